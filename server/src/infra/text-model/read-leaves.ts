import { friendPlaceholder } from '@moonpage/contract/fact-kinds'
import { heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { trimEndWhere } from '@moonpage/contract/trim-end-where'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { thingCalled } from '@moonpage/storyteller/book-things'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { History, Outline } from '@moonpage/storyteller/outline'
import type { Fact, Where } from '@moonpage/storyteller/series/fact'
import { whereNow } from '@moonpage/storyteller/series/where'
import { kinNamed, nameThing } from '@moonpage/storyteller/tales/name-thing'
import { foldNames } from '../../lib/fold-names.ts'
import { leftKinds } from './answer-schemas.ts'
import { repeatsPrompt } from './copied-text.ts'
import { foldingFor } from './change-texts.ts'
import { isObject, listOf, oneOf, textOf } from './json-answer.ts'
import { hasNoun, keyWordsOf, shareOf } from './key-words.ts'
import { moralIn } from './moral.ts'
import { leaveInLine, whereIn } from './plain-leaves.ts'
import { toldThird } from './read-outline.ts'
import { isBack, isMet, speciesOf } from './returning-friend.ts'
import { roleOf } from './role-of.ts'
import { shownText } from './shown-text.ts'

type Series = NonNullable<History['series']>
type Leaves = NonNullable<Outline['leaves']>

const mostLeaves = 3
/** Of an answer: more are not read. */
const mostRead = 9
/** Characters and words of a sentence. */
const [longest, mostWords] = [160, 26]
/** Two sentences with so many of their key words in common say the same. */
const sameShare = 0.7

type Entry = Record<string, unknown>

/** A list of objects or of lines, several lines, or one object. */
const listIn = (said: unknown): readonly unknown[] =>
  typeof said === 'string' ? said.split('\n') : isObject(said) && 'kind' in said ? [said] : listOf(said)

const entriesOf = (said: unknown): Entry[] =>
  listIn(said)
    .slice(0, mostRead)
    .map((one) => (isObject(one) ? one : leaveInLine(textOf(one))))
    .filter((one) => one !== null)

/** Whether a plan says that the open question of its series is answered. */
export const saysAnswer = (answer: Record<string, unknown>): boolean =>
  entriesOf(answer['leaves']).some(
    (one) => oneOf(leftKinds, one['kind']) === 'answer' && sentenceOf(one['now']) !== '',
  )

/** A whole sentence; empty for what is none, or too long for one. */
function sentenceOf(said: unknown): string {
  const text = shownText(textOf(said).slice(0, longest * 10), 'line')
  if (!/\p{L}/u.test(text) || text.length > longest || text.split(' ').length > mostWords) return ''
  const ended = /[.!?…]["”’)]*$/u.test(text) ? text : `${trimEndWhere(text, /[,;:–—-]/)}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

const placeholders = /\[\[\w+\]\]/g
/** Who or what is meant, nobody knows who sees the sentence alone. `They` are the two. */
const pronounFirst = /^(?:he|she|it|his|her|its|this|these|those)\b/i
const roleWord = /\b(?:hero|companion|helper|subject)\b/i

/** Whether a sentence may stand on a page for parents and in a later prompt. Names may have letters of any script. */
function isFit(text: string, names: readonly string[], forbidden: RegExp | null): boolean {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(placeholders, ' '))
  return (
    !/[^\P{L}\p{Script=Latin}]/u.test(plain) &&
    plain.split(/\s+/).filter(Boolean).length > 1 &&
    !pronounFirst.test(text) &&
    !roleWord.test(plain) &&
    findUnfitWords(text).length === 0 &&
    !forbidden?.test(text) &&
    moralIn(text) === null &&
    !repeatsPrompt(text)
  )
}

/** A text with the friend's mark in place of its name. */
function withFriend(text: string, name: string): string {
  const shielded = text.replaceAll(heroPlaceholder, '\uE000')
  return foldNames(shielded, { hero: name, companion: '' })
    .replaceAll(heroPlaceholder, friendPlaceholder)
    .replaceAll('\uE000', heroPlaceholder)
}

/** `[[friend]] the old toad` as `[[friend]]`, which is filled in with its kind; null if it is called another one. */
function withoutKind(text: string, species: string): string | null {
  const [before = '', ...parts] = text.split(/(?<=\[\[friend\]\]),? the (?=\p{Ll})/u)
  const kind = species.split(' ').at(-1) ?? species
  let said = before
  for (const part of parts) {
    const words = part.split(' ')
    const at = words
      .slice(0, 3)
      .findIndex((word) => bareWord(word) === kind || kinNamed(bareWord(word)) !== undefined)
    if (at < 0) return null
    const called = bareWord(words[at] ?? '')
    if (called !== kind && kinNamed(called) !== kinNamed(kind)) return null
    const end = (words[at] ?? '').slice(called.length).replace(/^,/, '')
    said += [end, ...words.slice(at + 1)].join(' ')
  }
  return said
}

const bareWord = (word: string): string => /^[\p{Ll}-]*/u.exec(word)?.[0] ?? ''

/** `[[hero]]’s little bell` as `little bell`; null for what is no thing's name. */
function nounOf(about: string): string | null {
  const words = about
    .replaceAll(/\[\[\w+\]\](?:['’]s)?/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '' && !/^(?:the|an?|his|her|their|its|some)$/.test(word))
  const noun = words.slice(-3).join(' ')
  return /^[a-z][a-z -]{1,30}$/.test(noun) ? noun : null
}

type Reading = {
  outline: Outline
  third: Outline['cast'][number] | undefined
  known: NonNullable<Fact['friend']> | undefined
  forbidden: RegExp | null
  isInBook: (noun: string) => boolean
}

type Draft = { kind: Fact['kind']; about: string; text: string; later: string; where: Where | null }

/** The friend of a draft that is about the third figure; null if it is about somebody else, or does not name it. */
function friendFact({ text, later, about, where }: Draft, { third, known, outline }: Reading): Fact | null {
  if (!third) return null
  const isThird = about === '' || roleOf(about.split(/,? the /, 1)[0], outline) === third.who
  const friend = known ?? { name: third.name, species: speciesOf(third), sheet: third, is_invented: true }
  const [now, then] = [text, later].map((one) => withoutKind(withFriend(one, third.name), friend.species))
  if (!isThird || !now?.includes(friendPlaceholder) || !then?.includes(friendPlaceholder)) return null
  return { kind: 'friend', text: now, later: then, friend, ...(where && { where }) }
}

/** A thing of the book that the sentence names, with what is drawn for it. */
function thingFact({ text, later, about, where }: Draft, { outline, isInBook }: Reading): Fact | null {
  const noun = roleOf(about, outline) === null ? nounOf(about) : null
  if (!noun || !hasNoun(text, noun) || !isInBook(noun)) return null
  const prop = thingCalled(noun, outline.things ?? [])?.drawn ?? nameThing(noun).prop
  return { kind: 'thing', text, later, thing: { noun, prop }, ...(where && { where }) }
}

function factOf(draft: Draft, reading: Reading): Fact | null {
  const { kind, text, later } = draft
  const { outline, forbidden } = reading
  const names = outline.cast.map(({ name }) => name)
  if (![text, later].every((one) => isFit(one, names, forbidden))) return null
  if (kind === 'friend') return friendFact(draft, reading)
  if (kind === 'thing') return thingFact(draft, reading)
  if (kind === 'question' && !text.endsWith('?')) return null
  return { kind, text, later }
}

/** Whether two facts say the same; of one friend or thing only if it is in the same place. */
function isTwice(fact: Fact, other: Fact, where: Where | undefined): boolean {
  if (fact.kind !== other.kind) return false
  const [words, others] = [keyWordsOf(fact.text), keyWordsOf(other.text)]
  const isSame =
    fact.text === other.text || Math.max(shareOf(words, others), shareOf(others, words)) >= sameShare
  const isElsewhere = fact.where !== undefined && fact.where !== (where ?? 'here')
  if (fact.friend) return fact.friend.name === other.friend?.name && isSame && !isElsewhere
  if (fact.thing) return hasNoun(other.thing?.noun ?? '', fact.thing.noun) && !isElsewhere
  return isSame
}

/**
 * What a plan leaves for later books, at most three facts: whole sentences that are fit for children, about somebody or something of this
 * book, that the series does not know yet. Whatever else an answer has is dropped.
 * @param outline with placeholders for names; a friend who comes back looks as before
 */
export function leavesOf(
  answer: Record<string, unknown>,
  outline: Outline,
  { input, series }: { input: StoryInput; series: Series | undefined },
): Leaves {
  const third = outline.cast.find(isMet)
  const told = toldThird(answer, outline)
  const fold = foldingFor(outline, input, answer)
  const named = (text: string) =>
    fold(
      third && told !== null && told !== third.name
        ? withFriend(text, told).replaceAll(friendPlaceholder, third.name)
        : text,
    )
  const plan = outline.beats.flatMap(({ what_happens, moment, because }) => [
    what_happens,
    moment ?? '',
    because ?? '',
  ])
  const words = [outline.title, ...plan, ...(outline.things ?? []).map(({ name }) => name)].join(' . ')
  const reading: Reading = {
    outline,
    third,
    known: third && series?.facts.find(({ friend }) => friend && isBack(friend, third))?.friend,
    forbidden: forbiddenWords(input),
    isInBook: (noun) => hasNoun(words, noun),
  }
  const facts = series?.facts ?? []
  const now = whereNow(facts)
  const isOpen = !saysAnswer(answer) && facts.some(({ kind, used }) => kind === 'question' && used === null)
  const leaves: Leaves = []
  for (const one of entriesOf(answer['leaves'])) {
    const kind = oneOf(leftKinds, one['kind'])
    const text = named(sentenceOf(one['now']))
    if (kind === null || kind === 'answer' || text === '' || leaves.length === mostLeaves) continue
    // A question stays the same in later books.
    const later = named(sentenceOf(one['later'])) || (kind === 'question' ? text : '')
    const about = named(shownText(textOf(one['about']).slice(0, longest), 'line'))
    const fact = later && factOf({ kind, about, text, later, where: whereIn(textOf(one['where'])) }, reading)
    if (!fact || (kind === 'question' && (isOpen || leaves.some((other) => other.kind === kind)))) continue
    const isKnown =
      facts.some((other) => isTwice(fact, other, now(other))) ||
      leaves.some((other) => isTwice(fact, other, other.where))
    if (!isKnown) leaves.push(fact)
  }
  return leaves
}
