import type { Story } from '@moonpage/contract/story'
import { storeDraft, storedDraft } from '../../features/create-form/story-draft.ts'

/**
 * Begins a wish for another story with this hero. One with a look of their own may meet any subject; one without is
 * what the story was about.
 */
export const wishFor = (
  { subject }: Pick<Story, 'subject'>,
  { name, pronouns, look }: NonNullable<Story['hero']>,
): void => {
  const before = storedDraft()
  if (look)
    // As the story tells of them, whatever was saved under that name since.
    storeDraft({ ...before, hero: { id: '', name, pronouns: pronouns ?? 'they', look } })
  else storeDraft({ ...before, subject, hero: null, hero_name: name, pronouns: pronouns ?? null })
}
