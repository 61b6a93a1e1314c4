import { createHash } from 'node:crypto'
import { ageGroupOn } from '@moonpage/contract/child-age'
import { subjects, themes, type Theme } from '@moonpage/contract/categories'
import { fillNames } from '@moonpage/contract/names'
import type { NextAdventure } from '@moonpage/contract/series'
import type { Avoidable, StoryInput } from '@moonpage/contract/story-input'
import type { History } from '@moonpage/storyteller/outline'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { nextSequel } from '../../infra/text-model/next-sequel.ts'

type Hero = NonNullable<StoryInput['hero']>
type Companion = NonNullable<StoryInput['companion']>

/** An open series, and what its next book is made of. */
export type OpenSeries = {
  id: string
  child_id: string | null
  name: string
  hero: Hero
  companion: Companion
  setting: StoryInput['setting']
  /** Of the newest book. */
  number: number
  input: StoryInput
  themes: string[]
  /** Kinds that friends of the series have, first who was not there for longest. */
  friends: string[]
  /** What is known of its friends, without what was struck. */
  known: NonNullable<History['series']>['facts']
  /** Ids of the tales that the family had. */
  had: string[]
  question: string | null
  birth_month: string | null
  child_avoid: Avoidable[] | null
}

/** The newest open series of each child, if its newest book is finished. @param ids of children, or of one series */
export async function findOpenSeries(
  db: Kysely<Tables>,
  ids: { childIds: readonly string[] } | { seriesId: string },
): Promise<OpenSeries[]> {
  const isAsked =
    'seriesId' in ids ? sql`series.id = ${ids.seriesId}` : sql`series.child_id = any(${ids.childIds}::uuid[])`
  const { rows } = await sql<OpenSeries & { is_readable: boolean }>`
    select distinct on (coalesce(series.child_id, series.id)) series.id, series.child_id, series.name, hero, companion,
      series.setting, newest.number, stories.input, stories.completed_at is not null as is_readable,
      array(
        select theme from series_books join stories on stories.id = story_id
        where series_id = series.id order by number desc
      ) as themes,
      array(
        select fact -> 'friend' ->> 'species' from series_facts
        where series_id = series.id and kind = 'friend' and not is_struck and not exists (
          select from series_facts as gone
          where gone.series_id = series.id and not gone.is_struck and gone.fact ->> 'where' = 'gone'
            and gone.fact -> 'friend' ->> 'name' = series_facts.fact -> 'friend' ->> 'name'
        )
        order by last_used nulls first, book desc
      ) as friends,
      (
        select coalesce(jsonb_agg(fact || jsonb_build_object('id', id, 'book', book, 'used', last_used)), '[]')
        from series_facts where series_id = series.id and kind = 'friend' and not is_struck
      ) as known,
      array(select tale from told_tales where account_id = series.family_id) as had,
      (
        select fact ->> 'text' from series_facts
        where series_id = series.id and kind = 'question' and last_used is null and not is_struck
        order by book desc limit 1
      ) as question,
      children.birth_month, children.avoid as child_avoid
    from series
    join lateral (
      select story_id, number from series_books where series_id = series.id order by number desc limit 1
    ) as newest on true
    join stories on stories.id = newest.story_id
    left join children on children.id = series.child_id
    where ${isAsked} and ended_at is null
    order by coalesce(series.child_id, series.id), newest.story_id desc`.execute(db)
  return rows.filter((row) => row.is_readable)
}

/** From 0 to 1, the same for the same texts. */
const chance = (...texts: readonly string[]): number =>
  createHash('sha256').update(texts.join(' ')).digest().readUInt32BE() / 2 ** 32

/** Themes that the series had last come last, the others by chance. */
function rankThemes({ id, themes: had }: OpenSeries, evening: string): Theme[] {
  const rank = (theme: Theme) => {
    const last = had.indexOf(theme)
    return (last < 0 ? 0 : 10 / (last + 1)) + chance(id, evening, theme)
  }
  return themes.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * A hero who is no child is what the book is about; else every other book is about a friend who comes back, and the others about an
 * animal whom nobody met yet.
 */
function subjectOf(
  { id, hero, companion, input, friends, number }: OpenSeries,
  evening: string,
  draw: number,
  avoid: readonly Avoidable[],
): StoryInput['subject'] {
  const species = hero.look?.species
  if (species && species !== 'child') return species
  const unsuited: readonly string[] = [
    ...(avoid.includes('dogs') ? ['dog'] : []),
    ...(avoid.includes('monsters') ? ['dragon', 'dinosaur'] : []),
  ]
  const back = subjects.find((subject) => subject === friends[0] && !unsuited.includes(subject))
  if (back && number % 2 === 1 && draw === 0) return back
  const ranked = subjects
    .filter(
      (subject) => subject !== input.subject && subject !== companion.kind && !friends.includes(subject),
    )
    .filter((subject) => !unsuited.includes(subject))
    .toSorted((one, other) => chance(id, evening, one) - chance(id, evening, other))
  return ranked[draw % ranked.length] ?? input.subject
}

/**
 * The next book of a series: the same hero, friend and place, another theme, as long as the last one. First it is a sequel of a tale
 * that was told, if there is one.
 * @param evening `2026-11-28`; the same evening and draw give the same book until another one is made
 */
export function nextAdventure(
  series: OpenSeries,
  { evening, draw }: { evening: string; draw: number },
): NextAdventure {
  const { id, hero, companion, input, child_id: childId } = series
  const avoid = series.child_avoid ?? input.avoid
  const age = series.birth_month ? ageGroupOn(series.birth_month, evening) : input.age_group
  const subject = subjectOf(series, evening, draw, avoid)
  const sequel = nextSequel(
    { subject, age_group: age, hero, companion, avoid },
    { facts: series.known },
    series.had,
  )
  // The theme of a sequel comes first; each other draw has another theme.
  const ranked = new Set([...(sequel ? [sequel.theme] : []), ...rankThemes(series, evening)])
  const names = { hero: hero.name, companion: companion.name }
  return {
    series_id: id,
    world: fillNames(series.name, names),
    book: series.number + 1,
    question: series.question && fillNames(series.question, names),
    draw,
    request: {
      subject: (draw === 0 && sequel?.subject) || subject,
      theme: [...ranked][draw % ranked.size] ?? 'friendship',
      setting: series.setting,
      age_group: age,
      // What a book recalls is prose.
      story_attributes: input.story_attributes.filter((one) => one !== 'rhyming'),
      page_count: input.page_count,
      max_images: input.max_images,
      hero,
      companion: {
        name: companion.name,
        kind: companion.kind,
        ...(companion.pronouns && { pronouns: companion.pronouns }),
      },
      avoid,
      series_id: id,
      ...(childId && { child_id: childId }),
    },
  }
}
