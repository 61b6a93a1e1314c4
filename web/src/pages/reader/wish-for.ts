import type { Story } from '@moonpage/contract/story'
import { storeDraft, storedDraft } from '../../features/create-form/story-draft.ts'

/**
 * Starts a draft of another story with this hero. A hero with a look can be combined with any subject; without one, the
 * hero is the story's subject.
 */
export const wishFor = (
  { subject }: Pick<Story, 'subject'>,
  { name, pronouns, look }: NonNullable<Story['hero']>,
): void => {
  const before = storedDraft()
  if (look)
    // The hero as in this story, even if a saved character has changed since.
    storeDraft({ ...before, hero: { id: '', name, pronouns: pronouns ?? 'they', look } })
  else storeDraft({ ...before, subject, hero: null, hero_name: name, pronouns: pronouns ?? null })
}
