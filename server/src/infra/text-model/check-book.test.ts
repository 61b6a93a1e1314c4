import { isOverlong, leeway, pageLength } from '@moonpage/storyteller/checks/page-length'
import { countWords } from '@moonpage/storyteller/room'
import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { findOverlongPages } from './check-book.ts'
import { pageNumbers, wishWith } from './testing.ts'

const input = wishWith()
const outline = planBook(input, 'a')
const written = pageNumbers(input).map((page_number) => ({ page_number, content: '' }))
const { sentences, book } = pageLength(input)
/** The pages with as many sentences of so many words. */
const withSentences = (counts: readonly number[], words = sentences.words) =>
  written.map((page, at) => ({
    ...page,
    content: `[[hero]] ${'ran '.repeat(words - 1).trim()}. `.repeat(counts[at] ?? sentences.aim).trim(),
  }))

test('a book that is too long has those pages shortened that have too many sentences', async () => {
  const { aim, most } = sentences
  const long = withSentences([aim, most + 3, aim, most + 3])
  const edits = findOverlongPages({ input, outline, written: long })
  expect(edits.map(({ page_number }) => page_number).toSorted((one, other) => one - other)).toEqual([2, 4])
  expect(edits[0]?.suggestion).toBe(
    `The book is too long. Say what these ${most + 3} sentences say in ${most}: leave out what is described, and keep why it happens.`,
  )
})

test('a book with the sentences that were asked for is not too long, unless they are very long', () => {
  const asked = written.map(() => sentences.aim)
  const wordsOf = (pages: typeof written) => pages.reduce((sum, { content }) => sum + countWords(content), 0)
  const longer = withSentences(asked, Math.floor(sentences.words * 1.3))
  expect(wordsOf(longer)).toBeGreaterThan(book.most * leeway)
  expect(findOverlongPages({ input, outline, written: longer })).toEqual([])
  const count = (pages: typeof written) => ({ words: wordsOf(pages), sentences: book.sentences })
  expect(isOverlong(count(longer), input)).toBe(false)
  expect(isOverlong(count(withSentences(asked, sentences.words * 2)), input)).toBe(true)
})

test('verse is shortened by whole stanzas, and only where a page has more than it may', () => {
  const rhymed = wishWith({ story_attributes: ['rhyming'] })
  const { stanzas } = pageLength(rhymed)
  const stanza = Array.from({ length: 4 }, () => '[[hero]] ran and ran along the old and winding way').join(
    '\n',
  )
  const page = (count: number) => Array.from({ length: count }, () => stanza).join('\n\n')
  const told = written.map(({ page_number }) => ({
    page_number,
    content: page(page_number === 3 ? stanzas.most + 1 : stanzas.most),
  }))
  const edits = findOverlongPages({ input: rhymed, outline, written: told })
  expect(edits.map(({ page_number }) => page_number)).toEqual([3])
  expect(edits[0]?.suggestion).toContain(
    `Say these ${(stanzas.most + 1) * 4} lines in ${stanzas.most * 4}: leave out`,
  )
})
