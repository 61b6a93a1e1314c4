import type { PublicStats } from '@moonpage/contract/feed'
import type { Rating } from '@moonpage/contract/ratings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newActor, password } from '../../app/testing-permission-actors.ts'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'

type Rater = Pick<Person, 'get' | 'post' | 'send'> & { id: string }

let api: Awaited<ReturnType<typeof testApi>>
let owner: Rater
beforeAll(async () => {
  api = await testApi({ worker: false })
  owner = (await people(1))[0] as Rater
})
beforeEach(async () => {
  await api.db.pool.query('delete from stories')
})
afterAll(() => api.close())

const people = (count: number): Promise<Rater[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const actor = await newActor(api, 'user')
      return { id: actor.id, ...api.as(actor.access_token) }
    }),
  )
const books = (count: number, of = owner) =>
  insertStories(
    api.db,
    of.id,
    Array.from({ length: count }, () => ({})),
  )
/** Retries on 503, as a browser does: a slow machine may run out of connections. */
async function patiently<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask()
  return answer.status === 503 ? patiently(ask) : answer
}
const rate = (person: Rater, story_id: string, rating: number) =>
  patiently(() => person.post<Rating>('/api/v1/ratings', { story_id, rating }))
const leave = (person: Rater) => patiently(() => person.send('DELETE', '/api/v1/auth/account', { password }))
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

/** The stored statistics, and a recount of all ratings. */
async function counts() {
  const { rows: stories } = await api.db.pool.query(
    `select s.id, rating_count, rating_sum, count(r.id)::int as count, coalesce(sum(r.rating), 0)::int as sum
     from stories s left join ratings r on r.story_id = s.id group by s.id order by s.id`,
  )
  const { rows: totals } = await api.db.pool.query<PublicStats>(
    `with told as (
       select view_count, count(r.id) as votes, coalesce(sum(r.rating), 0) as stars
       from stories s left join ratings r on r.story_id = s.id
       where is_public and completed_at is not null and hidden_at is null and taken_down_at is null group by s.id
     )
     select count(*)::int as total_public_stories, coalesce(sum(view_count), 0)::int as total_views,
       coalesce(sum(stars)::float / nullif(sum(votes), 0)::float, 0) as overall_average_rating,
       count(*) filter (where votes > 0 and stars >= 4 * votes)::int as highly_rated_stories
     from told`,
  )
  return { stories, totals: totals[0] }
}

async function recounted() {
  // Views are counted a moment after the response.
  const kept = async () => (await api.nobody.get<PublicStats>('/api/v1/public/stats/summary')).body
  const bothTotals = async () => JSON.stringify([(await counts()).totals, await kept()])
  await expect.poll(bothTotals).toMatch(/^\[(.+),\1\]$/)
  const { stories } = await counts()
  for (const { id, rating_count, rating_sum, count, sum } of stories)
    expect([id, rating_count, rating_sum]).toEqual([id, count, sum])
  return stories
}

