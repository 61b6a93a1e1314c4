import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'

/** The story input for a prompt: placeholders in place of typed names, and no dedication. */
export function promptWish({ hero, companion, dedication: _dedication, ...wish }: StoryInput) {
  return {
    ...wish,
    ...(hero && { hero: { ...hero, name: heroPlaceholder } }),
    ...(companion && { companion: { ...companion, name: companionPlaceholder } }),
  }
}

/** The names that the parent typed; empty where the storyteller chooses. */
export const typedNames = ({ hero, companion }: Pick<StoryInput, 'hero' | 'companion'>): Names => ({
  hero: hero?.name ?? '',
  companion: companion?.name ?? '',
})

/** The names for a prompt: placeholders where the parent typed a name. */
export const promptNames = ({ hero, companion }: StoryInput, names: Names): Names => ({
  hero: hero ? heroPlaceholder : names.hero,
  companion: companion ? companionPlaceholder : names.companion,
})
