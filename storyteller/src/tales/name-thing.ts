import { companionKinds } from '@moonpage/contract/story-input'
import { subjects } from '@moonpage/contract/categories'
import { fillingWords, stuffNamed, usualVessels, vesselWords } from '../data/fillings.ts'
import { bodyOf, kinNouns, youngNouns } from '../data/kin.ts'
import { propNouns, stateWords } from '../data/thing-nouns.ts'
import {
  allProps,
  figureSizes,
  kins,
  states,
  type CharacterSheet,
  type Kin,
  type Prop,
  type State,
  thingColors,
  type Thing,
  type ThingColor,
} from '../scene.ts'
import { thingWords } from '../thing-words.ts'

/** What a figure is: a species, or a kin with the body of one. */
export type FigureKind = Kin | CharacterSheet['species'] | undefined

type Named = Pick<
  Thing,
  'prop' | 'kin' | 'species' | 'state' | 'count' | 'color' | 'size' | 'filling' | 'loose'
>

const painted: ReadonlySet<string> = new Set(['bench', 'board'])

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}
/** A large group is drawn as this many. */
const most = 9
/** A group whose number is not said is drawn as this many. */
const several = 5
/** Things that come in pairs. */
const paired: ReadonlySet<string> = new Set(['boot', 'mitten', 'sock'])

const figureNouns: readonly string[] = [...new Set([...subjects, ...companionKinds, 'child'])]

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  list.some((one) => one === word)

const propNames: ReadonlySet<string> = new Set(allProps)
const isProp = (word: string): word is Prop => propNames.has(word)

/** Whether `long` is `short` with words before it that say its state or number: `the covered basket`, `basket`. */
export const isFuller = (long: string, short: string): boolean => {
  const vessel = vesselIn(long.split(' '))
  return vessel && !short.includes(' of ')
    ? vessel.words.join(' ') === short || endsFuller(vessel.words.join(' '), short)
    : endsFuller(long, short)
}

const endsFuller = (long: string, short: string): boolean =>
  long.endsWith(` ${short}`) &&
  long
    .slice(0, -short.length)
    .split(' ')
    .every(
      (word) =>
        word === '' ||
        word === 'of' ||
        word === 'half' ||
        stateOf(word) !== undefined ||
        numberOf(word) !== undefined ||
        colorOf(word) !== undefined,
    )

const colorOf = (word: string): ThingColor | undefined =>
  isOneOf(thingColors, word) ? word : word === 'gold' ? 'golden' : word === 'grey' ? 'gray' : undefined

const stateOf = (word: string): State | undefined => (isOneOf(states, word) ? word : stateWords[word])

/** Cloths that are no patchwork, and their usual color. */
const plainCloths: Readonly<Record<string, ThingColor>> = {
  sheet: 'white',
  bedsheet: 'white',
  tablecloth: 'white',
  napkin: 'white',
  handkerchief: 'white',
  towel: 'blue',
  washcloth: 'blue',
  cloth: 'blue',
  rag: 'gray',
}

/** `half full`, and not the half of a thing. */
const isHalf = (words: readonly string[]): boolean =>
  words.includes('half') && (words.includes('full') || words.includes('empty'))

/** A number word; anything above nine is `most`. */
const numberOf = (word: string): number | undefined =>
  numbers[word] ??
  (/^(?:ten|eleven|twelve|hundred|thousand|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-[a-z]+)?$/.test(
    word,
  )
    ? most
    : undefined)

const singular = (word: string): string =>
  word === 'geese'
    ? 'goose'
    : word === 'calves'
      ? 'calf'
      : word === 'children' || word === 'baby' || word === 'babies' || word === 'boys' || word === 'girls'
        ? 'child'
        : word.endsWith('oes')
          ? word.slice(0, -2)
          : word.endsWith('ies')
            ? // Pies and cookies, and berries.
              isProp(word.slice(0, -1))
              ? word.slice(0, -1)
              : `${word.slice(0, -3)}y`
            : word.endsWith('oxes') || word.endsWith('shes')
              ? word.slice(0, -2)
              : word.endsWith('s') && !word.endsWith('ss')
                ? word.slice(0, -1)
                : word

