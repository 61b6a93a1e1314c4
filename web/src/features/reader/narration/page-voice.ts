import type { Spoken } from './spoken-at.ts'

/** What happens while a page is read. */
export type VoiceEvents = {
  /** Reading: the first sound, and again after a pause. */
  onReading: () => void
  /** Paused by the system: a call, or headphones that were pulled out. */
  onPaused: () => void
  onEnd: () => void
  onFailure: () => void
}

/** Reads one page aloud. `audioVoice` plays an audio file, `deviceVoice` lets the device speak. */
export type PageVoice = {
  /** Reads on from where it is. */
  read: () => void
  pause: () => void
  /** @param offset in the page's text @param end where the device stops: audio files say when each word ends */
  seek: (offset: number, end?: number) => void
  setPace: (pace: number) => void
  /** From 0 to 1. Some devices only know their own buttons. */
  setVolume: (volume: number) => void
  spoken: () => Spoken | null
  /** Seconds, for the lock screen; null where nobody knows. */
  time: () => { duration: number; position: number } | null
  close: () => void
}
