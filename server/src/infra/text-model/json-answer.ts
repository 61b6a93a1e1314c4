/** Longest answer that is read, in characters: ends answers that never stop. */
export const maxAnswerLength = 200_000

/** Reasoning models write their thoughts before the answer. */
const thoughts = /^\s*<(?:think|thinking|reasoning)>[\s\S]*?(?:<\/(?:think|thinking|reasoning)>|$)/i
export const withoutThoughts = (text: string): string => text.replace(thoughts, '')

/** Parses JSON as models write it, with raw line breaks in strings and trailing commas. */
function parseLenient(text: string): unknown {
  const repaired = text
    .replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g, (string) =>
      string.replace(/[\n\r\t]/g, (sign) => (sign === '\n' ? '\\n' : ' ')),
    )
    .replace(/,(\s*[}\]])/g, '$1')
  for (const each of [text, repaired])
    try {
      const value: unknown = JSON.parse(each)
      return value
    } catch {
      // Try the repaired text next.
    }
  return undefined
}

/**
 * Parses a stream of JSON objects. Accepts `{"elements":[…]}`, a bare array or a single object, also in a code fence or
 * with text around it. Skips what it cannot parse.
 */
export class ObjectReader {
  #text = ''
  #at = 0
  /** Open brackets, outermost first. */
  #open: string[] = []
  #start = 0
  #inString = false
  #escaped = false
  #outerStart = 0
  #found = 0
  #isThinking: boolean | null = null

  /** @returns the objects that `delta` completes */
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

  /** @returns false while only thoughts have arrived */
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
    // Quotation marks outside of the JSON are text.
    if (sign === '"' && this.#open.length > 0) this.#inString = true
    else if (sign === '{' || sign === '[') {
      if (this.#open.length === 0) this.#outerStart = this.#at
      if (sign === '{' && this.#isListed()) this.#start = this.#at
      this.#open.push(sign)
    } else if ((sign === '}' || sign === ']') && this.#open.length > 0) {
      // Mismatched brackets: skip this object, the next one may be valid.
      if (this.#open.pop() !== (sign === '}' ? '{' : '[')) {
        this.#open = []
        return undefined
      }
      if (sign === '}' && this.#isListed()) return parseLenient(this.#text.slice(this.#start, this.#at + 1))
      if (this.#open.length === 0 && sign === '}' && this.#found === 0)
        return parseLenient(this.#text.slice(this.#outerStart, this.#at + 1))
    }
    return undefined
  }

  /** Whether the bracket at the current position belongs to an entry of the outermost list. */
  #isListed(): boolean {
    const open = this.#open.join('')
    return open === '[' || open === '{['
  }
}

/** The first complete object of an answer; undefined if there is none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  const answer = withoutThoughts(text)
  for (let start = answer.indexOf('{'); start >= 0; start = answer.indexOf('{', start + 1)) {
    const end = closing(answer, start)
    const value = end < 0 ? undefined : parseLenient(answer.slice(start, end + 1))
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

/** The entries of a list as models write it: an array, or words in one string. `nothing` and the like are dropped. */
export const entriesOf = (value: unknown): unknown[] =>
  (typeof value === 'string' ? value.split(/[,;|]|(?<!\p{L})and(?!\p{L})/u) : listOf(value)).filter(
    (entry) => entry !== null && !(typeof entry === 'string' && noEntry.test(entry.trim())),
  )

/** Matches a value to one of `words`, ignoring case, blanks and underscores; null if none matches. */
export function oneOf<T extends string>(words: readonly T[], value: unknown): T | null {
  const plain = textOf(value)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^an?-|[.,;:]$/g, '')
  return words.find((word) => word === plain) ?? null
}
