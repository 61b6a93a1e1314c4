import { themes as ids, type Theme } from '@moonpage/contract/categories'
import { moreThemes } from './more-themes.ts'
import { thirdThemes } from './third-themes.ts'
import type { ThemeData, Told } from './schema.ts'
import * as first from './themes-first.ts'
import * as second from './themes-second.ts'

const base: Record<Theme, ThemeData> = { ...first, ...second }

type Slot = 'plant' | 'low' | 'test' | 'act' | 'close'

/** A further strand has its own words where it has any, and the first one's where it has not. */
const strandOf = (id: Theme, words: Partial<Record<Slot, Partial<Told>>>): ThemeData => {
  const own = base[id]
  const told = (slot: Slot): Told => ({ ...own[slot], ...words[slot] })
  return {
    ...own,
    plant: told('plant'),
    low: told('low'),
    test: told('test'),
    act: told('act'),
    close: told('close'),
  }
}

/** Every theme in strands: one is chosen for a whole book, so that what is asked for is what is done. */
export const themeStrands = Object.fromEntries(
  ids.map((id) => [id, [base[id], strandOf(id, moreThemes[id]), strandOf(id, thirdThemes[id])] as const]),
) as Record<Theme, readonly [ThemeData, ThemeData, ThemeData]>
