import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, currentTheme, startTheme } from './theme.ts'

const systemIs = (dark: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && dark,
    addEventListener: () => {},
  }))

beforeEach(() => localStorage.clear())

test('follows the system until something is chosen', () => {
  systemIs(true)
  expect(currentTheme()).toBe('night')
  systemIs(false)
  expect(currentTheme()).toBe('light')
})

test('keeps what was chosen, and puts it on the page', () => {
  systemIs(false)
  startTheme()
  expect(document.documentElement.dataset.theme).toBe('light')
  chooseTheme('night')
  expect(document.documentElement.dataset.theme).toBe('night')
  expect(currentTheme()).toBe('night')
})

test('takes no notice of a kept value that it does not know', () => {
  systemIs(false)
  localStorage.setItem('moonpage.theme', 'sepia')
  expect(currentTheme()).toBe('light')
})
