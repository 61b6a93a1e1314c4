import { heroPlaceholder } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import { foldBookNames } from './fold-book-names.ts'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { isVerse } from './book-brief.ts'
import { findMisdrawnPages, findOverlongPages, findUnnamedSpecies } from './check-book.ts'
import { findMismatches } from './check-picture.ts'
import { faultsOfPage } from './check-page.ts'
import { isMended, isSpoiled, type Reasons } from './check-repair.ts'
import { isTrifle, weightOf, type Fault } from './faults.ts'
import { findMeasuredPages, findUndrawnPages, undrawnOf } from './find-measured-pages.ts'
import { hasPicture } from './has-picture.ts'
import { isObject, ObjectReader, textOf } from './json-answer.ts'
import { saidScenes, withRepaintedPages } from './repainted-pages.ts'
import { maxTokensForPages } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { PageReader } from './plain-protocol.ts'
import { asData, prompt } from './prompts.ts'
import { mergeEdits, readEdits, withPictures, type Edit } from './read-edits.ts'
import { roomToAdd } from './say-reasons.ts'
import { shownText } from './shown-text.ts'
import { editPrompt, systemPrompt } from './story-prompts.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'
import { pageOf, undrawnIn } from './read-page.ts'
import type { PageOrder, WrittenPage } from './text-model.ts'

/** For the editor’s reasons as many pages are told again: a book that needs more is not saved by this. */
const maxPagesOfEditor = 5
/** Each rewritten page costs some hundred words. */
const maxEditedPages = 5
const maxEditTokens = 4000
/** Pictures cost a line or two each. */
const maxEditedPictures = 4

/**
 * Asks the model to read the whole book as a child would, adds what was measured and could wait, and requests the pages concerned
 * again in one answer. A rewrite is used only if it is no worse than the page before, and mends something for which it was asked for. Best effort: on a provider error the book stays
 * as it is.
 * @param isRead whether the model reads the book; else only what was measured is requested again
 * @returns the rewritten pages that are used, and later ones whose pictures depend on them
 */
export const editWith =
  (client: TextModelClient, isRead: boolean) =>
  async (order: PageOrder, pageNumbers: readonly number[], context: CallContext): Promise<WrittenPage[]> => {
    const { input, written, outline } = order
    // When a single page is regenerated, the others may contain the family's edits, and must not be changed.
    if (pageNumbers.length < written.length) return []
    try {
      const unnamed = isRead ? findUnnamedSpecies(order) : []
      const reasons: Reasons = {
        species: unnamed,
        editor: isRead ? await requestEdits(client, order, unnamed, context) : [],
        measured: await findMeasuredPages(order),
        overlong: isRead ? findOverlongPages(order) : [],
        pictures: [...findUndrawnPages(order), ...(isRead ? findMisdrawnPages(written, outline) : [])],
      }
      const { species, editor, measured, overlong, pictures } = reasons
      const told = mergeEdits([...species, ...editor, ...measured, ...overlong], maxEditedPages, input)
      const edits = withPictures(told, pictures, maxEditedPictures, input)
      if (edits.length === 0) return []
      const rewritten = await requestPagesAgain(client, order, { edits, draws: pictures.length > 0 }, context)
      const better = await Promise.all(
        rewritten.map((page) => isImprovement(client, order, page, { edits, reasons }, context)),
      )
      const dropped = rewritten.filter((_, at) => !better[at]).map(({ page_number }) => page_number)
      if (dropped.length > 0)
        client.provider.log.debug?.({ pages: dropped }, 'rewritten pages were no better, and are not used')
      return withRepaintedPages(
        order,
        rewritten.filter((_, at) => better[at]),
      )
    } catch (error) {
      if (error instanceof ProviderError) return []
      throw error
    }
  }

/** What of a plan a listener has to be told: who is who, the story in four sentences, what a child asks, and the causes by page. */
const causesIn = ({ title, cast, retold, asks, beats }: Outline) => ({
  title,
  cast: cast.map(({ name, species, pronouns }) => [name, species, pronouns].join(', ')),
  retold,
  asks,
  causes: beats.slice(1).map(({ page_number: page, because }) => ({ page, because })),
})

async function requestEdits(
  client: TextModelClient,
  { input, outline, written }: PageOrder,
  known: readonly Edit[],
  context: CallContext,
): Promise<Edit[]> {
  const open = known.map(({ page_number }) => page_number)
  const most = Math.min(maxPagesOfEditor, maxEditedPages - new Set(open).size)
  const story = asData(written.map(({ page_number: page, content: text }) => ({ page, text })))
  const question = {
    purpose: 'pages',
    system: 'You read stories for young children before they are printed. You do nothing else.',
    prompt: prompt('editor', {
      age: input.age_group,
      story,
      plan: asData(causesIn(outline)),
    }),
    isPlain: true,
    maxTokens: client.learned.limitRefusals > 0 ? null : maxEditTokens,
  } as const
  return callProvider(policyOf(client, context), async (signal, alive) => {
    let text = ''
    for await (const words of client.ask(question, { context, signal: signal, onActivity: alive }))
      text += words
    return readEdits(
      text,
      written.map(({ page_number }) => page_number),
      { most, open },
    )
  })
}

