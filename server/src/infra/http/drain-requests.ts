import type { FastifyInstance } from 'fastify'

const pollMs = 50
/** Waits for requests that were already in transit when the last one ended. */
const quietMs = 250

/**
 * Graceful shutdown: stops accepting connections, answers requests on existing ones, and closes each when nothing is in
 * flight.
 * @param isDraining true from when proxies should send requests elsewhere: responses then close their connection
 * @param graceMs after this time all connections are closed
 */
export function drainRequests(
  app: FastifyInstance,
  { isDraining, graceMs }: { isDraining: () => boolean; graceMs: number },
): void {
  let inFlight = 0
  app.server.on('request', (_request, response) => {
    inFlight += 1
    response.once('close', () => (inFlight -= 1))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', () => {
    let waited = 0
    let idleSince = 0
    // Node only closes connections that were used, but browsers open some ahead of requests.
    const check = setInterval(() => {
      waited += pollMs
      idleSince = inFlight === 0 ? idleSince + pollMs : 0
      if (idleSince < quietMs && waited < graceMs) return
      clearInterval(check)
      app.server.closeAllConnections()
    }, pollMs)
    check.unref()
  })
}
