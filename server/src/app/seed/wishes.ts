import type { Setting, Subject, Theme } from '@moonpage/contract/categories'
import type { AgeGroup, StoryAttribute, StoryRequest } from '@moonpage/contract/story-input'
import type { Family } from './families.ts'

type Plot = readonly [Subject, Theme, Setting, AgeGroup, ...StoryAttribute[]]

/** Sixty story inputs. Neighbors differ in every field, so that a smaller demo is varied too. */
export const plots: readonly Plot[] = [
  ['fox', 'courage', 'forest', '5-6', 'gentle_adventure'],
  ['whale', 'friendship', 'under-the-sea', '3-4', 'rhyming'],
  ['robot', 'curiosity', 'moon', '7-8', 'educational_stem', 'modern_adventure'],
  ['dragon', 'kindness', 'castle', '5-6', 'classic_tale'],
  ['hedgehog', 'patience', 'garden', '3-4', 'gentle_adventure'],
  ['penguin', 'teamwork', 'snow', '5-6', 'silly_fun'],
  ['astronaut', 'wonder', 'clouds', '7-8', 'high_adventure', 'educational_stem'],
  ['cat', 'sharing', 'city', '3-4', 'educational_social'],
  ['elephant', 'perseverance', 'jungle', '5-6', 'gentle_adventure'],
  ['pirate', 'honesty', 'at-sea', '7-8', 'high_adventure', 'silly_fun'],
  ['owl', 'gratitude', 'bedroom', '3-4', 'rhyming', 'classic_tale'],
  ['turtle', 'belonging', 'desert', '5-6'],
  ['unicorn', 'imagination', 'mountain', '5-6', 'classic_tale'],
  ['mouse', 'courage', 'farm', '3-4', 'rhyming'],
  ['knight', 'forgiveness', 'castle', '7-8', 'classic_tale', 'high_adventure'],
  ['dinosaur', 'friendship', 'jungle', '3-4', 'silly_fun'],
  ['fairy', 'wonder', 'garden', '5-6', 'rhyming'],
  ['bear', 'gratitude', 'snow', '5-6', 'gentle_adventure'],
  ['lion', 'kindness', 'desert', '7-8', 'educational_social'],
  ['frog', 'imagination', 'farm', '3-4', 'silly_fun', 'rhyming'],
  ['monkey', 'sharing', 'jungle', '5-6', 'silly_fun'],
  ['rabbit', 'patience', 'bedroom', '3-4'],
  ['squirrel', 'teamwork', 'forest', '5-6', 'educational_social'],
  ['dog', 'belonging', 'city', '7-8', 'modern_adventure'],
  ['robot', 'forgiveness', 'farm', '5-6', 'educational_stem'],
  ['owl', 'curiosity', 'mountain', '7-8', 'educational_stem', 'gentle_adventure'],
  ['whale', 'gratitude', 'at-sea', '5-6', 'classic_tale'],
  ['cat', 'wonder', 'moon', '3-4', 'rhyming'],
  ['dragon', 'perseverance', 'clouds', '7-8', 'high_adventure'],
  ['penguin', 'honesty', 'under-the-sea', '5-6', 'silly_fun'],
  ['fox', 'friendship', 'city', '3-4', 'modern_adventure'],
  ['elephant', 'patience', 'garden', '3-4', 'gentle_adventure'],
  ['pirate', 'teamwork', 'under-the-sea', '7-8', 'high_adventure'],
  ['astronaut', 'belonging', 'moon', '5-6', 'educational_stem'],
  ['bear', 'courage', 'mountain', '5-6', 'gentle_adventure', 'rhyming'],
  ['unicorn', 'kindness', 'clouds', '3-4', 'rhyming'],
  ['hedgehog', 'perseverance', 'forest', '5-6', 'classic_tale'],
  ['lion', 'honesty', 'jungle', '5-6', 'classic_tale'],
  ['mouse', 'imagination', 'castle', '7-8', 'gentle_adventure'],
  ['turtle', 'curiosity', 'at-sea', '3-4', 'educational_stem'],
  ['fairy', 'sharing', 'forest', '3-4', 'educational_social'],
  ['knight', 'courage', 'desert', '7-8', 'high_adventure'],
  ['rabbit', 'friendship', 'snow', '5-6', 'gentle_adventure'],
  ['dog', 'gratitude', 'farm', '3-4', 'educational_social'],
  ['monkey', 'curiosity', 'city', '5-6', 'silly_fun', 'modern_adventure'],
  ['dinosaur', 'patience', 'mountain', '7-8', 'educational_stem'],
  ['frog', 'belonging', 'garden', '3-4', 'rhyming'],
  ['squirrel', 'honesty', 'bedroom', '5-6', 'educational_social'],
  ['owl', 'teamwork', 'snow', '5-6', 'gentle_adventure'],
  ['robot', 'imagination', 'bedroom', '3-4', 'silly_fun'],
  ['whale', 'wonder', 'moon', '7-8', 'gentle_adventure'],
  ['cat', 'forgiveness', 'castle', '5-6', 'classic_tale'],
  ['fox', 'sharing', 'farm', '3-4', 'rhyming', 'educational_social'],
  ['dragon', 'gratitude', 'garden', '5-6', 'silly_fun'],
  ['penguin', 'perseverance', 'snow', '7-8', 'high_adventure'],
  ['bear', 'forgiveness', 'forest', '3-4', 'gentle_adventure'],
  ['astronaut', 'courage', 'moon', '7-8', 'high_adventure', 'modern_adventure'],
  ['elephant', 'wonder', 'clouds', '3-4', 'rhyming'],
  ['unicorn', 'friendship', 'desert', '5-6', 'classic_tale'],
  ['mouse', 'kindness', 'bedroom', '3-4', 'rhyming', 'gentle_adventure'],
]

const dedications = [
  'For nights when sleep is slow to come.',
  'For you, who always asks for one more page.',
  'For Grandma, who knows all the stars by name.',
]

/** The story input with this number: with the family's own hero, with only a name, or with neither. */
export function wishOf(family: Family, number: number): StoryRequest {
  const [subject, theme, setting, age_group, ...story_attributes] = plots[number] as Plot
  const { name, pronouns, look } = family.hero
  const round = Math.floor(number / 12)
  return {
    subject,
    theme,
    setting,
    age_group,
    story_attributes,
    page_count: [8, 10, 6, 10, 12][number % 5],
    max_images: [3, 2, 4, 3][number % 4],
    ...(round % 2 === 0 && { hero: { name, pronouns, look } }),
    ...(round === 1 && { hero: { name, pronouns } }),
    ...(round % 3 === 0 && { companion: family.companion }),
    ...(number % 7 === 3 && { dedication: dedications[number % dedications.length] }),
    ...(number % 9 === 4 && { avoid: ['darkness', 'loud-noises'] as const }),
  }
}
