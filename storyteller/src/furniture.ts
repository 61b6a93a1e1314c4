import { abreastIn, mostAbreast } from './crowd.ts'
import { isRoom, type Place, type Prop, type Scene, type SceneAct, type Thing } from './scene.ts'
import { propsNamedIn } from './tales/name-thing.ts'

/** What stays where a line put it. */
const furniture: ReadonlySet<Prop> = new Set([
  'table',
  'chair',
  'armchair',
  'bench',
  'bed',
  'treasure-chest',
  'barrel',
  'bathtub',
  'piano',
  'ladder',
  'tent',
  'campfire',
  'boat',
  'raft',
  'cart',
  'sled',
  'rocket',
  'swing',
  'seesaw',
  'snowman',
  'sign',
  'signpost',
  'lamp-post',
  'hay-bale',
  'soup-pot',
  'flower-pot',
  'house',
  'well',
  'cradle',
  'boulder',
  'blocks',
  'block-tower',
  'shade',
  'hedge',
  'stump',
])

/** What of it is easily gone without a word. */
const light: ReadonlySet<Prop> = new Set([
  'chair',
  'treasure-chest',
  'sign',
  'signpost',
  'soup-pot',
  'flower-pot',
  'blocks',
  'block-tower',
])

const mostKept = 2

export const isFurniture = ({ prop, count }: Thing): boolean =>
  prop !== null && furniture.has(prop) && count === 1

/** Deeds after which their object is elsewhere. */
const moves: ReadonlySet<SceneAct['does']> = new Set([
  'carries',
  'holds',
  'lifts',
  'takes',
  'gives',
  'pushes',
  'pulls',
  'throws',
  'rolls',
  'rides',
  'rows',
  'wears',
])
const leaves: ReadonlySet<SceneAct['does']> = new Set([
  'walks',
  'runs',
  'flies',
  'falls',
  'rolls',
  'slides',
  'swims',
])

/** Where a boat lies at a shore. */
const shores: readonly Place[] = [
  'forest-stream',
  'garden-pond',
  'mountain-lake',
  'open-sea',
  'harbour',
  'little-island',
  'jungle-river',
  'oasis',
  'coral-reef',
  'star-harbour',
]
const isAshore = (place: Place, prop: Prop | null): boolean =>
  (prop === 'boat' || prop === 'raft') && !shores.includes(place)

/** Rooms that have a bed of their own. */
const bedrooms: readonly Place[] = ['bedside', 'indoors', 'bedroom-floor', 'bedroom-window', 'lit-window']
const hasOwn = (place: Place, prop: Prop | null): boolean => prop === 'bed' && bedrooms.includes(place)

const isMoved = ({ acts = [] }: Scene, id: string): boolean =>
  acts.some(
    ({ who, does, how }) =>
      (who === id && leaves.has(does)) ||
      (moves.has(does) &&
        how.some(({ by, what }) => what === id && (by === 'what' || by === 'in' || by === 'on'))),
  )

/** What stands at a place after earlier pictures, the last one first. */
function standingAt(place: Place, before: readonly Scene[]): Thing[] {
  let here: Thing[] = []
  for (const scene of before)
    for (const thing of scene.things ?? []) {
      if (!isFurniture(thing)) continue
      // It may have been taken along from another place.
      if (scene.place === place || isMoved(scene, thing.id))
        here = here.filter(({ prop }) => prop !== thing.prop)
      if (scene.place === place && !isMoved(scene, thing.id)) here.unshift(thing)
    }
  return here
}

const weight = ({ prop }: Thing): number => (prop && light.has(prop) ? 0 : 1)

const nounOf = ({ id }: Thing): string | undefined => id.split(' ').at(-1)

/** What else a book says of its things: the text of the page, and later pictures if they are known. */
export type Evidence = { content?: string; later?: readonly Scene[] }

/** Whether somebody is still at the place where a thing stood: all pictures since then are of it. */
const isSameVisit = (place: Place, before: readonly Scene[], { id }: Thing): boolean =>
  before
    .slice(before.findLastIndex(({ things = [] }) => things.some((thing) => thing.id === id)))
    .every((past) => past.place === place)

/** Words of a page that goes on elsewhere at its place. */
const elsewhere =
  /(?<!\p{L})(?:(?:on|at|to) the (?:other|far) side|far (?:away|off)|far from|out of sight|farther|further|landed|arrived|came to (?:an?|the)|as far as)(?!\p{L})/iu
/** Deeds with which one leaves a spot, and not a room. */
const going =
  /(?<!\p{L})(?:ran|walked|raced|hurried|followed|floated|swam|flew|rode|sailed|rowed|set off|went on)(?!\p{L}| (?:home|back))/iu
const isElsewhere = ({ place }: Scene, content: string): boolean =>
  elsewhere.test(content) || (!isRoom(place) && going.test(content))

/** How sure it is that a thing still stands there: the page names it, a later picture has it, or nobody went away. */
function certainty(
  thing: Thing,
  place: Place,
  before: readonly Scene[],
  { content, later }: Evidence,
): number {
  if (content && thing.prop && propsNamedIn(content).has(thing.prop)) return 3
  if (later?.some((next) => next.place === place && next.things?.some(({ prop }) => prop === thing.prop)))
    return 2
  return isSameVisit(place, before, thing) && weight(thing) > 0 ? 1 : 0
}

/**
 * A picture with what earlier ones put at its place: two things at the most, behind the action, and none where they would crowd
 * it. Where later pictures are known, what neither they nor the page have is gone once everybody was elsewhere.
 * @param before earlier pictures, as their lines say them
 */
export function withFurniture(scene: Scene, before: readonly Scene[], evidence: Evidence = {}): Scene {
  const { acts = [], things = [], framing, place } = scene
  const isFull = framing === 'close-up' || framing === 'spot' || framing === 'looking-up' || acts.length === 0
  const room = Math.min(mostKept, mostAbreast - abreastIn(scene))
  if (isFull || room <= 0) return scene
  const kept = standingAt(place, before)
    .filter((one) => !things.some((thing) => thing.prop === one.prop || nounOf(thing) === nounOf(one)))
    .filter(({ prop }) => !hasOwn(place, prop) && !isAshore(place, prop))
    .map((thing) => ({ thing, sure: certainty(thing, place, before, evidence) }))
    .filter(({ sure }) => sure > 0 || !evidence.later)
    .filter(({ sure }) => sure === 3 || evidence.later || !isElsewhere(scene, evidence.content ?? ''))
    .toSorted((one, other) => other.sure - one.sure || weight(other.thing) - weight(one.thing))
    .map(({ thing }) => thing)
    .slice(0, room)
  if (kept.length === 0) return scene
  const standing = kept.map(({ id }): SceneAct => ({
    who: id,
    does: 'stands',
    how: [{ by: 'in', what: 'halfway' }],
    feels: null,
  }))
  return { ...scene, acts: [...acts, ...standing], things: [...things, ...kept] }
}
