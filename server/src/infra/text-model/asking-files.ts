import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textCost } from '../models/prices.ts'
import type { HostedText, TextRequest } from './request-text.ts'
import type { TextModelClient } from './text-model-client.ts'

type Folders = {
  /** Where messages are written that have no answer yet; null: nowhere. */
  record: string | null
  /** Where answers lie: `NAME.answer.txt` beside the name of their messages. */
  answers: string | null
}

/** No trouble of a provider's, which a book may do without: it is told no further. */
export class WaitsForAnswer extends Error {}

/** About as many as most models count. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4)

const messagesOf = ({ system, prompt }: TextRequest): string =>
  `=== system ===\n${system}\n\n=== user ===\n${prompt}\n`

/**
 * A model whose answers somebody writes by hand, or another program: each message that would go out is a file, and so
 * is its answer. A name says the book, what is asked for, and by a few digits the very words of the message, so that
 * an answer never meets another question.
 */
export const askingFiles = (
  settings: HostedText,
  book: string,
  { record, answers }: Folders,
): TextModelClient['ask'] =>
  async function* ask(question, request) {
    const messages = messagesOf(question)
    const pages = /^PAGES: \[([\d,]+)\]$/m.exec(question.prompt)?.[1]?.split(',') ?? []
    const isEditor = question.purpose === 'pages' && pages.length === 0
    const what = pages.length === 1 ? `page-${pages[0]}` : isEditor ? 'editor' : question.purpose
    const words = createHash('sha256').update(messages).digest('hex').slice(0, 8)
    const name = `${book}-${what}-${words}`
    const file = answers && join(answers, `${name}.answer.txt`)
    if (!file || !existsSync(file)) {
      if (record) {
        mkdirSync(record, { recursive: true })
        writeFileSync(join(record, `${name}.txt`), messages)
      }
      throw new WaitsForAnswer(`${name}.txt waits for its answer, ${name}.answer.txt.`)
    }
    const answer = readFileSync(file, 'utf8')
    request.alive()
    yield answer
    const tokens = { inputTokens: tokensOf(messages), outputTokens: tokensOf(answer) }
    await request.context.paid({
      purpose: question.purpose,
      model: settings.model,
      ...tokens,
      pictures: 0,
      usd: textCost(settings, tokens),
    })
    return { isLong: false, isOpen: false }
  }
