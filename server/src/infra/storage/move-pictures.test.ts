import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { randomLetters } from '../../lib/ids.ts'
import { diskPictures } from './disk-pictures.ts'
import { movePictures } from './move-pictures.ts'
import { fallbackStore } from './fallback-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Pictures } from './s3-pictures.ts'
import { testS3, type TestStore } from './testing-s3.ts'

const limits = { read: 10_000, put: 10_000, remove: 10_000, list: 10_000, pause: 5 }

let s3: TestStore
let dir: string
let disk: PictureStore
let store: PictureStore
/** The app's store during the move. */
let both: PictureStore
let kept: Map<string, Buffer>
beforeAll(async () => {
  s3 = await testS3()
})
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'moonpage-move-')), 'pictures')
  disk = diskPictures(dir)
  store = s3Pictures(s3.settings, limits)
  both = fallbackStore(disk, store)
  kept = new Map(Array.from({ length: 12 }, () => [`${randomLetters(27)}-480.webp`, randomBytes(2000)]))
  for (const [file, data] of kept) await disk.put(file, data)
})
afterEach(async () => {
  s3.behaves('works')
  await rm(join(dir, '..'), { recursive: true, force: true })
})
afterAll(() => s3.close())

async function holdsAll(pictures: PictureStore): Promise<boolean> {
  for (const [file, data] of kept) {
    const found = await pictures.read(file)
    if (!found || !data.equals(await buffer(found.stream))) return false
  }
  return true
}

test('moves every picture, and nothing is left on the disk', async () => {
  const said: number[] = []
  const outcome = await movePictures(dir, store, (share) => said.push(share))
  expect(outcome).toEqual({ moved: 12, known: 0, left: 0 })
  expect(said.at(-1)).toBe(1)
  expect(await holdsAll(store)).toBe(true)
  expect(existsSync(dir)).toBe(false)
  expect(await movePictures(dir, store)).toEqual({ moved: 0, known: 0, left: 0 })
})

test('every picture can be read at every moment of the move', async () => {
  const progress = { isOver: false }
  const move = movePictures(dir, store).finally(() => (progress.isOver = true))
  let times = 0
  do {
    expect(await holdsAll(both)).toBe(true)
    times += 1
  } while (!progress.isOver)
  expect(times).toBeGreaterThan(1)
  expect((await move).moved).toBe(12)
})

test('a store that fails halfway loses nothing, and the next move completes', async () => {
  let puts = 0
  const tiring: PictureStore = {
    ...store,
    put: async (file, data) => {
      if (++puts === 5) s3.behaves('resets')
      await store.put(file, data)
    },
  }
  await expect(movePictures(dir, tiring)).rejects.toMatchObject({ name: 'StorageUnavailable' })
  s3.behaves('works')
  expect(await holdsAll(both)).toBe(true)
  await movePictures(dir, store)
  expect(await holdsAll(store)).toBe(true)
  expect(existsSync(dir)).toBe(false)
})

test('existing pictures are not written again, and other files stay', async () => {
  for (const [file, data] of kept) await store.put(file, data)
  await writeFile(join(dir, 'a-note.txt'), 'of somebody')
  s3.asked.length = 0
  expect(await movePictures(dir, store)).toEqual({ moved: 0, known: 12, left: 1 })
  expect(s3.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([])
  expect(existsSync(join(dir, 'a-note.txt'))).toBe(true)
})

test('a picture deleted during its move is gone from both', async () => {
  const [file] = kept.keys()
  const removing: PictureStore = {
    ...store,
    put: async (name, data) => {
      await store.put(name, data)
      if (name === file) await disk.remove([name])
    },
  }
  await movePictures(dir, removing)
  expect(await both.read(file ?? '')).toBeNull()
})

test('if the store returns other bytes the picture stays on the disk', async () => {
  const wrong: PictureStore = { ...store, put: (file) => store.put(file, Buffer.from('something else')) }
  await expect(movePictures(dir, wrong)).rejects.toThrow('returned other content')
  expect(await holdsAll(both)).toBe(true)
})
