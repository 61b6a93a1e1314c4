import { useEffect, useState } from 'react'
import { afterFailure, afterPause, firstTry, retryPauseMs, stamped, stampedSet } from './image-retry.ts'

/**
 * A picture's addresses, tried again up to three times, two seconds apart. Null while it waits and once it is
 * given up.
 */
export const useImageRetry = (url: string | null, srcset: string | null) => {
  const [now, setNow] = useState({ url, ...firstTry })
  const { time, attempt, state } = now.url === url ? now : firstTry
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(
      () => setNow({ url, ...afterPause({ attempt, time, state }, Date.now()) }),
      retryPauseMs,
    )
    return () => clearTimeout(timer)
  }, [url, state, attempt, time])

  const shown = state === 'loading' ? url : null
  return {
    src: shown && attempt > 0 ? stamped(shown, time) : shown,
    srcSet: srcset && attempt > 0 ? stampedSet(srcset, time) : (srcset ?? undefined),
    hasFailed: state === 'failed',
    onError: () => setNow({ url, ...afterFailure({ attempt, time, state }) }),
  }
}
