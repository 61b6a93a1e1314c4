import type { GenerationInfo } from '@moonpage/contract/generation-info'
import type { AgeGroup, CompanionKind, Pronouns, StoryAttribute } from '@moonpage/contract/story-input'
import { article, topicWord as word } from '../../lib/topic-words.ts'
import { priceOf } from './costs.ts'

const places: Record<string, string> = {
  'under-the-sea': 'under the *sea*',
  moon: 'on the *moon*',
  mountain: 'on the *mountain*',
  'at-sea': 'at *sea*',
  farm: 'on the *farm*',
}

/** `A story for *Mila* about a *fox* and *courage*, in the *forest*.`: choices between asterisks. */
const storyPattern = (subject: string, theme: string, setting: string, isForSomeone: boolean): string => {
  const place = places[setting] ?? `in the *${word(setting)}*`
  const whose = isForSomeone ? ' for *HERO*' : ''
  return `A story${whose} about ${article(word(subject))} *${word(subject)}* and *${word(theme)}*, ${place}.`
}

/** The sentence in parts; every second part is a choice. */
export const storySentence = (
  { subject, theme, setting }: Record<'subject' | 'theme' | 'setting', string>,
  hero: string | undefined,
): string[] =>
  storyPattern(subject, theme, setting, hero !== undefined)
    .split('*')
    .map((words) => (words === 'HERO' && hero !== undefined ? hero : words))

/** An example sentence for each age, as hard as its stories are. */
export const ageSentences: Record<AgeGroup, string> = {
  '3-4': 'The wood was dark. Fern held his lamp. “Hello, Dark,” said Fern.',
  '5-6': 'Fern’s knees were shaking. “Never mind,” said Nib. “Knees can shake and walk.”',
  '7-8':
    'Fog is only a cloud that has come down to rest, but Fern could not see his own nose in it, and that was a worry.',
}

export const attributeWords: Record<StoryAttribute, { label: string; hint: string; short: string }> = {
  rhyming: { label: 'Rhyming', hint: 'in verse from start to finish', short: 'Rhyming' },
  high_adventure: { label: 'High adventure', hint: 'big places, close calls', short: 'High adventure' },
  gentle_adventure: {
    label: 'Gentle adventure',
    hint: 'a small journey, home by dark',
    short: 'Gentle adventure',
  },
  educational_stem: { label: 'Educational: STEM', hint: 'one true fact solves a problem', short: 'STEM' },
  educational_social: {
    label: 'Educational: social',
    hint: 'sharing, asking, saying sorry',
    short: 'Social',
  },
  silly_fun: { label: 'Silly fun', hint: 'hats on the wrong animals', short: 'Silly fun' },
  classic_tale: { label: 'Classic tale', hint: 'told the old-fashioned way', short: 'Classic tale' },
  modern_adventure: { label: 'Modern adventure', hint: 'scooters, robots, pizza', short: 'Modern adventure' },
}

/** None, a few, or one on every page, but not more than pages. */
export const imageChoices = (pages: number): { count: number; label: string }[] => [
  { count: 0, label: 'No Images' },
  ...[3, 5].filter((count) => count < pages).map((count) => ({ count, label: `${count} images` })),
  { count: pages, label: 'Full Illustrations' },
]

/** With the price: `3 images, ~$0.12`. */
export const imagesInWords = (count: number, generationInfo: GenerationInfo | undefined): string => {
  const images = count === 0 ? 'No Images' : count === 1 ? '1 image' : `${count} images`
  const price = priceOf(count, generationInfo)
  return price ? `${images}, ${price.toLowerCase()}` : images
}

export const pronounWords: Record<Pronouns, string> = { she: 'She', he: 'He', they: 'They' }

export const kindWords = (kind: CompanionKind): string => `${article(kind) === 'an' ? 'An' : 'A'} ${kind}`
