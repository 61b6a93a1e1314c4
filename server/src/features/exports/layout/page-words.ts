import type { AgeGroup } from '@moonpage/contract/story-input'
import type { Style } from './set-text.ts'
import type { Paper } from './paper.ts'
import { ink } from './sheet.ts'
import type { Passage } from './passages.ts'

/** The text of one page of a story, ready for layout. */
export type PageWords = { passages: Passage[]; isVerse: boolean }

/** Font sizes in points: from large enough for early readers to the smallest that is readable by lamplight. */
const readingSizes: Record<AgeGroup, { best: number; least: number }> = {
  '3-4': { best: 21, least: 14 },
  '5-6': { best: 18, least: 12.5 },
  '7-8': { best: 16, least: 11.5 },
}

/** Below this nobody reads by lamplight. */
const leastOfAll = 11

export const readingSizesOn = ({ scale }: Paper, age: AgeGroup) => ({
  best: readingSizes[age].best * scale,
  least: Math.max(leastOfAll, readingSizes[age].least * scale),
})

export const readingStyle = (size: number): Style => ({
  face: 'reading',
  refrainFace: 'refrain',
  size,
  leading: 1.5,
  gap: 0.55,
  colour: ink,
})

export const countWords = ({ passages }: PageWords): number =>
  passages.reduce((sum, { rows }) => sum + rows.join(' ').split(/\s+/).length, 0)
