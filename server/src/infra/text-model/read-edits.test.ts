import { expect, test } from 'vitest'
import { mergeEdits, readEdits } from './read-edits.ts'
import { wishWith } from './testing.ts'

const input = wishWith()

test('edits are parsed in every format; only the first six lines are used', () => {
  const answer = `<think>PAGE 9 | no | no</think>
Here you are:
- **PAGE 2** | it did not | say what it is
Page 4: so be it
> page #3 | over there | name the place | and the thing
PAGE 5 | a | b
PAGE 6 | a | b
PAGE 3 | c | d
PAGE 1 | a | b`
  expect(readEdits(answer, [1, 2, 3, 4, 5, 6], { most: 6 })).toEqual([
    { page_number: 2, quote: 'it did not', suggestion: 'say what it is', asks: 'more' },
    { page_number: 3, quote: 'over there', suggestion: 'name the place and the thing', asks: 'more' },
    { page_number: 5, quote: 'a', suggestion: 'b', asks: 'more' },
    { page_number: 6, quote: 'a', suggestion: 'b', asks: 'more' },
    { page_number: 3, quote: 'c', suggestion: 'd', asks: 'more' },
  ])
})

test('every page that a reason names is open, or the reason is left out', () => {
  const answer = `PAGE 8 | his cape | he wears it from page 1
PAGE 4 | “Come out!” | “You tore it! Come out!”, here and on pages 5 and 6
PAGE 7 | he whispered | so that it goes with page 3
PAGE 9 | the end | say why`
  const pagesOf = (most: number, open: number[] = []) =>
    readEdits(answer, [1, 2, 3, 4, 5, 6, 7, 8, 9], { most, open }).map(({ page_number }) => page_number)
  expect(pagesOf(5)).toEqual([8, 1, 4, 5, 6])
  expect(pagesOf(5, [9, 3])).toEqual([8, 1, 4, 5, 6, 9])
  expect(pagesOf(4)).toEqual([8, 1, 7, 3])
})

test('the edits of a page are merged into one line, in page order', () => {
  const edits = [3, 1, 3, 2, 4, 5].map((page_number, at) => ({
    page_number,
    quote: at === 0 ? 'x' : '',
    suggestion: `${at}`,
  }))
  expect(mergeEdits(edits, 4, input)).toEqual([
    { page_number: 1, quote: '', suggestion: '1' },
    { page_number: 2, quote: '', suggestion: '3' },
    { page_number: 3, quote: '', suggestion: 'x → 0 2' },
    { page_number: 4, quote: '', suggestion: '4' },
  ])
})

test('wording that is too long for the age is what is to be said, and no text to use', () => {
  const young = wishWith({ age_group: '3-4' })
  const long =
    'The little fox had never asked anybody for help before, because she always wanted to be the very first at the pond.'
  const mended = (suggestion: string, wish = young) =>
    mergeEdits([{ page_number: 2, quote: 'she went', suggestion, asks: 'more' }], 4, wish)[0]?.suggestion
  expect(mended(`“${long}”`)).toBe(`say this in your own words, in sentences of at most 16 words: ${long}`)
  expect(mended(`“I can,” she says. “${long}”`)).toContain('“I can,” she says. The little fox')
  const twice = `“${long}”`
  expect(mended(mended(twice)!)).toBe(mended(twice))
  expect(mended('“She had never asked for help before.”')).toBe('“She had never asked for help before.”')
  const other = { page_number: 2, quote: 'it fell', suggestion: 'say what fell' }
  const [both] = mergeEdits([{ page_number: 2, quote: 'she went', suggestion: `“${long}”` }, other], 4, young)
  expect(both?.suggestion).toBe(
    `she went → say this in your own words, in sentences of at most 16 words: ${long} it fell → say what fell`,
  )
})
