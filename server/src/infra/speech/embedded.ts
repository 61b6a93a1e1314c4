import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { HeardWord } from './captioned-speech.ts'
import type { Speech, SpeechVoice } from './speech-voice.ts'
import { InvalidWav } from './wav.ts'
import { fliteFingerprint } from './flite-voice.ts'

/** Audio that a person or a hosted voice made, in the form in which all narration is stored. */
export type EncodeRequest = {
  /** 16-bit mono PCM. */
  wav: Uint8Array
  /** What is read in it. */
  text: string
  /** Words that were heard in it, with their times; absent where nobody said so. */
  heard?: readonly HeardWord[] | null
}

export type SpeechPool = {
  /** The voice that comes with Moonpage. */
  voice: SpeechVoice
  /**
   * Trims silence, evens the loudness, finds out when each word is spoken, and encodes as MP3.
   * @throws InvalidWav
   */
  encode(request: EncodeRequest): Promise<Speech>
  close(): Promise<void>
}

/**
 * Worker threads that speak and encode, so that requests are not blocked. Idle threads end after a few minutes.
 * @param onError called when a thread crashes outside of a task; the pool starts another one
 */
export function openSpeechPool(onError: (error: Error) => void): SpeechPool {
  const pool = new Piscina({
    filename: new URL('./speech-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism()),
    // Starting a thread takes a second, and a page is read for half a minute.
    idleTimeout: 120_000,
    concurrentTasksPerWorker: 1,
  })
  // An `error` event without a listener would end the process.
  pool.on('error', onError)
  // Without abort signals: they would end the thread, which compiles the voice once.
  const run = <T>(name: string, task: unknown): Promise<T> => pool.run(task, { name }) as Promise<T>
  return {
    voice: {
      fingerprint: fliteFingerprint,
      speak: (text) => run<Speech | null>('speak', text),
    },
    async encode(request) {
      const answer = await run<Speech | { invalid: string }>('encode', request)
      if ('invalid' in answer) throw new InvalidWav(answer.invalid)
      return answer
    },
    close: () => pool.destroy(),
  }
}
