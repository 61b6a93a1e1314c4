import { useEffect, useRef } from 'react'

/** Calls `onEnd` when the time is over; it stands still while it is paused. @param ms of the whole count */
export const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => void (end.current = onEnd))
  useEffect(() => {
    if (isPaused) return
    const started = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [isPaused])
}
