import { trimEndWhere } from '@moonpage/contract/trim-end-where'
import { companionPlaceholder, fillNames, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { bands, measureReading } from '@moonpage/storyteller/checks/reading'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { countSentences, countWords } from '@moonpage/storyteller/room'
import { isVerse } from './book-brief.ts'
import { craftFaults } from './check-craft.ts'
import { copiesExample, repeatsPrompt } from './copied-text.ts'
import { fault, type Fault } from './faults.ts'
import { isCompleteSentence } from './complete-sentences.ts'
import type { Asks } from './say-reasons.ts'
import { removesSentences } from './shown-text.ts'
import { tellsAgain } from './tells-again.ts'
import { wordFaults } from './word-faults.ts'

/**
 * How far one page may exceed its book's limits, which are averages over about ten pages. Chosen so that 99 % of the
 * embedded storyteller's pages pass.
 */
const slack = { mean: 1.6, longest: 1.15, grade: 1.5, spache: 1.3, unfamiliar: 0.13 }

const severe = { isSevere: true } as const

/** The alt text is left out when the picture does not change. */
type Checked = Pick<Page, 'page_number' | 'content'> & Partial<Pick<Page, 'image_alt'>>

type Book = {
  input: StoryInput
  outline: Outline
  others: readonly { page_number: number; content: string }[]
  /** Sentences, or lines, that the page may have beyond its limit. */
  room?: number
}

/** Lists a page's faults. @param raw the content before cleaning: cleaning may have removed sentences */
export async function faultsOfPage(page: Checked, book: Book, raw = ''): Promise<Fault[]> {
  const { input, outline } = book
  const { content } = page
  if (content === '') return [fault('broken', 'The page has no text.')]
  const faults = safetyFaults(page, input)
  if (!isCompleteSentence(content))
    faults.push(fault('measure', 'The page breaks off in the middle of a sentence.', 3, severe))
  if (removesSentences(raw)) faults.push(fault('measure', 'Write plain text: no links, no HTML.', 3, severe))
  if (copiesExample(content))
    faults.push(fault('measure', 'The page is taken from the worked page. Tell this story.', 3, severe))
  const strange = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.exec(content)?.[0]
  if (strange) faults.push(fault('forbidden', `Write English: ${strange} is a letter of another script.`))
  for (const other of book.others) {
    const isBefore = other.page_number === page.page_number - 1
    const { refrain } = outline
    if (
      other.page_number !== page.page_number &&
      tellsAgain(content, other.content, { refrain, input, isBefore })
    )
      faults.push(
        fault('measure', `The page tells page ${other.page_number} once more. Go on from it.`, 2, severe),
      )
  }
  const shown = fillNames(content, outline.names)
  return [
    ...faults,
    ...craftFaults(page, outline, book.others),
    ...readingFaults(shown, page.page_number, input, {
      names: [outline.names.hero, outline.names.companion, ...outline.cast.map((each) => each.name)],
      refrain: fillNames(outline.refrain ?? '', outline.names),
      room: book.room ?? 0,
    }),
    ...(isVerse(input) ? await verseFaults(content, input, book.room) : []),
  ]
}

/** Faults that make a page unfit for this child. */
export function safetyFaults({ content, image_alt = '' }: Checked, input: StoryInput): Fault[] {
  const text = `${content}\n${image_alt}`
  const faults = wordFaults(text)
  if (repeatsPrompt(content))
    faults.push(fault('unsafe', 'The page repeats instructions. Tell only the story.'))
  const met = forbiddenWords(input)?.exec(text)?.[0]
  if (met) faults.push(fault('forbidden', `The child is afraid of this, and it must not come up: ${met}.`))
  return faults
}

type Reads = { names: readonly string[]; refrain: string; room: number }

function readingFaults(
  text: string,
  page: number,
  input: StoryInput,
  { names, refrain, room }: Reads,
): Fault[] {
  const age = input.age_group
  const band = bands[age]
  const reading = measureReading(text, names)
  const { limit: strays, sentences, lines } = pageLength(input)
  const longest = Math.round(band.longestSentence * slack.longest)
  const faults: Fault[] = []
  const over = (value: number, limit: number, reason: string, asks: Asks = 'shorter-sentences') => {
    const isSevere = asks === 'fewer-words' && value > limit * 2
    if (value > limit) faults.push(fault('measure', reason, value / limit, { asks, ...(isSevere && severe) }))
  }
  const words = countWords(text)
  const count = countSentences(text, refrain)
  const most = sentences.most + room
  const right = `${sentences.aim} to ${most} of about ${sentences.words} words are right`
  // Writers count sentences, as they are asked to: the right number of them may have more words, since each page that is asked
  // for again costs a whole message, and a book that is too long is shortened as a whole.
  const leeway = !isVerse(input) && count <= most ? 1.25 : 1
  over(
    words,
    (page === 1 ? strays.first : strays.most) * leeway + room * sentences.words,
    isVerse(input)
      ? `The page is too long: ${lines} short lines are the most.`
      : count > most
        ? `The page has ${count} sentences; ${right}. Leave out what is described or said twice, and keep why it happens.`
        : `The page has long sentences; ${right}. Leave out what is described or said twice, and keep why it happens.`,
    'fewer-words',
  )
  if (words < strays.least)
    faults.push(
      fault(
        'measure',
        isVerse(input)
          ? 'The page is too short.'
          : `The page has ${count === 1 ? 'one sentence' : `${count} short sentences`}; ${right}.`,
        2,
        { asks: 'more', ...(count === 1 && severe) },
      ),
    )
  over(
    reading.longestSentence,
    longest,
    `A sentence has ${reading.longestSentence} words; ${band.longestSentence} are the most.`,
  )
  // Sentences of verse run over several lines.
  if (!isVerse(input))
    over(
      reading.meanSentence,
      band.meanSentence * slack.mean,
      `Sentences have ${reading.meanSentence.toFixed(1)} words on average; ${band.meanSentence} are right. Shorten them.`,
    )
  over(
    reading.fleschKincaid,
    band.fleschKincaid + slack.grade,
    `The Flesch-Kincaid grade is ${reading.fleschKincaid.toFixed(1)}; ${band.fleschKincaid} is right. Use shorter words and sentences.`,
  )
  if (reading.unfamiliar > band.unfamiliar + slack.unfamiliar)
    over(
      reading.spache,
      band.spache + slack.spache,
      `The Spache grade is ${reading.spache.toFixed(1)}; ${band.spache} is right. Use words that children of ${age} know.`,
    )
  return faults
}

async function verseFaults(content: string, input: StoryInput, room = 0): Promise<Fault[]> {
  // Imported only for books that rhyme: the dictionary has 130,000 words.
  const { judgeRhyme, rhymingPairs } = await import('@moonpage/storyteller/checks/rhyme')
  const stanzas = content.split(/\n{2,}/).map((stanza) => stanza.split('\n').filter(Boolean))
  const count = stanzas.flat().length
  const most = pageLength(input).lines + room
  const faults: Fault[] = []
  if (count > most)
    faults.push(
      fault('measure', `There are ${count} lines; ${most} are the most.`, count / most, {
        asks: 'fewer-words',
      }),
    )
  for (const stanza of stanzas) {
    if (stanza.length % 2 === 1) {
      faults.push(fault('measure', `A stanza has four lines, and this one ${stanza.length}: ${stanza[0]}`, 2))
      continue
    }
    for (const [one, other] of rhymingPairs(stanza)) {
      const ends = [one, other].map((line) => trimEndWhere(line, /[^\p{L}\]]/u))
      if (ends.some((line) => line.endsWith(heroPlaceholder) || line.endsWith(companionPlaceholder)))
        faults.push(fault('measure', `A line that rhymes ends with a name: ${one} / ${other}`, 2))
      else {
        const rhyme = judgeRhyme(one, other)
        if (rhyme === 'no rhyme' || rhyme === 'same word')
          faults.push(fault('measure', `These two lines need a true rhyme: ${one} / ${other}`, 2))
      }
    }
  }
  return faults
}
