import type { Route } from '@moonpage/contract/route'
import { withRefresh } from './api.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, errorFromReply, request, networkError, timeoutMs } from './send.ts'

/**
 * Calls a route whose reply is a small file, with the session's token. Times out after 30 s.
 * @throws ApiError for every failure but an abort by the caller
 */
export const fetchFile = <R extends Route & { sends: readonly string[] }>(
  route: R,
  input: CallInput<R>,
  signal: AbortSignal,
): Promise<Blob> =>
  withRefresh(route, async (token) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const headers = { accept: 'image/webp, application/json', ...input.headers }
    try {
      const response = await request(route, { ...input, headers }, token, AbortSignal.any([signal, timeout]))
      if (!response.ok) throw await errorFromReply(route, response)
      return await response.blob()
    } catch (error) {
      if (error instanceof ApiError || signal.aborted) throw error
      throw networkError(route, timeout.aborted)
    }
  })
