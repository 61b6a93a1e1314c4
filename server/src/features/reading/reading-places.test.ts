import type { Child } from '@moonpage/contract/children'
import type { Tonight } from '@moonpage/contract/tonight'
import type { ReadMonth } from '@moonpage/contract/readings'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { findReadings, findUnfinishedBooks } from '../../core/stories/reading-places.ts'
import { generateStory } from '../generation/generate-story.ts'

let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
let book: string
beforeAll(async () => {
  api = await testApi({ worker: false })
  parent = await api.signUp()
  book = await newBook(parent)
})
afterAll(() => api.close())

async function newBook(person: Person): Promise<string> {
  const wish = { ...aStory, max_images: 0, page_count: 6 }
  const { id } = (await person.post<Story>('/api/v1/stories', wish)).body
  await generateStory(api.generation, id, new AbortController().signal)
  return id
}
const newChild = async (person: Person, name: string) =>
  (await person.post<Child>('/api/v1/children', { name })).body.id
const turn = (person: Person, id: string, place: object) =>
  person.send('PUT', `/api/v1/stories/${id}/place`, place)
const placesOf = async (person: Person, id: string) =>
  (await person.get<Story>(`/api/v1/stories/${id}`)).body.places?.map(
    ({ page_number: page, child_name: name }) => [name, page],
  )

const begun = async (child: string) => (await findUnfinishedBooks(api.db.kysely, [child], 3)).get(child)

/** A reader in the parent's family. */
async function newReader(): Promise<Person> {
  const { body } = await parent.post<{ invitation_url: string }>('/api/v1/family/invitations', {
    role: 'reader',
  })
  const person = await api.signUp()
  await person.post(`/api/v1/family-invitations/${body.invitation_url.split('/').at(-1)}/join`)
  return person
}

test('the first child gets the places of the family, the latest of each book', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  const { body: invited } = await one.post<{ invitation_url: string }>('/api/v1/family/invitations', {
    role: 'reader',
  })
  await other.post(`/api/v1/family-invitations/${invited.invitation_url.split('/').at(-1)}/join`)
  const [begunByBoth, begunByOne] = [await newBook(one), await newBook(one)]
  await turn(one, begunByBoth, { page_number: 2, seconds_ago: 60 })
  await turn(other, begunByBoth, { page_number: 4 })
  await turn(one, begunByOne, { page_number: 3 })
  await turn(parent, book, { page_number: 2, child_id: null })
  const mila = await newChild(one, 'Mila')
  expect(await placesOf(one, begunByBoth)).toEqual([['Mila', 4]])
  expect(await placesOf(other, begunByOne)).toEqual([['Mila', 3]])
  expect(await begun(mila)).toEqual([begunByOne, begunByBoth])
  // Other families keep theirs, and a second child gets nothing.
  expect(await placesOf(parent, book)).toEqual([[null, 2]])
  await turn(one, begunByOne, { page_number: 5, child_id: null })
  await newChild(one, 'Leo')
  expect(await placesOf(one, begunByOne)).toEqual([
    [null, 5],
    ['Mila', 3],
  ])
})

test('a family without children: each account has its own place, on all its devices', async () => {
  const reader = await newReader()
  expect((await turn(parent, book, { page_number: 3 })).status).toBe(204)
  await turn(reader, book, { page_number: 5, child_id: null })
  expect(await placesOf(parent, book)).toEqual([[null, 3]])
  expect(await placesOf(reader, book)).toEqual([[null, 5]])
  const { body } = await parent.get<StoryList>('/api/v1/stories')
  expect(body.stories[0]?.places).toMatchObject([{ child_id: null, page_number: 3 }])
  await parent.post(`/api/v1/stories/${book}/favorite`)
  const favorites = (await parent.get<StoryList>('/api/v1/stories/favorites')).body
  expect(favorites.stories[0]?.places).toMatchObject([{ page_number: 3 }])
  // Whoever leaves takes no trace of it along.
  await reader.post('/api/v1/family/leave')
  const { rows } = await api.db.pool.query('select from reading_places where account_id = $1', [
    reader.user.id,
  ])
  expect(rows).toEqual([])
})

test('the page that was turned to last counts, in whatever order the calls come', async () => {
  const id = await newBook(parent)
  await turn(parent, id, { page_number: 4, seconds_ago: 60 })
  await turn(parent, id, { page_number: 2, seconds_ago: 3600 })
  expect(await placesOf(parent, id)).toEqual([[null, 4]])
  await turn(parent, id, { page_number: 3 })
  expect(await placesOf(parent, id)).toEqual([[null, 3]])
  await Promise.all(
    [5, 4, 3, 2].map((page_number) => turn(parent, id, { page_number, seconds_ago: page_number })),
  )
  await turn(parent, id, { page_number: 1 })
  expect(await placesOf(parent, id)).toBeUndefined()
})

