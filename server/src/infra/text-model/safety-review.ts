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
import type { Mending, PageOrder, TextModel } from './text-model.ts'

type Told = readonly { page_number: number; content: string }[]

/** As long as a model may think about it. */
const mostTokens = 4000
const remark =
  'The page had something on it that does not belong before a young child. Tell it gently, without that.'

/**
 * One look at a whole book by the model that told it, for a provider that has no judge of its own: wicked sentences
 * without wicked words pass every list of words. What it finds is told anew and looked at once more; what it finds then
 * is cut out.
 */
export function reviewWith(
  teller: TextModelClient,
  pages: TextModel['pages'],
): NonNullable<TextModel['review']> {
  return async (order, pageNumbers, context) => {
    if (!teller.reviews()) return noMending
    const { title, summary } = order.outline
    const front = { page_number: 0, content: `${title}\n${summary}` }
    const wanted = order.written.filter(({ page_number }) => pageNumbers.includes(page_number))
    const found = await ask(teller, order, [front, ...wanted], context)
    if (found.length === 0) return noMending
    const isFront = found.some(({ page_number }) => page_number === 0)
    const unfit = [...new Set(found.map(({ page_number }) => page_number))].filter((page) => page > 0)
    const told = await tellAnew(pages, order, unfit, context)
    const again = told.length > 0 ? await ask(teller, order, told, context) : []
    return {
      plan: isFront
        ? {
            title: `${heroPlaceholder} and ${companionPlaceholder}`,
            summary: `A story about ${heroPlaceholder} and ${companionPlaceholder}, to be read in bed.`,
          }
        : null,
      pages: told.map((page) => ({ ...page, content: mended(order, page, again) })),
    }
  }
}

const noMending: Mending = { plan: null, pages: [] }

async function tellAnew(
  pages: TextModel['pages'],
  order: PageOrder,
  unfit: readonly number[],
  context: CallContext,
): Promise<Told> {
  const told: { page_number: number; content: string }[] = []
  if (unfit.length === 0) return told
  const written = order.written.filter(({ page_number }) => !unfit.includes(page_number))
  for await (const { page_number, content } of pages({ ...order, written, remark }, unfit, context))
    told.push({ page_number, content })
  return told
}

function mended(
  { input, outline }: PageOrder,
  { page_number, content }: Told[number],
  again: readonly Finding[],
): string {
  const found = again.filter((one) => one.page_number === page_number)
  const quotes = found.map(({ quote }) => quote).filter(Boolean)
  // What it cannot show was told anew and passed every other check.
  if (quotes.length === 0) return content
  // A couplet without one of its lines is none.
  const kept = isVerse(input) ? '' : withoutQuotes(content, quotes)
  if (countWords(kept) * 2 >= countWords(content)) return kept
  return fallbackContent(input, outline.beats[page_number - 1]?.purpose ?? 'obstacle')
}

/** @throws ProviderError `unreadable` where the answer says neither one nor the other */
async function ask(
  teller: TextModelClient,
  { input }: PageOrder,
  pages: Told,
  context: CallContext,
): Promise<Finding[]> {
  const story = pages.map(({ page_number: page, content }) => ({ page, text: content }))
  const question = {
    purpose: 'safety',
    system: 'You check stories for young children. You do nothing else.',
    prompt: prompt('safety-review', { age: input.age_group, story: asData(story) }),
    isPlain: true,
    mostTokens: teller.learned.limitRefusals > 0 ? null : mostTokens,
  } as const
  return callProvider(policyOf(teller, context), async (until, alive) => {
    let text = ''
    for await (const words of teller.ask(question, { context, signal: until, alive })) text += words
    const findings = readReview(text, pages)
    if (!findings) throw new ProviderError('unreadable', { provider: teller.provider.name })
    return findings
  })
}
