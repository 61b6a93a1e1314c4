import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { withRepaintedPages } from './repainted-pages.ts'
import { pageOf } from './read-page.ts'
import { pageNumbers, testTextModelClient, wishWith, write } from './testing.ts'
import type { WrittenPage } from './text-model.ts'

const input = wishWith()
const things = [{ name: 'lantern', drawn: 'lantern' as const, state: 'lit' as const }]
const outline = { ...planBook(input, 'a'), things }
const content =
  '[[hero]] and [[companion]] went on along the path, one step after the other, until they came to the gate.'
const said = (...acts: string[]) => ({ framing: 'medium', light: 'sky', acts })
const lines = [
  said('[[hero]] lifts the lantern'),
  said('[[hero]] points at the lantern'),
  said('[[companion]] holds the lantern'),
  said('[[hero]] sleeps in bed', '[[companion]] sleeps in bed'),
]

/** A book as it comes from the database. */
const told = (scenes: readonly object[]): WrittenPage[] =>
  scenes.reduce<WrittenPage[]>((pages, scene, at) => {
    const before = pages.flatMap((page) => page.scene ?? [])
    const page = pageOf(content, scene, input, outline, at + 1, before)
    return [...pages, JSON.parse(JSON.stringify(page)) as WrittenPage]
  }, [])
const written = told(lines)
const stateOn = (pages: readonly WrittenPage[], number: number) =>
  pages
    .find(({ page_number }) => page_number === number)
    ?.scene?.things?.find(({ prop }) => prop === 'lantern')?.state

test('where an edited page leaves a thing otherwise, later pictures of it are others, and no more', () => {
  expect(stateOn(written, 3)).toBe('lit')
  const out = pageOf(content, said('[[hero]] puts out the lantern'), input, outline, 2, [])
  const pages = withRepaintedPages({ input, outline, written }, [out])
  expect(pages.map(({ page_number }) => page_number)).toEqual([2, 3])
  expect(stateOn(pages, 3)).toBe('out')
  expect(pages[1]).toMatchObject({ content, image_alt: expect.stringContaining('lantern') })
})

test('other words are no other picture, and neither is a picture that leaves all as it was', () => {
  const words = { page_number: 2, content: `${content} Then they sat down.` }
  expect(withRepaintedPages({ input, outline, written }, [words])).toEqual([words])
  const same = pageOf(content, said('[[hero]] looks at the lantern'), input, outline, 2, [])
  expect(withRepaintedPages({ input, outline, written }, [same])).toEqual([same])
})

test('an edited page keeps its words where its picture changes by an earlier one', () => {
  const out = pageOf(content, said('[[hero]] puts out the lantern'), input, outline, 1, [])
  const words = { page_number: 3, content: `${content} Then they sat down.` }
  const pages = withRepaintedPages({ input, outline, written }, [out, words])
  expect(pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3])
  expect(pages[2]?.content).toBe(words.content)
  expect(stateOn(pages, 3)).toBe('out')
})

test('pages that are written after a restart know what the stored pictures left', async () => {
  const dark = told([lines[0]!, said('[[hero]] puts out the lantern')])
  const answer = { page_number: 3, content, scene: lines[2] }
  const client = testTextModelClient('http://127.0.0.1:9/v1', { review: false }, async function* ask() {
    yield JSON.stringify({ elements: [answer] })
    return { isAtLimit: false, isTruncated: false }
  })
  const page = (before: readonly WrittenPage[]) =>
    write(client, input, outline, pageNumbers(input).slice(2, 3), before as Parameters<typeof write>[4])
  expect(stateOn(await page(dark), 3)).toBe('out')
  expect(stateOn(await page(written.slice(0, 2)), 3)).toBe('lit')
})
