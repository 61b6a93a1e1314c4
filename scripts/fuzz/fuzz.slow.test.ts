import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, startApp, type AppProcess } from '../lib/app-process.ts'
import { admin } from './fuzz-callers.ts'
import { checkDatabase } from './check-database.ts'
import { runFuzz } from './run-fuzz.ts'

// A short `npm run fuzz`, on a process of its own, whose memory is checked too.

let app: AppProcess
beforeAll(async () => {
  const env = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DAILY_STORIES: '3',
  }
  app = await startApp({ env })
})
afterAll(async () => {
  await app?.stop()
  if (app) removeFolder(app.dataDir)
})

test('generated calls of every route get valid replies and keep the database consistent', async () => {
  const seed = Date.now() % 2 ** 31
  const { failure, sent, byStatus, operations, neverSucceeded } = await runFuzz(app.url, {
    requests: process.env['NIGHTLY'] ? 500 : 120,
    seed,
  })
  if (failure) throw new Error(`With seed ${seed} (npm run fuzz -- 250 ${seed}):\n${failure}`)
  expect(sent).toBeGreaterThanOrEqual(120)
  expect([200, 400, 401, 404, 422].filter((status) => !byStatus.has(status))).toEqual([])
  expect(operations - neverSucceeded.size).toBeGreaterThan(15)
  expect(await checkDatabase(app.dataDir)).toEqual([])
}, 120_000)

const megabyte = 1024 * 1024
const blank = Buffer.alloc(megabyte, 32)

/** The app's memory in MB, from the operating system. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1024

/** Sends head and chunks while the server reads. @returns the status, 0 if it closed the connection */
function pour(head: string, pieces: readonly (string | Buffer)[]): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => resolve(Number(said.split(' ')[1] ?? 0)))
    socket.write(`${head}\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\n`)
    for (const piece of pieces) socket.write(piece)
  })
}

const login = 'POST /api/v1/auth/login HTTP/1.1'
const sized = (body: Buffer, more = '') => [`${more}Content-Length: ${body.length}\r\n\r\n`, body]
const hundred = (of: (piece: Buffer) => (string | Buffer)[]) =>
  Array.from({ length: 100 }, () => of(blank)).flat()
const bomb = Buffer.concat(Array.from({ length: 100 }, () => blank))
const packed = {
  gzip: gzipSync(bomb, { level: 1 }),
  br: brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
}
const attacks: [string, () => Promise<number>][] = [
  [
    '100 MB, announced',
    () => pour(login, [`Content-Length: ${bomb.length}\r\n\r\n`, ...hundred((piece) => [piece])]),
  ],
  [
    '100 MB, in chunks',
    () =>
      pour(login, [
        'Transfer-Encoding: chunked\r\n\r\n',
        ...hundred((piece) => ['100000\r\n', piece, '\r\n']),
      ]),
  ],
  ['gzip that unpacks to 100 MB', () => pour(login, sized(packed.gzip, 'Content-Encoding: gzip\r\n'))],
  ['brotli that does', () => pour(login, sized(packed.br, 'Content-Encoding: br\r\n'))],
  [
    '100 MB to nowhere',
    () =>
      pour('POST /nowhere HTTP/1.1', [
        `Content-Length: ${bomb.length}\r\n\r\n`,
        ...hundred((piece) => [piece]),
      ]),
  ],
]

// Only Linux has /proc.
test.skipIf(process.platform !== 'linux')(
  'no body fills the memory, however large it is or says it is',
  async () => {
    // Warm-up.
    for (const [, attack] of attacks) await attack()
    const before = memory()
    // One leaked body would be 100 MB.
    for (let round = 0; round < (process.env['NIGHTLY'] ? 4 : 1); round++)
      for (const [what, attack] of attacks) {
        const status = await attack()
        // The connection may be closed before the response is read, because the client was still sending.
        expect([what, [0, 404, 413, 415].includes(status)]).toEqual([what, true])
      }
    expect(memory() - before).toBeLessThan(80)
  },
  60_000,
)
