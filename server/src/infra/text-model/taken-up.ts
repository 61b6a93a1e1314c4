import type { History, Outline } from '@moonpage/storyteller/outline'
import { hasNoun, keyWordsOf, shareOf } from './key-words.ts'
import { hasNameOf, isBack, isMet } from './returning-friend.ts'

type Fact = NonNullable<History['series']>['facts'][number]
type Recalls = NonNullable<Outline['recalls']>
type Beat = Outline['beats'][number]

/** A page takes up a fact that has as many of its key words, and this share of them. */
const [leastWords, leastShare] = [2, 0.5]

const sentencesOf = ({ because, moment, what_happens }: Beat): string =>
  [because, moment, what_happens].filter(Boolean).join('. ')

const quote = /“([^“”]+)”/g
const plainWords = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')

/** Whether a beat has what a fact is about: its friend, its thing, or what it says. */
function isIn(fact: Fact, beat: Beat, { cast }: Outline): boolean {
  const text = sentencesOf(beat)
  const { friend, thing } = fact
  if (friend) {
    const back = cast.find((sheet) => isBack(friend, sheet))
    // Somebody else may be told of.
    const isNamed =
      !cast.some((sheet) => isMet(sheet) && hasNameOf(friend, sheet)) && text.includes(friend.name)
    return isNamed || (back !== undefined && beat.present.includes(back.who))
  }
  if (thing) return (thing.prop !== null && beat.carried.includes(thing.prop)) || hasNoun(text, thing.noun)
  const said = plainWords(text)
  const quoted = [...fact.text.matchAll(quote)].map(([, words = '']) => plainWords(words)).filter(Boolean)
  if (quoted.some((words) => ` ${said} `.includes(` ${words} `))) return true
  const words = keyWordsOf(fact.text)
  return words.size >= leastWords && shareOf(words, keyWordsOf(text)) >= leastShare
}

/**
 * Which facts a plan takes up, each on the first page that has it. A model words them itself, so there is no passage.
 * @param told the facts that the model was told
 */
export const takenUp = (outline: Outline, told: readonly Fact[]): Recalls =>
  told.flatMap((fact) => {
    const beat = outline.beats.find((one) => isIn(fact, one, outline))
    return beat
      ? [
          {
            use: beat.page_number === 1 ? ('passing' as const) : ('needed' as const),
            facts: [fact.id],
            page_number: beat.page_number,
            at: 'start' as const,
            text: '',
          },
        ]
      : []
  })
