import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../../../lib/class-names.ts'
import { BidiText } from '../../../ui/bidi-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import microphone from '../../../ui/icons/microphone.svg?raw'
import stopIcon from '../../../ui/icons/stop.svg?raw'
import { deviceWord } from '../../../lib/device-word.ts'
import { refrainOf } from '../page-text.ts'
import { PageWords } from '../page-words.tsx'
import { useWakeLock } from '../use-wake-lock.ts'
import { LevelMeter } from './level-meter.tsx'
import { adviceOn, roomOf } from './levels.ts'
import { ListenPanel } from './listen-panel.tsx'
import { NoMicrophone } from './no-microphone.tsx'
import { PageCounters } from './page-counters.tsx'
import css from './record-pages.module.css'
import type { RecordingSession } from './recording-session.ts'
import { TapAlong } from './tap-along.tsx'
import { useRecording } from './use-recording.ts'
import { useTakes } from './use-takes.ts'

type RecordPagesProps = {
  session: RecordingSession
  /** Back to where one came from; what is recorded stays. */
  onLeave: () => void
  onRead: () => void
  /** All pages are recorded. */
  onDone: () => void
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What was heard, and what helps on a phone and on a computer. */
const advices = {
  loud: ['That’s close.', 'Hold the phone a little further away.', 'Lean back a little.'],
  soft: ['A bit soft.', 'Hold the phone a little closer.', 'Come a little closer.'],
  noisy: [
    'It’s lively in there.',
    'Hold the phone a little closer. You’re coming through.',
    'Come a little closer. You’re coming through.',
  ],
} as const

/** Records a book page by page. */
export const RecordPages = ({ session, onLeave, onRead, onDone }: RecordPagesProps) => {
  const { narrator, pages, outdated, limitSeconds } = session
  const takes = useTakes(session)
  const done = new Set([...session.recorded, ...takes.takes.keys()])
  const open = pages.filter(({ page_number }) => !done.has(page_number))
  const [page, setPage] = useState(open[0]?.page_number ?? pages[0]?.page_number ?? 1)
  const [isAgain, setAgain] = useState(false)
  const [isTapping, setTapping] = useState(false)
  const { state, levels, seconds, start, stop, reset } = useRecording(limitSeconds, (wav) => {
    setAgain(false)
    void takes.keep(page, wav)
  })
  useWakeLock(page)
  const words = useRef<HTMLDivElement>(null)
  const shown = pages.find((one) => one.page_number === page) ?? pages[0]
  const isBusy = state.step === 'recording' || state.step === 'working' || state.step === 'asking'
  const turn = (to: number) => {
    setAgain(false)
    setTapping(false)
    reset()
    setPage(to)
    words.current?.scrollTo(0, 0)
  }
  const others = open.filter(({ page_number }) => page_number !== page)
  const next = others.find(({ page_number }) => page_number > page) ?? others[0]
  const goOn = () => {
    if (next) turn(next.page_number)
    else onDone()
  }
  // Nothing is lost by the way back while it records.
  useEffect(() => {
    if (state.step !== 'recording') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [state.step])

  if (!shown) return null
  const isListening = done.has(page) && !isAgain && !isBusy

  const foot = (): ReactNode => {
    if (state.step === 'no-microphone')
      return (
        <NoMicrophone reason={state.reason} done={done.size} onAgain={() => void start()} onRead={onRead} />
      )
    if (isListening && isTapping)
      return (
        <TapAlong {...{ session, page, words }} content={shown.content} onClose={() => setTapping(false)} />
      )
    if (isListening)
      return (
        <ListenPanel
          {...{ session, page, words }}
          content={shown.content}
          take={takes.takes.get(page)}
          next={next?.page_number}
          onAgain={() => setAgain(true)}
          onNext={goOn}
          onRemoved={() => void takes.drop(page)}
          onTap={session.correct && (() => setTapping(true))}
        />
      )
    return (
      <>
        <div className={css.said}>
          <LevelMeter
            {...{ levels }}
            isOn={state.step === 'recording'}
            room={levels.length > 15 ? roomOf(levels) : undefined}
          />
          <Advice {...{ levels, state: state.step, seconds, limitSeconds }} isOutdated={outdated.has(page)} />
        </div>
        <div className={cx(css.acts, css.trio)}>
          <span className={css.clock}>
            {state.step === 'recording' ? (
              <>
                <i /> Recording <span role="timer">{clock(seconds)}</span>
              </>
            ) : (
              `Page ${page} of ${pages.length}`
            )}
          </span>
          {state.step === 'recording' ? (
            <button
              type="button"
              className={cx(css.disc, css.stop)}
              aria-label="Stop"
              onClick={() => void stop()}
            >
              <Drawing svg={stopIcon} />
            </button>
          ) : (
            <button
              type="button"
              className={css.disc}
              aria-label={`Record page ${page}`}
              disabled={isBusy}
              onClick={() => void start()}
            >
              <Drawing svg={microphone} />
            </button>
          )}
          <span>{state.step === 'recording' ? 'Tap when done' : isBusy ? 'One moment' : 'Tap and read'}</span>
        </div>
      </>
    )
  }

  return (
    <div className={css.screen}>
      <header className={css.header}>
        <Button look="bare" size="tight" icon="close" onClick={onLeave}>
          Finish later
        </Button>
        <h1 className="only-read-aloud">
          Record <BidiText>{session.title}</BidiText>
        </h1>
        <p>
          Recording as <bdi>{narrator.name}</bdi>
        </p>
      </header>
      <div className={css.page}>
        {shown.image_url && (
          <div className={css.band}>
            <img src={shown.image_url} srcSet={shown.image_srcset ?? undefined} sizes="100vw" alt="" />
          </div>
        )}
        <div
          ref={words}
          className={css.words}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the words are long
          tabIndex={0}
          role="region"
          aria-label={`Words of page ${page}`}
        >
          <PageWords
            key={page}
            content={shown.content}
            isVerse={session.isVerse}
            refrain={refrainOf(pages.map(({ content }) => content))}
            dedication={null}
            ending={null}
          />
        </div>
      </div>
      <div className={css.foot}>
        <PageCounters
          pages={pages.map(({ page_number }) => page_number)}
          current={page}
          done={done}
          outdated={outdated}
          disabled={isBusy}
          onPick={turn}
        />
        {foot()}
      </div>
    </div>
  )
}

type AdviceProps = {
  levels: Parameters<typeof adviceOn>[0]
  state: string
  seconds: number
  limitSeconds: number
  isOutdated: boolean
}

/** One sentence below the meter. It never stops the recording. */
const Advice = ({ levels, state, seconds, limitSeconds, isOutdated }: AdviceProps) => {
  const advice = state === 'recording' ? adviceOn(levels) : null
  const left = Math.ceil(limitSeconds - seconds)
  const say = (): ReactNode => {
    if (state === 'unreadable')
      return (
        <>
          <b>That one didn’t come through.</b> Please read the page once more.
        </>
      )
    if (state === 'recording' && left <= 20) return <b>{left} seconds left on this page.</b>
    if (advice)
      return (
        <>
          <b>{advices[advice][0]}</b> {advices[advice][deviceWord() === 'phone' ? 1 : 2]}
        </>
      )
    if (state === 'recording') return 'Good. Take your time.'
    if (isOutdated)
      return (
        <>
          <b>The words of this page changed.</b> Record it again?
        </>
      )
    return 'Read it the way you would on the edge of the bed. Slips are welcome.'
  }
  return (
    <p className={css.advice} aria-live="polite">
      {say()}
    </p>
  )
}
