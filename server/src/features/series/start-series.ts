import { companionKinds } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql } from 'kysely'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { storeFacts } from '../../core/stories/series-facts.ts'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { worldName } from './world-name.ts'

/** Hero and companion of a book, as all later ones have them. @throws 409 if a later one could not have them */
function castOf(outline: Outline | null, names: { hero: string; companion: string }) {
  const find = (who: 'hero' | 'companion') => outline?.cast.find((sheet) => sheet.who === who)
  const [hero, companion] = [find('hero'), find('companion')]
  const kind = companionKinds.find((one) => one === companion?.species)
  if (!hero || !companion || !kind)
    throw problem(
      'no_series',
      409,
      'This book has no hero and friend who could go on. Make another one first.',
    )
  return {
    hero: { name: names.hero, pronouns: hero.pronouns, look: hero.look },
    companion: { name: names.companion, kind, pronouns: companion.pronouns, look: companion.look },
  }
}

/**
 * Starts a series with a finished story, and takes along what it leaves, if it was read to its last page. A story that
 * belongs to a series already starts none. @returns the id of its series
 * @throws 404 unless the story is the family's, 409 if it is not finished
 */
export async function startSeries({ kysely }: Database, owner: Owner, storyId: string): Promise<string> {
  return kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, owner.accountId)
    await lockFamily(tx, owner.familyId)
    const story = await lockOwnStory(tx, { owner, id: storyId })
    const before = await tx
      .selectFrom('series_books')
      .select('series_id')
      .where('story_id', '=', story.id)
      .executeTakeFirst()
    if (before) return before.series_id
    if (!story.completed_at) throw problem('not_finished', 409, 'This book is not finished yet.')
    const {
      outline,
      child_id: childId,
      was_read: wasRead,
    } = await tx
      .selectFrom('stories')
      .select('outline')
      .select(
        sql<
          string | null
        >`(select child_id from child_stories where story_id = stories.id order by child_id limit 1)`.as(
          'child_id',
        ),
      )
      .select(
        sql<boolean>`exists (select from reading_places where story_id = stories.id and is_finished)`.as(
          'was_read',
        ),
      )
      .where('id', '=', story.id)
      .executeTakeFirstOrThrow()
    const { hero, companion } = castOf(outline, { hero: story.hero_name, companion: story.companion_name })
    const id = newId()
    const { setting } = story.input
    await tx
      .insertInto('series')
      .values({
        id,
        family_id: owner.familyId,
        child_id: childId,
        name: worldName(setting, id),
        hero: JSON.stringify(hero),
        companion: JSON.stringify(companion),
        setting,
        ended_at: null,
      })
      .execute()
    await tx.insertInto('series_books').values({ series_id: id, story_id: story.id, number: 1 }).execute()
    if (wasRead) await storeFacts(tx, story.id)
    return id
  })
}
