import * as z from 'zod/mini'
import { Setting, Subject, Theme } from './categories.ts'
import { Name } from './given-name.ts'
import { atMost, fewMarks, oneLine } from './plain-text.ts'

export const ageGroups = ['3-4', '5-6', '7-8'] as const
export const AgeGroup = z.enum(ageGroups)
export type AgeGroup = z.infer<typeof AgeGroup>

export const storyAttributes = [
  'rhyming',
  'high_adventure',
  'gentle_adventure',
  'educational_stem',
  'educational_social',
  'silly_fun',
  'classic_tale',
  'modern_adventure',
] as const
export const StoryAttribute = z.enum(storyAttributes)
export type StoryAttribute = z.infer<typeof StoryAttribute>

/** Things a child may be afraid of. Those that a parent ticks appear neither in the text nor in the pictures. */
export const avoidable = [
  'darkness',
  'storms',
  'monsters',
  'spiders',
  'snakes',
  'dogs',
  'heights',
  'deep-water',
  'being-alone',
  'loud-noises',
] as const
export const Avoidable = z.enum(avoidable)
export type Avoidable = z.infer<typeof Avoidable>

export const pronouns = ['she', 'he', 'they'] as const
export const Pronouns = z.enum(pronouns)
export type Pronouns = z.infer<typeof Pronouns>

export const skinTones = ['porcelain', 'sand', 'honey', 'amber', 'chestnut', 'umber', 'ebony'] as const
export const hairStyles = [
  'short',
  'bob',
  'long',
  'curly',
  'afro',
  'braids',
  'bun',
  'ponytail',
  'headscarf',
  'none',
] as const
export const hairColors = ['black', 'brown', 'auburn', 'blond', 'red', 'grey'] as const
/** Of a child whose looks nobody chose. */
export const childHairColors = hairColors.filter((color) => color !== 'grey')
export const outfits = [
  'scarf',
  'stripes',
  'dungarees',
  'raincoat',
  'cape',
  'dress',
  'hoodie',
  'pyjamas',
  'spacesuit',
  'none',
] as const
export const outfitColors = ['teal', 'rust', 'mustard', 'plum', 'sky', 'leaf', 'rose'] as const

/** How a figure looks: data in place of prose, so that it looks the same on every page and in later books. */
export const Look = z.strictObject({
  /** `child`, or a subject that is an animal or a being. */
  species: z.union([z.literal('child'), Subject]),
  skin: z.optional(z.enum(skinTones)),
  hair: z.optional(z.enum(hairStyles)),
  hair_color: z.optional(z.enum(hairColors)),
  outfit: z.optional(z.enum(outfits)),
  outfit_color: z.optional(z.enum(outfitColors)),
  glasses: z.optional(z.boolean()),
  wheelchair: z.optional(z.boolean()),
})
export type Look = z.infer<typeof Look>

export const Hero = z.strictObject({
  name: Name,
  pronouns: z.optional(Pronouns),
  look: z.optional(Look),
})
export type Hero = z.infer<typeof Hero>

export const companionKinds = [
  'mouse',
  'owl',
  'rabbit',
  'bear',
  'cat',
  'dog',
  'hedgehog',
  'frog',
  'squirrel',
  'turtle',
  'penguin',
  'robot',
] as const
export const CompanionKind = z.enum(companionKinds)
export type CompanionKind = z.infer<typeof CompanionKind>

export const Companion = z.strictObject({
  name: Name,
  kind: CompanionKind,
  pronouns: z.optional(Pronouns),
})
export type Companion = z.infer<typeof Companion>

export const pageCountLimits = { min: 4, max: 16, default: 10 } as const

/** What a story is asked for by; `StoryInput` and `NewStory` are made of it. */
export const storyInputFields = {
  subject: Subject,
  theme: Theme,
  setting: Setting,
  age_group: z._default(AgeGroup, '5-6'),
  story_attributes: z._default(z.array(StoryAttribute).check(z.maxLength(storyAttributes.length)), []),
  page_count: z._default(
    z.int().check(z.minimum(pageCountLimits.min), z.maximum(pageCountLimits.max)),
    pageCountLimits.default,
  ),
  max_images: z._default(z.int().check(z.minimum(0), z.maximum(pageCountLimits.max)), 3),
  hero: z.optional(Hero),
  companion: z.optional(Companion),
  dedication: z.optional(
    z
      .string()
      .check(
        z.trim(),
        atMost(120, 'Dedications can be up to 120 characters long'),
        oneLine('The dedication'),
        fewMarks('The dedication'),
      ),
  ),
  avoid: z._default(z.array(Avoidable).check(z.maxLength(avoidable.length)), []),
}

export const imagesFitPages = z.refine<{ max_images: number; page_count: number }>(
  (story) => story.max_images <= story.page_count,
  { path: ['max_images'], message: 'There cannot be more images than pages' },
)

/** The input of the storyteller and every text model. */
export const StoryInput = z.strictObject(storyInputFields).check(imagesFitPages)
export type StoryInput = z.infer<typeof StoryInput>
/** `StoryInput` before its defaults are applied. */
export type StoryRequest = z.input<typeof StoryInput>
