import { heroPlaceholder } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'

/** A plan of our own storyteller's with what a model says of causes, which ours does not think of. */
export const withCauses = (outline: Outline): Outline => ({
  ...outline,
  motive: {
    wants: `${heroPlaceholder} wants it back before the lights go out.`,
    good_at: 'looking twice',
    bad_at: 'waiting',
  },
  climax: { who: 'hero', does: `${heroPlaceholder} puts one foot on the plank.`, costs: 'both knees shake' },
  beats: outline.beats.map((beat) => ({
    ...beat,
    because: beat.page_number === 1 ? 'It is the first page.' : 'The page before left a door open.',
    changes: 'The way is one door shorter.',
  })),
})
