import { expect, test } from 'vitest'
import { RegisterInput } from './account.ts'
import { ReportInput } from './reports.ts'
import { StoryInput } from './story-input.ts'
import { StoryEdit } from './story-tools.ts'

const aStory = { subject: 'fox', theme: 'courage', setting: 'forest' }
const withMarks = (count: number) => `Z${'\u0323\u0301'.repeat(8).slice(0, count)}oe ran`

const fields: Record<string, (text: string) => readonly string[]> = {
  'First name': (first_name) => errors(RegisterInput.safeParse({ first_name })),
  Title: (title) => errors(StoryEdit.safeParse({ title })),
  'The page': (content) => errors(StoryEdit.safeParse({ story_pages: [{ page_number: 1, content }] })),
  'The dedication': (dedication) => errors(StoryInput.safeParse({ ...aStory, dedication })),
  'The reason': (reason) => errors(ReportInput.safeParse({ reason })),
}
const errors = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test.each(Object.entries(fields))('%s accepts at most four marks on a letter', (field, errorsFor) => {
  const sentence = `${field} has a letter with more than 4 accents or vowel signs`
  expect(errorsFor(withMarks(4))).not.toContain(sentence)
  expect(errorsFor('Tiếng Việt, שָׁ֔לוֹם, རྐྱེན, हिन्दी, ❤️‍🔥'.normalize('NFD'))).not.toContain(sentence)
  expect(errorsFor(withMarks(8))).toContain(sentence)
})
