import { expect, test } from 'vitest'
import { directionOf, stretchesOf } from './text-direction.ts'

test.each([
  ['', 'ltr'],
  ['Once upon a time', 'ltr'],
  ['محمد walked up the hill.', 'ltr'],
  ['محمد', 'rtl'],
  ['كان يا ما كان، في قديم الزمان، ولد اسمه Will.', 'rtl'],
  ['נועה הלכה לישון.', 'rtl'],
])('the direction of “%s” is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('in an English page, a line with only a right-to-left name stays ltr; a whole paragraph is rtl', () => {
  const page = 'Grandma called from the garden.\n“محمد!”\nNobody answered.'
  expect(directionOf('“محمد!”', page)).toBe('ltr')
  const paragraph = 'كان يا ما كان، في قديم الزمان، ولد صغير يحب القمر.'
  expect(directionOf(paragraph, `${page}\n${paragraph}`)).toBe('rtl')
  expect(directionOf('محمد!', paragraph)).toBe('rtl')
})

test('a text is split into runs of one direction', () => {
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
