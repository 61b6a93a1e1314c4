import { fillFriend } from '@moonpage/contract/fact-kinds'
import { fillNames, type Names } from '@moonpage/contract/names'
import type { PosterSize } from '@moonpage/contract/series'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import type { Database } from '../../../infra/db/database.ts'
import type { Alone } from '../../../infra/image-model/image-model.ts'
import { isId } from '../../../lib/ids.ts'
import { problem } from '../../../lib/problem.ts'
import { homeKey, worldKey, type Poster, type PosterTile } from './poster.ts'

type Fact = NonNullable<Outline['leaves']>[number]

/** What the pictures of a poster are painted from. */
export type PosterPictures = {
  outline: Outline
  /** Pictures of the first book, from which one sees what is worn out there. */
  scenes: readonly Scene[]
  setting: Scene['setting']
  friends: Extract<Alone, { sheet: unknown }>['sheet'][]
  things: Extract<Alone, { prop: unknown }>['prop'][]
  /** Figures and things of the tiles, by picture key. */
  alone: ReadonlyMap<string, Alone>
}

/** More would be too small to be seen from a bed. */
const mostTiles = 40

/**
 * The world of a series of the caller's family: its friends and what was kept, the oldest first, without what parents struck.
 * @throws 404 unless it is theirs, 409 if none of its books is left
 */
export async function readPoster(
  { kysely }: Database,
  { familyId }: { familyId: string },
  { id, size }: { id: string; size: PosterSize },
): Promise<{ poster: Poster; pictures: PosterPictures }> {
  const series = isId(id)
    ? await kysely
        .selectFrom('series')
        .select(['id', 'name', 'hero', 'companion', 'setting'])
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!series) throw problem('series_not_found', 404, 'We couldn’t find that world.')
  const book = await kysely
    .selectFrom('series_books')
    .innerJoin('stories', 'stories.id', 'story_id')
    .select(['stories.id', 'outline'])
    .where('series_id', '=', series.id)
    .where('outline', 'is not', null)
    .orderBy('number')
    .executeTakeFirst()
  if (!book?.outline)
    throw problem('not_drawable', 409, 'A poster needs a book of this world, and none is left.')
  const [pages, facts] = await Promise.all([
    kysely.selectFrom('story_pages').select('scene').where('story_id', '=', book.id).execute(),
    kysely
      .selectFrom('series_facts')
      .select('fact')
      .where('series_id', '=', series.id)
      .where('is_struck', '=', false)
      .where('kind', 'in', ['friend', 'thing'])
      .orderBy('book')
      .orderBy('position')
      .execute(),
  ])
  const names = { hero: series.hero.name, companion: series.companion.name }
  const alone = new Map<string, Alone>()
  const known = new Map<string, Fact>()
  for (const { fact } of facts) {
    const label = labelOf(fact, names)
    if (!known.has(label)) known.set(label, fact)
  }
  const tiles = [...known].slice(0, mostTiles).map(([name, fact], index): PosterTile => {
    const key = `tile-${index}`
    const one = aloneOf(fact)
    if (one) alone.set(key, one)
    return {
      picture: one ? { key, alt: name } : null,
      isScene: false,
      name,
      line: fact.friend ? lineOf(fact, names) : '',
    }
  })
  const world = fillNames(series.name, names)
  const both = `${names.hero} and ${names.companion}`
  const home = { key: homeKey, alt: `${both}, asleep at home` }
  const all = [...alone.values()]
  return {
    poster: {
      size,
      world,
      subtitle: `The world of ${both}`,
      tiles: [{ picture: home, isScene: true, name: 'Home', line: `where ${both} sleep` }, ...tiles],
      picture: { key: worldKey, alt: `${world}, with ${both}` },
    },
    pictures: {
      outline: book.outline,
      scenes: pages.map(({ scene }) => scene),
      setting: series.setting,
      friends: all.flatMap((one) => ('sheet' in one ? [one.sheet] : [])),
      things: all.flatMap((one) => ('prop' in one ? [one.prop] : [])),
      alone,
    },
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `Zeb the fox`, `The bell from the Lost and Found`. */
function labelOf({ friend, thing, since }: Fact, names: Names): string {
  const label = friend
    ? [friend.name, friend.species].filter(Boolean).join(' the ')
    : (since ?? `the ${thing?.noun ?? 'thing that was kept'}`)
  return capitalized(fillNames(label, names))
}

/** What happened when they met; where nobody said it, how it is now. */
const lineOf = ({ text, since, friend }: Fact, names: Names): string =>
  fillNames(since ?? fillFriend(text, friend?.name ?? ''), names)

function aloneOf({ friend, thing }: Fact): Alone | null {
  if (friend?.sheet) return { sheet: friend.sheet }
  return thing?.prop ? { prop: thing.prop } : null
}
