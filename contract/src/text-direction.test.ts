import { expect, test } from 'vitest'
import { directionOf, stretchesOf } from './text-direction.ts'

test.each([
  ['', 'ltr'],
  ['Once upon a time', 'ltr'],
  ['محمد walked up the hill.', 'ltr'],
  ['محمد', 'rtl'],
  ['كان يا ما كان، في قديم الزمان، ولد اسمه Will.', 'rtl'],
  ['נועה הלכה לישון.', 'rtl'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('a name that stands alone in an English page does not turn its line, a paragraph does', () => {
  const page = 'Grandma called from the garden.\n“محمد!”\nNobody answered.'
  expect(directionOf('“محمد!”', page)).toBe('ltr')
  const told = 'كان يا ما كان، في قديم الزمان، ولد صغير يحب القمر.'
  expect(directionOf(told, `${page}\n${told}`)).toBe('rtl')
  expect(directionOf('محمد!', told)).toBe('rtl')
})

test('names that run the other way are told apart from what stands around them', () => {
  expect(stretchesOf('So عبد الرحمن, 5, met נועה.')).toEqual([
    { text: 'So ', isRtl: false },
    { text: 'عبد الرحمن', isRtl: true },
    { text: ', 5, met ', isRtl: false },
    { text: 'נועה', isRtl: true },
    { text: '.', isRtl: false },
  ])
  expect(stretchesOf('Zoë')).toEqual([{ text: 'Zoë', isRtl: false }])
  expect(stretchesOf('')).toEqual([])
})
