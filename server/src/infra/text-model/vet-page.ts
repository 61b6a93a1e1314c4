import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { errorInAnswer } from './request-text.ts'
import { pickBestDraft, bookOf, scenesBefore, type CheckedDraft, type RawPage } from './best-page.ts'
import { faultsOfPage } from './check-page.ts'
import { findMismatches } from './check-picture.ts'
import { fault, hasFault, isUrgent, type Fault } from './faults.ts'
import { hasPicture } from './has-picture.ts'
import { heroFaults } from './hero-place.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { maxTokensForPages } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { picturedLines } from './read-acts.ts'
import { readPage, undrawnIn } from './read-page.ts'
import { roomToAdd, sayReasons } from './say-reasons.ts'
import { pageAgainPrompt, systemPrompt } from './story-prompts.ts'
import type { PageOrder } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const maxAttempts = 3

/**
 * Checks a page, and requests it again alone with its faults, at most twice.
 * @param isAlone whether it is asked for again for any fault; else only for those that cannot wait until the book is read as a whole
 * @returns the best version
 * @throws UnfitAnswer if it is unsafe twice in a row, or every readable version is unsafe
 */
export async function vetPage(
  client: TextModelClient,
  order: PageOrder,
  raw: RawPage,
  drafts: readonly RawPage[],
  context: CallContext,
  isAlone: boolean,
): Promise<CheckedDraft> {
  const judged: CheckedDraft[] = [await checkDraft(client, order, raw, drafts, context)]
  for (let last = judged[0]; last && isAskedAgain(last, judged.length, isAlone); last = judged.at(-1)) {
    let next: RawPage
    try {
      next = await requestAgain(client, order, last, drafts, context)
    } catch (error) {
      // A page that is merely too long is better than no story.
      const isGoodEnough = judged.some(({ faults }) => faults.every(({ kind }) => isMinor(kind)))
      if (isGoodEnough && error instanceof ProviderError) break
      throw error
    }
    const room = last.faults.some(({ asks }) => asks === 'more') ? roomToAdd(order.input) : 0
    const better = await checkDraft(client, order, next, drafts, context, room)
    if (hasFault(last.faults, 'unsafe') && hasFault(better.faults, 'unsafe'))
      throw new UnfitAnswer(client.provider.name)
    judged.push(better)
  }
  const before = scenesBefore(raw.page_number, order, drafts)
  const best = pickBestDraft(judged, bookOf(order, drafts), order, before)
  if (best) return best
  const { name: provider } = client.provider
  throw judged.every(({ faults }) => hasFault(faults, 'broken'))
    ? new ProviderError('unreadable', { provider })
    : new UnfitAnswer(provider)
}

const isMinor = (kind: Fault['kind']): boolean => kind === 'measure' || kind === 'picture'

/** A picture is asked for again once, a text twice. */
const isAskedAgain = ({ faults }: CheckedDraft, attempts: number, isAlone: boolean): boolean => {
  if (!isAlone && !faults.some(isUrgent)) return false
  return faults.some(({ kind }) => kind !== 'picture')
    ? attempts < maxAttempts
    : faults.length > 0 && attempts === 1
}

async function checkDraft(
  { moderate }: TextModelClient,
  order: PageOrder,
  raw: RawPage,
  drafts: readonly RawPage[],
  context: CallContext,
  room = 0,
): Promise<CheckedDraft> {
  const { input, outline, written } = order
  const before = scenesBefore(raw.page_number, order, drafts)
  const page = readPage(raw, input, outline, raw.page_number, before)
  const faults = await faultsOfPage(
    page,
    { input, outline, others: [...written, ...drafts], room },
    raw.content,
  )
  faults.push(...undrawnIn(page, raw.scene, input, outline).map((reason) => fault('picture', reason)))
  faults.push(...heroFaults(page, bookOf(order, drafts)))
  if (!hasFault(faults, 'unsafe') && !hasFault(faults, 'broken')) {
    const found = await moderate(`${page.content}\n${page.image_alt}`, context)
    if (found.length > 0)
      faults.push(fault('unsafe', `This does not belong before a child: ${found.join(', ')}.`))
  }
  return { raw, page, faults }
}

/** A page keeps its text or its picture where the answer has none. */
const mended = (raw: RawPage, told: Record<string, unknown>): RawPage => ({
  page_number: raw.page_number,
  content: textOf(told['content']).trim() === '' ? raw.content : textOf(told['content']),
  scene: hasPicture(told) ? told['scene'] : raw.scene,
})

function requestAgain(
  client: TextModelClient,
  order: PageOrder,
  { raw, page, faults }: CheckedDraft,
  drafts: readonly RawPage[],
  context: CallContext,
): Promise<RawPage> {
  const number = raw.page_number
  const isUnsafeToRepeat = hasFault(faults, 'unsafe') || hasFault(faults, 'forbidden')
  // Measurements may quote lines of the page.
  const isTold = ({ kind, reason }: Fault) => kind !== 'measure' || findUnfitWords(reason).length === 0
  const again = {
    reasons: [
      ...sayReasons(
        faults.filter(isTold).map(({ reason, asks }) => ({ said: reason, asks })),
        order.input,
      ),
      ...findMismatches(page, order.outline),
    ],
    draft: isUnsafeToRepeat
      ? null
      : { content: page.content, acts: isObject(raw.scene) ? picturedLines(raw.scene['acts'], order) : [] },
  }
  const written = [...order.written, ...drafts]
    .filter((other) => other.page_number !== number)
    .toSorted((a, b) => a.page_number - b.page_number)
  return inSupportedMode(client.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'pages',
      form: 'again',
      system: systemPrompt(order.input, client.wording),
      prompt: pageAgainPrompt(order, written, number, again, isPlain, client.wording),
      isPlain,
      maxTokens: isLimited ? maxTokensForPages(1) : null,
    } as const
    return callProvider(policyOf(client, context), async (until, alive) => {
      const words = client.ask(question, { context, signal: until, onActivity: alive })
      const json = new ObjectReader()
      const plain = new PageReader(number)
      let text = ''
      const found: unknown[] = []
      let step = await words.next()
      for (; !step.done; step = await words.next()) {
        text += step.value
        found.push(...(isPlain ? plain : json).push(step.value))
      }
      if (isPlain) found.push(...plain.end(step.value.isTruncated))
      const pages = found
        .filter(isObject)
        .filter((each) => textOf(each['content']).trim() !== '' || hasPicture(each))
      // Only one page was requested, so its number does not matter.
      const told = pages.find((each) => Number(each['page_number']) === number) ?? pages[0]
      if (!told) throw errorInAnswer(text, step.value)
      return mended(raw, told)
    })
  })
}
