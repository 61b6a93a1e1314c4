import type { Character } from '@moonpage/contract/characters'
import type { Child } from '@moonpage/contract/children'
import type { Story } from '@moonpage/contract/story'
import type { ChildTonight, Suggestion, Tonight } from '@moonpage/contract/tonight'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'

let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
})
beforeEach(async () => {
  parent = await api.signUp()
})
afterAll(() => api.close())

const evening = '2026-11-28'
const tonight = async (who = parent, on = evening) =>
  (await who.get<Tonight>(`/api/v1/tonight?evening=${on}`)).body.children
const only = async (on = evening) => (await tonight(parent, on))[0] as ChildTonight
const addChild = async (input: object = { name: 'Mila' }) =>
  (await parent.post<Child>('/api/v1/children', input)).body
const somethingElse = (id: string, draw: number, who = parent) =>
  who.get<Suggestion>(`/api/v1/children/${id}/suggestion?evening=${evening}&draw=${draw}`)
const topicOf = ({ request: { subject, theme, setting } }: Suggestion) => ({ subject, theme, setting })
const books = (changes: Parameters<typeof insertStories>[2]) => insertStories(api.db, parent.user.id, changes)
const madeFor = (childId: string, ids: readonly string[]) =>
  api.db.kysely
    .insertInto('child_stories')
    .values(ids.map((id) => ({ child_id: childId, story_id: id })))
    .execute()
const offered = async () => (await only()).read_again.map(({ id }) => id)

test('the first evening has a new story alone, and pressing it makes exactly that story', async () => {
  expect(await tonight()).toEqual([])
  const mila = await addChild()
  const { child, new_story: choice, read_again } = await only()
  expect([child, read_again]).toEqual([mila, []])
  expect(choice).toMatchObject({
    draw: 0,
    request: {
      age_group: '5-6',
      page_count: 10,
      max_images: 3,
      hero: { name: 'Mila' },
      avoid: [],
      child_id: mila.id,
    },
  })
  expect(await only()).toEqual({
    child,
    new_story: choice,
    next_adventure: null,
    read_again,
    is_ready: false,
  })
  const made = await parent.post<Story>('/api/v1/stories', choice?.request)
  expect([made.status, made.body]).toMatchObject([201, choice ? topicOf(choice) : {}])
  expect(made.body.hero?.name).toBe('Mila')
  // A book that is being made is offered once it is there; the next suggestion is another one.
  const after = await only()
  expect([after.read_again, after.child.story_count]).toEqual([[], 1])
  const [before, then] = [choice, after.new_story].map((each) => topicOf(each as Suggestion))
  for (const kind of ['subject', 'theme', 'setting'] as const) expect(then?.[kind]).not.toBe(before?.[kind])
})

test('what is known about a child is in its story', async () => {
  const character = async (input: object) =>
    (await parent.post<Character>('/api/v1/characters', input)).body.id
  const look = { species: 'child', hair: 'curly' }
  const companion_ids = [
    await character({ role: 'companion', name: 'Rex', kind: 'dog' }),
    await character({ role: 'companion', name: 'Pip', kind: 'mouse' }),
  ]
  const leo = await addChild({
    name: 'Leo',
    birth_month: '2023-12',
    loves: ['dog', 'moon', 'kindness'],
    avoid: ['dogs', 'darkness'],
    companion_ids,
    character_id: await character({ role: 'hero', name: 'Leo', pronouns: 'he', look }),
  })
  const request = (await only()).new_story?.request
  expect(request).toMatchObject({
    age_group: '3-4',
    page_count: 6,
    theme: 'kindness',
    hero: { name: 'Leo', pronouns: 'he', look },
    companion: { name: 'Pip', kind: 'mouse' },
    avoid: ['dogs', 'darkness'],
  })
  expect([request?.subject, request?.setting]).not.toEqual(expect.arrayContaining(['dog']))
  expect(request?.setting).not.toBe('moon')
  // Grown older, without anybody changing anything.
  expect((await only('2028-12-01')).new_story?.request.age_group).toBe('5-6')
  // As long as the last book.
  const { body } = await parent.post<Story>('/api/v1/stories', { ...request, page_count: 8, max_images: 0 })
  expect(body.reading_size).toBeUndefined()
  await parent.send('PUT', `/api/v1/children/${leo.id}`, { reading_size: 'xl' })
  expect((await parent.get<Story>(`/api/v1/stories/${body.id}`)).body.reading_size).toBe('xl')
  expect((await only()).new_story?.request).toMatchObject({ page_count: 8, max_images: 0 })
})

