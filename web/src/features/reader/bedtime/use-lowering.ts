import { useEffect, useRef } from 'react'
import type { Page, Player } from '../narration/player.ts'
import { sentencesOf } from '../narration/sentences.ts'

type LoweringOptions = {
  player: Player
  pages: readonly Page[]
  page: number
  /** The night ends with this book. */
  isLast: boolean
  /** When the sleep timer is up. */
  endsAt: number | null
  /** The timer is up, and the voice has gone silent. */
  onSilent: () => void
}

/** A voice never breaks off: it is lowered over this long when the timer is up. */
const lowerMs = 10_000
const stepMs = 200
/** Within the last sentence: quiet, but every word is heard. */
const quietest = 0.3

/** Lowers the voice over the last sentence of the night, and when the sleep timer is up. */
export const useLowering = ({ player, pages, page, isLast, endsAt, onSilent }: LoweringOptions): void => {
  const silent = useRef(onSilent)
  useEffect(() => {
    silent.current = onSilent
  })
  const last = pages.findLast(({ content }) => content.trim() !== '')
  const isLastPage = isLast && last?.page_number === page
  const content = last?.content ?? ''
  useEffect(() => {
    if (!isLastPage) return
    const sentence = sentencesOf(content).at(-1)
    const timer = setInterval(() => {
      const spoken = player.spoken()
      if (!sentence || !spoken || spoken.from < sentence.from) return
      const share = (spoken.from - sentence.from) / Math.max(1, sentence.to - sentence.from)
      player.setVolume(1 - share * (1 - quietest))
    }, stepMs)
    return () => clearInterval(timer)
  }, [player, isLastPage, content])

  useEffect(() => {
    if (endsAt === null) return
    let steps = 0
    const timer = setInterval(() => {
      // By the clock of the wall: timers sleep when the screen does.
      if (Date.now() < endsAt) return
      steps += 1
      const volume = 1 - (steps * stepMs) / lowerMs
      if (volume > 0 && player.state().status === 'reading') return player.setVolume(volume)
      clearInterval(timer)
      player.pause()
      silent.current()
    }, stepMs)
    return () => clearInterval(timer)
  }, [player, endsAt])
}
