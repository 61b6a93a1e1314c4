import type { Told } from './schema.ts'

/** Further variants for a set that stands elsewhere. */
export type MoreTold = Partial<Told>

/** Both sets as one; `small` verse comes into being where only the second has it. */
export const withMore = (told: Told, more: MoreTold = {}): Told => ({
  three: [...told.three, ...(more.three ?? [])],
  five: [...told.five, ...(more.five ?? [])],
  seven: [...told.seven, ...(more.seven ?? [])],
  verse: [...told.verse, ...(more.verse ?? [])],
  ...(told.small || more.small ? { small: [...(told.small ?? []), ...(more.small ?? [])] } : {}),
})
