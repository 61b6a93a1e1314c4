import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, currentChoice, currentTheme, startTheme } from './theme.ts'

let fallsDark = (_dark: boolean): void => {}

/** A system that can change its mind. */
const systemIs = (dark: boolean) => {
  const followers: (() => void)[] = []
  let isDark = dark
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && isDark
    },
    addEventListener: (_type: string, follower: () => void) => followers.push(follower),
  }))
  fallsDark = (now) => {
    isDark = now
    for (const follower of followers) follower()
  }
}

const shown = () => document.documentElement.dataset.theme
const bar = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
const otherTabKeeps = (value: string | null) => {
  if (value === null) localStorage.removeItem('moonpage.theme')
  else localStorage.setItem('moonpage.theme', value)
  dispatchEvent(new StorageEvent('storage', { key: 'moonpage.theme' }))
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<meta name="theme-color" data-light="#fff" data-night="#000">'
})

test('follows the system until something is chosen, also when dusk falls', () => {
  systemIs(false)
  startTheme()
  expect([currentChoice(), shown(), bar()]).toEqual(['system', 'light', '#fff'])
  fallsDark(true)
  expect([currentChoice(), shown(), bar()]).toEqual(['system', 'night', '#000'])
  chooseTheme('light')
  expect([currentChoice(), shown(), bar()]).toEqual(['light', 'light', '#fff'])
  fallsDark(false)
  fallsDark(true)
  expect(shown()).toBe('light')
})

test('keeps a choice, and keeps nothing for the system', () => {
  systemIs(false)
  startTheme()
  chooseTheme('night')
  expect(localStorage.getItem('moonpage.theme')).toBe('night')
  startTheme()
  expect([currentChoice(), shown()]).toEqual(['night', 'night'])
  chooseTheme('system')
  expect(localStorage.getItem('moonpage.theme')).toBeNull()
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
})

test('follows the other tabs', () => {
  systemIs(false)
  startTheme()
  otherTabKeeps('night')
  expect([currentChoice(), currentTheme(), shown()]).toEqual(['night', 'night', 'night'])
  otherTabKeeps(null)
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
  otherTabKeeps('night')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
})

test('takes no notice of a kept value that it does not know', () => {
  systemIs(false)
  localStorage.setItem('moonpage.theme', 'sepia')
  startTheme()
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
})

test('holds a choice in a browser that keeps nothing', () => {
  systemIs(false)
  startTheme()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  chooseTheme('night')
  expect([currentChoice(), shown()]).toEqual(['night', 'night'])
  vi.unstubAllGlobals()
})
