import type { Narration } from '@moonpage/contract/narration'
import { embeddedNarrator } from '@moonpage/contract/narrators'
import { audioVoice } from './audio-voice.ts'
import { deviceVoice, voicesKnown } from './device-voice.ts'
import type { NarrationClient } from './narration-client.ts'
import type { PageVoice } from './page-voice.ts'
import { type Span, sentencesOf } from './sentences.ts'
import type { Spoken } from './spoken-at.ts'

/** A breath between the last word of a page and the first of the next. */
const breathMs = 900
/** After this long another voice is asked too. */
const slowMs = 4000

export type PlayerState = {
  /** `rest`: nothing was started, or the book is over. */
  status: 'rest' | 'loading' | 'reading' | 'paused' | 'failed'
  page: number
  /** Of the page that is read; null until it is known, and while the device reads. */
  narration: Narration | null
  /** The chosen voice takes its time, or cannot be had: another one gets ready. */
  isSlow: boolean
}

export type Page = { page_number: number; content: string }

/** Who reads: a narrator's id, by default the account's; or a voice of this device, asked for when it is needed. */
export type Reader = { narrator: string | undefined } | { device: () => SpeechSynthesisVoice | undefined }

/** Where a voice comes from. */
type Source = 'server' | 'device'

export type PlayerOptions = {
  audio: HTMLAudioElement
  client: NarrationClient
  pages: readonly Page[]
  reader: Reader
  pace: number
  /** How many pages are fetched ahead. */
  ahead?: number
  /** The voice went on to a page. */
  onTurn: (page: number) => void
  /** The voice of this device, where the server cannot be reached. */
  fallback: () => SpeechSynthesisVoice | undefined
}

export type Player = ReturnType<typeof createPlayer>

