import type { Setting } from '@moonpage/contract/categories'
import { retold } from './more-obstacles.ts'
import type { SettingData } from './schema.ts'
import * as home from './settings-home.ts'
import * as land from './settings-land.ts'
import * as wide from './settings-wide.ts'

const all: Record<Setting, SettingData> = {
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

export const settings = Object.fromEntries(
  Object.entries(all).map(([id, data]) => [id, { ...data, obstacles: data.obstacles.map(retold) }]),
) as Record<Setting, SettingData>
