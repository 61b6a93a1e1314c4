import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import type { CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { errorInAnswer } from './request-text.ts'
import { withMarks } from './change-texts.ts'
import { faultsOfOutline } from './check-outline.ts'
import { faultsOfShape } from './check-shape.ts'
import { fault, has, weightOf, type Fault } from './faults.ts'
import { objectIn } from './json-answer.ts'
import { mostTokensOfPlan } from './longest-answers.ts'
import { inSupportedMode } from './request-mode.ts'
import { wordsOfOutline } from './outline-words.ts'
import { withoutFears } from './outline-texts.ts'
import { outlineInText } from './plain-outline.ts'
import { readOutline } from './read-outline.ts'
import { outlinePrompt, systemPrompt } from './story-prompts.ts'
import type { TextModel } from './text-model.ts'
import { UnfitAnswer } from './unfit-answer.ts'
import { policyOf, type TextModelClient } from './text-model-client.ts'

const tries = 3
/** A plan that may be shown, but could be a better story, is asked for so often. */
const craftTries = 2

type Again = { reasons: string[]; draft: unknown }

/** A plan of the model's: set right where code can, else asked for again with what was wrong, at most twice. */
export function planWith(teller: TextModelClient): TextModel['outline'] {
  return async (input, seed, context) => {
    let again: Again | undefined
    let wasUnsafe = false
    let best: { outline: Outline; weight: number } | null = null
    for (let count = 1; ; count++) {
      let answer: Record<string, unknown>
      try {
        answer = await askForPlan(teller, input, seed, context, again)
      } catch (error) {
        // A plan that could be a better story is better than none.
        if (best && error instanceof ProviderError) return best.outline
        throw error
      }
      const outline = withMarks(readOutline(answer, input, seed), answer)
      const faults = [...(await faultsOf(teller, outline, input, context)), ...faultsOfShape(answer, outline)]
      if (faults.every((each) => each.kind === 'measure')) {
        const weight = weightOf(faults)
        if (!best || weight < best.weight) best = { outline, weight }
        if (weight === 0 || count >= craftTries) return best.outline
      } else if (best && count >= craftTries) return best.outline
      const isUnsafe = has(faults, 'unsafe')
      if (isUnsafe && (wasUnsafe || count === tries)) throw new UnfitAnswer(teller.provider.name)
      if (count === tries) {
        if (has(faults, 'broken')) throw new ProviderError('unreadable', { provider: teller.provider.name })
        return withoutFears(outline, input)
      }
      wasUnsafe = isUnsafe
      const isShameful = isUnsafe || has(faults, 'forbidden')
      again = { reasons: faults.map((each) => each.reason), draft: isShameful ? null : answer }
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
  if (has(faults, 'unsafe') || has(faults, 'broken')) return faults
  const found = await moderate(wordsOfOutline(outline).join('\n'), context)
  return found.length > 0
    ? [...faults, fault('unsafe', `This does not belong before a child: ${found.join(', ')}.`)]
    : faults
}

function askForPlan(
  teller: TextModelClient,
  input: StoryInput,
  seed: string,
  context: CallContext,
  again: Again | undefined,
): Promise<Record<string, unknown>> {
  return inSupportedMode(teller.learned, ({ isPlain, isLimited }) => {
    const question = {
      purpose: 'outline',
      system: systemPrompt(input, teller.wording),
      prompt: outlinePrompt(input, seed, isPlain, again, teller.wording),
      isPlain,
      mostTokens: isLimited ? mostTokensOfPlan(input) : null,
    } as const
    return callProvider(policyOf(teller, context), async (until, alive) => {
      const words = teller.ask(question, { context, signal: until, alive })
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
