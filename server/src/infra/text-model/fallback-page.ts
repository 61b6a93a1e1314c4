import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Beat } from '@moonpage/storyteller/outline'
import { isVerse } from './book-brief.ts'

const [hero, friend] = [heroPlaceholder, companionPlaceholder]

/** Neutral content for a page of which nothing can be shown. */
export function fallbackContent(input: StoryInput, purpose: Beat['purpose']): string {
  const isLast = purpose === 'rest'
  if (isVerse(input))
    return isLast
      ? `${hero} yawned, and ${friend} too.\nThe moon looked in, as moons will do.`
      : `${hero} and ${friend} went along,\nand as they went they sang a song.`
  return isLast
    ? `${hero} lay down in bed. ${friend} lay close by. It was quiet and warm, and soon they were both asleep.`
    : `${hero} looked at ${friend}, and ${friend} looked at ${hero}. “Come on,” said ${hero}. And on they went together.`
}
