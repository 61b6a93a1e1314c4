import type { Action } from '../scene.ts'

/** What a line says of bodies that is another deed: `lays head on shoulder` leans, `puts a wing around` hugs. */
export type BodyDeed = {
  does?: Action
  rest: string[]
  isLap: boolean
  isBackToBack: boolean
  isAwake: boolean
}

const limbs: ReadonlySet<string> = new Set(
  'arm arms wing wings paw paws tail trunk flipper flippers hand hands'.split(' '),
)
const around: ReadonlySet<string> = new Set(['around', 'round', 'about'])
const laps: ReadonlySet<string> = new Set(['lap', 'laps', 'knee', 'knees'])
const uppers: ReadonlySet<string> = new Set(['shoulder', 'shoulders', 'back'])
/** How somebody sleeps or sits, besides where. */
const manners: ReadonlySet<string> = new Set(
  'leaning curled curling snuggled snuggling huddled cuddled nestled'.split(' '),
)
const resting: ReadonlySet<string> = new Set(['sits', 'lies', 'sleeps', 'stands', 'rides'])
const laying: ReadonlySet<string> = new Set(['lies', 'lays', 'leans', 'drops', 'holds', 'touches'])

/** @param rest the words after a verb */
export function bodyDeed(rest: readonly string[], does: Action): BodyDeed {
  const found: BodyDeed = {
    rest: [...rest],
    isLap: rest.some((word) => laps.has(word)),
    isBackToBack: rest.join(' ').includes('back to back'),
    isAwake: rest.includes('awake'),
  }
  const limb = rest.findIndex((word) => limbs.has(word))
  const at = rest.findIndex((word, i) => i > limb && around.has(word))
  if (limb >= 0 && at > limb && rest.slice(0, at).every((word) => word !== "'s"))
    return { ...found, does: 'hugs', rest: rest.slice(at + 1) }
  const last = rest.findLast((word) => /^[a-z]/.test(word)) ?? ''
  const head = rest.indexOf('head')
  if (laying.has(does) && head >= 0 && head < 3 && rest.length > head + 1)
    return { ...found, does: found.isLap ? 'lies' : 'leans', rest: rest.slice(head + 1) }
  if (resting.has(does)) {
    found.rest = rest.filter((word) => word !== 'awake' && !manners.has(word))
    const isOn = rest.includes("'s") && (last === 'shoulders' || last === 'shoulder' || last === 'back')
    if (isOn && does !== 'lies' && does !== 'sleeps' && uppers.has(last)) found.does = 'rides'
  }
  if (found.isBackToBack) {
    const from = found.rest.indexOf('back')
    found.rest.splice(from, 3)
  }
  return found
}
