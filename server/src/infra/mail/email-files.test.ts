import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { writeEmailFile, removeEmails, removeEmailsOlderThan } from './email-files.ts'

let root: string
let dir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'moonpage-emails-'))
  dir = join(root, 'mail')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const email = (words: string) => Buffer.from(words)
const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const daysAgo = (days: number, accountId: string) =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(':', '-')}-${accountId}.eml`

test('an email file is named by time and account, and only its owner can read it', async () => {
  const id = newId()
  const name = await writeEmailFile(dir, id, email('Good evening'))
  expect(name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d\\.\\d{3}Z-${id}\\.eml$`))
  expect(await readFile(join(dir, name), 'utf8')).toBe('Good evening')
  expect([await mode(dir), await mode(join(dir, name))]).toEqual(['700', '600'])
})

test('a folder that others can read is made private', async () => {
  await mkdir(dir, { mode: 0o755 })
  await writeEmailFile(dir, newId(), email('Good evening'))
  expect(await mode(dir)).toBe('700')
})

test('emails of the same millisecond are all stored', async () => {
  const id = newId()
  const words = Array.from({ length: 40 }, (_, n) => `email ${n}`)
  const names = await Promise.all(words.map((each) => writeEmailFile(dir, id, email(each))))
  expect(new Set(names).size).toBe(40)
  const kept = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')))
  expect(kept.toSorted()).toEqual(words.toSorted())
})

test('an invalid id cannot escape from the folder', async () => {
  await expect(writeEmailFile(dir, '../../somewhere', email('x'))).rejects.toThrow('the id of an account')
  expect(await readdir(root)).toEqual([])
})

test('all emails of one account are deleted, drafts included, and no others', async () => {
  const [gone, stays] = [newId(), newId()]
  await writeEmailFile(dir, gone, email('one'))
  await writeEmailFile(dir, gone, email('two'))
  await writeFile(join(dir, `${daysAgo(0, gone)}.draft`), 'half a let')
  const kept = await writeEmailFile(dir, stays, email('three'))
  await writeFile(join(dir, `about ${gone}.txt`), 'not ours')
  await removeEmails(dir, gone.toUpperCase())
  expect((await readdir(dir)).toSorted()).toEqual([kept, `about ${gone}.txt`].toSorted())
})

test('emails are deleted after the given number of days, by the time in their names', async () => {
  const id = newId()
  await mkdir(dir)
  const old = [daysAgo(31, id), `${daysAgo(40, id)}.draft`]
  const kept = [daysAgo(29, id), 'notes.txt']
  for (const name of [...old, ...kept]) await writeFile(join(dir, name), 'x')
  expect(await removeEmailsOlderThan(dir, 30)).toBe(2)
  expect((await readdir(dir)).toSorted()).toEqual(kept.toSorted())
})

test('a missing folder is ignored', async () => {
  await removeEmails(dir, newId())
  expect(await removeEmailsOlderThan(dir, 30)).toBe(0)
})
