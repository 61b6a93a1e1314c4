/** A seeded random number generator. Each call advances it, so the order of the calls is part of a picture. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  (): number
  between(low: number, high: number): number
  /** A whole number; both bounds are possible. */
  int(low: number, high: number): number
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
}

/** Tommy Ettinger's mulberry32, with a hash of the seed as its state. The same seed gives the same numbers. */
export function random(seed: string): Random {
  let state = 0
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  for (let i = 0; i < 3; i++) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return Object.assign(next, {
    between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  })
}
