import { useSyncExternalStore } from 'react'
import { local } from '../lib/storage.ts'

export type Theme = 'light' | 'night'
export type ThemeChoice = Theme | 'system'

const key = 'moonpage.theme'
const dark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const storedChoice = (): ThemeChoice => {
  const value = local.get(key)
  return value === 'light' || value === 'night' ? value : 'system'
}

// In memory as well, for browsers without storage.
let choice = storedChoice()

export const currentChoice = (): ThemeChoice => choice

/** The chosen theme, else the system's. The script in index.html follows the same rule. */
export const currentTheme = (): Theme => {
  if (choice !== 'system') return choice
  return dark().matches ? 'night' : 'light'
}

const apply = () => {
  const theme = currentTheme()
  document.documentElement.dataset.theme = theme
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bar) bar.content = bar.dataset[theme] ?? ''
  for (const listener of listeners) listener()
}

const adoptStored = () => {
  choice = storedChoice()
  apply()
}

/** Stores the choice in this browser; nothing is stored for `system`. */
export const chooseTheme = (next: ThemeChoice): void => {
  const before = currentTheme()
  choice = next
  if (next === 'system') local.remove(key)
  else local.set(key, next)
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (before !== currentTheme() && document.startViewTransition && !reducesMotion)
    document.startViewTransition(apply)
  else apply()
}

// The reference keeps the browser from garbage-collecting it with its listener.
let mediaQuery: MediaQueryList | undefined

/** Starts following the system and other tabs. */
export const startTheme = (): void => {
  adoptStored()
  mediaQuery = dark()
  mediaQuery.addEventListener('change', apply)
  // The key is null after `localStorage.clear()`.
  addEventListener('storage', (event) => (event.key === key || event.key === null) && adoptStored())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, currentChoice, currentChoice)
