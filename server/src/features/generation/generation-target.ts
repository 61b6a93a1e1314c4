import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql } from 'kysely'
import type { GenerationKind } from '../../infra/db/tables.ts'
import type { Database } from '../../infra/db/database.ts'

/** The version that a run works on: the story itself until it is first complete, then its draft. */
export type GenerationTarget = {
  storyId: string
  ownerId: string
  attempt: number
  /** How often models have failed it already. */
  failures: number
  input: StoryInput
  seed: string
  /** A different value requests a different wording of the same plan. */
  variation: string
  outline: Outline | null
  salt: Buffer
  /** Neither outline nor pages have been requested. */
  isPending: boolean
  /** What the draft regenerates; null for a story that was never complete. */
  draft: GenerationKind | null
  pages: 'story_pages' | 'draft_pages'
  /** Its whole text was reviewed. */
  isReviewed: boolean
  /** A version of the story has been complete, so its text may contain edits. */
  hasBeenComplete: boolean
}

/** Starts a new attempt; null if there is nothing to do. */
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
    hasBeenComplete: story.completed_at !== null,
  }
}
