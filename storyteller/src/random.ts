/** A seeded source of chance: the same seed makes the same choices on every machine. */
export type Random = {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  chance: (share: number) => boolean
}

const hash = (text: string): number => {
  let state = 2166136261
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619)
  return state >>> 0
}

/** Mulberry32 over an FNV-1a hash of `seed`. Throws when asked to pick from nothing. */
export const randomFrom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new Error('There is nothing to pick from')
    return chosen
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    const mixed: T[] = []
    while (rest.length) mixed.push(...rest.splice(Math.floor(next() * rest.length), 1))
    return mixed
  }
  return { next, pick, shuffle, chance: (share) => next() < share }
}
