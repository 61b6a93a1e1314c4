import {
  AgeGroup,
  Avoidable,
  CompanionKind,
  Pronouns,
  StoryAttribute,
  type StoryRequest,
  pageCountLimits,
} from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { mine, perTab } from '../../lib/storage.ts'

const key = `${mine}create`
const listOf = <S extends z.ZodMiniType>(item: S) => z.catch(z.array(item), [])
const text = z.catch(z.string(), '')

/** All that the create page asks for, as it stands in the form. What cannot be read falls back, field by field. */
const StoryDraft = z.object({
  subject: text,
  theme: text,
  setting: text,
  age_group: z.catch(AgeGroup, '5-6'),
  story_attributes: listOf(StoryAttribute),
  max_images: z.catch(z.int().check(z.minimum(0), z.maximum(pageCountLimits.default)), 3),
  hero_name: text,
  pronouns: z.catch(z.nullable(Pronouns), null),
  companion_name: text,
  companion_kind: z.catch(CompanionKind, 'mouse'),
  dedication: text,
  avoid: listOf(Avoidable),
})
export type StoryDraft = z.infer<typeof StoryDraft>

export const emptyDraft = (): StoryDraft => StoryDraft.parse({})

/** What was chosen in this tab before a reload, or before the login form came in between. */
export const keptDraft = (): StoryDraft => {
  try {
    return StoryDraft.parse(JSON.parse(perTab.get(key) ?? '{}'))
  } catch {
    return emptyDraft()
  }
}

export const keepDraft = (draft: StoryDraft): void => perTab.set(key, JSON.stringify(draft))
export const forgetDraft = (): void => perTab.remove(key)

export const isChosen = ({ subject, theme, setting }: StoryDraft): boolean =>
  Boolean(subject && theme && setting)

export const isPersonal = (draft: StoryDraft): boolean =>
  Boolean(draft.hero_name || draft.companion_name || draft.dedication || draft.avoid.length)

/** The body of `POST /stories`: empty wishes are left out. The server's own lists check the three ids. */
export const requestOf = (draft: StoryDraft): StoryRequest => {
  const { subject, theme, setting, age_group, story_attributes, max_images, avoid } = draft
  const [hero, companion, dedication] = [draft.hero_name, draft.companion_name, draft.dedication].map(
    (words) => words.trim(),
  )
  return {
    subject: subject as StoryRequest['subject'],
    theme: theme as StoryRequest['theme'],
    setting: setting as StoryRequest['setting'],
    age_group,
    story_attributes,
    page_count: pageCountLimits.default,
    max_images,
    avoid,
    ...(hero && { hero: { name: hero, ...(draft.pronouns && { pronouns: draft.pronouns }) } }),
    ...(companion && { companion: { name: companion, kind: draft.companion_kind } }),
    ...(dedication && { dedication }),
  }
}
