import { wheres, type Where } from '@moonpage/storyteller/series/fact'
import { leftKinds } from './answer-schemas.ts'
import { oneOf } from './json-answer.ts'
import { bare, parts } from './plain-lines.ts'

const placed: readonly (readonly [RegExp, Where])[] = [
  [/^(?:gone|given away|lost|for good)/i, 'gone'],
  [/^(?:away|elsewhere|far|left)/i, 'away'],
  [/^(?:here|near|at home|home|with )/i, 'here'],
]
/** `given away` as `gone`; null for words that say no place. */
export const whereIn = (cell: string): Where | null =>
  oneOf(wheres, cell) ?? placed.find(([words]) => words.test(cell) && cell.split(' ').length < 4)?.[1] ?? null

const isEmpty = (cell: string) => /^(?:none|nothing|null|-|–|—)\.?$/i.test(cell)

/** `friend | Moss | here | Moss hums at bedtime. | Moss still hummed.`: the cells in any order after the kind; null if it has none. */
export function leaveInLine(line: string): Record<string, unknown> | null {
  const [first = '', ...rest] = parts(bare(line).replace(/^leaves ?[:=-] ?/i, ''))
  const kind = oneOf(leftKinds, first)
  if (!kind) return null
  const cells = rest.filter((cell) => !isEmpty(cell))
  const where = cells.find((cell) => whereIn(cell) !== null)
  const [now, later, ...more] = cells.filter((cell) => cell !== where && cell.split(' ').length > 2)
  const about = cells.find((cell) => cell !== where && cell.split(' ').length <= 2)
  return more.length > 0
    ? // A long name of a thing: `the lamp of the lighthouse`.
      { kind, about: now, now: later, later: more[0], where: where ? whereIn(where) : null }
    : { kind, about: about ?? '', now: now ?? '', later: later ?? '', where: where ? whereIn(where) : null }
}

/** What a plan in plain lines leaves: lines `LEAVES: …`, or lines below such a heading. */
export function leavesInLines(lines: readonly string[]): Record<string, unknown>[] {
  let isBelow = false
  return lines
    .map((line) => {
      const isHeading = /^leaves ?[:=-]/i.test(line)
      const left = leaveInLine(line)
      isBelow = isHeading || (isBelow && (line === '' || left !== null))
      return isBelow ? left : null
    })
    .filter((left) => left !== null)
}
