import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from '../models/call-context.ts'
import { streamFromProvider } from '../models/call-provider.ts'
import { errorInAnswer, type Request } from './request-text.ts'
import type { RawPage } from './best-page.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { mostTokensOfPages } from './longest-answers.ts'
import { inSupportedMode, type RequestMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { pagesPrompt, systemPrompt } from './story-prompts.ts'
import type { PageOrder, TextModel } from './text-model.ts'
import { vetPage } from './vet-page.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const lastWordsMs = 5000

/**
 * Pages in one answer that is read while it is being written. Each is looked at as soon as it is whole, beside the
 * writing of the next; they are handed on in order.
 */
export function writeWith(teller: TextModelClient): TextModel['pages'] {
  return async function* (order, pageNumbers, context) {
    if (pageNumbers.length === 0) return
    const stop = new AbortController()
    const own = { ...context, signal: AbortSignal.any([context.signal, stop.signal]) }
    const desk = new Map(pageNumbers.map((page) => [page, Promise.withResolvers<RawPage>()]))
    // Drafts of this run, for pages that are written after them.
    const drafts: RawPage[] = []
    const reading = readPages(teller, order, pageNumbers, drafts, own, (raw) =>
      desk.get(raw.page_number)?.resolve(raw),
    )
    reading.catch((error: unknown) => {
      for (const { reject } of desk.values()) reject(error)
    })
    const vetted = pageNumbers.map(async (page) => {
      const raw = await desk.get(page)?.promise
      if (!raw) throw new Error(`Nobody writes page ${page}`)
      return vetPage(teller, order, raw, drafts, own)
    })
    // Who waits for page 1 does not hear at once that page 5 failed.
    for (const page of vetted) page.catch(() => {})
    try {
      for (const page of vetted) yield await page
      // What the answer cost is told at its end. A provider that does not come to one is not waited for.
      await Promise.race([reading, sleep(lastWordsMs, undefined, { ref: false, signal: stop.signal })])
    } finally {
      stop.abort()
      await Promise.allSettled([reading, ...vetted])
    }
  }
}

/** Reads until every page that was asked for is there: what an answer left out is asked for by the next one. */
async function readPages(
  teller: TextModelClient,
  order: PageOrder,
  pageNumbers: readonly number[],
  drafts: RawPage[],
  context: CallContext,
  told: (raw: RawPage) => void,
): Promise<void> {
  const { ask, learned } = teller
  const missing = () => pageNumbers.filter((page) => !drafts.some((draft) => draft.page_number === page))

  async function* answer({ isPlain, isLimited }: RequestMode, request: Request): AsyncGenerator<RawPage> {
    const wanted = missing()
    // The answer broke off after its last page.
    if (wanted.length === 0) return
    const written = [...order.written, ...drafts].toSorted((a, b) => a.page_number - b.page_number)
    const question = {
      purpose: 'pages',
      system: systemPrompt(order.input, teller.wording),
      prompt: pagesPrompt(order, written, wanted, isPlain, teller.wording),
      isPlain,
      mostTokens: isLimited ? mostTokensOfPages(wanted.length) : null,
    } as const
    const json = isPlain ? null : new ObjectReader()
    const plain = new PageReader(isPlain && wanted.length === 1 ? wanted[0] : null)
    const words = ask(question, request)
    let text = ''
    let step = await words.next()
    for (; !step.done; step = await words.next()) {
      text += step.value
      for (const page of (json ?? plain).push(step.value)) yield* rawPages(page, missing())
    }
    // A model may answer in plain lines without having been asked to.
    const late = json && missing().length === wanted.length ? plain.push(text) : []
    for (const page of [...late, ...plain.end(step.value.isOpen)]) yield* rawPages(page, missing())
    if (missing().length > 0) throw errorInAnswer(text, step.value)
  }

  await inSupportedMode(learned, async (manner) => {
    const pages = streamFromProvider(policyOf(teller, context), (until, alive) =>
      answer(manner, { context, signal: until, alive }),
    )
    for await (const raw of pages) {
      drafts.push(raw)
      told(raw)
    }
  })
}

/** A page of an answer, where it is one that was asked for; one without a number is the next. */
function rawPages(answer: unknown, missing: readonly number[]): RawPage[] {
  if (!isObject(answer) || textOf(answer['content']).trim() === '') return []
  const said = answer['page_number']
  const number = typeof said === 'number' || typeof said === 'string' ? Number(said) : missing[0]
  const page_number = missing.find((page) => page === number)
  return page_number === undefined
    ? []
    : [{ page_number, content: textOf(answer['content']), scene: answer['scene'] }]
}
