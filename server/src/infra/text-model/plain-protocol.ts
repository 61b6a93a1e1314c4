import { framings, lights } from '@moonpage/storyteller/scene'
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

/** `PICTURE: medium | sky | [[hero]] pulls the rope, effort`: whatever is no framing and no light is an act. */
function sceneOf(line: string) {
  const cells = parts(line).map((cell) =>
    cell.replace(/^(?:framing|view|light|acts?|shows|action) ?[:=] ?/i, ''),
  )
  const isOf = (list: readonly string[]) => (cell: string) => oneOf(list, cell) !== null
  return {
    framing: cells.map((cell) => oneOf(framings, cell)).find(Boolean) ?? null,
    light: cells.map((cell) => oneOf(lights, cell)).find(Boolean) ?? null,
    acts: cells.filter((cell) => !isOf(framings)(cell) && !isOf(lights)(cell)),
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
  const pages: {
    page_number: number
    content: string
    scene: ReturnType<typeof sceneOf> | null
    isComplete: boolean
  }[] = []
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
      // The acts may follow one a line.
      page.isComplete = page.scene.acts.length > 0 && (only !== null || page.content.trim() !== '')
    } else if (endLine.test(plain)) page.isComplete = true
    else if (page.scene) page.scene.acts.push(...sceneOf(plain).acts)
    else if (!/^(text|content|words|story)\s*:\s*$/i.test(plain))
      page.content += `\n${line.replace(/^(text|content)\s*:\s*/i, '')}`
  }
  return pages
    .map((page) => ({ ...page, content: page.content.trim() }))
    .filter((page) => page.content !== '' || (only !== null && page.scene !== null))
}