const propOf = (noun: string): Prop | undefined => (isProp(noun) ? noun : propNouns[noun])

type Figure = Pick<Thing, 'kin' | 'species'>

/** The body that a kind of figure is drawn with. */
const figureOf = (kind: NonNullable<FigureKind>): Figure =>
  isOneOf(kins, kind) ? { kin: kind, species: bodyOf[kind] } : { species: kind }

const kinOf = (noun: string): FigureKind =>
  isOneOf(kins, noun)
    ? noun
    : (kinNouns[noun] ?? youngNouns[noun] ?? (isOneOf(figureNouns, noun) ? (noun as FigureKind) : undefined))

/** `the seal pups`: many, though the word for the kind is not the last one. */
const isGroup = ({ species }: Figure, last: string): boolean =>
  ['mice', 'geese', 'people'].includes(last) ||
  (species !== undefined && /^(?:pups|babies|ones|kids|twins|brothers|sisters|cubs)$/.test(last))

/** `full basket of apples` as the basket and what is in it; `basket full of apples`, too. */
export function vesselIn(words: readonly string[]): { words: string[]; of: string[] } | null {
  const at = words.indexOf('of')
  const isFull = words[at - 1] === 'full'
  const head = words.slice(0, isFull ? at - 1 : at)
  const isVessel = at > 0 && at < words.length - 1 && vesselWords.has(head.at(-1) ?? '')
  return isVessel ? { words: isFull ? ['full', ...head] : head, of: words.slice(at + 1) } : null
}

/** What a vessel is full of, as the painter knows it. */
function fillingOf(of: readonly string[]): Thing['filling'] {
  const noun = of.at(-1) ?? ''
  const known = stuffNamed(noun) ?? fillingWords[noun]
  return known ?? nameThing(of.join(' ')).prop ?? undefined
}

/** A vessel with what is in it. */
function filledVessel({ words, of }: { words: readonly string[]; of: readonly string[] }): Named {
  const filling = fillingOf(of)
  const vessel = nameThing(words.join(' '))
  const isGlass = vessel.prop === 'jar' && (!vessel.state || vessel.state === 'full')
  if (isGlass && filling === 'jam') return { ...vessel, prop: 'jam-jar' }
  if (isGlass && filling === 'honey') return { ...vessel, prop: 'honey-jar' }
  const { loose: _, ...rest } = vessel
  return { ...rest, ...(!vessel.state && { state: 'full' as const }), ...(filling && { filling }) }
}

/** Stuff without its vessel: `hero pours milk`. */
function looseStuff(words: readonly string[]): Named | null {
  const last = words.at(-1) ?? ''
  const stuff = stuffNamed(last)
  const vessel = stuff && usualVessels[stuff]
  // Flour and mud are drawn without one.
  if (!stuff || isProp(last) || (vessel && stuffNamed(vessel))) return null
  const color = words.map(colorOf).find(Boolean)
  return { prop: vessel ?? null, filling: stuff, loose: true, count: 1, ...(color && { color }) }
}

/**
 * What is drawn for words like `the bell`, `an open box`, `twenty little clouds`; `prop` and `kin` are empty for what the
 * painter does not know.
 */
