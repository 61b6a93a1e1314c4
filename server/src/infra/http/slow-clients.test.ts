import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { bodyTimeouts as defaultBodyTimeouts, connectionLimits } from './connections.ts'
import { speak } from './testing.ts'

const { requestTimeout, connectionTimeout, keepAliveTimeout, http } = connectionLimits({ behindProxy: false })

/** Shorter than the 30 seconds of production. */
const timesFaster = 20
const bodyTimeouts = { bodyMs: 1000, fileMs: 5000 }

let api: Awaited<ReturnType<typeof testApi>>
let port: number
let owner: Person
let asSet: number[]
beforeAll(async () => {
  api = await testApi({ worker: false, bodyTimeouts })
  const { server } = api.app
  asSet = [server.requestTimeout, server.headersTimeout, server.timeout, server.keepAliveTimeout]
  server.headersTimeout /= timesFaster
  // Longer than the two seconds between Node's checks.
  server.timeout /= 5
  server.keepAliveTimeout /= timesFaster
  owner = await api.signUp()
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => api.close())

test('each timeout without progress is at most 30 seconds', () => {
  expect(asSet).toEqual([requestTimeout, http.headersTimeout, connectionTimeout, keepAliveTimeout])
  expect(defaultBodyTimeouts).toEqual({ bodyMs: 20_000, fileMs: requestTimeout })
  // Node checks periodically; a stalled response is noticed at the second check.
  expect(http.headersTimeout + http.connectionsCheckingInterval).toBeLessThan(30_000)
  expect(2 * connectionTimeout).toBeLessThan(30_000)
  expect(keepAliveTimeout).toBeLessThan(30_000)
})

const head = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n'

test.concurrent.each([
  ['says nothing', ''],
  ['ends within the first line', 'GET /heal'],
  ['ends within the headers', 'GET /healthz HTTP/1.1\r\nHost: here\r\n'],
  ['ends within the body', `${head}Content-Length: 100\r\n\r\n{`],
  ['ends within a chunk', `${head}Transfer-Encoding: chunked\r\n\r\n100\r\n{`],
])('a client that %s gets a response and is disconnected', async (_what, bytes) => {
  const { status } = await speak(port, bytes)
  expect(status).toBe(408)
})

/** A file of 100 bytes, so many at a time. @returns the status of the answer */
async function sendSlowly(pieces: readonly number[]) {
  const path = `/api/v1/stories/${owner.user.id}/pages/1/recordings/${owner.user.id}`
  const lines = [
    `PUT ${path} HTTP/1.1`,
    'Host: here',
    `Authorization: Bearer ${owner.access_token}`,
    'Content-Type: audio/wav',
    'Content-Length: 100',
    'Connection: close',
  ]
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (bytes) => (said += String(bytes)))
  const closed = once(socket, 'close')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  for (const bytes of pieces) {
    await sleep(bodyTimeouts.bodyMs / 4)
    if (socket.writable) socket.write('x'.repeat(bytes))
  }
  await closed
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1])
}

test.concurrent('a file from a slow line may take longer than other bodies, while it arrives', async () => {
  expect(await sendSlowly([20, 20, 20, 20, 20])).toBe(404)
})

test.concurrent('a file of which nothing more arrives, or that takes too long, is given up', async () => {
  expect(await Promise.all([sendSlowly([20]), sendSlowly(Array<number>(24).fill(1))])).toEqual([408, 408])
})

test.concurrent('who asked for one thing and stays is let go', async () => {
  expect((await speak(port, 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n')).status).toBe(200)
})

test.concurrent('who asks and does not take the answer is let go', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  // More than the socket buffers of both sides.
  for (let n = 0; n < 90; n++) socket.write('GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => connections()).toBeGreaterThan(0)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  // A client that does not read cannot see the end either: writing to the closed connection fails.
  const prod = setInterval(() => socket.write('GET / HTTP/1.1\r\n'), 100)
  await closed
  clearInterval(prod)
})

const connections = () =>
  new Promise<number>((resolve, reject) =>
    api.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
