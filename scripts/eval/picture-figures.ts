import { atLeast, atMost, type Figure } from '@moonpage/storyteller/checks/report/figure'
import type { Sample } from '@moonpage/storyteller/checks/samples'
import type { Scene } from '@moonpage/storyteller/scene'

/** Acts that show nobody's deed. */
const idle: ReadonlySet<string> = new Set(['looks', 'stands', 'is', 'says', 'thinks', 'listens'])

const hasDeed = ({ acts = [] }: Scene): boolean =>
  acts.some(({ does, how }) => !idle.has(does) && (how.length > 0 || does === 'sleeps'))

const isUndrawn = ({ things = [] }: Scene): boolean =>
  things.some(({ prop, species }) => prop === null && species === undefined)

/** What can be counted in the pictures of books; whether they show their pages, a reader says. */
export function pictureFigures(samples: readonly Sample[]): Figure[] {
  const scenes = samples.flatMap(({ pages }) => pages.map(({ scene }) => scene))
  const share = (has: (scene: Scene) => boolean) => scenes.filter(has).length / Math.max(1, scenes.length)
  return [
    atLeast('pictures in which somebody does something with something', share(hasDeed), 0.8, 'share'),
    atMost('pictures that lack a thing of theirs', share(isUndrawn), 0.05, 'share'),
  ]
}
