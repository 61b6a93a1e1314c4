import { drawnThings, fillFriend } from '@moonpage/contract/fact-kinds'
import { fillNames } from '@moonpage/contract/names'
import type { Series, SeriesFact } from '@moonpage/contract/series'
import { findOpenSeries, nextAdventure } from '../../core/stories/next-adventure.ts'
import { presentSummary } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { SeriesTables } from '../../infra/db/series-tables.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { isId } from '../../lib/ids.ts'
import type { Selectable } from 'kysely'
import { seriesNotFound } from './series-not-found.ts'

type Asked = { id: string; evening: string; draw: number }

/** A series of the caller's family. @throws 404 unless it is theirs */
export async function getSeries(
  { kysely }: Pick<Database, 'kysely'>,
  caller: Caller,
  { id, evening, draw }: Asked,
): Promise<Series> {
  const series = isId(id)
    ? await kysely
        .selectFrom('series')
        .leftJoin('children', 'children.id', 'child_id')
        .selectAll('series')
        .select('children.name as child_name')
        .where('series.id', '=', id)
        .where('series.family_id', '=', caller.familyId)
        .executeTakeFirst()
    : undefined
  if (!series) throw seriesNotFound()
  const [books, facts, [open]] = await Promise.all([
    findBooks({ kysely }, caller, series.id),
    kysely
      .selectFrom('series_facts')
      .selectAll()
      .where('series_id', '=', series.id)
      .orderBy('book', 'desc')
      .orderBy('position')
      .execute(),
    caller.familyRole === 'parent' ? findOpenSeries(kysely, { seriesId: series.id }) : [],
  ])
  const names = { hero: series.hero.name, companion: series.companion.name }
  return {
    id: series.id,
    name: fillNames(series.name, names),
    child_id: series.child_id,
    child_name: series.child_name,
    hero_name: names.hero,
    companion_name: names.companion,
    setting: series.setting,
    is_ended: series.ended_at !== null,
    books,
    facts: facts.map((row) => presentFact(row, series)),
    next: open ? nextAdventure(open, { evening, draw }) : null,
    created_at: series.created_at.toISOString(),
  }
}

async function findBooks({ kysely }: Pick<Database, 'kysely'>, caller: Caller, seriesId: string) {
  const numbers = await kysely
    .selectFrom('series_books')
    .select(['story_id', 'number'])
    .where('series_id', '=', seriesId)
    .orderBy('number')
    .execute()
  if (numbers.length === 0) return []
  const rows = await storyCards(kysely, caller)
    .where(
      'stories.id',
      'in',
      numbers.map((one) => one.story_id),
    )
    .execute()
  const cards = new Map(rows.map((row) => [row.id, presentSummary(row, caller)]))
  return numbers.flatMap(({ story_id: id, number }) => {
    const card = cards.get(id)
    return card ? [{ ...card, number }] : []
  })
}

type Row = Selectable<SeriesTables['series_facts']>
type Cast = Pick<Selectable<SeriesTables['series']>, 'hero' | 'companion'>

function presentFact({ fact, ...row }: Row, cast: Cast): SeriesFact {
  const { friend } = fact
  const names = { hero: cast.hero.name, companion: cast.companion.name }
  const called = friend ? [friend.name, friend.species].filter(Boolean).join(' the ') : ''
  return {
    id: row.id,
    kind: row.kind,
    text: fillNames(fillFriend(fact.text, called), names),
    friend: friend ? { name: fillNames(friend.name, names), species: friend.species } : null,
    picture: pictureOf(fact, cast),
    book: row.book,
    last_used: row.last_used,
    is_locked: row.is_locked,
    is_struck: row.is_struck,
  }
}

/** A friend or a thing, if it can be drawn; else whose habit it is, and who laughs. */
function pictureOf({ kind, thing, friend }: Row['fact'], { hero, companion }: Cast): string | null {
  if (kind === 'thing') return thing?.prop && drawnThings.includes(thing.prop) ? thing.prop : null
  if (kind === 'friend') return friend?.sheet?.kin ?? friend?.sheet?.species ?? null
  if (kind === 'question') return 'letter'
  if (kind === 'joke') return companion.kind
  return kind === 'place' ? null : (hero.look?.species ?? null)
}
