import { outfitColors, outfits, pronouns } from '@moonpage/contract/story-input'
import { purposes } from '@moonpage/storyteller/outline'
import {
  castRoles,
  expressions,
  framings,
  lights,
  places,
  poses,
  props,
  times,
} from '@moonpage/storyteller/scene'
import { isFinished } from './finished.ts'
import { oneOf, withoutThoughts } from './json-answer.ts'
import { isRefusal } from './refusal.ts'

/**
 * For models that cannot be held to a schema: an outline and pages in plain lines, as prompts/plain-*.md describe them
 * to the model. Read leniently: case, blanks, Markdown around headings, numbering, fences, chatter before and after,
 * and parts that are missing or in another order are all forgiven. What comes out has the form of answer-schemas.ts,
 * as far as it was there, for the same readers.
 */

/** A line without the decoration that models like. */
const bare = (line: string): string =>
  line
    .replace(/^[\s>#*_`-]*(?:\d+[.)]\s+)?[*_`]*/, '')
    .replace(/[*_`\s]+$/, '')
    .replace(/\*\*/g, '')

const field = (name: string) => new RegExp(`^${name}\\s*[:=-]\\s*(.*)$`, 'i')
const heading = /^page\s*(?:no\.?\s*|number\s*)?#?(\d{1,2})\b\s*(?:of\s*\d+)?\s*[:.|)*_-]*\s*(.*)$/i
const pictureLine = /^(?:picture|scene|illustration|image)\b\s*[:=|-]\s*(.*)$/i
const endLine = /^(?:the\s+)?end\.?$/i

const parts = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

const words = (text: string): string[] => text.split(/[\s,;/&+]+|\band\b/i).filter(Boolean)

/** Every word of a list that a text holds, the longest first where one holds another. */
const all = <T extends string>(list: readonly T[], text: string): T[] => {
  const plain = ` ${text.toLowerCase().replace(/[\s_,;:.()]+/g, '-')} `.replaceAll(' ', '-')
  const found = list.filter((word) => plain.includes(`-${word}-`) || plain.includes(`-${word}s-`))
  return found.filter((word) => !found.some((other) => other !== word && other.includes(word)))
}

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
  /** The first cell that is a word of `list`, or says one. */
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
  const purpose = take(purposes)
  const place = take(places)
  const time = take(times)
  const present = takeAll(castRoles)
  const hero_feels = take(expressions)
  const carried = takeAll(props)
  const rest = cells.filter((cell) => !taken.has(cell) && !/^(nothing|none|-|–|—)$/i.test(cell))
  return {
    page_number: number,
    purpose,
    place,
    time,
    present,
    carried,
    hero_feels,
    what_happens: rest.toSorted((one, other) => other.length - one.length)[0] ?? '',
  }
}

/** @returns null where neither a title nor a page of a plan is found */
export function outlineInText(text: string): Record<string, unknown> | null {
  const lines = withoutThoughts(text).split(/\r?\n/).map(bare)
  const valueOf = (name: string) => {
    const at = lines.findIndex((line) => field(name).test(line))
    const value = at < 0 ? undefined : field(name).exec(lines[at] ?? '')?.[1]
    // A model may put what belongs behind a heading on the line below.
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
  return {
    title: title ?? '',
    summary: valueOf('summary') ?? '',
    refrain: !refrain || /^(none|null|no|-|n\/a)\.?$/i.test(refrain) ? null : refrain,
    names: {
      hero: cast.find((one) => one.who === 'hero')?.name ?? '',
      companion: cast.find((one) => one.who === 'companion')?.name ?? '',
    },
    cast,
    beats,
  }
}

function sceneOf(line: string) {
  const cells = parts(line)
  const figures = cells.flatMap((cell) => {
    const [, who, about = ''] = /^(\w+)\s*[:(=-]\s*(.*?)\)?$/.exec(cell) ?? []
    const role = oneOf(castRoles, who)
    if (!role) return []
    const said = about.split(/[,;]/).map((part) => part.trim())
    return [
      {
        who: role,
        pose: said.map((part) => oneOf(poses, part)).find(Boolean) ?? null,
        expression: said.map((part) => oneOf(expressions, part)).find(Boolean) ?? null,
        looks_at:
          said
            .map((part) => oneOf([...castRoles, 'thing', 'up', 'reader'], part.replace(/^looks? at /i, '')))
            .find(Boolean) ?? null,
      },
    ]
  })
  const others = cells.filter((cell) => !/^\w+\s*[:(=]/.test(cell) || /^(props?|framing|light)\b/i.test(cell))
  const bareCells = others.map((cell) => cell.replace(/^(props?|framing|light)\s*[:=]\s*/i, ''))
  const things = bareCells
    .flatMap((cell) => cell.split(','))
    .flatMap((cell) => {
      const [, where] = /\b(held|near|far|above)\b/i.exec(cell) ?? []
      const prop = oneOf(props, cell.replace(/\b(held|near|far|above)\b/gi, '').trim())
      return prop && (where || !oneOf(lights, cell)) ? [{ prop, where: where?.toLowerCase() ?? 'near' }] : []
    })
  return {
    framing: bareCells.map((cell) => oneOf(framings, cell)).find(Boolean) ?? null,
    light: bareCells.map((cell) => oneOf(lights, cell)).find(Boolean) ?? null,
    cast: figures,
    props: things,
  }
}

/** Reads pages out of an answer while it is being written: a page is whole when the next one begins or the end comes. */
export class PageReader {
  #text = ''
  #told = 0
  readonly #only: number | null

  /** @param only the page that the answer is, where it was asked for alone and may have forgotten its heading */
  constructor(only: number | null = null) {
    this.#only = only
  }

  push(delta: string): unknown[] {
    this.#text += delta
    // A line that is still being written is not looked at.
    if (!delta.includes('\n')) return []
    return this.#read(this.#text.slice(0, this.#text.lastIndexOf('\n') + 1), false)
  }

  /**
   * What is left when the answer is over.
   * @param isOpen the answer may have been cut: a page that ends in the middle of a sentence is not whole then
   */
  end(isOpen = false): unknown[] {
    return this.#read(this.#text, !isOpen || isFinished(this.#text))
  }

  #read(text: string, isOver: boolean): unknown[] {
    const pages = pagesIn(text, this.#only, isOver)
    const whole = pages.filter((page) => page.isWhole || isOver).slice(this.#told)
    this.#told += whole.length
    return whole.map(({ page_number, content, scene }) => ({ page_number, content, scene }))
  }
}

function pagesIn(text: string, only: number | null, isOver: boolean) {
  const lines = withoutThoughts(text).split(/\r?\n/)
  const pages: { page_number: number; content: string; scene: unknown; isWhole: boolean }[] = []
  const open = (page_number: number, content = '') =>
    pages.push({ page_number, content, scene: null, isWhole: false })
  const isBare = !lines.some((line) => heading.test(bare(line))) && !/^\s*[{[]/.test(text) && !isRefusal(text)
  if (only !== null && isOver && isBare) open(only)
  for (const line of lines) {
    const plain = bare(line)
    const page = pages.at(-1)
    const [, number, rest = ''] = heading.exec(plain) ?? []
    const [, picture] = pictureLine.exec(plain) ?? []
    if (number !== undefined && /^[\s#>*_`]*\**page/i.test(line)) {
      if (page) page.isWhole = true
      open(Number(number), rest)
    } else if (!page || page.isWhole || /^\s*```/.test(line)) continue
    else if (picture !== undefined) {
      page.scene = sceneOf(picture)
      page.isWhole = page.content.trim() !== ''
    } else if (endLine.test(plain)) page.isWhole = true
    else if (!/^(text|content|words|story)\s*:\s*$/i.test(plain))
      page.content += `\n${line.replace(/^(text|content)\s*:\s*/i, '')}`
  }
  return pages
    .map((page) => ({ ...page, content: page.content.trim() }))
    .filter((page) => page.content !== '')
}
