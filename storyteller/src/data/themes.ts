import type { Theme } from '@moonpage/contract/categories'
import type { StrandData, ThemeData } from './schema.ts'
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
import type { Strand, WholeTheme } from './themes/strand.ts'
import { wonder } from './themes/wonder.ts'

export const themes: Record<Theme, WholeTheme> = {
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

export type { Strand }

const slots = ['plant', 'low', 'test', 'act', 'close'] as const
/** What the type of our own themes says already, for one that has only passed its schema. */
const isWhole = (strand: StrandData): strand is Strand => slots.every((slot) => strand[slot] !== undefined)

/** The plots of a theme, one of which is chosen for a whole book. */
export const strandsOf = ({ strands }: Pick<ThemeData, 'strands'>): Strand[] => strands.filter(isWhole)
