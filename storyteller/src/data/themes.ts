import { themes as ids, type Theme } from '@moonpage/contract/categories'
import { moreThemes } from './more-themes.ts'
import { smallPlants, smallThemes } from './small-themes.ts'
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

const rhymed = (id: Theme, strand: ThemeData, small: Record<'low' | 'test' | 'act', string>): ThemeData => ({
  ...strand,
  plant: { ...strand.plant, ...(smallPlants[id] ? { small: [...smallPlants[id]] } : {}) },
  low: { ...strand.low, small: [small.low] },
  test: { ...strand.test, small: [small.test] },
  act: { ...strand.act, small: [small.act] },
})

const strandsOf = (id: Theme): readonly [ThemeData, ThemeData, ThemeData] => {
  const [one, other] = smallThemes[id]
  return [
    rhymed(id, base[id], one),
    rhymed(id, strandOf(id, moreThemes[id]), other),
    strandOf(id, thirdThemes[id]),
  ]
}

/** Every theme in strands: one is chosen for a whole book, so that what is asked for is what is done. */
export const themeStrands = Object.fromEntries(ids.map((id) => [id, strandsOf(id)])) as Record<
  Theme,
  ReturnType<typeof strandsOf>
>
