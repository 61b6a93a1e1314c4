import { yieldToOtherThreads } from '../../lib/thread-priority.ts'
import type { EncodeRequest } from './embedded.ts'
import { encodeRecording } from './encode-recording.ts'
import { speakWithFlite } from './speak-with-flite.ts'
import { InvalidWav } from './wav.ts'
import type { Speech } from './speech-voice.ts'

// Requests and queries go first.
yieldToOtherThreads()

/** Runs in a worker thread: a page takes about a second of CPU time. */
export const speak = (text: string): Promise<Speech | null> => speakWithFlite(text)

/** `invalid` instead of an error, which would lose its class on the way. */
export const encode = (request: EncodeRequest): Promise<Speech | { invalid: string }> =>
  encodeRecording(request).catch((error: unknown) => {
    if (error instanceof InvalidWav) return { invalid: error.message }
    throw error
  })
