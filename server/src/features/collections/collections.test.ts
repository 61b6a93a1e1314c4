import type { Collection, CollectionList } from '@moonpage/contract/collections'
import type { StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const path = '/api/v1/collections'
const make = async (person: Person, name = 'For the train') =>
  (await person.post<Collection>(path, { name })).body
const read = async (person: Person, id: string) => (await person.get<Collection>(`${path}/${id}`)).body
const idsIn = async (person: Person, id: string) => (await read(person, id)).stories.map((story) => story.id)
const list = async (person: Person, query = '') =>
  (await person.get<CollectionList>(`${path}${query}`)).body.collections
const add = (person: Person, id: string, storyId: string) =>
  person.send('PUT', `${path}/${id}/stories/${storyId}`)
const order = (person: Person, id: string, story_ids: readonly string[]) =>
  person.send('PUT', `${path}/${id}/order`, { story_ids })

async function aFamily(books = 3) {
  const parent = await api.signUp()
  const ids = await insertStories(
    api.db,
    parent.user.id,
    Array.from({ length: books }, (_, index) => ({
      title: `Book ${index}`,
      is_public: false,
      published_at: null,
    })),
  )
  return { parent, ids }
}

test('a book can be in several collections; each has its own order', async () => {
  const { parent, ids } = await aFamily()
  const [a = '', b = '', c = ''] = ids
  const { status, body: train } = await parent.post<Collection>(path, {
    name: '  Für die Bahn 🚂 ',
    story_id: a,
  })
  expect([status, train.name, train.story_count]).toEqual([201, 'Für die Bahn 🚂', 1])
  const grandmas = await make(parent, 'Grandma’s')
  for (const id of [b, c, b]) expect((await add(parent, train.id, id)).status).toBe(204)
  await add(parent, grandmas.id, a)
  expect(await idsIn(parent, train.id)).toEqual([a, b, c])

  expect((await order(parent, train.id, [c, a, b])).status).toBe(204)
  expect(await idsIn(parent, train.id)).toEqual([c, a, b])
  // Somebody else took one out and added another meanwhile: what is not named comes last, what is not there is ignored.
  await order(parent, train.id, [b, newId(), 'moon', b])
  expect(await idsIn(parent, train.id)).toEqual([b, c, a])

  expect((await parent.send('DELETE', `${path}/${train.id}/stories/${c}`)).status).toBe(204)
  expect((await parent.send('DELETE', `${path}/${train.id}/stories/${c}`)).status).toBe(204)
  expect(await idsIn(parent, train.id)).toEqual([b, a])
  expect(await list(parent, `?story_id=${b}`)).toMatchObject([
    { name: 'Grandma’s', story_count: 1, has_story: false, is_shared: false },
    {
      name: 'Für die Bahn 🚂',
      story_count: 2,
      has_story: true,
      covers: [{ subject: 'fox' }, { subject: 'fox' }],
    },
  ])

  const renamed = await parent.send<Collection>('PUT', `${path}/${train.id}`, { name: 'Für Oma' })
  expect(renamed.body).toMatchObject({ name: 'Für Oma', story_count: 2 })
  // A deleted book is gone from it; a deleted collection leaves its books.
  await parent.send('DELETE', `/api/v1/stories/${b}`)
  expect(await idsIn(parent, train.id)).toEqual([a])
  expect((await parent.send('DELETE', `${path}/${train.id}`)).status).toBe(204)
  expect((await parent.get(`${path}/${train.id}`)).status).toBe(404)
  expect((await parent.get<StoryList>('/api/v1/stories')).body.total).toBe(2)
})

test('what two parents do at once is all done', async () => {
  const { parent, ids } = await aFamily(8)
  const { id } = await make(parent)
  const answers = await Promise.all([
    ...ids.map((storyId) => add(parent, id, storyId)),
    order(parent, id, ids),
    add(parent, id, ids[0] ?? ''),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect((await idsIn(parent, id)).toSorted()).toEqual(ids.toSorted())
})

test('limits have a message that says what to do', async () => {
  const { parent, ids } = await aFamily(1)
  const { id } = await make(parent)
  const { kysely, pool } = api.db
  const many = await insertStories(
    api.db,
    parent.user.id,
    Array.from({ length: 100 }, () => ({})),
  )
  await kysely
    .insertInto('collection_stories')
    .values(many.map((story_id, position) => ({ collection_id: id, story_id, position })))
    .execute()
  const full = await add(parent, id, ids[0] ?? '')
  expect([full.status, full.problem.code, full.problem.detail]).toEqual([
    409,
    'collection_full',
    'A collection has room for 100 books. Take one out to make room.',
  ])
  // One that is in it is no new one.
  expect((await add(parent, id, many[7] ?? '')).status).toBe(204)
  await pool.query(
    `insert into collections (id, family_id, name) select gen_random_uuid(), $1, 'x' from generate_series(1, 49)`,
    [parent.user.id],
  )
  const refused = await parent.post(path, { name: 'One more' })
  expect([refused.status, refused.problem.code]).toEqual([409, 'too_many_collections'])
  expect(await list(parent)).toHaveLength(50)
})

test.each([
  ['', 'Please enter a name'],
  ['   ', 'Please enter a name'],
  ['\u200b\u200d', 'Please enter a name that can be seen'],
  ['a'.repeat(61), 'A name can be up to 60 characters long'],
  ['a\nb', 'The name has a character that cannot be shown'],
  ['a\u0000b', 'The name has a character that cannot be shown'],
  ['\u202Eevil', 'The name has a character that cannot be shown'],
  ['\ud83d', 'The name has a character that cannot be shown'],
  [`a${'\u0301'.repeat(6)}`, 'The name has a letter with more than 4 accents or vowel signs'],
])('the name %j is refused', async (name, message) => {
  const { parent } = await aFamily(0)
  const { id } = await make(parent)
  for (const refused of [
    await parent.post(path, { name }),
    await parent.send('PUT', `${path}/${id}`, { name }),
  ]) {
    expect([refused.status, refused.problem.errors?.[0]]).toEqual([422, { field: 'name', message }])
  }
  expect((await read(parent, id)).name).toBe('For the train')
})

test('words that belong in no story are in no name', async () => {
  const { parent } = await aFamily(0)
  const refused = await parent.post(path, { name: 'The murder shelf' })
  expect([refused.status, refused.problem.code]).toEqual([422, 'unfit_words'])
})

test('other families’ collections and books are not found', async () => {
  const { parent, ids } = await aFamily(1)
  const { id } = await make(parent)
  const { parent: other, ids: theirs } = await aFamily(1)
  const { id: own } = await make(other)
  const calls = [
    ['GET', `${path}/${id}`],
    ['PUT', `${path}/${id}`, { name: 'Mine' }],
    ['DELETE', `${path}/${id}`],
    ['PUT', `${path}/${id}/stories/${theirs[0]}`],
    ['DELETE', `${path}/${id}/stories/${ids[0]}`],
    ['PUT', `${path}/${id}/order`, { story_ids: [] }],
    ['POST', `${path}/${id}/share`],
    ['DELETE', `${path}/${id}/share`],
    ['GET', `${path}/moon`],
    ['DELETE', `${path}/${newId()}`],
  ] as const
  for (const [method, url, body] of calls) {
    const { status, problem } = await other.send(method, url, body)
    expect([status, problem.code], `${method} ${url}`).toEqual([404, 'collection_not_found'])
  }
  // A public book of others is no book of the family.
  await api.db.pool.query('update stories set is_public = true, published_at = now() where id = $1', [ids[0]])
  for (const storyId of [ids[0], newId(), 'moon']) {
    const { status, problem } = await other.send('PUT', `${path}/${own}/stories/${storyId}`)
    expect([status, problem.code]).toEqual([404, 'story_not_found'])
  }
  expect((await other.post(path, { name: 'Mine', story_id: ids[0] })).status).toBe(404)
  expect(await list(other)).toMatchObject([{ id: own, story_count: 0 }])
  expect(await list(other, '?story_id=moon')).toMatchObject([{ has_story: false }])
})
