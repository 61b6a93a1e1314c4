import type { Tale, Telling, ToldPage } from './format.ts'
import { partsOf, templateOf } from './template.ts'

/** A laid out page: its text parts and the beats of its picture. */
export type LaidPage = {
  /** Pages of the telling, whole or split at their turn; a page may contain two of them. */
  told: readonly { page: ToldPage; part: 'whole' | 'first' | 'second' }[]
  beats: readonly number[]
  painted: { beat: number; half: 0 | 1 }
  isTrimmed: boolean
}

const hasTurn = (page: ToldPage): boolean => partsOf(templateOf(page.text)).length > 1

function wordsIn({ text }: ToldPage): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

const whole = (page: ToldPage, isTrimmed: boolean): LaidPage => ({
  told: [{ page, part: 'whole' }],
  beats: page.beats,
  painted: { beat: page.beats[0] ?? 1, half: 0 },
  isTrimmed,
})

const halves = (page: ToldPage, isTrimmed: boolean): LaidPage[] => [
  {
    told: [{ page, part: 'first' }],
    beats: page.beats,
    painted: { beat: page.beats[0] ?? 1, half: 0 },
    isTrimmed,
  },
  {
    told: [{ page, part: 'second' }],
    beats: page.beats,
    painted: { beat: page.beats.at(-1) ?? 1, half: 1 },
    isTrimmed,
  },
]

/** Splits the longest pages at their turns. */
const split = (pages: readonly ToldPage[], count: number, isTrimmed: boolean): LaidPage[] => {
  const turned = new Set(
    pages
      .filter(hasTurn)
      .toSorted((one, other) => wordsIn(other) - wordsIn(one))
      .slice(0, Math.max(0, count - pages.length)),
  )
  return pages.flatMap((page) => (turned.has(page) ? halves(page, isTrimmed) : [whole(page, isTrimmed)]))
}

/** Joins two adjacent pages. */
const joined = (one: LaidPage, next: LaidPage): LaidPage => ({
  told: [...one.told, ...next.told],
  beats: [...one.beats, ...next.beats],
  painted: next.painted,
  isTrimmed: true,
})

const wordsOn = ({ told }: LaidPage): number => told.reduce((sum, { page }) => sum + wordsIn(page), 0)

/** Merges the tale's preferred pairs first, then the shortest adjacent ones; never the first page. */
const merge = (pages: readonly ToldPage[], merges: Tale['merges'], count: number): LaidPage[] => {
  const fewer = pages.length - count
  const starts = new Set(merges.slice(0, fewer).map(([first]) => first))
  // With much fewer pages, all optional parts are left out.
  const isTight = fewer > 1
  const laid: LaidPage[] = []
  for (const page of pages) {
    const last = laid.at(-1)
    const next = whole(page, isTight)
    if (last && starts.has(last.beats.at(-1) ?? 0)) laid[laid.length - 1] = joined(last, next)
    else laid.push(next)
  }
  while (laid.length > count) {
    const sums = laid.map((page, at) => {
      const next = laid[at + 1]
      return next && at > 0 ? wordsOn(page) + wordsOn(next) : Number.POSITIVE_INFINITY
    })
    const at = sums.indexOf(Math.min(...sums))
    const [one, next] = [laid[at], laid[at + 1]]
    if (!one || !next) break
    laid.splice(at, 2, joined(one, next))
  }
  return laid
}

/** Books with at most this many pages use the short telling, if there is one. */
export const shortUpTo = 6

/** Lays out a telling in `count` pages; the result has another number if the telling does not allow it. */
export function layOut(tale: Tale, telling: Telling, pages: readonly ToldPage[], count: number): LaidPage[] {
  const isShort = telling.length === 'short' || telling.length === 'short verse'
  if (isShort || count >= pages.length) return split(pages, count, false)
  return merge(pages, tale.merges, count)
}
