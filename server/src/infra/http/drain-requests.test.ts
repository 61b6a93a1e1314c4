import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { drainRequests } from './drain-requests.ts'

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An app with a request that ends on command. */
async function slowApp(graceMs: number) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const slow = Promise.withResolvers<string>()
  const asked = Promise.withResolvers<void>()
  let isDraining = false
  drainRequests(app, { isDraining: () => isDraining, graceMs })
  app.get('/slow', () => {
    asked.resolve()
    return slow.promise
  })
  app.get('/quick', () => 'quick')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(url)
  stops.push(() => app.server.closeAllConnections())
  return { app, url, port: Number(port), slow, asked: asked.promise, drain: () => (isDraining = true) }
}

test('a request in flight when the app closes gets its response, and no new connections are accepted', async () => {
  const { app, url, port, slow, asked } = await slowApp(20_000)
  // Browsers open connections ahead of requests.
  const silent = connect(port, '127.0.0.1')
  const silentEnded = once(silent, 'close')
  await once(silent, 'connect')
  const answer = fetch(`${url}/slow`)
  await asked
  const closed = app.close()
  await expect.poll(() => fetch(`${url}/quick`).then(String, () => 'refused')).toBe('refused')
  // Longer than idle connections are waited for.
  await sleep(500)
  slow.resolve('whole')
  expect(await (await answer).text()).toBe('whole')
  await closed
  await silentEnded
})

test('a request that does not end delays closing only for the grace period', async () => {
  const { app, url, asked } = await slowApp(300)
  const answer = fetch(`${url}/slow`).then(String, () => 'cut off')
  await asked
  await app.close()
  expect(await answer).toBe('cut off')
})

test('connections are not kept alive while draining', async () => {
  const { app, url, drain } = await slowApp(300)
  expect((await fetch(`${url}/quick`)).headers.get('connection')).toBe('keep-alive')
  drain()
  expect((await fetch(`${url}/quick`)).headers.get('connection')).toBe('close')
  await app.close()
})
