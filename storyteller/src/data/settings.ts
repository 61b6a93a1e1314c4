import type { Setting } from '@moonpage/contract/categories'
import type { SettingData } from './schema.ts'
import { castle } from './settings/castle.ts'
import { farm } from './settings/farm.ts'
import { forest } from './settings/forest.ts'
import { garden } from './settings/garden.ts'
import { mountain } from './settings/mountain.ts'
import { bedroom } from './settings/bedroom.ts'
import { snow } from './settings/snow.ts'
import { city } from './settings/city.ts'
import { jungle } from './settings/jungle.ts'
import { desert } from './settings/desert.ts'
import { underTheSea } from './settings/under-the-sea.ts'
import { atSea } from './settings/at-sea.ts'
import { moon } from './settings/moon.ts'
import { clouds } from './settings/clouds.ts'

export const settings: Record<Setting, SettingData> = {
  castle,
  farm,
  forest,
  garden,
  mountain,
  bedroom,
  snow,
  city,
  jungle,
  desert,
  'under-the-sea': underTheSea,
  'at-sea': atSea,
  moon,
  clouds,
}
