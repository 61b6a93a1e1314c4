import { expect, test } from 'vitest'
import { RegisterInput } from './account.ts'
import { ReportInput } from './reports.ts'
import { StoryInput } from './story-input.ts'
import { StoryEdit } from './story-tools.ts'

const aStory = { subject: 'fox', theme: 'courage', setting: 'forest' }
const marked = (count: number) => `Z${'\u0323\u0301'.repeat(8).slice(0, count)}oe ran`

const places: Record<string, (text: string) => readonly string[]> = {
  'First name': (first_name) => said(RegisterInput.safeParse({ first_name })),
  Title: (title) => said(StoryEdit.safeParse({ title })),
  'The page': (content) => said(StoryEdit.safeParse({ story_pages: [{ page_number: 1, content }] })),
  'The dedication': (dedication) => said(StoryInput.safeParse({ ...aStory, dedication })),
  'The reason': (reason) => said(ReportInput.safeParse({ reason })),
}
const said = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test.each(Object.entries(places))('%s takes letters with four marks and no more', (field, complaints) => {
  const sentence = `${field} has a letter with more than 4 accents or vowel signs`
  expect(complaints(marked(4))).not.toContain(sentence)
  expect(complaints('Tiếng Việt, שָׁ֔לוֹם, རྐྱེན, हिन्दी, ❤️‍🔥'.normalize('NFD'))).not.toContain(sentence)
  expect(complaints(marked(8))).toContain(sentence)
})
