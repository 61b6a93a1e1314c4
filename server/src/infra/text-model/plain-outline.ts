import { outfitColors, outfits, pronouns } from '@moonpage/contract/story-input'
import { purposes } from '@moonpage/storyteller/outline'
import { castRoles, places, times } from '@moonpage/storyteller/scene'
import { oneOf, withoutThoughts } from './json-answer.ts'
import { leavesInLines } from './plain-leaves.ts'
import { all, bare, heading, parts, words } from './plain-lines.ts'
import { saidPlaces, saidThings } from './said-words.ts'

/** The text after `NAME:` in a bare line; undefined if the line has another heading. */
const field = (line: string, name: string): string | undefined =>
  line.toLowerCase().startsWith(name) ? /^ ?[:=-] ?([^]*)/.exec(line.slice(name.length))?.[1] : undefined

function castMember(who: string, text: string) {
  const [name = '', ...rest] = text.includes('|') ? parts(text) : text.split(',').map((part) => part.trim())
  const about = rest.join(' ')
  return {
    who,
    name,
    pronouns:
      words(about)
        .map((word) => oneOf(pronouns, word.split('/')[0]))
        .find(Boolean) ?? null,
    outfit: all(outfits, about)[0] ?? null,
    outfit_color: all(outfitColors, about)[0] ?? null,
  }
}

function beat(number: number, text: string) {
  const cells = parts(text)
  const taken = new Set<string>()
  /** The first cell that is, or contains, a word of `list`. */
  const take = <T extends string>(list: readonly T[]): T | null => {
    for (const cell of cells) {
      if (taken.has(cell)) continue
      const found = oneOf(list, cell) ?? (cell.split(/\s+/).length <= 3 ? all(list, cell)[0] : undefined)
      if (found) {
        taken.add(cell)
        return found
      }
    }
    return null
  }
  const takeAll = <T extends string>(list: readonly T[]): T[] => {
    const cell = cells.find(
      (each) =>
        !taken.has(each) &&
        words(each).length > 0 &&
        each.split(',').every((word) => word.trim().split(/\s+/).length <= 3 && all(list, word).length > 0),
    )
    if (cell) taken.add(cell)
    return cell ? all(list, cell) : []
  }
  const saidAfter = (word: RegExp) => {
    const cell = cells.find((each) => word.test(each))
    if (cell) taken.add(cell)
    return cell?.replace(word, '') ?? ''
  }
  const because = saidAfter(/^because\s*:\s*/i)
  const moment = saidAfter(/^(?:moment|picture)\s*:\s*/i)
  const purpose = take(purposes)
  const place = take([...places, ...saidPlaces])
  const time = take(times)
  const present = takeAll(castRoles)
  const carried = takeAll(saidThings)
  const rest = cells.filter((cell) => !taken.has(cell) && !/^(nothing|none|-|–|—)$/i.test(cell))
  return {
    page_number: number,
    purpose,
    place,
    time,
    present,
    carried,
    because,
    moment,
    what_happens: rest.toSorted((one, other) => other.length - one.length)[0] ?? '',
  }
}

/** @returns null if the text has neither a title nor a page of a plan */
export function outlineInText(text: string): Record<string, unknown> | null {
  const lines = withoutThoughts(text).split(/\r?\n/).map(bare)
  const valueOf = (name: string) => {
    const at = lines.findIndex((line) => field(line, name) !== undefined)
    const value = at < 0 ? undefined : field(lines[at] ?? '', name)
    // Models may put a heading's value on the next line.
    return value === '' ? lines[at + 1] : value
  }
  const beats = lines
    .map((line) => heading.exec(line))
    .filter((found) => found?.[2])
    .map((found) => beat(Number(found?.[1]), found?.[2] ?? ''))
  const title = valueOf('title')
  if (!title && beats.length === 0) return null
  const cast = castRoles.flatMap((who) => {
    const value = valueOf(who)
    return value ? [castMember(who, value)] : []
  })
  const refrain = valueOf('refrain')
  const things = valueOf('things')
  const leaves = leavesInLines(lines)
  return {
    title: title ?? '',
    summary: valueOf('summary') ?? '',
    refrain: !refrain || /^(none|null|no|-|n\/a)\.?$/i.test(refrain) ? null : refrain,
    names: {
      hero: cast.find((one) => one.who === 'hero')?.name ?? '',
      companion: cast.find((one) => one.who === 'companion')?.name ?? '',
    },
    cast,
    retold: {
      wants: valueOf('wants') ?? '',
      why_not: valueOf('why not') ?? '',
      turn: valueOf('turn') ?? '',
      how: valueOf('how') ?? '',
    },
    ...(things && !/^(?:none|nothing|-)\.?$/i.test(things) && { things }),
    beats,
    ...(leaves.length > 0 && { leaves }),
  }
}
