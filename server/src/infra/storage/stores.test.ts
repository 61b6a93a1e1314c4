import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomLetters } from '../../lib/ids.ts'
import { diskPictures } from './disk-pictures.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Pictures } from './s3-pictures.ts'
import { testS3, type TestStore } from './testing-s3.ts'

/** How fast a store answers is tested where it does not answer. */
const patient = { read: 30_000, put: 30_000, remove: 30_000, list: 30_000, pause: 100 }

let s3: TestStore
let dir: string
const stores: Record<string, () => PictureStore> = {
  disk: () => diskPictures(join(dir, 'pictures')),
  s3: () => s3Pictures(s3.settings, patient),
}

beforeAll(async () => {
  s3 = await testS3()
  dir = await mkdtemp(join(tmpdir(), 'moonpage-stores-'))
})
afterAll(async () => {
  await s3.close()
  await rm(dir, { recursive: true, force: true })
})

const name = () => `${randomLetters(27)}-480.webp`
const never = new AbortController().signal

async function whole(store: PictureStore, file: string): Promise<Buffer | null> {
  const found = await store.read(file)
  if (!found) return null
  const data = await buffer(found.stream)
  expect(found.size).toBe(data.length)
  return data
}

describe.each(Object.keys(stores))('pictures on %s', (kind) => {
  let store: PictureStore
  beforeAll(() => {
    store = (stores[kind] as () => PictureStore)()
  })

  test('are read as they were written, small and large', async () => {
    for (const length of [0, 1, 70_000, 3_000_000]) {
      const [file, data] = [name(), randomBytes(length)]
      await store.put(file, data)
      expect(data.equals((await whole(store, file)) ?? Buffer.alloc(1)), `${length} bytes`).toBe(true)
      await store.remove([file])
    }
  })

  test('can be replaced', async () => {
    const file = name()
    await store.put(file, Buffer.from('the first'))
    await store.put(file, Buffer.from('the second'))
    expect(String(await whole(store, file))).toBe('the second')
  })

  test('are null if missing, and can be deleted then', async () => {
    const [there, gone] = [name(), name()]
    await store.put(there, Buffer.from('a picture'))
    expect(await store.read(gone)).toBeNull()
    await store.remove([gone, there, name()])
    expect(await store.read(there)).toBeNull()
    await store.remove([])
  })

  test.each([
    '',
    'short.webp',
    '../../../etc/passwd',
    'a-picture-of-another-kind.png',
    `${'x'.repeat(81)}.webp`,
  ])('must have valid names: not "%s"', async (file) => {
    expect(await store.read(file)).toBeNull()
    await expect(store.put(file, Buffer.from('a picture'))).rejects.toThrow('not a picture file name')
  })

  test('are counted in bytes', async () => {
    const before = await store.size(never)
    for (let n = 1; n <= 7; n++) await store.put(name(), randomBytes(n * 1000))
    s3.pageSize = 3
    expect((await store.size(never)) - before).toBe(28_000)
    s3.pageSize = 1000
  })

  test('abort without leaving connections open', async () => {
    const file = name()
    await store.put(file, randomBytes(3_000_000))
    const found = await store.read(file)
    for await (const _piece of found?.stream ?? []) break
    expect(found?.stream.destroyed).toBe(true)
  })

  test('have room, and the health check leaves nothing behind', async () => {
    await store.ready()
    const before = await store.size(never)
    await store.check()
    expect(await store.size(never)).toBe(before)
  })
})

test('the S3 store makes no request for an invalid name', async () => {
  const before = s3.asked.length
  await s3Pictures(s3.settings, patient).read('favicon.ico')
  expect(s3.asked.length).toBe(before)
})

test('an unfinished file is not a picture', async () => {
  expect(
    (await readdir(join(dir, 'pictures'), { recursive: true })).filter((file) => file.endsWith('.draft')),
  ).toEqual([])
})