/**
 * Requests the given pages in other words. Pages that are missing in the answer are missing in the result.
 * @param draws whether pictures may change; where none has a fault, the words go with them as they are
 */
function requestPagesAgain(
  client: TextModelClient,
  order: PageOrder,
  { edits, draws }: { edits: readonly Edit[]; draws: boolean },
  context: CallContext,
): Promise<WrittenPage[]> {
  const { input, outline, written } = order
  const pages = edits.map(({ page_number }) => page_number)
  return inSupportedMode(client.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'pages',
      form: 'again',
      system: systemPrompt(input, client.wording, draws ? 'scenes' : 'nothing'),
      prompt: editPrompt(order, edits, isPlain, draws),
      isPlain,
      maxTokens: isLimited ? maxTokensForPages(pages.length) : null,
    } as const
    return callProvider(policyOf(client, context), async (until, alive) => {
      const reader = isPlain ? new PageReader() : new ObjectReader()
      const found: unknown[] = []
      for await (const words of client.ask(question, { context, signal: until, onActivity: alive }))
        found.push(...reader.push(words))
      if (reader instanceof PageReader) found.push(...reader.end())
      return found.filter(isObject).flatMap((page): WrittenPage[] => {
        const page_number = Number(page['page_number'])
        const known = written.find((other) => other.page_number === page_number)
        if (!pages.includes(page_number) || !known) return []
        const text = shownText(textOf(page['content']), isVerse(input) ? 'verse' : 'prose')
        // Only the picture is another one.
        const content = text === '' ? known.content : foldBookNames(text, outline.names, input)
        const { scene } = page
        const isDrawn =
          draws && hasPicture(page) && undrawnIn({ content, page_number }, scene, input, outline).length === 0
        if (!isDrawn) return text === '' ? [] : [{ page_number, content }]
        const before = saidScenes(
          written.filter((other) => other.page_number < page_number),
          order,
        )
        return [pageOf(content, scene, input, outline, page_number, before)]
      })
    })
  })
}

/** Whether a page's picture shows more of what the page says than the one before. */
function isBetterPicture({ content, scene }: WrittenPage, before: WrittenPage, outline: Outline): boolean {
  if (!scene || !before.scene) return false
  const mismatches = (shown: Scene) => findMismatches({ content, scene: shown }, outline).length
  return mismatches(scene) < mismatches(before.scene)
}

async function isImprovement(
  { moderate }: TextModelClient,
  order: PageOrder,
  page: WrittenPage,
  { edits, reasons }: { edits: readonly Edit[]; reasons: Reasons },
  context: CallContext,
): Promise<boolean> {
  const { input, outline, written } = order
  const before = written.find(({ page_number }) => page_number === page.page_number)
  if (!before) return false
  // Another picture is there only if all of it can be drawn.
  if (before.content === page.content)
    return (
      isBetterPicture(page, before, outline) ||
      (page.scene !== undefined && undrawnOf(before, { input, outline }).length > 0)
    )
  if (before.content.includes(heroPlaceholder) && !page.content.includes(heroPlaceholder)) return false
  const others = written.filter((other) => other !== before)
  const isMissed = edits.some(({ page_number, asks }) => page_number === page.page_number && asks === 'more')
  const room = isMissed ? roomToAdd(input) : 0
  const faultsOf = (one: WrittenPage) => faultsOfPage(one, { input, outline, others, room }, one.content)
  const [now, then] = await Promise.all([faultsOf(page), faultsOf(before)])
  const isNoWorse = weightOf(now) <= weightOf(then) || (isMissed && isWorseByTrifle(now, then))
  const repair = { before, now: page, faults: { before: then, now } }
  if (!isNoWorse || isSpoiled(repair, order) || !isMended(repair, reasons, order)) return false
  return (await moderate(page.content, context)).length === 0
}

/** Whether all that is new is one trifle: what was missing matters more. */
function isWorseByTrifle(now: readonly Fault[], then: readonly Fault[]): boolean {
  const [trifles, before] = [now.filter(isTrifle), then.filter(isTrifle)]
  const real = (faults: readonly Fault[]) => weightOf(faults.filter((each) => !isTrifle(each)))
  return real(now) <= real(then) && trifles.length <= before.length + 1
}
