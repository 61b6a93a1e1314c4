import { ProviderError } from '../models/provider-error.ts'
import { allowedAddress } from './picture-hosts.ts'
import { largestPicture } from './reencode-picture.ts'

type Server = { baseUrl: string; apiKey: string | null }

/** What an answer told about itself, before anything was made of it. */
export type Answered = { pictures: number; inputTokens: number; outputTokens: number }

/** A picture as base64, and what stands around it. */
const longestReply = Math.ceil((largestPicture * 4) / 3) + 1_000_000
const longestError = 1_000_000
const mostRedirects = 3

const unusable = (what: string) =>
  new ProviderError('unreadable', { sentenceForAdmin: `The model server ${what} for a picture.` })

/**
 * `fetch` for the image part of the protocol, for the AI SDK: reads no more than a picture can need, and answers a
 * picture that is told by its address as base64, fetched from allowed hosts alone. The SDK itself would go anywhere.
 * @param answered is awaited before a picture is fetched: it is paid for by then
 */
export const pictureFetch =
  (server: Server, answered: (answer: Answered) => Promise<void>): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    const body = await readAtMost(response, response.ok ? longestReply : longestError)
    const text = Buffer.from(body).toString('utf8')
    const reply = response.ok ? parsed(text) : null
    if (!reply) return again(response, text)
    await answered({
      pictures: reply.data.length,
      inputTokens: count(reply.usage?.input_tokens),
      outputTokens: count(reply.usage?.output_tokens),
    })
    const [picture] = reply.data
    if (typeof picture?.b64_json === 'string' || typeof picture?.url !== 'string')
      return again(response, text)
    const bytes = await fetchPicture(picture.url, server, init?.signal ?? undefined)
    const data = [{ b64_json: Buffer.from(bytes).toString('base64') }]
    return again(response, JSON.stringify({ ...reply, data }))
  }

type Reply = {
  data: { b64_json?: unknown; url?: unknown }[]
  usage?: { input_tokens?: unknown; output_tokens?: unknown } | null
}

/** Null where it is no list of pictures: the SDK finds the words for that. */
function parsed(text: string): Reply | null {
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

/** The answer that was read, to be read once more. */
function again({ status, statusText, headers }: Response, text: string): Response {
  const kept = new Headers(headers)
  // It stands here unpacked, and may have another length.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return new Response(text, { status, statusText, headers: kept })
}

/** @throws ProviderError `unreadable` as soon as it is longer than `limit` bytes */
async function readAtMost(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop lets go of the connection.
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
  for (let step = 0; step <= mostRedirects; step++) {
    const url = allowedAddress(next, server)
    if (!url) throw unusable('told an address where we do not go')
    // The key is for the provider's own server alone.
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
    return readAtMost(response, largestPicture)
  }
  throw unusable('led from one address to the next')
}
