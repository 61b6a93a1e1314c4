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
  for (const { kind, since, thing } of facts) {
    const isClause = kind === 'friend' && /^(?:who|whose|whom|from) /.test(since ?? '')
    if (kind === 'friend' && !isClause)
      report({ wrong: 'a friend is left, and not who that was: "/ who had been stuck in the dark"' })
    if (thing && since?.includes('{')) report({ wrong: 'a slot is left in what it leaves', sentence: since })
  }
  for (const { later, text } of facts)
    for (const said of [text, later])
      if (said.split(' ').length > mostWords)
        report({ wrong: `what it leaves has more than ${mostWords} words`, sentence: said })
}
