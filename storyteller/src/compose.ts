import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene } from './alt-text.ts'
import { purposeOfPage, type Moment } from './arc.ts'
import { heroLines, friendLines } from './data/presence.ts'
import type { Told } from './data/schema.ts'
import { draftStory, type Draft, type DraftPage } from './draft.ts'
import { isFamiliar, wordsOf } from './familiar.ts'
import type { Beat, Outline, Page } from './outline.ts'
import { tellingOf } from './manner.ts'
import { tellInProse } from './prose.ts'
import { randomFrom } from './random.ts'
import { allowance, countWords, longestSentence, roomOf } from './room.ts'
import { stagePage } from './stage.ts'
import { typeset } from './typeset.ts'
import { tellInVerse } from './verse.ts'
import { wordingOf, type Wording } from './words.ts'

/** Nobody who is in the picture goes unmentioned: `share` of the pages so far have named the hero. */
const withPresence = (
  draft: Draft,
  text: string,
  purpose: Beat['purpose'],
  words: Wording,
  share: number,
): string => {
  const rhyming = draft.input.story_attributes.includes('rhyming')
  const telling = rhyming ? 'verse' : tellingOf[draft.input.age_group]
  const linesFor = (told: Told) =>
    telling === 'verse' && draft.input.age_group === '3-4' ? (told.small ?? told.verse) : told[telling]
  const spokenOf = text.includes(heroPlaceholder) || /\b(she|he|they|her|him|them|his|their)\b/i.test(text)
  // The youngest have four lines of verse a page: the hero is named where there is room.
  const wanted =
    telling === 'verse' && draft.input.age_group === '3-4'
      ? text.split('\n').length < 4 || share < 0.45
      : share < 0.55
  const lines = [
    !spokenOf || (!text.includes(heroPlaceholder) && wanted)
      ? words.must(linesFor(heroLines[purpose]))
      : null,
    draft.stakes.companionFromStart && !text.includes(companionPlaceholder)
      ? words.must(linesFor(friendLines))
      : null,
  ].filter((line) => line !== null)
  if (!lines.length) return text
  if (!rhyming) return [text, lines.join(' ')].join('\n')
  return [text, ...lines.map((line) => line.split(' / ').join('\n'))].join('\n\n')
}

/** How often a page is worded before the shortest wording has to do: at first by chance alone, then in short. */
const brevity = [
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 8, 16,
]

type Worded = {
  text: string
  spoken: ReadonlySet<string>
  /** By how much it is too long. */
  excess: number
}

/** Of the first few that have room the plainest (`hard` counts); the shortest where none has. */
const best = (tries: readonly (() => Worded)[], hard: (text: string) => number): Worded => {
  const fitting: Worded[] = []
  let shortest: Worded | null = null
  for (const attempt of tries) {
    const worded = attempt()
    if (!shortest || worded.excess < shortest.excess) shortest = worded
    if (worded.excess === 0) fitting.push(worded)
    if (fitting.length === 3) break
  }
  const plainest =
    fitting
      .map((worded) => ({ worded, words: hard(worded.text) }))
      .toSorted((one, other) => one.words - other.words)[0]?.worded ?? shortest
  if (!plainest) throw new Error('A page is worded at least once')
  return plainest
}

/** What the text calls the place of a page. */
const placeOf = (draft: Draft, page: DraftPage): string => {
  const obstacle = draft.obstacles[page.moments.find((moment) => moment.kind === 'meet')?.obstacle ?? 0]
  const called = (place: string | undefined) =>
    draft.setting.route.find((each) => each.place === place)?.called
  return called(page.world.place) ?? called(obstacle?.place) ?? 'home'
}

/** A trial may be told another way where its act stands on the same page and turns with it. */
const turned = (draft: Draft, page: DraftPage, again: Rewording | undefined): Draft => {
  const has = (kind: Moment['kind']) => page.moments.some((moment) => moment.kind === kind)
  if (!again?.variation || !has('test') || !has('act')) return draft
  return { ...draft, choices: { ...draft.choices, thread: draft.choices.thread + 1 + again.attempt } }
}

