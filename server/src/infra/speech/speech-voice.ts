import type { WordTime } from '@moonpage/contract/narration'

/** A text as it was spoken: a mono MP3 file and when each word is heard; no words where no times are known. */
export type Speech = { mp3: Uint8Array; durationMs: number; words: WordTime[] }

/** A synthetic voice. */
export type SpeechVoice = {
  /** Changes when the same text would sound otherwise. Audio is found again by it and the text. */
  readonly fingerprint: string
  /** @returns null for a text that the voice has no sounds for. @throws ProviderError if a hosted voice fails */
  speak(text: string, signal?: AbortSignal): Promise<Speech | null>
}
