import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskPictures } from '../infra/storage/disk-pictures.ts'
import { s3Pictures } from '../infra/storage/s3-pictures.ts'
import { testS3, type TestStore } from '../infra/storage/testing-s3.ts'
import { bareEnv } from './testing-bare-env.ts'

let s3: TestStore
let dataDir: string
beforeAll(async () => {
  s3 = await testS3()
  dataDir = await mkdtemp(join(tmpdir(), 'moonpage-move-'))
})
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `npm run move-pictures` in this process. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'move-pictures.ts')], {
    cwd: dataDir,
    env: { ...bareEnv, DATA_DIR: dataDir, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}

test('moves the pictures to the configured bucket, or explains why not', async () => {
  const file = 'a-picture-of-a-lighthouse-480.webp'
  const disk = diskPictures(join(dataDir, 'pictures'))
  await disk.put(file, Buffer.from('a picture'))

  const nowhere = await run({})
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('Say where to: set S3_ENDPOINT')])
  const wrong = await run({ ...s3.env, S3_BUCKET: 'elsewhere' })
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('it has no bucket elsewhere')])
  expect(await disk.size(new AbortController().signal)).toBe(9)

  const moved = await run(s3.env)
  expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('1 files were moved from')])
  expect(await disk.read(file)).toBeNull()
  expect((await s3Pictures(s3.settings).read(file))?.size).toBe(9)
})