/** The words of every page: each in the first wording that has room, and no line of the book twice. */
const tellPages = (
  draft: Draft,
  again: Rewording | undefined,
  refrain: string | null,
  tightness: number,
): string[] => {
  const variation = again?.variation ?? ''
  const { input, seed, slots } = draft
  const rhyming = input.story_attributes.includes('rhyming')
  const { verseLines, sentence } = roomOf[input.age_group]
  let used: ReadonlySet<string> = new Set<string>()
  const met = new Set<string>()
  let named = 0
  let told = 0
  // Half of the pages must name the hero; a little more, so that the end of the book need not catch up.
  const namedShare = (at: number) => (at ? named / at : 1)
  return draft.pages.map((page, at) => {
    const room = allowance(input.age_group, told, at, tightness)
    const tries = brevity.map((among, round) => () => {
      const spoken = new Set(used)
      const words = wordingOf(
        { ...slots, place: placeOf(draft, page) },
        draft.forbidden,
        randomFrom(`${seed}|${variation}|${at}${round ? `|${round}` : ''}`),
        spoken,
        among,
      )
      const bare = (rhyming ? tellInVerse : tellInProse)(turned(draft, page, again), page, words, refrain)
      const text = withPresence(draft, bare, purposeOfPage(page.moments), words, namedShare(at))
      const lines = rhyming ? text.split('\n').filter(Boolean).length : 0
      const excess =
        Math.max(0, countWords(text) - room) +
        Math.max(0, lines - verseLines) +
        Math.max(0, longestSentence(text) - sentence)
      return { text, spoken, excess }
    })
    // Words that those who learn to read do not know, and that the book has not had yet.
    const hard = (text: string) =>
      new Set(wordsOf(text).filter((word) => !met.has(word) && !isFamiliar(word)))
    const { text, spoken } = best(tries, (each) => hard(each).size)
    for (const word of hard(text)) met.add(word)
    used = spoken
    told += countWords(text)
    if (text.includes(heroPlaceholder)) named++
    return text
  })
}

/** No longer than its age listens: told again in less and less room until it is. */
const toldShortEnough = (draft: Draft, ease: number, tell: (tightness: number) => string[]): string[] => {
  const { age_group: age, page_count: pages } = draft.input
  const { book, page } = roomOf[age]
  // A short book has a whole story to tell on full pages.
  const limit = (pages < 9 ? page * 0.95 : book / 10) * pages * ease
  let shortest: { texts: string[]; words: number } | null = null
  for (const tightness of [1, 0.9, 0.8, 0.7]) {
    const texts = tell(tightness * ease)
    const words = texts.reduce((sum, text) => sum + countWords(text), 0)
    if (!shortest || words < shortest.words) shortest = { texts, words }
    if (words <= limit) break
  }
  return shortest?.texts ?? []
}

/** How a book that has been planned is worded anew. */
export type Rewording = {
  /** Another one words the same plan in another way. */
  variation: string
  /** From 0; a later one gives more room, for a page that has but one wording in its own. */
  attempt: number
}

/** The pages of the book that `outline` plans; with `again`, worded in another way. */
export const composePages = (input: StoryInput, outline: Outline, again?: Rewording): Page[] => {
  const draft = draftStory(input, outline.seed, outline)
  const { cast } = draft
  const refrain = outline.refrain?.replaceAll('\n', ' / ') ?? null
  const book = toldShortEnough(draft, 1 + (again?.attempt ?? 0) * 0.12, (tightness) =>
    tellPages(draft, again, refrain, tightness),
  )
  return draft.pages.map((page, at): Page => {
    const content = book[at] ?? ''
    const scene = stagePage(draft, page, content)
    const sheets = [cast.hero, cast.companion, cast.keeper]
    return {
      page_number: at + 1,
      content: typeset(content),
      scene,
      image_alt: typeset(describeScene(scene, sheets)),
    }
  })
}
