import { themes as ids, type Theme } from '@moonpage/contract/categories'
import { moreThemes } from './more-themes.ts'
import type { ThemeData, Told } from './schema.ts'
import * as first from './themes-first.ts'
import * as second from './themes-second.ts'

const base: Record<Theme, ThemeData> = { ...first, ...second }

/** The second strand has its own words where it has any, and the first one's where it has not. */
const secondStrand = (id: Theme): ThemeData => {
  const own = base[id]
  const more = moreThemes[id]
  const told = (slot: keyof typeof more & keyof ThemeData): Told => ({
    ...own[slot],
    ...more[slot],
  })
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
  ids.map((id) => [id, [base[id], secondStrand(id)] as const]),
) as Record<Theme, readonly [ThemeData, ThemeData]>
