import { StoryInput, type StoryRequest } from '@moonpage/contract/story-input'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import type { CallContext, BilledCall } from '../models/call-context.ts'
import { openProvider } from '../models/provider.ts'
import type { HostedText } from './request-text.ts'
import { hostedTextModel, type HostedDeps } from './hosted.ts'

/** Retries without delay, and generous timeouts for a busy machine. */
const timeouts = { firstMs: 30_000, idleMs: 30_000, callMs: 60_000, allMs: 80_000, retryMs: 5 }

/** A hosted model at `baseUrl`, and the calls that were billed. */
export function testTextModelClient(
  baseUrl: string,
  settings: Partial<HostedText> = {},
  ask?: HostedDeps['ask'],
) {
  const paid: BilledCall[] = []
  const hosted: HostedText = {
    provider: 'openai-compatible',
    baseUrl,
    apiKey: 'any',
    model: 'scripted',
    price: { input: 1, output: 10 },
    edits: false,
    review: true,
    ...settings,
  }
  const context: CallContext = {
    signal: new AbortController().signal,
    async recordCall(call) {
      paid.push(call)
    },
  }
  const provider = openProvider(hosted, 'text', { db: null, log: { warn: () => {} } })
  return { model: hostedTextModel(hosted, { provider, timeouts, ...(ask && { ask }) }), context, paid }
}

export const wishWith = (change: Partial<StoryRequest> = {}): StoryInput =>
  StoryInput.parse({
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    page_count: 4,
    max_images: 2,
    hero: { name: 'Marlene', pronouns: 'she' },
    companion: { name: 'Nib', kind: 'owl' },
    ...change,
  })

export const pageNumbers = (input: StoryInput): number[] =>
  Array.from({ length: input.page_count }, (_, at) => at + 1)

export async function write(
  { model, context }: Pick<ReturnType<typeof testTextModelClient>, 'model' | 'context'>,
  input: StoryInput,
  outline: Outline,
  pages: readonly number[] = pageNumbers(input),
  written: readonly Page[] = [],
): Promise<Page[]> {
  const told: Page[] = []
  const order = { input, outline, variation: '', written, remark: null }
  for await (const page of model.pages(order, pages, context)) told.push(page)
  return told
}

/** The pages as they are after the book was read as a whole. */
export async function writeReviewed(
  client: ReturnType<typeof testTextModelClient>,
  input: StoryInput,
  outline: Outline,
): Promise<Page[]> {
  const written = await write(client, input, outline)
  const order = { input, outline, variation: '', written, remark: null }
  const review = await client.model.review?.(order, pageNumbers(input), client.context)
  return written.map((page) => ({
    ...page,
    ...review?.pages.find(({ page_number }) => page_number === page.page_number),
  }))
}

/** A whole book. */
export async function tell(client: ReturnType<typeof testTextModelClient>, input: StoryInput) {
  const outline = await client.model.outline(input, 'seed', client.context)
  return { outline, pages: await write(client, input, outline) }
}

/** All texts of a book that are shown, read aloud, or passed to the image model. */
export const shownOf = ({ outline, pages }: { outline: Outline; pages: readonly Page[] }): string =>
  JSON.stringify([outline.title, outline.summary, outline.refrain, outline.cast, outline.beats, pages])

/** The sequels that come after a tale. */
export const sequelsAfter = (told: string | undefined) =>
  catalogue.sequels().filter(({ follows }) => follows === told)
