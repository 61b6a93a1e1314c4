import { useEffect, useState } from 'react'
import type { modeLayouts } from './mode-layouts.ts'
import type { ReadingMode } from './reading-mode.ts'

export type ModeLayouts = typeof modeLayouts

let layouts: ModeLayouts | undefined

/** Most people never choose a mode: the style sheets of the others do not come with a book's first page. */
export const bringModeLayouts = async (): Promise<void> => {
  layouts = (await import('./mode-layouts.ts')).modeLayouts
}

/** @returns undefined until they have come, or where they cannot be had: pages are laid out as usual then */
export const useModeLayouts = (mode: ReadingMode): ModeLayouts | undefined => {
  const [, setThere] = useState(layouts !== undefined)
  useEffect(() => {
    if (mode === 'adaptive' || layouts) return
    bringModeLayouts().then(
      () => setThere(true),
      () => {},
    )
  }, [mode])
  return layouts
}
