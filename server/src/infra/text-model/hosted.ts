import type { Provider } from '../models/provider.ts'
import { checkProvider } from '../models/check-provider.ts'
import { answerTimeouts, streamTimeouts, type Timeouts } from '../models/timeouts.ts'
import { requestText, type HostedText } from './request-text.ts'
import { editWith } from './edit-with.ts'
import { noLearnedModes } from './request-mode.ts'
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
  timeouts?: Timeouts
  /** Replaces the HTTP client, for models that answer from files. */
  ask?: TextModelClient['ask']
}

/** A model behind OpenAI's protocol, at OpenAI or a compatible provider. */
export function hostedTextModel(settings: HostedText, { provider, timeouts, ask }: HostedDeps): TextModel {
  const learned = noLearnedModes()
  const moderation = moderateOutput(settings, { provider, timeouts: timeouts ?? answerTimeouts })
  const client: TextModelClient = {
    ask: ask ?? requestText(settings, learned),
    moderate: moderation.moderate,
    provider,
    timeouts: timeouts ?? streamTimeouts,
    learned,
    wording: settings.prompts ?? wordingFor(settings.model),
    reviews: () => settings.review && !moderation.isThere(),
  }
  const pages = writeWith(client)
  return {
    modelInfo: { model: settings.model, promptVersion },
    rewritesPages: true,
    canContinue: () => true,
    check: (signal) => checkProvider(provider, settings, signal),
    outline: planWith(client),
    pages,
    ...reviewing(editWith(client, settings.edits), settings.review ? reviewWith(client, pages) : null),
  }
}
