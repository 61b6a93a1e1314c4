import type { Character } from '@moonpage/contract/characters'
import { childLimits, type Child, type ChildList } from '@moonpage/contract/children'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
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

const base = '/api/v1/children'
const list = async (who = parent) => (await who.get<ChildList>(base)).body.children
const add = async (input: object = { name: 'Mila' }) => {
  const { status, body } = await parent.post<Child>(base, input)
  expect(status).toBe(201)
  return body
}
const change = (id: string, input: object, who = parent) => who.send<Child>('PUT', `${base}/${id}`, input)
const hero = { role: 'hero', name: 'Mila', pronouns: 'she', look: { species: 'child' } }
const companion = { role: 'companion', name: 'Pip', kind: 'mouse' }
const character = async (input: object, who = parent) =>
  (await who.post<Character>('/api/v1/characters', input)).body

const plain = {
  birth_month: null,
  pronouns: null,
  loves: [],
  avoid: [],
  reading_size: null,
  bedtime: null,
  ahead_zone: null,
  narrator: null,
  character: null,
  companions: [],
  story_count: 0,
}

test('a child needs no more than a name, and is changed line by line', async () => {
  const mila = await add({ name: ' Mila ' })
  expect(mila).toEqual({ id: mila.id, name: 'Mila', created_at: expect.any(String), ...plain })
  const [look, pip] = [await character(hero), await character(companion)]
  const lines: [object, Partial<Child>][] = [
    [{ birth_month: '2021-06' }, {}],
    [{ pronouns: 'she' }, {}],
    [{ loves: ['fox', 'snow', 'forgiveness'] }, {}],
    [{ avoid: ['storms', 'dogs'] }, {}],
    [{ reading_size: 'large' }, {}],
    [{ bedtime: '19:30' }, {}],
    [{ ahead_zone: 'America/New_York' }, {}],
    [{ narrator: 'embedded' }, {}],
    [{ character_id: look.id }, { character: look as Child['character'] }],
    [{ companion_ids: [pip.id] }, { companions: [pip] as Child['companions'] }],
  ]
  const expected: Record<string, unknown> = { ...mila }
  for (const [line, shown] of lines) {
    const { character_id: _, companion_ids: __, ...fields } = line as Record<string, unknown>
    Object.assign(expected, fields, shown)
    expect((await change(mila.id, line)).body).toEqual(expected)
  }
  const leo = await add({ name: 'Leo', birth_month: '2023-01' })
  expect(await list()).toEqual([expected, leo])
  // The character is called as the child is.
  expect((await change(mila.id, { name: 'Milli' })).body.character?.name).toBe('Milli')
  const cleared = { ...plain, character_id: null, companion_ids: [] } as Record<string, unknown>
  for (const field of ['character', 'companions', 'story_count']) delete cleared[field]
  expect((await change(mila.id, cleared)).body).toEqual({ ...mila, name: 'Milli' })
})

test.each([
  [{ name: '' }, 'name', 'Please enter a name'],
  [{ name: 'M1la' }, 'name', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
  [{ name: 'Fuck' }, 'name', 'Please choose another name: this one does not belong in a bedtime story'],
  [{ birth_month: '2021-13' }, 'birth_month', 'Please choose a month and a year, such as 2021-06'],
  [{ birth_month: '2900-01' }, 'birth_month', 'Please choose a month that has begun, from 2000 on'],
  [{ birth_month: '2021-06-30' }, 'birth_month', 'Please choose a month and a year, such as 2021-06'],
  [{ bedtime: '25:00' }, 'bedtime', 'Please give a time from 00:00 to 23:59, such as 19:30'],
  [{ loves: ['fox', 'fox'] }, 'loves', 'Please name each only once'],
  [{ loves: ['shark'] }, 'loves.0', ''],
  [{ avoid: ['homework'] }, 'avoid.0', ''],
  [{ reading_size: 'tiny' }, 'reading_size', ''],
  [{ character_id: newId() }, 'character_id', 'Please choose one of your heroes'],
  [{ companion_ids: ['pip'] }, 'companion_ids', 'Please choose from your companions'],
  [{ narrator: newId() }, 'narrator', 'Please choose one of your family’s voices'],
  [{ surname: 'Okafor' }, 'surname', ''],
])('%j is rejected at its line', async (input, field, message) => {
  const { id } = await add()
  for (const { status, problem } of [
    await parent.post(base, { name: 'Leo', ...input }),
    await change(id, input),
  ]) {
    expect([status, problem.errors?.[0]?.field]).toEqual([422, field])
    if (message) expect(problem.errors?.[0]?.message).toBe(message)
  }
  expect(await list()).toMatchObject([{ name: 'Mila', ...plain }])
})

test('nobody else’s characters, and no hero for two children', async () => {
  const stranger = await api.signUp()
  const { id } = await add()
  const [foreign, mine] = [await character(hero, stranger), await character(hero)]
  expect((await change(id, { character_id: foreign.id })).status).toBe(422)
  expect((await change(id, { character_id: mine.id })).status).toBe(200)
  const second = await parent.post(base, { name: 'Leo', character_id: mine.id })
  expect([second.status, second.problem]).toMatchObject([409, { code: 'character_taken' }])
  for (const wrong of [newId(), 'mila'])
    expect((await change(wrong, { name: 'Leo' })).problem.code).toBe('child_not_found')
  expect((await change(id, { name: 'Leo' }, stranger)).status).toBe(404)
  // What became of the hero: a companion is nobody's look, and a deleted one is gone.
  await parent.send('PUT', `/api/v1/characters/${mine.id}`, companion)
  expect((await list())[0]?.character).toBeNull()
  await parent.send('DELETE', `/api/v1/characters/${mine.id}`)
  expect((await list())[0]).toMatchObject({ name: 'Mila', character: null })
})

test('there is room for eight, even for concurrent requests, and a removed child leaves its books', async () => {
  const first = await add()
  for (let count = 2; count < childLimits.children; count++) await add({ name: 'Leo' })
  const answers = await Promise.all([1, 2, 3].map(() => parent.post(base, { name: 'Ana' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'too_many_children',
    detail: 'There is room for 8 children. Remove one to make room.',
  })
  expect((await parent.send('DELETE', `${base}/${first.id}`)).status).toBe(204)
  expect((await parent.send('DELETE', `${base}/${first.id}`)).status).toBe(404)
  expect(await list()).toHaveLength(7)
})
