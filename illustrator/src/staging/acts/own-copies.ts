import type { SceneAct, Thing } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { sharedIn } from './together.ts'
import { cords } from './ropes.ts'

/** What each does with a thing of their own: two who eat a cookie eat two. */
const alone: ReadonlySet<SceneAct['does']> = new Set(['eats', 'drinks', 'wears', 'carries', 'holds'])
/** What each works with has a tool of their own: two who dig with a shovel have two. */
const tools: ReadonlySet<string> = new Set([
  'shovel',
  'broom',
  'brush',
  'pencil',
  'hammer',
  'spoon',
  'rake',
  'saw',
  'watering-can',
])
/** What several have between them. */
const between: ReadonlySet<string> = new Set([...cords, 'blanket', 'net', 'curtain', 'sack', 'soup-pot'])

/** What two carry between them. */
const carriedByTwo: ReadonlySet<string> = new Set([
  'ladder',
  'basket',
  'bucket',
  'board',
  'pumpkin',
  'pillow',
  'soup-pot',
  'cake',
  'banner',
  'net',
  'pie',
])

/** The acts and things of a scene, so that nobody eats, wears or carries what another one has in the hands. Pure. */
export function ownCopies(
  acts: readonly SceneAct[],
  things: readonly Thing[],
): { acts: readonly SceneAct[]; things: readonly Thing[] } {
  const owner = new Map<string, string>()
  const copies: Thing[] = []
  const own = acts.map((act): SceneAct => {
    const isTool = (id: string) => tools.has(things.find((one) => one.id === id)?.prop ?? '')
    const what =
      act.how.find(({ by, what: id }) => by === 'with' && isTool(id))?.what ??
      (alone.has(act.does) ? act.how.find(({ by }) => by === 'what')?.what : undefined)
    const thing = things.find(({ id }) => id === what)
    if (what === sharedIn(acts, act) && carriedByTwo.has(thing?.prop ?? '')) return act
    if (!what || !thing?.prop || between.has(thing.prop) || propInfo[thing.prop].kind !== 'held') return act
    const first = owner.get(what) ?? act.who
    owner.set(what, first)
    if (first === act.who) return act
    const copy = { ...thing, id: `${what} of ${act.who}` }
    copies.push(copy)
    return { ...act, how: act.how.map((one) => (one.what === what ? { ...one, what: copy.id } : one)) }
  })
  return { acts: own, things: [...things, ...copies] }
}
