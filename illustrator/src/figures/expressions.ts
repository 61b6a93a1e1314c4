import type { Expression } from '@moonpage/storyteller/scene'

/** Eyes, mouth and brows of an expression. */
export type Face = {
  /** `squeezed`: shut tight. `narrow`: under lowered brows. `half`: cast down. */
  eye: 'open' | 'closed' | 'wide' | 'asleep' | 'half' | 'squeezed' | 'narrow'
  mouth: 'smile' | 'open' | 'wavy' | 'o' | 'small' | 'grin' | 'frown' | 'teeth' | 'laugh' | 'yawn' | 'none'
  /** How far the ends of the brows are raised, in figure units. Null: no brows, except in faces that always have them. */
  brow: { out: number; in: number } | null
  extra?: 'tears' | 'sweat' | 'blush' | 'sparkle'
}

/** The face of each expression, mild. */
export const faces: Record<Expression, Face> = {
  happy: { eye: 'open', mouth: 'smile', brow: null },
  joy: { eye: 'closed', mouth: 'open', brow: { out: 1, in: 4 } },
  worried: { eye: 'open', mouth: 'wavy', brow: { out: -7, in: 8 } },
  surprised: { eye: 'wide', mouth: 'o', brow: { out: 6, in: 8 } },
  sleepy: { eye: 'asleep', mouth: 'small', brow: null },
  brave: { eye: 'open', mouth: 'grin', brow: { out: 5, in: 3 } },
  sad: { eye: 'half', mouth: 'frown', brow: { out: -9, in: 9 } },
  curious: { eye: 'open', mouth: 'small', brow: { out: 4, in: 8 } },
  proud: { eye: 'closed', mouth: 'smile', brow: { out: 6, in: 7 } },
  shy: { eye: 'half', mouth: 'small', brow: { out: -4, in: 8 }, extra: 'blush' },
  cross: { eye: 'narrow', mouth: 'frown', brow: { out: 3, in: -9 } },
  effort: { eye: 'squeezed', mouth: 'wavy', brow: { out: 0, in: 0 } },
  giggle: { eye: 'closed', mouth: 'grin', brow: { out: 1, in: 4 }, extra: 'blush' },
  wonder: { eye: 'wide', mouth: 'smile', brow: { out: 7, in: 9 }, extra: 'sparkle' },
  scared: { eye: 'wide', mouth: 'wavy', brow: { out: -8, in: 11 } },
  calm: { eye: 'asleep', mouth: 'smile', brow: null },
}

/** The face of each expression, strong. */
const strong: Record<Expression, Face> = {
  happy: { eye: 'open', mouth: 'open', brow: { out: 3, in: 5 } },
  joy: { eye: 'closed', mouth: 'laugh', brow: { out: 5, in: 8 } },
  worried: { eye: 'wide', mouth: 'wavy', brow: { out: -10, in: 11 } },
  surprised: { eye: 'wide', mouth: 'yawn', brow: { out: 12, in: 13 } },
  sleepy: { eye: 'asleep', mouth: 'yawn', brow: { out: 2, in: 6 } },
  brave: { eye: 'open', mouth: 'grin', brow: { out: 8, in: 0 } },
  sad: { eye: 'half', mouth: 'frown', brow: { out: -13, in: 13 }, extra: 'tears' },
  curious: { eye: 'wide', mouth: 'small', brow: { out: 10, in: 11 } },
  proud: { eye: 'closed', mouth: 'grin', brow: { out: 10, in: 10 }, extra: 'blush' },
  shy: { eye: 'asleep', mouth: 'wavy', brow: { out: -5, in: 7 }, extra: 'blush' },
  cross: { eye: 'narrow', mouth: 'teeth', brow: { out: 6, in: -12 } },
  effort: { eye: 'squeezed', mouth: 'teeth', brow: { out: 1, in: -3 }, extra: 'sweat' },
  giggle: { eye: 'closed', mouth: 'laugh', brow: { out: -2, in: 8 }, extra: 'tears' },
  wonder: { eye: 'wide', mouth: 'open', brow: { out: 11, in: 12 }, extra: 'sparkle' },
  scared: { eye: 'wide', mouth: 'o', brow: { out: -12, in: 14 }, extra: 'sweat' },
  calm: { eye: 'asleep', mouth: 'smile', brow: { out: 4, in: 6 } },
}

/** The face of an expression: 1 mild, 2 strong. */
export const faceOf = (expression: Expression, strength: 1 | 2): Face =>
  strength === 2 ? strong[expression] : faces[expression]

/** Whether the red of a mouth is seen. */
export const isOpen = ({ mouth }: Face): boolean =>
  mouth === 'open' || mouth === 'o' || mouth === 'laugh' || mouth === 'yawn'
