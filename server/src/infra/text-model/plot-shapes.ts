export type PlotShape = {
  name: string
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
  { isForYoungest = true }: Partial<Pick<PlotShape, 'isForYoungest'>> = {},
): PlotShape => ({ name, pages, isForYoungest, how })

/** Plot shapes. One is drawn for each plan, because models left to themselves always tell of a walk. */
export const plotShapes: readonly PlotShape[] = [
  shape(
    'too much of it',
    4,
    'The hero does one thing gladly and all the time (carries, tidies, hurries, tells). Today somebody needs the very opposite. Twice the hero does more of it, and each time it can be seen how that makes it worse. Then the hero leaves off, and does just this one thing otherwise.',
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
    'one thing for two',
    4,
    'There is one of something, and two want it now. They pull, they hide it, they take turns that are not fair, and each time both have less of it. What ends it is a way to have it at once that only these two could have, and the hero goes first in giving.',
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
    'a big word',
    5,
    'The hero has said that something is easy, or done, and it is not. To keep up the word the hero does it twice in a way that fails before our eyes, while somebody waits and believes it. Saying “I cannot do it” is the hardest thing on any page, and then two do it.',
  ),
  shape(
    'chain of favours',
    6,
    'To get one thing the hero needs a second, and for that a third. Each favour costs a little. The chain ends with something that the hero has had since page 1 and does not want to part with.',
  ),
]
