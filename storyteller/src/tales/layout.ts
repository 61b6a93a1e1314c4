import type { Tale, Telling, ToldPage } from './format.ts'
import { partsOf, templateOf } from './template.ts'

/** One page of a book: what it tells, and which beats are painted from. */
export type LaidPage = {
  /** Which page of the telling, and which side of its turn; a page may hold two of them. */
  told: readonly { page: ToldPage; part: 'whole' | 'first' | 'second' }[]
  beats: readonly number[]
  painted: { beat: number; half: 0 | 1 }
  isTrimmed: boolean
}

const hasTurn = (page: ToldPage): boolean => partsOf(templateOf(page.text)).length > 1

const wordsIn = (page: ToldPage): number => page.text.split(' ').length

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

/** Turns the longest pages first. */
const split = (pages: readonly ToldPage[], count: number, isTrimmed: boolean): LaidPage[] => {
  const turned = new Set(
    pages
      .filter(hasTurn)
      .toSorted((one, other) => wordsIn(other) - wordsIn(one))
      .slice(0, Math.max(0, count - pages.length)),
  )
  return pages.flatMap((page) => (turned.has(page) ? halves(page, isTrimmed) : [whole(page, isTrimmed)]))
}

/** Two pages that tell neighbouring beats, as one. */
const joined = (one: LaidPage, next: LaidPage): LaidPage => ({
  told: [...one.told, ...next.told],
  beats: [...one.beats, ...next.beats],
  painted: next.painted,
  isTrimmed: true,
})

const wordsOn = ({ told }: LaidPage): number => told.reduce((sum, { page }) => sum + wordsIn(page), 0)

/** First the pairs that the tale names, then whichever two neighbours are shortest; never the first page. */
const merge = (pages: readonly ToldPage[], merges: Tale['merges'], count: number): LaidPage[] => {
  const fewer = pages.length - count
  const starts = new Set(merges.slice(0, fewer).map(([first]) => first))
  // With many pages less, every page leaves out what it can.
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

/** Up to this many pages a book is told in the short way, where a tale has one. */
export const shortUpTo = 6

/** The pages of a telling in a book of `count` pages; fewer or more than asked for where the telling gives no more. */
export function layOut(tale: Tale, telling: Telling, pages: readonly ToldPage[], count: number): LaidPage[] {
  const isShort = telling.length === 'short' || telling.length === 'short verse'
  if (isShort || count >= pages.length) return split(pages, count, false)
  return merge(pages, tale.merges, count)
}
