/** Words with their leading spaces, and whether only this text has them. */
export type Part = { text: string; isOnlyHere: boolean }

const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? []

/** Table of the longest common subsequence: its length from word i of one text and word j of the other. */
const lcsLengths = (before: string[], after: string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = rows[i] as Uint16Array
      const below = rows[i + 1] as Uint16Array
      row[j] =
        before[i]?.trim() === after[j]?.trim()
          ? (below[j + 1] ?? 0) + 1
          : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

const add = (parts: Part[], text: string, isOnlyHere: boolean) => {
  const last = parts.at(-1)
  if (last?.isOnlyHere === isOnlyHere) last.text += text
  else parts.push({ text, isOnlyHere })
}

/** A word diff of two texts by longest common subsequence. */
export const wordDiff = (before: string, after: string): { before: Part[]; after: Part[] } => {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const rows = lcsLengths(old, now)
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  const parts = { before: [] as Part[], after: [] as Part[] }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
    if (left !== undefined && right !== undefined && left.trim() === right.trim()) {
      add(parts.before, left, false)
      add(parts.after, right, false)
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      add(parts.before, left, true)
      i += 1
    } else {
      add(parts.after, right ?? '', true)
      j += 1
    }
  }
  return parts
}
