import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Proxy = { url: string; close(): Promise<void> }

type Upstream = { origin: string; ready: boolean; agent: Agent }

const checkIntervalMs = 250
const checkTimeoutMs = 2000
const retriable = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A minimal load balancer: round robin over the web processes that are ready at /readyz. A request that is safe, or that
 * never reached the process, is retried on another one.
 */
export async function startProxy(origins: readonly string[]): Promise<Proxy> {
  const upstreams = origins.map((origin): Upstream => ({
    origin,
    ready: true,
    agent: new Agent({ keepAlive: true }),
  }))
  let turn = 0
  const nextOrder = () => {
    turn += 1
    const order = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length] as Upstream)
    // If none is ready, any may be by now.
    return [...order.filter(({ ready }) => ready), ...order.filter(({ ready }) => !ready)]
  }
  const checks = upstreams.map((upstream) => setInterval(() => void check(upstream), checkIntervalMs))
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, nextOrder()))
  // Event streams may be silent for 15 s; other timeouts are up to the web process.
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const timer of checks) clearInterval(timer)
      server.closeAllConnections()
      server.close()
      for (const { agent } of upstreams) agent.destroy()
    },
  }
}

async function check(upstream: Upstream): Promise<void> {
  const signal = AbortSignal.timeout(checkTimeoutMs)
  upstream.ready = await fetch(`${upstream.origin}/readyz`, { signal }).then(
    (response) => response.body?.cancel().then(() => response.ok) ?? response.ok,
    () => false,
  )
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, order: Upstream[]): Promise<void> {
  const method = incoming.method ?? 'GET'
  // Buffered, because it may be sent again; Moonpage accepts at most 256 KB.
  const body = await buffer(incoming).catch(() => null)
  if (body === null) return
  for (const [index, upstream] of order.entries()) {
    const last = index === order.length - 1
    const result = await forward(incoming, body, upstream, outgoing)
    if (result === 'done') return
    if (result === 'unreached') upstream.ready = false
    if (outgoing.headersSent) return void outgoing.destroy()
    if (last || (result === 'broken' && !retriable.has(method))) break
  }
  outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('No web process answered.')
}

/** `unreached`: the connection was refused. `broken`: the request may have been processed, but the response is incomplete. */
function forward(
  incoming: IncomingMessage,
  body: Buffer,
  { origin, agent }: Upstream,
  outgoing: ServerResponse,
): Promise<'done' | 'unreached' | 'broken'> {
  const { promise, resolve } = Promise.withResolvers<'done' | 'unreached' | 'broken'>()
  const { connection: _, 'transfer-encoding': __, ...headers } = incoming.headers
  const forwarded = [headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ')
  const onward = request(`${origin}${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    agent,
    headers: {
      ...headers,
      'x-forwarded-for': forwarded,
      ...(body.length > 0 && { 'content-length': body.length }),
    },
  })
  onward.on('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code === 'ECONNREFUSED' ? 'unreached' : 'broken'),
  )
  onward.on('response', (answer) => {
    const { connection: ___, 'keep-alive': ____, ...answered } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, answered)
    outgoing.flushHeaders()
    answer.pipe(outgoing)
    answer.on('end', () => resolve('done'))
    answer.on('error', () => resolve('broken'))
  })
  outgoing.on('close', () => {
    onward.destroy()
    resolve('done')
  })
  onward.end(body)
  return promise
}
