import { useEffect, useState } from 'react'
import { afterFailure, afterPause, firstTry, retryPauseMs, stamped, stampedSet } from './image-retry.ts'

/**
 * A picture's URLs, with up to three retries, two seconds apart. Null while waiting and after the last failure.
 */
export const useImageRetry = (url: string | null, srcset: string | null) => {
  const [current, setCurrent] = useState({ url, ...firstTry })
  const { time, attempt, state } = current.url === url ? current : firstTry
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(
      () => setCurrent({ url, ...afterPause({ attempt, time, state }, Date.now()) }),
      retryPauseMs,
    )
    return () => clearTimeout(timer)
  }, [url, state, attempt, time])

  const shown = state === 'loading' ? url : null
  return {
    src: shown && attempt > 0 ? stamped(shown, time) : shown,
    srcSet: srcset && attempt > 0 ? stampedSet(srcset, time) : (srcset ?? undefined),
    hasFailed: state === 'failed',
    onError: () => setCurrent({ url, ...afterFailure({ attempt, time, state }) }),
  }
}
