/** A sound of speech, in seconds from the start; `pau` is a pause. */
export type Phone = { name: string; start: number; end: number }

export const isPause = ({ name }: Phone): boolean => name === 'pau'

const vowels = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '))
const isVowel = (phone: string) => vowels.has(phone)

const skip = 0.9
const pauseInWord = 0.8
const mismatch = (one: string, other: string): number => {
  if (one === other) return 0
  if (isVowel(one) !== isVowel(other)) return 1.7
  return isVowel(one) ? 0.5 : 1
}

/**
 * Which phones of a spoken text belong to which word: the cheapest alignment of the phones that the words have alone
 * with those that were spoken (dynamic programming over both). Spoken phones that belong to no word go to the one before.
 * @param words the phones of each word, spoken alone
 * @param spoken the phones of the whole text, with pauses
 * @returns for each word the index of its first phone and the one after its last; null if it has none
 */
export function alignPhones(
  words: readonly (readonly string[])[],
  spoken: readonly Phone[],
): ({ from: number; to: number } | null)[] {
  const heard = spoken.flatMap((phone, index) => (isPause(phone) ? [] : [{ name: phone.name, index }]))
  const wanted = words.flatMap((phones, word) =>
    phones.map((name, at) => ({ name, word, isFirst: at === 0 })),
  )
  const [rows, columns] = [wanted.length + 1, heard.length + 1]
  const costs = new Float32Array(rows * columns)
  // 0: both, 1: the wanted phone is missing, 2: the heard one is additional.
  const steps = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      if (row === 0 && column === 0) continue
      const want = wanted[row - 1]
      const hear = heard[column - 1]
      const afterPause = column > 1 && (hear?.index ?? 0) - (heard[column - 2]?.index ?? 0) > 1
      const broken = want && !want.isFirst && afterPause ? pauseInWord : 0
      const both =
        want && hear
          ? (costs[at - columns - 1] as number) + mismatch(want.name, hear.name) + broken
          : Infinity
      const missing = want ? (costs[at - columns] as number) + skip : Infinity
      const additional = hear ? (costs[at - 1] as number) + skip : Infinity
      const least = Math.min(both, missing, additional)
      costs[at] = least
      steps[at] = least === both ? 0 : least === missing ? 1 : 2
    }
  const found: ({ from: number; to: number } | null)[] = words.map(() => null)
  let [row, column] = [rows - 1, columns - 1]
  while (row > 0 || column > 0) {
    const step = steps[row * columns + column]
    const word = wanted[row - 1]?.word
    const index = heard[column - 1]?.index
    if (step === 0 && word !== undefined && index !== undefined) {
      const range = found[word]
      found[word] = { from: index, to: range?.to ?? index + 1 }
    }
    if (step !== 2) row -= 1
    if (step !== 1) column -= 1
  }
  return found
}
