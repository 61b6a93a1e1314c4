export const retryLimit = 3
export const retryPauseMs = 2000

/** Adds a timestamp to a URL, to bypass caches. @param time milliseconds since 1970 */
export const stamped = (url: string, time: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}t=${time}`

/** Adds a timestamp to every candidate of a srcset. */
export const stampedSet = (srcset: string, time: number): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.replace(/^\S+/, (url) => stamped(url, time)))
    .join(', ')

export type ImageTry = { attempt: number; time: number; state: 'loading' | 'waiting' | 'failed' }
export const firstTry: ImageTry = { attempt: 0, time: 0, state: 'loading' }

/** The state after a failed load: waiting, or failed after three retries. */
export const afterFailure = ({ attempt, time }: ImageTry): ImageTry => ({
  attempt,
  time,
  state: attempt < retryLimit ? 'waiting' : 'failed',
})

export const afterPause = ({ attempt }: ImageTry, time: number): ImageTry => ({
  attempt: attempt + 1,
  time,
  state: 'loading',
})
