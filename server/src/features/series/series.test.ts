import type { Child } from '@moonpage/contract/children'
import type { NextAdventure, Series } from '@moonpage/contract/series'
import type { Story } from '@moonpage/contract/story'
import type { Tonight } from '@moonpage/contract/tonight'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { sequelsAfter } from '../../infra/text-model/testing.ts'
import { newId } from '../../lib/ids.ts'

let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
let child: Child
beforeAll(async () => {
  api = await testApi({ text: 'embedded' })
})
beforeEach(async () => {
  parent = await api.signUp()
  child = (await parent.post<Child>('/api/v1/children', { name: 'Mila' })).body
})
afterAll(() => api.close())

const hero = { name: 'Fern', pronouns: 'she', look: { species: 'fox' } } as const
const wish = { ...aStory, hero, max_images: 0 }

const made = async (body: object) => {
  const begun = await parent.post<Story>('/api/v1/stories', body)
  expect([begun.status, begun.problem?.detail]).toEqual([201, undefined])
  return api.finished(parent, begun.body.id)
}
const firstBook = () => made({ ...wish, child_id: child.id })
const readToTheEnd = ({ id, story_pages: pages }: Story) =>
  parent.send('PUT', `/api/v1/stories/${id}/place`, { page_number: pages.length, child_id: child.id })
const start = async ({ id }: Story) => (await parent.post<Series>('/api/v1/series', { story_id: id })).body
const open = async ({ id }: { id: string }, draw = 0) =>
  (await parent.get<Series>(`/api/v1/series/${id}?evening=2026-11-29&draw=${draw}`)).body
const textOf = ({ story_pages: pages }: Story) => pages.map(({ content }) => content).join('\n')
const tonight = async () =>
  (await parent.get<Tonight>('/api/v1/tonight?evening=2026-11-29')).body.children[0]
    ?.next_adventure as NextAdventure

