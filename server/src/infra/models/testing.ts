import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** A model server on loopback whose behavior the test sets. `baseUrl` is its setting. */
export async function testProvider(answer: Answer) {
  let asked = 0
  let current = answer
  const server = createServer((request, response) => {
    asked += 1
    request.resume().on('end', () => void current(response, request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    /** Sets the behavior and resets the counters. */
    does(next: Answer) {
      current = next
      asked = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** An error response of OpenAI's protocol. */
export const fails = (status: number, code: string | null = null, headers: Record<string, string> = {}) =>
  says(status, { error: { message: 'sk-secret was asked to tell of Wilhelmina', type: null, code } }, headers)

const usage = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 }

export const tells = (text: string, finish = 'stop') =>
  says(200, {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage,
  })

export const piece = (text: string): string =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { content: text }, finish_reason: null }],
  })}\n\n`

/** Streams these events, then runs `last`, by default the regular end of the stream. */
export const streams =
  (
    frames: string[],
    last: (response: ServerResponse) => unknown = (response) => response.end('data: [DONE]\n\n'),
  ) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const frame of frames) response.write(frame)
    // Flush before the connection is destroyed.
    setTimeout(() => last(response), 20)
  }
