import { castRoles, props } from '@moonpage/storyteller/scene'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { entriesOf, isObject, listOf, textOf } from './json-answer.ts'
import { roleOf } from './role-of.ts'

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value) ? entriesOf(value).length > 0 : value != null

/**
 * Finds parts of a plan's answer that could not be parsed. A single unknown word is dropped silently. A field whose
 * every value has the wrong form is a fault, so that it is requested again.
 */
export function faultsOfShape(answer: Record<string, unknown>, outline: Outline): Fault[] {
  const faults: Fault[] = []
  const wrong = (reason: string) => faults.push(fault('measure', reason))
  const { climax, walk_on: walkOn } = answer
  const who = isObject(climax) ? climax['who'] : undefined
  if (textOf(who) !== '' && roleOf(who, outline) === null)
    wrong(`\`who\` of \`climax\` has to be one of ${castRoles.join(', ')}: the hero acts.`)
  if (isSaid(walkOn) && outline.walk_on === undefined)
    wrong('`walk_on` has to be one line with name and kind, or null.')
  const carries = listOf(answer['beats'])
    .filter(isObject)
    .map(({ carried }) => carried)
    .filter(isSaid)
  const isRead = outline.beats.some(({ carried }) => carried.length > 0)
  if (carries.length > 1 && !isRead)
    wrong(`\`carried\` has to be a list of things that can be drawn, such as ["${props[0]}"], or [].`)
  return faults
}
