/** Longest time in which nothing goes up, and for the answer after that. */
const stalledMs = 45_000

export type Progress = (part: number) => void

type Upload = {
  method: string
  headers: Record<string, string>
  body: Blob
  signal: AbortSignal
  /** Gets how much of the file has gone up, from 0 to 1. */
  onProgress?: Progress | undefined
}

/** Sends a file as `fetch` does, which cannot say how much of it has gone up. @throws TypeError without an answer */
export const upload = (
  url: string,
  { method, headers, body, signal, onProgress }: Upload,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (reason: Error) => {
      clearTimeout(timer)
      reject(reason)
      request.abort()
    }
    const stalled = () => fail(new TypeError('Nothing more goes up'))
    let timer = setTimeout(stalled, stalledMs)
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(timer)
      timer = setTimeout(stalled, stalledMs)
      onProgress?.(Math.min(1, loaded / body.size))
    })
    request.addEventListener('load', () => {
      clearTimeout(timer)
      const { status, responseText } = request
      resolve(new Response(status === 204 ? null : responseText, { status }))
    })
    request.addEventListener('error', () => fail(new TypeError('No answer')))
    signal.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
