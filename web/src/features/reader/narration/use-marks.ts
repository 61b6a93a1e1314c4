import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import pageWords from '../page-words.module.css'
import { marksOf, type MarkKind } from './marks.ts'
import type { Player } from './player.ts'
import type { Span } from './sentences.ts'
import { mapText } from './text-map.ts'

type Mark = Span & { kind: MarkKind }

/**
 * Marks what is spoken on the open page, frame by frame.
 * @param leaf the element with the page
 * @param tapped the word that a finger chose
 */
export const useMarks = (
  player: Player,
  leaf: RefObject<HTMLElement | null>,
  { page_number, content }: { page_number: number; content: string },
  tapped: Span | null,
): void => {
  const { status, page } = useSyncExternalStore(player.subscribe, player.state)
  const isHere = page === page_number && (status === 'reading' || status === 'paused')
  useEffect(() => {
    if (!isHere && !tapped) return
    let marks: ReturnType<typeof marksOf> | undefined
    let painted: string | undefined
    let frame = 0
    const find = () =>
      leaf.current?.querySelector<HTMLElement>(`article [data-words="${page_number}"] .${pageWords.words}`) ??
      null
    const paint = () => {
      const words = find()
      if (!words) return
      if (!marks?.isConnected()) {
        marks?.remove()
        marks = marksOf(words)
        painted = undefined
      }
      const spoken = isHere ? player.spoken() : null
      const kind = status === 'paused' && spoken?.kind === 'word' ? 'held' : spoken?.kind
      const wanted: Mark[] = []
      if (spoken && kind) wanted.push({ ...spoken, kind })
      if (tapped) wanted.push({ ...tapped, kind: 'tapped' })
      const key = wanted.map((one) => `${one.kind} ${one.from} ${one.to}`).join()
      if (key === painted) return
      painted = key
      marks.paint(mapText(words, content), wanted)
    }
    const loop = () => {
      paint()
      if (status === 'reading') frame = requestAnimationFrame(loop)
    }
    const repaint = () => {
      painted = undefined
      paint()
    }
    loop()
    // The text may be set in another size, layout or font.
    const resized = new ResizeObserver(repaint)
    const words = find()
    if (words) resized.observe(words)
    document.fonts.addEventListener('loadingdone', repaint)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      document.fonts.removeEventListener('loadingdone', repaint)
      marks?.remove()
    }
  }, [player, leaf, isHere, status, page_number, content, tapped])
}
