import { findContactDetails } from '@moonpage/contract/contact-details'
import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryEdit } from '@moonpage/contract/story-tools'
import { dropDraft } from '../../core/stories/drafts.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { enqueueRemovePageAudio } from '../../core/stories/remove-audio-job.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { foldNames } from '../../lib/fold-names.ts'
import { problem } from '../../lib/problem.ts'

/** Stores a person's edits of a story, all or nothing. */
export async function updateStory(
  { db, queue }: { db: Database; queue: Queue },
  { owner, id }: OwnStory,
  edit: StoryEdit,
): Promise<void> {
  rejectUnfit(edit)
  await db.kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (isUnfinished(story.generation_status))
      throw problem(
        'still_being_made',
        409,
        'This story is still being made. Please wait until it is finished.',
      )
    if (story.is_public) rejectContactDetails(edit)
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
    await enqueueRemovePageAudio({ tx, queue }, id, edit.story_pages?.map((page) => page.page_number) ?? [])
    // A failed draft contains the pages from before the edit.
    await dropDraft({ tx, queue }, id)
    await notify(tx, storyChannel, id)
  })
}

const typedTexts = ({ title = '', summary = '', story_pages: pages = [] }: StoryEdit): [string, string][] => [
  ['title', title],
  ['summary', summary],
  ...pages.map(({ content }, i): [string, string] => [`story_pages.${i}.content`, content]),
]

/** Text that is public already must not get contact details. */
function rejectContactDetails(edit: StoryEdit): void {
  const errors = typedTexts(edit).flatMap(([field, text]) => {
    const [found] = findContactDetails(text)
    if (!found) return []
    const { kind, start, end } = found
    const message = `Everyone can read this story, so please leave out the ${kind}: ${text.slice(start, end)}`
    return [{ field, message }]
  })
  if (errors[0]) throw problem('contact_details', 422, errors[0].message, { errors })
}

function rejectUnfit(edit: StoryEdit): void {
  const errors = typedTexts(edit)
    .filter(([, text]) => isUnfit(text))
    .map(([field]) => ({
      field,
      message: 'Please choose other words: these do not belong in a bedtime story',
    }))
  if (errors[0]) throw problem('unfit_words', 422, errors[0].message, { errors })
}
