import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What is answered in place of the app; undefined: the app answers. */
type Answer = { status?: number; type?: string; body: Buffer | string }
export type Stand = (path: string, method: string) => Promise<Answer | undefined> | Answer | undefined

export type SwitchableProxy = {
  url: string
  /** Every request that came, as `POST /api/v1/…`. */
  requests: string[]
  /** Whether the app can be reached; a connection is closed without an answer where it cannot. */
  isUp: boolean
  stand: Stand
  close: () => Promise<void>
}

/** An address for an app that can go away and come back, and answer something else: also to a service worker. */
export async function openProxy(origin: string): Promise<SwitchableProxy> {
  const agent = new Agent({ keepAlive: true })
  const { host } = new URL(origin)
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '/', method = 'GET' } = incoming
    if (!proxy.isUp) return void incoming.socket.destroy()
    proxy.requests.push(`${method} ${url}`)
    const own = await proxy.stand(url, method)
    if (own) {
      outgoing.writeHead(own.status ?? 200, { 'content-type': own.type ?? 'application/octet-stream' })
      return void outgoing.end(own.body)
    }
    const onward = request(`${origin}${url}`, { method, agent, headers: { ...incoming.headers, host } })
    onward.on('error', () => outgoing.destroy())
    onward.on('response', (answer: IncomingMessage) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(outgoing)
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: SwitchableProxy = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    requests: [],
    isUp: true,
    stand: () => undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
  return proxy
}
