import type { StoryInput } from '@moonpage/contract/story-input'
import { onlookersIn } from '../onlookers.ts'
import type { Binding, Outline } from '../outline.ts'
import {
  isRoom,
  placesOf,
  type CastRole,
  type CharacterSheet,
  type Place,
  type Scene,
  type SceneAct,
} from '../scene.ts'
import { placeAt } from '../surroundings.ts'
import { continueScenes } from './continue-scenes.ts'
import type { Tale } from './format.ts'
import { withoutMarks } from './grammar.ts'
import { kinNamed, nameThing } from './name-thing.ts'
import { isAtHome, recalledActs, type Recalling } from './recalled-acts.ts'
import type { Met } from './tale-cast.ts'
import type { BookPage, TaleBook } from './tell-book.ts'
import { castIn, toScene } from './to-scene.ts'
import type { Voice } from './voice.ts'

/** Parts of a tale's place that look alike in all settings, apart from their style. */
const homeParts: Readonly<Record<string, Place>> = {
  bed: 'bedside',
  indoors: 'indoors',
  heap: 'heap',
  hill: 'hillside',
  hammock: 'hammock',
  window: 'lit-window',
}

/** Maps a part of a tale's place to a place of the illustrator: `far` is the place's `far-place`. */
const placeOf = (part: string, voice: Voice, binding: Binding): Place => {
  const own = homeParts[part]
  // The toys of a bedroom have no hill.
  if (own) return own === 'hillside' && binding.place === 'bedroom' ? 'heap' : own
  if (part === 'cave' || part === 'top' || part === 'underwater')
    return placeAt(part, binding.place, placesOf[binding.place][2])
  const named = voice.find(`${part}-place`)?.text
  const known: readonly Place[] = placesOf[binding.place]
  return (
    known.find((place) => place === named) ?? known[part === 'home' ? 0 : part === 'way' ? 1 : 2] ?? 'bedside'
  )
}

/** What the tale calls `ref` in this book; null for what it has no short word for. */
const wordsFor = (voice: Voice, ref: string): string | null => {
  const entry = voice.find(ref)
  if (!entry || entry.text.endsWith('.') || entry.text.split(' ').length > 6) return null
  return withoutMarks(voice.say(`{${ref}}`))
}

/** What the pictures of a book refer to, in the tale's words. */
const refsOf = (book: TaleBook): string[] => [
  ...new Set(
    book.pages.flatMap(({ shown }) =>
      shown.acts.flatMap(({ who, how }) => [who, ...how.map(({ what }) => what)]),
    ),
  ),
]

type MetAs = Met & { ref: string }
const metInBooks = new WeakMap<TaleBook, MetAs[]>()

/** The third figure and at most one more, which the tale names by its own words. Groups are things. */
export function metIn(tale: Tale, binding: Binding, book: TaleBook): MetAs[] {
  const met = metInBooks.get(book) ?? findMet(tale, binding, book)
  metInBooks.set(book, met)
  return met
}

function findMet(tale: Tale, binding: Binding, book: TaleBook): MetAs[] {
  const { voice } = book
  const refs = [...(tale.other ? [tale.other] : []), ...refsOf(book).filter((ref) => ref !== tale.other)]
  const roles = binding.other ? (['subject', 'helper'] as const) : (['helper', 'subject'] as const)
  return refs
    .flatMap((ref) => {
      const figure = ref === 'hero' || ref === 'friend' ? null : voice.figure(ref)
      if (!figure) return []
      const name = withoutMarks(voice.say(`{${ref}}`))
      if (nameThing(name).count > 1) return []
      const isKnown = ref === tale.other && binding.known
      const kind = isKnown ? kinNamed(binding.other ?? '') : figure.kind ? kinNamed(figure.kind) : undefined
      return [{ ref, name, person: figure.person, kin: kinNamed(name) ?? kind ?? null }]
    })
    .filter(({ kin }) => kin !== null)
    .slice(0, 2)
    .map((met, at) => ({ ...met, who: roles[at]! }))
}

const rolesOf = (met: readonly MetAs[]): Map<string, CastRole> =>
  new Map<string, CastRole>([
    ['hero', 'hero'],
    ['friend', 'companion'],
    ...met.map(({ ref, who }): [string, CastRole] => [ref, who]),
  ])

/** What a page's picture is made of. */
const drawnOn = (
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  sheets: readonly CharacterSheet[],
  at: number,
  recalling: Recalling,
  onlookers: readonly SceneAct[] = [],
): Parameters<typeof toScene>[0] => {
  const { shown } = book.pages[at] as BookPage
  return {
    shown: { ...shown, acts: [...shown.acts, ...recalledActs(recalling, book, at), ...onlookers] },
    place: placeOf(shown.at, book.voice, binding),
    setting: binding.place,
    cast: sheets,
    roles: rolesOf(metIn(tale, binding, book)),
    wordsFor: (ref) => wordsFor(book.voice, ref),
    isFirst: at === 0,
  }
}

/** Where and when a page's picture is, and who is in it. Takes a fraction of the whole picture's time. */
export function settingOf(...page: Parameters<typeof drawnOn>) {
  const drawn = drawnOn(...page)
  return { place: drawn.place, time: drawn.shown.time, cast: castIn(drawn) }
}

/** A picture as its lines say it. */
const sceneOf = (...of: Parameters<typeof drawnOn>): Scene => {
  const [, , book, , at, recalling] = of
  const page = book.pages[at] as BookPage
  const scene = toScene(drawnOn(...of))
  const isHome = recalling.home_seed !== undefined && isAtHome(page)
  return isHome ? { ...scene, place_seed: recalling.home_seed } : scene
}

/** For a child who fears the dark: a lamp where lamps stand, elsewhere a great star. */
const lightFor = (input: StoryInput, { light, time, place }: Scene): Scene['light'] => {
  const isDark = light === 'sky' && (time === 'dusk' || time === 'night')
  if (!isDark || !input.avoid.includes('darkness')) return light
  return isRoom(place) || ['bedroom', 'castle'].includes(input.setting) ? 'lamp' : 'star'
}

/** The pictures of a whole book. */
export function scenesOf(
  input: StoryInput,
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  outline: Outline,
): Scene[] {
  const sheets = outline.cast
  const said = book.pages.map((_, at) => sceneOf(tale, binding, book, sheets, at, outline))
  const scenes = said.map((scene, at) => {
    const content = book.pages[at]!.text
    const onlookers = onlookersIn(scene, { content, sheets, around: [said[at - 1], said[at + 1]] })
    const staged = onlookers.length > 0 ? sceneOf(tale, binding, book, sheets, at, outline, onlookers) : scene
    return { ...staged, light: lightFor(input, staged) }
  })
  const texts = book.pages.map(({ text }) => text)
  return continueScenes(scenes, texts, sheets)
}
