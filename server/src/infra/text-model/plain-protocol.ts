import { castRoles, expressions, framings, lights, poses, props } from '@moonpage/storyteller/scene'
import { isCompleteSentence } from './complete-sentences.ts'
import { oneOf, withoutThoughts } from './json-answer.ts'
import { bare, heading, parts } from './plain-lines.ts'
import { isRefusal } from './model-refusal.ts'

/**
 * The plain-text protocol for models without JSON schema support, as prompts/plain-pages.md describes it to the model
 * (for plans: plain-outline.ts). Parsing is lenient about case, blanks, Markdown, numbering, code fences, chatter,
 * missing parts and their order. The result has the shape of answer-schemas.ts, as far as fields were given.
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

/** Parses pages from a stream. A page is complete when the next one begins or the answer ends. */
export class PageReader {
  #text = ''
  #told = 0
  readonly #only: number | null

  /** @param only the number of the page, if one was requested alone: its heading may be missing */
  constructor(only: number | null = null) {
    this.#only = only
  }

  push(delta: string): unknown[] {
    this.#text += delta
    // The last line is still incomplete.
    if (!delta.includes('\n')) return []
    return this.#read(this.#text.slice(0, this.#text.lastIndexOf('\n') + 1), false)
  }

  /**
   * Parses what is left when the answer has ended.
   * @param isOpen the answer may have been truncated: an incomplete sentence at its end drops the page
   */
  end(isOpen = false): unknown[] {
    return this.#read(this.#text, !isOpen || isCompleteSentence(this.#text))
  }

  #read(text: string, isOver: boolean): unknown[] {
    const pages = pagesIn(text, this.#only, isOver)
    const whole = pages.filter((page) => page.isComplete || isOver).slice(this.#told)
    this.#told += whole.length
    return whole.map(({ page_number, content, scene }) => ({ page_number, content, scene }))
  }
}

function pagesIn(text: string, only: number | null, isOver: boolean) {
  const lines = withoutThoughts(text).split(/\r?\n/)
  const pages: { page_number: number; content: string; scene: unknown; isComplete: boolean }[] = []
  const open = (page_number: number, content = '') =>
    pages.push({ page_number, content, scene: null, isComplete: false })
  const isBare = !lines.some((line) => heading.test(bare(line))) && !/^\s*[{[]/.test(text) && !isRefusal(text)
  if (only !== null && isOver && isBare) open(only)
  for (const line of lines) {
    const plain = bare(line)
    const page = pages.at(-1)
    const [, number, rest = ''] = heading.exec(plain) ?? []
    const [, picture] = pictureLine.exec(plain) ?? []
    if (number !== undefined && /^[\s#>*_`]*page/i.test(line)) {
      if (page) page.isComplete = true
      open(Number(number), rest)
    } else if (!page || page.isComplete || /^\s*```/.test(line)) continue
    else if (picture !== undefined) {
      page.scene = sceneOf(picture)
      page.isComplete = page.content.trim() !== ''
    } else if (endLine.test(plain)) page.isComplete = true
    else if (!/^(text|content|words|story)\s*:\s*$/i.test(plain))
      page.content += `\n${line.replace(/^(text|content)\s*:\s*/i, '')}`
  }
  return pages
    .map((page) => ({ ...page, content: page.content.trim() }))
    .filter((page) => page.content !== '')
}
