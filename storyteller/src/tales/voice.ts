import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { bodyOf, smallNouns } from '../data/kin.ts'
import { kins, type Kin } from '../scene.ts'
import { holds } from './condition.ts'
import type { Binding } from '../outline.ts'
import type { Bundle, BundleKind, Entry, Strand, Tale, Telling } from './format.ts'
import {
  capitalise,
  finish,
  inPlaceOfPronoun,
  isNamed,
  isPronoun,
  marks,
  persons,
  pronounOf,
  soften,
  withArticle,
  withoutLabel,
  type Person,
} from './grammar.ts'
import { lexiconList, type Lexicon } from './lexicon.ts'
import { templateOf, type Node, type Slot } from './template.ts'

export type Figure = { person: Person; kind: string | null; mark: string }

/** Fills the slots of one telling for one binding. */
export type Voice = {
  tags: ReadonlySet<string>
  /** Fills a template, with marks after every figure. @throws SlotError for a slot without text */
  fill: (nodes: readonly Node[], isTrimmed?: boolean) => string
  say: (text: string) => string
  /** The first entry with this key whose condition holds, or null. */
  find: (key: string) => Entry | null
  figure: (role: string) => Figure | null
}

export class SlotError extends Error {}

/** Stands in pages for a third figure who has a name. */
export const knownMark = '\uE011'

const deepest = 8

/** Index of immutable lists by key. */
const indexes = new WeakMap<readonly Entry[], Map<string, Entry[]>>()
const indexOf = (entries: readonly Entry[]): Map<string, Entry[]> => {
  const known = indexes.get(entries)
  if (known) return known
  const index = Map.groupBy(entries, (entry) => entry.key)
  indexes.set(entries, index)
  return index
}

const byName = new WeakMap<readonly Bundle[], Map<string, Bundle[]>>()

/** Bundles with this name, the most specific first. */
const named = (bundles: readonly Bundle[], name: string): Bundle[] => {
  const known = byName.get(bundles) ?? new Map<string, Bundle[]>()
  byName.set(bundles, known)
  const found =
    known.get(name) ??
    bundles
      .filter(({ names }) => names.includes(name))
      .toSorted((one, other) => one.names.length - other.names.length)
  known.set(name, found)
  return found
}

function layersOf(strand: Strand, telling: Telling, tale: Tale, binding: Binding, lexicon: Lexicon) {
  const asked: readonly (readonly [BundleKind, string])[] = [
    ['pairs', `${binding.hero} at ${binding.place}`],
    ['others', binding.other ?? ''],
    ['others', binding.other ? '*' : ''],
    ['places', binding.place],
    ['heroes', binding.hero],
    ['friends', binding.friend],
    ['places', '*'],
    ['heroes', '*'],
    ['friends', '*'],
  ]
  const layersIn = ({ bundles, words }: Strand) => [
    ...asked
      .flatMap(([kind, name]) => (name ? named(bundles[kind], name) : []))
      .map(({ entries }) => entries),
    words,
  ]
  const inherited = (from: Strand | null): (readonly Entry[])[] =>
    from ? [...layersIn(from), ...inherited(from.inherits)] : []
  const place = lexicon.places.get(binding.place)
  const kind = lexicon.kinds.get(binding.hero)
  return [
    entriesOf(binding.words),
    telling.words,
    ...layersIn(strand),
    tale.words,
    ...inherited(strand.inherits),
    place?.entries ?? [],
    kind?.entries ?? [],
  ].map(indexOf)
}

/** Words of a binding as entries of a tale. */
const entriesOf = (words: Binding['words'] = {}): Entry[] =>
  Object.entries(words).map(([key, text]) => ({ line: 0, key, when: [], about: [], text }))

const unlike = (hero: Person, friend: Person): Person =>
  hero === 'he' ? 'she' : hero === 'she' ? 'he' : friend === 'she' ? 'he' : 'she'

const kinIn = (words: string): Kin | undefined => kins.find((kin) => words.split(' ').at(-1) === kin)

/** The kind of the lexicon that is nearest to a third figure, who may be a badger. */
const nearestKind = (words: string | null, lexicon: Lexicon): string | null => {
  if (words === null || lexicon.kinds.has(words)) return words
  const kin = kinIn(words)
  return kin ? bodyOf[kin] : null
}

