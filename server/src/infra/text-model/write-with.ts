import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from '../models/call-context.ts'
import { streamFromProvider } from '../models/call-provider.ts'
import { errorInAnswer, type Request } from './request-text.ts'
import type { RawPage } from './best-page.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { maxTokensForPages } from './longest-answers.ts'
import { inSupportedMode, type RequestMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { pagesPrompt, systemPrompt } from './story-prompts.ts'
import type { PageOrder, TextModel } from './text-model.ts'
import { vetPage } from './vet-page.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const usageTimeoutMs = 5000

/**
 * Streams all pages in one answer. Each page is checked as soon as it is complete, while the next one streams; pages
 * are yielded in order.
 */
export function writeWith(client: TextModelClient): TextModel['pages'] {
  return async function* (order, pageNumbers, context) {
    if (pageNumbers.length === 0) return
    const stop = new AbortController()
    const own = { ...context, signal: AbortSignal.any([context.signal, stop.signal]) }
    // Of a whole book, what can wait is asked for when it is read as a whole.
    const isAlone = pageNumbers.length === 1 || order.remark !== null
    const pending = new Map(pageNumbers.map((page) => [page, Promise.withResolvers<RawPage>()]))
    // The newest versions of this run’s pages, as context for later ones.
    const drafts: RawPage[] = []
    const reading = readPages(client, order, pageNumbers, drafts, own, (raw) =>
      pending.get(raw.page_number)?.resolve(raw),
    )
    reading.catch((error: unknown) => {
      for (const { reject } of pending.values()) reject(error)
    })
    const vetted = pageNumbers.map(async (page) => {
      const raw = await pending.get(page)?.promise
      if (!raw) throw new Error(`The answer has no page ${page}`)
      const best = await vetPage(client, order, raw, drafts, own, isAlone)
      drafts[drafts.indexOf(raw)] = { ...best.raw, content: best.page.content }
      return best.page
    })
    // A failed page is reported when its turn comes, not to the reader of an earlier page.
    for (const page of vetted) page.catch(() => {})
    try {
      for (const page of vetted) yield await page
      // The usage is reported at the end of the answer. Do not wait for a provider that never ends it.
      await Promise.race([reading, sleep(usageTimeoutMs, undefined, { ref: false, signal: stop.signal })])
    } finally {
      stop.abort()
      await Promise.allSettled([reading, ...vetted])
    }
  }
}

/** Reads until every requested page has arrived. Pages that an answer left out are requested by the next one. */
async function readPages(
  client: TextModelClient,
  order: PageOrder,
  pageNumbers: readonly number[],
  drafts: RawPage[],
  context: CallContext,
  onPage: (raw: RawPage) => void,
): Promise<void> {
  const { ask, learned } = client
  const missing = () => pageNumbers.filter((page) => !drafts.some((draft) => draft.page_number === page))

  async function* answer({ isPlain, isLimited }: RequestMode, request: Request): AsyncGenerator<RawPage> {
    const wanted = missing()
    // The answer was cut after its last page.
    if (wanted.length === 0) return
    const written = [...order.written, ...drafts].toSorted((a, b) => a.page_number - b.page_number)
    const question = {
      purpose: 'pages',
      system: systemPrompt(order.input, client.wording),
      prompt: pagesPrompt(order, written, wanted, isPlain, client.wording),
      isPlain,
      maxTokens: isLimited ? maxTokensForPages(wanted.length) : null,
    } as const
    const json = isPlain ? null : new ObjectReader()
    const plain = new PageReader(isPlain && wanted.length === 1 ? wanted[0] : null)
    const words = ask(question, request)
    let text = ''
    let step = await words.next()
    for (; !step.done; step = await words.next()) {
      text += step.value
      for (const page of (json ?? plain).push(step.value)) yield* requestedPage(page, missing())
    }
    // A model may answer in plain lines without being asked to.
    const late = json && missing().length === wanted.length ? plain.push(text) : []
    for (const page of [...late, ...plain.end(step.value.isTruncated)]) yield* requestedPage(page, missing())
    if (missing().length > 0) throw errorInAnswer(text, step.value)
  }

  await inSupportedMode(learned, async (manner) => {
    const pages = streamFromProvider(policyOf(client, context), (until, alive) =>
      answer(manner, { context, signal: until, onActivity: alive }),
    )
    for await (const raw of pages) {
      drafts.push(raw)
      onPage(raw)
    }
  })
}

/** The requested page that an answer's object is; an object without a number is the next missing one. */
function requestedPage(answer: unknown, missing: readonly number[]): RawPage[] {
  if (!isObject(answer) || textOf(answer['content']).trim() === '') return []
  const said = answer['page_number']
  const number = typeof said === 'number' || typeof said === 'string' ? Number(said) : missing[0]
  const page_number = missing.find((page) => page === number)
  return page_number === undefined
    ? []
    : [{ page_number, content: textOf(answer['content']), scene: answer['scene'] }]
}
