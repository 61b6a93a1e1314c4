import { parseCondition } from './condition.ts'
import type { Condition, Entry } from './format.ts'
import { TaleError } from './tale-error.ts'

/** A line of a tale's file with its continuation lines. */
export type Line =
  | { line: number; is: 'heading'; depth: number; text: string }
  | { line: number; is: 'item'; text: string }
  | { line: number; is: 'page'; beats: number[]; when: Condition; text: string }
  | { line: number; is: 'entry'; entry: Entry }

const pageStart = /^\d[\d,]*(?= ?\[| ?\.)/

/** Splits off a leading `[...]`. */
const takeBrackets = (text: string, open: string, close: string): { inside: string; rest: string } | null => {
  if (!text.startsWith(open)) return null
  const end = text.indexOf(close)
  return end < 0 ? null : { inside: text.slice(1, end), rest: text.slice(end + 1).trimStart() }
}

const readEntry = (file: string, line: number, text: string): Entry => {
  const keyEnd = text.search(/[[(:]/)
  const key = text.slice(0, Math.max(0, keyEnd)).trim()
  if (!key)
    throw new TaleError(
      file,
      line,
      `this line is not understood: ${text.slice(0, 40)}`,
      'A line is `key: words`, `key [condition]: words`, `3. a page`, `- an act`, `# a heading` or `> a note`',
    )
  let rest = text.slice(keyEnd)
  const condition = takeBrackets(rest, '[', ']')
  if (condition) rest = condition.rest
  const about = takeBrackets(rest, '(', ')')
  if (about) rest = about.rest
  if (!rest.startsWith(':'))
    throw new TaleError(
      file,
      line,
      `after \`${key}\` there is no colon`,
      'Write `key [condition] (she): words`',
    )
  return {
    line,
    key,
    when: parseCondition(condition?.inside ?? ''),
    about: (about?.inside ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    text: rest.slice(1).trim(),
  }
}

const readPage = (file: string, line: number, text: string, start: string): Line => {
  let rest = text.slice(start.length).trimStart()
  const condition = takeBrackets(rest, '[', ']')
  if (condition) rest = condition.rest
  if (!rest.startsWith('.'))
    throw new TaleError(
      file,
      line,
      'a page number has no dot after it',
      'Write `3. words` or `3 [condition]. words`',
    )
  return {
    line,
    is: 'page',
    beats: start.split(',').filter(Boolean).map(Number),
    when: parseCondition(condition?.inside ?? ''),
    text: rest.slice(1).trim(),
  }
}

/** The non-empty lines without comments. @throws TaleError at an invalid line */
export function readLines(file: string, text: string): Line[] {
  const joined: { line: number; text: string }[] = []
  text.split('\n').forEach((raw, at) => {
    const last = joined.at(-1)
    if (/^\s+\S/.test(raw) && last) last.text += ` ${raw.trim()}`
    else if (raw.trim() && !raw.startsWith('>')) joined.push({ line: at + 1, text: raw.trim() })
  })
  return joined.map(({ line, text: words }): Line => {
    if (words.indexOf('#', words.search(/[^#]/)) > 0)
      throw new TaleError(file, line, 'a heading stands behind other words', 'It needs a line of its own')
    if (words.startsWith('#')) {
      const depth = words.search(/[^#]/)
      return { line, is: 'heading', depth, text: words.slice(Math.max(depth, 0)).trim() }
    }
    if (words.startsWith('- ')) return { line, is: 'item', text: words.slice(2).trim() }
    const start = pageStart.exec(words)?.[0]
    if (start) return readPage(file, line, words, start)
    return { line, is: 'entry', entry: readEntry(file, line, words) }
  })
}
