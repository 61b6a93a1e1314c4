import { trimEndWhere } from '@moonpage/contract/trim-end-where'
import type {
  HostedModel,
  ImageModelSettings,
  SpeechModelSettings,
  TextModelSettings,
} from '../infra/models/model-settings.ts'
import { isPrivateHost } from '../infra/models/private-host.ts'
import { picturePrice, speechPrice, textPrice } from '../infra/models/prices.ts'
import { InvalidSetting } from './invalid-setting.ts'

type Kind = 'TEXT' | 'IMAGE' | 'SPEECH'
type Own = 'BASE_URL' | 'API_KEY' | 'MODEL' | 'PRICE'

/** Settings of the models, validated. */
export type ModelSettings = { [K in `${Kind}_PROVIDER`]: 'embedded' | 'openai' | 'openai-compatible' } & {
  [K in `${Kind}_${Own}`]?: string | undefined
} & {
  TEXT_PROMPTS?: 'full' | 'short' | undefined
  TEXT_REVIEW: 'on' | 'off'
  TEXT_EDITOR: 'on' | 'off'
  IMAGE_CONCURRENCY: number
  SPEECH_VOICE?: string | undefined
  SPEECH_TRANSCRIPTION_MODEL?: string | undefined
  SPEECH_NAMES?: 'send' | 'keep' | undefined
  DAILY_BUDGET?: string | undefined
}

/** Defaults if OpenAI is chosen without a model. */
const defaultModels = { TEXT: 'gpt-5.4-mini', IMAGE: 'gpt-image-2', SPEECH: 'gpt-4o-mini-tts' } as const
const defaultVoice = 'alloy'
const defaultTranscriptionModel = 'whisper-1'

/**
 * Text model, image model, hosted voice and daily budget.
 * @throws InvalidSetting naming what a provider lacks, what embedded models do not use, or a price that the budget
 * needs
 */
export function modelsOf(s: ModelSettings): {
  textModel: TextModelSettings
  imageModel: ImageModelSettings
  speechModel: SpeechModelSettings
  dailyBudget: number | null
} {
  const textModel = textModelOf(s)
  const imageModel = imageModelOf(s)
  const speechModel = speechModelOf(s)
  const dailyBudget = s.DAILY_BUDGET === undefined ? null : Number(s.DAILY_BUDGET)
  if (dailyBudget !== null) {
    if (!textPrice(textModel)) throw unknownPrice('TEXT_PRICE', s.TEXT_MODEL)
    if (picturePrice(imageModel) === null) throw unknownPrice('IMAGE_PRICE', s.IMAGE_MODEL)
    if (speechPrice(speechModel) === null) throw unknownPrice('SPEECH_PRICE', s.SPEECH_MODEL)
  }
  return { textModel, imageModel, speechModel, dailyBudget }
}

const unknownPrice = (setting: string, model: string | undefined) =>
  new InvalidSetting(
    `The setting DAILY_BUDGET needs ${setting} beside it: what ${model} costs is not known. A server of your own costs ${
      setting === 'TEXT_PRICE' ? '0/0' : '0'
    }.`,
  )

function hostedModel(kind: Kind, s: ModelSettings): HostedModel | null {
  const provider = s[`${kind}_PROVIDER`]
  const givenUrl = s[`${kind}_BASE_URL`]
  const baseUrl = givenUrl && trimEndWhere(givenUrl, /\//)
  const apiKey = s[`${kind}_API_KEY`]
  const model = s[`${kind}_MODEL`]
  if (provider === 'embedded') {
    const idle = (['BASE_URL', 'API_KEY', 'MODEL', 'PRICE'] as const).find(
      (name) => s[`${kind}_${name}`] !== undefined,
    )
    if (idle)
      throw new InvalidSetting(
        `The setting ${kind}_${idle} needs ${kind}_PROVIDER beside it: openai or openai-compatible.`,
      )
    return null
  }
  if (provider === 'openai') {
    if (!apiKey)
      throw new InvalidSetting(`The setting ${kind}_PROVIDER=openai needs ${kind}_API_KEY beside it.`)
    return {
      provider,
      baseUrl: baseUrl ?? 'https://api.openai.com/v1',
      apiKey,
      model: model ?? defaultModels[kind],
    }
  }
  if (!baseUrl || !model)
    throw new InvalidSetting(
      `The setting ${kind}_PROVIDER=openai-compatible needs ${kind}_BASE_URL and ${kind}_MODEL beside it.`,
    )
  return { provider, baseUrl, apiKey: apiKey ?? null, model }
}

function textModelOf(s: ModelSettings): TextModelSettings {
  const hosted = hostedModel('TEXT', s)
  if (!hosted) return { provider: 'embedded' }
  const [input, output] = (s.TEXT_PRICE ?? '').split('/').map(Number)
  return {
    ...hosted,
    ...(s.TEXT_PROMPTS && { prompts: s.TEXT_PROMPTS }),
    review: s.TEXT_REVIEW === 'on',
    edits: s.TEXT_EDITOR === 'on',
    price: s.TEXT_PRICE && input !== undefined && output !== undefined ? { input, output } : null,
  }
}

function imageModelOf(s: ModelSettings): ImageModelSettings {
  const hosted = hostedModel('IMAGE', s)
  if (!hosted) return { provider: 'embedded' }
  return {
    ...hosted,
    concurrency: s.IMAGE_CONCURRENCY,
    price: s.IMAGE_PRICE === undefined ? null : Number(s.IMAGE_PRICE),
  }
}

function speechModelOf(s: ModelSettings): SpeechModelSettings {
  const hosted = hostedModel('SPEECH', s)
  if (!hosted) {
    const idle = (['VOICE', 'TRANSCRIPTION_MODEL', 'NAMES'] as const).find(
      (name) => s[`SPEECH_${name}`] !== undefined,
    )
    if (idle)
      throw new InvalidSetting(
        `The setting SPEECH_${idle} needs SPEECH_PROVIDER beside it: openai or openai-compatible.`,
      )
    return { provider: 'embedded' }
  }
  const isOpenAi = hosted.provider === 'openai'
  if (!isOpenAi && !s.SPEECH_VOICE)
    throw new InvalidSetting('The setting SPEECH_PROVIDER=openai-compatible needs SPEECH_VOICE beside it.')
  return {
    ...hosted,
    voice: s.SPEECH_VOICE ?? defaultVoice,
    transcriptionModel: s.SPEECH_TRANSCRIPTION_MODEL ?? (isOpenAi ? defaultTranscriptionModel : null),
    price: s.SPEECH_PRICE === undefined ? null : Number(s.SPEECH_PRICE),
    hearsNames: s.SPEECH_NAMES === 'send' || (s.SPEECH_NAMES === undefined && isPrivateHost(hosted.baseUrl)),
  }
}
