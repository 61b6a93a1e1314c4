import { companionMark, heroMark } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import type { CallContext } from '../models/call-context.ts'
import { callVendor } from '../models/call-vendor.ts'
import { VendorTrouble } from '../models/vendor-trouble.ts'
import { troubleIn } from './ask.ts'
import { faultsOfOutline, wordsOfOutline } from './check-outline.ts'
import { fault, has, type Fault } from './faults.ts'
import { objectIn } from './json-answer.ts'
import { mostTokensOfPlan } from './longest-answers.ts'
import { inFitManner } from './manner.ts'
import { outlineInText } from './plain-protocol.ts'
import { offeredCast, readOutline } from './read-outline.ts'
import { outlinePrompt, systemPrompt } from './story-prompts.ts'
import type { TextModel } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type Teller } from './teller.ts'

const tries = 3

type Again = { reasons: string[]; draft: unknown }

/** A plan of the model's: set right where code can, else asked for again with what was wrong, at most twice. */
export function planWith(teller: Teller): TextModel['outline'] {
  return async (input, seed, context) => {
    let again: Again | undefined
    let wasUnsafe = false
    for (let count = 1; ; count++) {
      const { answer, text } = await askForPlan(teller, input, seed, context, again)
      const outline = withMarks(readOutline(answer, input, seed))
      const faults = await faultsOf(teller, outline, input, text, context)
      if (faults.every((each) => each.kind === 'measure')) return outline
      const isUnsafe = has(faults, 'unsafe')
      if (isUnsafe && (wasUnsafe || count === tries)) throw new UnfitAnswer(teller.vendor.name)
      if (count === tries) {
        if (has(faults, 'broken')) throw new VendorTrouble('unreadable', { vendor: teller.vendor.name })
        return withoutFears(outline, input)
      }
      wasUnsafe = isUnsafe
      const isShameful = isUnsafe || has(faults, 'forbidden')
      again = { reasons: faults.map((each) => each.reason), draft: isShameful ? null : answer }
    }
  }
}

async function faultsOf(
  { moderate }: Teller,
  outline: Outline,
  input: StoryInput,
  raw: string,
  context: CallContext,
): Promise<Fault[]> {
  const faults = faultsOfOutline(outline, input, raw)
  if (has(faults, 'unsafe') || has(faults, 'broken')) return faults
  const found = await moderate(wordsOfOutline(outline).join('\n'), context)
  return found.length > 0
    ? [...faults, fault('unsafe', `This does not belong before a child: ${found.join(', ')}.`)]
    : faults
}

function askForPlan(
  teller: Teller,
  input: StoryInput,
  seed: string,
  context: CallContext,
  again: Again | undefined,
): Promise<{ answer: unknown; text: string }> {
  return inFitManner(teller.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'outline',
      system: systemPrompt(input),
      prompt: outlinePrompt(input, seed, isPlain, again),
      isPlain,
      mostTokens: isLimited ? mostTokensOfPlan(input) : null,
    } as const
    return callVendor(policyOf(teller, context), async (until, alive) => {
      const words = teller.ask(question, { context, signal: until, alive })
      let text = ''
      let step = await words.next()
      for (; !step.done; step = await words.next()) text += step.value
      const answer = (isPlain ? null : objectIn(text)) ?? outlineInText(text)
      if (!answer || !isPlan(answer)) throw troubleIn(text, step.value)
      return { answer, text }
    })
  })
}

const isPlan = (answer: Record<string, unknown>): boolean => 'title' in answer || 'beats' in answer

function withMarks(outline: Outline): Outline {
  const marked = (text: string) => foldNames(text, outline.names)
  return {
    ...outline,
    title: marked(outline.title),
    summary: marked(outline.summary),
    refrain: outline.refrain === null ? null : marked(outline.refrain),
    beats: outline.beats.map((beat) => ({ ...beat, what_happens: marked(beat.what_happens) })),
  }
}

/** What of a plan is shown, in plain words that frighten nobody, where the model would not leave out what may not be. */
function withoutFears(outline: Outline, input: StoryInput): Outline {
  const frightens = (text: string) =>
    has(
      faultsOfOutline({ ...outline, title: text, summary: '', refrain: null, cast: [], beats: [] }, input),
      'forbidden',
    )
  const { keeper } = offeredCast(input, outline.seed)
  return {
    ...outline,
    title: frightens(outline.title) ? `${heroMark} and ${companionMark}` : outline.title,
    summary: frightens(outline.summary)
      ? `A story about ${heroMark} and ${companionMark}, to be read in bed.`
      : outline.summary,
    refrain: outline.refrain !== null && frightens(outline.refrain) ? null : outline.refrain,
    // Pages are written from it: it says no more than what the page is for.
    beats: outline.beats.map((beat) =>
      frightens(beat.what_happens)
        ? { ...beat, what_happens: `This page is the story’s ${beat.purpose}; nothing on it frightens.` }
        : beat,
    ),
    cast: outline.cast.map((sheet) =>
      sheet.who === keeper.who && frightens(sheet.name) ? { ...sheet, name: keeper.name } : sheet,
    ),
  }
}
