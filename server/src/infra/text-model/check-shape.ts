import { props } from '@moonpage/storyteller/scene'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { entriesOf, isObject, listOf } from './json-answer.ts'

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value) ? entriesOf(value).length > 0 : value != null

/**
 * Finds parts of a plan's answer that could not be parsed. A single unknown word is dropped silently. A field whose
 * every value has the wrong form is a fault, so that it is requested again.
 */
export function faultsOfShape(answer: Record<string, unknown>, outline: Outline): Fault[] {
  const faults: Fault[] = []
  const wrong = (reason: string) => faults.push(fault('measure', reason))
  const carries = listOf(answer['beats'])
    .filter(isObject)
    .map(({ carried }) => carried)
    .filter(isSaid)
  const isRead = outline.beats.some(({ carried }) => carried.length > 0)
  if (carries.length > 1 && !isRead)
    wrong(`\`carried\` has to be a list of things that can be drawn, such as ["${props[0]}"], or [].`)
  return faults
}
