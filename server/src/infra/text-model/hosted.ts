import type { Provider } from '../models/provider.ts'
import { checkProvider } from '../models/check-provider.ts'
import { answerTimeouts, streamTimeouts, type Timeouts } from '../models/timeouts.ts'
import { requestText, type HostedText } from './request-text.ts'
import { editWith } from './edit-with.ts'
import { nothingLearned } from './request-mode.ts'
import { moderateOutput } from './moderate-output.ts'
import { planWith } from './plan-with.ts'
import { promptVersion } from './prompts.ts'
import { reviewing } from './reviewing.ts'
import { reviewWith } from './safety-review.ts'
import type { TextModelClient } from './text-model-client.ts'
import type { TextModel } from './text-model.ts'
import { wordingFor } from './wording-for.ts'
import { writeWith } from './write-with.ts'

export type HostedDeps = {
  provider: Provider
  patience?: Timeouts
  /** Asks somebody else than the server of the settings. */
  ask?: TextModelClient['ask']
}

/** A model behind OpenAI's protocol: OpenAI itself, or whatever speaks like it. */
export function hostedTextModel(settings: HostedText, { provider, patience, ask }: HostedDeps): TextModel {
  const learned = nothingLearned()
  const judge = moderateOutput(settings, { provider, patience: patience ?? answerTimeouts })
  const teller: TextModelClient = {
    ask: ask ?? requestText(settings, learned),
    moderate: judge.moderate,
    provider,
    patience: patience ?? streamTimeouts,
    learned,
    wording: settings.prompts ?? wordingFor(settings.model),
    reviews: () => settings.review && !judge.isThere(),
  }
  const pages = writeWith(teller)
  return {
    record: { model: settings.model, promptVersion },
    check: (signal) => checkProvider(provider, settings, signal),
    outline: planWith(teller),
    pages,
    ...reviewing(
      settings.edits ? editWith(teller) : null,
      settings.review ? reviewWith(teller, pages) : null,
    ),
  }
}
