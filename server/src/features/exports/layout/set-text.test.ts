import { expect, test } from 'vitest'
import { readingStyle } from './page-words.ts'
import { partEvenly, partText } from './part-text.ts'
import { passagesOf } from './passages.ts'
import { setBalanced, setText, type SetText } from './set-text.ts'
import { openFontMetrics } from './font-metrics.ts'

const type = await openFontMetrics()
const size = 16
const style = readingStyle(size)
const prose = (text: string) => passagesOf(text, false, new Set())
const verse = (text: string) => passagesOf(text, true, new Set())
const linesOf = (text: SetText) => text.passages.map(({ lines }) => lines.map((line) => line.text))

const said =
  'The fox went out into the wood and looked at every stone and every leaf until the moon came up again.'

test('no paragraph ends with a single word, and none gets longer to avoid it', () => {
  const ends = [120, 150, 180, 210, 240, 300].flatMap((width) => {
    const loose = said.split(' ').map((_, index, words) => words.slice(0, words.length - index).join(' '))
    return loose
      .filter((text) => type.width(text, 'reading') * size > width * 1.5)
      .map((text) => linesOf(setText(type, prose(text), width, style))[0] ?? [])
  })
  expect(ends.length).toBeGreaterThan(40)
  const alone = ends.filter((lines) => !lines.at(-1)?.includes(' '))
  // Not always possible with long words.
  expect(alone.length).toBeLessThan(ends.length / 20)
})

test('balanced centered text stays in the middle of its column', () => {
  const width = 440
  const text = setBalanced(type, prose(said), width, { ...style, align: 'centre' })
  for (const line of text.passages[0]?.lines ?? [])
    expect(line.x + (type.width(line.text, 'reading') * size) / 2).toBeCloseTo(width / 2, 3)
})

const lineHeight = style.leading * size

test('a long text is split evenly, with two lines of a paragraph on either side', () => {
  const text = setText(type, prose(Array<string>(9).fill(said).join('\n')), 300, style)
  const parts = partEvenly(text, 300, style)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.flatMap(linesOf).flat()).toEqual(linesOf(text).flat())
  const heights = parts.map((part) => part.height)
  for (const height of heights) expect(height).toBeLessThanOrEqual(300)
  for (const part of parts) {
    expect(part.passages[0]?.lines.length).toBeGreaterThan(1)
    expect(part.passages.at(-1)?.lines.length).toBeGreaterThan(1)
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6 * lineHeight)
})

test('stanzas are kept together unless one is taller than a sheet', () => {
  const stanza = 'The moon is high,\nthe moon is round,\nthe owl flies by\nwithout a sound.'
  const text = setText(type, verse(Array<string>(6).fill(stanza).join('\n\n')), 400, style, true)
  for (const part of partEvenly(text, 250, style))
    for (const lines of linesOf(part)) expect(lines.join('\n')).toBe(stanza)
  const [here, rest] = partText(text, 2.5 * lineHeight, style)
  expect([linesOf(here).flat().length, linesOf(rest as SetText).flat().length]).toEqual([2, 22])
})
