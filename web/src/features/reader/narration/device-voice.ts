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

const voicesMs = 1000

/** Resolves when this device has named its voices: Chrome does so some time after the page. */
export const voicesKnown = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('speechSynthesis' in globalThis) || speechSynthesis.getVoices().length > 0) return resolve()
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, voicesMs)
  })

/** Apple's joke voices. */
const isNovelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox)/i

const silence = () => {
  cancelledAt = performance.now()
  speechSynthesis.cancel()
}

/** A device that has not begun after this long has dropped what it was to say. */
const droppedMs = 5000
/** Another page or app began to speak, a call came, or the browser wants a press first. */
const isPause = ({ error }: SpeechSynthesisErrorEvent) => /^(interrupted|canceled|not-allowed)$/.test(error)

/** Lets the device read a page, sentence by sentence: desktop browsers break off in longer texts. */
export const deviceVoice = (voice: SpeechSynthesisVoice, content: string, events: VoiceEvents): PageVoice => {
  const sentences = sentencesOf(content)
  const words = wordsOf(content)
  let pace = 1
  let volume = 1
  let offset = sentences[0]?.from ?? 0
  /** Where it is to stop. */
  let limit = Infinity
  let isWanted = false
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
    if (!sentence || offset >= limit) return events.onEnd()
    const start = Math.max(offset, sentence.from)
    const end = Math.min(sentence.to, limit)
    const utterance = new SpeechSynthesisUtterance(content.slice(start, end).replaceAll(/[*_]/g, ' '))
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = pace
    utterance.volume = volume
    const isOwn = () => own === turn
    utterance.addEventListener('start', () => {
      if (!isOwn()) return
      clearTimeout(timer)
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
      offset = end
      say()
    })
    utterance.addEventListener('error', (error) => {
      if (!isOwn()) return
      clearTimeout(timer)
      if (!isPause(error)) return events.onFailure()
      isWanted = false
      events.onPaused()
    })
    timer = setTimeout(() => isOwn() && events.onFailure(), droppedMs)
    speechSynthesis.speak(utterance)
  }
  const sayAfterCancel = () => {
    clearTimeout(timer)
    timer = setTimeout(say, Math.max(0, cancelledAt + afterCancelMs - performance.now()))
  }
  const again = () => {
    stop()
    if (isWanted) sayAfterCancel()
  }
  const pause = () => {
    isWanted = false
    limit = Infinity
    stop()
  }
  return {
    read: () => {
      isWanted = true
      sayAfterCancel()
    },
    // Not `speechSynthesis.pause`, after which Chrome on Android never goes on.
    pause,
    seek: (to, end = Infinity) => {
      offset = to
      limit = end
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
    close: pause,
  }
}
