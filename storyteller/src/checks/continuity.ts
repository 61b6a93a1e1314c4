import { isFurniture } from '../furniture.ts'
import { isSeated, staysPut } from '../keeps-seat.ts'
import { isThereIn } from '../onlookers.ts'
import { isRestingPlace, type CharacterSheet, type Scene, type Thing } from '../scene.ts'

/** A page on which a book forgets what its neighbors show. */
export type Lapse = {
  kind: 'thing gone' | 'other looks' | 'out of the seat' | 'figure missing'
  page: number
  what: string
}

type Pictured = { page_number: number; content: string; scene: Scene }

const isClose = ({ framing }: Scene): boolean =>
  framing === 'close-up' || framing === 'spot' || framing === 'looking-up'

const thingsIn = ({ things = [] }: Scene): readonly Thing[] => things

const hasProp = (scene: Scene | undefined, { prop }: Thing): boolean =>
  scene !== undefined && thingsIn(scene).some((thing) => thing.prop === prop)

/** Furniture that the pictures before and after show at this place, and this one does not. */
const goneFrom = (scene: Scene, before: Scene | undefined, after: Scene | undefined): string[] =>
  before?.place !== scene.place || after?.place !== scene.place || isClose(scene)
    ? []
    : thingsIn(before)
        .filter((thing) => isFurniture(thing) && hasProp(after, thing) && !hasProp(scene, thing))
        .map(({ name }) => name)

/** Things of one name that the picture before shows in a color that this one lacks. */
const recolored = (scene: Scene, before: Scene | undefined): string[] =>
  thingsIn(scene)
    .filter(({ color, count }) => !color && count === 1)
    .filter((thing) =>
      thingsIn(before ?? scene).some(
        (one) =>
          one.color &&
          one.count === 1 &&
          one.prop === thing.prop &&
          one.id.split(' ').at(-1) === thing.id.split(' ').at(-1),
      ),
    )
    .map(({ name }) => name)

const unseated = (scene: Scene, before: Scene | undefined): string[] =>
  before?.place !== scene.place || isClose(scene)
    ? []
    : scene.cast
        .map(({ who }) => who)
        .filter((who) => isSeated(before, who) && !isSeated(scene, who) && staysPut(scene, who))

/** Who speaks on a page and is in the pictures around it, and not in its own. */
const missing = (
  { scene, content }: Pictured,
  around: readonly (Scene | undefined)[],
  sheets: readonly CharacterSheet[],
): string[] => {
  const isIn = (one: Scene, who: string) => one.cast.some((member) => member.who === who)
  if (isClose(scene) || isRestingPlace(scene.place)) return []
  return sheets
    .filter(
      ({ who, name }) =>
        !isIn(scene, who) &&
        around.some((one) => one?.place === scene.place && isIn(one, who)) &&
        isThereIn(content, name),
    )
    .map(({ name }) => name)
}

/** Where the pictures of a book do not go on from each other, in page order. */
export function lapsesIn(pages: readonly Pictured[], sheets: readonly CharacterSheet[]): Lapse[] {
  return pages.flatMap((page, at) => {
    const { scene, page_number: number } = page
    const [before, after] = [pages[at - 1]?.scene, pages[at + 1]?.scene]
    const found: readonly (readonly [Lapse['kind'], string[]])[] = [
      ['thing gone', goneFrom(scene, before, after)],
      ['other looks', recolored(scene, before)],
      ['out of the seat', unseated(scene, before)],
      ['figure missing', missing(page, [before, after], sheets)],
    ]
    return found.flatMap(([kind, all]) => all.map((what): Lapse => ({ kind, page: number, what })))
  })
}
