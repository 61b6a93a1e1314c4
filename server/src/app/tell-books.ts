// For npm run eval: tells one book for every line of standard input with the text model of the settings, and writes
// a line for each as soon as it is told. No database and nothing stored.
import { createInterface } from 'node:readline'
import { StoryInput } from '@moonpage/contract/story-input'
import { createLog } from '../infra/log.ts'
import type { PaidCall } from '../infra/models/call-context.ts'
import { VendorTrouble } from '../infra/models/vendor-trouble.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import { inParallel } from '../lib/in-parallel.ts'
import { openTextModel } from './open-models.ts'
import { settingsOfProcess, WrongSetting } from './settings.ts'

type Order = { seed: string; input: unknown }

/** Seconds since it was asked for. */
type Times = { outline: number; firstPage: number; whole: number }

async function tell(model: TextModel, { seed, input: given }: Order, signal: AbortSignal) {
  const input = StoryInput.parse(given)
  const paid: PaidCall[] = []
  const context = { signal, paid: async (call: PaidCall) => void paid.push(call) }
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
    times.whole = since()
    return { seed, input, outline, pages, paid, times }
  } catch (error) {
    const trouble = error instanceof VendorTrouble ? error.sentenceForAdmin : String(error)
    return { seed, input, trouble, paid }
  }
}

try {
  const settings = settingsOfProcess()
  const log = createLog('silent')
  const model = openTextModel(settings.textModel, { db: null, log })
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  await model.check(AbortSignal.timeout(20_000))
  const orders: Order[] = []
  for await (const line of createInterface({ input: process.stdin })) orders.push(JSON.parse(line) as Order)
  await inParallel(settings.workerConcurrency, orders, async (order) => {
    const book = await tell(model, order, stopping.signal)
    process.stdout.write(`${JSON.stringify({ ...book, model: model.record })}\n`)
  })
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof VendorTrouble)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
