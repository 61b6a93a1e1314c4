import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Call } from './calls.ts'
import type { Cast } from './fuzz-callers.ts'
import { kindOf, type KnownThings } from './known-things.ts'

/** A sent request. */
export type Sent = {
  method: string
  /** Raw path and query. */
  address: string
  headers: Record<string, string>
  body: string | undefined
  /** The token's user; null without a valid token. */
  email: string | null
}

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string }

/** Longer than any response takes, even on a busy machine. */
const timeoutMs = 60_000

const forged = [
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIwIiwic2lkIjoiMCIsImV4cCI6OTk5OTk5OTk5OX0.',
  'Bearer null',
  'Basic YWRtaW46YWRtaW4=',
  'Bearer a b',
]

/** Calls that may end the caller's own session or account. */
const isLast = ({ operation: { method, path } }: Call): boolean =>
  /logout$|change-password$|auth\/account$/.test(path) ||
  (method === 'DELETE' && path.endsWith('/sessions')) ||
  (method === 'PUT' && path.endsWith('/profile'))

/** Replaces placeholders by existing ids. */
export async function fillIn(call: Call, { cast, known }: { cast: Cast; known: KnownThings }): Promise<Sent> {
  const { operation, caller } = call
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const choice = call.params[name]
    if (!choice) return ''
    if ('text' in choice) return choice.text
    if (name === 'page_number') return String((choice.known % 4) + 1)
    return known.pick(kindOf(operation.path, name), choice.known)
  })
  const holder = await cast.holding(caller)
  const spare = holder && isLast(call) ? await cast.spare() : null
  // Admin calls get spare accounts to change, so that the callers keep working.
  if (spare) known.remember('account', spare.id)
  const person = spare ?? holder
  const body = call.body
    ?.replaceAll('{story_id}', known.pick('story', call.body.length))
    .replaceAll('{email}', cast.email)
    .replaceAll('{refresh_token}', () => known.newest('refresh_token'))
  return {
    method: operation.method,
    address: `${path}${call.query ? `?${call.query}` : ''}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(caller === 'forger' && { authorization: forged[call.query.length % forged.length] ?? '' }),
      ...call.headers,
    },
    body,
    email: person?.email ?? null,
  }
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/**
 * Sends a raw request, without normalizing its URL. Reads only the beginning of endless responses.
 * @returns null if the app closed the connection while a too large body was sent
 * @throws when there is no response within a minute, or the connection fails
 */
export function makeCall(url: string, { method, address, headers, body }: Sent): Promise<Reply | null> {
  const { hostname, port } = new URL(url)
  const isTooLarge = (body?.length ?? 0) > 256 * 1024
  return new Promise((resolve, reject) => {
    const call = request({
      agent: isTooLarge ? false : agent,
      hostname,
      port,
      method,
      path: address,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    })
    const timer = setTimeout(() => {
      call.destroy()
      reject(new Error(`no answer within ${timeoutMs / 1000} s`))
    }, timeoutMs)
    const end = (reply: Reply | null) => {
      clearTimeout(timer)
      resolve(reply)
    }
    call.once('error', (error) => {
      clearTimeout(timer)
      if (isTooLarge) resolve(null)
      else reject(error)
    })
    call.once('response', (response) => {
      const chunks: Buffer[] = []
      const reply = () => ({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: unpacked(Buffer.concat(chunks), response.headers['content-encoding']).toString(),
      })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!response.headers['content-type']?.startsWith('text/event-stream')) return
        end(reply())
        call.destroy()
      })
      response.once('end', () => end(reply()))
      response.once('error', () => end(reply()))
    })
    call.end(body)
  })
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The call as a curl command. */
export const asCurl = (url: string, { method, address, headers, body }: Sent): string =>
  [
    `curl -i --path-as-is -X ${method} ${quoted(url + address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--data-binary ${quoted(body.length > 2000 ? `${body.slice(0, 2000)}…` : body)}`]),
  ].join(' ')
