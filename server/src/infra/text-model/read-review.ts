import { withoutThoughts } from './json-answer.ts'

/** A sentence that a review flagged. */
export type Finding = {
  page_number: number
  /** The model's quotation; empty if the page does not contain it. */
  quote: string
}

const line = /^[^\p{L}\p{N}]*page[^\p{L}\p{N}]*(\d{1,2})(?!\d)(.*)$/iu
const approval = /^[^\p{L}]*(?:ok|okay|all|nothing|none|no)(?!\p{L})/iu

/** Without leading punctuation. */
const unquoted = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').trim()

/** Letters and digits only: models change quotation marks and blanks. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** In characters; shorter quotes could match by chance. */
const minQuoteLength = 8

/**
 * Parses a review of the given pages.
 * @returns the findings, or null if the answer contains neither findings nor an approval
 */
export function readReview(
  answer: string,
  pages: readonly { page_number: number; content: string }[],
): Finding[] | null {
  const findings: Finding[] = []
  const text = withoutThoughts(answer).trim()
  let isApproved = approval.test(text)
  for (const each of text.split('\n')) {
    const [, number, said = ''] = line.exec(each) ?? []
    const page = pages.find(({ page_number }) => page_number === Number(number))
    if (number === undefined || !page) continue
    if (approval.test(said)) {
      isApproved = true
      continue
    }
    const quote = plain(said)
    const isThere = quote.length >= minQuoteLength && plain(page.content).includes(quote)
    findings.push({ page_number: page.page_number, quote: isThere ? unquoted(said) : '' })
  }
  return findings.length > 0 || isApproved ? findings : null
}

/** Removes the sentences that contain one of the quotes. */
export function withoutQuotes(content: string, quotes: readonly string[]): string {
  const found = quotes.map(plain).filter((quote) => quote.length >= minQuoteLength)
  const isQuoted = (sentence: string) => {
    const words = plain(sentence)
    return words !== '' && found.some((quote) => words.includes(quote) || quote.includes(words))
  }
  return content
    .split('\n')
    .flatMap((paragraph) => {
      const remaining = paragraph.split(/(?<=[.!?…]["”’]?)\s+/u).filter((sentence) => !isQuoted(sentence))
      return paragraph === '' || remaining.length > 0 ? [remaining.join(' ')] : []
    })
    .join('\n')
    .trim()
}
