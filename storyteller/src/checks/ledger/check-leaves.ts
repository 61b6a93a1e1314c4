import { leaveFacts } from '../../series/leave-facts.ts'
import type { Tale } from '../../tales/format.ts'
import type { TaleBook } from '../../tales/tell-book.ts'
import type { Report } from './finding.ts'

/** A later book says it beside other sentences, at every age. */
const mostWords = 18

/** Whether what a book leaves can be said of it, and shortly enough. */
export function checkLeaves({ tale, book, report }: { tale: Tale; book: TaleBook; report: Report }): void {
  const facts = leaveFacts({ tale, voice: book.voice, cast: [], taken: [], seed: tale.id })
  if (facts.length === 0) report({ wrong: 'it leaves nothing for a later book' })
  for (const { later, text } of facts)
    for (const said of [text, later])
      if (said.split(' ').length > mostWords)
        report({ wrong: `what it leaves has more than ${mostWords} words`, sentence: said })
}
