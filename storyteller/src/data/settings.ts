import type { Setting } from '@moonpage/contract/categories'
import type { SettingData } from './schema.ts'
import * as home from './settings-home.ts'
import * as land from './settings-land.ts'
import * as wide from './settings-wide.ts'

export const settings: Record<Setting, SettingData> = {
  ...land,
  bedroom: home.bedroom,
  snow: home.snow,
  city: home.city,
  jungle: home.jungle,
  desert: home.desert,
  'under-the-sea': wide.underTheSea,
  'at-sea': wide.atSea,
  moon: wide.moon,
  clouds: wide.clouds,
}
