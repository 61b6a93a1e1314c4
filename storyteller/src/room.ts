import type { AgeGroup } from '@moonpage/contract/story-input'

/** How much is told on a page at an age: words of prose that fit a telephone, and lines of verse. */
type Room = { page: number; verseLines: number }

export const roomOf: Record<AgeGroup, Room> = {
  '3-4': { page: 28, verseLines: 4 },
  '5-6': { page: 55, verseLines: 8 },
  '7-8': { page: 95, verseLines: 8 },
}

const isSpace = (code: number): boolean => code === 32 || code === 10

/** Words between blanks. */
export const countWords = (text: string): number => {
  let words = 0
  let before = true
  for (let at = 0; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at))
    if (before && !space) words++
    before = space
  }
  return words
}

const longestShout = 3

/** Whether speech is shouted in one breath: `“Crunch! Crunch! Crunch!”`. */
const isShout = (speech: string): boolean =>
  speech
    .slice(1, -1)
    .split(/(?<=!)\s+/u)
    .every(
      (part, at, all) => countWords(part) <= longestShout && (part.endsWith('!') || at === all.length - 1),
    )

/** A sentence out of several. */
const asOne = (text: string): string => text.replace(/[.!?](?=\s)/gu, ',')

const wordsIn = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
    end: index + word.length,
  }))

/** The text with nothing in its refrain that ends a sentence, whatever stands between its words: `Not me, not yet!`. */
function withWholeRefrain(text: string, refrain: string): string {
  const said = wordsIn(refrain)
  if (said.length === 0) return text
  const words = wordsIn(text)
  let [whole, from] = ['', 0]
  for (let at = 0; at + said.length <= words.length; at++) {
    if (said.some(({ word }, after) => words[at + after]!.word !== word)) continue
    const [start, end] = [words[at]!.index, words[at + said.length - 1]!.end]
    whole += text.slice(from, start) + text.slice(start, end).replace(/[.!?…]{1,5}["”]?(?=\s)/gu, ',')
    from = end
    at += said.length - 1
  }
  return whole + text.slice(from)
}

const longestCry = 2

/** A sound or a cry between sentences: `Snap!`, `Oh, no!`. */
const isCry = (sentence: string): boolean => sentence.endsWith('!') && countWords(sentence) <= longestCry

/**
 * Sentences of prose, as one counts them aloud: `“Stop!” said the owl.` is one, as are a shout and the refrain. A cry of
 * one or two words is none.
 * @param refrain the line that comes back, with its names as they stand in the text
 */
export const countSentences = (text: string, refrain = ''): number =>
  withWholeRefrain(text, refrain)
    .replace(/“[^“”]*”/gu, (speech) => (isShout(speech) ? asOne(speech) : speech))
    .split(/(?<=[.!?]["”]?)\s+(?=["“]?[^\p{Ll}\s])/u)
    .filter((part) => /\p{L}/u.test(part) && !isCry(part)).length

const stops = '.!?'
const closers = '"”'

/** In words, the longest sentence; a line of verse goes on until it says that it ends. */
export const longestSentence = (text: string): number => {
  let [longest, words, before] = [0, 0, true]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isSpace(code)) {
      if (before) words++
      before = false
      continue
    }
    before = true
    const last = text[at - 1] ?? ''
    const goesOn = closers.includes(last) ? !stops.includes(text[at - 2] ?? ' ') : !stops.includes(last)
    const isLine = code === 10
    if (isLine ? goesOn && !closers.includes(last) && !isSpace(text.charCodeAt(at + 1)) : goesOn) continue
    longest = Math.max(longest, words)
    words = 0
  }
  return Math.max(longest, words)
}
