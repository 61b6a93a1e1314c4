import { useEffect, useMemo, useRef, useState } from 'react'
import { audioVoice } from './audio-voice.ts'
import { deviceVoice, deviceVoices } from './device-voice.ts'
import type { NarrationClient } from './narration-client.ts'
import type { PageVoice } from './page-voice.ts'
import type { Player } from './player.ts'
import { markOf } from './use-reader.ts'

/** A sample ends after this long. */
const sampleMs = 8000

export type Sample = {
  /** The voice that is heard now. */
  playing: string | null
  /** Starts a voice, or stops it. @param page one that it has, where that is not the open one */
  listen: (choice: string, page?: number) => void
}

/** A few words of a voice, to choose it by. The book pauses meanwhile. */
export const useSample = (
  client: NarrationClient,
  player: Player,
  { page, content }: { page: number; content: string },
): Sample => {
  const [playing, setPlaying] = useState<string | null>(null)
  // Not the book's element, whose place in the page is not to be lost.
  const audio = useMemo(() => new Audio(), [])
  const voice = useRef<PageVoice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const stop = () => {
    asked.current += 1
    clearTimeout(timer.current)
    voice.current?.close()
    voice.current = null
    setPlaying(null)
  }
  useEffect(
    () => () => {
      asked.current += 1
      clearTimeout(timer.current)
      voice.current?.close()
    },
    [],
  )
  const listen = (choice: string, hasPage?: number) => {
    const isOn = playing === choice
    stop()
    if (isOn) return
    if (player.state().status === 'reading') player.pause()
    const own = asked.current
    setPlaying(choice)
    const end = () => own === asked.current && stop()
    const events = {
      onReading: () => {
        timer.current = setTimeout(end, sampleMs)
      },
      onPaused: end,
      onEnd: end,
      onFailure: end,
    }
    const device = deviceVoices().find((one) => markOf(one) === choice)
    if (device) {
      voice.current = deviceVoice(device, content, events)
      voice.current.read()
      return
    }
    // Where it has another page only, that one.
    const number = hasPage ?? page
    audio.load()
    client.narrate(number, content, choice || undefined).then((narration) => {
      if (own !== asked.current) return
      voice.current = audioVoice(audio, narration, content, narration.audio_url, events)
      voice.current.read()
    }, end)
  }
  return { playing, listen }
}
