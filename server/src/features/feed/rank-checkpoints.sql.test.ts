import { feedSorts } from '@moonpage/contract/feed-filters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'
import { countByFacets, selectFeedPage, type FeedFacets } from '../../core/stories/feed-pagination.ts'
import { createLog } from '../../infra/log.ts'
import { maintainFeed } from './maintain-feed.ts'
import { runFeedMaintenance } from './run-feed-maintenance.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let all: string[]
const subjects = ['fox', 'owl'] as const
beforeAll(async () => {
  api = await testApi({ worker: false })
  owner = await api.signUp()
  all = await insertStories(
    api.db,
    owner.user.id,
    Array.from({ length: 80 }, (_, n) => ({
      subject: subjects[n % 2] as string,
      age_group: ['3-4', '5-6', '7-8'][n % 3] as string,
      view_count: (n * 7) % 11,
      rating_count: n % 5,
      rating_sum: (n % 5) * 4,
    })),
  )
})
afterAll(() => api.close())

const facets: FeedFacets[] = [
  {},
  { subject: ['owl'] },
  { theme: ['courage'] },
  { age_group: ['5-6', '7-8'] },
  { age_group: [] },
  { subject: ['fox'], age_group: ['3-4'] },
  { subject: ['fox'], theme: ['courage'], age_group: ['3-4', '5-6'] },
]

/** Reads single pages and all of them at once: no page may repeat or skip a story, and the total must match. */
async function expectPagesToFit(when: string): Promise<void> {
  for (const sort of feedSorts)
    for (const asked of facets) {
      const walk = async (offset: number, limit: number) => {
        // As an expression, which cannot be recognized as near the start.
        const { rows } = await selectFeedPage({
          sort,
          facets: asked,
          limit,
          offset: sql`${offset}::bigint`,
        }).execute(api.db.kysely)
        return rows.map(({ id }) => id)
      }
      const { rows: whole } = await selectFeedPage({ sort, facets: asked, limit: 200, offset: 0 }).execute(
        api.db.kysely,
      )
      const { rows: counted } = await countByFacets(asked).execute(api.db.kysely)
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(whole.length / 7) + 1 }, (_, page) => walk(page * 7, 7)),
      )
      expect([when, sort, asked, pages.flat(), counted[0]?.total]).toEqual([
        when,
        sort,
        asked,
        whole.map(({ id }) => id),
        whole.length,
      ])
    }
}

const change = (values: string, ids: readonly (string | undefined)[]) =>
  api.db.pool.query(`update stories set ${values} where id = any($1)`, [ids])
const checkpoints = async () => (await api.db.pool.query('select from feed_rank_checkpoints')).rowCount
const deltas = async () => (await api.db.pool.query('select from feed_deltas')).rowCount
const refresh = () => runFeedMaintenance(api.db.kysely, { deltas: 1, interval: 10 })

test('pages and totals are the same with checkpoints, without, and with any deltas', async () => {
  await expectPagesToFit('without checkpoints')
  await refresh()
  expect(await checkpoints()).toBeGreaterThan(3 * 7)
  expect(await deltas()).toBe(0)
  await expectPagesToFit('with checkpoints')
  await change('view_count = view_count + 100', all.slice(3, 9))
  await change('rating_count = rating_count + 1, rating_sum = rating_sum + 1', all.slice(20, 40))
  await change('is_public = false, published_at = null', all.slice(10, 16))
  await change(`published_at = published_at - interval '1 hour', subject = 'owl'`, all.slice(50, 54))
  await api.db.pool.query('delete from stories where id = any($1)', [all.slice(60, 70)])
  await insertStories(api.db, owner.user.id, [{ subject: 'bear' }, { subject: 'owl' }, {}])
  expect(await deltas()).toBeGreaterThan(50)
  await expectPagesToFit('with deltas')
  await refresh()
  expect(await deltas()).toBe(0)
  await expectPagesToFit('with deltas applied')
  await insertStories(
    api.db,
    owner.user.id,
    Array.from({ length: 30 }, () => ({})),
  )
  await refresh()
  await expectPagesToFit('with new checkpoints')
  expect((await owner.send('DELETE', `/api/v1/stories/${all[0]}`)).status).toBe(204)
  await expectPagesToFit('after a deletion')
})

