import { useEffect } from 'react'

/** After this long without a page turn, the reader has probably fallen asleep. */
const idleMs = 20 * 60_000

/**
 * Keeps the screen on while a page is read, where supported. The browser releases the lock when the tab is hidden.
 * @param page null: the screen may sleep
 */
export const useWakeLock = (page: number | null): void => {
  useEffect(() => {
    if (page === null || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const acquire = async () => {
      if (document.hidden || isOver) return
      // Rejected when the battery is low.
      const acquired = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void acquired?.release()
      else lock = acquired
    }
    const end = () => {
      isOver = true
      void lock?.release()
    }
    const onVisible = () => void acquire()
    const idleTimer = setTimeout(end, idleMs)
    document.addEventListener('visibilitychange', onVisible)
    onVisible()
    return () => {
      clearTimeout(idleTimer)
      document.removeEventListener('visibilitychange', onVisible)
      end()
    }
  }, [page])
}
