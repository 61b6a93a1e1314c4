// For npm run eval: generates one book for each line of standard input with the configured text model, and prints a
// line for each as soon as it is done. Uses no database.
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { StoryInput } from '@moonpage/contract/story-input'
import pMap from 'p-map'
import { createLog } from '../infra/log.ts'
import type { BilledCall } from '../infra/models/call-context.ts'
import { ProviderError } from '../infra/models/provider-error.ts'
import { openProvider } from '../infra/models/provider.ts'
import { answerFromFiles, AnswerMissing } from '../infra/text-model/answer-from-files.ts'
import { hostedTextModel } from '../infra/text-model/hosted.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import { openTextModel } from './open-models.ts'
import { settingsOfProcess, InvalidSetting } from './settings.ts'

type Order = { seed: string; input: unknown }

/** Seconds since the request. */
type Times = { outline: number; firstPage: number; whole: number }

async function generateBook(model: TextModel, { seed, input: given }: Order, signal: AbortSignal) {
  const input = StoryInput.parse(given)
  const paid: BilledCall[] = []
  const context = { signal, recordCall: async (call: BilledCall) => void paid.push(call) }
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  const times: Times = { outline: Number.NaN, firstPage: Number.NaN, whole: Number.NaN }
  try {
    const outline = await model.outline(input, seed, context)
    times.outline = since()
    const numbers = Array.from({ length: input.page_count }, (_, at) => at + 1)
    const order = { input, outline, variation: '', written: [], remark: null }
    const pages = []
    for await (const page of model.pages(order, numbers, context)) {
      pages.push(page)
      if (pages.length === 1) times.firstPage = since()
    }
    const replacements = await model.review?.({ ...order, written: pages }, numbers, context)
    times.whole = since()
    const replacementOf = (number: number) =>
      replacements?.pages.find(({ page_number }) => page_number === number)
    const read = pages.map((page) => ({ ...page, ...replacementOf(page.page_number) }))
    return { seed, input, outline: { ...outline, ...replacements?.plan }, pages: read, paid, times }
  } catch (error) {
    const trouble = troubleOf(error)
    return { seed, input, trouble, paid }
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof ProviderError) return error.sentenceForAdmin
  return error instanceof AnswerMissing ? error.message : String(error)
}

try {
  const { record = null, answers = null } = parseArgs({
    options: { record: { type: 'string' }, answers: { type: 'string' } },
  }).values
  const settings = settingsOfProcess()
  const log = createLog('silent')
  const hosted = settings.textModel.provider === 'embedded' ? null : settings.textModel
  const isByHand = hosted !== null && (record !== null || answers !== null)
  const model = openTextModel(settings.textModel, { db: null, log })
  const modelOf = (book: number): TextModel =>
    isByHand
      ? hostedTextModel(hosted, {
          provider: openProvider(hosted, 'text', { db: null, log }),
          ask: answerFromFiles(hosted, String(book).padStart(2, '0'), { requests: record, answers }),
        })
      : model
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  if (!isByHand) await model.check(AbortSignal.timeout(20_000))
  const orders: Order[] = []
  for await (const line of createInterface({ input: process.stdin })) orders.push(JSON.parse(line) as Order)
  const writeBook = async (order: Order, at: number) => {
    const textModel = modelOf(at + 1)
    const book = await generateBook(textModel, order, stopping.signal)
    process.stdout.write(`${JSON.stringify({ ...book, model: textModel.modelInfo })}\n`)
  }
  await pMap(orders, writeBook, { concurrency: settings.workerConcurrency })
} catch (error) {
  if (!(error instanceof InvalidSetting || error instanceof ProviderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
