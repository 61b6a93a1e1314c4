import type { StoryInput } from '@moonpage/contract/story-input'
import { describeBook } from '../alt-text.ts'
import { forbiddenWords } from '../avoid.ts'
import type { Beat, Binding, History, Outline, Page } from '../outline.ts'
import type { CharacterSheet } from '../scene.ts'
import type { SeriesSoFar } from '../series/fact.ts'
import { leaveFacts } from '../series/leave-facts.ts'
import { planRecalls, withRecalls } from '../series/plan-recalls.ts'
import { factsAtHand } from '../series/where.ts'
import type { Catalogue } from './tale-catalogue.ts'
import type { Recalling } from './recalled-acts.ts'
import { asBefore, chooseInSeries, knownFriend } from './choose-in-series.ts'
import { chooseTale, type Asked } from './choose-tale.ts'
import type { Tale, TaleBeat } from './format.ts'
import { withoutMarks } from './grammar.ts'
import { namesFor, sheetsFor } from './tale-cast.ts'
import { metIn, scenesOf, settingOf } from './tale-scenes.ts'
import { tellBook, type BookPage, type TaleBook } from './tell-book.ts'

const purposeOf = (beats: readonly TaleBeat[], at: number, count: number): Beat['purpose'] => {
  if (at === 0) return 'home'
  if (at === count - 1) return 'rest'
  if (beats.some(({ isAct }) => isAct)) return 'climax'
  const says = beats.flatMap((beat) => beat.says)
  if (says.includes('aim')) return 'trouble'
  if (says.includes('try')) return 'obstacle'
  if (says.includes('result')) return 'after'
  return says.includes('cause') ? 'insight' : 'setting-out'
}

/** Names in the tale: no name of the cast may have the same initial. */
const namesWithin = (book: TaleBook): string[] => [
  ...new Set(
    book.pages
      .flatMap(({ text }) => text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [])
      .filter((word) => word.length > 2),
  ),
]

const beatOf = (
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  sheets: readonly CharacterSheet[],
  at: number,
  recalling: Recalling,
): Beat => {
  const page = book.pages[at] as BookPage
  const scene = settingOf(tale, binding, book, sheets, at, recalling)
  const beats = tale.beats.filter(({ number }) => page.laid.beats.includes(number))
  const [first] = beats
  const before = tale.beats.find(({ number }) => number === first?.follows?.beat)
  return {
    page_number: at + 1,
    purpose: purposeOf(beats, at, book.pages.length),
    place: scene.place,
    time: scene.time,
    present: scene.cast.map(({ who }) => who),
    carried: [],
    hero_feels: scene.cast.find(({ who }) => who === 'hero')?.expression ?? 'happy',
    what_happens: `${beats.map(({ name }) => name).join('; ')}.`,
    ...(before && { because: `${first?.follows?.how}: ${before.name}` }),
    shown: page.shown,
  }
}

type Told = { tale: Tale; book: TaleBook }
type Tell = (binding: Binding) => Told

/** Tells the book of each binding once. */
function teller(input: StoryInput, catalogue: Catalogue): Tell {
  const books = new Map<string, Told>()
  return (binding) => {
    const key = JSON.stringify(binding)
    const told = books.get(key) ?? bookOf(input, binding, catalogue)
    books.set(key, told)
    return told
  }
}

const bookOf = (input: StoryInput, binding: Binding, catalogue: Catalogue) => {
  const tale = catalogue.tale(binding.tale, input.theme)
  if (!tale) throw new Error(`There is no tale ${binding.tale}`)
  return { tale, book: tellBook(tale, binding, input.page_count, catalogue.lexicon()) }
}

/** What the book takes up of its series, and the cast with those who come back. */
function recalled(
  input: StoryInput,
  seed: string,
  { tale, book }: Told,
  cast: CharacterSheet[],
  series: SeriesSoFar | undefined,
) {
  if (!series) return { recalls: undefined, kept: undefined, cast }
  const forbidden = forbiddenWords(input)
  const known = { ...series, facts: factsAtHand(series.facts) }
  return planRecalls({ series: known, tale, book, cast, age: input.age_group, seed, forbidden })
}

