import { useSyncExternalStore } from 'react'
import { local } from '../lib/storage.ts'

export type Theme = 'light' | 'night'

const key = 'moonpage.theme'
const dark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): Theme | null => {
  const kept = local.get(key)
  return kept === 'light' || kept === 'night' ? kept : null
}

/** What was chosen, else what the system says. The script in index.html follows the same rule. */
export const currentTheme = (): Theme => chosen() ?? (dark().matches ? 'night' : 'light')

const apply = () => {
  document.documentElement.dataset.theme = currentTheme()
  for (const listener of listeners) listener()
}

export const chooseTheme = (theme: Theme): void => {
  local.set(key, theme)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (document.startViewTransition && !calm) document.startViewTransition(apply)
  else apply()
}

/** Follows the system and the other tabs from now on. */
export const startTheme = (): void => {
  apply()
  dark().addEventListener('change', apply)
  addEventListener('storage', (event) => event.key === key && apply())
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => currentTheme(),
  )
