import type { Rating, RatingList, RatingStats } from '@moonpage/contract/ratings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  owner = await api.signUp()
})
afterAll(() => api.close())

const aBook = async (change: Parameters<typeof insertStories>[2][number] = {}): Promise<string> =>
  (await insertStories(api.db, owner.user.id, [change]))[0] as string
const rate = (person: Pick<Person, 'post'>, story_id: string, rating: unknown) =>
  person.post<Rating>('/api/v1/ratings', { story_id, rating })
const change = (person: Pick<Person, 'send'>, id: string, rating: unknown) =>
  person.send<Rating>('PUT', `/api/v1/ratings/${id}`, { rating })
const remove = (person: Pick<Person, 'send'>, id: string) => person.send('DELETE', `/api/v1/ratings/${id}`)
const stats = (person: Pick<Person, 'get'>, id: string) =>
  person.get<RatingStats>(`/api/v1/ratings/story/${id}`)
const ratingsOf = (person: Pick<Person, 'get'>, id: string, query = '') =>
  person.get<RatingList>(`/api/v1/ratings/story/${id}/ratings?${query}`)
const mine = async (person: Person, query = '') =>
  (await person.get<RatingList>(`/api/v1/ratings/my-ratings?${query}`)).body
const setPublic = (id: string, isPublic: boolean) =>
  api.db.pool.query(
    `update stories set is_public = $2, published_at = case when $2 then now() end where id = $1`,
    [id, isPublic],
  )

test('ratings can be given, changed and removed, and the average follows', async () => {
  const id = await aBook()
  const [one, two] = [await api.signUp(), await api.signUp()]
  expect((await stats(one, id)).body).toEqual({ average_rating: 0, rating_count: 0, user_rating: null })
  const { status, body: given } = await rate(one, id, 5)
  expect([status, given]).toEqual([
    201,
    { id: expect.any(String), story_id: id, rating: 5, created_at: expect.stringMatching(/Z$/) },
  ])
  await rate(two, id, 2)
  expect((await stats(one, id)).body).toEqual({ average_rating: 3.5, rating_count: 2, user_rating: 5 })
  expect((await stats(two, id)).body.user_rating).toBe(2)
  for (const reader of [api.nobody, owner]) expect((await stats(reader, id)).body.user_rating).toBeNull()

  const changed = await change(one, given.id, 3)
  expect([changed.status, changed.body]).toEqual([200, { ...given, rating: 3 }])
  expect((await stats(one, id)).body).toEqual({ average_rating: 2.5, rating_count: 2, user_rating: 3 })
  expect((await remove(one, given.id)).status).toBe(204)
  expect((await stats(one, id)).body).toEqual({ average_rating: 2, rating_count: 1, user_rating: null })
  expect((await remove(one, given.id)).status).toBe(404)
  expect((await rate(one, id, 4)).status).toBe(201)
  expect((await api.nobody.get(`/api/v1/public/${id}`)).body).toMatchObject({
    average_rating: 3,
    rating_count: 2,
  })
})

test('one rating per person: a second one gets the id of the first, also for concurrent requests', async () => {
  const id = await aBook()
  const person = await api.signUp()
  const answers = await Promise.all([5, 4, 3, 2, 1].map((stars) => rate(person, id, stars)))
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  const given = answers.find(({ status }) => status === 201)?.body
  for (const { problem } of answers.filter(({ status }) => status === 409))
    expect(problem).toMatchObject({ code: 'already_rated', existing_id: given?.id })
  expect((await stats(person, id)).body).toEqual({
    average_rating: given?.rating,
    rating_count: 1,
    user_rating: given?.rating,
  })
})

test('one’s own stories, private stories and values other than one to five are rejected', async () => {
  const [open, secret] = [await aBook(), await aBook({ is_public: false, published_at: null })]
  const [hidden, down] = [await aBook({ hidden_at: new Date() }), await aBook({ taken_down_at: new Date() })]
  const reader = await api.signUp()
  for (const id of [open, secret]) {
    const { status, problem } = await rate(owner, id, 5)
    expect([status, problem.code, problem.detail]).toEqual([
      403,
      'own_story',
      'You cannot rate your own story',
    ])
  }
  for (const id of [secret, hidden, down, 'moon', '0190b0a0-0000-7000-8000-000000000000']) {
    for (const answer of [await rate(reader, id, 5), await stats(reader, id), await ratingsOf(reader, id)])
      expect([answer.status, answer.problem.code]).toEqual([404, 'story_not_found'])
    expect((await stats(api.nobody, id)).status).toBe(404)
  }
  for (const stars of [0, 6, 4.5, '5', null, undefined]) {
    const { status, problem } = await rate(reader, open, stars)
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'rating'])
  }
  expect((await stats(reader, open)).body.rating_count).toBe(0)
})

