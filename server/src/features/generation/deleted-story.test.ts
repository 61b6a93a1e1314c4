import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStory, testApi } from '../../app/testing.ts'
import { removePictures } from '../../core/stories/remove-pictures-job.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { generateStory } from './generate-story.ts'

// Pictures are painted one at a time, so that each test knows the worker's state.
const image: ImageScript = { asked: [], concurrency: 1 }
let api: Awaited<ReturnType<typeof testApi>>
// Jobs stay in the queue: the tests run each one themselves.
beforeAll(async () => {
  api = await testApi({ image, worker: false })
})
beforeEach(() => {
  delete image.before
})
afterAll(() => api.close())

const filesInStore = async () => {
  const found = await readdir(join(api.dataDir, 'pictures'), { recursive: true }).catch(() => [])
  return found.filter((name) => name.endsWith('.webp') || name.endsWith('.draft'))
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return { open, reached, pass: () => (reach(), opened) }
}

/** A worker that generates a new story, controlled by the test, and the files it writes. */
async function worker(put?: (file: string, data: Uint8Array) => Promise<void>) {
  const person = await api.signUp()
  const { id } = (await person.post<Story>('/api/v1/stories', { ...aStory, max_images: 1, page_count: 4 }))
    .body
  const puts: string[] = []
  const pictures: PictureStore = {
    ...api.generation.pictures,
    put: async (file, data) => {
      await (put ? put(file, data) : api.generation.pictures.put(file, data))
      puts.push(file)
    },
  }
  const stopping = new AbortController()
  return {
    puts,
    stopping,
    making: generateStory({ ...api.generation, pictures }, id, stopping.signal),
    /** All pages are written: only pictures are left. */
    written: async () => {
      await expect
        .poll(async () => (await person.get<Story>(`/api/v1/stories/${id}`)).body.generation_status)
        .toBe('generating_images')
    },
    remove: async () => {
      const { status } = await person.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })
      expect(status).toBe(204)
    },
  }
}

/** Runs the jobs that a deletion enqueues. */
async function runRemovals() {
  const { rows } = await api.db.pool.query<{ data: { stems: string[] } }>(
    `delete from pgboss.job where name = 'remove-pictures' returning data`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { data } of rows) await removePictures(api.generation, data.stems, new AbortController().signal)
}

test('after a deletion and its clean-up the worker stores no picture', async () => {
  const { pass, reached, open } = gate()
  image.before = pass
  const { making, puts, remove } = await worker()
  await reached
  await remove()
  await runRemovals()
  open()
  await making
  expect(puts).toEqual([])
  expect(await filesInStore()).toEqual([])
})

test('the same if the worker is stopped meanwhile', async () => {
  const { pass, reached, open } = gate()
  image.before = pass
  const { making, puts, remove, stopping, written } = await worker()
  await reached
  await written()
  await remove()
  await runRemovals()
  stopping.abort(new Error('its lease is lost'))
  open()
  await expect(making).rejects.toThrow('its lease is lost')
  expect(puts).toEqual([])
  expect(await filesInStore()).toEqual([])
})

test('deleted between storing the files and updating the row: both sides remove them, in any order', async () => {
  const { pass, reached, open } = gate()
  let count = 0
  const { making, puts, remove } = await worker(async (file, data) => {
    await api.generation.pictures.put(file, data)
    if (++count === 3) await pass()
  })
  await reached
  await remove()
  expect(await filesInStore()).toHaveLength(3)
  open()
  await making
  expect(puts).toHaveLength(3)
  expect(await filesInStore()).toEqual([])
  await runRemovals()
})

test('a worker that ends before the deletion leaves its files to it', async () => {
  const { pass, reached, open } = gate()
  let count = 0
  const { making, remove, stopping } = await worker(async (file, data) => {
    await api.generation.pictures.put(file, data)
    if (++count === 2) await pass()
  })
  await reached
  stopping.abort(new Error('the process stops'))
  open()
  await expect(making).rejects.toThrow('the process stops')
  // The next run of the job writes the same files again.
  expect(await filesInStore()).toHaveLength(3)
  await remove()
  await runRemovals()
  expect(await filesInStore()).toEqual([])
})

test('a picture that fails for an existing story keeps its files', async () => {
  const { making, remove } = await worker(async (file, data) => {
    if (file.endsWith('-1536.webp')) throw new Error('the disk is full')
    await api.generation.pictures.put(file, data)
  })
  await making
  expect(await filesInStore()).toHaveLength(2)
  await remove()
  await runRemovals()
  expect(await filesInStore()).toEqual([])
})
