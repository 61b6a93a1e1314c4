import type { Route } from '@moonpage/contract/route'
import { withRefresh } from './api.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, errorFromReply, request, networkError, timeoutMs } from './send.ts'
import { currentSession, subscribe } from './session-store.ts'

/** The name that a Content-Disposition header gives its file; null when it gives none. */
export const fileNameIn = (header: string | null): string | null => {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? []
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Written by someone who cannot count; the plain name beside it will do.
    }
  }
  const [, quoted, bare] = /filename=(?:"([^"]+)"|([^;\s]+))/i.exec(header ?? '') ?? []
  return quoted ?? bare ?? null
}

const isZip = { accept: 'application/zip, application/json' }

/** A long file may take as long as it comes; the server may not fall silent. */
const fetchFile = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  token: string | null,
  left: AbortSignal,
) => {
  const silent = new AbortController()
  let patience: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(patience)
    patience = setTimeout(() => silent.abort(), timeoutMs)
  }
  hear()
  try {
    const withAccept = { ...input, headers: { ...isZip, ...input.headers } }
    const response = await request(route, withAccept, token, AbortSignal.any([left, silent.signal]))
    if (!response.ok) throw await errorFromReply(route, response)
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        hear()
        out.enqueue(part)
      },
    })
    // As a stream into the browser's own store, so that a large file is never whole in the page's memory.
    const body = response.body?.pipeThrough(heard)
    const file = await new Response(body, { headers: response.headers }).blob()
    return { file, name: fileNameIn(response.headers.get('content-disposition')) }
  } catch (error) {
    if (error instanceof ApiError || left.aborted) throw error
    throw networkError(route, silent.signal.aborted)
  } finally {
    clearTimeout(patience)
  }
}

const save = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Fetches the file that a route answers, with the session's bearer token, and hands it to the browser to keep.
 * It is dropped when the person logs out meanwhile.
 * @param fallbackName for a file to which the server gives no name
 * @returns whether there is a file to keep
 * @throws ApiError for every failure; a server silent for 30 s is one
 */
export const download = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<boolean> => {
  const person = currentSession().user?.id
  const gone = new AbortController()
  const unsubscribe = subscribe(() => {
    const { status, user } = currentSession()
    if (status === 'signed-out' || (person && user?.id !== person)) gone.abort()
  })
  try {
    const { file, name } = await withRefresh(route, (token) => fetchFile(route, input, token, gone.signal))
    if (gone.signal.aborted) return false
    save(file, name ?? fallbackName)
    return true
  } catch (error) {
    if (gone.signal.aborted) return false
    throw error
  } finally {
    unsubscribe()
  }
}
