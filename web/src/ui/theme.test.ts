import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, currentChoice, currentTheme, startTheme } from './theme.ts'

let setSystemDark = (_dark: boolean): void => {}

/** Stubs the system preference, which can change. */
const stubSystemTheme = (dark: boolean) => {
  const listeners: (() => void)[] = []
  let isDark = dark
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && isDark
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  }))
  setSystemDark = (now) => {
    isDark = now
    for (const listener of listeners) listener()
  }
}

const shown = () => document.documentElement.dataset.theme
const bar = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
const storeInOtherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem('moonpage.theme')
  else localStorage.setItem('moonpage.theme', value)
  dispatchEvent(new StorageEvent('storage', { key: 'moonpage.theme' }))
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<meta name="theme-color" data-light="#fff" data-night="#000">'
})

test('follows the system, also when it changes, until a theme is chosen', () => {
  stubSystemTheme(false)
  startTheme()
  expect([currentChoice(), shown(), bar()]).toEqual(['system', 'light', '#fff'])
  setSystemDark(true)
  expect([currentChoice(), shown(), bar()]).toEqual(['system', 'night', '#000'])
  chooseTheme('light')
  expect([currentChoice(), shown(), bar()]).toEqual(['light', 'light', '#fff'])
  setSystemDark(false)
  setSystemDark(true)
  expect(shown()).toBe('light')
})

test('stores a chosen theme, and nothing for system', () => {
  stubSystemTheme(false)
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
  stubSystemTheme(false)
  startTheme()
  storeInOtherTab('night')
  expect([currentChoice(), currentTheme(), shown()]).toEqual(['night', 'night', 'night'])
  storeInOtherTab(null)
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
  storeInOtherTab('night')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
})

test('ignores an unknown stored value', () => {
  stubSystemTheme(false)
  localStorage.setItem('moonpage.theme', 'sepia')
  startTheme()
  expect([currentChoice(), shown()]).toEqual(['system', 'light'])
})

test('keeps a choice in memory without storage', () => {
  stubSystemTheme(false)
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
