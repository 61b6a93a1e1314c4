import { findContactDetails } from '@moonpage/contract/contact-details'
import { fillNames, type Names } from '@moonpage/contract/names'
import type { ContactPlace } from '@moonpage/contract/problem'

type Text = Pick<ContactPlace, 'part' | 'page_number'> & { text: string }

/** So much is told around what was found, on either side. */
const around = 30

function excerptOf(text: string, start: number, end: number): string {
  const line = (part: string) => part.replace(/\s+/g, ' ')
  const before = text.slice(0, start)
  const after = text.slice(end)
  const from = before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before
  const to = after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after
  return line(from + text.slice(start, end) + to)
    .trim()
    .toWellFormed()
}

/** Where telephone numbers and addresses stand in texts, as their owner reads them. */
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
export const placeWords = ({ part, page_number, kind }: ContactPlace): string =>
  `${kind === 'email address' ? 'an' : 'a'} ${kind} ${part === 'page' ? `on page ${page_number}` : `in the ${part}`}`
