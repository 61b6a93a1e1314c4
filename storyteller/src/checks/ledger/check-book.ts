import { avoidable, type AgeGroup } from '@moonpage/contract/story-input'
import { fillNames } from '@moonpage/contract/names'
import { forbiddenWords } from '../../avoid.ts'
import { gateFor, measureBook, wordSlack } from './reading-gates.ts'
import { sentencesOf } from '../tokens.ts'
import { findUnfitWords } from '../words/find-unfit-words.ts'
import { roomOf, countWords } from '../../room.ts'
import type { Binding } from '../../outline.ts'
import { holds } from '../../tales/condition.ts'
import type { Tale } from '../../tales/format.ts'
import { withoutMarks } from '../../tales/grammar.ts'
import type { Lexicon } from '../../tales/lexicon.ts'
import type { TaleBook } from '../../tales/tell-book.ts'
import { agreementFaults, bodyFaults, followPronouns } from './check-figures.ts'
import { contentStems, jointFault, unknownThings, wordFaults } from './check-text.ts'
import { verseFaults } from './check-verse.ts'
import type { Report } from './finding.ts'

type Told = { tale: Tale; book: TaleBook; binding: Binding; lexicon: Lexicon; report: Report }

const exampleOf = ({ hero, hero_pronouns, friend, friend_pronouns, other, place, binds }: Binding): string =>
  [`${hero} (${hero_pronouns})`, `${friend} (${friend_pronouns})`, other, place, ...Object.values(binds)]
    .filter(Boolean)
    .join(', ')

const beatOf = (book: TaleBook, at: number) => book.pages[at]?.laid.beats[0] ?? null
const lineOf = (book: TaleBook, at: number) => book.pages[at]?.laid.told[0]?.page.line ?? 1

/** Checks each page: words, conjunctions, body parts, pronouns. */
export function checkPages({ tale, book, binding, lexicon, report }: Told): void {
  const example = exampleOf(binding)
  const follow = followPronouns(book.voice, tale.other)
  let before: string | null = null
  book.pages.forEach((page, at) => {
    const where = { beat: beatOf(book, at), line: lineOf(book, at), example }
    for (const wrong of wordFaults(page.text)) report({ ...where, sentence: page.text, wrong })
    const unfit = findUnfitWords(page.text)
    if (unfit.length > 0)
      report({ ...where, sentence: page.text, wrong: 'a word that does not belong before a child' })
    for (const marked of sentencesOf(page.marked)) {
      const sentence = withoutMarks(marked)
      const tell = (wrong: string, level: 'fault' | 'remark' = 'fault') =>
        report({ ...where, sentence, wrong, level })
      const joint = jointFault(sentence, before)
      if (joint) tell(joint, 'remark')
      for (const fault of bodyFaults(marked, book.voice, lexicon, tale.other)) tell(fault.wrong, fault.level)
      for (const fault of follow(marked)) tell(fault.wrong, fault.level)
      for (const fault of agreementFaults(marked)) tell(fault.wrong, fault.level)
      before = sentence
    }
  })
}

/** Checks what spans the whole book: plants, refrain, counter, act, title, nouns without introduction. */
export function checkThreads({ tale, book, binding, report }: Told): void {
  const example = exampleOf(binding)
  const textOf = (beat: number) =>
    book.pages
      .filter(({ laid }) => laid.beats.includes(beat))
      .map(({ text }) => text)
      .join(' ')
  for (const plant of tale.plants) {
    if (!holds(plant.when, book.voice.tags)) continue
    const stems = plant.words.flatMap((word) => [...contentStems(withoutMarks(book.voice.say(word)))])
    const from = contentStems(textOf(plant.from))
    for (const to of plant.to) {
      const later = contentStems(textOf(to))
      if (!stems.some((each) => from.has(each) && later.has(each)))
        report({
          beat: to,
          line: plant.line,
          example,
          sentence: stems.join(', '),
          wrong: `plant "${plant.name}" is not on both page ${plant.from} and page ${to}`,
        })
    }
  }
  const third = tale.other && !binding.other ? book.voice.figure(tale.other)?.kind : null
  if (third && (third === binding.hero || third === binding.friend))
    report({
      example,
      sentence: third,
      wrong: `the ${tale.other} is of the same kind as the hero or the friend`,
    })
  const bookText = book.pages.map(({ text }) => text).join(' ')
  if (tale.refrain) {
    const refrain = withoutMarks(book.voice.say(tale.refrain)).toLowerCase()
    if (bookText.toLowerCase().split(refrain).length < 3)
      report({ example, sentence: refrain, wrong: 'the refrain is said less than twice' })
  }
  for (const { page, word } of tale.counter)
    if (
      !contentStems(textOf(page)).has(contentStems(word).values().next().value ?? word) &&
      !textOf(page).toLowerCase().includes(word)
    )
      report({
        beat: page,
        example,
        sentence: word,
        wrong: `the counter does not say "${word}" on page ${page}`,
      })
  const act = tale.beats.find(({ isAct }) => isAct)?.number ?? 7
  const told = `${textOf(act)} ${textOf(act + 1)}`
  if (!/\b(?:because|so|now)\b/i.test(told) && binding.age !== '3-4')
    report({
      beat: act,
      example,
      level: 'remark',
      wrong: 'neither the act nor the page after it says because, so or now',
    })
  const title = contentStems(fillNames(book.title, { hero: '', companion: '' }))
  const bookStems = contentStems(bookText)
  if (title.size > 0 && ![...title].some((each) => bookStems.has(each)))
    report({ example, sentence: book.title, wrong: 'no word of the title is in the book', level: 'remark' })
  const sentences = book.pages.flatMap(({ text }) => sentencesOf(text))
  for (const { noun, sentence } of unknownThings(sentences, tale.known))
    report({
      example,
      sentence,
      level: 'remark',
      wrong: `"the ${noun}" comes without having been introduced`,
    })
}

