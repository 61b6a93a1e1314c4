import { useSyncExternalStore } from 'react'
import { local } from '../lib/storage.ts'

export type Theme = 'light' | 'night'
export type ThemeChoice = Theme | 'system'

const key = 'moonpage.theme'
const dark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const kept = (): ThemeChoice => {
  const value = local.get(key)
  return value === 'light' || value === 'night' ? value : 'system'
}

// Held here as well, for a browser that keeps nothing.
let choice = kept()

export const currentChoice = (): ThemeChoice => choice

/** What was chosen, else what the system says. The script in index.html follows the same rule. */
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
  choice = kept()
  apply()
}

/** Keeps the choice in this browser; `system` is kept by keeping nothing. */
export const chooseTheme = (next: ThemeChoice): void => {
  const before = currentTheme()
  choice = next
  if (next === 'system') local.remove(key)
  else local.set(key, next)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (before !== currentTheme() && document.startViewTransition && !calm) document.startViewTransition(apply)
  else apply()
}

// Held on to, or a browser may clear it away with its listener.
let followed: MediaQueryList | undefined

/** Follows the system and the other tabs from now on. */
export const startTheme = (): void => {
  adoptStored()
  followed = dark()
  followed.addEventListener('change', apply)
  // No key: everything was cleared.
  addEventListener('storage', (event) => (event.key === key || event.key === null) && adoptStored())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, currentChoice, currentChoice)
