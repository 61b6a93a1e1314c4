import type { Character } from '@moonpage/contract/characters'
import {
  AgeGroup,
  Avoidable,
  CompanionKind,
  Look,
  Pronouns,
  StoryAttribute,
  type StoryRequest,
  pageCountLimits,
} from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { perUser, perTab } from '../../lib/storage.ts'
import { type StorySize, lastStorySize } from './last-story-size.ts'

const key = `${perUser}create`
const listOf = <S extends z.ZodMiniType>(item: S) => z.catch(z.array(item), [])
const text = z.catch(z.string(), '')

// Of those who were made before: what the request carries, so that it is whole before their list is loaded.
const SavedHero = z.object({ id: z.string(), name: z.string(), pronouns: Pronouns, look: Look })
const SavedCompanion = z.object({ id: z.string(), name: z.string(), kind: CompanionKind })

/** All that the create page asks for, as it stands in the form. What cannot be read falls back, field by field. */
const StoryDraft = z.object({
  subject: text,
  theme: text,
  setting: text,
  age_group: z.catch(AgeGroup, '5-6'),
  story_attributes: listOf(StoryAttribute),
  page_count: z.catch(
    z.int().check(z.minimum(pageCountLimits.min), z.maximum(pageCountLimits.max)),
    pageCountLimits.default,
  ),
  max_images: z.catch(z.int().check(z.minimum(0), z.maximum(pageCountLimits.max)), 3),
  /** Somebody saved goes before whoever is typed. */
  hero: z.catch(z.nullable(SavedHero), null),
  companion: z.catch(z.nullable(SavedCompanion), null),
  hero_name: text,
  pronouns: z.catch(z.nullable(Pronouns), null),
  companion_name: text,
  companion_kind: z.catch(CompanionKind, 'mouse'),
  companion_pronouns: z.catch(z.nullable(Pronouns), null),
  dedication: text,
  avoid: listOf(Avoidable),
})
export type StoryDraft = z.infer<typeof StoryDraft>

/** As long and with as many images as this person's last one. */
const emptyDraft = (): StoryDraft => StoryDraft.parse({ ...lastStorySize() })

/** What was chosen in this tab before a reload, or before the login form came in between. */
export const storedDraft = (): StoryDraft => {
  try {
    const kept = perTab.get(key)
    return kept === null ? emptyDraft() : StoryDraft.parse(JSON.parse(kept))
  } catch {
    return emptyDraft()
  }
}

export const storeDraft = (draft: StoryDraft): void => perTab.set(key, JSON.stringify(draft))
export const clearDraft = (): void => perTab.remove(key)

export const isChosen = ({ subject, theme, setting }: StoryDraft): boolean =>
  Boolean(subject && theme && setting)

/** Whether anything is asked for beyond the hero, who stands above the form. */
export const isPersonal = (draft: StoryDraft): boolean =>
  Boolean(draft.companion || draft.companion_name || draft.dedication || draft.avoid.length)

/** Puts somebody saved into the story. */
export const pickOf = (character: Character): Partial<StoryDraft> => {
  const { id, name } = character
  return character.role === 'hero'
    ? { hero: { id, name, pronouns: character.pronouns, look: character.look } }
    : { companion: { id, name, kind: character.kind } }
}

/** Who the story is about, as far as a parent has said it. */
export const heroOf = ({ hero, hero_name, pronouns }: StoryDraft): StoryRequest['hero'] => {
  if (hero) return { name: hero.name, pronouns: hero.pronouns, look: hero.look }
  const name = hero_name.trim()
  return name ? { name, ...(pronouns && { pronouns }) } : undefined
}

const companionOf = ({
  companion,
  companion_name,
  companion_kind,
  companion_pronouns: pronouns,
}: StoryDraft): StoryRequest['companion'] => {
  const called = { ...(pronouns && { pronouns }) }
  if (companion) return { name: companion.name, kind: companion.kind, ...called }
  const name = companion_name.trim()
  return name ? { name, kind: companion_kind, ...called } : undefined
}

/** Another length: a picture on every page stays that, and there are never more pictures than pages. */
export const withLength = ({ page_count: before, max_images }: StorySize, page_count: number): StorySize => ({
  page_count,
  max_images: max_images >= before ? page_count : Math.min(max_images, page_count),
})

/** The body of `POST /stories`: empty wishes are left out. The server's own lists check the three ids. */
export const requestOf = (draft: StoryDraft): StoryRequest => {
  const { subject, theme, setting, age_group, story_attributes, page_count, max_images, avoid } = draft
  const hero = heroOf(draft)
  const companion = companionOf(draft)
  const dedication = draft.dedication.trim()
  return {
    subject: subject as StoryRequest['subject'],
    theme: theme as StoryRequest['theme'],
    setting: setting as StoryRequest['setting'],
    age_group,
    story_attributes,
    page_count,
    max_images: Math.min(max_images, page_count),
    avoid,
    ...(hero && { hero }),
    ...(companion && { companion }),
    ...(dedication && { dedication }),
  }
}
