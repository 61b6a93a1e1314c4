import type { StoryInput } from '@moonpage/contract/story-input'
import { sharedRuns } from '@moonpage/storyteller/checks/repetition'
import { sentencesOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { isVerse } from './book-brief.ts'

// Whether a page tells what another one has told. A refrain comes back word for word; for the youngest, so do the sentences around it, and
// only what happens has to be another thing.

type Told = Pick<StoryInput, 'age_group' | 'story_attributes'>

/** The largest share of runs of four words that two pages may have in common. */
const maxSharedRuns = 0.5
/** The largest share of a page's content words that may also be on the page before it. */
const maxRepeatedShare = 0.85
/** Fewer content words say nothing of a page. */
const least = 10

const common = new Set(
  'that this then they them their there with from into were have what when where which would could said asked some very back down over just like more than here only about again still once'.split(
    ' ',
  ),
)
const contentWords = (text: string): Set<string> =>
  new Set(wordsOf(text).filter((word) => word.length > 3 && !common.has(word)))

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Sentences of prose, or stanzas. */
const partsOf = (text: string, input: Told): string[] =>
  isVerse(input) ? text.split(/\n{2,}/) : sentencesOf(text)

/** Whether a part of a page is the refrain, or has it. */
const holds = (part: string, refrain: string): boolean =>
  refrain.trim() !== '' && (plain(part).includes(refrain) || refrain.includes(plain(part)))

/** What of a page is its own: without the refrain and, for the youngest, without the sentences that the other page has, too. */
function ownOf(content: string, other: string, refrain: string | null, input: Told): string {
  const comes = plain(refrain ?? '')
  const there = new Set(partsOf(other, input).map(plain))
  const isBuildUp = (part: string) => input.age_group === '3-4' && there.has(plain(part))
  return partsOf(content, input)
    .filter((part) => !holds(part, comes) && !isBuildUp(part))
    .join('\n')
}

/**
 * @param isBefore whether the other page is the one before: then other words for the same are found, too
 */
export function tellsAgain(
  content: string,
  other: string,
  { refrain, input, isBefore }: { refrain: string | null; input: Told; isBefore: boolean },
): boolean {
  const [now, then] = [ownOf(content, other, refrain, input), ownOf(other, content, refrain, input)]
  // Nothing is left where a page is copied.
  if (wordsOf(now).length === 0) return sharedRuns(content, other) > maxSharedRuns
  // The next one pulls in the same words: another name is another event.
  const isNext = input.age_group === '3-4' && wordsOf(now).some((word) => !plain(then).includes(` ${word} `))
  if (sharedRuns(now, then) > maxSharedRuns) return !isNext
  if (!isBefore) return false
  const [words, known] = [contentWords(now), contentWords(then)]
  const again = [...words].filter((word) => known.has(word)).length
  return words.size >= least && again / words.size > maxRepeatedShare
}
