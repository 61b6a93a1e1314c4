import type { AgeGroup } from '@moonpage/contract/story-input'
import { fillNames } from '@moonpage/contract/names'
import { bands, measureReading, type Band, type Reading } from '../reading.ts'
import { wordsOf } from '../../familiar.ts'
import type { Binding } from '../../outline.ts'
import { lexiconList, type Lexicon } from '../../tales/lexicon.ts'
import type { TaleBook } from '../../tales/tell-book.ts'

/** Limits for ten pages of a tale, derived from 753 human picture books. */
export const gateOf: Record<AgeGroup, Band> = {
  '3-4': { ...bands['3-4'], words: [120, 300] },
  '5-6': { ...bands['5-6'], words: [280, 480] },
  '7-8': { ...bands['7-8'], words: [500, 950] },
}

/**
 * Limits for ten pages of verse. A page is one stanza at 3-4, and one to three at 5-6, in short lines or, in older poems, in long
 * ones: so a book has more words than prose, or fewer.
 */
const verseWords: Record<AgeGroup, Band['words']> = { '3-4': [84, 420], '5-6': [196, 600], '7-8': [350, 950] }

/** The limits for a telling. */
export const gateFor = ({ age, verse }: Pick<Binding, 'age' | 'verse'>): Band =>
  verse ? { ...gateOf[age], words: verseWords[age] } : gateOf[age]

/** A book may have more words than its gate by this factor. */
export const wordSlack = 1.07

const names = { hero: 'Tamsin', companion: 'Bo' }

/** Onomatopoeia: `OROOO`, `Oro-o-o`. */
const soundsIn = (text: string): string[] => [
  ...(text.match(/\b[A-Z]{3,}(?:-[A-Z]+)*\b/g) ?? []),
  ...(text.match(/\b[A-Za-z]+-o-[a-z]+\b/g) ?? []),
]

/** The reading difficulty of a book; names, sounds and requested things (a hedgehog) do not count as hard words. */
export function measureBook(book: TaleBook, binding: Binding, lexicon: Lexicon): Reading {
  const text = book.pages.map((page) => fillNames(page.text, names)).join('\n')
  const kinds = [binding.hero, binding.friend, binding.other ?? ''].flatMap((kind) => [
    kind,
    ...lexiconList(lexicon.kinds.get(kind), 'has'),
    ...lexiconList(lexicon.kinds.get(kind), 'shouting'),
  ])
  return measureReading(text, [
    ...Object.values(names),
    ...kinds,
    ...soundsIn(text),
    ...wordsOf(binding.place),
  ])
}
