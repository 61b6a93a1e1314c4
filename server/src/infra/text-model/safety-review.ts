import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { countWords } from '@moonpage/storyteller/room'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { isVerse } from './book-brief.ts'
import { fallbackContent } from './fallback-page.ts'
import { asData, prompt } from './prompts.ts'
import { readReview, withoutQuotes, type Finding } from './read-review.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'
import type { StoryReplacements, PageOrder, TextModel } from './text-model.ts'

type WrittenPages = readonly { page_number: number; content: string }[]

/** Includes the model's reasoning. */
const maxReviewTokens = 4000
const remark =
  'The page had something on it that does not belong before a young child. Tell it gently, without that.'

/**
 * Asks the model itself to review a whole book, for providers without a moderation endpoint: cruel sentences without
 * unsuitable words pass every word list. Flagged pages are rewritten and reviewed once more; sentences that are flagged
 * again are removed.
 */
export function reviewWith(
  client: TextModelClient,
  pages: TextModel['pages'],
): NonNullable<TextModel['review']> {
  return async (order, pageNumbers, context) => {
    if (!client.reviews()) return noReplacements
    const { title, summary } = order.outline
    const front = { page_number: 0, content: `${title}\n${summary}` }
    const wanted = order.written.filter(({ page_number }) => pageNumbers.includes(page_number))
    const found = await ask(client, order, [front, ...wanted], context)
    if (found.length === 0) return noReplacements
    const isFront = found.some(({ page_number }) => page_number === 0)
    const unfit = [...new Set(found.map(({ page_number }) => page_number))].filter((page) => page > 0)
    const rewritten = await regeneratePages(pages, order, unfit, context)
    const again = rewritten.length > 0 ? await ask(client, order, rewritten, context) : []
    return {
      plan: isFront
        ? {
            title: `${heroPlaceholder} and ${companionPlaceholder}`,
            summary: `A story about ${heroPlaceholder} and ${companionPlaceholder}, to be read in bed.`,
          }
        : null,
      pages: rewritten.map((page) => ({ ...page, content: withoutFindings(order, page, again) })),
    }
  }
}

const noReplacements: StoryReplacements = { plan: null, pages: [] }

async function regeneratePages(
  pages: TextModel['pages'],
  order: PageOrder,
  unfit: readonly number[],
  context: CallContext,
): Promise<WrittenPages> {
  const rewritten: { page_number: number; content: string }[] = []
  if (unfit.length === 0) return rewritten
  const written = order.written.filter(({ page_number }) => !unfit.includes(page_number))
  for await (const { page_number, content } of pages({ ...order, written, remark }, unfit, context))
    rewritten.push({ page_number, content })
  return rewritten
}

function withoutFindings(
  { input, outline }: PageOrder,
  { page_number, content }: WrittenPages[number],
  again: readonly Finding[],
): string {
  const found = again.filter((one) => one.page_number === page_number)
  const quotes = found.map(({ quote }) => quote).filter(Boolean)
  // A flag without a quote: the rewrite stays, since it passed every other check.
  if (quotes.length === 0) return content
  // A stanza cannot lose one of its lines.
  const kept = isVerse(input) ? '' : withoutQuotes(content, quotes)
  if (countWords(kept) * 2 >= countWords(content)) return kept
  return fallbackContent(input, outline.beats[page_number - 1]?.purpose ?? 'obstacle')
}

/** @throws ProviderError `unreadable` if the answer contains neither findings nor an approval */
async function ask(
  client: TextModelClient,
  { input }: PageOrder,
  pages: WrittenPages,
  context: CallContext,
): Promise<Finding[]> {
  const story = pages.map(({ page_number: page, content }) => ({ page, text: content }))
  const question = {
    purpose: 'safety',
    system: 'You check stories for young children. You do nothing else.',
    prompt: prompt('safety-review', { age: input.age_group, story: asData(story) }),
    isPlain: true,
    maxTokens: client.learned.limitRefusals > 0 ? null : maxReviewTokens,
  } as const
  return callProvider(policyOf(client, context), async (until, alive) => {
    let text = ''
    for await (const words of client.ask(question, { context, signal: until, onActivity: alive }))
      text += words
    const findings = readReview(text, pages)
    if (!findings) throw new ProviderError('unreadable', { provider: client.provider.name })
    return findings
  })
}
