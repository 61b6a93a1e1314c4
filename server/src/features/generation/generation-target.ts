import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql } from 'kysely'
import type { GenerationKind } from '../../infra/db/tables.ts'
import type { Database } from '../../infra/db/database.ts'

/**
 * What a run works on: the story itself while it has never been whole, else the draft that lies beside it and
 * takes its place in the end.
 */
export type GenerationTarget = {
  storyId: string
  ownerId: string
  attempt: number
  /** How often models have failed it already. */
  failures: number
  input: StoryInput
  seed: string
  /** Another one words the same plan in another way. */
  variation: string
  outline: Outline | null
  salt: Buffer
  /** No outline or page was asked for yet. */
  isPending: boolean
  /** What the draft is for; null for a story that was never whole. */
  draft: GenerationKind | null
  pages: 'story_pages' | 'draft_pages'
  /** Its words were looked at as a whole. */
  isReviewed: boolean
  /** A version of the story has been whole: its words may have been edited by hand. */
  isToldBefore: boolean
}

/** Takes the story for a new attempt; null when there is nothing to do. */
export async function claimGenerationTarget(
  { kysely }: Database,
  storyId: string,
): Promise<GenerationTarget | null> {
  const story = await kysely
    .updateTable('stories')
    .set({ attempt: sql`attempt + 1` })
    .where('id', '=', storyId)
    .where('generation_status', 'in', ['pending', 'generating', 'generating_images'])
    .returning([
      'owner_id',
      'input',
      'seed',
      'outline',
      'picture_salt',
      'attempt',
      'failures',
      'generation_status',
      'text_reviewed',
      'completed_at',
    ])
    .executeTakeFirst()
  if (!story || !isUnfinished(story.generation_status)) return null
  const draft = await kysely
    .selectFrom('story_drafts')
    .select(['kind', 'seed', 'variation', 'outline', 'picture_salt', 'text_reviewed'])
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  const { seed, outline, picture_salt: salt } = draft ?? story
  return {
    storyId,
    ownerId: story.owner_id,
    attempt: story.attempt,
    failures: story.failures,
    input: story.input,
    seed,
    variation: draft?.variation ?? '',
    outline,
    salt,
    isPending: story.generation_status === 'pending',
    draft: draft?.kind ?? null,
    pages: draft ? 'draft_pages' : 'story_pages',
    isReviewed: (draft ?? story).text_reviewed,
    isToldBefore: story.completed_at !== null,
  }
}
