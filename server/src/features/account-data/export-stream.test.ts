import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'
import { pictureFile, pictureStem } from '../../core/stories/picture-files.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { newId } from '../../lib/ids.ts'
import { exportAccount } from './export-account.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

/** Many finished stories, inserted directly. */
async function givenStories(accountId: string, count: number, picture: Buffer) {
  for (let n = 0; n < count; n++) {
    const id = newId()
    const salt = Buffer.alloc(32, n + 1)
    await api.db.pool.query(
      `insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, picture_salt)
       values ($1, $2, $3, '{}', 'fox', 'courage', 'forest', '5-6', 'seed', 'A title', $4)`,
      [id, accountId, `story-${n}`, salt],
    )
    const stem = pictureStem(salt, 1, 'picture')
    await api.db.pool.query(
      `insert into story_pages (story_id, page_number, content, scene, has_image, image_alt, image_key)
       values ($1, 1, 'Once', '{}', true, 'A fox', $2)`,
      [id, stem],
    )
    await api.generation.pictures.put(pictureFile(stem, 1536), picture)
  }
}

test('pictures are read as they are sent, and reading stops when the client disconnects', async () => {
  const person = await api.signUp()
  const count = 45
  const picture = Buffer.alloc(300_000, 'moon')
  await givenStories(person.user.id, count, picture)
  let reads = 0
  const counted: PictureStore = {
    ...api.generation.pictures,
    read: (file) => {
      reads += 1
      return api.generation.pictures.read(file)
    },
  }
  const begin = () =>
    exportAccount(
      { db: api.db, pictures: counted },
      { accountId: person.user.id, familyId: person.user.id, familyRole: 'parent' },
      new Date(),
    )
  const whole: Buffer[] = []
  for await (const piece of begin()) whole.push(piece)
  const files = unzipSync(Buffer.concat(whole))
  expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toHaveLength(count)
  expect(reads).toBe(count)

  reads = 0
  const abandoned = begin()
  let sent = 0
  for await (const piece of abandoned) {
    sent += piece.length
    // Only the stream's buffer is read ahead.
    expect(reads * picture.length - sent).toBeLessThan(3 * picture.length)
    if (sent > 5 * picture.length) break
  }
  await expect.poll(() => abandoned.closed).toBe(true)
  expect(reads).toBeLessThan(9)
})
