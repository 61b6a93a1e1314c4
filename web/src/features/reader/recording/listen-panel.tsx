import { type RefObject, useEffect, useState } from 'react'
import type { ShownTake, TakeState } from '../../../data/take-queue.ts'
import { useConnectivity } from '../../../data/connectivity.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import stopIcon from '../../../ui/icons/stop.svg?raw'
import { deviceWord } from '../../../lib/device-word.ts'
import { LevelMeter } from './level-meter.tsx'
import { type Level, levelOf } from './levels.ts'
import css from './record-pages.module.css'
import type { RecordingSession } from './recording-session.ts'
import { durationOf, useListen } from './use-listen.ts'

type ListenPanelProps = {
  session: RecordingSession
  page: number
  content: string
  /** As it was recorded here; undefined if that was before, or elsewhere. */
  take: ShownTake | undefined
  /** The next page that is not recorded; undefined when all are. */
  next: number | undefined
  words: RefObject<HTMLElement | null>
  onAgain: () => void
  onNext: () => void
  onRemoved: () => void
  /** Corrects word times; undefined where that is not allowed. */
  onTap: (() => void) | undefined
}

const whereIs = (state: TakeState, isAway: boolean): string => {
  if (state !== 'here') return state === 'sent' ? 'Saved.' : 'Saving...'
  return `Saved on this ${deviceWord()}. It will go up ${isAway ? 'when you’re back online' : 'by itself'}.`
}

/** What was recorded: to hear, to do again, to go on from. */
export const ListenPanel = (props: ListenPanelProps) => {
  const { session, page, content, take, next, words, onAgain, onNext, onRemoved, onTap } = props
  const { wav, refusal } = take ?? {}
  const taken = take?.state ?? 'sent'
  const { state, listen, stop } = useListen({ session, page, content, wav, isSent: taken === 'sent', words })
  const isAway = useConnectivity() === 'away'
  const [isDeleting, setDeleting] = useState(false)
  const levels = useLevels(wav)
  const seconds = wav && Math.round(durationOf(wav) / 1000)
  const remove = async () => {
    setDeleting(true)
    try {
      if (taken === 'sent') await session.remove?.(page)
      onRemoved()
    } finally {
      setDeleting(false)
    }
  }
  return (
    <>
      <div className={css.said}>
        {levels && <LevelMeter levels={levels} isOn />}
        <p className={css.advice} role="status">
          <b>
            Page {page}
            {seconds !== undefined && `, ${seconds} seconds`}.
          </b>{' '}
          {refusal ?? whereIs(taken, isAway)}
          {state === 'failed' && ' It can’t be played right now.'}
        </p>
        {/* Most pages are there before anybody looks. */}
        {taken === 'sending' && take && take.progress > 0 && take.progress < 1 && (
          <progress className={css.progress} value={take.progress} aria-label={`Page ${page} is saved`} />
        )}
      </div>
      <div className={css.acts}>
        <div className={css.pair}>
          {state === 'still' || state === 'failed' ? (
            <Button icon="play" onClick={() => void listen()}>
              Listen
            </Button>
          ) : (
            <Button onClick={stop}>
              <Drawing svg={stopIcon} />
              {state === 'loading' ? 'One moment' : 'Stop'}
            </Button>
          )}
          <Button icon="redo" onClick={onAgain}>
            Again
          </Button>
        </div>
        <Button look="lamp" size="big" className={css.wide} onClick={onNext}>
          {next === undefined ? 'Done' : `On to page ${next}`}
          <Icon name="next" />
        </Button>
        <div className={css.small}>
          {onTap && taken === 'sent' && (
            <Button look="bare" size="tight" onClick={onTap}>
              Words out of step?
            </Button>
          )}
          {(taken !== 'sent' || session.remove) && (
            <Button look="bare" size="tight" disabled={isDeleting} onClick={() => void remove()}>
              Delete this page
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

const shownStrokes = 34

/** The levels of a WAV file, in as many strokes as the meter has. */
const useLevels = (wav: Blob | undefined): readonly Level[] | undefined => {
  const [levels, setLevels] = useState<{ wav: Blob; levels: Level[] }>()
  useEffect(() => {
    let isOver = false
    void wav?.arrayBuffer().then((bytes) => {
      const samples = new Int16Array(bytes, 44)
      const size = Math.max(1, Math.floor(samples.length / shownStrokes))
      const found = Array.from({ length: Math.min(shownStrokes, samples.length) }, (_, index) =>
        levelOf(Float32Array.from(samples.subarray(index * size, (index + 1) * size), (one) => one / 32_768)),
      )
      if (!isOver) setLevels({ wav, levels: found })
    })
    return () => {
      isOver = true
    }
  }, [wav])
  return levels?.wav === wav ? levels?.levels : undefined
}
