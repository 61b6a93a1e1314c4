import type { Composition } from '../compose-scene.ts'
import { whereDrawn } from '../where-drawn.ts'
import { lostContacts } from './contacts.ts'
import { facesIn, mayBeCovered } from './faces.ts'
import { fault, type PictureFault } from './fault.ts'
import { handsIn } from './hands.ts'
import { fixturesOf, isUnderThing, lookAt, type Looked } from './looked.ts'
import { namedUnseen } from './named-seen.ts'

/**
 * Finds what is wrong with a composed picture, on its own geometry: what the scene names and is not seen, faces that are
 * covered, hands that miss, who is not where the acts say, and who hangs in the air. A scene without acts has only its faces
 * measured. Pure. Takes about 5 ms.
 */
export const faultsOf = (composition: Composition): PictureFault[] => faultsIn(lookAt(composition))

/** As `faultsOf`, of a composition that is measured already. */
export function faultsIn(looked: Looked): PictureFault[] {
  return [
    ...faceFaults(looked),
    ...namedUnseen(looked),
    ...handsIn(looked).flatMap(({ who, thing, far, gap }) =>
      far > 2 ? [fault('hand off the thing', who, (far - 2) / 10, thing, gap)] : [],
    ),
    ...whereDrawn(looked.layers, looked.acts, fixturesOf(looked)).flatMap(
      ({ who, by, what, fault: wrong, gap }) =>
        wrong ? [fault('relation not held', who, 0.5, `${by} ${what}: ${wrong}`, gap)] : [],
    ),
    ...lostContacts(looked),
  ]
}

/** What is done at the mouth or the eyes, with a hand there. */
const atFace: ReadonlySet<string> = new Set(['eats', 'drinks', 'blows', 'plays', 'yawns', 'looks', 'thinks'])

/**
 * How much of a face others may cover; what is on the own head, as the brim of a hat; and the own arms, which a muzzle or a beak is
 * over, more at the mouth.
 */
const most = { others: 0.1, worn: 0.25, own: 0.3, atFace: 0.45 } as const

const wears = ({ staged }: Looked, who: string): boolean =>
  staged?.tableau.things.some(({ onHead }) => onHead?.id === who) ?? false

function faceFaults(looked: Looked): PictureFault[] {
  return facesIn(looked).flatMap(({ who, act, covered, by }): PictureFault[] => {
    const { edge = 0, ...covers } = by
    const outside = edge > most.others ? [fault('face outside the frame', who, edge)] : []
    if (mayBeCovered(act) || isUnderThing(looked, who)) return outside
    const own = (covers['own arm'] ?? 0) + (covers['own held'] ?? 0)
    const isOver =
      covered - edge - own > (wears(looked, who) ? most.worn : most.others) ||
      own > (act && atFace.has(act.does) ? most.atFace : most.own)
    const [cover] = Object.entries(covers).toSorted((one, other) => other[1] - one[1])[0] ?? []
    return [...outside, ...(isOver ? [fault('face covered', who, covered - edge, cover)] : [])]
  })
}

/** A fault in words: `face of companion covered by hero arm (34 %)`. */
export function describeFault({ kind, who, by, amount }: PictureFault): string {
  const share = `${Math.round(amount * 100)} %`
  switch (kind) {
    case 'face covered':
      return `face of ${who} covered by ${by} (${share})`
    case 'face outside the frame':
      return `face of ${who} outside the frame (${share})`
    case 'figure covered':
    case 'thing covered':
      return `${who} covered by ${by} (${share})`
    case 'hand off the thing':
      return `hand of ${who} off what is ${by}`
    case 'relation not held':
      return `${who} not ${by}`
    case 'no contact':
      return `${who} does not touch ${by}`
    case 'floats':
    case 'too small':
      return `${who} ${kind === 'floats' ? 'floats' : 'is too small'}`
    default:
      return `${who} ${kind.slice(kind.indexOf(' ') + 1)}`
  }
}
