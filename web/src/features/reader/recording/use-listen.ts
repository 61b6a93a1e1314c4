import type { Narration } from '@moonpage/contract/narration'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { audioVoice } from '../narration/audio-voice.ts'
import { marksOf } from '../narration/marks.ts'
import type { PageVoice } from '../narration/page-voice.ts'
import { mapText } from '../narration/text-map.ts'
import pageWords from '../page-words.module.css'
import type { RecordingSession } from './recording-session.ts'

type ListenOptions = {
  session: RecordingSession
  page: number
  content: string
  /** What was recorded here, where it was. */
  wav: Blob | undefined
  /** The server has it, and knows its words. */
  isSent: boolean
  /** The element around the page's words. */
  words: RefObject<HTMLElement | null>
}

/** Milliseconds of a WAV file of 24 kHz. */
export const durationOf = (wav: Blob): number => Math.max(0, wav.size - 44) / 48

const unsent = (page_number: number, wav: Blob): Narration => ({
  page_number,
  narrator_id: '',
  source: 'recorded',
  name: '',
  face: null,
  audio_url: '',
  duration_ms: durationOf(wav),
  words: [],
})

/** Plays a page's recording, and marks its words. */
export const useListen = ({ session, page, content, wav, isSent, words }: ListenOptions) => {
  const [state, setState] = useState<'still' | 'loading' | 'playing' | 'failed'>('still')
  const end = useRef<(() => void) | null>(null)
  const stop = useCallback(() => {
    end.current?.()
    end.current = null
    setState('still')
  }, [])
  useEffect(() => stop, [stop, page])

  const listen = async () => {
    stop()
    setState('loading')
    const audio = new Audio()
    audio.load()
    const local = wav && URL.createObjectURL(wav)
    let frame = 0
    let voice: PageVoice | undefined
    let marks: ReturnType<typeof marksOf> | undefined
    let isOver = false
    end.current = () => {
      isOver = true
      cancelAnimationFrame(frame)
      voice?.close()
      marks?.remove()
      if (local) URL.revokeObjectURL(local)
    }
    try {
      // What is here can be heard without the server, if less well marked.
      const narration = isSent ? await session.narrate(page) : undefined
      const known = narration ?? (wav && unsent(page, wav))
      if (isOver || !known) return
      const element = words.current?.querySelector<HTMLElement>(`.${pageWords.words}`)
      marks = element ? marksOf(element) : undefined
      const map = element && mapText(element, content)
      voice = audioVoice(audio, known, content, narration ? narration.audio_url : (local ?? ''), {
        onReading: () => setState('playing'),
        onPaused: stop,
        onEnd: stop,
        onFailure: () => {
          stop()
          setState('failed')
        },
      })
      const paint = () => {
        const spoken = voice?.spoken()
        if (map) marks?.paint(map, spoken ? [spoken] : [])
        frame = requestAnimationFrame(paint)
      }
      voice.read()
      paint()
    } catch {
      stop()
      setState('failed')
    }
  }
  return { state, listen, stop }
}
