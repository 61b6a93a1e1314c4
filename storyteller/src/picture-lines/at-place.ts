import { spotOfPlace } from '../data/line-words.ts'
import { placeNouns, type PlaceNoun } from '../data/place-nouns.ts'
import type { Act, Place } from '../scene.ts'
import { nameThing } from '../tales/name-thing.ts'
import type { Reading } from './line-tokens.ts'

/** Water that every place may look at. */
const everywhere: ReadonlyMap<string, PlaceNoun> = new Map([
  ['sea', 'seen'],
  ['ocean', 'seen'],
])

/** What one does in water by being there. */
const wading: ReadonlySet<string> = new Set(['stands', 'is', 'walks', 'lies', 'sits', 'hides', 'swims'])
const resting: ReadonlySet<string> = new Set(['stands', 'is', 'lies', 'hangs', 'shines', 'grows'])
/** Deeds that are done from where one is. */
const from: ReadonlySet<string> = new Set(['looks', 'points', 'listens', 'waves', 'shouts', 'sings', 'bows'])
/** Deeds whose object goes there. */
const sending: ReadonlySet<string> = new Set(['throws', 'drops', 'rolls', 'pours', 'kicks'])

/** Deeds that are done in the air. */
const aloft: ReadonlySet<string> = new Set(['flies', 'hangs', 'shines', 'jumps'])

type Link = Act['how'][number]

const harbors: ReadonlySet<string> = new Set('harbor harbour dock docks pier quay wharf jetty'.split(' '))
const floats: ReadonlySet<string> = new Set(['boat', 'raft'])
/** Out on the water, where nobody is. */
const afloat: Link = { by: 'in', what: 'distance' }

/** The same act where `what` is the place itself, or a part of it that is drawn anyway. */
function linkAt({ by, what }: Link, kind: PlaceNoun, does: string): Link[] {
  // What is done to it is no place: `paints the lighthouse`.
  if (by === 'what') return [{ by, what }]
  if (from.has(does) && ['at', 'to', 'in', 'through', 'over'].includes(by)) return [{ by: 'at', what: 'far' }]
  if (kind === 'ground' && by === 'over' && aloft.has(does)) return [{ by, what: 'ground' }]
  if (kind === 'ground' && ['on', 'in', 'at', 'to', 'over', 'through'].includes(by))
    return [{ by: by === 'to' ? by : 'on', what: 'ground' }]
  return sending.has(does) && (by === 'in' || by === 'to') ? [{ by: 'to', what: 'far' }] : []
}

/**
 * Acts at a place whose own words they have: who stands on the dock of a harbor is on the ground, who is in the lake of a lake swims,
 * and who looks at the peaks looks far away.
 */
export function atPlace(
  acts: readonly Act[],
  place: Place | undefined,
  { isFigure, own }: Pick<Reading, 'isFigure' | 'own'>,
): Act[] {
  const here = placeNouns.get(place ?? '') ?? new Map<string, PlaceNoun>()
  const kindOf = (ref: string): PlaceNoun | undefined => {
    const [before = '', noun = ''] = ['', ...ref.split(' ')].slice(-2)
    const known = (word: string) => here.get(word) ?? everywhere.get(word)
    return isFigure(ref) || own.has(noun) ? undefined : (known(`${before}-${noun}`) ?? known(noun))
  }
  /** `the lake is still`, `the street is empty`. */
  const isPlace = (who: string): boolean =>
    kindOf(who) !== undefined || (!isFigure(who) && spotOfPlace.has(who.split(' ').at(-1)!))
  return acts.map((act): Act => {
    if (isPlace(act.who) && (resting.has(act.does) || nameThing(act.who).prop === null))
      return { ...act, who: 'far' }
    const isInWater = ({ by, what }: Link) => (by === 'in' || by === 'on') && kindOf(what) === 'water'
    const swims = isFigure(act.who) && wading.has(act.does) && act.how.some(isInWater)
    const isMoored = ({ by, what }: Link) => isInWater({ by, what }) || (by !== 'on' && harbors.has(what))
    if (floats.has(nameThing(act.who).prop ?? '') && resting.has(act.does) && act.how.some(isMoored))
      return { ...act, does: 'stands', how: [afloat] }
    const how = act.how.flatMap((link) => {
      const kind = kindOf(link.what)
      return kind ? linkAt(link, kind, act.does) : [link]
    })
    return { ...act, how, ...(swims && { does: 'swims' }) }
  })
}

/** Acts of a picture where a boat that somebody uses is not out on the water without them. */
export const withBoatsAtHand = (acts: readonly Act[]): Act[] =>
  acts.map((act) => {
    const isOut = act.how.length === 1 && act.how[0]!.by === afloat.by && act.how[0]!.what === afloat.what
    const boat = nameThing(act.who).prop
    const isUsed = () =>
      acts.some(({ how }) =>
        how.some(({ by, what }) => nameThing(what).prop === boat && by !== 'at' && by !== 'to'),
      )
    return isOut && boat !== null && floats.has(boat) && isUsed() ? { ...act, how: [] } : act
  })
