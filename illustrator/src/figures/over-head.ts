import type { Build, EarKind } from './build.ts'
import type { Hat } from './clothes.ts'

/** Height of the ears over the head, in figure units. */
const ears: Partial<Record<EarKind, number>> = {
  long: 120,
  pointed: 68,
  cat: 50,
  tufted: 62,
  horned: 50,
  antenna: 58,
  dish: 46,
  maned: 46,
}
/** Height of hats over the head, in figure units. */
const hats: Record<Exclude<Hat, 'bubble-helmet'>, number> = {
  crown: 54,
  nightcap: 64,
  'warm-hat': 76,
  knight: 78,
  pirate: 60,
  flowers: 14,
  hood: 44,
}

/** Height of a head with its ears or hat over its middle, in figure units. */
export function overHead(build: Build, hat: Hat | undefined): number {
  const ear = build.ry + (ears[build.ears] ?? 34)
  if (!hat) return ear
  if (hat === 'bubble-helmet') return Math.max(ear, Math.max(build.rx * 1.5, 112) + 32)
  return Math.max(ear, build.ry + hats[hat] + (build.head === 'frog' ? 26 : 0))
}
