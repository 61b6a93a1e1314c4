import { heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { moralInShort } from './moral.ts'

const luck =
  /(?<!\p{L})(?:luckily|by (?:chance|luck|magic|accident)|as if by magic|magically|happens? to (?:find|come|be))(?!\p{L})/iu

/** A sentence on the hero that does not begin with a name. */
const heroFirst = /^[^\p{L}]*(?:(?:then|so|now|at last|in the end),? )?(?:the hero|s?he|they)(?!\p{L})/iu

/**
 * Finds plot faults: no want, beats without a cause, a climax that is not the hero's, a moral stated in title or
 * summary. They are of kind `measure`: the plan is used if no better one follows.
 */
export function faultsOfCauses(outline: Outline, { theme }: Pick<StoryInput, 'theme'>): Fault[] {
  const { retold, beats } = outline
  const faults: Fault[] = []
  const wrong = (reason: string, weight = 1) => faults.push(fault('measure', reason, weight))
  if (!retold?.wants || !retold.why_not || !retold.turn || !retold.how)
    wrong('`retold` has to say in four sentences what the hero wants, why not, what changes, and how.')
  const loose = beats.filter((beat, at) => at > 0 && !beat.because)
  if (loose.length * 2 > beats.length)
    wrong(`Each beat needs its because: pages ${loose.map((beat) => beat.page_number).join(', ')} have none.`)
  const turns = beats.filter((beat) => beat.purpose === 'climax')
  const names = outline.cast.map((sheet) => sheet.name)
  // In `He gives Tock the pot` the name is of somebody to whom it is done.
  const isOthers = (text: string) =>
    !text.includes(heroPlaceholder) && names.some((name) => text.includes(name) && !heroFirst.test(text))
  const how = retold?.how ?? ''
  const page = turns.at(-1)?.page_number
  if (isOthers(how))
    wrong(
      `By “how” somebody else does it: “${how}” The hero has to do it${page ? ` on page ${page}` : ''}, and that sentence begins with the hero.`,
      3,
    )
  else if (luck.test(how))
    wrong('Luck solves the climax. The hero has to do it, and it has to cost something.', 2)
  if (turns.length === 0) wrong('No beat has the purpose climax.')
  else if (turns.every(({ what_happens }) => isOthers(what_happens)))
    wrong(
      `On page ${turns[0]?.page_number} somebody else does what the hero has to do: “${turns[0]?.what_happens}”`,
      3,
    )
  for (const [what, text] of [
    ['title', outline.title],
    ['summary', outline.summary],
    ['refrain', outline.refrain ?? ''],
  ] as const) {
    const moral = moralInShort(text, theme)
    if (moral) wrong(`The ${what} says the moral: ${moral}. Say what happens instead.`, 2)
  }
  return faults
}
