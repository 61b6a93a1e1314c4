import { yieldToOtherThreads } from '../../lib/thread-priority.ts'
import type { EncodeRequest } from './embedded.ts'
import { encodeRecording } from './encode-recording.ts'
import { speakWithFlite } from './speak-with-flite.ts'
import type { Speech } from './speech-voice.ts'

// Requests and queries go first.
yieldToOtherThreads()

/** Runs in a worker thread: a page takes about a second of CPU time. */
export const speak = (text: string): Promise<Speech | null> => speakWithFlite(text)

export const encode = (request: EncodeRequest): Promise<Speech> => encodeRecording(request)
