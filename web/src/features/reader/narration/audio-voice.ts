import type { Narration } from '@moonpage/contract/narration'
import type { PageVoice, VoiceEvents } from './page-voice.ts'
import { spokenAt, timeOf } from './spoken-at.ts'

/**
 * Plays a page's audio file.
 * @param audio the one element that plays everything: a browser that let it play once lets it go on
 * @param url of the file, or of what was fetched of it
 */
export const audioVoice = (
  audio: HTMLAudioElement,
  narration: Narration,
  content: string,
  url: string,
  events: VoiceEvents,
): PageVoice => {
  const listening = new AbortController()
  const on = (name: string, listener: () => void) =>
    audio.addEventListener(name, listener, { signal: listening.signal })
  let isWanted = false
  audio.src = url
  on('playing', events.onReading)
  on('ended', events.onEnd)
  on('error', events.onFailure)
  on('pause', () => isWanted && !audio.ended && events.onPaused())
  return {
    read: () => {
      isWanted = true
      // Rejected when it is paused before it began, and on errors, which have an event of their own.
      audio.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') events.onPaused()
      })
    },
    pause: () => {
      isWanted = false
      audio.pause()
    },
    seek: (offset) => {
      audio.currentTime = timeOf(narration, content, offset) / 1000
    },
    setPace: (pace) => {
      // Loading another file resets the rate to the default one.
      audio.defaultPlaybackRate = pace
      audio.playbackRate = pace
    },
    setVolume: (volume) => {
      audio.volume = volume
    },
    spoken: () => spokenAt(narration, content, audio.currentTime * 1000),
    time: () => ({
      duration: narration.duration_ms / 1000,
      position: Math.min(audio.currentTime, narration.duration_ms / 1000),
    }),
    close: () => {
      isWanted = false
      listening.abort()
      audio.pause()
    },
  }
}
