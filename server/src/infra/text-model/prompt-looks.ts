import { subjects } from '@moonpage/contract/categories'
import { companionKinds, type StoryInput } from '@moonpage/contract/story-input'
import {
  canBeCarried,
  canHold,
  drawableThings,
  goesOnFourLegs,
  propLooks,
} from '@moonpage/storyteller/drawable'
import { isNamed } from '@moonpage/storyteller/data/prop-words'
import type { Outline } from '@moonpage/storyteller/outline'
import type { CharacterSheet, Prop } from '@moonpage/storyteller/scene'
import { outfitFor } from '@moonpage/storyteller/outfit-for'

// What the illustrator draws by default. Prompts describe it, so that the text agrees with the pictures.

type Figure = Pick<CharacterSheet, 'name' | 'species' | 'look'>

const list = (words: readonly string[]): string => words.join(', ')
const and = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** One line per thing. */
export const looksOf = (things: readonly Prop[]): string =>
  things.map((prop) => `- ${prop}: ${propLooks[prop]}`).join('\n')

/** Things of the plan with their looks; only the names of all others. */
export function looksIn({ beats }: Pick<Outline, 'beats'>, things: readonly Prop[]): string {
  const isPlanned = (prop: Prop) =>
    beats.some(
      ({ carried, because = '', what_happens, changes = '' }) =>
        carried.includes(prop) || isNamed(prop, [because, what_happens, changes].join('\n')),
    )
  const others = things.filter((prop) => !isPlanned(prop))
  return [looksOf(things.filter(isPlanned)), `- in their usual looks: ${list(others)}`]
    .filter(Boolean)
    .join('\n')
}

const inMouth = (things: readonly Prop[]): string[] => things.filter((prop) => canHold('dog', prop))

/** Which species go on four legs, out of all that a story may have: the plan may still choose another companion. */
export function bodiesText(input: StoryInput): string {
  const four = [...new Set([...subjects, ...companionKinds])].filter(goesOnFourLegs)
  return `On four legs go ${and(four)}: they carry in the mouth, and only ${list(inMouth(drawableThings(input)))}. A whale lies on its
belly. All others stand on two legs and hold things in their hands, paws or wings.`
}

/** How a figure is drawn and how it holds things. */
export function holdsWith({ species, look }: Figure, input: StoryInput): string {
  const stance = look.wheelchair
    ? 'sits in a wheelchair in every pose'
    : species === 'whale'
      ? 'lies on its belly or swims, and stands on no feet'
      : goesOnFourLegs(species)
        ? 'goes on four legs'
        : 'stands on two legs'
  const holds = goesOnFourLegs(species)
    ? `carries in the mouth, and only ${list(inMouth(drawableThings(input).filter(canBeCarried)))}`
    : `holds things in its ${species === 'whale' ? 'flippers' : 'hands, paws or wings'}`
  return `${stance}; ${holds}`
}

const whyWorn = { 'bubble-helmet': 'a bubble helmet to breathe in', 'warm-hat': 'a warm hat' } as const

/** The hats that figures of this setting wear outside of bed. */
export function hatsText(figures: readonly Figure[], { setting }: Pick<StoryInput, 'setting'>): string {
  const lines = (['bubble-helmet', 'warm-hat'] as const).flatMap((hat) => {
    const names = figures
      .filter((figure) => outfitFor(figure, setting, false) === hat)
      .map(({ name }) => name)
    return names.length > 0
      ? [`${and(names)} ${names.length > 1 ? 'each wear' : 'wears'} ${whyWorn[hat]} everywhere else.`]
      : []
  })
  return lines.map((line) => ` ${line}`).join('')
}

/** How to write about figures with singular `they`; empty if there are none. */
export function theyText(figures: readonly Pick<CharacterSheet, 'name' | 'pronouns'>[]): string {
  const names = figures.filter(({ pronouns }) => pronouns === 'they').map(({ name }) => name)
  if (names.length === 0) return ''
  const [one = ''] = names
  return `- ${and(names)}: ${names.length > 1 ? 'each one' : 'one'}, and “they”. Where anybody else is on the page, write the name in place of “they” and “them” (“said ${one}”, never “they said”); “their” stands in the sentence of its name. For two or more write “both”, “all three” or the names.`
}
