import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { follow } from '../../../scripts/cluster/follow-story.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { signUpAt } from '../../../scripts/lib/parent.ts'
import { testDatabase } from '../infra/db/testing.ts'
import { readSettings } from './settings.ts'
import { start, type RunningWeb } from './start.ts'

vi.setConfig({ testTimeout: 60_000 })

const isThere = spawnSync('pgbouncer', ['--version']).status === 0
if (!isThere && !process.env['CI']) process.stdout.write('Skipped: there is no pgbouncer on this machine.\n')

/** More than one client each, so that consecutive statements hardly ever use the same session. */
const poolSize = 4

// With enough pictures to take longer than a pause between two polls, on a fast machine too.
const request = { subject: 'fox', theme: 'courage', setting: 'forest', page_count: 8, max_images: 8 } as const

let db: Awaited<ReturnType<typeof testDatabase>>
let bouncer: ChildProcess
let pooledUrl: string
const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-test-'))

beforeAll(async () => {
  if (!isThere && !process.env['CI']) return
  db = await testDatabase()
  const port = await freePort()
  writeFileSync(join(folder, 'pgbouncer.ini'), configOf(db.url, port))
  chmodSync(folder, 0o755)
  // PgBouncer refuses to run as root, and the test server accepts only its own user.
  const nobody = process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }
  bouncer = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...nobody, stdio: 'ignore' })
  pooledUrl = `postgres://moonpage@127.0.0.1:${port}/pooled`
  await vi.waitUntil(() => isOpen(port), { timeout: 30_000 })
})

afterAll(async () => {
  bouncer?.kill('SIGKILL')
  if (bouncer?.exitCode === null && bouncer.signalCode === null) await once(bouncer, 'exit')
  await db?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function withApp(env: Record<string, string>, use: (app: RunningWeb) => Promise<void>): Promise<void> {
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: pooledUrl,
    DATA_DIR: join(folder, 'data'),
    ...env,
  })
  const app = await start(settings, { paintingThreads: 1 })
  await use(app).finally(() => app.stop())
}

async function tellsAStory({ url }: RunningWeb): Promise<void> {
  const parent = await signUpAt(url)
  const { id } = await parent.create(request)
  const { events } = await follow(url, parent.signedIn.access_token, id)
  expect(events.at(-1)?.generation_status).toBe('completed')
  // Sent during the generation and not at its end: the heartbeat that would read it anyway comes after 15 s.
  expect(events.length).toBeGreaterThan(2)
  expect((await parent.read(id)).story_pages).toHaveLength(8)
}

test.runIf(isThere || process.env['CI'])(
  'Moonpage runs behind PgBouncer in transaction mode, with the server itself for migrations and listening',
  () => withApp({ DATABASE_DIRECT_URL: withHost(db.url) }, tellsAStory),
)

test.runIf(isThere || process.env['CI'])('and without LISTEN the state is polled', () =>
  withApp({}, tellsAStory),
)

/** A socket address that all clients can parse. */
const withHost = (url: string) => url.replace('@/', '@localhost/')

const configOf = (url: string, port: number) => {
  const server = new URL(withHost(url))
  const host = server.searchParams.get('host') ?? server.hostname
  const where = `host=${host} port=${server.port || 5432} user=${server.username}`
  return `[databases]
pooled = ${where} dbname=${server.pathname.slice(1)} pool_size=${poolSize}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 100
server_round_robin = 1
`
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