test('a series begins with a finished book, remembers it once it is read to its last page, and goes on with it', async () => {
  const first = await firstBook()
  expect(await tonight()).toBeNull()
  const begun = await start(first)
  expect(begun).toMatchObject({
    child_name: 'Mila',
    hero_name: 'Fern',
    facts: [],
    is_ended: false,
    books: [{ id: first.id, number: 1, title: first.title }],
  })
  expect((await start(first)).id).toBe(begun.id)
  await parent.send('PUT', `/api/v1/stories/${first.id}/place`, { page_number: 2, child_id: child.id })
  expect((await open(begun)).facts).toEqual([])
  await readToTheEnd(first)
  await readToTheEnd(first)
  const { facts, next } = await open(begun)
  expect(facts.length).toBeGreaterThanOrEqual(2)
  for (const fact of facts) {
    expect(fact).toMatchObject({ book: 1, last_used: null, is_locked: false, is_struck: false })
    expect(fact.text).not.toMatch(/\[\[|\{/)
  }
  const offered = await tonight()
  expect(offered).toEqual(next)
  expect(offered).toMatchObject({
    series_id: begun.id,
    world: begun.name,
    book: 2,
    request: { hero: { name: 'Fern' }, setting: first.setting, child_id: child.id, series_id: begun.id },
  })
  expect((await open(begun, 1)).next?.request.theme).not.toBe(next?.request.theme)

  const second = await made(offered.request)
  expect(second.series).toEqual({ id: begun.id, name: begun.name, is_ended: false })
  // The adventure after a certain tale begins with its friend.
  const friends = facts.flatMap(({ friend }) => friend?.name ?? [])
  expect([begun.name, ...friends].some((name) => textOf(second).includes(name))).toBe(true)
  const after = await open(begun)
  expect(after.books.map(({ number }) => number)).toEqual([1, 2])
  const recalled = after.facts.filter(({ last_used: used }) => used === 2)
  for (const { friend } of recalled) if (friend) expect(textOf(second)).toContain(friend.name)
  // The hero looks as before, and so does the companion.
  const { rows } = await api.db.pool.query<{ cast: { who: string; look: object }[] }>(
    `select outline -> 'cast' as cast from stories where id = any($1) order by id`,
    [[first.id, second.id]],
  )
  const looks = rows.map(({ cast }) => cast.filter(({ who }) => who === 'hero' || who === 'companion'))
  expect(looks[1]).toEqual(looks[0])
})

test('a child’s first book can go on: the next adventure is the one after it, and something else is another', async () => {
  const first = await made({ ...wish, theme: 'patience', child_id: child.id })
  await readToTheEnd(first)
  const series = await start(first)
  const tales = async (ids: string[]) => {
    const { rows } = await api.db.pool.query<{ tale: string }>(
      `select outline -> 'tale' ->> 'tale' as tale from stories where id = any($1) order by id`,
      [ids],
    )
    return rows.map(({ tale }) => tale)
  }
  const [told] = await tales([first.id])
  const following = sequelsAfter(told)
  expect(following).not.toEqual([])
  const { request } = await tonight()
  expect(following.map(({ theme }) => theme)).toContain(request.theme)
  const second = await made(request)
  expect(following.map(({ id }) => id)).toContain((await tales([first.id, second.id]))[1])
  expect((await open(series, 1)).next?.request.theme).not.toBe((await tonight()).request.theme)
})

test('parents strike, lock and correct what a series remembers, and call its world something else', async () => {
  const first = await firstBook()
  await readToTheEnd(first)
  const series = await start(first)
  const [fact] = series.facts
  const friend = series.facts.find((one) => one.friend)
  const change = (id: string, body: object, who = parent) =>
    who.send('PUT', `/api/v1/series/${series.id}/facts/${id}`, body)
  const locked = fact?.id ?? ''
  expect((await change(locked, { is_locked: true })).status).toBe(204)
  expect((await change(locked, { is_struck: true })).problem.code).toBe('fact_locked')
  expect((await change(locked, { is_locked: false, is_struck: true })).status).toBe(204)
  expect((await change(newId(), { is_struck: true })).problem.code).toBe('fact_not_found')
  expect((await change(friend?.id ?? '', { friend_name: 'Fuck' })).status).toBe(422)
  expect((await change(friend?.id ?? '', { friend_name: 'Humphrey', is_struck: false })).status).toBe(204)
  await parent.send('PUT', `/api/v1/series/${series.id}`, { name: 'Fern’s Corner' })
  const { facts, name } = await open(series)
  expect(name).toBe('Fern’s Corner')
  expect(facts.find(({ id }) => id === friend?.id)).toMatchObject({ friend: { name: 'Humphrey' } })
  for (const other of facts)
    if (other.id !== friend?.id) await change(other.id, { is_locked: false, is_struck: true })
  const second = await made((await tonight()).request)
  expect(textOf(second)).toMatch(/Fern’s Corner|Humphrey/)
  const texts = textOf(second)
  for (const { text, id } of facts) if (id !== friend?.id) expect(texts).not.toContain(text)
  // As in stories: names are placeholders where they are stored.
  const { rows } = await api.db.pool.query(`select name from series where id = $1`, [series.id])
  expect(rows).toEqual([{ name: '[[hero]]’s Corner' }])
})

test('the last book gathers the friends and ends the series; a series is forgotten without its books', async () => {
  const first = await firstBook()
  await readToTheEnd(first)
  const series = await start(first)
  const { request } = await tonight()
  const last = await made({ ...request, ends_series: true })
  const friend = series.facts.find((one) => one.friend)?.friend
  expect(textOf(last)).toContain(friend?.name)
  const ended = await open(series)
  expect([ended.is_ended, ended.next, await tonight()]).toEqual([true, null, null])
  expect((await parent.post('/api/v1/stories', request)).problem.code).toBe('series_ended')
  expect((await parent.send('DELETE', `/api/v1/series/${series.id}`)).status).toBe(204)
  expect((await parent.get(`/api/v1/series/${series.id}`)).status).toBe(404)
  const { body } = await parent.get<Story>(`/api/v1/stories/${last.id}`)
  expect(body.series).toBeUndefined()
})

test('nothing of it is anybody else’s, nor in a child’s view, nor left when the family is deleted', async () => {
  const stranger = await api.signUp()
  const first = await firstBook()
  await readToTheEnd(first)
  const series = await start(first)
  const { request } = await tonight()
  expect((await stranger.get(`/api/v1/series/${series.id}`)).status).toBe(404)
  const theirs = await stranger.post('/api/v1/stories', { ...wish, series_id: series.id })
  expect([theirs.status, theirs.problem.errors?.[0]?.field]).toEqual([422, 'series_id'])
  // Its cast is that of the series, whatever is asked for.
  const second = await made({ ...request, hero: { name: 'Gus' }, setting: 'moon' })
  expect([second.hero?.name, second.setting]).toEqual(['Fern', first.setting])
  // The child goes, the world stays.
  await parent.send('DELETE', `/api/v1/children/${child.id}`)
  expect(await open(series)).toMatchObject({ child_id: null, books: [{ number: 1 }, { number: 2 }] })
  await parent.send('DELETE', `/api/v1/stories/${second.id}`)
  expect((await open(series)).books).toHaveLength(1)
  await parent.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })
  const { rows } = await api.db.pool.query(
    `select (select count(*) from series where id = $1) + (select count(*) from series_facts where series_id = $1) as left`,
    [series.id],
  )
  expect(rows).toEqual([{ left: 0 }])
})
