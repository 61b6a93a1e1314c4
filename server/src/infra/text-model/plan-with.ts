import type { StoryInput } from '@moonpage/contract/story-input'
import type { History, Outline } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { errorInAnswer } from './request-text.ts'
import { withPlaceholders } from './change-texts.ts'
import { faultsOfOutline } from './check-outline.ts'
import { undrawnMoments } from './check-moments.ts'
import { faultsOfShape } from './check-shape.ts'
import { faultsOfThird } from './check-third.ts'
import { fault, hasFault, weightOf, type Fault } from './faults.ts'
import { objectIn } from './json-answer.ts'
import { maxTokensForPlan } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { wordsOfOutline } from './outline-words.ts'
import { withoutFears } from './outline-texts.ts'
import { outlineInText } from './plain-outline.ts'
import { readOutline, withoutAbsent } from './read-outline.ts'
import { faultsOfSeries } from './check-series.ts'
import { seriesPrompt, withoutLeaves, withSeries } from './series-plan.ts'
import { plotFor } from './book-brief.ts'
import type { Plot } from './plots.ts'
import { outlinePrompt, systemPrompt } from './story-prompts.ts'
import type { TextModel } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const maxAttempts = 3
/** How often a plan is requested in all when its only faults are of kind `measure`. */
const maxPlotAttempts = 2
/** Asking again costs as much as the plan itself: what weighs less is told only beside other faults. */
const leastToAskAgain = 1

/** What is to be planned. */
type Order = { input: StoryInput; seed: string; plot: Plot; series: History['series'] }

type Retry = { reasons: string[]; draft: unknown }

/** Requests a plan, corrects it where code can, and otherwise requests it again with its faults, at most twice. */
export function planWith(client: TextModelClient): TextModel['outline'] {
  return async (input, seed, context, history) => {
    const plot = plotFor(
      input,
      seed,
      history?.tales.map(({ tale }) => tale),
    )
    const outline = await requestGoodPlan(client, { input, seed, plot, series: history?.series }, context)
    return { ...outline, plot: plot.name }
  }
}

async function requestGoodPlan(
  client: TextModelClient,
  { input, seed, plot, series }: Order,
  context: CallContext,
): Promise<Outline> {
  let again: Retry | undefined
  let wasUnsafe = false
  let best: { outline: Outline; weight: number } | null = null
  for (let count = 1; ; count++) {
    let answer: Record<string, unknown>
    try {
      answer = await requestPlan(client, { input, seed, plot, series }, context, again)
    } catch (error) {
      // A plan with minor faults is better than none.
      if (best && error instanceof ProviderError) return best.outline
      throw error
    }
    const told = withPlaceholders(readOutline(answer, input, seed), input, answer)
    // In a series the third figure may be one of an earlier book.
    const read = series ? told : withoutAbsent(told)
    const { outline, faults: found } = await checked(
      client,
      withSeries(read, answer, { input, series }),
      { input, series },
      context,
    )
    const faults = [
      ...found,
      ...faultsOfShape(answer, outline),
      ...faultsOfSeries(read, series),
      // Who comes back in a series is known.
      ...(series ? [] : faultsOfThird(outline, input)),
    ]
    if (faults.every((each) => each.kind === 'measure')) {
      const weight = weightOf(faults)
      if (!best || weight < best.weight) best = { outline, weight }
      if (weight < leastToAskAgain || count >= maxPlotAttempts) return best.outline
    } else if (best && count >= maxPlotAttempts) return best.outline
    const isUnsafe = hasFault(faults, 'unsafe')
    if (isUnsafe && (wasUnsafe || count === maxAttempts)) throw new UnfitAnswer(client.provider.name)
    if (count === maxAttempts) {
      if (hasFault(faults, 'broken'))
        throw new ProviderError('unreadable', { provider: client.provider.name })
      return withoutFears(outline, input)
    }
    wasUnsafe = isUnsafe
    const isUnsafeToRepeat = isUnsafe || hasFault(faults, 'forbidden')
    const reasons = faults.map((each) => each.reason)
    again = isUnsafeToRepeat
      ? { reasons, draft: null }
      : { reasons: [...reasons, ...undrawnMoments(outline, input)], draft: answer }
  }
}

/** A plan with its faults. What it leaves is no fault of the plan: where a provider flags it, the plan goes on without. */
async function checked(
  { moderate }: TextModelClient,
  outline: Outline,
  told: { input: StoryInput; series: History['series'] },
  context: CallContext,
): Promise<{ outline: Outline; faults: Fault[] }> {
  const faults = faultsOfOutline(outline, told.input)
  if (hasFault(faults, 'unsafe') || hasFault(faults, 'broken')) return { outline, faults }
  const words = wordsOfOutline(outline)
  const left = (outline.leaves ?? []).flatMap(({ text, later }) => [text, later])
  const found = await moderate([...words, ...left].join('\n'), context)
  if (found.length === 0) return { outline, faults }
  const foundInPlan = await moderate(words.join('\n'), context)
  if (foundInPlan.length === 0) return { outline: withoutLeaves(outline, told), faults }
  const unsafe = fault('unsafe', `This does not belong before a child: ${foundInPlan.join(', ')}.`)
  return { outline, faults: [...faults, unsafe] }
}

function requestPlan(
  client: TextModelClient,
  { input, seed, plot, series }: Order,
  context: CallContext,
  again: Retry | undefined,
): Promise<Record<string, unknown>> {
  return inSupportedMode(client.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'outline',
      system: systemPrompt(input, client.wording, 'moments'),
      prompt: [outlinePrompt(input, seed, isPlain, again, client.wording, plot), seriesPrompt(series)]
        .filter(Boolean)
        .join('\n\n'),
      isPlain,
      maxTokens: isLimited ? maxTokensForPlan(input) : null,
    } as const
    return callProvider(policyOf(client, context), async (until, alive) => {
      const words = client.ask(question, { context, signal: until, onActivity: alive })
      let text = ''
      let step = await words.next()
      for (; !step.done; step = await words.next()) text += step.value
      const answer = (isPlain ? null : objectIn(text)) ?? outlineInText(text)
      if (!answer || !isPlan(answer)) throw errorInAnswer(text, step.value)
      return answer
    })
  })
}

const isPlan = (answer: Record<string, unknown>): boolean => 'title' in answer || 'beats' in answer
