import { avoidable } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { doubtfulWords } from '@moonpage/storyteller/checks/words/doubtful-words'
import { entriesOf } from '@moonpage/storyteller/checks/words/lexicon'
import { severeWords } from '@moonpage/storyteller/checks/words/severe-words'

/** Patterns that functions build from their arguments, by file: all of them, or the largest. */
export const perCall: Readonly<Record<string, () => (RegExp | null)[]>> = {
  'storyteller/src/avoid.ts': () => [forbiddenWords({ avoid: [...avoidable], subject: 'fox' })],
  'storyteller/src/checks/words/lexicon.ts': () =>
    [...entriesOf(severeWords), ...entriesOf(doubtfulWords)].map(({ pattern }) => pattern),
}
