/** Longest answer that is read: a model that never ends is not listened to for ever. */
export const longestAnswer = 200_000

/** A model that thinks aloud does so before its answer. */
const thoughts = /^\s*<(?:think|thinking|reasoning)>[\s\S]*?(?:<\/(?:think|thinking|reasoning)>|$)/i
export const withoutThoughts = (text: string): string => text.replace(thoughts, '')

/** JSON as models write it: line breaks inside of strings and commas before a closing bracket are forgiven. */
function parsed(text: string): unknown {
  const mended = text
    .replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g, (string) =>
      string.replace(/[\n\r\t]/g, (sign) => (sign === '\n' ? '\\n' : ' ')),
    )
    .replace(/,(\s*[}\]])/g, '$1')
  for (const each of [text, mended])
    try {
      const value: unknown = JSON.parse(each)
      return value
    } catch {
      // The mended one may do.
    }
  return undefined
}

/**
 * Reads a list of objects out of an answer while it is being written. It takes `{"elements":[…]}`, an array alone, one
 * object alone, and any of them in a fence or with words around it. What cannot be read is passed over.
 */
export class ObjectReader {
  #text = ''
  #at = 0
  /** The open brackets, outermost first. */
  #open: string[] = []
  #start = 0
  #inString = false
  #escaped = false
  #outerStart = 0
  #found = 0
  #isThinking: boolean | null = null

  /** @returns the objects that `delta` makes whole */
  push(delta: string): unknown[] {
    this.#text += delta
    if (this.#isThinking !== false && !this.#skipThoughts()) return []
    const objects: unknown[] = []
    for (; this.#at < this.#text.length; this.#at++) {
      const object = this.#step(this.#text[this.#at] as string)
      if (object !== undefined) {
        this.#found += 1
        objects.push(object)
      }
    }
    return objects
  }

  /** @returns false while the answer has not begun */
  #skipThoughts(): boolean {
    const head = this.#text.trimStart()
    if (head.length < 11 && '<reasoning>'.length > head.length && /^(<\w*)?$/.test(head)) return false
    if (!/^<(think|thinking|reasoning)>/i.test(head)) {
      this.#isThinking = false
      return true
    }
    const end = /<\/(think|thinking|reasoning)>/i.exec(this.#text)
    if (!end) return false
    this.#isThinking = false
    this.#at = end.index + end[0].length
    return true
  }

  #step(sign: string): unknown {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (sign === '\\') this.#escaped = true
      else if (sign === '"') this.#inString = false
      return undefined
    }
    // Quotation marks in words around the JSON are not its own.
    if (sign === '"' && this.#open.length > 0) this.#inString = true
    else if (sign === '{' || sign === '[') {
      if (this.#open.length === 0) this.#outerStart = this.#at
      if (sign === '{' && this.#isListed()) this.#start = this.#at
      this.#open.push(sign)
    } else if ((sign === '}' || sign === ']') && this.#open.length > 0) {
      // What closes another bracket than it opened is broken: what comes after may be whole again.
      if (this.#open.pop() !== (sign === '}' ? '{' : '[')) {
        this.#open = []
        return undefined
      }
      if (sign === '}' && this.#isListed()) return parsed(this.#text.slice(this.#start, this.#at + 1))
      if (this.#open.length === 0 && sign === '}' && this.#found === 0)
        return parsed(this.#text.slice(this.#outerStart, this.#at + 1))
    }
    return undefined
  }

  /** Whether what opens or closed here is an entry of the outermost list. */
  #isListed(): boolean {
    const open = this.#open.join('')
    return open === '[' || open === '{['
  }
}

/** The first object of an answer that is whole; undefined where there is none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  const answer = withoutThoughts(text)
  for (let start = answer.indexOf('{'); start >= 0; start = answer.indexOf('{', start + 1)) {
    const end = closing(answer, start)
    const value = end < 0 ? undefined : parsed(answer.slice(start, end + 1))
    if (isObject(value)) return value
  }
  return undefined
}

function closing(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const noEntry = /^(?:nothing|none|nobody|null|-)?$/i

/** The entries of a list as models write it: an array, or its words in one text. `nothing` is no entry. */
export const entriesOf = (value: unknown): unknown[] =>
  (typeof value === 'string' ? value.split(/[,;|]|(?<!\p{L})and(?!\p{L})/u) : listOf(value)).filter(
    (entry) => entry !== null && !(typeof entry === 'string' && noEntry.test(entry.trim())),
  )

/** One of `words`, however its case, blanks or underscores are written; null for anything else. */
export function oneOf<T extends string>(words: readonly T[], value: unknown): T | null {
  const plain = textOf(value)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^an?-|[.,;:]$/g, '')
  return words.find((word) => word === plain) ?? null
}
