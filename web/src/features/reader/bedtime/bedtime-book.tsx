import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { deviceVoices } from '../narration/device-voice.ts'
import { narrationClient } from '../narration/narration-client.ts'
import { type Pace, rates } from '../narration/pace.ts'
import { createPlayer, type Reader } from '../narration/player.ts'
import { useMediaSession } from '../narration/use-media-session.ts'
import { isReading, nameOf, type WhoReads } from '../narration/who-reads.ts'
import type { BookStory } from '../page-view.tsx'
import { useWakeLock } from '../use-wake-lock.ts'
import { voiceAudio } from '../voice-audio.ts'
import { BedtimeControls } from './bedtime-controls.tsx'
import { BedtimeLine } from './bedtime-line.tsx'
import { BedtimePicture } from './bedtime-picture.tsx'
import css from './bedtime.module.css'
import { minutesLeft } from './plan.ts'
import { useHold } from './use-hold.ts'
import { useLowering } from './use-lowering.ts'
import { WaxingMoon } from './waxing-moon.tsx'

type BedtimeBookProps = {
  story: BookStory
  path: string
  page: number
  reader: Reader
  pace: Pace
  who: WhoReads | null
  /** When it ends in any case, in milliseconds since 1970. */
  endsAt: number | null
  /** Nothing follows this book. */
  isLast: boolean
  onPage: (page: number) => void
  /** The book is over, and another one follows. */
  onEnd: () => void
  /** The last picture became a moon. */
  onOver: () => void
  onLeave: () => void
}

/** Controls go away after this long. */
const restMs = 4000
/** Between two books. */
const betweenMs = 3000
/** From the last picture to a moon. */
export const fadeMs = 12_000

/** One book in bedtime mode: a picture, the sentence that is read, and nothing else. */
export const BedtimeBook = (props: BedtimeBookProps) => {
  const {
    story,
    path,
    page: first,
    reader,
    pace,
    who,
    endsAt,
    isLast,
    onPage,
    onEnd,
    onOver,
    onLeave,
  } = props
  const [page, setPage] = useState(first)
  const [isFading, setFading] = useState(false)
  const [client] = useState(() => narrationClient(path))
  const [player] = useState(() =>
    createPlayer({
      audio: voiceAudio ?? new Audio(),
      client,
      pages: story.story_pages,
      reader,
      pace: rates[pace],
      onTurn: setPage,
      // A night is long, and nobody looks after the connection.
      ahead: 4,
      fallback: () => deviceVoices()[0],
    }),
  )
  const { status, narration } = useSyncExternalStore(player.subscribe, player.state)
  useEffect(() => {
    void player.start(first)
    return () => {
      player.close()
      client.close()
    }
  }, [player, client, first])
  useEffect(() => onPage(page), [onPage, page])
  useEffect(() => player.setReader(reader), [player, reader])
  // The screen may sleep once the last picture fades.
  useWakeLock(isFading ? null : page)

  const fade = useCallback(() => {
    player.close()
    setFading(true)
  }, [player])
  useEffect(() => {
    player.onBookEnd(() => {
      if (isLast) return fade()
      setTimeout(onEnd, betweenMs)
    })
  }, [player, isLast, fade, onEnd])
  useEffect(() => {
    if (!isFading) return
    const timer = setTimeout(onOver, fadeMs)
    return () => clearTimeout(timer)
  }, [isFading, onOver])
  useLowering({ player, pages: story.story_pages, page, isLast, endsAt, onSilent: fade })

  const now = useNow()
  const { isShown, show } = useControls(status === 'failed')
  const { hold, progress, handlers } = useHold({ onHeld: onLeave })
  const last = story.story_pages.at(-1)?.page_number ?? 1
  const previous = useCallback(() => {
    const before = page > 1 ? page - 1 : 1
    setPage(before)
    player.show(before)
  }, [player, page])
  const next = useCallback(() => {
    if (page >= last) return
    setPage(page + 1)
    player.show(page + 1)
  }, [player, page, last])
  const shown = story.story_pages.find((one) => one.page_number === page)
  const reads = narration ?? who
  useMediaSession(player, {
    title: story.title,
    artist: reads ? nameOf(reads) : 'Moonpage',
    picture: null,
    onPrevious: previous,
    onNext: next,
  })
  const keys = useKeys({
    onPlay: () => player.toggle(page),
    onBack: () => player.step(page, -1),
    onNext: next,
  })
  useEffect(() => {
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [keys])
  const picture = useMemo(
    () => story.story_pages.findLast((one) => one.page_number <= page && one.image_url) ?? null,
    [story, page],
  )

  return (
    // A tap shows what there is to press; keys and the buttons themselves do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={css.stage}
      data-state={isFading ? 'fading' : hold ? 'held' : undefined}
      {...handlers}
      onClick={() => {
        // A call paused it: a tap anywhere goes on.
        if (status === 'paused' && !isShown) player.goOn()
        show()
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <BedtimePicture page={picture} isFading={isFading} />
      {shown && <BedtimeLine key={page} {...{ player, page }} content={shown.content} isDim={isFading} />}
      {!isFading && (
        <BedtimeControls
          isShown={isShown}
          isPlaying={status === 'reading' || status === 'loading'}
          reads={status === 'failed' ? 'No voice can be reached right now' : reads ? isReading(reads) : ''}
          left={minutesLeft(endsAt, now)}
          onFocus={show}
          onBack={() => player.step(page, -1)}
          onPlay={() => player.toggle(page)}
          onNext={next}
          onLeave={onLeave}
        />
      )}
      {hold && <WaxingMoon progress={progress} side={hold.side} />}
    </div>
  )
}

/** The time, to the minute that is told. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Controls that go away by themselves. */
const useControls = (isHeldOpen: boolean) => {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(() => {
    setShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), restMs)
  }, [])
  return { isShown: isShown || isHeldOpen, show }
}

const useKeys = ({
  onPlay,
  onBack,
  onNext,
}: {
  onPlay: () => void
  onBack: () => void
  onNext: () => void
}) =>
  useCallback(
    (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof HTMLButtonElement
      const act = { ' ': isOnButton ? null : onPlay, ArrowLeft: onBack, ArrowRight: onNext }[event.key]
      // The book below is not to hear of it.
      event.stopImmediatePropagation()
      if (!act) return
      event.preventDefault()
      act()
    },
    [onPlay, onBack, onNext],
  )
