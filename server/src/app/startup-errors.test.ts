import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from '../infra/db/database-url.ts'
import { migrate } from '../infra/db/migrate.ts'
import { testServer } from '../infra/db/testing.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { describeListenError } from './listen-error.ts'
import { openDataDir } from './open-data-dir.ts'
import { bareEnv } from './testing-bare-env.ts'

let work: string
const taken = createServer()
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'moonpage-refused-'))
  writeFileSync(join(work, 'a-file'), '')
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  taken.close()
  rmSync(work, { recursive: true })
})

const nobody = 'postgres://moonpage:not-told@127.0.0.1:1/moonpage'
const said = (attempt: Promise<unknown>) => attempt.then(() => 'nothing', explainStartupError)

test('an unreachable database ends the start with one sentence', async () => {
  const child = spawn(process.execPath, ['server/src/app/web.ts'], {
    env: { ...bareEnv, DATA_DIR: join(work, 'data'), PORT: '0', DATABASE_URL: nobody },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (text: Buffer) => (told += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect([code, told]).toEqual([
    1,
    '\n  Moonpage could not start. The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. ' +
      'Start it, or set DATABASE_URL to where it is.\n\n',
  ])
})

test('a database that does not exist is named', async () => {
  expect(await said(migrate(databaseUrl(testServer().url, 'moonpage_none')))).toBe(
    'The database says: database "moonpage_none" does not exist. Create it, or name another in DATABASE_URL.',
  )
})

test('a DATA_DIR that is a file, or below one, is named', async () => {
  for (const name of ['a-file', 'a-file/data'])
    expect(await said(openDataDir(join(work, name)))).toBe(
      `Moonpage cannot keep anything in DATA_DIR, ${join(work, name)}: that is a file, or lies below one. ` +
        'Move the file, or set DATA_DIR to another folder.',
    )
  await openDataDir(join(work, 'deep/down'))
  expect(existsSync(join(work, 'deep/down'))).toBe(true)
})

// Root can write to any folder except those of the kernel.
test.skipIf(process.platform !== 'linux')('a DATA_DIR without write permission is named', async () => {
  expect(await said(openDataDir('/sys/moonpage'))).toMatch(
    /^Moonpage cannot keep anything in DATA_DIR, \/sys\/moonpage: (this user may not write there|the disk is read-only)\. .*set DATA_DIR to another folder\.$/,
  )
})

test('a port in use is named, and a HOST of another machine', async () => {
  const listen = (at: { host: string; port: number }) =>
    new Promise((resolve, reject) => {
      const server = createServer()
      server.once('error', (error) => reject(describeListenError(error, at)))
      server.listen(at, () => server.close(resolve))
    })
  const { port } = taken.address() as AddressInfo
  expect(await said(listen({ host: '127.0.0.1', port }))).toBe(
    `The port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  )
  expect(await said(listen({ host: '192.0.2.1', port: 0 }))).toBe(
    'HOST is 192.0.2.1, which is no address of this machine. 0.0.0.0 is all of them, 127.0.0.1 is this machine alone.',
  )
})
