import { ageGroupOn } from '@moonpage/contract/child-age'
import type { Character } from '@moonpage/contract/characters'
import type { Child } from '@moonpage/contract/children'
import type { NewStoryRequest } from '@moonpage/contract/story'
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

// The fields that the request needs, so that it does not depend on the list of characters.
const SavedHero = z.object({ id: z.string(), name: z.string(), pronouns: Pronouns, look: Look })
const ForChild = z.object({
  id: z.string(),
  name: z.string(),
  pronouns: z.nullable(Pronouns),
  /** How it looks as the hero, if that is known. */
  look: z.nullable(Look),
  loves: z.array(z.string()),
})
const SavedCompanion = z.object({ id: z.string(), name: z.string(), kind: CompanionKind })

/** The state of the create form. Invalid stored fields fall back to their defaults. */
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
  /** For whom it is, and the hero if no other one is chosen. */
  child: z.catch(z.nullable(ForChild), null),
  /** Takes precedence over the child and over a typed hero. */
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

/** Has the size of the last story. */
const emptyDraft = (): StoryDraft => StoryDraft.parse({ ...lastStorySize() })

/** The draft in this tab, from before a reload or a login. */
export const storedDraft = (): StoryDraft => {
  try {
    const stored = perTab.get(key)
    return stored === null ? emptyDraft() : StoryDraft.parse(JSON.parse(stored))
  } catch {
    return emptyDraft()
  }
}

export const storeDraft = (draft: StoryDraft): void => perTab.set(key, JSON.stringify(draft))
export const clearDraft = (): void => perTab.remove(key)

export const isChosen = ({ subject, theme, setting }: StoryDraft): boolean =>
  Boolean(subject && theme && setting)

/** Whether any of the optional fields is set. */
export const isPersonal = (draft: StoryDraft): boolean =>
  Boolean(draft.companion || draft.companion_name || draft.dedication || draft.avoid.length)

/** The draft's fields for a saved character. */
export const pickOf = (character: Character): Partial<StoryDraft> => {
  const { id, name } = character
  return character.role === 'hero'
    ? { hero: { id, name, pronouns: character.pronouns, look: character.look } }
    : { companion: { id, name, kind: character.kind } }
}

/** The draft's fields for a child: its age, what it is afraid of, and a friend who comes along. @param today `2026-11-28` */
export const pickChild = (draft: StoryDraft, child: Child, today: string): Partial<StoryDraft> => {
  const { id, name, pronouns, character, loves, avoid } = child
  const [friend] = child.companions
  const hasCompanion = draft.companion !== null || draft.companion_name !== ''
  return {
    child: {
      id,
      name,
      pronouns: pronouns ?? character?.pronouns ?? null,
      look: character?.look ?? null,
      loves,
    },
    hero_name: '',
    avoid: [...avoid],
    ...(child.birth_month && { age_group: ageGroupOn(child.birth_month, today) }),
    ...(friend && !hasCompanion && pickOf(friend)),
  }
}

/** For whom a story is: the child, else the hero. */
export const recipientOf = (draft: StoryDraft): string | undefined => draft.child?.name ?? heroOf(draft)?.name

/** The hero of the request, if one is given. */
export const heroOf = ({ hero, child, hero_name, pronouns }: StoryDraft): StoryRequest['hero'] => {
  if (!hero && child) {
    const { name, pronouns: said, look } = child
    return { name, ...(said && { pronouns: said }), ...(look && { look }) }
  }
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
  const pronounPart = { ...(pronouns && { pronouns }) }
  if (companion) return { name: companion.name, kind: companion.kind, ...pronounPart }
  const name = companion_name.trim()
  return name ? { name, kind: companion_kind, ...pronounPart } : undefined
}

/** Changes the length: keeps a picture on every page, and never has more pictures than pages. */
export const withLength = ({ page_count: before, max_images }: StorySize, page_count: number): StorySize => ({
  page_count,
  max_images: max_images >= before ? page_count : Math.min(max_images, page_count),
})

/** The body of `POST /stories`, without empty fields. The server validates the three ids. */
export const requestOf = (draft: StoryDraft): NewStoryRequest => {
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
    ...(draft.child && { child_id: draft.child.id }),
  }
}
