import {
  hairColors,
  hairStyles,
  outfitColors,
  outfits,
  pronouns,
  skinTones,
} from '@moonpage/contract/story-input'
import { companionKinds } from '@moonpage/contract/story-input'
import { subjects } from '@moonpage/contract/categories'
import { purposes } from '@moonpage/storyteller/outline'
import { wheres } from '@moonpage/storyteller/series/fact'
import {
  castRoles,
  figureSizes,
  framings,
  lights,
  states,
  thingColors,
  times,
} from '@moonpage/storyteller/scene'
import * as z from 'zod/mini'
import { saidPlaces } from './said-words.ts'

/**
 * The JSON schemas that answers are constrained to. Every field is required, and none has a length or pattern, because
 * several providers reject such schemas. read-outline.ts and read-page.ts check the remaining rules.
 */
const species = ['child', ...new Set([...subjects, ...companionKinds])] as const

/** What a plan leaves for later books. `answer`: that the open question of its series is answered, which is no fact of its own. */
export const leftKinds = [
  'friend',
  'thing',
  'place',
  'promise',
  'habit',
  'joke',
  'question',
  'answer',
] as const

export const OutlineAnswer = z.object({
  retold: z.object({ wants: z.string(), why_not: z.string(), turn: z.string(), how: z.string() }),
  asks: z.array(z.object({ question: z.string(), answer: z.string(), page: z.number() })),
  title: z.string(),
  summary: z.string(),
  refrain: z.nullable(z.string()),
  cast: z.array(
    z.object({
      who: z.enum(castRoles),
      name: z.string(),
      species: z.enum(species),
      pronouns: z.enum(pronouns),
      outfit: z.nullable(z.enum(outfits)),
      outfit_color: z.nullable(z.enum(outfitColors)),
      skin: z.nullable(z.enum(skinTones)),
      hair: z.nullable(z.enum(hairStyles)),
      hair_color: z.nullable(z.enum(hairColors)),
    }),
  ),
  things: z.array(
    z.object({
      name: z.string(),
      drawn_as: z.string(),
      color: z.nullable(z.enum(thingColors)),
      size: z.nullable(z.enum(figureSizes)),
      state: z.nullable(z.enum(states)),
    }),
  ),
  beats: z.array(
    z.object({
      page_number: z.number(),
      purpose: z.enum(purposes),
      place: z.enum(saidPlaces),
      time: z.enum(times),
      present: z.array(z.enum(castRoles)),
      carried: z.array(z.string()),
      because: z.string(),
      moment: z.string(),
      what_happens: z.string(),
    }),
  ),
  leaves: z.array(
    z.object({
      kind: z.enum(leftKinds),
      about: z.nullable(z.string()),
      now: z.string(),
      later: z.string(),
      where: z.nullable(z.enum(wheres)),
    }),
  ),
})

export const PageAnswer = z.object({
  page_number: z.number(),
  content: z.string(),
  scene: z.object({
    framing: z.enum(framings),
    light: z.enum(lights),
    acts: z.array(z.string()),
  }),
})

/** Text and picture of a rewritten page are null where they stay. */
export const PageAgainAnswer = z.object({
  page_number: z.number(),
  content: z.nullable(z.string()),
  scene: z.nullable(PageAnswer.shape.scene),
})
