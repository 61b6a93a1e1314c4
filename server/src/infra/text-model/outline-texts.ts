import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { withTexts } from './change-texts.ts'
import { faultsOfOutline } from './check-outline.ts'
import { hasFault } from './faults.ts'
import { offeredCast } from './read-outline.ts'

/** Replaces every text of a plan with neutral wording, for models that keep mentioning the child's fear. */
export function withoutFears(outline: Outline, input: StoryInput): Outline {
  const frightens = (text: string) =>
    hasFault(
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
    title: frightens(outline.title) ? `${heroPlaceholder} and ${companionPlaceholder}` : outline.title,
    summary: frightens(outline.summary)
      ? `A story about ${heroPlaceholder} and ${companionPlaceholder}, to be read in bed.`
      : outline.summary,
    refrain: outline.refrain !== null && frightens(outline.refrain) ? null : outline.refrain,
    // Pages are written from it, so it says only what the page is for.
    beats: outline.beats.map((beat) => ({
      ...withTexts(beat, fearless),
      what_happens: frightens(beat.what_happens)
        ? `This page is the story’s ${beat.purpose}; nothing on it frightens.`
        : beat.what_happens,
    })),
    ...(outline.things && { things: outline.things.filter(({ name }) => !frightens(name)) }),
    ...(outline.retold && { retold: withTexts(outline.retold, fearless) }),
    ...(outline.asks && {
      asks: outline.asks.filter(({ question, answer }) => !frightens(question) && !frightens(answer)),
    }),
    cast: outline.cast.map((sheet) =>
      sheet.who === keeper.who && frightens(sheet.name) ? { ...sheet, name: keeper.name } : sheet,
    ),
  }
}

function bare(outline: Outline): Outline {
  const { retold: _retold, asks: _asks, things: _things, ...rest } = outline
  return rest
}