test('fifty people rate, change and remove at once: the statistics match a recount', async () => {
  const ids = await books(3)
  const crowd = await people(50)
  const answers = await Promise.all(
    crowd.map(async (person, n) => {
      const given = await Promise.all(ids.map((id, i) => rate(person, id, ((n + i) % 5) + 1)))
      const presses = given.map(({ body }, i) => {
        const path = `/api/v1/ratings/${body.id}`
        const which = (n + i) % 3
        if (which === 0) return patiently(() => person.send('DELETE', path))
        return patiently(() => person.send('PUT', path, { rating: which === 1 ? 5 : 1 }))
      })
      return [...given, ...(await Promise.all(presses))].map(({ status }) => status)
    }),
  )
  expect(new Set(answers.flat())).toEqual(new Set([200, 201, 204]))
  const stories = await recounted()
  // Of each three, one removed theirs, one gave five stars and one gave one.
  expect(stories.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([33, 33, 34])
  const { body } = await crowd[1]!.get<{ average_rating: number }>(`/api/v1/ratings/story/${ids[0]}`)
  expect(body.average_rating).toBe(stories[0].sum / stories[0].count)
})

test('accounts that rated each other’s stories can be deleted at once, without a deadlock', async () => {
  for (let time = 0; time < 3; time++) {
    const pair = await people(4)
    const theirs = await Promise.all(pair.map((person) => books(4, person)))
    const common = await books(8)
    await Promise.all(
      pair.flatMap((person, n) =>
        [...common, ...theirs.filter((_, m) => m !== n).flat()].map((id, i) => rate(person, id, (i % 5) + 1)),
      ),
    )
    const [reader, ...raters] = await people(4)
    const during = raters.flatMap((person, n) =>
      [...common, ...theirs.flat()].map((id, i) => rate(person, id, ((n + i) % 5) + 1)),
    )
    const views = theirs.flat().map((id) => patiently(() => (reader as Rater).get(`/api/v1/public/${id}`)))
    const hides = theirs.flatMap((own, n) =>
      own
        .slice(0, 2)
        .map((id) => patiently(() => (pair[n] as Rater).send('DELETE', `/api/v1/public/${id}/share`))),
    )
    const gone = statuses(pair.map(leave))
    expect(await gone).toEqual([204, 204, 204, 204])
    for (const status of await statuses(during)) expect([201, 404]).toContain(status)
    for (const status of await statuses(views)) expect([200, 404]).toContain(status)
    for (const status of await statuses(hides)) expect([200, 401, 404]).toContain(status)
    await recounted()
  }
})

test('so can those who rated many different stories', async () => {
  const leavers = await people(5)
  for (const { id: leaver } of leavers) {
    const ids = await books(200)
    await api.db.pool.query(
      `insert into ratings (id, story_id, account_id, rating)
       select gen_random_uuid(), story_id, $2, 4 from unnest($1::uuid[]) as story_id`,
      [ids, leaver],
    )
  }
  expect(await statuses(leavers.map(leave))).toEqual([204, 204, 204, 204, 204])
  await recounted()
})

test('stories are deleted, made private and published while many rate them', async () => {
  const ids = await books(6)
  const crowd = await people(10)
  const presses = crowd.flatMap((person, n) => ids.map((id, i) => rate(person, id, ((n + i) % 5) + 1)))
  const deletions = ids
    .slice(0, 3)
    .map((id) => patiently(() => owner.send('DELETE', `/api/v1/stories/${id}`)))
  const toggles = ids
    .slice(3)
    .flatMap((id) =>
      (['DELETE', 'POST', 'DELETE', 'POST'] as const).map((method) =>
        patiently(() => owner.send(method, `/api/v1/public/${id}/share`)),
      ),
    )
  expect(await statuses(deletions)).toEqual([204, 204, 204])
  for (const status of await statuses(toggles)) expect(status).toBe(200)
  for (const status of await statuses(presses)) expect([201, 404]).toContain(status)
  expect(await recounted()).toHaveLength(3)
})

test('changing or removing a rating while story or account is deleted gives a 404', async () => {
  for (let time = 0; time < 4; time++) {
    const [id = ''] = await books(1)
    const [one, two] = (await people(2)) as [Rater, Rater]
    const [first, second] = [(await rate(one, id, 5)).body, (await rate(two, id, 1)).body]
    const answers = await statuses([
      one.send('PUT', `/api/v1/ratings/${first.id}`, { rating: 2 }),
      two.send('DELETE', `/api/v1/ratings/${second.id}`),
      owner.send('DELETE', `/api/v1/stories/${id}`),
      leave(one),
    ])
    expect([200, 401, 404]).toContain(answers[0])
    expect([204, 404]).toContain(answers[1])
    expect(answers.slice(2)).toEqual([204, 204])
    await recounted()
  }
})
