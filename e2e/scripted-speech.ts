/** Whose speech is played. `android`: says no words. `safari`: drops what is said too soon after a cancel. `mute`: fails. */
export type SpeakingBrowser = 'desktop' | 'android' | 'safari' | 'mute'

/** What the page has said so far, and with whose voice. */
export type Said = { said: { text: string; voice: string }[] }

/** Runs in the page before its scripts: lets a device speak as that browser does, a hundred times as fast. */
export const scriptSpeech = (browser: SpeakingBrowser) => {
  const wordMs = 60
  const safariMs = 250
  /** Desktop browsers break off after a quarter of a minute, without a word about it. */
  const mostWords = 40
  const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
    name,
    lang,
    localService,
    default: isDefault,
    voiceURI: name,
  })
  const voices = [
    voice('Google US English', 'en-US', false, true),
    voice('Daniel', 'en-GB'),
    voice('Samantha', 'en-US'),
    voice('Zarvox', 'en-US'),
    voice('Anna', 'de-DE'),
  ]
  class Utterance extends EventTarget {
    voice: { name: string } | null = null
    lang = ''
    rate = 1
    volume = 1
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
    tell(name: string, more: object = {}) {
      this.dispatchEvent(Object.assign(new Event(name), more))
    }
  }
  const said: { text: string; voice: string }[] = []
  let areKnown = false
  let queue: Utterance[] = []
  let current: Utterance | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  let cancelledAt = -Infinity
  const after = (ms: number, work: () => void) => void timers.push(setTimeout(work, ms))
  const next = () => {
    const utterance = current ? undefined : queue.shift()
    if (!utterance) return
    current = utterance
    const done = (event: string, more = {}) => {
      current = null
      timers = []
      utterance.tell(event, more)
      next()
    }
    if (browser === 'mute') return after(10, () => done('error', { error: 'synthesis-failed' }))
    const words = [...utterance.text.matchAll(/[\p{L}’]+/gu)]
    const eachMs = wordMs / utterance.rate
    after(10, () => {
      said.push({ text: utterance.text, voice: utterance.voice?.name ?? '' })
      utterance.tell('start')
    })
    for (const [order, { index }] of words.entries())
      if (browser !== 'android')
        after(15 + order * eachMs, () => utterance.tell('boundary', { name: 'word', charIndex: index }))
    if (words.length <= mostWords) after(20 + words.length * eachMs, () => done('end'))
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => {
      setTimeout(() => {
        if (areKnown) return
        areKnown = true
        synthesis.dispatchEvent(new Event('voiceschanged'))
      }, 100)
      return areKnown ? voices : []
    },
    speak: (utterance: Utterance) => {
      if (browser === 'safari' && performance.now() < cancelledAt + safariMs) return
      queue.push(utterance)
      next()
    },
    cancel: () => {
      cancelledAt = performance.now()
      for (const timer of timers) clearTimeout(timer)
      const stopped = current
      const waiting = queue
      timers = []
      queue = []
      current = null
      setTimeout(() => {
        stopped?.tell('error', { error: 'interrupted' })
        for (const one of waiting) one.tell('error', { error: 'canceled' })
      })
    },
  })
  Object.defineProperties(synthesis, {
    speaking: { get: () => current !== null },
    pending: { get: () => queue.length > 0 },
  })
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, said })
}

export type LockScreen = { actions: Partial<Record<MediaSessionAction, (() => void) | null>> }

/** Runs in the page before its scripts: shows the test the buttons of the lock screen. */
export const watchLockScreen = () => {
  const actions: LockScreen['actions'] = {}
  const set: (this: MediaSession, action: MediaSessionAction, handler: (() => void) | null) => void =
    Reflect.get(MediaSession.prototype, 'setActionHandler')
  MediaSession.prototype.setActionHandler = function setWatched(action, handler) {
    actions[action] = handler as (() => void) | null
    set.call(this, action, handler as (() => void) | null)
  }
  Object.assign(globalThis, { actions })
}
