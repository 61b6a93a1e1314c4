import type { AgeGroup, StoryAttribute } from '@moonpage/contract/story-input'
import type { Told, VoiceData } from './data/schema.ts'
import { cloudWalker, helmets, small, sunshade, swimmer } from './data/odd-pairs.ts'
import { plain, voices } from './data/voices.ts'
import type { Draft } from './draft.ts'
import { wearsHelmet } from './outfit-for.ts'

export type Telling = Exclude<keyof Told, 'small'>

export const tellingOf: Record<AgeGroup, Exclude<Telling, 'verse'>> = {
  '3-4': 'three',
  '5-6': 'five',
  '7-8': 'seven',
}

/** Which voice opens and closes the book when a parent has chosen several. */
const order = [
  'silly_fun',
  'classic_tale',
  'modern_adventure',
  'high_adventure',
  'gentle_adventure',
  'educational_social',
] as const satisfies readonly StoryAttribute[]

/** Whether a parent has chosen a way of telling, beside verse and science. */
export const hasOwnVoice = (attributes: readonly StoryAttribute[]): boolean =>
  order.some((attribute) => attributes.includes(attribute))

/** The voices of a book, at least one; the first opens it, the last closes it. */
export const voicesOf = (attributes: readonly StoryAttribute[]): [VoiceData, ...VoiceData[]] => {
  const [first, ...others] = order
    .filter((attribute) => attributes.includes(attribute))
    .map((attribute) => voices[attribute])
  return [first ?? plain, ...others]
}

/** Why the hero may be in this setting at all, when anybody would wonder. */
export const reasonFor = (draft: Draft): Told | null => {
  const { setting } = draft.input
  const species = draft.cast.hero.species
  if (draft.hero.lives === 'water' && setting !== 'under-the-sea' && setting !== 'at-sea')
    return setting === 'bedroom' ? small : swimmer
  if (wearsHelmet(species, setting)) return helmets[setting] ?? null
  if (setting === 'bedroom' && draft.hero.big) return small
  if (setting === 'clouds' && draft.hero.lives !== 'air') return cloudWalker
  if (species === 'penguin' && ['desert', 'jungle'].includes(setting)) return sunshade
  return null
}

/** The theme's trial or act: the act must answer the trial, so both are taken from the same number where there are as many. */
export const threaded = (draft: Draft, slot: 'test' | 'act', telling: keyof Told): readonly string[] => {
  const { test, act } = draft.strand
  const of = (told: Told) => told[telling] ?? told.verse
  if (of(test).length !== of(act).length) return of(draft.strand[slot])
  const fits = (at: number) => ![test, act].some((told) => draft.forbidden?.test(of(told)[at] ?? ''))
  const open = of(test)
    .map((_, at) => at)
    .filter(fits)
  const chosen = open[draft.choices.thread % Math.max(1, open.length)]
  const variant = chosen === undefined ? undefined : of(draft.strand[slot])[chosen]
  return variant === undefined ? of(draft.strand[slot]) : [variant]
}
