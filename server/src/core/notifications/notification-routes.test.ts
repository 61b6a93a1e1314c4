import type { NotificationList } from '@moonpage/contract/notifications'
import type { Story } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { generateStory } from '../../features/generation/generate-story.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { newId } from '../../lib/ids.ts'
import { notifyFamily } from './notify-family.ts'

const text: TextScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
// Jobs stay in the queue: the test runs each attempt itself.
beforeAll(async () => {
  api = await testApi({ text, worker: false })
})
afterEach(() => {
  delete text.before
})
afterAll(() => api.close())

const begin = async (person: Person, change: object = {}) =>
  (await person.post<Story>('/api/v1/stories', { ...aStory, max_images: 0, page_count: 4, ...change })).body
    .id
const attempt = (id: string) => generateStory(api.generation, id, new AbortController().signal)
const list = async (person: Person) => (await person.get<NotificationList>('/api/v1/notifications')).body
const read = (person: Person, ids?: unknown[]) =>
  person.post<NotificationList>('/api/v1/notifications/read', { ids })
const told = async (person: Person) => (await list(person)).notifications.map(({ message }) => message)
const status = async (person: Person, id: string) =>
  (await person.get<Story>(`/api/v1/stories/${id}`)).body.generation_status

/**
 * Blocks the first attempt that reaches `piece` until released, then fails it with `error` if given. Later attempts
 * pass.
 */
function holdFirstAt(piece: string, error?: Error) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let reached = () => {}
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  text.before = async (asked) => {
    if (asked !== piece) return
    delete text.before
    reached()
    await held
    if (error) throw error
  }
  return { arrival, release }
}

async function failedStory(person: Person): Promise<string> {
  const id = await begin(person)
  text.before = (piece) => {
    if (piece === 'page 3') throw new Error('the model hung up')
  }
  for (let times = 1; times <= 3; times++) await expect(attempt(id)).rejects.toThrow('the model hung up')
  delete text.before
  return id
}

test('a completed story gives a notification with the names that its owner chose', async () => {
  const person = await api.signUp()
  expect(await list(person)).toEqual({ notifications: [], unread_count: 0, unfinished_stories: 0 })
  const id = await begin(person, { hero: { name: 'Will', pronouns: 'he' } })
  expect(await list(person)).toEqual({ notifications: [], unread_count: 0, unfinished_stories: 1 })
  await attempt(id)
  expect(await list(person)).toEqual({
    notifications: [
      {
        id: expect.any(String),
        kind: 'story_finished',
        message: '“Will and the Quiet Bell” is ready to read.',
        path: `/story/${id}/page/1`,
        timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
        read: false,
      },
    ],
    unread_count: 1,
    unfinished_stories: 0,
  })
})

test('a failed story gives a notification, and another one when it completes after a retry', async () => {
  const person = await api.signUp()
  const id = await failedStory(person)
  const failed = 'We couldn’t finish “Fern and the Quiet Bell”. Everything written so far is saved.'
  expect(await list(person)).toMatchObject({
    notifications: [{ kind: 'story_failed', message: failed, path: `/story/${id}` }],
    unread_count: 1,
    unfinished_stories: 0,
  })
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  expect((await list(person)).unfinished_stories).toBe(1)
  await attempt(id)
  expect(await told(person)).toEqual(['“Fern and the Quiet Bell” is ready to read.', failed])
})

test('a notification has the current title', async () => {
  const person = await api.signUp()
  const id = await begin(person)
  await attempt(id)
  await api.db.pool.query(`update stories set title = 'A Walk with [[companion]]' where id = $1`, [id])
  expect(await told(person)).toEqual(['“A Walk with Nib” is ready to read.'])
})

test('an attempt that lost its lease sends no notification, whether it would have completed or failed', async () => {
  const person = await api.signUp()
  for (const error of [undefined, new Error('the model hung up')]) {
    const id = await begin(person)
    // A third failure would be permanent.
    await api.db.pool.query('update stories set failures = 2 where id = $1', [id])
    const hold = holdFirstAt('page 4', error)
    const slow = attempt(id)
    await hold.arrival
    await attempt(id)
    hold.release()
    await slow
    expect(await status(person, id)).toBe('completed')
  }
  expect((await list(person)).notifications.map(({ kind }) => kind)).toEqual([
    'story_finished',
    'story_finished',
  ])
})

test('a job that runs again after its story ended sends no second notification', async () => {
  const person = await api.signUp()
  const finished = await begin(person)
  await attempt(finished)
  await attempt(finished)
  const failed = await failedStory(person)
  await expect(attempt(failed)).rejects.toThrow('The worker died before it could say why.')
  expect((await list(person)).notifications.map(({ kind }) => kind)).toEqual([
    'story_failed',
    'story_finished',
  ])
})

