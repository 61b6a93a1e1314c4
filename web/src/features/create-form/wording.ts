import { categoryLabel } from '@moonpage/contract/category-label'
import type { Making } from '@moonpage/contract/making'
import type {
  AgeGroup,
  Avoidable,
  CompanionKind,
  Pronouns,
  StoryAttribute,
} from '@moonpage/contract/story-input'
import { priceOf } from './costs.ts'

const places: Record<string, string> = {
  'under-the-sea': 'under the *sea*',
  moon: 'on the *moon*',
  mountain: 'on the *mountain*',
  'at-sea': 'at *sea*',
  farm: 'on the *farm*',
}

const word = (id: string) => categoryLabel(id).toLowerCase()
const article = (noun: string) => (/^(?!uni)[aeiou]/.test(noun) ? 'an' : 'a')

/** `A story about a *fox* and *courage*, in the *forest*.`: what was chosen stands between stars. */
export const storySentence = (subject: string, theme: string, setting: string): string => {
  const place = places[setting] ?? `in the *${word(setting)}*`
  return `A story about ${article(word(subject))} *${word(subject)}* and *${word(theme)}*, ${place}.`
}

/** Each age in a sentence of its own, as long and as hard as its stories are. */
export const ageSentences: Record<AgeGroup, string> = {
  '3-4': 'The wood was dark. Fern held his lamp. “Hello, Dark,” said Fern.',
  '5-6': 'Fern’s knees were shaking. “Never mind,” said Nib. “Knees can shake and walk.”',
  '7-8':
    'Fog is only a cloud that has come down to rest, but Fern could not see his own nose in it, and that was a worry.',
}

export const attributeWords: Record<StoryAttribute, { label: string; hint: string; short: string }> = {
  rhyming: { label: 'Rhyming', hint: 'verse from first page to last', short: 'Rhyming' },
  high_adventure: { label: 'High adventure', hint: 'big places, close shaves', short: 'High adventure' },
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
  classic_tale: { label: 'Classic tale', hint: 'told the old way', short: 'Classic tale' },
  modern_adventure: { label: 'Modern adventure', hint: 'scooters, robots, pizza', short: 'Modern adventure' },
}

export const imageChoices = [
  { count: 0, label: 'No Images' },
  { count: 3, label: '3 images' },
  { count: 5, label: '5 images' },
  { count: 10, label: 'Full Illustrations' },
] as const

/** With what they cost: `3 images, ~$0.12`. */
export const imagesInWords = (count: number, making: Making | undefined): string => {
  const images = count === 0 ? 'No Images' : count === 1 ? '1 image' : `${count} images`
  const price = priceOf(count, making).here
  return price ? `${images}, ${price.toLowerCase()}` : images
}

export const pronounWords: Record<Pronouns, string> = { she: 'She', he: 'He', they: 'They' }

export const kindWords = (kind: CompanionKind): string => `${article(kind) === 'an' ? 'An' : 'A'} ${kind}`

export const avoidWords: Record<Avoidable, string> = {
  darkness: 'Darkness',
  storms: 'Storms',
  monsters: 'Monsters',
  spiders: 'Spiders',
  snakes: 'Snakes',
  dogs: 'Dogs',
  heights: 'Heights',
  'deep-water': 'Deep water',
  'being-alone': 'Being alone',
  'loud-noises': 'Loud noises',
}
