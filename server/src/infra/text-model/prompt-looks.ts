import { subjects } from '@moonpage/contract/categories'
import { companionKinds, type StoryInput } from '@moonpage/contract/story-input'
import { goesOnFourLegs, propLooks } from '@moonpage/storyteller/drawable'
import { sayableStates } from '@moonpage/storyteller/data/thing-states'
import type { Outline } from '@moonpage/storyteller/outline'
import {
  allProps,
  figureSizes,
  type BookThing,
  type CharacterSheet,
  type Prop,
} from '@moonpage/storyteller/scene'
import { outfitFor } from '@moonpage/storyteller/outfit-for'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { thingWords } from '@moonpage/storyteller/thing-words'
import { saidThing } from './said-words.ts'

// What the illustrator draws by default. Prompts describe it, so that the text agrees with the pictures.

type Figure = Pick<CharacterSheet, 'name' | 'species' | 'look'>

const and = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** The things that a text names by their own words, one or many: of `paper boats` the paper boat, and neither paper nor boat. */
export function propsSaid(text: string): ReadonlySet<Prop> {
  const words = thingWords(text)
  const said = new Set<Prop>()
  for (let at = 0; at < words.length; at++) {
    const pair = propOf(`${words[at]}-${words[at + 1]}`)
    const found = pair ?? propOf(words[at]!)
    if (found) said.add(found)
    if (pair) at++
  }
  return said
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
]
const props: ReadonlyMap<string, Prop> = new Map(
  allProps.flatMap((prop) => [prop, saidThing(prop)].map((word) => [word, prop] as const)),
)
const propOf = (word: string): Prop | undefined =>
  endings.map(([ending, one]) => props.get(word.replace(ending, one))).find((prop) => prop !== undefined)

/** `sail, drawn as blanket: big, white, in all else a patchwork blanket with fringes`. */
function lookOf({ name, drawn, color, size, state }: BookThing): string {
  const own = [size, color, state === 'bud' ? 'in bud' : state].filter(Boolean).join(', ')
  const called = name.toLowerCase().replace(/^(?:the|an?) /, '')
  const isOther = called.replaceAll(' ', '-') !== saidThing(drawn)
  return `- ${called}${isOther ? `, drawn as ${saidThing(drawn)}` : ''}: ${own ? `${own}, in all else ` : ''}${usualLook({ name, drawn, color, size, state })}`
}

/** How a thing looks otherwise: without a color, size or state where the book has its own. */
function usualLook({ drawn, color, size, state }: BookThing): string {
  const [head = '', ...more] = propLooks[drawn].split(/(?= (?:with|in|on|over)(?!\p{L}))/u)
  const isOwn = (word: string) => {
    const said = nameThing(`${word} box`)
    const isSize = figureSizes.some((one) => one === word)
    return (color && said.color) || (isSize ? size : state && said.state)
  }
  const words = head.split(' ')
  const kept = words.filter((word, at) => !isOwn(word) && !(word === 'and' && isOwn(words[at + 1] ?? '')))
  const rest = kept.join(' ').replace(/^an (?![aeiou])/, 'a ')
  return [rest.replace(/^a (?=[aeiou])/, 'an '), ...more].join('')
}

/** What states lines can say of things, in groups. */
export const statesText = (things: readonly Prop[]): string =>
  sayableStates
    .flatMap(({ states, of }) => {
      const some = typeof of === 'string' ? of : of.filter((prop) => things.includes(prop)).join(', ')
      return some ? [`${states.join(', ')} (${some})`] : []
    })
    .join('; ')

/** A text of a turtle without its shell: any that is not `a shell` or several. */
const withoutOwnShell = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?:an?|one|two|three|some|many|another) (?:[\p{L}-]+ )?shells?(?!\p{L})|(?<!\p{L})shells?(?!\p{L})/giu,
    (words) => (words.includes(' ') ? words : ''),
  )

/** Things of the plan, one a line, with their looks. What somebody of the cast has on looks as the cast says. */
export function looksIn(
  { beats, cast, things: own = [] }: Pick<Outline, 'beats' | 'cast' | 'things'>,
  things: readonly Prop[],
): string {
  const told = beats.flatMap(({ because = '', moment = '', what_happens }) => [because, moment, what_happens])
  const text = told.join('\n')
  const hasShell = cast.some(({ species }) => species === 'turtle')
  const named = propsSaid(hasShell ? withoutOwnShell(text) : text)
  const worn = propsSaid(cast.map(({ description }) => description).join('\n'))
  return [
    ...own.map(lookOf),
    ...things
      .filter((prop) => named.has(prop) && !worn.has(prop) && !own.some(({ drawn }) => drawn === prop))
      .map((prop) => `- ${saidThing(prop)}: ${propLooks[prop]}`),
  ].join('\n')
}

/** Which species go on four legs, out of all that a story may have: the plan may still choose another companion. */
export function bodiesText(): string {
  const four = [...new Set([...subjects, ...companionKinds])].filter(goesOnFourLegs)
  return `On four legs go ${and(four)}: they carry small things in the mouth. A whale lies on its belly. All others stand on two
legs and hold things in their hands, paws or wings.`
}

/** How a figure is drawn and how it holds things. */
export function holdsWith({ species, look }: Figure): string {
  const stance = look.wheelchair
    ? 'sits in a wheelchair in every picture'
    : species === 'whale'
      ? 'lies on its belly or swims, and stands on no feet'
      : goesOnFourLegs(species)
        ? 'goes on four legs'
        : 'stands on two legs'
  const holds = goesOnFourLegs(species)
    ? 'carries small things in the mouth'
    : `holds things in its ${species === 'whale' ? 'flippers' : 'hands, paws or wings'}`
  return `${stance}; ${holds}`
}

/** Why a helmet is needed is what no listener of three has to think about. */
const hats = {
  'bubble-helmet': {
    said: 'a bubble helmet',
    rest: ' The text says nothing of helmets, air or breath: they live there as one does at home.',
  },
  'warm-hat': { said: 'a warm hat', rest: '' },
} as const

/** The hats that figures of this setting wear outdoors. */
export function hatsText(figures: readonly Figure[], { setting }: Pick<StoryInput, 'setting'>): string {
  const lines = (['bubble-helmet', 'warm-hat'] as const).flatMap((hat) => {
    const names = figures
      .filter((figure) => outfitFor(figure, setting, false) === hat)
      .map(({ name }) => name)
    return names.length > 0
      ? [
          `In pictures ${and(names)} ${names.length > 1 ? 'each wear' : 'wears'} ${hats[hat].said} wherever it is not inside.${hats[hat].rest}`,
        ]
      : []
  })
  return lines.map((line) => ` ${line}`).join('')
}

/** How to write about figures with singular `they`; empty if there are none. */
export function theyText(figures: readonly Pick<CharacterSheet, 'name' | 'pronouns'>[]): string {
  const names = figures.filter(({ pronouns }) => pronouns === 'they').map(({ name }) => name)
  if (names.length === 0) return ''
  return `- ${and(names)}: ${names.length > 1 ? 'each one' : 'one'}, and “they”. “They” is right in a sentence that follows one with the name and names nobody else; elsewhere write the name. Things of the body have no “their” (“filled the trunk”). For two or more write “both”, “all three” or the names.`
}