test('during concurrent writes and maintenance every list matches its count', async () => {
  const { rows: left } = await api.db.pool.query<{ id: string }>('select id from stories order by id')
  const ids = left.map(({ id }) => id)
  const writers = { done: false }
  const writing = Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let round = 0; round < 25; round++) {
        const id = ids[(writer * 23 + round) % ids.length]
        await change(
          round % 3 === 0
            ? 'hidden_at = case when hidden_at is null then now() end'
            : 'view_count = view_count + 1',
          [id],
        )
      }
    }),
  ).finally(() => (writers.done = true))
  const refreshing = Promise.all(
    [1, 2].map(async () => {
      do await refresh()
      while (!writers.done)
    }),
  )
  await Promise.all([writing, refreshing])
  await expectPagesToFit('afterwards')
  await refresh()
  await expectPagesToFit('and refreshed')
  const { rows } = await api.db.pool.query(`
    select (select sum(stories) from feed_facet_counts) + (select coalesce(sum(change), 0) from feed_deltas) as kept,
      (select count(*) from stories where feed_place(stories) is not null) as there`)
  expect(rows).toEqual([{ kept: String(rows[0].there), there: rows[0].there }])
})

test('checkpoints and deltas of deleted and private stories are removed, however few they are', async () => {
  await refresh()
  const named = async (ids: readonly string[]) => {
    const { rows } = await api.db.pool.query<{ story_id: string }>(
      `select story_id from feed_rank_checkpoints where story_id = any($1) union all
       select story_id from feed_deltas where story_id = any($1)`,
      [ids],
    )
    return rows.map(({ story_id: id }) => id)
  }
  const { rows } = await api.db.pool.query<{ story_id: string }>(
    `select distinct story_id from feed_rank_checkpoints where slice = ''`,
  )
  const marked = rows.map(({ story_id: id }) => id)
  expect(marked.length).toBeGreaterThan(10)
  // Including a checkpoint with nothing after it.
  const { rows: end } = await api.db.pool.query<{ id: string }>(
    'select id from stories where is_public order by published_at, id limit 12',
  )
  const gone = [...marked.slice(0, 5), ...end.map(({ id }) => id)]
  await api.db.pool.query('delete from stories where id = any($1)', [gone.slice(0, 10)])
  await change('is_public = false, published_at = null', gone.slice(10))
  expect((await named(gone)).length).toBeGreaterThan(gone.length)
  await expectPagesToFit('with deltas of those that are gone')
  const endTending = maintainFeed({ db: api.db, log: createLog('silent') }, 20, 0)
  await expect.poll(() => named(gone), { timeout: 10_000 }).toEqual([])
  await endTending()
  expect(await checkpoints()).toBeGreaterThan(3 * 7)
  await expectPagesToFit('and without them')
})

test('a worker that starts applies the deltas that others left', async () => {
  await change('view_count = view_count + 1', all)
  expect(await deltas()).toBeGreaterThan(0)
  const stop = maintainFeed({ db: api.db, log: createLog('silent') }, 20)
  await expect.poll(deltas, { timeout: 10_000 }).toBe(0)
  await stop()
})

test('an abort rolls everything back', async () => {
  await change('view_count = view_count + 1', all)
  const before = await deltas()
  expect(before).toBeGreaterThan(0)
  const other = await api.db.pool.connect()
  await other.query('begin')
  await other.query('lock table feed_rank_checkpoints in share row exclusive mode')
  const stopping = new AbortController()
  const refreshing = runFeedMaintenance(api.db.kysely, { deltas: 1, interval: 10 }, stopping.signal)
  const waiting = `select from pg_locks where not granted and relation = 'feed_rank_checkpoints'::regclass`
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1)
  stopping.abort()
  await refreshing
  await other.query('rollback')
  other.release()
  expect(await deltas()).toBe(before)
  await expectPagesToFit('after the abort')
})
