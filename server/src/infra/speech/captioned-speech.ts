import { APICallError } from 'ai'
import * as z from 'zod/mini'
import type { HostedModel } from '../models/model-settings.ts'
import { ProviderError } from '../models/provider-error.ts'

/** A word that was heard, in seconds from the start of the sound. */
export type HeardWord = { text: string; start: number; end: number }

/** A WAV file; `heard` is null where nobody said when the words are spoken. */
export type HeardSpeech = { wav: Uint8Array; heard: HeardWord[] | null }

const Captioned = z.object({
  audio: z.string(),
  timestamps: z.nullish(
    z.array(
      z.object({ word: z.string(), start_time: z.nullish(z.number()), end_time: z.nullish(z.number()) }),
    ),
  ),
})

/**
 * Asks for speech together with the times of its words, as Kokoro-FastAPI answers it beside OpenAI's protocol.
 * @returns null if the server has no such endpoint
 */
export async function requestCaptionedSpeech(
  { baseUrl, apiKey, model, voice }: HostedModel & { voice: string },
  text: string,
  signal: AbortSignal,
): Promise<HeardSpeech | null> {
  const url = `${baseUrl.replace(/\/v1$/, '')}/dev/captioned_speech`
  const body = { model, input: text, voice, response_format: 'wav', stream: false, return_timestamps: true }
  const response = await fetch(url, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if ([404, 405, 501].includes(response.status)) return null
  if (!response.ok)
    throw new APICallError({
      message: 'The speech was not given',
      url,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: answer,
    })
  const captioned = Captioned.safeParse(parseJson(answer))
  if (!captioned.success) throw new ProviderError('unreadable')
  const { audio, timestamps } = captioned.data
  const heard = (timestamps ?? []).flatMap(({ word, start_time: start, end_time: end }) =>
    typeof start === 'number' && typeof end === 'number' ? [{ text: word, start, end }] : [],
  )
  return { wav: Buffer.from(audio, 'base64'), heard: heard.length > 0 ? heard : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
