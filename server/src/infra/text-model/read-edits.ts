import type { StoryInput } from '@moonpage/contract/story-input'
import { withoutThoughts } from './json-answer.ts'
import { sayReasons, sayAtMost, type Asks } from './say-reasons.ts'

/** A passage that a child would stumble over, and how to improve it. */
export type Edit = { page_number: number; quote: string; suggestion: string; asks?: Asks | undefined }

const line = /^[\s>*#`-]{0,8}page\s?#?(\d{1,2})[*\s]{0,4}[|:.-]\s?(.*)$/i

/** Of an editor's answer: more lines are not read. */
const mostLines = 6
/** Pages that a reason names beside its own, and that may have to change with it: more only tell where it was. */
const mostNamed = 2
const mention = /(?<!\p{L})pages? (\d{1,2}(?:(?:,? and |,? or |, |–|-)\d{1,2})*)/giu

/** The pages that a reason names, as in `here and on page 5`. */
const pagesNamed = (reason: string): number[] =>
  [...reason.matchAll(mention)].flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number))

/**
 * Parses an editor's answer, the worst first: its first lines, each an edit of an existing page. A page that a reason names is open, too, by an
 * edit without words. A line is left out whose pages would make more than `most`, pages that are open anyway not counted.
 */
export function readEdits(
  answer: string,
  pages: readonly number[],
  { most, open = [] }: { most: number; open?: readonly number[] },
): Edit[] {
  const edits: Edit[] = []
  const asked = withoutThoughts(answer)
    .split('\n')
    .map((each) => line.exec(each))
    .filter((found) => found !== null)
  for (const [, number = '', rest = ''] of asked.slice(0, mostLines)) {
    const page_number = Number(number)
    const [quote = '', ...mend] = rest.split('|').map((cell) => cell.trim())
    const suggestion = mend.join(' ').slice(0, 300).trim()
    if (!pages.includes(page_number) || suggestion === '') continue
    const named = [...new Set(pagesNamed(suggestion))].filter(
      (page) => page !== page_number && pages.includes(page),
    )
    const own: Edit[] = [
      { page_number, quote: quote.slice(0, 300), suggestion, asks: 'more' },
      ...named.slice(0, mostNamed).map((page): Edit => ({
        page_number: page,
        quote: '',
        suggestion: '',
        asks: 'more',
      })),
    ]
    const all = new Set(
      [...edits, ...own].map((edit) => edit.page_number).filter((page) => !open.includes(page)),
    )
    if (all.size <= most) edits.push(...own)
  }
  return edits
}

/** Merges edits by page: the first `most` pages that are named, in page order. Their reasons do not contradict each other. */
export function mergeEdits(edits: readonly Edit[], most: number, input: StoryInput): Edit[] {
  const pages = [...new Set(edits.map(({ page_number }) => page_number))].slice(0, most)
  return pages
    .toSorted((one, other) => one - other)
    .map((page_number) => {
      const own = edits
        .filter((edit) => edit.page_number === page_number)
        // What is measured says itself how it is to be mended.
        .map((edit) => (edit.quote ? { ...edit, suggestion: sayAtMost(edit.suggestion, input) } : edit))
      if (own.length === 1 && own[0]) return own[0]
      const reasons = own
        .map(({ quote, suggestion, asks }) => ({
          said: [quote, suggestion].filter(Boolean).join(' → '),
          asks,
        }))
        .filter(({ said }) => said !== '')
      const asks = own.some((edit) => edit.asks === 'more') ? 'more' : own.find((edit) => edit.asks)?.asks
      return { page_number, quote: '', suggestion: sayReasons(reasons, input).join(' '), asks }
    })
}

/** Edits of texts, and those of pictures: on pages that are edited anyway, and on `most` others. */
export function withPictures(
  texts: readonly Edit[],
  pictures: readonly Edit[],
  most: number,
  input: StoryInput,
): Edit[] {
  const isEdited = ({ page_number }: Edit) => texts.some((edit) => edit.page_number === page_number)
  const also = mergeEdits(
    pictures.filter((edit) => !isEdited(edit)),
    most,
    input,
  )
  return mergeEdits([...texts, ...also, ...pictures.filter(isEdited)], texts.length + also.length, input)
}
