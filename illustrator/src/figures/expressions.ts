import type { Expression } from '@moonpage/storyteller/scene'

/** Eyes, mouth and brows of an expression. */
export type Face = {
  eye: 'open' | 'closed' | 'wide' | 'asleep' | 'half'
  mouth: 'smile' | 'open' | 'wavy' | 'o' | 'small' | 'grin' | 'frown'
  /** How far the ends of the brows are raised, in figure units. Null: no brows, except in faces that always have them. */
  brow: { out: number; in: number } | null
}

/** The face of each expression. */
export const faces: Record<Expression, Face> = {
  happy: { eye: 'open', mouth: 'smile', brow: null },
  joy: { eye: 'closed', mouth: 'open', brow: { out: 1, in: 4 } },
  worried: { eye: 'open', mouth: 'wavy', brow: { out: -5, in: 5 } },
  surprised: { eye: 'wide', mouth: 'o', brow: { out: 6, in: 8 } },
  sleepy: { eye: 'asleep', mouth: 'small', brow: null },
  brave: { eye: 'open', mouth: 'grin', brow: { out: 5, in: 3 } },
  sad: { eye: 'half', mouth: 'frown', brow: { out: -6, in: 6 } },
  curious: { eye: 'open', mouth: 'small', brow: { out: 4, in: 8 } },
  proud: { eye: 'closed', mouth: 'smile', brow: { out: 4, in: 6 } },
  shy: { eye: 'half', mouth: 'small', brow: { out: -3, in: 5 } },
  cross: { eye: 'half', mouth: 'frown', brow: { out: 6, in: -4 } },
  effort: { eye: 'closed', mouth: 'wavy', brow: { out: 3, in: -3 } },
  giggle: { eye: 'closed', mouth: 'grin', brow: { out: 1, in: 4 } },
  wonder: { eye: 'wide', mouth: 'smile', brow: { out: 6, in: 8 } },
  scared: { eye: 'wide', mouth: 'wavy', brow: { out: -6, in: 8 } },
  calm: { eye: 'half', mouth: 'smile', brow: null },
}