function outlineOf(
  input: StoryInput,
  seed: string,
  binding: Binding,
  { catalogue, tell }: { catalogue: Catalogue; tell: Tell },
  series?: SeriesSoFar,
): Outline {
  const { tale, book } = tell(binding)
  const friend = knownFriend(binding, series)
  const sheets = asBefore(
    sheetsFor(input, binding, metIn(tale, binding, book), seed, series?.companionLook),
    friend,
  )
  const { recalls, kept, cast } = recalled(input, seed, { tale, book }, sheets, series)
  const names = namesFor(input, binding, namesWithin(book), catalogue.lexicon())
  const known = (series?.facts ?? []).flatMap((fact) => (fact.friend ? [fact.friend.name] : []))
  const taken = [names.hero, names.companion, ...known]
  const leaves = leaveFacts({
    tale,
    voice: book.voice,
    cast: sheets,
    taken,
    seed,
    ...(friend && { known: friend }),
  })
  return {
    seed,
    title: book.title,
    summary: book.summary,
    age_group: input.age_group,
    setting: input.setting,
    cast,
    names,
    refrain: tale.refrain && withoutMarks(book.voice.say(tale.refrain)),
    beats: book.pages.map((_, at) => beatOf(tale, binding, book, cast, at, { recalls, kept })),
    ...(series?.homeSeed && { home_seed: series.homeSeed }),
    tale: binding,
    leaves,
    ...(recalls && { recalls, kept }),
  }
}

/** The outline of a tale that is told by this binding, whatever was asked for. @throws when there is no such tale */
export const outlineOfBinding = (
  input: StoryInput,
  seed: string,
  binding: Binding,
  catalogue: Catalogue,
): Outline => outlineOf(input, seed, binding, { catalogue, tell: teller(input, catalogue) })

/** Whether texts and pictures show a thing to avoid. */
function isForbidden(
  forbidden: RegExp,
  input: StoryInput,
  seed: string,
  binding: Binding,
  by: { catalogue: Catalogue; tell: Tell },
): boolean {
  const { title, summary, pages } = by.tell(binding).book
  // Pictures are considered last, because they take longer.
  return (
    [title, summary, ...pages.map(({ text }) => text)].some((text) => forbidden.test(text)) ||
    tellTale(input, outlineOf(input, seed, binding, by), by.catalogue).some(({ image_alt }) =>
      forbidden.test(image_alt),
    )
  )
}

/**
 * Plans a whole book; null if no tale matches the wish. Pure: the same wish, seed and history give the same outline.
 */
export function planTale(
  input: StoryInput,
  seed: string,
  { tales, titles, series, isForChild }: History,
  catalogue: Catalogue,
): Outline | null {
  const forbidden = forbiddenWords(input)
  const tell = teller(input, catalogue)
  const by = { catalogue, tell }
  const sequels = series || isForChild ? catalogue.sequels() : []
  // The first book for a child is one that can go on.
  const isFirst = isForChild && !series
  const preferred = new Set(isFirst ? sequels.flatMap(({ follows }) => follows ?? []) : [])
  const choose = (isFit: (one: Binding) => boolean, asked?: Asked) =>
    chooseTale(
      input,
      seed,
      { tales, titles, preferred },
      catalogue,
      (one) => isFit(one) && (!forbidden || !isForbidden(forbidden, input, seed, one, by)),
      asked,
    )
  const binding = series
    ? chooseInSeries(input, { ...series, facts: factsAtHand(series.facts) }, forbidden, {
        tell,
        choose,
        lastTales: catalogue.lastTales(),
        sequels: sequels.filter(
          ({ id, theme, endsSeries }) =>
            (series.isLast ? endsSeries : !endsSeries && theme === input.theme) &&
            !tales.some(({ tale }) => tale === id),
        ),
        taleOf: (id) => catalogue.tale(id, input.theme),
      })
    : choose(() => true)
  return binding && outlineOf(input, seed, binding, by, series)
}

/** Generates all pages of an outline. @throws when it is not the outline of a tale */
export function tellTale(input: StoryInput, outline: Outline, catalogue: Catalogue): Page[] {
  if (!outline.tale) throw new Error('This outline is not of a tale')
  const binding = outline.tale
  const { tale, book } = bookOf(input, binding, catalogue)
  const scenes = scenesOf(input, tale, binding, book, outline)
  const alts = describeBook(scenes, outline.cast)
  return book.pages.map((page, at) => ({
    page_number: at + 1,
    content: withRecalls(outline.recalls ?? [], at + 1, page.text),
    scene: scenes[at]!,
    image_alt: alts[at]!,
  }))
}
