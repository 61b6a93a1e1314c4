import type { Database } from '../infra/db/database.ts'
import { embeddedImageModel } from '../infra/image-model/embedded.ts'
import { hostedImageModel } from '../infra/image-model/hosted.ts'
import type { ImageModel } from '../infra/image-model/image-model.ts'
import type { Log } from '../infra/log.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import type {
  ImageModelSettings,
  SpeechModelSettings,
  TextModelSettings,
} from '../infra/models/model-settings.ts'
import type { Timeouts } from '../infra/models/timeouts.ts'
import { openProvider } from '../infra/models/provider.ts'
import { embeddedTextModel } from '../infra/text-model/embedded.ts'
import type { SpeechPool } from '../infra/speech/embedded.ts'
import { instrumentHostedVoice } from '../infra/speech/instrument-speech.ts'
import { hostedVoice, type HostedVoice } from '../infra/speech/hosted.ts'
import { hostedTextModel } from '../infra/text-model/hosted.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import type { Settings } from './settings.ts'

// The SDK would print warnings to the console between JSON log lines.
globalThis.AI_SDK_LOG_WARNINGS = false

type Deps = {
  db: Pick<Database, 'pool'>
  log: Log
  /** Metrics of provider calls. */
  metrics?: Metrics
  /** Timeouts of provider calls; tests set shorter ones. */
  timeouts?: Timeouts
}

/** @param deps.db null for a program without a database: then there is no circuit breaker */
export function openTextModel(
  settings: TextModelSettings,
  { timeouts, ...deps }: Omit<Deps, 'db'> & { db: Deps['db'] | null },
): TextModel {
  if (settings.provider === 'embedded') return embeddedTextModel
  const provider = openProvider(settings, 'text', deps)
  return hostedTextModel(settings, { provider, ...(timeouts && { timeouts }) })
}

/** A hosted image model, with the embedded illustrator for sketches and portrait previews. */
export function openImageModel(
  settings: ImageModelSettings,
  { paintingThreads, ...deps }: Deps & { paintingThreads?: number | undefined },
): ImageModel {
  const illustrator = embeddedImageModel(
    (error) => deps.log.error({ err: error }, 'painting thread crashed'),
    paintingThreads,
  )
  return settings.provider === 'embedded' ? illustrator : hostedImageModel(settings, { ...deps, illustrator })
}

/** The hosted voice, if one is configured. */
export function openHostedVoice(
  settings: SpeechModelSettings,
  { timeouts, ...deps }: Deps & { pool: SpeechPool },
): HostedVoice | null {
  if (settings.provider === 'embedded') return null
  const voice = hostedVoice(settings, { ...deps, ...(timeouts && { timeouts }) })
  return deps.metrics ? instrumentHostedVoice(voice, deps.metrics) : voice
}

/** Logs the configured models, and lets open circuits admit a trial. */
export async function logModels(
  { textModel, imageModel, speechModel }: Pick<Settings, 'textModel' | 'imageModel' | 'speechModel'>,
  { db, log }: { db: Database; log: Log },
): Promise<void> {
  log.info(
    {
      text_model: nameOf(textModel),
      image_model: nameOf(imageModel),
      speech_model: nameOf(speechModel),
    },
    'models configured',
  )
  for (const [settings, use] of [
    [textModel, 'text'],
    [imageModel, 'pictures'],
    [speechModel, 'speech'],
  ] as const)
    if (settings.provider !== 'embedded')
      await openProvider(settings, use, { db, log }).circuit.admitTrialNow()
}

const nameOf = (settings: TextModelSettings | ImageModelSettings | SpeechModelSettings): string =>
  settings.provider === 'embedded' ? 'embedded' : `${settings.model} at ${new URL(settings.baseUrl).host}`
