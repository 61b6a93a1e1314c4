/** A seeded stream of numbers: the same seed paints the same picture. */
export type Random = {
  (): number
  between(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32 over a hash of the seed. */
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
