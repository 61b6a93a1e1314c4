import type { StoryInput } from '@moonpage/contract/story-input'
import { withoutThoughts } from './json-answer.ts'
import { sayReasons, type Asks } from './say-reasons.ts'

/** A passage that a child would stumble over, and how to improve it. */
export type Edit = { page_number: number; quote: string; suggestion: string; asks?: Asks | undefined }

const line = /^[\s>*#`-]{0,8}page\s?#?(\d{1,2})[*\s]{0,4}[|:.-]\s?(.*)$/i

/** Parses an editor's answer: at most `most` edits, one per existing page. Everything else is ignored. */
export function readEdits(answer: string, pages: readonly number[], most: number): Edit[] {
  const edits = new Map<number, Edit>()
  for (const each of withoutThoughts(answer).split('\n')) {
    const [, number = '', rest = ''] = line.exec(each) ?? []
    const page_number = Number(number)
    const [quote = '', ...mend] = rest.split('|').map((cell) => cell.trim())
    const known = edits.get(page_number)
    if (known) known.suggestion += ` ${mend.join(' ')}`
    else if (pages.includes(page_number) && mend.join('') !== '')
      edits.set(page_number, {
        page_number,
        quote: quote.slice(0, 300),
        suggestion: mend.join(' ').slice(0, 300),
        asks: 'more',
      })
  }
  return [...edits.values()].slice(0, most)
}

/** Merges edits by page: the first `most` pages that are named, in page order. Their reasons do not contradict each other. */
export function mergeEdits(edits: readonly Edit[], most: number, input: StoryInput): Edit[] {
  const pages = [...new Set(edits.map(({ page_number }) => page_number))].slice(0, most)
  return pages
    .toSorted((one, other) => one - other)
    .map((page_number) => {
      const own = edits.filter((edit) => edit.page_number === page_number)
      if (own.length === 1 && own[0]) return own[0]
      const reasons = own.map(({ quote, suggestion, asks }) => ({
        said: [quote, suggestion].filter(Boolean).join(' → '),
        asks,
      }))
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
