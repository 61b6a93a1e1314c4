import type { Narration } from '@moonpage/contract/narration'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../data/api-error.ts'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { marksOf } from '../narration/marks.ts'
import { mapText } from '../narration/text-map.ts'
import pageWords from '../page-words.module.css'
import { correctedTimes } from './corrected-times.ts'
import css from './record-pages.module.css'
import type { RecordingSession } from './recording-session.ts'

type TapAlongProps = {
  session: RecordingSession
  page: number
  content: string
  words: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Plays the page; a tap at each word says when it is spoken. */
export const TapAlong = ({ session, page, content, words, onClose }: TapAlongProps) => {
  const [narration, setNarration] = useState<Narration | null>(null)
  const [taps, setTaps] = useState<readonly number[]>([])
  const [step, setStep] = useState<'start' | 'tapping' | 'over' | 'saving'>('start')
  const [error, setError] = useState<string | null>(null)
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(() => () => audio.current?.pause(), [])

  // The next word wears a ring.
  const count = narration?.words.length ?? 0
  const next = step === 'tapping' ? narration?.words[taps.length] : undefined
  useEffect(() => {
    const element = words.current?.querySelector<HTMLElement>(`.${pageWords.words}`)
    if (!element || !next) return
    const marks = marksOf(element)
    marks.paint(mapText(element, content), [{ from: next.from, to: next.to, kind: 'tapped' }])
    return () => marks.remove()
  }, [words, content, next])

  const start = async () => {
    setError(null)
    setTaps([])
    audio.current?.pause()
    const element = new Audio()
    element.load()
    audio.current = element
    try {
      const known = await session.narrate(page)
      setNarration(known)
      element.src = known.audio_url
      element.addEventListener('ended', () => setStep('over'))
      await element.play()
      setStep('tapping')
    } catch (failure) {
      setError(failure instanceof Error ? messageOf(failure) : 'It can’t be played right now.')
    }
  }
  const tap = () => {
    const ms = (audio.current?.currentTime ?? 0) * 1000
    setTaps((known) => [...known, ms])
    if (taps.length + 1 >= count) setStep('over')
  }
  const save = async () => {
    if (!narration) return
    setStep('saving')
    try {
      await session.correct?.(page, correctedTimes(narration.words, taps, narration.duration_ms))
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? messageOf(failure) : 'We couldn’t save the times.')
      setStep('over')
    }
  }

  return (
    <>
      <p className={cx(css.said, css.advice)} role="status">
        {error ? (
          <b>{error}</b>
        ) : step === 'tapping' ? (
          <>
            <b>
              {taps.length} of {count}.
            </b>{' '}
            Tap as each word begins. The next one wears a ring.
          </>
        ) : step === 'start' ? (
          'Listen, and tap the big button as each word begins. The words will light up just then.'
        ) : (
          <b>That’s all of it.</b>
        )}
      </p>
      <div className={css.acts}>
        {step === 'tapping' ? (
          <div className={css.trio}>
            <span />
            <button
              type="button"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that started it is gone, and the space bar taps
              autoFocus
              className={css.disc}
              onPointerDown={tap}
              onKeyDown={({ key, repeat }) => !repeat && (key === ' ' || key === 'Enter') && tap()}
            >
              Tap
            </button>
            <span />
          </div>
        ) : (
          <Button
            look="lamp"
            size="big"
            className={css.wide}
            aria-disabled={step === 'saving'}
            onClick={() => void (step === 'start' ? start() : save())}
          >
            {step === 'start' ? 'Start' : step === 'saving' ? 'Saving...' : 'Save'}
          </Button>
        )}
        <div className={css.small}>
          {step !== 'start' && (
            <Button look="bare" size="tight" onClick={() => void start()}>
              Once more
            </Button>
          )}
          <Button look="bare" size="tight" onClick={onClose}>
            Leave it as it was
          </Button>
        </div>
      </div>
    </>
  )
}
