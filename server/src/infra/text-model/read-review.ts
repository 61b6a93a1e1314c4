import { withoutThoughts } from './json-answer.ts'

/** A sentence of a book that a review has found. */
export type Finding = {
  page_number: number
  /** As the model quoted it: what is not on the page is empty. */
  quote: string
}

const line = /^[^\p{L}\p{N}]*page[^\p{L}\p{N}]*(\d{1,2})(?!\d)(.*)$/iu
const isFine = /^[^\p{L}]*(?:ok|okay|all|nothing|none|no)(?!\p{L})/iu

/** Without the signs around it. */
const unquoted = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').trim()

/** Letters alone: models change quotation marks and blanks. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fewer letters stand on many a page. */
const shortestQuote = 8

/**
 * What a review's answer says, for pages that it was asked about.
 * @returns null where it says neither that all is well nor what is not
 */
export function readReview(
  answer: string,
  pages: readonly { page_number: number; content: string }[],
): Finding[] | null {
  const findings: Finding[] = []
  const text = withoutThoughts(answer).trim()
  let isSaidFine = isFine.test(text)
  for (const each of text.split('\n')) {
    const [, number, said = ''] = line.exec(each) ?? []
    const page = pages.find(({ page_number }) => page_number === Number(number))
    if (number === undefined || !page) continue
    if (isFine.test(said)) {
      isSaidFine = true
      continue
    }
    const quote = plain(said)
    const isThere = quote.length >= shortestQuote && plain(page.content).includes(quote)
    findings.push({ page_number: page.page_number, quote: isThere ? unquoted(said) : '' })
  }
  return findings.length > 0 || isSaidFine ? findings : null
}

/** A text without the sentences that hold one of the quotes. */
export function withoutQuotes(content: string, quotes: readonly string[]): string {
  const found = quotes.map(plain).filter((quote) => quote.length >= shortestQuote)
  const isQuoted = (sentence: string) => {
    const words = plain(sentence)
    return words !== '' && found.some((quote) => words.includes(quote) || quote.includes(words))
  }
  return content
    .split('\n')
    .flatMap((paragraph) => {
      const kept = paragraph.split(/(?<=[.!?…]["”’]?)\s+/u).filter((sentence) => !isQuoted(sentence))
      return paragraph === '' || kept.length > 0 ? [kept.join(' ')] : []
    })
    .join('\n')
    .trim()
}
