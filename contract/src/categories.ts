import * as z from 'zod/mini'
import { route } from './route.ts'

export const subjects = [
  'fox',
  'dragon',
  'rabbit',
  'bear',
  'owl',
  'robot',
  'whale',
  'cat',
  'dog',
  'mouse',
  'unicorn',
  'dinosaur',
  'elephant',
  'penguin',
  'turtle',
  'hedgehog',
  'lion',
  'frog',
  'squirrel',
  'monkey',
  'fairy',
  'knight',
  'pirate',
  'astronaut',
] as const

export const themes = [
  'courage',
  'friendship',
  'kindness',
  'sharing',
  'curiosity',
  'patience',
  'imagination',
  'wonder',
  'honesty',
  'teamwork',
  'gratitude',
  'perseverance',
  'belonging',
  'forgiveness',
] as const

export const settings = [
  'forest',
  'castle',
  'under-the-sea',
  'moon',
  'garden',
  'mountain',
  'bedroom',
  'at-sea',
  'jungle',
  'desert',
  'snow',
  'farm',
  'city',
  'clouds',
] as const

export const Subject = z.enum(subjects)
export const Theme = z.enum(themes)
export const Setting = z.enum(settings)
export type Subject = z.infer<typeof Subject>
export type Theme = z.infer<typeof Theme>
export type Setting = z.infer<typeof Setting>

export const Categories = z.object({
  subjects: z.array(z.string()),
  themes: z.array(z.string()),
  settings: z.array(z.string()),
})
export type Categories = z.infer<typeof Categories>

export const listCategories = route({
  method: 'GET',
  path: '/api/v1/stories/categories/options',
  summary: 'What a story can be about: subjects, themes and settings',
  failure: 'Failed to fetch categories',
  access: 'anyone',
  apiKey: 'any',
  reply: Categories,
})
