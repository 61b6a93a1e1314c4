import { ProviderError } from '../models/provider-error.ts'
import { allowedAddress } from './picture-hosts.ts'
import { maxPictureBytes } from './reencode-picture.ts'

type Server = { baseUrl: string; apiKey: string | null }

/** Usage and content type of an answer, read before it is decoded. */
export type PictureUsage = { pictures: number; inputTokens: number; outputTokens: number }

/** Longest response body in bytes: a picture as base64 and its JSON. */
const maxBodyBytes = Math.ceil((maxPictureBytes * 4) / 3) + 1_000_000
const maxErrorBytes = 1_000_000
const maxRedirects = 3

const unusable = (what: string) =>
  new ProviderError('unreadable', { sentenceForAdmin: `The model server ${what} for a picture.` })

/**
 * `fetch` for the AI SDK's image endpoint. Limits the size of responses, and downloads pictures that are given by URL,
 * from allowed hosts only; the SDK itself would download from anywhere.
 * @param answered awaited before a picture is downloaded, since its cost is known by then
 */
export const pictureFetch =
  (server: Server, answered: (answer: PictureUsage) => Promise<void>): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    const body = await readAtMost(response, response.ok ? maxBodyBytes : maxErrorBytes)
    const text = Buffer.from(body).toString('utf8')
    const reply = response.ok ? parsePictureList(text) : null
    if (!reply) return withBody(response, text)
    await answered({
      pictures: reply.data.length,
      inputTokens: count(reply.usage?.input_tokens),
      outputTokens: count(reply.usage?.output_tokens),
    })
    const [picture] = reply.data
    if (typeof picture?.b64_json === 'string' || typeof picture?.url !== 'string')
      return withBody(response, text)
    const bytes = await fetchPicture(picture.url, server, init?.signal ?? undefined)
    const data = [{ b64_json: Buffer.from(bytes).toString('base64') }]
    return withBody(response, JSON.stringify({ ...reply, data }))
  }

type Reply = {
  data: { b64_json?: unknown; url?: unknown }[]
  usage?: { input_tokens?: unknown; output_tokens?: unknown } | null
}

/** Null if the body is no list of pictures: the SDK then reports the error. */
function parsePictureList(text: string): Reply | null {
  try {
    const reply = JSON.parse(text) as Partial<Reply> | null
    const isList =
      Array.isArray(reply?.data) && reply.data.every((one) => typeof one === 'object' && one !== null)
    return isList ? (reply as Reply) : null
  } catch {
    return null
  }
}

const count = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Math.min(Number(value), 10_000_000) : 0

/** A response with the body that was already read. */
function withBody({ status, statusText, headers }: Response, text: string): Response {
  const newHeaders = new Headers(headers)
  // The body is decompressed already, and its length may have changed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) newHeaders.delete(name)
  return new Response(text, { status, statusText, headers: newHeaders })
}

/** @throws ProviderError `unreadable` if it is longer than `limit` bytes */
async function readAtMost(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limit) throw unusable('sent more than 20 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const inlinePicture = /^data:image\/[a-z+]+;base64,/

async function fetchPicture(
  address: string,
  server: Server,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const inline = inlinePicture.exec(address)?.[0]
  if (inline) return Buffer.from(address.slice(inline.length), 'base64')
  let next = address
  for (let step = 0; step <= maxRedirects; step++) {
    const url = allowedAddress(next, server)
    if (!url) throw unusable('told an address where we do not go')
    // The API key is sent to the provider's own host only.
    const isOwn = url.origin === new URL(server.baseUrl).origin
    const response = await fetch(url, {
      redirect: 'manual',
      ...(signal && { signal }),
      ...(isOwn && server.apiKey !== null && { headers: { authorization: `Bearer ${server.apiKey}` } }),
    })
    const moved = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && moved !== null) {
      await response.body?.cancel()
      next = new URL(moved, url).href
      continue
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw unusable(`answered ${response.status} where it said that a file lies`)
    }
    return readAtMost(response, maxPictureBytes)
  }
  throw unusable('led from one address to the next')
}
