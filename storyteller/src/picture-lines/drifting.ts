import type { Act, Action } from '../scene.ts'

/** Verbs of what the water or the air carries. */
const carriedVerbs: ReadonlySet<string> = new Set(['float', 'drift', 'bob', 'glide'])
const waterWords: ReadonlySet<string> = new Set(
  'water sea ocean lake river stream pond puddle waves wave pool bay harbor'.split(' '),
)
const shores: ReadonlySet<string> = new Set(['shore', 'bank', 'edge', 'rim', 'side'])

/** Whether words are the shore of a water, on which nobody is wet: `the edge of the lake`. */
export const isShore = (words: readonly string[]): boolean =>
  words.some((word) => shores.has(word)) && waterWords.has(words.at(-1)!)

const airWords: ReadonlySet<string> = new Set('sky air wind breeze space'.split(' '))

/**
 * What somebody or something does that floats or drifts: in water they swim, on a cloud or a log they sit; only what is in
 * the air flies.
 */
export function driftingAs(
  does: Action,
  base: string,
  { rest, how, isFigure }: { rest: readonly string[]; how: Act['how']; isFigure: boolean },
): Action {
  if (does !== 'flies' || !carriedVerbs.has(base) || rest.some((word) => airWords.has(word))) return does
  const under = how.find(({ by }) => by === 'on' || by === 'in')
  const noun = under?.what.split(' ').at(-1)
  if (under && noun && !waterWords.has(noun)) return isFigure ? 'sits' : 'stands'
  if (!rest.some((word) => waterWords.has(word))) return does
  return isFigure ? 'swims' : 'stands'
}

/** Hills, for what goes up or down them. */
export const hills: ReadonlySet<string> = new Set(
  'hill hillside slope mountain mountainside dune bank ramp hilltop'.split(' '),
)

/** `the chick hatches from the egg`: the egg is open. */
export const withHatched = (how: Act['how']): Act['how'] =>
  how.map(({ by, what }) => ({ by, what: /(?<!hatched )\begg$/.test(what) ? `hatched ${what}` : what }))
