import { describe, expect, it, test } from 'vitest'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { mixedSamples } from '@moonpage/storyteller/checks/samples'
import { removesSentences, shownText } from './shown-text.ts'
import { markup, unsafeOutputs } from './testing-unsafe-outputs.ts'

describe('markup from a model', () => {
  it.each(markup)('%j', (written, shown) => {
    expect(shownText(written, 'prose')).toBe(shown)
    // Cleaning is idempotent.
    expect(shownText(shown, 'prose')).toBe(shown)
  })
})

describe('unsuitable text is found', () => {
  it.each(unsafeOutputs)('%s', (text) => {
    const shown = shownText(`A fox ran home. ${text} It slept.`, 'prose')
    expect(findUnfitWords(shown)).not.toEqual([])
  })
})

test('texts of real stories are neither changed nor flagged', () => {
  const count = process.env['NIGHTLY'] ? 150 : 30
  for (const verse of [false, true])
    for (const { pages } of mixedSamples(count, { story_attributes: verse ? ['rhyming'] : [] }, 'shown'))
      for (const { content } of pages) {
        expect(shownText(content, verse ? 'verse' : 'prose')).toBe(content)
        expect(findUnfitWords(content)).toEqual([])
        expect(removesSentences(content)).toBe(false)
      }
})

test('verse keeps its stanzas, prose has no empty lines, a line has no line breaks', () => {
  expect(shownText('a\n\n\n\nb\nc', 'verse')).toBe('a\n\nb\nc')
  expect(shownText('a\n\n\n\nb\nc', 'prose')).toBe('a\nb\nc')
  expect(shownText('"a\n\nb c"', 'line')).toBe('a b c')
})

test('headings and endings that models add are removed without a retry', () => {
  for (const [raw, shown] of [
    ['**Fern** slept. 🌙✨', 'Fern slept.'],
    ['Fern slept.\n\nTHE END', 'Fern slept.'],
    ['Fern slept. The end.', 'Fern slept.'],
    ['Page 10: Fern slept &amp; snored. — The End —', 'Fern slept and snored.'],
    ['They walked to the end.', 'They walked to the end.'],
  ] as const) {
    expect(shownText(raw, 'prose')).toBe(shown)
    expect(removesSentences(raw)).toBe(false)
  }
  for (const raw of ['See https://evil.example now.', '<script>x</script> She slept.', '\u202Etpels eh'])
    expect(removesSentences(raw)).toBe(true)
})
