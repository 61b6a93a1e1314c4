import type { Theme } from '@moonpage/contract/categories'
import type { ThemeData } from './schema.ts'
import { belonging } from './themes/belonging.ts'
import { courage } from './themes/courage.ts'
import { curiosity } from './themes/curiosity.ts'
import { forgiveness } from './themes/forgiveness.ts'
import { friendship } from './themes/friendship.ts'
import { gratitude } from './themes/gratitude.ts'
import { honesty } from './themes/honesty.ts'
import { imagination } from './themes/imagination.ts'
import { kindness } from './themes/kindness.ts'
import { patience } from './themes/patience.ts'
import { perseverance } from './themes/perseverance.ts'
import { sharing } from './themes/sharing.ts'
import { teamwork } from './themes/teamwork.ts'
import { wonder } from './themes/wonder.ts'

export const themes: Record<Theme, ThemeData> = {
  courage,
  friendship,
  kindness,
  sharing,
  curiosity,
  patience,
  imagination,
  wonder,
  honesty,
  teamwork,
  gratitude,
  perseverance,
  belonging,
  forgiveness,
}
