import { useEffect } from 'react'

/** Whoever has not turned a page for so long is asleep, and the screen may sleep too. */
const patienceMs = 20 * 60_000

/**
 * Keeps the screen from going dark while a page is read, where the browser can do that and lets it. The browser
 * takes it back whenever the tab is hidden.
 */
export const useWakeLock = (page: number): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.hidden || isOver) return
      // A battery that runs low refuses it.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void taken?.release()
      else lock = taken
    }
    const end = () => {
      isOver = true
      void lock?.release()
    }
    const onVisible = () => void take()
    const asleep = setTimeout(end, patienceMs)
    document.addEventListener('visibilitychange', onVisible)
    onVisible()
    return () => {
      clearTimeout(asleep)
      document.removeEventListener('visibilitychange', onVisible)
      end()
    }
  }, [page])
}