/** Runs `work` while changes to this table cannot commit. */
async function whileRefused(table: string, work: () => Promise<void>) {
  const run = (statement: string) => api.db.pool.query(statement)
  await run(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused for a test'; end $$`,
  )
  await run(
    `create constraint trigger refuses after insert or update on ${table} deferrable initially deferred
     for each row when (to_jsonb(new) ->> 'generation_status' is not distinct from 'completed'
       or to_jsonb(new) ? 'read_at') execute function refuse()`,
  )
  await work().finally(() => run('drop function refuse() cascade'))
}

test('a story’s final state and its notification are stored together or not at all', async () => {
  const person = await api.signUp()
  const id = await begin(person)
  for (const table of ['stories', 'notifications'])
    await whileRefused(table, async () => {
      await expect(attempt(id)).rejects.toThrow('refused for a test')
      expect(await status(person, id)).toBe('generating')
      expect((await list(person)).notifications).toEqual([])
    })
  await attempt(id)
  expect(await status(person, id)).toBe('completed')
  expect((await list(person)).unread_count).toBe(1)
})

test('a story that ends waits for a lock on its account, such as a deletion’s, without a deadlock', async () => {
  const person = await api.signUp()
  const id = await begin(person)
  const deletion = await api.db.pool.connect()
  try {
    await deletion.query('begin')
    await deletion.query('select from accounts where id = $1 for update', [person.user.id])
    const ending = attempt(id)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await api.db.pool.query(waiting)).rowCount).toBe(1)
    await deletion.query('select from stories where id = $1 for update nowait', [id])
    await deletion.query('delete from accounts where id = $1', [person.user.id])
    await deletion.query('commit')
    await ending
  } finally {
    deletion.release(true)
  }
  expect((await api.db.pool.query('select from notifications where story_id = $1', [id])).rowCount).toBe(0)
})

test('marking as read affects the given ids, or all without ids, and is idempotent', async () => {
  const person = await api.signUp()
  for (let story = 1; story <= 3; story++) await attempt(await begin(person))
  const [third, second] = (await list(person)).notifications.map(({ id }) => id)
  const unread = ({ notifications }: NotificationList) =>
    notifications.filter((news) => !news.read).map(({ id }) => id)
  const once = await read(person, [second, second])
  expect([once.status, once.body.unread_count]).toEqual([200, 2])
  const marked = await api.db.pool.query('select read_at from notifications where id = $1', [second])
  expect((await read(person, [second])).body).toEqual(once.body)
  expect((await api.db.pool.query('select read_at from notifications where id = $1', [second])).rows).toEqual(
    marked.rows,
  )
  expect(unread(once.body)).toContain(third)
  expect(unread(once.body)).not.toContain(second)
  expect((await read(person, [])).body.unread_count).toBe(2)
  const all = await read(person)
  expect([all.body.unread_count, unread(all.body)]).toEqual([0, []])
  expect((await list(person)).unread_count).toBe(0)
})

test('invalid and unknown ids are ignored; the others are marked', async () => {
  const person = await api.signUp()
  await attempt(await begin(person))
  const mine = (await list(person)).notifications[0]?.id ?? ''
  const odd = ['', 'nonsense', "'; drop table notifications; --", '9'.repeat(300), newId()]
  expect(await read(person, odd)).toMatchObject({ status: 200, body: { unread_count: 1 } })
  expect(await read(person, [...odd, mine.toUpperCase()])).toMatchObject({
    status: 200,
    body: { unread_count: 0 },
  })
  expect((await read(person, [7])).status).toBe(422)
  expect((await read(person, Array(101).fill(mine))).status).toBe(422)
  expect((await person.post('/api/v1/notifications/read', { all: true })).status).toBe(422)
})

test('other people’s notifications are neither listed nor marked', async () => {
  const person = await api.signUp()
  await attempt(await begin(person))
  await begin(person)
  const mine = (await list(person)).notifications[0]?.id
  const stranger = await api.signUp()
  expect(await list(stranger)).toEqual({ notifications: [], unread_count: 0, unfinished_stories: 0 })
  expect((await read(stranger, [mine])).body.notifications).toEqual([])
  await read(stranger)
  expect(await list(person)).toMatchObject({ unread_count: 1, unfinished_stories: 1 })
  expect((await api.nobody.get('/api/v1/notifications')).status).toBe(401)
  expect((await api.nobody.post('/api/v1/notifications/read', {})).status).toBe(401)
})

test('lists the newest fifty, newest first, and counts all unread ones', async () => {
  const person = await api.signUp()
  const id = await begin(person)
  for (let news = 0; news < 53; news++)
    await notifyFamily(api.db.kysely, { kind: 'story_finished', storyId: id })
  const { notifications, unread_count } = await list(person)
  expect([notifications.length, unread_count]).toEqual([50, 53])
  const times = notifications.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().toReversed())
  const { rows } = await api.db.pool.query<{ id: string }>(
    'select id from notifications where account_id = $1 order by created_at limit 3',
    [person.user.id],
  )
  expect(notifications.map((news) => news.id)).not.toContain(rows[0]?.id)
  expect((await read(person)).body.unread_count).toBe(0)
})