/** Checks rhymes and line lengths of a book in verse. */
export function checkVerse({ book, binding, report }: Told): void {
  if (!binding.verse) return
  for (const { at, ...fault } of verseFaults(book))
    report({ ...fault, beat: beatOf(book, at), line: lineOf(book, at), example: exampleOf(binding) })
}

/** Fears that the book mentions but its tale does not declare. */
export function checkFears({ tale, book, binding, report }: Told): void {
  const text = book.pages.map((page) => page.text).join(' ')
  for (const fear of avoidable) {
    if (tale.avoid.includes(fear)) continue
    const word = forbiddenWords({ avoid: [fear], subject: 'fox' })?.exec(text)?.[0]
    if (word)
      report({
        level: 'remark',
        example: exampleOf(binding),
        sentence: word,
        wrong: `not told where ${fear} is to be avoided`,
      })
  }
}

/** Words of a page of verse: one stanza of long lines at 3-4, up to three later. */
const versePage: Record<AgeGroup, number> = { '3-4': 46, '5-6': 90, '7-8': 120 }

/** Compares the reading difficulty of ten pages with the limits. */
export function checkReading({ book, binding, lexicon, report }: Told): void {
  const { age } = binding
  const gate = gateFor(binding)
  const reading = measureBook(book, binding, lexicon)
  const example = exampleOf(binding)
  const tell = (wrong: string, level: 'fault' | 'remark' = 'fault') => report({ wrong, example, level })
  const [fewest] = gate.words
  if (reading.words < fewest) tell(`fewer than ${fewest} words`)
  if (reading.words > gate.words[1] * wordSlack) tell(`far more than ${gate.words[1]} words`)
  else if (reading.words > gate.words[1]) tell(`more than ${gate.words[1]} words`, 'remark')
  if (reading.meanSentence > gate.meanSentence)
    tell(`sentences have more than ${gate.meanSentence} words on average`)
  if (reading.longestSentence > gate.longestSentence)
    tell(`a sentence has more than ${gate.longestSentence} words`)
  if (reading.fleschKincaid > gate.fleschKincaid) tell(`Flesch-Kincaid is over ${gate.fleschKincaid}`)
  if (reading.spache > gate.spache) tell(`Spache is over ${gate.spache}`)
  // In verse a hard word is often a sound, and a refrain repeats it.
  if (reading.unfamiliar > gate.unfamiliar * 1.5 && !binding.verse)
    tell(`far more hard words than ${Math.round(gate.unfamiliar * 100)} %`)
  else if (reading.unfamiliar > gate.unfamiliar)
    tell(`more hard words than ${Math.round(gate.unfamiliar * 100)} %`, 'remark')
  book.pages.forEach((page, at) => {
    const words = countWords(page.text)
    if (words > (binding.verse ? versePage[age] : roomOf[age].page * 1.35))
      report({
        level: 'remark',
        beat: beatOf(book, at),
        line: lineOf(book, at),
        sentence: `${words} words`,
        example,
        wrong: `a page is long for a telephone (${roomOf[age].page} words)`,
      })
  })
}
