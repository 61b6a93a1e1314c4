import type { Transaction } from 'kysely'
import { sessionInvalid } from '../../core/accounts/lock-account.ts'
import { contactPlaces, describePlace } from '../../core/stories/contact-places.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import { givenNames } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { problem } from '../../lib/problem.ts'

/**
 * Publishes the caller's story. If it is public already, only the choices of names and recordings may change. A hidden story stays
 * hidden until a moderator decides.
 */
export async function publishStory(
  { kysely }: Database,
  { owner, id }: OwnStory,
  {
    includeNames,
    includeRecordings,
  }: { includeNames: boolean | undefined; includeRecordings?: boolean | undefined },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockActive(tx, owner.accountId)
    const story = await lockOwnStory(tx, { owner, id })
    if (!story.completed_at)
      throw problem('not_whole', 409, 'This story can be made public once it is finished.')
    if (story.taken_down_at) throw takenDown(story.take_down_note)
    const { title, summary, pages } = await foldStoryNames(tx, story)
    const texts = [title, summary, ...pages.flatMap((page) => [page.content, page.image_alt])]
    if (isUnfit(...texts))
      throw problem(
        'unfit_words',
        422,
        'This story has words that do not belong before children. Please change them first.',
      )
    const isNamed = includeNames ?? (story.is_public && story.include_names)
    rejectContactDetails(
      [
        { part: 'title', page_number: null, text: title },
        { part: 'summary', page_number: null, text: summary },
        // The dedication is only public together with the given names.
        { part: 'dedication', page_number: null, text: (isNamed && story.input.dedication) || '' },
        ...pages.map(({ page_number, content }) => ({ part: 'page' as const, page_number, text: content })),
      ],
      givenNames(story),
    )
    await tx
      .updateTable('stories')
      .set({
        is_public: true,
        ...(!story.is_public && {
          published_at: new Date(),
          include_names: false,
          include_recordings: false,
        }),
        ...(includeNames !== undefined && { include_names: includeNames }),
        ...(includeRecordings !== undefined && { include_recordings: includeRecordings }),
      })
      .where('id', '=', id)
      .execute()
  })
}

/** An account that is being deactivated cannot publish. */
async function lockActive(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst()
  if (!account) throw sessionInvalid()
}

/** Contact details must not reach strangers. */
function rejectContactDetails(...args: Parameters<typeof contactPlaces>): void {
  const places = contactPlaces(...args)
  if (places.length === 0) return
  const named = new Intl.ListFormat('en').format([...new Set(places.map(describePlace))])
  throw problem(
    'contact_details',
    422,
    `Everyone would be able to see ${named}. Please remove anything that shows where your family is or how to reach you before you make the story public.`,
    { places },
  )
}

const takenDown = (note: string | null) =>
  problem(
    'taken_down',
    409,
    `A moderator took this story down, so it cannot be made public.${note ? ` The reason: ${note}` : ''}`,
  )
