import type { Route } from '@moonpage/contract/route'
import type * as z from 'zod/mini'
import { loadFontsFor } from '../lib/load-fonts-for.ts'
import { type QueryValue, withQuery } from '../lib/list-address.ts'
import { ApiError, type Called } from './api-error.ts'
import type { Progress } from './upload.ts'

/** Longest time without a response. */
export const timeoutMs = 30_000
/** The same for a file that is sent: the server waits for it for ten minutes. */
const uploadTimeoutMs = 630_000

type Needed<K extends string, S> = S extends z.ZodMiniType
  ? object extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : object
type Part<R, K extends string> = R extends { [key in K]: infer S } ? Needed<K, S> : object

/** The input of a call: params, query and body, as the contract declares them. */
export type CallInput<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> &
  (R extends { takes: string } ? { body: Blob; onProgress?: Progress | undefined } : object) & {
    headers?: Record<string, string>
  }
/** The reply of a call; void for a route without one. */
export type Reply<R extends Route> = R['reply'] extends z.ZodMiniType ? z.infer<R['reply']> : void

type AnyInput = {
  params?: Record<string, QueryValue>
  query?: Record<string, QueryValue>
  body?: unknown
  onProgress?: Progress
  headers?: Record<string, string>
}

/** The URL of a call; empty, null and undefined query values are left out. */
export const urlOf = (path: string, { params = {}, query = {} }: AnyInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return withQuery(filled, query)
}

const isFile = (body: unknown): body is Blob => body instanceof Blob

/** Sends the request; does not check the status. */
export const request = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const { headers: more, body, onProgress, ...address } = input as AnyInput
  const { method, path } = route
  const url = urlOf(path, address)
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': isFile(body) ? body.type : 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...more,
  }
  if (!isFile(body)) return fetch(url, { method, headers, body: JSON.stringify(body), signal })
  // Few people ever send a file.
  const { upload } = await import('./upload.ts')
  return upload(url, { method, headers, body, signal, onProgress })
}

/** The error for an unsuccessful response. */
export const errorFromReply = async (route: Called, response: Response): Promise<ApiError> => {
  const problem: unknown = await response.json().catch(() => null)
  return new ApiError(route, { ...(problem as object | null), status: response.status })
}

/** The error for a missing response. */
export const networkError = (route: Called, timedOut: boolean): ApiError => {
  const [code, message] = timedOut
    ? ['timeout', 'The server took too long to answer. Please try again.']
    : ['unreachable', 'We can’t reach Moonpage. Please check the connection and try again.']
  return new ApiError(route, { status: 0, code, message })
}

/**
 * Sends one request, without session logic. Times out after 30 s, a file after ten minutes.
 * @throws ApiError for every failure but an abort by the caller, which throws its own reason
 */
export const send = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  token: string | null,
  signal?: AbortSignal,
): Promise<Reply<R>> => {
  const timeout = AbortSignal.timeout(route.takes ? uploadTimeoutMs : timeoutMs)
  try {
    const response = await request(route, input, token, signal ? AbortSignal.any([signal, timeout]) : timeout)
    if (!response.ok) throw await errorFromReply(route, response)
    if (response.status === 204) return undefined as Reply<R>
    const text = await response.text()
    loadFontsFor(text)
    return JSON.parse(text) as Reply<R>
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw networkError(route, timeout.aborted)
  }
}