test('something else is another story, the same for the same draw, for parents of the family only', async () => {
  const { id } = await addChild()
  let before = (await only()).new_story as Suggestion
  for (let draw = 1; draw <= 3; draw++) {
    const { body } = await somethingElse(id, draw)
    expect(body.draw).toBe(draw)
    for (const kind of ['subject', 'theme', 'setting'] as const)
      expect(body.request[kind]).not.toBe(before.request[kind])
    expect((await somethingElse(id, draw)).body).toEqual(body)
    before = body
  }
  expect((await somethingElse(id, 4)).status).toBe(422)
  for (const wrong of [newId(), 'mila']) expect((await somethingElse(wrong, 1)).status).toBe(404)
  expect((await parent.get('/api/v1/tonight?evening=tonight')).status).toBe(422)
  await api.db.pool.query(`update accounts set family_role = 'reader' where id = $1`, [parent.user.id])
  expect((await somethingElse(id, 1)).status).toBe(403)
  expect((await only()).new_story).toBeNull()
})

test('read again is the last book, then a favorite, then the one before, of this child', async () => {
  const [mila, leo] = [await addChild(), await addChild({ name: 'Leo' })]
  const [oldest, favorite, middle, last, unfinished, his] = (await books([
    {},
    {},
    {},
    {},
    { completed_at: null, generation_status: 'generating' },
    {},
  ])) as [string, string, string, string, string, string]
  // Made before there were children: offered to who has no book yet.
  expect(await offered()).toEqual([his, last, middle])
  await parent.post(`/api/v1/stories/${favorite}/favorite`)
  expect(await offered()).toEqual([his, favorite, last])
  await madeFor(mila.id, [oldest, favorite, middle, last, unfinished])
  await madeFor(leo.id, [his])
  const [forMila, forLeo] = await tonight()
  expect(forMila?.read_again.map(({ id }) => id)).toEqual([last, favorite, middle])
  expect(forLeo?.read_again.map(({ id }) => id)).toEqual([his])
  expect(forLeo?.read_again[0]).toMatchObject({ title: 'The Quiet Bell', is_owner: true })
  await parent.send('DELETE', `/api/v1/stories/${last}`)
  expect(await offered()).toEqual([middle, favorite, oldest])
})

test('a story is for a child of the family, or for nobody', async () => {
  const stranger = await api.signUp()
  const { id } = await addChild()
  for (const wrong of [id, newId(), 'mila']) {
    const { status, problem } = await stranger.post('/api/v1/stories', { ...aStory, child_id: wrong })
    expect([status, problem.errors?.[0]]).toEqual([
      422,
      { field: 'child_id', message: 'We couldn’t find that child. Please choose who the story is for.' },
    ])
  }
  expect((await tonight(stranger)).length).toBe(0)
  const headers = { 'idempotency-key': 'tonight' }
  const begin = (body: object) => parent.post<Story>('/api/v1/stories', body, headers)
  const [one, again] = [await begin({ ...aStory, child_id: id }), await begin({ ...aStory, child_id: id })]
  expect(again.body.id).toBe(one.body.id)
  expect((await begin(aStory)).problem.code).toBe('idempotency_key_reused')
  // What the models get has no child in it.
  const { rows } = await api.db.pool.query('select input from stories where id = $1', [one.body.id])
  expect(JSON.stringify(rows[0])).not.toContain('child')
  expect((await parent.send('DELETE', `/api/v1/children/${id}`)).status).toBe(204)
  expect((await parent.get(`/api/v1/stories/${one.body.id}`)).status).toBe(200)
})
