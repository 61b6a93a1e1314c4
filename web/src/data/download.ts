import type { Route } from '@moonpage/contract/route'
import { withRefresh } from './api.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, errorFromReply, request, networkError, timeoutMs } from './send.ts'
import { currentSession, subscribe } from './session-store.ts'

/** The file name in a Content-Disposition header; null if there is none. */
export const fileNameIn = (header: string | null): string | null => {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? []
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Invalid encoding: use the plain name.
    }
  }
  const [, quoted, bare] = /filename=(?:"([^"]+)"|([^;\s]+))/i.exec(header ?? '') ?? []
  return quoted ?? bare ?? null
}

const zipHeaders = { accept: 'application/zip, application/json' }

/** Aborts after 30 s without data; the whole download may take longer. */
const fetchFile = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  token: string | null,
  loggedOut: AbortSignal,
) => {
  const timeout = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), timeoutMs)
  }
  restartTimer()
  try {
    const withAccept = { ...input, headers: { ...zipHeaders, ...input.headers } }
    const response = await request(route, withAccept, token, AbortSignal.any([loggedOut, timeout.signal]))
    if (!response.ok) throw await errorFromReply(route, response)
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        restartTimer()
        controller.enqueue(chunk)
      },
    })
    // As a stream into a blob, so that a large file is never in the page's memory.
    const body = response.body?.pipeThrough(watched)
    const file = await new Response(body, { headers: response.headers }).blob()
    return { file, name: fileNameIn(response.headers.get('content-disposition')) }
  } catch (error) {
    if (error instanceof ApiError || loggedOut.aborted) throw error
    throw networkError(route, timeout.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

const save = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read it after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Downloads the file of a route with the session's token and lets the browser save it. Drops it when the user logs out
 * meanwhile.
 * @param fallbackName used if the server sends no name
 * @returns whether a file was saved
 * @throws ApiError for every failure, including 30 s without data
 */
export const download = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<boolean> => {
  const userId = currentSession().user?.id
  const aborted = new AbortController()
  const unsubscribe = subscribe(() => {
    const { status, user } = currentSession()
    if (status === 'signed-out' || (userId && user?.id !== userId)) aborted.abort()
  })
  try {
    const { file, name } = await withRefresh(route, (token) => fetchFile(route, input, token, aborted.signal))
    if (aborted.signal.aborted) return false
    save(file, name ?? fallbackName)
    return true
  } catch (error) {
    if (aborted.signal.aborted) return false
    throw error
  } finally {
    unsubscribe()
  }
}
