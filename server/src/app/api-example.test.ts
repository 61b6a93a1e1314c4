import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NewApiKey } from '@moonpage/contract/api-keys'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from './testing.ts'

const run = promisify(execFile)
const guide = new URL('../../../docs/api.md', import.meta.url)

let api: Awaited<ReturnType<typeof testApi>>
let folder: string
let site: string
beforeAll(async () => {
  api = await testApi()
  site = await api.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'moonpage-example-'))
  const [, script = ''] = /```js\n([\s\S]+?)```/.exec(await readFile(guide, 'utf8')) ?? []
  await writeFile(join(folder, 'tonight.mjs'), script)
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const tonight = (key: string) =>
  run(process.execPath, ['tonight.mjs'], { cwd: folder, env: { MOONPAGE_URL: site, MOONPAGE_KEY: key } })

test('the script of the guide makes tonight’s story and stores it, once an evening', async () => {
  const person = await api.signUp()
  const make = async (scopes: string[]) =>
    (await person.post<NewApiKey>('/api/v1/auth/api-keys', { name: 'Tonight', scopes })).body.key
  const key = await make(['read', 'create'])
  const [first, second] = [await tonight(key), await tonight(key)]
  expect(first.stdout).toMatch(/^Tonight: .+\n$/)
  expect(second.stdout).toBe(first.stdout)
  const { body } = await person.get<{ total: number; stories: { title: string; slug: string }[] }>(
    '/api/v1/stories',
  )
  expect([body.total, `Tonight: ${body.stories[0]?.title}\n`]).toEqual([1, first.stdout])
  const book = `${body.stories[0]?.slug}.epub`
  expect(await readdir(folder)).toEqual([book, 'tonight.mjs'].toSorted())
  const files = unzipSync(await readFile(join(folder, book)))
  expect(strFromU8(files['mimetype'] as Uint8Array)).toBe('application/epub+zip')

  await expect(tonight(await make(['read']))).rejects.toThrow('This needs the scope create')
})
