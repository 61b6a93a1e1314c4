import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `ms`, not counting the time while paused. */
export const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const remainingMs = useRef(ms)
  const onEndRef = useRef(onEnd)
  useEffect(() => void (onEndRef.current = onEnd))
  useEffect(() => {
    if (isPaused) return
    const started = Date.now()
    const timer = setTimeout(() => onEndRef.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - started
    }
  }, [isPaused])
}
