import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textCost } from '../models/prices.ts'
import type { HostedText, TextRequest } from './request-text.ts'
import type { TextModelClient } from './text-model-client.ts'

type Folders = {
  /** Folder for requests that have no answer yet; null: they are not written. */
  requests: string | null
  /** Folder of answers: `NAME.answer.txt` for the request `NAME.txt`; null: none. */
  answers: string | null
}

/** No ProviderError: those are tolerated where a step is optional, and this must always reach the caller. */
export class AnswerMissing extends Error {}

/** Estimate: most tokenizers average four characters a token. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4)

const messagesOf = ({ system, prompt }: TextRequest): string =>
  `=== system ===\n${system}\n\n=== user ===\n${prompt}\n`

/**
 * A text model whose answers come from files, written by hand or by another program. A file name holds the book, the
 * purpose and a hash of the request, so that an answer is never used for a different request.
 */
export const answerFromFiles = (
  settings: HostedText,
  book: string,
  { requests: record, answers }: Folders,
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
      throw new AnswerMissing(`${name}.txt waits for its answer, ${name}.answer.txt.`)
    }
    const answer = readFileSync(file, 'utf8')
    request.onActivity()
    yield answer
    const tokens = { inputTokens: tokensOf(messages), outputTokens: tokensOf(answer) }
    await request.context.recordCall({
      purpose: question.purpose,
      model: settings.model,
      ...tokens,
      pictures: 0,
      usd: textCost(settings, tokens),
    })
    return { isAtLimit: false, isTruncated: false }
  }
