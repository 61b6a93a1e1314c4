import type { StoryInput } from '@moonpage/contract/story-input'
import { describeBook } from '../alt-text.ts'
import { forbiddenWords } from '../avoid.ts'
import { withClothesBetween } from '../dress.ts'
import type { Beat, Binding, History, Outline, Page } from '../outline.ts'
import { isRoom, placesOf, type CastRole, type CharacterSheet, type Place, type Scene } from '../scene.ts'
import { placeAt } from '../surroundings.ts'
import type { SeriesSoFar } from '../series/fact.ts'
import { leaveFacts } from '../series/leave-facts.ts'
import { planRecalls, withRecalls } from '../series/plan-recalls.ts'
import type { Catalogue } from './tale-catalogue.ts'
import { isAtHome, recalledActs, type Recalling } from './recalled-acts.ts'
import { asBefore, chooseInSeries, hadOnce, knownFriend } from './choose-in-series.ts'
import { chooseTale, type Asked } from './choose-tale.ts'
import type { Tale, TaleBeat } from './format.ts'
import { withoutMarks } from './grammar.ts'
import { kinNamed, nameThing } from './name-thing.ts'
import { namesFor, sheetsFor, type Met } from './tale-cast.ts'
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

/** The third figure and at most one more, which the tale names by its own words. Groups are things. */
function metIn(tale: Tale, binding: Binding, book: TaleBook): (Met & { ref: string })[] {
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

const rolesOf = (met: readonly (Met & { ref: string })[]): Map<string, CastRole> =>
  new Map<string, CastRole>([
    ['hero', 'hero'],
    ['friend', 'companion'],
    ...met.map(({ ref, who }): [string, CastRole] => [ref, who]),
  ])

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
  recalling: Recalling,
) => {
  const page = book.pages[at] as BookPage
  const scene = toScene({
    shown: { ...page.shown, acts: [...page.shown.acts, ...recalledActs(recalling, book, at)] },
    place: placeOf(page.shown.at, book.voice, binding),
    setting: binding.place,
    cast: sheets,
    roles: rolesOf(metIn(tale, binding, book)),
    wordsFor: (ref) => wordsFor(book.voice, ref),
    isFirst: at === 0,
  })
  const isHome = recalling.home_seed !== undefined && isAtHome(page)
  return isHome ? { ...scene, place_seed: recalling.home_seed } : scene
}

const beatOf = (
  tale: Tale,
  binding: Binding,
  book: TaleBook,
  sheets: readonly CharacterSheet[],
  at: number,
  recalling: Recalling,
): Beat => {
  const page = book.pages[at] as BookPage
  const scene = sceneOf(tale, binding, book, sheets, at, recalling)
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

/** What the book takes up of its series, and the cast with those who come back. */
function recalled(
  input: StoryInput,
  seed: string,
  { tale, book }: { tale: Tale; book: TaleBook },
  cast: CharacterSheet[],
  series: SeriesSoFar | undefined,
) {
  if (!series) return { recalls: undefined, kept: undefined, cast }
  const forbidden = forbiddenWords(input)
  return planRecalls({ series, tale, book, cast, age: input.age_group, seed, forbidden })
}

function outlineOf(
  input: StoryInput,
  seed: string,
  binding: Binding,
  catalogue: Catalogue,
  series?: SeriesSoFar,
): Outline {
  const { tale, book } = bookOf(input, binding, catalogue)
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

/** Whether texts and pictures show a thing to avoid. */
function isForbidden(
  forbidden: RegExp,
  input: StoryInput,
  seed: string,
  binding: Binding,
  catalogue: Catalogue,
): boolean {
  const { title, summary, pages } = bookOf(input, binding, catalogue).book
  // Pictures are considered last, because they take longer.
  return (
    [title, summary, ...pages.map(({ text }) => text)].some((text) => forbidden.test(text)) ||
    tellTale(input, outlineOf(input, seed, binding, catalogue), catalogue).some(({ image_alt }) =>
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
  { tales, titles, series }: History,
  catalogue: Catalogue,
): Outline | null {
  const forbidden = forbiddenWords(input)
  const choose = (isFit: (one: Binding) => boolean, asked?: Asked) =>
    chooseTale(
      input,
      seed,
      tales,
      catalogue,
      titles,
      (one) => isFit(one) && (!forbidden || !isForbidden(forbidden, input, seed, one, catalogue)),
      asked,
    )
  const binding = series
    ? chooseInSeries(input, series, forbidden, {
        tell: (one) => bookOf(input, one, catalogue),
        choose,
        lastTales: catalogue.lastTales(),
        once: hadOnce(series, (id) => catalogue.tale(id, input.theme)),
      })
    : choose(() => true)
  return binding && outlineOf(input, seed, binding, catalogue, series)
}

/** For a child who fears the dark: a lamp where lamps stand, elsewhere a great star. */
const lightFor = (input: StoryInput, { light, time, place }: Scene): Scene['light'] => {
  const isDark = light === 'sky' && (time === 'dusk' || time === 'night')
  if (!isDark || !input.avoid.includes('darkness')) return light
  return isRoom(place) || ['bedroom', 'castle'].includes(input.setting) ? 'lamp' : 'star'
}

/** Generates all pages of an outline. @throws when it is not the outline of a tale */
export function tellTale(input: StoryInput, outline: Outline, catalogue: Catalogue): Page[] {
  if (!outline.tale) throw new Error('This outline is not of a tale')
  const binding = outline.tale
  const { tale, book } = bookOf(input, binding, catalogue)
  const scenes = book.pages.map((_, at) => {
    const staged = sceneOf(tale, binding, book, outline.cast, at, outline)
    return { ...staged, light: lightFor(input, staged) }
  })
  const lasting = withClothesBetween(scenes, outline.cast)
  const alts = describeBook(lasting, outline.cast)
  return book.pages.map((page, at) => ({
    page_number: at + 1,
    content: withRecalls(outline.recalls ?? [], at + 1, page.text),
    scene: lasting[at]!,
    image_alt: alts[at]!,
  }))
}