test('children have places of their own, which the family shares; a finished book has none', async () => {
  const owner = await api.signUp()
  const story = await newBook(owner)
  const leo = await newChild(owner, 'Leo')
  // The only child needs no naming.
  await turn(owner, story, { page_number: 4 })
  expect(await placesOf(owner, story)).toEqual([['Leo', 4]])
  const mila = await newChild(owner, 'Mila')
  await turn(owner, story, { page_number: 2, child_id: mila })
  expect(await placesOf(owner, story)).toEqual([
    ['Mila', 2],
    ['Leo', 4],
  ])
  expect(await begun(leo)).toEqual([story])
  // Tonight begins with it.
  const [tonight] = (await owner.get<Tonight>('/api/v1/tonight')).body.children
  expect(tonight?.read_again[0]).toMatchObject({ id: story, places: [{ child_id: mila }, { child_id: leo }] })

  const end = await turn(owner, story, { page_number: 6, child_id: leo, day: '1999-01-01' })
  expect([end.status, end.problem]).toEqual([204, undefined])
  expect(await placesOf(owner, story)).toEqual([['Mila', 2]])
  expect(await begun(leo)).toEqual([])
  // What a device sends later, from before, changes nothing.
  await turn(owner, story, { page_number: 5, child_id: leo, seconds_ago: 600 })
  expect(await begun(leo)).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(await findReadings(api.db.kysely, leo, 3)).toMatchObject([{ story_id: story, day: today }])
  await turn(owner, story, { page_number: 6, child_id: leo })
  expect(await findReadings(api.db.kysely, leo, 3)).toHaveLength(1)

  await owner.send('DELETE', `/api/v1/children/${mila}`)
  expect(await placesOf(owner, story)).toBeUndefined()
})

test('what is not there, and what nobody else may touch, is refused by name', async () => {
  const stranger = await api.signUp()
  const theirs = await newChild(stranger, 'Ana')
  const cases = [
    [await turn(stranger, book, { page_number: 2 }), 404, 'story_not_found'],
    [await turn(parent, 'no-id', { page_number: 2 }), 404, 'story_not_found'],
    [await turn(parent, book, { page_number: 2, child_id: theirs }), 404, 'child_not_found'],
    [await turn(parent, book, { page_number: 7 }), 422, 'page_not_found'],
    [await turn(parent, book, { page_number: 2, day: 'today' }), 422, 'validation_failed'],
    [await turn(parent, book, { page_number: 2, seconds_ago: -5 }), 422, 'validation_failed'],
  ] as const
  for (const [{ status, problem }, expected, code] of cases)
    expect([status, problem?.code]).toEqual([expected, code])
  expect((await api.nobody.get<Story>(`/api/v1/stories/${book}`)).status).toBe(401)
})

test('a month shows what was read to the end; nothing is recorded once the family says so', async () => {
  const owner = await api.signUp()
  const story = await newBook(owner)
  await newChild(owner, 'Leo')
  const month = async (query = '') => (await owner.get<ReadMonth>(`/api/v1/readings${query}`)).body
  await turn(owner, story, { page_number: 5 })
  expect(await month()).toMatchObject({ is_recording: true, readings: [], previous_month: null })
  await turn(owner, story, { page_number: 6 })
  const now = new Date().toISOString().slice(0, 7)
  await api.db.pool.query(
    `insert into readings (family_id, story_id, account_id, day, read_at)
     values ($1, $2, null, '2024-02-29', now())`,
    [owner.user.id, story],
  )
  const seen = await month()
  expect(seen).toMatchObject({ month: now, previous_month: '2024-02', next_month: null })
  const { title } = (await owner.get<Story>(`/api/v1/stories/${story}`)).body
  expect(seen.readings).toMatchObject([
    { story_id: story, title, child_name: 'Leo', reader_name: owner.user.first_name, is_yours: true },
  ])
  expect(await month('?month=2024-02')).toMatchObject({
    readings: [{ day: '2024-02-29', child_name: null, reader_name: null, is_yours: false }],
    previous_month: null,
    next_month: now,
  })
  expect((await owner.get('/api/v1/readings?month=2024-13')).status).toBe(422)

  await owner.send('PUT', '/api/v1/readings', { is_recording: false })
  await turn(owner, story, { page_number: 6 })
  expect(await month()).toMatchObject({ is_recording: false, readings: [] })
  await owner.send('PUT', '/api/v1/readings', { is_recording: true })
  await turn(owner, story, { page_number: 6 })
  expect((await month()).readings).toHaveLength(1)
})