/** Reads a book aloud, page by page. */
export const createPlayer = ({ audio, client, onTurn, fallback, ahead = 1, ...options }: PlayerOptions) => {
  let { pages, reader, pace } = options
  let volume = 1
  let state: PlayerState = { status: 'rest', page: 0, narration: null, isSlow: false }
  let voice: PageVoice | null = null
  /** Rises with each start and stop, so that what was asked for before is ignored. */
  let turn = 0
  let breath: ReturnType<typeof setTimeout> | undefined
  /** Where a single word that was asked for ends. */
  let until: number | null = null
  let onBookEnd: (() => void) | null = null
  const listeners = new Set<() => void>()
  const update = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const contentOf = (page: number) => pages.find((one) => one.page_number === page)?.content ?? ''
  const stop = () => {
    turn += 1
    clearTimeout(breath)
    voice?.close()
    voice = null
  }

  const end = (page: number) => {
    const next = pages.find((one) => one.page_number > page && one.content.trim() !== '')
    if (until !== null) return pause()
    if (!next) {
      stop()
      update({ status: 'rest', narration: null })
      onBookEnd?.()
      return
    }
    const goOn = () => {
      void start(next.page_number)
      onTurn(next.page_number)
    }
    // Where nobody sees the page a timer may never come: it would be put to sleep in the silence.
    if (document.hidden) goOn()
    else breath = setTimeout(goOn, breathMs)
  }

  /** @param others who reads on where this source fails */
  const eventsOf = (own: number, page: number, others: readonly Source[]) => ({
    onReading: () => {
      if (own === turn) update({ status: 'reading', isSlow: false })
    },
    onPaused: () => {
      if (own === turn) update({ status: 'paused' })
    },
    onEnd: () => {
      if (own === turn) end(page)
    },
    onFailure: () => {
      if (own === turn) void readBy(others, own, page, voice?.spoken()?.from)
    },
  })

  const begin = (next: PageVoice, offset: number | undefined) => {
    voice?.close()
    voice = next
    next.setPace(pace)
    next.setVolume(volume)
    if (offset !== undefined) next.seek(offset)
    next.read()
  }

  /** Lets the first source read that can. */
  const readBy = async (sources: readonly Source[], own: number, page: number, offset?: number) => {
    const [source, ...others] = sources
    if (!source) {
      stop()
      update({ status: 'failed', narration: null, isSlow: false })
    } else if (source === 'server') await readByServer(others, own, page, offset)
    else {
      await voicesKnown()
      if (own !== turn) return
      const device = 'device' in reader ? reader.device() : fallback()
      if (!device) return readBy(others, own, page, offset)
      update({ narration: null })
      begin(deviceVoice(device, contentOf(page), eventsOf(own, page, others)), offset)
    }
  }

  const readByServer = async (others: readonly Source[], own: number, page: number, offset?: number) => {
    const content = contentOf(page)
    const slow = setTimeout(() => own === turn && update({ isSlow: true }), slowMs)
    try {
      const narration = await firstOf(page, content)
      if (own !== turn) return
      update({ narration })
      const url = client.urlOf(narration)
      begin(audioVoice(audio, narration, content, url, eventsOf(own, page, others)), offset)
      void prepareFrom(page + 1)
    } catch {
      if (own === turn) await readBy(others, own, page, offset)
    } finally {
      clearTimeout(slow)
    }
  }

  const start = async (page: number, offset?: number) => {
    stop()
    until = null
    if (contentOf(page).trim() === '') return end(page)
    update({ status: 'loading', page, narration: null, isSlow: false })
    await readBy('device' in reader ? ['device', 'server'] : ['server', 'device'], turn, page, offset)
  }

  /** The chosen voice; or the simple one, asked for when that fails or takes too long. */
  const firstOf = (page: number, content: string): Promise<Narration> => {
    const narrator = 'device' in reader ? embeddedNarrator : reader.narrator
    const chosen = client.narrate(page, content, narrator)
    if (narrator === embeddedNarrator) return chosen
    const late = new Promise<void>((resolve) => setTimeout(resolve, slowMs))
    const standIn = Promise.race([
      late,
      chosen.then(
        () => new Promise<never>(() => {}),
        () => {},
      ),
    ]).then(() => client.narrate(page, content, embeddedNarrator))
    return Promise.any([chosen, standIn])
  }

  const prepare = async (page: number) => {
    const content = contentOf(page)
    if ('device' in reader || content.trim() === '') return
    // Asked for again when its turn comes.
    await client.fetchAhead(page, content, reader.narrator).catch(() => {})
  }
  /** One after another: the next page is the one that is needed first. */
  const prepareFrom = async (page: number) => {
    for (let next = page; next < page + ahead; next += 1) await prepare(next)
  }

  const pause = () => {
    clearTimeout(breath)
    if (state.status === 'loading') {
      stop()
      return update({ status: 'rest', isSlow: false })
    }
    voice?.pause()
    update({ status: 'paused' })
  }

  const goOn = () => {
    until = null
    if (!voice) return void start(state.page)
    update({ status: 'reading' })
    voice.read()
  }

  const spoken = (): Spoken | null => {
    const now = voice?.spoken() ?? null
    // A word that was asked for alone is over with the next one.
    if (until !== null && state.status === 'reading' && now && now.from >= until) {
      pause()
      return null
    }
    return now
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    pause,
    goOn,
    prepare,
    spoken,
    time: () => voice?.time() ?? null,
    /** Starts, pauses and goes on. @param page the one that is open */
    toggle: (page: number) => {
      if (state.status === 'reading' || state.status === 'loading') pause()
      else if (state.status === 'paused' && state.page === page) goOn()
      else void start(page)
    },
    /** The reader turned to a page. */
    show: (page: number) => {
      if (page === state.page) return
      if (state.status === 'reading' || state.status === 'loading') return void start(page)
      stop()
      update({ page, narration: null, status: state.status === 'paused' ? 'paused' : 'rest' })
    },
    /** Reads on from a place in the text of the open page. */
    readFrom: (page: number, offset: number) => {
      until = null
      if (!voice || state.page !== page) return void start(page, offset)
      voice.seek(offset)
      goOn()
    },
    /** Reads on a sentence back or on. */
    step: (page: number, by: 1 | -1) => {
      const sentences = sentencesOf(contentOf(page))
      const at = voice?.spoken()?.from ?? 0
      const now = sentences.findLastIndex(({ from }) => from <= at)
      const next = sentences[Math.max(0, now + by)]
      if (!next) return
      until = null
      if (!voice || state.page !== page) return void start(page, next.from)
      voice.seek(next.from)
      goOn()
    },
    /** Reads a single word. */
    hear: async (page: number, { from, to }: Span) => {
      if (!voice || state.page !== page) await start(page, from)
      else goOn()
      voice?.seek(from, to)
      until = to
    },
    /** New pages, such as one that was edited. */
    setPages: (next: readonly Page[]) => {
      pages = next
    },
    setReader: (next: Reader) => {
      reader = next
      client.forget()
      if (state.status === 'rest' || state.status === 'failed') return
      const { page, status } = state
      const from = voice?.spoken()?.from
      stop()
      if (status === 'paused') update({ narration: null })
      else void start(page, from)
    },
    setPace: (next: number) => {
      pace = next
      voice?.setPace(next)
    },
    setVolume: (next: number) => {
      volume = next
      voice?.setVolume(next)
    },
    /** Called after the last word of the book. */
    onBookEnd: (listener: (() => void) | null) => {
      onBookEnd = listener
    },
    /** Stops, and frees the sound. */
    close: () => {
      stop()
      audio.removeAttribute('src')
      audio.load()
      update({ status: 'rest', narration: null, isSlow: false })
    },
  }
}
