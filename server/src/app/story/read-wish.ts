import { parseArgs } from 'node:util'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import {
  ageGroups,
  avoidable,
  companionKinds,
  storyAttributes,
  StoryInput,
} from '@moonpage/contract/story-input'
import type * as z from 'zod/mini'

/** The arguments are no valid story input; the message says what would be. */
export class InvalidWish extends Error {}

export type Wish = { input: StoryInput; seed: string; folder: string }

const options = {
  subject: { type: 'string', default: 'fox' },
  theme: { type: 'string', default: 'courage' },
  setting: { type: 'string', default: 'forest' },
  age: { type: 'string', default: '5-6' },
  attributes: { type: 'string', default: '' },
  avoid: { type: 'string', default: '' },
  pages: { type: 'string', default: '10' },
  pictures: { type: 'string' },
  name: { type: 'string' },
  pronouns: { type: 'string' },
  companion: { type: 'string' },
  dedication: { type: 'string' },
  seed: { type: 'string', default: 'moon' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Usage of `npm run story --`. */
export const usage = `npm run story -- --out DIR [what the book is to be]

  --subject     ${subjects.join(', ')}
  --theme       ${themes.join(', ')}
  --setting     ${settings.join(', ')}
  --age         ${ageGroups.join(', ')}
  --attributes  some of ${storyAttributes.join(', ')}, parted by commas
  --avoid       some of ${avoidable.join(', ')}, parted by commas
  --pages       4 to 16; --pictures as many or fewer
  --name        the hero's, with --pronouns she, he or they
  --companion   kind:name, of ${companionKinds.join(', ')}
  --dedication  a line for the front
  --seed        any words: the same words, the same book
  --out         the folder for the text, the pictures, the plan and a PDF`

const companionOf = (text: string) => {
  const [kind = '', ...name] = text.split(':')
  return { kind, name: name.join(':') }
}

const optionOf: Record<string, string> = {
  age_group: '--age',
  story_attributes: '--attributes',
  page_count: '--pages',
  max_images: '--pictures',
  hero: '--name',
}

/** @param words command line arguments @throws InvalidWish with the errors; returns null if help was requested */
export function readWish(words: readonly string[]): Wish | null {
  let values: ReturnType<typeof parse>
  try {
    values = parse(words)
  } catch (error) {
    throw new InvalidWish(`${(error as Error).message}\n\n${usage}`)
  }
  if (values.help) return null
  if (!values.out) throw new InvalidWish(`Say where to, with --out DIR.\n\n${usage}`)
  const pages = Number(values.pages)
  const checked = StoryInput.safeParse(
    {
      subject: values.subject,
      theme: values.theme,
      setting: values.setting,
      age_group: values.age,
      story_attributes: list(values.attributes),
      avoid: list(values.avoid),
      page_count: pages,
      max_images: values.pictures === undefined ? pages : Number(values.pictures),
      ...(values.name !== undefined && {
        hero: { name: values.name, ...(values.pronouns && { pronouns: values.pronouns }) },
      }),
      ...(values.companion !== undefined && { companion: companionOf(values.companion) }),
      ...(values.dedication !== undefined && { dedication: values.dedication }),
    },
    { reportInput: true },
  )
  if (!checked.success) {
    const sentences = checked.error.issues.map((issue) => {
      const field = String(issue.path[0])
      return `${optionOf[field] ?? `--${field}`}: ${sentenceOf(issue)}`
    })
    throw new InvalidWish(`${sentences.join('\n')}\n\n${usage}`)
  }
  return { input: checked.data, seed: values.seed, folder: values.out }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `${String(issue.input)} is none of ${issue.values.join(', ')}`
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_type':
      return `${String(issue.input)} is no whole number`
    default:
      return issue.message
  }
}

const parse = (words: readonly string[]) => parseArgs({ args: [...words], options }).values
