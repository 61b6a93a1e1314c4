import { findContactDetails } from '@moonpage/contract/contact-details'
import { fillNames, type Names } from '@moonpage/contract/names'
import type { ContactPlace } from '@moonpage/contract/problem'

type Text = Pick<ContactPlace, 'part' | 'page_number'> & { text: string }

/** Characters of context around a match. */
const contextLength = 30

function excerptOf(text: string, start: number, end: number): string {
  const line = (part: string) => part.replace(/\s+/g, ' ')
  const before = text.slice(0, start)
  const after = text.slice(end)
  const from =
    before.length > contextLength ? `…${before.slice(-contextLength).replace(/^\S*\s/, '')}` : before
  const to = after.length > contextLength ? `${after.slice(0, contextLength).replace(/\s\S*$/, '')}…` : after
  return line(from + text.slice(start, end) + to)
    .trim()
    .toWellFormed()
}

/** Finds telephone numbers and addresses in a story's texts, as its owner reads them. */
export const contactPlaces = (texts: readonly Text[], names: Names): ContactPlace[] =>
  texts.flatMap(({ part, page_number, text }) => {
    const shown = fillNames(text, names)
    return findContactDetails(shown).map(({ kind, start, end }) => ({
      part,
      page_number,
      kind,
      excerpt: excerptOf(shown, start, end),
    }))
  })

/** `a phone number on page 2`. */
export const describePlace = ({ part, page_number, kind }: ContactPlace): string =>
  `${kind === 'email address' ? 'an' : 'a'} ${kind} ${part === 'page' ? `on page ${page_number}` : `in the ${part}`}`
