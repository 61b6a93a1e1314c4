import type { Binding } from '../outline.ts'
import type { Shown } from '../scene.ts'
import { typeset } from '../typeset.ts'
import { holds } from './condition.ts'
import type { Tale } from './format.ts'
import { titleKind, withoutMarks } from './grammar.ts'
import { layOut, type LaidPage } from './layout.ts'
import type { Lexicon } from './lexicon.ts'
import { readShown } from './read-shown.ts'
import { pagesFor, strandOf, tellingFor } from './serve.ts'
import { partsOf, templateOf, type Node } from './template.ts'
import { asNewHabit, withoutFirsts, withoutIntroductions } from './again.ts'
import { namer } from './name-known.ts'
import { createVoice, knownMark, type Voice } from './voice.ts'

/** A generated page. `marked` has a mark after every reference to a figure, for the ledger. */
export type BookPage = {
  text: string
  marked: string
  readonly shown: Shown
  laid: LaidPage
  /** The moment at which somebody says the catchphrase of the series on this page. */
  caught: string | null
}
/** A book, told as far as it is read: most are only asked whether they fit. */
export type TaleBook = {
  readonly title: string
  readonly summary: string
  readonly pages: BookPage[]
  voice: Voice
  binding: Binding
  /** Of each page, as `caught` there. */
  readonly caught: readonly (string | null)[]
}

/** Line breaks: ` // ` in a tale separates paragraphs, ` / ` lines of verse. A turn after ` /` is inside a stanza, one after ` //` is where it ends. */
const setLines = (text: string): string => {
  const set = typeset(withoutMarks(text)).replaceAll(' // // ', ' // ').replaceAll(' / // ', ' / ').trimEnd()
  const end = [' //', ' /'].find((one) => set.endsWith(one)) ?? ''
  const whole = set.slice(0, set.length - end.length)
  return whole.replaceAll(' // ', '\n\n').replaceAll(' / ', '\n')
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1

/** A speech that goes on behind a turn of the page is closed before it, and opened again behind it. */
function closeSpeech(text: string): string {
  const open = countOf(text, '“') - countOf(text, '”')
  return open > 0 ? `${text}”` : open < 0 ? `“${text}` : text
}

const nodesOf = ({ told }: LaidPage): Node[][] =>
  told.map(({ page, part }) => {
    const nodes = templateOf(page.text)
    return part === 'whole' ? nodes : (partsOf(nodes)[part === 'first' ? 0 : 1] ?? [])
  })

const momentOf = (node: Node): string | null =>
  node.is === 'slot' && node.slot.name === 'catch' ? node.slot.form : null

/** The first moment of a page for which the catchphrase has words: it is said once on a page. */
const caughtOn = (laid: LaidPage, { catch: phrase }: Binding): string | null =>
  nodesOf(laid)
    .flat()
    .map(momentOf)
    .find((moment) => moment !== null && phrase?.words[moment]) ?? null

const wordsOfPage = (laid: LaidPage, voice: Voice, { verse }: Binding, caught: string | null): string =>
  nodesOf(laid)
    .map((nodes) => {
      const said = nodes.filter((node) => momentOf(node) === null || momentOf(node) === caught)
      return voice.fill(said, laid.isTrimmed)
    })
    .join(verse ? ' // ' : ' ')

/** The picture of a beat: of a page's half, the first whose condition holds. A page without a turn has the tag `whole`. */
const shownOf = (tale: Tale, { told, painted }: LaidPage, voice: Voice, frame: string): Shown => {
  const pictures = tale.beats.find(({ number }) => number === painted.beat)?.pictures ?? []
  const isWhole = told.every(({ part }) => part === 'whole')
  const tags = new Set([...voice.tags, frame, ...(isWhole ? ['whole'] : [])])
  const fitting = pictures.filter(({ when }) => holds(when, tags))
  const line = fitting.find(({ half }) => half === painted.half) ?? fitting[0]
  if (!line) throw new Error(`${tale.id} has no picture for beat ${painted.beat}`)
  return readShown(line, (text) => withoutMarks(voice.say(text)))
}

/** The telling of a binding, and the voice that fills its slots. @throws if the tale has no such telling */
function voiceOf(tale: Tale, binding: Binding, pageCount: number, lexicon: Lexicon) {
  const strand = strandOf(tale, binding.strand)
  const telling = strand && tellingFor(strand, binding.age, binding.frame, binding.verse, pageCount)
  if (!strand || !telling)
    throw new Error(`${tale.id} has no telling ${binding.strand} ${binding.frame} for ${binding.age}`)
  return { telling, voice: createVoice(tale, strand, telling, binding, lexicon) }
}

const titleSaid = (voice: Voice): string => titleKind(setLines(voice.say('{title}')))

/** The title alone, names as placeholders. */
export const titleOf = (tale: Tale, binding: Binding, pageCount: number, lexicon: Lexicon): string =>
  titleSaid(voiceOf(tale, binding, pageCount, lexicon).voice)

function inLaterBook({ again }: Tale, text: string, voice: Voice, isFirst: boolean): string {
  const lead = isFirst && again.find(({ when }) => holds(when, voice.tags))
  return lead ? asNewHabit(text, setLines(voice.say(lead.text))) : text
}

/** The value of a function that is called once, when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Generates a book of `pageCount` pages, names as placeholders. Pure: the same binding gives the same book. */
export function tellBook(tale: Tale, binding: Binding, pageCount: number, lexicon: Lexicon): TaleBook {
  const { telling, voice } = voiceOf(tale, binding, pageCount, lexicon)
  const laidPages = once(() => layOut(tale, telling, pagesFor(telling, voice.tags), pageCount))
  const caughtOnPages = once(() => laidPages().map((page) => caughtOn(page, binding)))
  const pages = once(() => {
    const caught = caughtOnPages()
    const marks = laidPages().map((page, at) => wordsOfPage(page, voice, binding, caught[at] ?? null))
    const name = namer(binding, marks[0] ?? '', Boolean(binding.words) || tale.follows !== null)
    return laidPages().map((page, at): BookPage => {
      const marked = marks[at] ?? ''
      const isTurned = page.told.some(({ part }) => part !== 'whole')
      const set = setLines(marked)
      const introduced = name(isTurned ? closeSpeech(set) : set)
      const text = binding.again
        ? inLaterBook(tale, withoutFirsts(withoutIntroductions(introduced, voice, at === 0)), voice, at === 0)
        : introduced
      const shown = once(() => shownOf(tale, page, voice, telling.frame))
      return {
        marked: marked.replaceAll(knownMark, binding.known?.name ?? ''),
        text,
        get shown() {
          return shown()
        },
        laid: page,
        caught: caught[at] ?? null,
      }
    })
  })
  const title = once(() => titleSaid(voice))
  const summary = once(() => setLines(voice.say('{summary}')))
  return {
    get title() {
      return title()
    },
    get summary() {
      return summary()
    },
    get pages() {
      return pages()
    },
    get caught() {
      return caughtOnPages()
    },
    voice,
    binding,
  }
}
