import { useEffect, useRef, useState } from 'react'
import { dirOf, BidiText } from '../../../ui/bidi-text.tsx'
import { marksOf } from '../narration/marks.ts'
import type { Player } from '../narration/player.ts'
import { sentencesOf, spanAt } from '../narration/sentences.ts'
import { mapText } from '../narration/text-map.ts'
import pageWords from '../page-words.module.css'
import css from './bedtime.module.css'

type BedtimeLineProps = { player: Player; page: number; content: string; isDim: boolean }

/** The sentence that is read, with its word marked. */
export const BedtimeLine = ({ player, page, content, isDim }: BedtimeLineProps) => {
  const [sentences] = useState(() => sentencesOf(content))
  const [from, setFrom] = useState(sentences[0]?.from ?? 0)
  const words = useRef<HTMLDivElement>(null)
  const sentence = spanAt(sentences, from) ?? { from: 0, to: 0 }
  const text = content.slice(sentence.from, sentence.to).replaceAll(/^[*_]|[*_]$/g, '')
  useEffect(() => {
    const element = words.current
    if (!element || isDim) return
    const map = mapText(element, text)
    const marks = marksOf(element)
    let frame = 0
    let painted = ''
    const follow = () => {
      const { page: now } = player.state()
      const spoken = now === page ? player.spoken() : null
      if (spoken && (spoken.from < sentence.from || spoken.from >= sentence.to)) setFrom(spoken.from)
      const key = `${spoken?.from} ${spoken?.to}`
      if (key !== painted) {
        painted = key
        const at = content.indexOf(text, sentence.from)
        marks.paint(
          map,
          spoken?.kind === 'word' ? [{ ...spoken, from: spoken.from - at, to: spoken.to - at }] : [],
        )
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    // The phone is turned, or its font comes late.
    const resized = new ResizeObserver(() => (painted = ''))
    resized.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      marks.remove()
    }
  }, [player, page, content, text, sentence.from, sentence.to, isDim])
  return (
    <div ref={words} className={css.line}>
      <p className={pageWords.passage} dir={dirOf(text)}>
        <BidiText>{text}</BidiText>
      </p>
    </div>
  )
}
