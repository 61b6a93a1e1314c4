import { createOpenAI } from '@ai-sdk/openai'
import { generateSpeech, transcribe } from 'ai'
import { callTerms, type CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { checkProvider } from '../models/check-provider.ts'
import { classifyProviderError } from '../models/classify-provider-error.ts'
import type { SpeechModelSettings } from '../models/model-settings.ts'
import { speechCost } from '../models/prices.ts'
import { ProviderError } from '../models/provider-error.ts'
import { openProvider, type ProviderDeps } from '../models/provider.ts'
import { speechTimeouts, type Timeouts } from '../models/timeouts.ts'
import { requestCaptionedSpeech, type HeardSpeech } from './captioned-speech.ts'
import type { SpeechPool } from './embedded.ts'
import type { Speech } from './speech-voice.ts'
import { InvalidWav } from './wav.ts'

export type HostedSpeechSettings = Exclude<SpeechModelSettings, { provider: 'embedded' }>

/** A voice behind OpenAI's protocol. */
export type HostedVoice = {
  /** Changes when the same text would sound otherwise. */
  readonly fingerprint: string
  /** Whether names that parents typed may be sent to it. */
  readonly hearsNames: boolean
  /** Health check: resolves if a page could be read now. @throws an error with a message for admins */
  check(signal: AbortSignal): Promise<void>
  /** US dollars that a text costs; 0 if the price is unknown. */
  cost(text: string): number
  /** @throws ProviderError */
  speak(text: string, context: CallContext): Promise<Speech>
}

/**
 * When words are spoken is learned from the server, where it says so (Kokoro-FastAPI's captioned speech); else from a
 * transcription with word times; else from the embedded voice, whose times are fitted to the sound.
 */
export function hostedVoice(
  settings: HostedSpeechSettings,
  { pool, timeouts = speechTimeouts, ...deps }: ProviderDeps & { pool: SpeechPool; timeouts?: Timeouts },
): HostedVoice {
  const provider = openProvider(settings, 'speech', deps)
  const { baseUrl, apiKey, model, voice } = settings
  const openai = createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none' })
  // OpenAI itself has no captions; another server is asked once whether it has.
  let hasCaptions = settings.provider === 'openai-compatible'
  let transcribes = settings.transcriptionModel !== null

  async function requestSpeech(text: string, signal: AbortSignal): Promise<HeardSpeech> {
    if (hasCaptions) {
      const captioned = await requestCaptionedSpeech(settings, text, signal)
      if (captioned) return captioned
      hasCaptions = false
    }
    const { audio } = await generateSpeech({
      model: openai.speech(model),
      text,
      voice,
      outputFormat: 'wav',
      maxRetries: 0,
      abortSignal: signal,
    })
    return { wav: audio.uint8Array, heard: null }
  }

  /** A transcription that fails costs word times, not the page. */
  async function requestTimes(wav: Uint8Array, signal: AbortSignal): Promise<HeardSpeech['heard']> {
    if (!transcribes || settings.transcriptionModel === null) return null
    try {
      const { segments } = await transcribe({
        model: openai.transcription(settings.transcriptionModel),
        audio: wav,
        providerOptions: {
          openai: { responseFormat: 'verbose_json', timestampGranularities: ['word'], language: 'en' },
        },
        maxRetries: 0,
        abortSignal: signal,
      })
      return segments.map(({ text, startSecond, endSecond }) => ({
        text,
        start: startSecond,
        end: endSecond,
      }))
    } catch (error) {
      signal.throwIfAborted()
      const kind = classifyProviderError(error, provider.name)?.kind
      if (kind === 'no-such-model' || kind === 'rejected') transcribes = false
      provider.log.warn({ err: error, error_kind: kind }, 'word times could not be transcribed')
      return null
    }
  }

  return {
    fingerprint: `${provider.name.host} ${model} ${voice} 1`,
    hearsNames: settings.hearsNames,
    // Servers of a single voice often have no list of models.
    check: (signal) =>
      checkProvider(provider, settings, signal, { mayLackList: settings.provider === 'openai-compatible' }),
    cost: (text) => speechCost(settings, text),
    async speak(text, context) {
      const spoken = await callProvider({ provider, timeouts, ...callTerms(context) }, async (signal) => {
        const { wav, heard } = await requestSpeech(text, signal)
        // Billed even if the answer turns out to be no sound.
        await context.recordCall({
          purpose: 'speech',
          model,
          inputTokens: 0,
          outputTokens: 0,
          pictures: 0,
          usd: speechCost(settings, text),
        })
        return { wav, heard: heard ?? (await requestTimes(wav, signal)) }
      })
      try {
        return await pool.encode({ ...spoken, text })
      } catch (error) {
        if (error instanceof InvalidWav) throw new ProviderError('unreadable').at(provider.name)
        throw error
      }
    },
  }
}
