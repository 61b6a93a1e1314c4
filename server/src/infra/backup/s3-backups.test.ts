import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testS3, type TestStore } from '../storage/testing-s3.ts'
import { s3Backups } from './s3-backups.ts'

const megabyte = 1024 ** 2
const content = randomBytes(2.5 * megabyte)
let s3: TestStore
let folder: string
let file: string
beforeAll(async () => {
  s3 = await testS3()
  folder = await mkdtemp(join(tmpdir(), 'moonpage-s3-backups-'))
  file = join(folder, 'backup.tar.gz')
  await writeFile(file, content)
})
afterEach(() => s3.behaves('works'))
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})
const store = () => s3Backups(s3.settings, { partBytes: megabyte })

test('a backup is uploaded in parts, read back, listed, read and removed', async () => {
  s3.asked.length = 0
  await store().upload(file, 'moonpage-1.tar.gz')
  expect(s3.asked.filter((asked) => asked.startsWith('PUT'))).toHaveLength(3)
  expect(s3.asked.at(-1)).toBe('GET /moonpage-1.tar.gz')
  await store().upload(file, 'moonpage-2.tar.gz')
  s3.pageSize = 1
  expect(await store().list()).toEqual(['moonpage-1.tar.gz', 'moonpage-2.tar.gz'])
  s3.pageSize = 1000
  expect(Buffer.compare(await buffer(await store().read('moonpage-1.tar.gz')), content)).toBe(0)
  await expect(store().checkFree('moonpage-1.tar.gz')).rejects.toThrow('in the bucket already')
  await store().checkFree('moonpage-3.tar.gz')
  await store().remove('moonpage-1.tar.gz')
  expect(await store().list()).toEqual(['moonpage-2.tar.gz'])
  await expect(store().read('moonpage-1.tar.gz')).rejects.toThrow('There is no backup moonpage-1.tar.gz')
  for (const name of ['../x.tar.gz', 'a/b.tar.gz', 'moonpage.zip', '.tar.gz'])
    await expect(store().checkFree(name)).rejects.toThrow('no name of a backup')
})

test('an upload that breaks off is tried again, and one that does not count leaves nothing', async () => {
  // The second of three parts.
  for (let asked = 0; asked < 2; asked++) s3.next('works')
  s3.next('resets')
  await store().upload(file, 'moonpage-3.tar.gz')
  expect(await store().list()).toContain('moonpage-3.tar.gz')

  // Half of it comes back.
  for (let asked = 0; asked < 5; asked++) s3.next('works')
  s3.next('cuts')
  await expect(store().upload(file, 'moonpage-4.tar.gz')).rejects.toThrow('The S3 store at')
  expect(await store().list()).not.toContain('moonpage-4.tar.gz')
})

test('what is wrong with the store is said in the words of its settings', async () => {
  s3.behaves({ status: 403, code: 'SignatureDoesNotMatch' })
  await expect(store().list()).rejects.toThrow(
    'BACKUP_S3_SECRET_ACCESS_KEY is not the right one for BACKUP_S3_ACCESS_KEY_ID',
  )
  s3.behaves({ status: 404, code: 'NoSuchBucket' })
  await expect(store().read('moonpage-2.tar.gz')).rejects.toThrow('name another in BACKUP_S3_BUCKET')
})
