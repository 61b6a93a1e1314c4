import { heroPlaceholder } from '@moonpage/contract/names'
import type { Page } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { isVerse } from './book-brief.ts'
import { overlongPages, unsaidKinds } from './check-book.ts'
import { faultsOfPage } from './check-page.ts'
import { weightOf } from './faults.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { mostTokensOfPages } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { asData, prompt } from './prompts.ts'
import { mergeEdits, readEdits, type Edit } from './read-edits.ts'
import { shownText } from './shown-text.ts'
import { mendPrompt, systemPrompt } from './story-prompts.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'
import type { PageOrder } from './text-model.ts'

type Told = Pick<Page, 'page_number' | 'content'>

/** A page more costs as much as a plan, and a book that needs more is not mended by this. */
const mostPages = 4
const mostTokens = 4000

/**
 * Has a whole book read once as a child would, measures it, and has the pages again, in one answer, on which a child
 * would stumble. What comes is taken only where no check finds more in it than before. Never in the way of a book: where
 * it fails, all stays.
 * @returns the pages that are better now
 */
export const editWith =
  (teller: TextModelClient) =>
  async (order: PageOrder, pageNumbers: readonly number[], context: CallContext): Promise<Told[]> => {
    // A page alone is told beside pages that a family may have edited.
    if (pageNumbers.length < order.written.length) return []
    try {
      const read = await readAsChild(teller, order, pageNumbers, context)
      const edits = mergeEdits([...unsaidKinds(order), ...read, ...overlongPages(order)], mostPages)
      if (edits.length === 0) return []
      const told = await tellAgain(teller, order, edits, context)
      const better = await Promise.all(told.map((page) => passes(teller, order, page, context)))
      return told.filter((_, at) => better[at])
    } catch (error) {
      if (error instanceof ProviderError) return []
      throw error
    }
  }

async function readAsChild(
  teller: TextModelClient,
  { input, written }: PageOrder,
  pageNumbers: readonly number[],
  context: CallContext,
): Promise<Edit[]> {
  const story = asData(written.map(({ page_number: page, content: text }) => ({ page, text })))
  const question = {
    purpose: 'pages',
    system: 'You read stories for young children before they are printed. You do nothing else.',
    prompt: prompt('editor', { age: input.age_group, most: String(mostPages), story }),
    isPlain: true,
    mostTokens: teller.learned.limitRefusals > 0 ? null : mostTokens,
  } as const
  return callProvider(policyOf(teller, context), async (until, alive) => {
    let text = ''
    for await (const words of teller.ask(question, { context, signal: until, alive })) text += words
    return readEdits(text, pageNumbers, mostPages)
  })
}

/** Those pages in other words, as far as they came. */
function tellAgain(
  teller: TextModelClient,
  order: PageOrder,
  edits: readonly Edit[],
  context: CallContext,
): Promise<Told[]> {
  const { input, outline } = order
  const pages = edits.map(({ page_number }) => page_number)
  return inSupportedMode(teller.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'pages',
      form: 'again',
      system: systemPrompt(input, teller.wording),
      prompt: mendPrompt(order, edits, isPlain),
      isPlain,
      mostTokens: isLimited ? mostTokensOfPages(pages.length) : null,
    } as const
    return callProvider(policyOf(teller, context), async (until, alive) => {
      const reader = isPlain ? new PageReader() : new ObjectReader()
      const found: unknown[] = []
      for await (const words of teller.ask(question, { context, signal: until, alive }))
        found.push(...reader.push(words))
      if (reader instanceof PageReader) found.push(...reader.end())
      return found.filter(isObject).flatMap((page): Told[] => {
        const page_number = Number(page['page_number'])
        const text = shownText(textOf(page['content']), isVerse(input) ? 'verse' : 'prose')
        const content = foldNames(text, outline.names)
        return pages.includes(page_number) && content !== '' ? [{ page_number, content }] : []
      })
    })
  })
}

async function passes(
  { moderate }: TextModelClient,
  { input, outline, written }: PageOrder,
  page: Told,
  context: CallContext,
): Promise<boolean> {
  const before = written.find(({ page_number }) => page_number === page.page_number)
  if (!before || before.content === page.content) return false
  if (before.content.includes(heroPlaceholder) && !page.content.includes(heroPlaceholder)) return false
  const others = written.filter((other) => other !== before)
  const faultsOf = (one: Told) => faultsOfPage(one, { input, outline, others }, one.content)
  const [now, then] = await Promise.all([faultsOf(page), faultsOf(before)])
  return weightOf(now) <= weightOf(then) && (await moderate(page.content, context)).length === 0
}
