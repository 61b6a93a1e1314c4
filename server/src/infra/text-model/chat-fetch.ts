import { ProviderError } from '../models/provider-error.ts'
import { isObject, listOf, longestAnswer } from './json-answer.ts'

/** An answer with what stands around it, in bytes. */
const longestReply = longestAnswer * 8

/**
 * `fetch` for the chat part of the protocol, for the AI SDK. It asks for streams; the answer of a server that does not
 * stream, and sends it whole, is made a stream of one piece. Told by its first sign, since what such servers say of its
 * type is not to be relied on.
 * @param onWhole hears of each such answer
 */
export const chatFetch =
  (onWhole: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !response.body) return response
    const reader = response.body.getReader()
    const head: Uint8Array[] = []
    let sign: string | undefined
    while (sign === undefined) {
      const { done, value } = await reader.read()
      if (done) break
      head.push(value)
      sign = Buffer.from(value)
        .toString('latin1')
        .replace(/^\xEF\xBB\xBF/, '')
        .trimStart()[0]
    }
    if (sign !== '{') return again(response, joined(head, reader))
    onWhole()
    const chunks = [...head]
    let size = sizeOf(chunks)
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length
      if (size > longestReply) {
        await reader.cancel()
        throw new ProviderError('unreadable')
      }
      chunks.push(step.value)
    }
    return again(
      response,
      framesOf(
        Buffer.concat(chunks)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      ),
    )
  }

const sizeOf = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, { length }) => sum + length, 0)

/** What was read already, and then the rest. */
function joined(
  head: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  const left = [...head]
  return new ReadableStream({
    async pull(controller) {
      const first = left.shift()
      if (first) return controller.enqueue(first)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function again(
  { status, statusText, headers }: Response,
  body: string | ReadableStream<Uint8Array>,
): Response {
  const kept = new Headers(headers)
  // It stands here unpacked, and may have another length.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return new Response(body, { status, statusText, headers: kept })
}

/** The frames that would have said the same. @throws ProviderError `unreadable` */
function framesOf(text: string): string {
  const reply = parsed(text)
  // An error is told in a frame as it is.
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

function parsed(text: string): Record<string, unknown> {
  try {
    const reply: unknown = JSON.parse(text)
    if (isObject(reply)) return reply
  } catch {
    // Half an answer, as one that was none of the protocol's.
  }
  throw new ProviderError('unreadable')
}
