export const retryLimit = 3
export const retryPauseMs = 2000

/** An address that no cache on the way has an answer for. @param time milliseconds since 1970 */
export const stamped = (url: string, time: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}t=${time}`

/** The same for every picture of a srcset. */
export const stampedSet = (srcset: string, time: number): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.replace(/^\S+/, (url) => stamped(url, time)))
    .join(', ')

export type ImageTry = { attempt: number; time: number; state: 'loading' | 'waiting' | 'failed' }
export const firstTry: ImageTry = { attempt: 0, time: 0, state: 'loading' }

/** What follows a picture that did not load: a pause, or giving up after three more tries. */
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
