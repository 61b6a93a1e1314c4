import { findContactDetails } from '@moonpage/contract/contact-details'
import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryEdit } from '@moonpage/contract/story-tools'
import { dropDraft } from '../../core/stories/drafts.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { foldNames } from '../../lib/fold-names.ts'
import { problem } from '../../lib/problem.ts'

/** Puts a person's own words into a story. All of an edit or nothing of it. */
export async function updateStory(
  { db, queue }: { db: Database; queue: Queue },
  { owner, id }: OwnStory,
  edit: StoryEdit,
): Promise<void> {
  refuseUnfit(edit)
  await db.kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (isUnfinished(story.generation_status))
      throw problem(
        'still_being_made',
        409,
        'This story is still being made. Please wait until it is finished.',
      )
    if (story.is_public) refuseContactDetails(edit)
    const fold = (text: string) => foldNames(text, { hero: story.hero_name, companion: story.companion_name })
    if (edit.title !== undefined || edit.summary !== undefined)
      await tx
        .updateTable('stories')
        .set({
          ...(edit.title !== undefined && { title: fold(edit.title) }),
          ...(edit.summary !== undefined && { summary: fold(edit.summary) }),
        })
        .where('id', '=', id)
        .execute()
    for (const { page_number, content } of edit.story_pages ?? []) {
      const { numUpdatedRows } = await tx
        .updateTable('story_pages')
        .set({ content: fold(content) })
        .where('story_id', '=', id)
        .where('page_number', '=', page_number)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) {
        const message = `There is no page ${page_number}`
        throw problem('page_not_found', 422, message, { errors: [{ field: 'story_pages', message }] })
      }
    }
    // One that failed halfway holds the pages as they were before.
    await dropDraft({ tx, queue }, id)
    await notify(tx, storyChannel, id)
  })
}

const typedIn = ({ title = '', summary = '', story_pages: pages = [] }: StoryEdit): [string, string][] => [
  ['title', title],
  ['summary', summary],
  ...pages.map(({ content }, i): [string, string] => [`story_pages.${i}.content`, content]),
]

/** What everyone reads already says no telephone number and no address. */
function refuseContactDetails(edit: StoryEdit): void {
  const errors = typedIn(edit).flatMap(([field, text]) => {
    const [found] = findContactDetails(text)
    if (!found) return []
    const { kind, start, end } = found
    const message = `Everyone can read this story, so please leave out the ${kind}: ${text.slice(start, end)}`
    return [{ field, message }]
  })
  if (errors[0]) throw problem('contact_details', 422, errors[0].message, { errors })
}

function refuseUnfit(edit: StoryEdit): void {
  const errors = typedIn(edit)
    .filter(([, text]) => isUnfit(text))
    .map(([field]) => ({
      field,
      message: 'Please choose other words: these do not belong in a bedtime story',
    }))
  if (errors[0]) throw problem('unfit_words', 422, errors[0].message, { errors })
}
