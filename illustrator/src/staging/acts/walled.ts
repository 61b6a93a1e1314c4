import type { Scene } from '@moonpage/storyteller/scene'

/** Places with walls of their own, at which a door or a window may be. */
export const walled: readonly Scene['place'][] = [
  'castle-hall',
  'castle-tower',
  'barn',
  'bedroom-floor',
  'bedroom-window',
  'blanket-fort',
  'jungle-temple',
]