export function nameThing(words: string): Named {
  const all = words
    .toLowerCase()
    .replace(/\bwall of .*/, 'wall')
    .replace(' next door', '')
    .replace(/(.) of (?:the )?beds?$/, '$1')
    .replace(/\b(?:pile|heap|mound|bed) of (?:[a-z]+ )?(leaves|straw|hay)/, '$1-pile')
    .replace(/\b(leaf|leaves|straw|hay) (?:pile|heap)/, '$1-pile')
    .replace(/\b(?:straw|hay)-pile/, 'golden leaf-pile')
    .replace('leaves-pile', 'leaf-pile')
    // As long as a rope, and pulled like one.
    .replace(/\bscarf-coil\b/, 'knitted rope')
    .replace(/\btailed ((?:[a-z]+ )?)star/, '$1comet')
    .replace(/[^a-z' -]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const vessel = vesselIn(all)
  if (vessel) return filledVessel(vessel)
  const found = all.flatMap((word) => {
    if (!isHalf(all)) return stateOf(word) ?? []
    return word === 'half' ? [] : word === 'full' || word === 'empty' ? 'half-full' : (stateOf(word) ?? [])
  })
  // `a tiny knitted blanket` has a size and a state, `a tiny blanket` a state.
  const own = found.find((one) => one !== 'small' && one !== 'big') ?? found[0]
  // An open, empty chest has nothing in it.
  const state = own === 'open' && found.includes('empty') ? 'empty' : own
  const size =
    state === found[0] && found.length < 2 ? undefined : all.find((word) => isOneOf(figureSizes, word))
  const number = all.map(numberOf).find(Boolean)
  const color = all.map(colorOf).find(Boolean) ?? plainCloths[singular(all.at(-1) ?? '')]
  const nouns = all.flatMap((word, at) => [word, ...(at > 0 ? [`${all[at - 1]}-${word}`] : [])]).toReversed()
  const stuff = looseStuff(all)
  if (stuff) return state ? { ...stuff, state } : stuff
  for (const noun of nouns) {
    const one = singular(noun)
    const named = (word: string): Pick<Named, 'prop' | 'kin' | 'species'> | null => {
      const kin = kinOf(word)
      const prop = propOf(word)
      // A group of small animals is drawn with the prop, a single one as a figure.
      if (prop && (!kin || number || word !== one)) return { prop }
      return kin ? { prop: null, ...figureOf(kin) } : prop ? { prop } : null
    }
    const exact = named(noun)
    const base = exact ?? (one === noun ? null : named(one))
    if (base)
      return {
        ...base,
        ...(state && { state }),
        // A letter as large as a carpet.
        ...(all.includes('huge') && base.prop === 'letter' && { size: 'huge' as const }),
        ...(size && state !== 'small' && state !== 'big' && { size }),
        // Wet paint is blue.
        ...(color === 'blue' && !state && painted.has(base.prop ?? '')
          ? { state: 'painted' as const }
          : color && { color }),
        count:
          number ??
          (isGroup(base, all.at(-1) ?? '') || !(exact || one === noun || noun === 'baby')
            ? paired.has(base.prop ?? '')
              ? 2
              : several
            : 1),
      }
  }
  return { prop: null, count: 1 }
}

/** The props that a text names, by any of their words; not what it only compares with. */
export function propsNamedIn(text: string): ReadonlySet<Prop> {
  const words = thingWords(text).map((word) => word.replace(/'s$/, ''))
  return new Set(
    words.flatMap((word, at) => {
      const pair = at > 0 ? [`${words[at - 1]}-${word}`] : []
      return [word, ...pair].flatMap((noun) => propOf(noun) ?? propOf(singular(noun)) ?? [])
    }),
  )
}

/** The kin of a figure by its noun: `the old walrus`. */
export const kinNamed = (words: string): FigureKind => {
  const noun = words
    .toLowerCase()
    .split(/\s+/)
    .findLast((word) => kinOf(word) !== undefined)
  return noun === undefined ? undefined : kinOf(noun)
}

/** Words of picture lines that are said otherwise in alt texts. */
const saidAs: Readonly<Record<string, string>> = { 'scarf-coil': 'scarf', 'three-legged': 'three-legged' }
const phrases: readonly (readonly [string, string])[] = [
  ['printed flour', 'flour with footprints in it'],
  ['torn dragon-head', 'half of the dragon head'],
  ['covered shadow', 'shadow in a hat'],
]

/** A thing's words as they are said: `yellow scarf-coil` is a yellow scarf, `honey-jar` a honey jar, `bud pot` a budding pot. */
export const spoken = (words: string): string =>
  phrases
    .reduce((said, [from, to]) => said.replace(from, to), words)
    .split(' ')
    .map((word, at, all) =>
      word === 'bud' && at < all.length - 1 ? 'budding' : (saidAs[word] ?? word.replaceAll('-', ' ')),
    )
    .join(' ')
