import { withoutThoughts } from './json-answer.ts'

/** Where a child would stumble, and what might help. */
export type Edit = { page_number: number; quote: string; mend: string }

const line = /^[\s>*#`-]{0,8}page\s?#?(\d{1,2})[*\s]{0,4}[|:.-]\s?(.*)$/i

/** What an editor's answer names, a page once, of pages that there are; nothing where it is anything else. */
export function readEdits(answer: string, pages: readonly number[], most: number): Edit[] {
  const edits = new Map<number, Edit>()
  for (const each of withoutThoughts(answer).split('\n')) {
    const [, number = '', rest = ''] = line.exec(each) ?? []
    const page_number = Number(number)
    const [quote = '', ...mend] = rest.split('|').map((cell) => cell.trim())
    const known = edits.get(page_number)
    if (known) known.mend += ` ${mend.join(' ')}`
    else if (pages.includes(page_number) && mend.join('') !== '')
      edits.set(page_number, { page_number, quote: quote.slice(0, 300), mend: mend.join(' ').slice(0, 300) })
  }
  return [...edits.values()].slice(0, most)
}

/** Those of the first `most` pages that are named, one for each page, in the order of the book. */
export function mergeEdits(edits: readonly Edit[], most: number): Edit[] {
  const pages = [...new Set(edits.map(({ page_number }) => page_number))].slice(0, most)
  return pages
    .toSorted((one, other) => one - other)
    .map((page_number) => {
      const own = edits.filter((edit) => edit.page_number === page_number)
      const said = own.map(({ quote, mend }) => [quote, mend].filter(Boolean).join(' → '))
      return own.length === 1 && own[0] ? own[0] : { page_number, quote: '', mend: said.join(' ') }
    })
}