const birds = new Set<string | null>(['owl', 'penguin'])

/** Traits of a third figure that the lexicon does not know. */
const traitsOf = (words: string, lexicon: Lexicon): readonly string[] => {
  if (lexicon.kinds.has(words)) return lexiconList(lexicon.kinds.get(words), 'traits')
  const body = nearestKind(words, lexicon)
  return [
    smallNouns.has(words.split(' ').at(-1) ?? words) || body === 'mouse' || body === 'frog' ? 'small' : 'big',
    ...(birds.has(body) ? ['feathered'] : ['furry']),
    ...(body === 'child' ? ['person'] : []),
  ]
}

function tagsOf(binding: Binding, lexicon: Lexicon): Set<string> {
  const traits = (kind: string) => traitsOf(kind, lexicon)
  const prefixed = (prefix: string, words: readonly string[]) => words.map((word) => `${prefix}-${word}`)
  return new Set([
    binding.hero,
    ...traits(binding.hero),
    binding.hero_pronouns,
    binding.age,
    ...(binding.verse ? ['verse'] : []),
    binding.place,
    ...lexiconList(lexicon.places.get(binding.place), 'traits'),
    ...prefixed('friend', [binding.friend, binding.friend_pronouns, ...traits(binding.friend)]),
    ...(binding.other ? ['other', ...prefixed('other', [binding.other, ...traits(binding.other)])] : []),
    ...Object.values(binding.binds),
  ])
}

const personIn = (about: readonly string[], hero: Person, friend: Person): Person | null => {
  if (about.includes('unlike')) return unlike(hero, friend)
  return persons.find((person) => about.includes(person)) ?? null
}

