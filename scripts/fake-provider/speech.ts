import { createHash } from 'node:crypto'
import type { ProviderCall } from './call-log.ts'
import type { Reply } from './deliver.ts'
import { errorReply, notFound, type ErrorReply } from './errors.ts'
import type { Misfortune } from './faults.ts'
import type { ProviderScript } from './script.ts'
import { pcmWav, sayInTones, type ToneWord } from './tones.ts'

/** The used fields of a request. */
export type SpeechRequest = { input?: string; voice?: string; response_format?: string }

/** Limit of remembered sounds. */
const mostSounds = 200

const json = { 'content-type': 'application/json' }

/** Reads texts in tones, and remembers them, so that it can transcribe what it has read. */
export class Reader {
  readonly #heard = new Map<string, ToneWord[]>()
  readonly #script: ProviderScript

  constructor(script: ProviderScript) {
    this.#script = script
  }

  #speak(text: string): { wav: Buffer; words: ToneWord[] } {
    const { samples, words } = sayInTones(text)
    const wav = pcmWav(samples)
    this.#heard.set(keyOf(wav), words)
    const [oldest] = this.#heard.keys()
    if (oldest && this.#heard.size > mostSounds) this.#heard.delete(oldest)
    return { wav, words }
  }

  /** OpenAI's endpoint: the sound alone. */
  answer(
    { input, voice, response_format: format }: SpeechRequest,
    fault: Misfortune | null,
  ): Reply | ErrorReply {
    if (!input || !voice) return errorReply(400, 'Missing required parameter: input and voice.')
    if (format !== 'wav')
      return errorReply(400, `This provider speaks WAV, not ${format ?? 'mp3'}.`, {
        param: 'response_format',
      })
    const headers = { 'content-type': 'audio/wav' }
    const reply = (data: string | Uint8Array): Reply => ({
      status: 200,
      headers,
      pieces: [{ data, atMs: this.#script.speechMs ?? 0 }],
    })
    switch (fault?.name) {
      case 'empty':
        return reply('')
      case 'wrong-audio-type':
        return reply(notAudio[fault.form] ?? '')
      default:
        return reply(this.#speak(input).wav)
    }
  }

  /** Kokoro-FastAPI's endpoint: the sound, and when each word is heard. */
  answerCaptioned(request: SpeechRequest, call: ProviderCall, fault: Misfortune | null): Reply | ErrorReply {
    if (!this.#script.captions) return notFound(call.path)
    if (!request.input) return errorReply(400, 'Missing required parameter: input.')
    const { wav, words } = this.#speak(request.input)
    const audio =
      fault?.name === 'empty' ? '' : fault?.name === 'wrong-audio-type' ? (notAudio[fault.form] ?? '') : wav
    const body = JSON.stringify({
      audio: Buffer.from(audio).toString('base64'),
      audio_format: 'audio/wav',
      timestamps:
        fault?.name === 'no-times'
          ? null
          : words.map(({ text, start, end }) => ({ word: text, start_time: start, end_time: end })),
    })
    const data = fault?.name === 'malformed-json' ? `${body.slice(0, -9)}<<<` : body
    return { status: 200, headers: json, pieces: [{ data, atMs: this.#script.speechMs ?? 0 }] }
  }

  /** Knows what it has read itself. As such models do, it writes numbers and names in its own way. */
  transcribe(wav: Uint8Array, fault: Misfortune | null): Reply | ErrorReply {
    if (this.#script.transcribes === false)
      return errorReply(404, 'There is no such model.', { code: 'model_not_found' })
    const words = (this.#heard.get(keyOf(wav)) ?? []).filter((_, index) => index % 7 !== 3)
    const body = JSON.stringify({
      text: words.map(({ text }) => text).join(' '),
      language: 'english',
      duration: words.at(-1)?.end ?? 0,
      words:
        fault?.name === 'no-times'
          ? undefined
          : words.map(({ text, start, end }) => ({ word: text.toLowerCase(), start, end })),
    })
    const data = fault?.name === 'malformed-json' ? `${body.slice(0, -9)}<<<` : body
    return { status: 200, headers: json, pieces: [{ data }] }
  }
}

const keyOf = (wav: Uint8Array) => createHash('sha256').update(wav).digest('base64')

const notAudio: Record<string, string> = { html: '<html>Not found</html>', mp3: 'ID3\u0003\u0000\u0000' }
