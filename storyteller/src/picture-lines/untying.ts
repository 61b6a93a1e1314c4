import type { Act, Action, Leaving } from '../scene.ts'
import { nameThing } from '../tales/name-thing.ts'

const verbs: ReadonlySet<string> = new Set(['untie', 'unfasten', 'unhook'])
/** Things whose own knot is seen. */
const knotted: ReadonlySet<string> = new Set(['boot', 'sack', 'roll', 'box', 'letter'])
/** Things that a rope holds. */
const moored: ReadonlySet<string> = new Set(['boat', 'raft', 'sled', 'cart', 'gate', 'tent'])

/**
 * What is seen when somebody unties something: a loose rope in the hands, or the thing with its knot open. Null for other deeds, and
 * where nothing is untied.
 */
export function untying(
  base: string,
  how: Act['how'],
  isFigure: (ref: string) => boolean,
): { does: Action; how: Act['how']; leaves?: Leaving } | null {
  const object = verbs.has(base) ? how.find(({ by }) => by === 'what') : undefined
  if (!object) return null
  const rest = how.filter((link) => link !== object)
  if (/\bknots?$/.test(object.what)) return { does: 'takes', how: [{ by: 'what', what: 'rope' }, ...rest] }
  const { prop, species } = nameThing(object.what)
  if (prop && knotted.has(prop)) return { does: 'touches', how, leaves: 'untied' }
  const isMoored = isFigure(object.what) || species !== undefined || (prop !== null && moored.has(prop))
  return {
    does: 'takes',
    how: isMoored
      ? [
          { by: 'what', what: 'rope' },
          { by: 'from', what: object.what },
        ]
      : how,
  }
}
