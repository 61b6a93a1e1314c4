import type { Database } from '../infra/db/database.ts'
import { embeddedImageModel } from '../infra/image-model/embedded.ts'
import { hostedImageModel } from '../infra/image-model/hosted.ts'
import type { ImageModel } from '../infra/image-model/image-model.ts'
import type { Log } from '../infra/log.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import type { ImageModelSettings, TextModelSettings } from '../infra/models/model-settings.ts'
import type { Timeouts } from '../infra/models/timeouts.ts'
import { openProvider } from '../infra/models/provider.ts'
import { embeddedTextModel } from '../infra/text-model/embedded.ts'
import { hostedTextModel } from '../infra/text-model/hosted.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import type { Settings } from './settings.ts'

// The SDK's own warnings go to the console, between the lines of our log.
globalThis.AI_SDK_LOG_WARNINGS = false

type Deps = {
  db: Pick<Database, 'pool'>
  log: Log
  /** Where calls to providers are counted. */
  metrics?: Metrics
  /** How long providers are waited for; as long as is usual, unless a test says otherwise. */
  timeouts?: Timeouts
}

/** @param deps.db null where nobody else is to be kept from a provider that fails */
export function openTextModel(
  settings: TextModelSettings,
  { timeouts, ...deps }: Omit<Deps, 'db'> & { db: Deps['db'] | null },
): TextModel {
  if (settings.provider === 'embedded') return embeddedTextModel
  const provider = openProvider(settings, 'text', deps)
  return hostedTextModel(settings, { provider, ...(timeouts && { timeouts }) })
}

/** A hosted painter has the embedded illustrator beside it, for pencil drawings and for looks that are tried on. */
export function openImageModel(
  settings: ImageModelSettings,
  { paintingThreads, ...deps }: Deps & { paintingThreads?: number | undefined },
): ImageModel {
  const illustrator = embeddedImageModel(
    (error) => deps.log.error({ err: error }, 'a painting thread broke'),
    paintingThreads,
  )
  return settings.provider === 'embedded' ? illustrator : hostedImageModel(settings, { ...deps, illustrator })
}

/** Says in the log who tells and who paints, and lets providers be asked anew that were left alone. */
export async function logModels(
  { textModel, imageModel }: Pick<Settings, 'textModel' | 'imageModel'>,
  { db, log }: { db: Database; log: Log },
): Promise<void> {
  log.info({ text_model: nameOf(textModel), image_model: nameOf(imageModel) }, 'the models of this site')
  for (const [settings, use] of [
    [textModel, 'text'],
    [imageModel, 'pictures'],
  ] as const)
    if (settings.provider !== 'embedded')
      await openProvider(settings, use, { db, log }).circuit.admitTrialNow()
}

const nameOf = (settings: TextModelSettings | ImageModelSettings): string =>
  settings.provider === 'embedded' ? 'embedded' : `${settings.model} at ${new URL(settings.baseUrl).host}`
