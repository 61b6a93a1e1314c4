import { companionMark, heroMark } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import { faultsOfOutline } from './check-outline.ts'
import { has } from './faults.ts'
import { offeredCast } from './read-outline.ts'

/** A plan with marks where the model wrote the names. */
export function withMarks(outline: Outline): Outline {
  const marked = (text: string) => foldNames(text, outline.names)
  return {
    ...outline,
    title: marked(outline.title),
    summary: marked(outline.summary),
    refrain: outline.refrain === null ? null : marked(outline.refrain),
    beats: outline.beats.map((beat) => withTexts(beat, marked)),
    ...(outline.motive && { motive: withTexts(outline.motive, marked) }),
    ...(outline.climax && { climax: withTexts(outline.climax, marked) }),
    ...(outline.walk_on && { walk_on: marked(outline.walk_on) }),
  }
}

const told = ['what_happens', 'because', 'changes', 'wants', 'good_at', 'bad_at', 'does', 'costs']

/** A part of a plan with each of its sentences changed. */
const withTexts = <T extends object>(part: T, change: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      told.includes(key) && typeof value === 'string' ? change(value) : value,
    ]),
  ) as T

/** What of a plan is shown, in plain words that frighten nobody, where the model would not leave out what may not be. */
export function withoutFears(outline: Outline, input: StoryInput): Outline {
  const frightens = (text: string) =>
    has(
      faultsOfOutline(
        { ...bare(outline), title: text, summary: '', refrain: null, cast: [], beats: [] },
        input,
      ),
      'forbidden',
    )
  const fearless = (text: string) => (frightens(text) ? '' : text)
  const { keeper } = offeredCast(input, outline.seed)
  return {
    ...bare(outline),
    title: frightens(outline.title) ? `${heroMark} and ${companionMark}` : outline.title,
    summary: frightens(outline.summary)
      ? `A story about ${heroMark} and ${companionMark}, to be read in bed.`
      : outline.summary,
    refrain: outline.refrain !== null && frightens(outline.refrain) ? null : outline.refrain,
    // Pages are written from it: it says no more than what the page is for.
    beats: outline.beats.map((beat) => ({
      ...withTexts(beat, fearless),
      what_happens: frightens(beat.what_happens)
        ? `This page is the story’s ${beat.purpose}; nothing on it frightens.`
        : beat.what_happens,
    })),
    ...(outline.motive && { motive: withTexts(outline.motive, fearless) }),
    ...(outline.climax && { climax: withTexts(outline.climax, fearless) }),
    ...(outline.walk_on && !frightens(outline.walk_on) && { walk_on: outline.walk_on }),
    cast: outline.cast.map((sheet) =>
      sheet.who === keeper.who && frightens(sheet.name) ? { ...sheet, name: keeper.name } : sheet,
    ),
  }
}

function bare(outline: Outline): Outline {
  const { motive: _motive, climax: _climax, walk_on: _walkOn, ...rest } = outline
  return rest
}
