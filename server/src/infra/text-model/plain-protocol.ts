import { castRoles, expressions, framings, lights, poses, props } from '@moonpage/storyteller/scene'
import { isCompleteSentence } from './complete-sentences.ts'
import { oneOf, withoutThoughts } from './json-answer.ts'
import { bare, heading, parts } from './plain-lines.ts'
import { isRefusal } from './model-refusal.ts'

/**
 * For models that cannot be held to a schema: pages in plain lines, as prompts/plain-pages.md describes them to the
 * model (plans: plain-outline.ts). Read leniently: case, blanks, Markdown around headings, numbering, fences, chatter before and after,
 * and parts that are missing or in another order are all forgiven. What comes out has the form of answer-schemas.ts,
 * as far as it was there, for the same readers.
 */

const pictureLine = /^(?:picture|scene|illustration|image)\b ?[:=|-] ?([^]*)/i
const endLine = /^(?:the )?end\.?$/i

function sceneOf(line: string) {
  const cells = parts(line)
  const figures = cells.flatMap((cell) => {
    const [, who, told = ''] = /^(\w+) ?[:(=-] ?([^]*)/.exec(cell) ?? []
    const about = told.replace(/\)$/, '')
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
      const [, by] = /\bby\s+(?:the\s+)?(\w+)/i.exec(cell) ?? []
      const bareCell = cell.replace(/\b(?:held|near|far|above|by\s+(?:the\s+)?\w+)\b/gi, '').trim()
      const prop = oneOf(props, bareCell)
      return prop && (where || !oneOf(lights, cell))
        ? [{ prop, where: where?.toLowerCase() ?? 'near', by: oneOf(castRoles, by) }]
        : []
    })
  const shows = cells.find((cell) => /^(?:shows|action)\s*[:=]/i.test(cell))
  return {
    action: shows?.replace(/^\w+\s*[:=]\s*/, '') ?? null,
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
    return this.#read(this.#text, !isOpen || isCompleteSentence(this.#text))
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
    if (number !== undefined && /^[\s#>*_`]*page/i.test(line)) {
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
