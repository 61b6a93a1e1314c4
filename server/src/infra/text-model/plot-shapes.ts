import type { Avoidable } from '@moonpage/contract/story-input'

export type PlotShape = {
  name: string
  /** Fears of a child that exclude this shape. */
  avoid: readonly Avoidable[]
  /** The smallest page count that it fits. */
  pages: number
  /** Whether a child of three or four can follow it: one will, no deadline, nothing that two think differently of. */
  isForYoungest: boolean
  how: string
}

const shape = (
  name: string,
  pages: number,
  how: string,
  { avoid = [], isForYoungest = true }: Partial<Pick<PlotShape, 'avoid' | 'isForYoungest'>> = {},
): PlotShape => ({ name, avoid, pages, isForYoungest, how })

/** Plot shapes. One is drawn for each plan, because models left to themselves always tell of a walk. */
export const plotShapes: readonly PlotShape[] = [
  shape(
    'search',
    4,
    'A small thing that is needed tonight is gone. The hero looks in the wrong places, each for a good reason, and each place gives one more clue. In the end it is where the hero’s own habit put it; one plain sentence says early why the hero does not remember.',
  ),
  shape(
    'mending',
    4,
    'In a hurry the hero breaks something that another holds dear. Mending it in secret makes it worse twice. Then the hero says so, and together they make something of the pieces.',
  ),
  shape(
    'misunderstanding',
    5,
    'A message, a sound or a look is taken for something else, and everybody acts on the wrong idea. The more the hero guesses, the bigger it gets. One plain question, which is hard to ask, clears it up.',
  ),
  shape(
    'stranger in need',
    4,
    'Somebody turns up at a bad moment and needs the very thing that the hero wanted to use. Half a help fails, because it is only half. The hero does the whole of it, and what comes back is not what was given.',
  ),
  shape(
    'race with nightfall',
    5,
    'Something happens at nightfall and only tonight. Two short cuts cost more time than they save, each because of how the hero is. The last stretch is done in another way, and they arrive in the nick of time.',
    { avoid: ['darkness'], isForYoungest: false },
  ),
  shape(
    'surprise',
    5,
    'The hero prepares a surprise for a friend. Each try to hide it makes the friend feel left out. The hero has to choose between the surprise and the friend, and the surprise turns out different and better.',
    { isForYoungest: false },
  ),
  shape(
    'visit',
    5,
    'A guest comes who does everything the other way round, and one plain sentence says early why. The hero puts up with it, then does not. To do it once as the guest does changes what the two of them do next, and where the guest sleeps.',
  ),
  shape(
    'plan that grows too big',
    5,
    'A good small plan gets one addition after another until it can no longer do what it was for. Somebody has been trying to say so all the time. The hero stops and listens, and the small plan works.',
    { isForYoungest: false },
  ),
  shape(
    'swap',
    6,
    'Two of them change jobs for a day. Each job goes wrong in a funny way that only this figure could bring about. They need each other’s knack at the same moment, and swap back richer by one trick.',
    { isForYoungest: false },
  ),
  shape(
    'building',
    5,
    'Something has to be built from what lies about. The first try falls down, and so does the second, each for a reason that can be seen. The third uses both reasons, and costs the hero a piece of something that was loved.',
  ),
  shape(
    'one who will not',
    4,
    'Somebody will not come down, come out, come in or go to sleep. Coaxing, pulling and tricks fail, each in its own way. The hero sits down beside them and finds out why, and then the remedy is small.',
  ),
  shape(
    'something that grows',
    5,
    'Something has to be looked after, and it takes its time. The hero helps too much, and it goes worse. The hardest thing is to do nothing for a while, and that is when it happens.',
  ),
  shape(
    'evening show',
    6,
    'Everyone has a part in something tonight, and the hero cannot do theirs as the others do. Copying the others fails in front of somebody. What the hero is good at fits a gap that nobody else had seen.',
    { isForYoungest: false },
  ),
  shape(
    'trail',
    6,
    'Something is gone, and a trail of small things that can be drawn (feathers, leaves, pebbles) leads away. Twice the hero loses it by going too fast or too far. At its end somebody needed the thing and has a reason to keep it; whether it comes home is decided by what the hero does there.',
    { isForYoungest: false },
  ),
  shape(
    'chain of favours',
    6,
    'To get one thing the hero needs a second, and for that a third. Each favour costs a little. The chain ends with something that the hero has had since page 1 and does not want to part with.',
  ),
]
