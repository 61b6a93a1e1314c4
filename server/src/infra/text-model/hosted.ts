import type { Vendor } from '../models/vendor.ts'
import { checkVendor } from '../models/check-vendor.ts'
import { answerPatience, streamPatience, type Patience } from '../models/patience.ts'
import { asking, type HostedText } from './ask.ts'
import { nothingLearned } from './manner.ts'
import { moderating } from './moderation.ts'
import { planWith } from './plan-with.ts'
import { promptVersion } from './prompts.ts'
import type { Teller } from './teller.ts'
import type { TextModel } from './text-model.ts'
import { wordingFor } from './wording-for.ts'
import { writeWith } from './write-with.ts'

export type HostedDeps = { vendor: Vendor; patience?: Patience }

/** A model behind OpenAI's protocol: OpenAI itself, or whatever speaks like it. */
export function hostedTextModel(settings: HostedText, { vendor, patience }: HostedDeps): TextModel {
  const learned = nothingLearned()
  const teller: Teller = {
    ask: asking(settings, learned),
    moderate: moderating(settings, { vendor, patience: patience ?? answerPatience }),
    vendor,
    patience: patience ?? streamPatience,
    learned,
    wording: settings.prompts ?? wordingFor(settings.model),
  }
  return {
    record: { model: settings.model, promptVersion },
    check: (signal) => checkVendor(vendor, settings, signal),
    outline: planWith(teller),
    pages: writeWith(teller),
  }
}
