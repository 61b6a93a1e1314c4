import type { FastifyInstance } from 'fastify'

const checkEveryMs = 50
/** A request that was on its way when the last one ended has arrived by then. */
const quietMs = 250

/**
 * Lets an app close without cutting anybody off: it takes no new connections, answers what comes on those that it
 * has, and ends them when it owes nothing any more.
 * @param isDraining true from when proxies are to send requests elsewhere: connections are not kept then
 * @param graceMs after so long it ends them all the same
 */
export function drainRequests(
  app: FastifyInstance,
  { isDraining, graceMs }: { isDraining: () => boolean; graceMs: number },
): void {
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', () => {
    let waited = 0
    let quiet = 0
    // Node itself ends those alone that were used: a browser opens some ahead of its requests.
    const check = setInterval(() => {
      waited += checkEveryMs
      quiet = underWay === 0 ? quiet + checkEveryMs : 0
      if (quiet < quietMs && waited < graceMs) return
      clearInterval(check)
      app.server.closeAllConnections()
    }, checkEveryMs)
    check.unref()
  })
}
