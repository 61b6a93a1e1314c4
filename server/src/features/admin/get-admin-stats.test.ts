import type { AdminStats } from '@moonpage/contract/admin-stats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { openDatabase } from '../../infra/db/database.ts'
import { getAdminStats } from './get-admin-stats.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin'`)
})
afterAll(() => api.close())

const stats = async () => (await admin.get<AdminStats>('/api/v1/admin/stats')).body
const query = (text: string, values: unknown[] = []) => api.db.pool.query(text, values)
const utcDay = (daysAgo = 0) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Public stories of a child named Will, most read first. Triggers update the counts. */
const insertStories = (owner: Person, count: number, columns: Record<string, string> = {}) =>
  query(
    `insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, hero_name,
       hero_stand_in, companion_name, picture_salt, generation_status, completed_at, is_public, published_at,
       view_count${Object.keys(columns)
         .map((name) => `, ${name}`)
         .join('')})
     select gen_random_uuid(), $1, gen_random_uuid(), '{"story_attributes": []}', 'fox', 'courage', 'forest', '5-6', 's',
       '[[hero]] and bell ' || n, 'Will', 'Wren', 'Nib', '\\x00', 'completed', now(), true, now(), 100 - n
       ${Object.values(columns)
         .map((value) => `, ${value}`)
         .join('')}
     from generate_series(1, ${count}) n returning id`,
    [owner.user.id],
  )

test('an empty site has one person, no stories, an average of zero, and thirty days up to today', async () => {
  const found = await stats()
  expect(found).toMatchObject({
    user_stats: { total_users: 1, new_users_today: 1, active_users: 1, recent_users: 1 },
    story_stats: { total_stories: 0, public_stories: 0 },
    rating_stats: { total_ratings: 0, average_rating: 0 },
    top_stories: [],
  })
  expect(found.daily.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, index) => utcDay(29 - index)),
  )
  expect(found.daily.at(-1)).toEqual({ day: utcDay(), new_users: 1, new_stories: 0, generations: 0 })
})

test('people, stories and ratings are counted; hidden stories are not public', async () => {
  const [family, other, away] = [await api.signUp(), await api.signUp(), await api.signUp()]
  await query(`update accounts set is_active = false where id = $1`, [other.user.id])
  await query(`update sessions set last_used_at = now() - interval '8 days' where account_id = $1`, [
    away.user.id,
  ])
  // Two sessions of one person count once.
  await api.nobody.post('/api/v1/auth/login', { email: family.user.email, password: 'Lamp-light7' })
  const { rows } = await insertStories(family, 7)
  await insertStories(family, 1, { hidden_at: 'now()' })
  const ids = rows.map(({ id }: { id: string }) => id)
  await query(`insert into ratings (id, story_id, account_id, rating) values
    (gen_random_uuid(), '${ids[0]}', '${away.user.id}', 5), (gen_random_uuid(), '${ids[0]}', '${admin.user.id}', 4),
    (gen_random_uuid(), '${ids[3]}', '${admin.user.id}', 2)`)

  const found = await stats()
  expect(found.user_stats).toEqual({ total_users: 4, new_users_today: 4, active_users: 3, recent_users: 3 })
  expect(found.story_stats).toEqual({ total_stories: 8, public_stories: 7 })
  expect(found.rating_stats).toEqual({ total_ratings: 3, average_rating: 11 / 3 })
  expect(found.top_stories).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({
      id: ids[n - 1],
      title: `Wren and bell ${n}`,
      view_count: 100 - n,
      rating_count: n === 1 ? 2 : n === 4 ? 1 : 0,
      average_rating: n === 1 ? 4.5 : n === 4 ? 2 : 0,
    })),
  )
  await query(`update stories set taken_down_at = now() where id = $1`, [ids[0]])
  await query(`update stories set include_names = true where id = $1`, [ids[1]])
  const later = await stats()
  expect(later.story_stats).toEqual({ total_stories: 8, public_stories: 6 })
  expect(later.rating_stats).toEqual({ total_ratings: 1, average_rating: 2 })
  expect(later.top_stories[0]).toMatchObject({ id: ids[1], title: 'Will and bell 2' })
})

test('people, stories and generations are counted per UTC day', async () => {
  await query('truncate stories, generations cascade')
  const today = `date_trunc('day', now() at time zone 'utc') at time zone 'utc'`
  const times = [today, `${today} - interval '1 millisecond'`, `${today} - interval '29 days'`]
  // A day before the charts begin.
  times.push(`${today} - interval '29 days 1 millisecond'`)
  const someone = await api.signUp()
  for (const time of times) {
    await insertStories(someone, 1, { created_at: time })
    await query(
      `insert into generations (id, account_id, kind, begun_at) select gen_random_uuid(), $1, kind, ${time}
       from unnest(array['story', 'images', 'page']) kind`,
      [someone.user.id],
    )
  }
  await query(`update accounts set created_at = ${today} - interval '1 millisecond'`)
  const { daily, user_stats } = await stats()
  expect(user_stats.new_users_today).toBe(0)
  const nothing = { new_users: 0, new_stories: 0, generations: 0 }
  expect(daily[0]).toEqual({ ...nothing, day: utcDay(29), new_stories: 1, generations: 3 })
  expect(daily.slice(1, 28).every((day) => day.new_stories === 0 && day.generations === 0)).toBe(true)
  expect(daily[28]).toEqual({ day: utcDay(1), new_users: 5, new_stories: 1, generations: 3 })
  expect(daily[29]).toEqual({ ...nothing, day: utcDay(), new_stories: 1, generations: 3 })
})

test('regardless of the session’s time zone', async () => {
  const before = await stats()
  await query(
    `do $$ begin execute format('alter database %I set timezone to ''Pacific/Kiritimati''', current_database()); end $$`,
  )
  // Open connections keep their old setting.
  const db = openDatabase(api.db.url, { max: 4 })
  try {
    expect((await getAdminStats(db)).daily).toEqual(before.daily)
  } finally {
    await db.close()
  }
})
