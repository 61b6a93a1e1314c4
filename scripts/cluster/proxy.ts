import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Proxy = { url: string; close(): Promise<void> }

type Upstream = { origin: string; ready: boolean; agent: Agent }

const checkEveryMs = 250
const checkPatienceMs = 2000
const retriable = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A load balancer as small as can be: requests go to the web processes in turn, to those alone that say at /readyz
 * that they are ready. A request that changes nothing, or that never reached the process, is tried on another one.
 */
export async function startProxy(origins: readonly string[]): Promise<Proxy> {
  const upstreams = origins.map((origin): Upstream => ({
    origin,
    ready: true,
    agent: new Agent({ keepAlive: true }),
  }))
  let turn = 0
  const inTurn = () => {
    turn += 1
    const order = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length] as Upstream)
    // Where none is ready, any may have become so.
    return [...order.filter(({ ready }) => ready), ...order.filter(({ ready }) => !ready)]
  }
  const checks = upstreams.map((upstream) => setInterval(() => void check(upstream), checkEveryMs))
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, inTurn()))
  // A stream of events may be silent for 15 s; what is slow beyond that is the web process's to judge.
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
  const signal = AbortSignal.timeout(checkPatienceMs)
  upstream.ready = await fetch(`${upstream.origin}/readyz`, { signal }).then(
    (response) => response.body?.cancel().then(() => response.ok) ?? response.ok,
    () => false,
  )
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, order: Upstream[]): Promise<void> {
  const method = incoming.method ?? 'GET'
  // Kept whole, since it may be sent a second time; Moonpage takes no more than 256 KB.
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

/** `unreached`: nobody took the request. `broken`: somebody may have, and no whole answer came. */
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
