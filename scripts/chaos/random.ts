export type Random = {
  /** From 0 up to 1. */
  next(): number
  pick<T>(list: readonly T[]): T | undefined
}

/** mulberry32: small, and the same numbers everywhere for one seed. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (list) => list[Math.floor(next() * list.length)] }
}
