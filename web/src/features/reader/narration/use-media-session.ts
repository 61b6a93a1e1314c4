import { useEffect, useSyncExternalStore } from 'react'
import type { Player } from './player.ts'

type MediaInfo = {
  title: string
  /** Who reads. */
  artist: string
  picture: string | null
  onPrevious: () => void
  onNext: () => void
}

/** Shows the book on the lock screen, with its buttons. */
export const useMediaSession = (
  player: Player,
  { title, artist, picture, onPrevious, onNext }: MediaInfo,
) => {
  const { status } = useSyncExternalStore(player.subscribe, player.state)
  const isOn = status === 'reading' || status === 'paused'
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({
      title,
      artist,
      album: 'Moonpage',
      artwork: picture ? [{ src: picture, sizes: '1536x1152' }] : [],
    })
    session.setActionHandler('play', player.goOn)
    session.setActionHandler('pause', player.pause)
    session.setActionHandler('stop', player.close)
    session.setActionHandler('previoustrack', onPrevious)
    session.setActionHandler('nexttrack', onNext)
    return () => {
      session.metadata = null
      for (const action of ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const)
        session.setActionHandler(action, null)
    }
  }, [isOn, player, title, artist, picture, onPrevious, onNext])
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    if (isOn) navigator.mediaSession.playbackState = status === 'reading' ? 'playing' : 'paused'
    else navigator.mediaSession.playbackState = 'none'
    const time = isOn && player.time()
    if (time && time.duration > 0) navigator.mediaSession.setPositionState(time)
  }, [isOn, status, player])
}
