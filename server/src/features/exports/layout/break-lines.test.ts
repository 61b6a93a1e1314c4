import { expect, test } from 'vitest'
import { breakRow } from './break-lines.ts'
import { openTypeCase, type TypeCase } from './type-case.ts'

const type = openTypeCase()
const broken = (row: string, sizes: number, rest = sizes) =>
  breakRow(type, 'reading', row, { first: sizes, rest })
const words = (row: string, sizes: number, rest = sizes) =>
  broken(row, sizes, rest).lines.map((line) => line.text)

test('lines are as wide as the column at most, and hold as many words as go in', () => {
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

test('a dash may end a line; a name with a hyphen stays whole while it can', () => {
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

test('a word that is wider than the column is cut, and said to be', () => {
  const { lines, isCut } = broken('Moonlightmoonlightmoonlight is long', 5)
  expect(isCut).toBe(true)
  expect(lines.map(({ text, hasSpaceAfter }) => (hasSpaceAfter ? `${text} ` : text)).join('')).toBe(
    'Moonlightmoonlightmoonlight is long ',
  )
  for (const { text } of lines) expect(type.width(text, 'reading')).toBeLessThanOrEqual(5)
  expect(broken('short words', 20).isCut).toBe(false)
})

test('a column of no width comes to an end', () => {
  expect(words('ab c', 0.01)).toEqual(['a', 'b', 'c'])
})

test('of a word that goes on and on, not much more is measured than its letters', () => {
  const word = 'Moonlight'.repeat(440)
  let measured = 0
  const counting: TypeCase = {
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
