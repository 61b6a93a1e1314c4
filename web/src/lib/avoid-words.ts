import type { Avoidable } from '@moonpage/contract/story-input'

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