test('clients that are not signed in get the login message for ratings', async () => {
  const id = await aBook()
  const { body } = await rate(await api.signUp(), id, 5)
  for (const { status, problem } of [
    await rate(api.nobody, id, 5),
    await change(api.nobody, body.id, 1),
    await remove(api.nobody, body.id),
  ])
    expect([status, problem.code, problem.message]).toEqual([
      401,
      'unauthenticated',
      'Please log in to rate stories',
    ])
  expect((await api.nobody.get('/api/v1/ratings/my-ratings')).status).toBe(401)
})

test('another person’s rating is not found', async () => {
  const { body } = await rate(await api.signUp(), await aBook(), 5)
  for (const other of [owner, await api.signUp()])
    for (const id of [body.id, 'moon', '0190b0a0-0000-7000-8000-000000000000'])
      for (const { status, problem } of [await change(other, id, 1), await remove(other, id)])
        expect([status, problem.code]).toEqual([404, 'rating_not_found'])
})

test('ratings of a story that became private stay: its owner sees them, and raters can remove theirs', async () => {
  const id = await aBook()
  const [stays, goes] = [await api.signUp(), await api.signUp()]
  const kept = (await rate(stays, id, 4)).body
  const gone = (await rate(goes, id, 1)).body
  await setPublic(id, false)
  for (const reader of [stays, api.nobody]) {
    expect((await stats(reader, id)).status).toBe(404)
    expect((await ratingsOf(reader, id)).status).toBe(404)
  }
  expect((await stats(owner, id)).body).toEqual({ average_rating: 2.5, rating_count: 2, user_rating: null })
  expect((await ratingsOf(owner, id)).body.total).toBe(2)
  const refused = await change(stays, kept.id, 5)
  expect([refused.status, refused.problem.code]).toEqual([404, 'story_not_found'])
  expect((await mine(goes)).ratings).toEqual([gone])
  expect((await remove(goes, gone.id)).status).toBe(204)
  await setPublic(id, true)
  expect((await stats(stays, id)).body).toEqual({ average_rating: 4, rating_count: 1, user_rating: 4 })
  expect((await change(stays, kept.id, 5)).status).toBe(200)
})

test('a person’s and a story’s ratings, newest first, in ranges, without names', async () => {
  const person = await api.signUp()
  const books = await insertStories(
    api.db,
    owner.user.id,
    Array.from({ length: 5 }, () => ({})),
  )
  const given: Rating[] = []
  for (const id of books) given.push((await rate(person, id, 5)).body)
  const newest = given.toReversed()
  const { ratings, ...frame } = await mine(person)
  expect(ratings).toEqual(newest)
  expect(frame).toMatchObject({ page: 1, page_size: 50, total: 5, has_next: false })
  expect(await mine(person, 'limit=2&skip=2')).toMatchObject({ ratings: newest.slice(2, 4), has_next: true })
  expect(await mine(owner)).toMatchObject({ ratings: [], total: 0 })

  const id = books[0] as string
  const others = [await api.signUp(), await api.signUp()]
  for (const other of others) await rate(other, id, 1)
  const { body } = await ratingsOf(api.nobody, id)
  expect(body.ratings.map(({ rating }) => rating)).toEqual([1, 1, 5])
  expect(body).toMatchObject({ total: 3, page_size: 50 })
  for (const { user } of [person, ...others]) expect(JSON.stringify(body)).not.toContain(user.id)
  expect((await ratingsOf(person, id, 'page=2&page_size=2')).body).toMatchObject({
    ratings: [given[0]],
    total: 3,
    has_previous: true,
  })
  for (const query of ['limit=0', 'limit=101', 'skip=-1', 'sort_by=rating'])
    expect((await ratingsOf(person, id, query)).status).toBe(422)
})

test('two hundred ratings an hour are the limit; removing is not limited', async () => {
  const limited = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  try {
    const [author, person] = [await limited.signUp(), await limited.signUp()]
    const [id = ''] = await insertStories(limited.db, author.user.id, [{}])
    const given = (await rate(person, id, 5)).body
    const tries = await Promise.all(Array.from({ length: 200 }, () => rate(person, 'moon', 5)))
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(199)
    const refused = await change(person, given.id, 4)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await remove(person, given.id)).status).toBe(204)
  } finally {
    await limited.close()
  }
})
