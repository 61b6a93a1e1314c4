import type { PageVoice, VoiceEvents } from './page-voice.ts'
import { sentencesOf, spanAt, wordsOf } from './sentences.ts'
import type { Spoken } from './spoken-at.ts'

/** Safari drops what is said sooner after a cancel. */
const afterCancelMs = 250
let cancelledAt = -Infinity

/** The voices of this device that speak English without a server, the best first. Chrome's remote ones break off after 14 s. */
export const deviceVoices = (): SpeechSynthesisVoice[] => {
  if (!('speechSynthesis' in globalThis)) return []
  const isGood = ({ name }: SpeechSynthesisVoice) => /premium|enhanced|natural|siri/i.test(name)
  return speechSynthesis
    .getVoices()
    .filter(({ lang, localService, name }) => localService && /^en\b/i.test(lang) && !isNovelty.test(name))
    .toSorted((a, b) => Number(isGood(b)) - Number(isGood(a)) || Number(b.default) - Number(a.default))
}

/** Apple's joke voices. */
const isNovelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox)/i

const silence = () => {
  cancelledAt = performance.now()
  speechSynthesis.cancel()
}

/** Lets the device read a page, sentence by sentence: desktop browsers break off in longer texts. */
export const deviceVoice = (
  voice: SpeechSynthesisVoice | undefined,
  content: string,
  events: VoiceEvents,
): PageVoice => {
  const sentences = sentencesOf(content)
  const words = wordsOf(content)
  let pace = 1
  let volume = 1
  let offset = sentences[0]?.from ?? 0
  let spoken: Spoken | null = null
  /** Rises with each cancel, so that what an older sentence reports is ignored. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    turn += 1
    clearTimeout(timer)
    if (speechSynthesis.speaking || speechSynthesis.pending) silence()
  }
  const say = () => {
    const own = ++turn
    const sentence = sentences.find(({ to }) => to > offset)
    if (!sentence) return events.onEnd()
    const start = Math.max(offset, sentence.from)
    const utterance = new SpeechSynthesisUtterance(content.slice(start, sentence.to).replaceAll(/[*_]/g, ' '))
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? 'en-US'
    utterance.rate = pace
    utterance.volume = volume
    const isOwn = () => own === turn
    utterance.addEventListener('start', () => {
      if (!isOwn()) return
      spoken = { ...sentence, kind: 'sentence' }
      events.onReading()
    })
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      const word = spanAt(words, start + charIndex)
      if (!isOwn() || name !== 'word' || !word) return
      offset = word.from
      spoken = { ...word, kind: 'word' }
    })
    utterance.addEventListener('end', () => {
      if (!isOwn()) return
      offset = sentence.to
      say()
    })
    utterance.addEventListener('error', () => isOwn() && events.onFailure())
    speechSynthesis.speak(utterance)
  }
  const sayAfterCancel = () => {
    clearTimeout(timer)
    timer = setTimeout(say, Math.max(0, cancelledAt + afterCancelMs - performance.now()))
  }
  const again = () => {
    const wasSpeaking = speechSynthesis.speaking
    stop()
    if (wasSpeaking) sayAfterCancel()
  }
  return {
    read: sayAfterCancel,
    // Not `speechSynthesis.pause`, after which Chrome on Android never goes on.
    pause: stop,
    seek: (to) => {
      offset = to
      spoken = null
      again()
    },
    setPace: (next) => {
      if (next === pace) return
      pace = next
      again()
    },
    // From the next sentence on.
    setVolume: (next) => {
      volume = next
    },
    spoken: () => spoken,
    time: () => null,
    close: stop,
  }
}
