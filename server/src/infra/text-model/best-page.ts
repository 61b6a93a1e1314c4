import type { Page } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import { foldBookNames } from './fold-book-names.ts'
import { isVerse } from './book-brief.ts'
import { safetyFaults } from './check-page.ts'
import { dropUnsafeSentences } from './drop-unsafe-sentences.ts'
import { fallbackContent } from './fallback-page.ts'
import { hasFault, weightOf, type Fault } from './faults.ts'
import { completeSentences } from './complete-sentences.ts'
import { heroFaults, inHerosPlace, isOneTooMany, withHero, withHeroFor, type Book } from './hero-place.ts'
import { isObject, listOf } from './json-answer.ts'
import { saidScenes } from './repainted-pages.ts'
import { contentOf, pageOf, sceneSaid } from './read-page.ts'
import type { PageOrder } from './text-model.ts'

/** A page as the model wrote it, unchecked. */
export type RawPage = { page_number: number; content: string; scene: unknown }

export type CheckedDraft = { raw: RawPage; page: Page; faults: Fault[] }

/** The other pages of the book, with placeholders in place of names. */
export const bookOf = ({ input, outline, written }: PageOrder, drafts: readonly RawPage[]): Book => ({
  outline,
  pageCount: input.page_count,
  others: [...written, ...drafts].map(({ page_number, content }) => ({
    page_number,
    content: foldBookNames(content, outline.names, input),
  })),
})

/** The pictures of drafts: each page asks for all before it, and reading one takes milliseconds. */
const draftScenes = new WeakMap<RawPage, { of: PageOrder['outline']; scene: Scene }>()

function draftedScene(raw: RawPage, { input, outline }: Pick<PageOrder, 'input' | 'outline'>): Scene {
  const known = draftScenes.get(raw)
  if (known?.of === outline) return known.scene
  const { page_number, content, scene: said } = raw
  const told = { page_number, content: contentOf(content, input, outline) }
  const scene = sceneSaid(told, said, input, outline)
  draftScenes.set(raw, { of: outline, scene })
  return scene
}

/** The pictures of the pages before one, as their lines say them: of those that are stored, and of drafts. */
export function scenesBefore(page: number, order: PageOrder, drafts: readonly RawPage[]): Scene[] {
  const isBefore = ({ page_number }: { page_number: number }) => page_number < page
  const stored = order.written
    .filter((one) => isBefore(one) && !drafts.some(({ page_number }) => page_number === one.page_number))
    .map((one) => ({ page_number: one.page_number, scenes: saidScenes([one], order) }))
  const drafted = drafts
    .filter(isBefore)
    .map((raw) => ({ page_number: raw.page_number, scenes: [draftedScene(raw, order)] }))
  return [...stored, ...drafted]
    .toSorted((a, b) => a.page_number - b.page_number)
    .flatMap(({ scenes }) => scenes)
}

/** The draft with the hero in the picture, too, where the page has a stranger in the hero's place. */
function withHeroInPicture(one: CheckedDraft, { content }: Page, book: Book): CheckedDraft {
  const { scene } = one.raw
  const stranger = inHerosPlace(content, book)
  if (!stranger || !isObject(scene)) return one
  const acts = listOf(scene['acts']).map((line) =>
    typeof line === 'string' ? withHeroFor(stranger, line) : line,
  )
  return { ...one, raw: { ...one.raw, scene: { ...scene, acts } } }
}

/**
 * Picks the draft with the fewest faults, adds the hero where it is missing, and removes unsafe sentences. Uses a
 * fallback page if too little is left. A book never ends with an incomplete sentence. Returns null if every draft is
 * unsafe or unusable.
 */
export function pickBestDraft(
  judged: readonly CheckedDraft[],
  book: Book,
  { input, outline }: PageOrder,
  before: readonly Scene[] = [],
): CheckedDraft | null {
  const remade = ({ raw }: CheckedDraft, content: string): Page =>
    pageOf(content, raw.scene, input, outline, raw.page_number, before)
  const fallback = (one: CheckedDraft): Page =>
    remade(one, fallbackContent(input, outline.beats[one.raw.page_number - 1]?.purpose ?? 'obstacle'))
  const withItsHero = (one: CheckedDraft, page = one.page): Page => {
    if (heroFaults(page, book).length === 0) return page
    const named = withHero(page, book)
    if (named !== null) return remade(withHeroInPicture(one, page, book), named)
    return isOneTooMany(page.page_number, book) ? fallback(one) : page
  }
  const usable = judged.filter(({ faults }) => !hasFault(faults, 'unsafe') && !hasFault(faults, 'broken'))
  for (const one of usable.toSorted((a, b) => weightOf(a.faults) - weightOf(b.faults))) {
    const isForbidden = hasFault(one.faults, 'forbidden')
    const fit = isForbidden ? dropUnsafeSentences(one.page.content, input) : one.page.content
    const content = isVerse(input) ? fit : completeSentences(fit)
    if (!isForbidden && content === one.page.content) return { ...one, page: withItsHero(one) }
    const cut = remade(one, content)
    if (cut.content !== '' && safetyFaults(cut, input).length === 0)
      return { ...one, page: withItsHero(one, cut) }
  }
  const [first] = usable
  return first ? { ...first, page: fallback(first) } : null
}
