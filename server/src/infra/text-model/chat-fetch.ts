import { ProviderError } from '../models/provider-error.ts'
import { isObject, listOf, maxAnswerLength } from './json-answer.ts'

/** Longest response body that is read, in bytes: the longest answer and its JSON envelope. */
const maxBodyBytes = maxAnswerLength * 8

/**
 * `fetch` for the AI SDK's chat endpoint. The SDK requests a stream. Some servers send one JSON document instead; it is
 * converted to a stream of one event. The first character decides which it is, because the content type of such servers
 * is unreliable.
 * @param onWhole called for each response that was not a stream
 */
export const chatFetch =
  (onWhole: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !response.body) return response
    const reader = response.body.getReader()
    const head: Uint8Array[] = []
    let firstCharacter: string | undefined
    while (firstCharacter === undefined) {
      const { done, value } = await reader.read()
      if (done) break
      head.push(value)
      firstCharacter = Buffer.from(value)
        .toString('latin1')
        .replace(/^\xEF\xBB\xBF/, '')
        .trimStart()[0]
    }
    if (firstCharacter !== '{') return withBody(response, withHead(head, reader))
    onWhole()
    const chunks = [...head]
    let size = sizeOf(chunks)
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length
      if (size > maxBodyBytes) {
        await reader.cancel()
        throw new ProviderError('unreadable')
      }
      chunks.push(step.value)
    }
    return withBody(
      response,
      toEventStream(
        Buffer.concat(chunks)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      ),
    )
  }

const sizeOf = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, { length }) => sum + length, 0)

/** A stream of the chunks read so far, followed by the rest of the response. */
function withHead(
  head: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  const remaining = [...head]
  return new ReadableStream({
    async pull(controller) {
      const first = remaining.shift()
      if (first) return controller.enqueue(first)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function withBody(
  { status, statusText, headers }: Response,
  body: string | ReadableStream<Uint8Array>,
): Response {
  const newHeaders = new Headers(headers)
  // The body is decompressed already, and its length may have changed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) newHeaders.delete(name)
  return new Response(body, { status, statusText, headers: newHeaders })
}

/** Converts a whole chat completion to the events of a stream. @throws ProviderError `unreadable` */
function toEventStream(text: string): string {
  const reply = parseReply(text)
  // An error object is passed on unchanged.
  const frame = Array.isArray(reply['choices'])
    ? {
        ...reply,
        object: 'chat.completion.chunk',
        choices: listOf(reply['choices'])
          .filter(isObject)
          .map(({ message, ...choice }) => ({ ...choice, delta: message ?? {} })),
      }
    : reply
  return `data: ${JSON.stringify(frame)}\n\ndata: [DONE]\n\n`
}

function parseReply(text: string): Record<string, unknown> {
  try {
    const reply: unknown = JSON.parse(text)
    if (isObject(reply)) return reply
  } catch {
    // Incomplete JSON is treated like an answer outside the protocol.
  }
  throw new ProviderError('unreadable')
}
