import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'

/** What a model is told of a wish: marks for the names that somebody typed, and no dedication. */
export function promptWish({ hero, companion, dedication: _dedication, ...wish }: StoryInput) {
  return {
    ...wish,
    ...(hero && { hero: { ...hero, name: heroPlaceholder } }),
    ...(companion && { companion: { ...companion, name: companionPlaceholder } }),
  }
}

/** What people typed as names; empty where the storyteller names. */
export const typedNames = ({ hero, companion }: Pick<StoryInput, 'hero' | 'companion'>): Names => ({
  hero: hero?.name ?? '',
  companion: companion?.name ?? '',
})

/** What a model is told that hero and companion are called. */
export const promptNames = ({ hero, companion }: StoryInput, names: Names): Names => ({
  hero: hero ? heroPlaceholder : names.hero,
  companion: companion ? companionPlaceholder : names.companion,
})
