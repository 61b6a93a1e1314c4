import type { StoryAttribute } from '@moonpage/contract/story-input'
import type { VoiceData } from './schema.ts'
import { classicTale } from './voices/classic-tale.ts'
import { modernAdventure } from './voices/modern-adventure.ts'
import { sillyFun } from './voices/silly-fun.ts'
import { gentleAdventure } from './voices/gentle-adventure.ts'
import { highAdventure } from './voices/high-adventure.ts'
import { educationalSocial } from './voices/educational-social.ts'

export { plain } from './voices/plain.ts'

/** What each attribute adds, and where: a voice replaces openings and closings and speaks on the way. */
export const voices: Record<Exclude<StoryAttribute, 'rhyming' | 'educational_stem'>, VoiceData> = {
  classic_tale: classicTale,
  modern_adventure: modernAdventure,
  silly_fun: sillyFun,
  gentle_adventure: gentleAdventure,
  high_adventure: highAdventure,
  educational_social: educationalSocial,
}
