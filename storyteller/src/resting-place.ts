import { placesOf, type Act, type Place, type Scene } from './scene.ts'
import { hasRoof } from './surroundings.ts'
import { nameThing } from './tales/name-thing.ts'

const floors: ReadonlySet<string> = new Set([
  'ground',
  'floor',
  'rug',
  'carpet',
  'cushions',
  'pillows',
  'mat',
])
const open: ReadonlySet<string> = new Set([
  'grass',
  'hill',
  'hillside',
  'moss',
  'meadow',
  'sand',
  'snow',
  'stars',
  'sky',
])
/** What one sleeps in, on or under out of doors, and what inside of a room. */
const outdoors: ReadonlySet<string> = new Set([
  'boat',
  'raft',
  'tree',
  'palm',
  'pine',
  'log',
  'stump',
  'bush',
  'hay-bale',
  'cloud',
  'rocks',
  'boulder',
])
const indoors: ReadonlySet<string> = new Set([
  'nest',
  'basket',
  'box',
  'cart',
  'bathtub',
  'barrel',
  'bucket',
  'tent',
  'armchair',
  'chair',
  'bench',
  'cradle',
  'sled',
  'table',
])

/** A rug is a blanket to the painter, and no bed. */
const beds: ReadonlySet<string> = new Set(['bed', 'blanket', 'quilt', 'covers', 'crib'])

const last = (ref: string): string => ref.split(' ').at(-1) ?? ref

/**
 * Where a page is on which all fall asleep by a bed, if its lines have nobody in a bed: in a hammock, on cushions, on a hill,
 * in a boat, in a nest.
 * @param isFigure whether a reference is one of the cast
 * @param lines the lines as they were written: sleeping in a hammock or on a hill is no act of its own
 */
export function restingPlaceOf(
  acts: readonly Act[],
  planned: Place,
  setting: Scene['setting'],
  isFigure: (ref: string) => boolean,
  lines: readonly string[],
): Place {
  const sleepers = acts.filter(({ who, does }) => isFigure(who) && (does === 'sleeps' || does === 'lies'))
  const spots = sleepers.map(
    ({ how }) => how.find(({ by }) => ['in', 'on', 'under'].includes(by))?.what ?? null,
  )
  const seats = acts
    .filter(({ who, does }) => isFigure(who) && does === 'sits')
    .map(({ how }) => how.find(({ by }) => ['in', 'on', 'under'].includes(by))?.what ?? null)
  const isIn = (list: ReadonlySet<string>) => (ref: string | null) =>
    ref !== null && !isFigure(ref) && (list.has(last(ref)) || list.has(nameThing(ref).prop ?? ''))
  const isBed = (ref: string | null) => ref !== null && beds.has(last(ref))
  if (planned !== 'bedside' || sleepers.length === 0) return planned
  const said = lines.join('\n').toLowerCase()
  if (!/\bbed\b/.test(said)) {
    if (said.includes('hammock')) return 'hammock'
    if (/\bon (?:a|the) (?:hill|grass|meadow|moss)|under the (?:stars|open sky)/.test(said))
      return setting === 'bedroom' ? 'heap' : 'hillside'
  }
  // Beside somebody, or on them, is where they are.
  const own = spots.filter((ref) => ref !== null && !isFigure(ref))
  const isAnyInBed = acts.some(({ how }) => how.some(({ what }) => isBed(what)))
  if (isAnyInBed || (own.length === 0 && !spots.some((ref) => ref !== null && isFigure(ref)))) return planned
  const all = [...own, ...seats]
  const outside = (placesOf[setting] as readonly Place[]).find((place) => !hasRoof(place))
  if (all.some(isIn(outdoors))) return outside ?? planned
  if (own.some(isIn(open))) return setting === 'bedroom' ? 'heap' : 'hillside'
  if (all.some(isIn(indoors))) return 'indoors'
  if (own.length > 0 && own.every(isIn(floors))) return 'heap'
  // On a lap.
  return spots.some((ref) => ref !== null && isFigure(ref)) &&
    !spots.some((ref) => ref === null || isBed(ref))
    ? 'indoors'
    : planned
}
