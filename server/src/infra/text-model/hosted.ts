import type { Vendor } from '../models/vendor.ts'
import { checkVendor } from '../models/check-vendor.ts'
import { answerPatience, streamPatience, type Patience } from '../models/patience.ts'
import { asking, type HostedText } from './ask.ts'
import { editWith } from './edit-with.ts'
import { nothingLearned } from './manner.ts'
import { moderating } from './moderation.ts'
import { planWith } from './plan-with.ts'
import { promptVersion } from './prompts.ts'
import { reviewing } from './reviewing.ts'
import { reviewWith } from './safety-review.ts'
import type { Teller } from './teller.ts'
import type { TextModel } from './text-model.ts'
import { wordingFor } from './wording-for.ts'
import { writeWith } from './write-with.ts'

export type HostedDeps = {
  vendor: Vendor
  patience?: Patience
  /** Asks somebody else than the server of the settings. */
  ask?: Teller['ask']
}

/** A model behind OpenAI's protocol: OpenAI itself, or whatever speaks like it. */
export function hostedTextModel(settings: HostedText, { vendor, patience, ask }: HostedDeps): TextModel {
  const learned = nothingLearned()
  const judge = moderating(settings, { vendor, patience: patience ?? answerPatience })
  const teller: Teller = {
    ask: ask ?? asking(settings, learned),
    moderate: judge.moderate,
    vendor,
    patience: patience ?? streamPatience,
    learned,
    wording: settings.prompts ?? wordingFor(settings.model),
    reviews: () => settings.review && !judge.isThere(),
  }
  const pages = writeWith(teller)
  return {
    record: { model: settings.model, promptVersion },
    check: (signal) => checkVendor(vendor, settings, signal),
    outline: planWith(teller),
    pages,
    ...reviewing(
      settings.edits ? editWith(teller) : null,
      settings.review ? reviewWith(teller, pages) : null,
    ),
  }
}