export function createVoice(
  tale: Tale,
  strand: Strand,
  telling: Telling,
  binding: Binding,
  lexicon: Lexicon,
): Voice {
  const layers = layersOf(strand, telling, tale, binding, lexicon)
  const tags = tagsOf(binding, lexicon)
  /** If the subject is the third figure, the place's own third figure is left out. */
  const isOwnThird = (key: string) => binding.other !== null && key === tale.other
  const find = (key: string): Entry | null => {
    if (isOwnThird(key)) return null
    for (const layer of layers)
      for (const entry of layer.get(key) ?? []) if (holds(entry.when, tags)) return entry
    return null
  }
  const { hero_pronouns: hero, friend_pronouns: friend } = binding
  if (tale.other) {
    const about = binding.other ? [binding.other] : (find(tale.other)?.about ?? [])
    const traits = about.flatMap((word) =>
      binding.other ? traitsOf(word, lexicon) : lexiconList(lexicon.kinds.get(word), 'traits'),
    )
    for (const word of [...about, ...traits]) tags.add(`${tale.other}-${word}`)
  }

  const otherKind = nearestKind(binding.other, lexicon)
  const otherNoun = () => (binding.other === otherKind ? ofKind(otherKind, 'noun') : binding.other)

  const figures = new Map<string, Figure | null>()
  const makeFigure = (role: string): Figure | null => {
    if (role === 'hero') return { person: hero, kind: binding.hero, mark: marks.hero }
    if (role === 'friend') return { person: friend, kind: binding.friend, mark: marks.friend }
    const mark = role === tale.other ? marks.other : marks.more
    if (isOwnThird(role))
      return { person: binding.known?.pronouns ?? unlike(hero, friend), kind: otherKind, mark }
    const entry = find(role)
    const person = entry && personIn(entry.about, hero, friend)
    const isKind = (word: string) => lexicon.kinds.has(word) || kinIn(word) !== undefined
    return person && { person, kind: entry.about.find(isKind) ?? null, mark }
  }
  const figure = (role: string): Figure | null => {
    const known = figures.get(role)
    if (known !== undefined) return known
    const made = makeFigure(role)
    figures.set(role, made)
    return made
  }

  const plain = (text: string, depth: number) => walk(templateOf(text), depth + 1, false)
  const ofKind = (kind: string | null, key: string): string | null => {
    const entries = indexOf((kind && lexicon.kinds.get(kind)?.entries) || [])
    return entries.get(key)?.find((entry) => holds(entry.when, tags))?.text ?? null
  }

  /** The same pronouns, or "they", are ambiguous: names are used. */
  const isUnclear = hero === friend || hero === 'they' || friend === 'they'
  /** One page says "a cloth camel"; on the others "the camel" is enough, where hero and friend are no camels. */
  const introduced = new Set(
    telling.pages.flatMap(({ text }) => [...text.matchAll(/\{[Aa]n? (\w+)\}/g)].map(([, name]) => name)),
  )
  const valueOf = ({ name, form, article, isNameIfUnclear }: Slot, depth: number): string => {
    if (depth > deepest) throw new SlotError(`{${name}} leads back to itself`)
    if (isNameIfUnclear) {
      const placeholder = name === 'friend' ? companionPlaceholder : heroPlaceholder
      const one = figure(name === 'friend' ? 'friend' : 'hero')
      if (!form || !one || !isNamed(form) || !['hero', 'friend'].includes(name))
        throw new SlotError(`{${name}.${form}?} is not one of hero.he?, hero.him?, hero.his?, friend.he? …`)
      return (isUnclear ? inPlaceOfPronoun(placeholder, form) : pronounOf(one.person, form)) + one.mark
    }
    // Only books of a series have a catchphrase.
    if (name === 'catch' && form) return plain(binding.catch?.words[form] ?? '', depth)
    if (!form && isPronoun(name)) return pronounOf(hero, name) + marks.hero
    if (form && isPronoun(form)) {
      const one = figure(name)
      if (!one) throw new SlotError(`{${name}} is nobody: write \`${name} (she): …\``)
      return pronounOf(one.person, form) + one.mark
    }
    if (!form && name === 'hero') return heroPlaceholder + marks.hero
    if (!form && name === 'friend') return companionPlaceholder + marks.friend
    if (form === 'soft')
      return soften(
        valueOf({ name, form: null, article: false, capital: false, isNameIfUnclear: false }, depth),
      )
    if (form) {
      const kind = figure(name)?.kind ?? null
      const own = find(`${name}-${form}`)
      const text =
        own?.text ??
        (form === 'kind' && isOwnThird(name) ? otherNoun() : ofKind(kind, form === 'kind' ? 'noun' : form))
      // A figure of an unknown kind: the camel is "the camel".
      if (text === null && form === 'kind' && find(name))
        return plain(find(name)?.text ?? '', depth).replace(/^the /, '')
      if (text === null) throw new SlotError(`{${name}.${form}} has no words`)
      return plain(text, depth)
    }
    const entry = find(name)
    const called = (noun: string) => {
      const short = withoutLabel(noun)
      const isOther = short !== `the ${binding.hero}` && short !== `the ${binding.friend}`
      return article || !introduced.has(name) || !isOther ? noun : short
    }
    if (entry && entry.about.length > 0) return called(plain(entry.text, depth)) + (figure(name)?.mark ?? '')
    if (entry) return plain(entry.text, depth)
    if (isOwnThird(name) && binding.known) return knownMark + marks.other
    const other = isOwnThird(name) ? otherNoun() : null
    if (other !== null) return `${called(`the ${plain(other, depth)}`)}${marks.other}`
    throw new SlotError(`{${name}} has no words`)
  }

  const walk = (nodes: readonly Node[], depth: number, isTrimmed: boolean): string =>
    nodes
      .map((node) => {
        if (node.is === 'text') return node.text
        if (node.is === 'turn') return binding.verse ? ' // ' : ' '
        if (node.is === 'optional') return isTrimmed ? '' : walk(node.nodes, depth, isTrimmed)
        const value = valueOf(node.slot, depth)
        const said = node.slot.article && !value.startsWith(knownMark) ? withArticle(value) : value
        return node.slot.capital ? capitalise(said) : said
      })
      .join('')

  const fill = (nodes: readonly Node[], isTrimmed = false) => finish(walk(nodes, 0, isTrimmed))
  const say = (text: string) => fill(templateOf(text)).replaceAll(knownMark, binding.known?.name ?? '')
  return { tags, fill, say, find, figure }
}
