import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { Binding } from '../../outline.ts'
import type { Tale } from '../../tales/format.ts'
import type { Lexicon } from '../../tales/lexicon.ts'
import { tellBook } from '../../tales/tell-book.ts'
import { checkPages } from './check-book.ts'
import type { Report } from './finding.ts'

/** What one of the two could say at each moment. */
const sayings = [
  { words: '"Boop," said {hero}.', told: `“Boop,” said ${heroPlaceholder}.`, name: heroPlaceholder },
  {
    words: '"Boop," said {friend}.',
    told: `“Boop,” said ${companionPlaceholder}.`,
    name: companionPlaceholder,
  },
]

/** Whether a text begins with a quote that somebody says: `“That one was me,” said Otto`. */
const begins = (text: string, name: string): boolean => {
  const [, tag = ''] = /^“[^“”]*”,?([^.“]*)/.exec(text) ?? []
  return tag
    .split(' ')
    .slice(0, 3)
    .some((word) => word.startsWith(name))
}

/**
 * Checks the places for a catchphrase, in every ninth book: there is one for each moment, whoever acts next is named, and the one who
 * said it is not the next to speak.
 */
export function checkCatch({
  tale,
  bindings,
  lexicon,
  report,
}: {
  tale: Tale
  bindings: readonly Binding[]
  lexicon: Lexicon
  report: Report
}): void {
  for (const open of bindings.filter((one, at) => at % 9 === 0 && !one.verse))
    for (const { words, told, name } of sayings) {
      const phrase = { tale: '', words: { flop: words, win: words } }
      const binding = { ...open, catch: phrase }
      const book = tellBook(tale, binding, 10, lexicon)
      const moments = book.pages.flatMap(({ caught }) => caught ?? [])
      if (new Set(moments).size < moments.length)
        report({ wrong: 'it has two places for the catchphrase at one moment' })
      if (moments.length > 0) checkPages({ tale, book, binding, lexicon, report })
      for (const { text } of book.pages)
        if (begins((text.split(told)[1] ?? '').trimStart(), name))
          report({ wrong: 'who says the catchphrase goes on to speak', sentence: text })
    }
}
