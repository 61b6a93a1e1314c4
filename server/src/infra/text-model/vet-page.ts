import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { Page } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { errorInAnswer } from './request-text.ts'
import { best, bookOf, earlierThan, type Judged, type RawPage } from './best-page.ts'
import { faultsOfPage } from './check-page.ts'
import { fault, has, type Fault } from './faults.ts'
import { heroFaults } from './hero-place.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { mostTokensOfPages } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { readPage } from './read-page.ts'
import { pageAgainPrompt, systemPrompt } from './story-prompts.ts'
import type { PageOrder } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const tries = 3

/**
 * The page that a model's answer makes, or a better one: asked for again alone, with what is wrong with it, at most
 * twice; the best of the tries is taken.
 * @throws UnfitAnswer when it is unsafe twice in a row, or in all tries that can be read
 */
export async function vetPage(
  teller: TextModelClient,
  order: PageOrder,
  raw: RawPage,
  drafts: readonly RawPage[],
  context: CallContext,
): Promise<Page> {
  const judged: Judged[] = [await judge(teller, order, raw, drafts, context)]
  for (let last = judged[0]; last && last.faults.length > 0 && judged.length < tries; last = judged.at(-1)) {
    let next: RawPage
    try {
      next = await askAgain(teller, order, last, drafts, context)
    } catch (error) {
      // What is only too long is better than no story.
      const isGoodEnough = judged.some(({ faults }) => faults.every(({ kind }) => kind === 'measure'))
      if (isGoodEnough && error instanceof ProviderError) break
      throw error
    }
    const better = await judge(teller, order, next, drafts, context)
    if (has(last.faults, 'unsafe') && has(better.faults, 'unsafe'))
      throw new UnfitAnswer(teller.provider.name)
    judged.push(better)
  }
  const page = best(judged, bookOf(order, drafts), order)
  if (page) return page
  const { name: provider } = teller.provider
  throw judged.every(({ faults }) => has(faults, 'broken'))
    ? new ProviderError('unreadable', { provider })
    : new UnfitAnswer(provider)
}

async function judge(
  { moderate }: TextModelClient,
  order: PageOrder,
  raw: RawPage,
  drafts: readonly RawPage[],
  context: CallContext,
): Promise<Judged> {
  const { input, outline, written } = order
  const page = readPage(raw, input, outline, raw.page_number, earlierThan(raw, [...written, ...drafts]))
  const faults = await faultsOfPage(page, { input, outline, others: [...written, ...drafts] }, raw.content)
  faults.push(...heroFaults(page, bookOf(order, drafts)))
  if (!has(faults, 'unsafe') && !has(faults, 'broken')) {
    const found = await moderate(`${page.content}\n${page.image_alt}`, context)
    if (found.length > 0)
      faults.push(fault('unsafe', `This does not belong before a child: ${found.join(', ')}.`))
  }
  return { raw, page, faults }
}

/** A page that is told in other words shows what it showed, unless something else happens in it. */
function sceneAfter({ scene: before }: RawPage, after: unknown): unknown {
  if (!isObject(after) || !isObject(before)) return isObject(after) ? after : before
  return textOf(after['action']).trim() === textOf(before['action']).trim() ? before : after
}

function askAgain(
  teller: TextModelClient,
  order: PageOrder,
  { raw, page, faults }: Judged,
  drafts: readonly RawPage[],
  context: CallContext,
): Promise<RawPage> {
  const number = raw.page_number
  const isShameful = has(faults, 'unsafe') || has(faults, 'forbidden')
  // What was measured may quote lines of the page.
  const isTold = ({ kind, reason }: Fault) => kind !== 'measure' || findUnfitWords(reason).length === 0
  const again = {
    reasons: faults.filter(isTold).map(({ reason }) => reason),
    draft: isShameful ? null : { content: page.content, action: page.scene.action ?? null },
  }
  const written = [...order.written, ...drafts]
    .filter((other) => other.page_number !== number)
    .toSorted((a, b) => a.page_number - b.page_number)
  return inSupportedMode(teller.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'pages',
      form: 'again',
      system: systemPrompt(order.input, teller.wording),
      prompt: pageAgainPrompt(order, written, number, again, isPlain, teller.wording),
      isPlain,
      mostTokens: isLimited ? mostTokensOfPages(1) : null,
    } as const
    return callProvider(policyOf(teller, context), async (until, alive) => {
      const words = teller.ask(question, { context, signal: until, alive })
      const json = new ObjectReader()
      const plain = new PageReader(number)
      let text = ''
      const found: unknown[] = []
      let step = await words.next()
      for (; !step.done; step = await words.next()) {
        text += step.value
        found.push(...(isPlain ? plain : json).push(step.value))
      }
      if (isPlain) found.push(...plain.end(step.value.isOpen))
      const pages = found.filter(isObject).filter((each) => textOf(each['content']).trim() !== '')
      // Whatever number it has: one page was asked for.
      const told = pages.find((each) => Number(each['page_number']) === number) ?? pages[0]
      if (!told) throw errorInAnswer(text, step.value)
      return { page_number: number, content: textOf(told['content']), scene: sceneAfter(raw, told['scene']) }
    })
  })
}
