import type { StoryInput } from '@moonpage/contract/story-input'
import { composeStory } from './compose.ts'
import type { Outline } from './outline.ts'

/**
 * The plan of a whole book: cast, names, title, summary, refrain and one beat a page.
 * Pure: the same `input` and `seed` give the same outline. Throws a PlanError when the plan breaks its own rules.
 */
export const planStory = (input: StoryInput, seed: string): Outline => composeStory(input, seed).outline
