import { fillFriend } from '@moonpage/contract/fact-kinds'
import { typeset } from '../typeset.ts'
import type { KnownFact, Recall } from './fact.ts'
import { behindFirst, needsThing } from './needed-thing.ts'
import { favors } from './recall-words.ts'
import { isFriend, type Friend } from './returning-friends.ts'
import { newestOf, reminder, turn, type Planned, type Sayer } from './say-fact.ts'

export type Needed = {
  facts: readonly KnownFact[]
  page: number
  at: Recall['at']
  behind?: number
  text: string
}

/** On the page that says what it is about: why the hero does it for this friend. Null if the friend comes later. */
function favorFor(back: Friend, { tale, book, series, age }: Planned, say: Sayer): Needed | null {
  const { owes, friend } = back
  const at = book.pages.findIndex(({ laid }) => laid.beats.includes(2))
  const isThere = book.pages.slice(0, at + 1).some(({ text }) => text.includes(friend.name))
  if (!tale.recalls.isHelped || !owes || !isThere) return null
  const text = say(turn(favors[age], series), back, { owes: fillFriend(owes, friend.name) })
  return { facts: [back], page: at + 1, at: 'end', text }
}

const comings = /\b(?:came|come|comes|arrived|stopped by|was there|sat at)\b/

/** Begins a sentence that belongs to the one before it. */
const goesOn = /^(?:He|She|They|It|But|So|Then|And|Now|That|This|Their|His|Her)\b/

/** Where a book tells that a friend comes in, if nothing that belongs to that sentence comes behind it. */
function entrance(back: Friend, { book }: Planned): Pick<Needed, 'page' | 'at' | 'behind'> | null {
  const { name } = back.friend
  const page = book.pages.findIndex(({ text }) => text.includes(name))
  const text = book.pages[page]?.text ?? ''
  const behind = behindFirst(text, name.toLowerCase())
  if (behind === null || page + 1 > book.pages.length / 2) return null
  const sentence =
    text
      .slice(0, behind - 1)
      .split(/[.!?]/)
      .at(-1) ?? ''
  const next = text.slice(behind).trimStart()
  return comings.test(sentence) && !/[“”]/.test(sentence) && !goesOn.test(next)
    ? { page: page + 1, at: 'within', behind }
    : null
}

/**
 * The friend who comes back, with what it still does: where it is on the first page the book begins with it, else it is said where the
 * friend comes in. Without room for it the friend is only named.
 */
function comesAgain(planned: Planned): Needed | null {
  const { series, book } = planned
  const { known } = book.binding
  const back = known && newestOf(known.name, series.facts)
  if (!known || !back) return null
  if (book.pages[0]?.text.includes(known.name))
    return { facts: [back], page: 1, at: 'start', text: typeset(reminder(back)) }
  const where = entrance(back, planned)
  return where
    ? { facts: [back], ...where, text: typeset(fillFriend(back.later, back.friend.name)) }
    : { facts: [back], page: 1, at: 'end', text: '' }
}

/** What the plot needs of what was: its third figure and its thing. */
export function chooseNeeded(planned: Planned, say: Sayer): Needed[] {
  const found: Needed[] = []
  const back = comesAgain(planned)
  if (back) found.push(back)
  const friend = back?.facts.find(isFriend)
  const favor = friend && favorFor(friend, planned, say)
  if (favor) found.push(favor)
  const thing = needsThing(planned)
  if (thing) {
    const { fact, words, page, behind } = thing
    found.push({ facts: [fact], page, at: 'within', behind, text: typeset(words) })
  }
  return found
}
