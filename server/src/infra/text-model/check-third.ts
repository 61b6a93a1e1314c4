import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'

/** In fewer beats a third figure is one more name to remember. */
const fewestBeats = 3

/**
 * Asks a plan for 3-4 to leave out a third figure who is hardly there. Nothing where the wish asks for them, nor where they are in half of a
 * short book.
 */
export function faultsOfThird(
  { cast, beats }: Pick<Outline, 'cast' | 'beats'>,
  { age_group }: Pick<StoryInput, 'age_group'>,
): Fault[] {
  const helper = cast.find(({ who }) => who === 'helper')
  const count = beats.filter(({ present }) => present.includes('helper')).length
  const isEnough = count >= fewestBeats || count * 2 >= beats.length
  if (age_group !== '3-4' || !helper || count === 0 || isEnough) return []
  return [
    fault(
      'measure',
      `${helper.name} is in only ${count === 1 ? 'one beat' : `${count} beats`}: leave the helper out of all, and give what they do to the hero or the companion.`,
      0.5,
    ),
  ]
}
