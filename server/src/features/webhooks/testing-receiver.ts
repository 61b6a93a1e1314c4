import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string; path: string }

/** A real receiver. `status` is what it answers; `held` makes it wait. */
export async function openReceiver() {
  const received: Received[] = []
  const receiver = { status: 204, held: null as Promise<void> | null, answer: '' }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body, path: request.url ?? '' })
      const { status, answer } = receiver
      void (receiver.held ?? Promise.resolve()).then(() =>
        response.writeHead(status, { location: '/elsewhere' }).end(answer),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    received,
    url: `http://127.0.0.1:${port}/moonpage`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  })
}
