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
import { fault, hasFault, weightOf, type Fault } from './faults.ts'
import { objectIn } from './json-answer.ts'
import { maxTokensForPlan } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { wordsOfOutline } from './outline-words.ts'
import { withoutFears } from './outline-texts.ts'
import { outlineInText } from './plain-outline.ts'
import { readOutline } from './read-outline.ts'
import { faultsOfSeries, seriesPrompt, withSeries } from './series-plan.ts'
import { outlinePrompt, systemPrompt } from './story-prompts.ts'
import type { TextModel } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const maxAttempts = 3
/** How often a plan is requested in all when its only faults are of kind `measure`. */
const maxPlotAttempts = 2

type Retry = { reasons: string[]; draft: unknown }

/** Requests a plan, corrects it where code can, and otherwise requests it again with its faults, at most twice. */
export function planWith(client: TextModelClient): TextModel['outline'] {
  return async (input, seed, context, history) => {
    const series = history?.series
    let again: Retry | undefined
    let wasUnsafe = false
    let best: { outline: Outline; weight: number } | null = null
    for (let count = 1; ; count++) {
      let answer: Record<string, unknown>
      try {
        answer = await requestPlan(client, { input, seed, series }, context, again)
      } catch (error) {
        // A plan with minor faults is better than none.
        if (best && error instanceof ProviderError) return withSeries(best.outline, series)
        throw error
      }
      const outline = withPlaceholders(readOutline(answer, input, seed), answer)
      const faults = [
        ...(await faultsOf(client, outline, input, context)),
        ...faultsOfShape(answer, outline),
        ...faultsOfSeries(outline, series),
      ]
      if (faults.every((each) => each.kind === 'measure')) {
        const weight = weightOf(faults)
        if (!best || weight < best.weight) best = { outline, weight }
        if (weight === 0 || count >= maxPlotAttempts) return withSeries(best.outline, series)
      } else if (best && count >= maxPlotAttempts) return withSeries(best.outline, series)
      const isUnsafe = hasFault(faults, 'unsafe')
      if (isUnsafe && (wasUnsafe || count === maxAttempts)) throw new UnfitAnswer(client.provider.name)
      if (count === maxAttempts) {
        if (hasFault(faults, 'broken'))
          throw new ProviderError('unreadable', { provider: client.provider.name })
        return withSeries(withoutFears(outline, input), series)
      }
      wasUnsafe = isUnsafe
      const isUnsafeToRepeat = isUnsafe || hasFault(faults, 'forbidden')
      const reasons = faults.map((each) => each.reason)
      again = isUnsafeToRepeat
        ? { reasons, draft: null }
        : { reasons: [...reasons, ...undrawnMoments(outline, input)], draft: answer }
    }
  }
}

async function faultsOf(
  { moderate }: TextModelClient,
  outline: Outline,
  input: StoryInput,
  context: CallContext,
): Promise<Fault[]> {
  const faults = faultsOfOutline(outline, input)
  if (hasFault(faults, 'unsafe') || hasFault(faults, 'broken')) return faults
  const found = await moderate(wordsOfOutline(outline).join('\n'), context)
  return found.length > 0
    ? [...faults, fault('unsafe', `This does not belong before a child: ${found.join(', ')}.`)]
    : faults
}

function requestPlan(
  client: TextModelClient,
  { input, seed, series }: { input: StoryInput; seed: string; series: History['series'] },
  context: CallContext,
  again: Retry | undefined,
): Promise<Record<string, unknown>> {
  return inSupportedMode(client.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'outline',
      system: systemPrompt(input, client.wording),
      prompt: [outlinePrompt(input, seed, isPlain, again, client.wording), seriesPrompt(series)]
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
