import { heroPlaceholder } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'

/** Adds the fields for causes, which a model fills in, to an outline of the embedded storyteller. */
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
