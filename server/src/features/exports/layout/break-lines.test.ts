import { expect, test } from 'vitest'
import { breakRow } from './break-lines.ts'
import { openFontMetrics, type FontMetrics } from './font-metrics.ts'

const type = await openFontMetrics()
const broken = (row: string, sizes: number, rest = sizes) =>
  breakRow(type, 'reading', row, { first: sizes, rest })
const words = (row: string, sizes: number, rest = sizes) =>
  broken(row, sizes, rest).lines.map((line) => line.text)

test('lines are at most as wide as the column, and hold as many words as fit', () => {
  const row = 'The brambles had hooks and the brambles had claws, like so many green little cats with paws.'
  for (const measure of [6, 9, 14, 30]) {
    const lines = words(row, measure)
    expect(lines.join(' ')).toBe(row)
    lines.forEach((line, index) => {
      expect(type.width(line, 'reading')).toBeLessThanOrEqual(measure)
      const next = lines[index + 1]?.split(' ')[0]
      if (next) expect(type.width(`${line} ${next}`, 'reading')).toBeGreaterThan(measure)
    })
  }
})

test('each word is measured a few times at most', () => {
  let measured = 0
  const width: FontMetrics['width'] = (text, face) => {
    measured += text.length
    return type.width(text, face)
  }
  const row = 'The brambles had hooks — and claws, so many. '.repeat(20)
  const { lines } = breakRow({ ...type, width }, 'reading', row, { first: 40, rest: 40 })
  expect(measured).toBeLessThan(row.length * 4)
  for (const line of lines) expect(line.width).toBeCloseTo(type.width(line.text, 'reading'), 3)
})

test('a line may break after a dash; a hyphenated name is kept together if possible', () => {
  expect(words('It was late—very late.', type.width('It was late—', 'reading'))).toEqual([
    'It was late—',
    'very late.',
  ])
  expect(words('So Anna-Lena slept.', type.width('So Anna-', 'reading') + 0.1)).toEqual([
    'So',
    'Anna-',
    'Lena',
    'slept.',
  ])
  expect(words('So Anna-Lena slept.', type.width('Anna-Lena slept', 'reading'))).toEqual([
    'So Anna-Lena',
    'slept.',
  ])
})

test('a word wider than the column is cut, and reported', () => {
  const { lines, isCut } = broken('Moonlightmoonlightmoonlight is long', 5)
  expect(isCut).toBe(true)
  expect(lines.map(({ text, hasSpaceAfter }) => (hasSpaceAfter ? `${text} ` : text)).join('')).toBe(
    'Moonlightmoonlightmoonlight is long ',
  )
  for (const { text } of lines) expect(type.width(text, 'reading')).toBeLessThanOrEqual(5)
  expect(broken('short words', 20).isCut).toBe(false)
})

test('scripts without spaces break between words, and not before closing punctuation', async () => {
  const japanese = 'さくらという女の子がいました。「こんばんは！」'
  const thai = 'เด็กหญิงชื่อไพลินอาศัยอยู่ในหมู่บ้าน'
  const own = await openFontMetrics({ reading: `${japanese}${thai}李小龙`, display: '', hand: '' })
  const lines = (row: string) => breakRow(own, 'reading', row, { first: 9, rest: 9 }).lines
  for (const row of [japanese, thai]) {
    const { isCut } = breakRow(own, 'reading', row, { first: 9, rest: 9 })
    expect(isCut).toBe(false)
    expect(lines(row).length).toBeGreaterThan(1)
    expect(
      lines(row)
        .map(({ text }) => text)
        .join(''),
    ).toBe(row)
    expect(
      lines(row).some(({ hasSpaceAfter }, index) => hasSpaceAfter && index < lines(row).length - 1),
    ).toBe(false)
    for (const { text } of lines(row)) expect(text).not.toMatch(/^[。」！\p{M}]|「$/u)
  }
  const name = breakRow(own, 'reading', 'So 李小龙 slept', {
    first: own.width('So 李小', 'reading'),
    rest: 9,
  })
  expect(name.lines.map(({ text }) => text)).toEqual(['So', '李小龙 slept'])
})

test('lines of mixed direction are in order, and names do not take punctuation along', () => {
  const order = (row: string, direction: 'ltr' | 'rtl') => {
    const [line] = breakRow(type, 'reading', row, { first: 99, rest: 99, direction }).lines
    // One more than letters: for the following space.
    return Array.from(line?.levels ?? [])
  }
  expect(order('So אב, 5', 'ltr')).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0])
  expect(order('אב Will 5.', 'rtl')).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1])
  expect(breakRow(type, 'reading', 'So Will', { first: 99, rest: 99 }).lines[0]?.levels).toBeNull()
})

test('a column without width terminates', () => {
  expect(words('ab c', 0.01)).toEqual(['a', 'b', 'c'])
})

test('of an endless word little more is measured than its letters', () => {
  const word = 'Moonlight'.repeat(440)
  let measured = 0
  const counting: FontMetrics = {
    ...type,
    width(text, face) {
      measured += text.length
      return type.width(text, face)
    },
  }
  const { lines } = breakRow(counting, 'reading', word, { first: 20, rest: 20 })
  expect(lines.map(({ text }) => text).join('')).toBe(word)
  expect(measured).toBeLessThan(20 * word.length)
})
