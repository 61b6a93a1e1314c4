import type { Fact } from '../../series/fact.ts'
import { leaveFacts } from '../../series/leave-facts.ts'
import type { Tale } from '../../tales/format.ts'
import { withoutMarks } from '../../tales/grammar.ts'
import type { TaleBook } from '../../tales/tell-book.ts'
import { shortUpTo } from '../../tales/layout.ts'
import { typeset } from '../../typeset.ts'
import type { Report } from './finding.ts'

/** A later book says it beside other sentences, at every age. */
const mostWords = 18

const filler = new Set(
  'that this they them their with from have what when where which until even only just every everybody somebody nobody everything something nothing then there here over under into again still does came come goes were been after before about because like other another next also very much many'.split(
    ' ',
  ),
)

/** Words of a text, each by its first letters and without a plural, so that "knitted" is found in "knitting". */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/\[\[\w+\]\]/g, ' ')
      .match(/[a-z]{3,}/g) ?? []
  )
    .filter((word) => !filler.has(word))
    .map((word) => word.replace(/s$/, '').slice(0, 4))

/** What is said aloud in a sentence. */
const quotesIn = (words: string): string[] => words.match(/“[^“”]+”/g) ?? []

/** Whether at least half of what a sentence speaks of is told in a text. */
const mostlyTold = (words: string, told: ReadonlySet<string>): boolean => {
  const stems = stemsOf(words)
  return stems.filter((stem) => told.has(stem)).length >= stems.length / 2
}

const lastWord = (words: string) => words.split(' ').at(-1) ?? words

/**
 * Whether this telling tells of what it leaves: its thing, its friend, and what is said to have happened then. A later book may say
 * nothing that the family has not heard.
 */
function checkTold({ tale, book, report }: { tale: Tale; book: TaleBook; report: Report }, fact: Fact): void {
  const text = [book.title, ...book.pages.map((page) => page.text)].join(' ')
  const told = new Set(stemsOf(text))
  const has = (words: string) => stemsOf(words).some((stem) => told.has(stem))
  const { since, thing, deed, later, kind } = fact
  if (thing && !has(lastWord(thing.noun)))
    report({ wrong: `it leaves a ${thing.noun}, and never tells of one`, sentence: fact.later })
  if (since && !has(since))
    report({ wrong: 'it says what happened then, and does not tell it', sentence: since })
  for (const words of [later, deed ?? ''])
    for (const quote of quotesIn(words))
      if (!stemsOf(quote).every((stem) => told.has(stem)))
        report({ wrong: 'it leaves words that nobody says in it', sentence: words })
  if (kind === 'joke' && !mostlyTold(later, told))
    report({ wrong: 'it leaves a joke that it does not tell', sentence: later })
  if (fact.kind === 'friend' && tale.other && !has(withoutMarks(book.voice.say(`{${tale.other}}`))))
    report({ wrong: 'it leaves a friend of whom it does not tell', sentence: fact.later })
}

/**
 * Whether a page tells of what a friend is said to have done for the hero, and the friend is on it. A later book may not give a deed to
 * somebody who did not do it.
 */
function checkDoer({ tale, book, report }: { tale: Tale; book: TaleBook; report: Report }, fact: Fact): void {
  if (!tale.other || !fact.owes || book.pages.length <= shortUpTo) return
  const who = lastWord(withoutMarks(book.voice.say(`{${tale.other}}`))).toLowerCase()
  const told = new Set(stemsOf(fact.owes))
  const isTold = book.pages.some(
    ({ text }) => text.toLowerCase().includes(who) && stemsOf(text).some((stem) => told.has(stem)),
  )
  if (!isTold)
    report({
      wrong: 'it says what a friend did, and no page tells it of this friend',
      sentence: fact.owes,
    })
}

/** Whether somebody says in this telling what later books of its series say again. */
function checkPhrase({ tale, book, report }: { tale: Tale; book: TaleBook; report: Report }): void {
  const quotes = tale.catches.flatMap(({ texts }) => texts.flatMap((text) => quotesIn(typeset(text))))
  const told = new Set(book.pages.flatMap(({ text }) => stemsOf(text)))
  if (quotes.length > 0 && !quotes.some((quote) => stemsOf(quote).every((stem) => told.has(stem))))
    report({ wrong: 'nobody says its catchphrase', sentence: quotes.join(' ') })
}

/** Whether what a book leaves can be said of it, and shortly enough. */
export function checkLeaves({ tale, book, report }: { tale: Tale; book: TaleBook; report: Report }): void {
  const facts = leaveFacts({ tale, voice: book.voice, cast: [], taken: [], seed: tale.id })
  const isCaught = facts.some(({ kind }) => kind === 'joke' || kind === 'habit')
  if (isCaught && !book.binding.verse) checkPhrase({ tale, book, report })
  if (facts.length === 0) report({ wrong: 'it leaves nothing for a later book' })
  for (const fact of facts) {
    const { kind, since, thing, deed } = fact
    if (!book.binding.verse) {
      checkTold({ tale, book, report }, fact)
      checkDoer({ tale, book, report }, fact)
    }
    if (kind === 'friend' && !deed)
      report({ wrong: 'a friend is left, and not what it does in a last book: "/ {Who} hummed."' })
    const isClause = kind === 'friend' && /^(?:who|whose|whom|from) /.test(since ?? '')
    if (kind === 'friend' && !isClause)
      report({ wrong: 'a friend is left, and not who that was: "/ who had been stuck in the dark"' })
    if (thing && since?.includes('{')) report({ wrong: 'a slot is left in what it leaves', sentence: since })
  }
  for (const { later, text } of facts)
    for (const said of [text, later])
      if (said.split(' ').length > mostWords)
        report({ wrong: `what it leaves has more than ${mostWords} words`, sentence: said })
}
