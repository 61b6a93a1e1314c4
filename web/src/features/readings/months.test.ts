import { expect, test } from 'vitest'
import { calendarOf, isMonth, monthOf, nameOfDay, nameOfMonth } from './months.ts'

const now = new Date(2026, 10, 28, 20)

test('months and days are named as one says them', () => {
  expect(nameOfMonth('2026-11', now)).toBe('November')
  expect(nameOfMonth('2025-12', now)).toBe('December 2025')
  expect(nameOfDay('2026-11-28', now)).toBe('Today')
  expect(nameOfDay('2026-11-26', now)).toBe('Thursday')
  expect(nameOfDay('2026-11-21', now)).toBe('Saturday, November 21')
  expect(nameOfDay('2026-11-29', now)).toBe('Sunday, November 29')
})

test('a month begins on its weekday and has its days', () => {
  expect(calendarOf('2026-11')).toEqual({ days: 30, firstWeekday: 0 })
  expect(calendarOf('2024-02')).toEqual({ days: 29, firstWeekday: 4 })
  expect(monthOf(now)).toBe('2026-11')
  expect(['2026-11', '2026-13', 'moon', undefined].filter(isMonth)).toEqual(['2026-11'])
})
