import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { deviceVoices } from './device-voice.ts'
import { BedtimeButton } from '../bedtime/bedtime-button.tsx'
import { dismissOffer, isOfferDue } from '../bedtime/evening.ts'
import { EveningOffer } from '../bedtime/evening-offer.tsx'
import { Dock } from './dock.tsx'
import { listens, rememberListening } from './listens.ts'
import { LiveKey } from './live-key.tsx'
import { narrationClient } from './narration-client.ts'
import { rememberedFace } from '../remembered-face.ts'
import { local } from '../../../lib/storage.ts'
import { rates, usePace } from './pace.ts'
import { createPlayer } from './player.ts'
import { useMarks } from './use-marks.ts'
import { useMediaSession } from './use-media-session.ts'
import { ownStory, useNarrators } from '../../../data/use-narrators.ts'
import { firstReader, useReader } from './use-reader.ts'
import { useTappedWord } from './use-tapped-word.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { voiceAudio } from '../voice-audio.ts'
import type { VoiceProps } from '../voice-props.ts'
import { faceOf, nameOf, type WhoReads } from './who-reads.ts'

const Bedtime = lazy(async () => ({ default: (await import('../bedtime/bedtime.tsx')).Bedtime }))
const NarratorsSheet = lazy(async () => ({
  default: (await import('./narrators-sheet.tsx')).NarratorsSheet,
}))

/** Reads the book aloud: the voice key, the words that light up, and the sheet of voices. */
export const Narration = (props: VoiceProps & { startsAtOnce: boolean }) => {
  const { story, page, path, person, onGo, leaf, startsAtOnce } = props
  const [pace, setPace] = usePace(person)
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  }, [onGo])
  const [client] = useState(() => narrationClient(path))
  const [player] = useState(() =>
    createPlayer({
      audio: voiceAudio ?? new Audio(),
      client,
      pages: story.story_pages,
      reader: firstReader(person),
      pace: rates[pace],
      onTurn: (next) => go.current(next),
      fallback: () => deviceVoices()[0],
    }),
  )
  useEffect(
    () => () => {
      player.close()
      client.close()
    },
    [player, client],
  )
  const [bedtime, setBedtime] = useState(false)
  useEffect(() => {
    // At hand for the first page turn, which may come without a connection.
    if (ownStory(path)) void import('../places/place.tsx').catch(() => {})
  }, [path])
  useWakeLock(bedtime ? null : page)
  const { data: narrators } = useNarrators(path)
  const { choice, reader, who: chosen, choose } = useReader(player, person, narrators, path)
  useEffect(() => player.setPages(story.story_pages), [player, story.story_pages])
  useEffect(() => player.show(page), [player, page])
  useEffect(() => player.setPace(rates[pace]), [player, pace])
  const { status, narration } = useSyncExternalStore(player.subscribe, player.state)
  const isOn = status !== 'rest' && status !== 'failed'
  const device: WhoReads = { source: 'device', name: '', face: null }
  const readsNow = narration ?? (status === 'reading' || status === 'paused' ? device : null)
  const who = readsNow ?? chosen
  useEffect(() => {
    if (chosen) local.set(`moonpage.reader.face.${person}`, String(faceOf(chosen)))
  }, [person, chosen])
  const [isOpen, setOpen] = useState(false)

  const shown = story.story_pages.find((one) => one.page_number === page)
  const text = useMemo(() => ({ page_number: page, content: shown?.content ?? '' }), [page, shown])
  const [tapped, setTapped] = useTappedWord(leaf, text)
  useMarks(player, leaf, text, tapped)
  const previous = useCallback(() => go.current(page - 1), [page])
  const next = useCallback(() => go.current(page + 1), [page])
  useMediaSession(player, {
    title: story.title,
    artist: who ? nameOf(who) : 'Moonpage',
    picture: shown?.image_url ?? null,
    onPrevious: previous,
    onNext: next,
  })
  useEffect(() => {
    if (startsAtOnce) player.toggle(page)
    else if (listens(person)) void player.prepare(page)
    // The press that loaded this, and the page that the book was opened at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- turning the page does not start it again
  }, [player, startsAtOnce])
  useEffect(() => {
    if (status === 'reading') rememberListening(person)
  }, [status, person])

  const [isOffered, setOffered] = useState(() => isOfferDue(person))
  const startBedtime = () => {
    player.close()
    dismissOffer(person)
    setOffered(false)
    setBedtime(true)
  }

  if (!shown) return null
  return (
    <>
      <LiveKey
        {...{ status, who, pace, isOpen }}
        face={who ? faceOf(who) : rememberedFace(person)}
        onReach={() => !isOn && void player.prepare(page)}
        onPress={() => player.toggle(page)}
        onFace={() => setOpen(!isOpen)}
        onSentence={(by) => player.step(page, by)}
      />
      <Dock
        {...{ player, tapped, chosen, content: text.content, page, leaf }}
        onClose={() => setTapped(null)}
      />
      <BedtimeButton onPress={startBedtime} />
      {isOffered && status === 'rest' && !tapped && page < story.story_pages.length && (
        <EveningOffer
          onStart={startBedtime}
          onDismiss={() => {
            dismissOffer(person)
            setOffered(false)
          }}
        />
      )}
      {bedtime && (
        <Suspense>
          <Bedtime
            {...{ story, path, page, person, reader, who: chosen, pace }}
            onVoices={() => setOpen(true)}
            onLeave={(left) => {
              setBedtime(false)
              if (left !== null && left !== page) go.current(left)
            }}
          />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <NarratorsSheet
            {...{ path, narrators, choice, choose, pace, player, client, page }}
            content={text.content}
            total={story.story_pages.length}
            onPace={setPace}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
