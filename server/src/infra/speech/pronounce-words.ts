import { runFlite } from './flite.ts'

/** Phones of words that were looked up before. */
const cache = new Map<string, readonly string[]>()
const cacheSize = 20_000

/**
 * The phones of each word when it is spoken alone, after Flite's dictionary and its letter-to-sound rules.
 * @param words in the signs of `voiceWord`
 */
export async function pronounceWords(words: readonly string[]): Promise<(readonly string[])[]> {
  const unknown = [...new Set(words)].filter((word) => !cache.has(word))
  if (unknown.length > 0) {
    if (cache.size + unknown.length > cacheSize) cache.clear()
    // The smallest voice, for all have the same dictionary.
    const text = unknown.map((word) => `${word}\n\n`).join('')
    const { printed } = await runFlite(text, ['-voice', 'kal', '-ps', '-o', 'none'])
    const lines = printed.split('\n').filter((line) => line.trim() !== '')
    for (const [index, word] of unknown.entries()) {
      const phones = lines.length === unknown.length ? lines[index]?.trim().split(/\s+/) : undefined
      cache.set(word, phones?.filter((phone) => phone !== 'pau') ?? guessPhones(word))
    }
  }
  return words.map((word) => cache.get(word) ?? guessPhones(word))
}

const letters: Record<string, string> = {
  a: 'ae',
  c: 'k',
  e: 'eh',
  h: 'hh',
  i: 'ih',
  j: 'jh',
  o: 'aa',
  q: 'k',
  u: 'ah',
  x: 'k',
  y: 'iy',
}

/** Roughly, where Flite took some word for several. */
const guessPhones = (word: string): string[] =>
  Array.from(word.toLowerCase())
    .filter((letter) => letter >= 'a' && letter <= 'z')
    .map((letter) => letters[letter] ?? letter)
