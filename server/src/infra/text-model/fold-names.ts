import { companionMark, heroMark, type Names } from '@moonpage/contract/names'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name as it may be written: with either apostrophe or hyphen. */
const pattern = (name: string) =>
  escaped(name.trim())
    .replace(/['’]/g, "['’]")
    .replace(/[\s-]+/g, '[\\s-]+')

/** Names that are words with which many a sentence begins. */
const small =
  /^(the|an?|and|but|so|it|he|she|they|we|you|i|in|on|at|to|one|two|little|big|old|good|dear|mum|dad|mummy|daddy|granny|grandma|grandpa|baby|child|king|queen|prince|princess|teddy)$/i
/** Names that also are verbs, and after a verb comes whom or what it is about: `Will you`, `Mark the spot`. */
const verbs = /^(may|mark|chase|rob|sue|pat|skip|hunter|hope|love|honey|peace)$/i
const about =
  /^[,\s]+(?:i|you|he|she|it|we|they|me|him|us|them|the|an?|my|your|his|her|its|our|their|this|that|these|those|there|all|any\w*|some\w*|every\w*|no|for|not|\[\[)(?![\p{L}\p{N}])/iu

/** Whether a word that stands where a sentence begins may be the word and not the name. */
const isWord = (name: string, after: string): boolean =>
  small.test(name) ||
  (/^will$/i.test(name) && about.test(after) && /^[^.!?…\n]*\?/u.test(after)) ||
  (verbs.test(name) && about.test(after))

/**
 * The names in a text as marks again, where a model wrote them out all the same. Whole names only, written as they are
 * or all in capitals.
 */
export function foldNames(text: string, names: Names): string {
  const pairs = [
    [names.hero, heroMark],
    [names.companion, companionMark],
  ] as const
  return (
    pairs
      .filter(([name]) => name.trim() !== '')
      // A longer name may hold the shorter one.
      .toSorted(([one], [other]) => other.length - one.length)
      .reduce((folded, [name, mark]) => {
        const spellings = [pattern(name), pattern(name.toUpperCase())].join('|')
        const found = new RegExp(`(?<![\\p{L}\\p{N}[])(?:${spellings})(?![\\p{L}\\p{N}\\]])`, 'gu')
        return folded.replace(found, (written, at: number) => {
          const before = folded.slice(0, at).trimEnd()
          const opens = before === '' || /[.!?:\n“"]$/u.test(before) || folded[at - 1] === '\n'
          const after = folded.slice(at + written.length)
          // In the middle of a sentence a capital letter makes it a name.
          if (!/^\p{Lu}/u.test(written) && (small.test(name) || verbs.test(name) || /^will$/i.test(name)))
            return written
          if (opens && !/^['’]s\b/.test(after) && isWord(name, after)) return written
          return mark
        })
      }, text)
  )
}
