import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene } from '../alt-text.ts'
import type { Beat, Binding, Outline, Page } from '../outline.ts'
import { placesOf, type CastRole, type CharacterSheet, type Place } from '../scene.ts'
import type { Catalogue } from './tale-catalogue.ts'
import { chooseTale, type Had } from './choose-tale.ts'
import type { Tale, TaleBeat } from './format.ts'
import { withoutMarks } from './grammar.ts'
import { namesFor, sheetsFor } from './tale-cast.ts'
import { tellBook, type BookPage, type TaleBook } from './tell-book.ts'
import { toScene } from './to-scene.ts'
import type { Voice } from './voice.ts'

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

/** Maps a part of a tale's place to a place of the illustrator: `far` is the place's `far-place`. */
const placeOf = (part: string, voice: Voice, binding: Binding): Place => {
  if (part === 'bed') return 'bedside'
  const named = voice.find(`${part}-place`)?.text
  const known: readonly Place[] = placesOf[binding.place]
  return (
    known.find((place) => place === named) ?? known[part === 'home' ? 0 : part === 'way' ? 1 : 2] ?? 'bedside'
  )
}

/** The third figure, which the tale names by its own word, for the cast. */
const thirdOf = (tale: Tale, voice: Voice) => {
  const figure = tale.other ? voice.figure(tale.other) : null
  return figure && tale.other ? { name: withoutMarks(voice.say(`{${tale.other}}`)), figure } : null
}

const rolesOf = (tale: Tale, sheets: readonly CharacterSheet[]): Map<string, CastRole> => {
  const roles = new Map<string, CastRole>([
    ['hero', 'hero'],
    ['friend', 'companion'],
  ])
  const third = sheets.find(({ who }) => who === 'subject' || who === 'helper')
  if (tale.other && third) roles.set(tale.other, third.who)
  return roles
}

/** Names in the tale: no name of the cast may have the same initial. */
const namesWithin = (book: TaleBook): string[] => [
  ...new Set(
    book.pages
      .flatMap(({ text }) => text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [])
      .filter((word) => word.length > 2),
  ),
]

const sceneOf = (
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  sheets: readonly CharacterSheet[],
  at: number,
) => {
  const page = book.pages[at] as BookPage
  return toScene({
    shown: page.shown,
    text: page.text,
    place: placeOf(page.shown.at, book.voice, binding),
    setting: binding.place,
    cast: sheets,
    roles: rolesOf(tale, sheets),
    isFirst: at === 0,
  })
}

const beatOf = (
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  sheets: readonly CharacterSheet[],
  at: number,
): Beat => {
  const page = book.pages[at] as BookPage
  const scene = sceneOf(tale, binding, book, sheets, at)
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
    changes: beats.flatMap(({ gives }) => gives).join(', '),
    shown: page.shown,
  }
}

const bookOf = (input: StoryInput, binding: Binding, catalogue: Catalogue) => {
  const tale = catalogue.tale(binding.tale, input.theme)
  if (!tale) throw new Error(`There is no tale ${binding.tale}`)
  return { tale, book: tellBook(tale, binding, input.page_count, catalogue.lexicon()) }
}

/**
 * Plans a whole book; null if no tale matches the wish. Pure: the same wish, seed and history give the same outline.
 * @param had earlier tales of the family, newest last
 * @param titles titles in the family's library, names as placeholders
 */
export function planTale(
  input: StoryInput,
  seed: string,
  had: readonly Had[],
  catalogue: Catalogue,
  titles: readonly string[] = [],
): Outline | null {
  const binding = chooseTale(input, seed, had, catalogue, titles)
  if (!binding) return null
  const { tale, book } = bookOf(input, binding, catalogue)
  const cast = sheetsFor(input, binding, thirdOf(tale, book.voice), seed)
  return {
    seed,
    title: book.title,
    summary: book.summary,
    age_group: input.age_group,
    setting: input.setting,
    cast,
    names: namesFor(input, binding, namesWithin(book), catalogue.lexicon()),
    refrain: tale.refrain && withoutMarks(book.voice.say(tale.refrain)),
    beats: book.pages.map((_, at) => beatOf(tale, binding, book, cast, at)),
    tale: binding,
  }
}

/** Generates all pages of an outline. @throws when it is not the outline of a tale */
export function tellTale(input: StoryInput, outline: Outline, catalogue: Catalogue): Page[] {
  if (!outline.tale) throw new Error('This outline is not of a tale')
  const binding = outline.tale
  const { tale, book } = bookOf(input, binding, catalogue)
  return book.pages.map((page, at) => {
    const scene = sceneOf(tale, binding, book, outline.cast, at)
    return {
      page_number: at + 1,
      content: page.text,
      scene,
      image_alt: describeScene(scene, outline.cast),
    }
  })
}
