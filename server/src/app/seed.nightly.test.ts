import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { passwordMatches } from '../core/accounts/passwords.ts'
import { openDatabase } from '../infra/db/database.ts'
import { openPostgres } from './open-postgres.ts'
import { bareEnv } from './testing-bare-env.ts'

const work = mkdtempSync(join(tmpdir(), 'moonpage-test-'))
const dataDir = join(work, 'data')
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Runs `npm run seed -- …` in this process. */
async function seed(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...words], {
    cwd: work,
    env: { ...bareEnv, DATA_DIR: dataDir },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

test.each([['61'], ['4', '5'], ['--force']])('%j prints the usage', async (...words) => {
  const { code, said } = await seed(...words)
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('Nothing was made. Say how many stories, from 4 to 60'),
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('a small demo: stories of several families with pictures, readers, ratings, favorites and reports', async () => {
  const { code, said } = await seed('4')
  expect([code, said]).toEqual([0, expect.stringContaining('4 stories are there, 3 of them public')])
  const again = await seed('4')
  expect([again.code, again.said]).toEqual([
    1,
    expect.stringContaining('Nothing was made. This Moonpage has 6 accounts already'),
  ])

  const postgres = await openPostgres(
    { database: { kind: 'embedded' }, dataDir },
    { log: () => {}, onProgress: () => {} },
  )
  const db = openDatabase(postgres.url, { max: 2 })
  const rows = async <T extends object>(text: string): Promise<T[]> => (await db.pool.query<T>(text)).rows
  const number = async (text: string) => (await rows<{ count: number }>(text))[0]?.count
  const stories = await rows<{ id: string; title: string; days: number }>(
    `select id, title, extract(epoch from now() - created_at)::float / 86400 as days from stories
     where generation_status = 'completed' and created_at < completed_at
       and (not is_public or completed_at < published_at and published_at < now())`,
  )
  expect(stories).toHaveLength(4)
  expect(new Set(stories.map(({ title }) => title)).size).toBe(4)
  expect(new Set(stories.map(({ days }) => Math.floor(days))).size).toBeGreaterThan(2)
  expect(Math.max(...stories.map(({ days }) => days))).toBeLessThan(30)
  expect(await number(`select count(*) from story_pages where has_image and image_key is null`)).toBe(0)
  expect(
    readdirSync(join(dataDir, 'pictures'), { recursive: true }).filter((name) =>
      String(name).endsWith('.webp'),
    ).length,
  ).toBeGreaterThan(20)

  expect(await number(`select count(distinct owner_id) from stories`)).toBe(4)
  expect(await number(`select count(*) from stories where is_public and include_names`)).toBe(0)
  for (const what of ['ratings', 'favorites'])
    expect(
      await number(
        `select count(*) from ${what} given join stories on stories.id = story_id where owner_id = account_id or not is_public`,
      ),
      what,
    ).toBe(0)
  expect(await number('select count(*) from ratings')).toBeGreaterThan(2)
  expect(await number('select sum(view_count) as count from stories')).toBeGreaterThan(10)
  expect(await number('select count(*) from stories where hidden_at is not null')).toBe(1)
  expect(await number('select count(*) from reports')).toBe(3)
  expect(await number('select count(*) from workers')).toBe(0)

  const password = /with the password {2}(\S+)/.exec(said)?.[1] ?? ''
  const people = await rows<{ email: string; role: string; password_hash: string }>('select * from accounts')
  expect(people.map(({ role }) => role).toSorted()).toEqual(['admin', 'moderator', ...Array(4).fill('user')])
  for (const { email } of people) expect(said).toContain(email)
  expect(await passwordMatches(people[0]?.password_hash, password)).toBe(true)
  await db.close()
  await postgres.stop()
}, 240_000)
