import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const publish = (id: string, at: string) =>
  api.db.pool.query('update stories set is_public = true, published_at = $2 where id = $1', [id, at])

test('everyone sees public and complete stories, newest first, without names, owners or contact details', async () => {
  const person = await api.signUp()
  const make = async (name: string) => {
    const { body } = await person.post<Story>('/api/v1/stories', {
      ...aStory,
      page_count: 4,
      max_images: 0,
      hero: { name },
      companion: { name: 'Bartholomew', kind: 'mouse' },
    })
    await api.finished(person, body.id)
    return body.id
  }
  const [older, newer, secret, downed] = [
    await make('Zuri'),
    await make('Zuri'),
    await make('Zuri'),
    await make('Zuri'),
  ]
  await publish(older, '2026-01-01')
  await publish(newer, '2026-02-01')
  await publish(downed, '2026-03-01')
  await api.db.pool.query('update stories set taken_down_at = now() where id = $1', [downed])

  const { body } = await api.nobody.get<StoryList>('/api/v1/public?sort_by=recent&limit=3')
  expect(body.stories.map(({ id }) => id)).toEqual([newer, older])
  expect(body).toMatchObject({ total: 2, page: 1, page_size: 3, has_next: false })
  const from = async (skip: number) =>
    (await api.nobody.get<StoryList>(`/api/v1/public?limit=1&skip=${skip}`)).body
  expect(await from(0)).toMatchObject({ has_next: true, has_previous: false })
  expect(await from(1)).toMatchObject({ has_next: false, has_previous: true })
  const between = await api.nobody.get<StoryList>('/api/v1/public?limit=2&skip=1')
  expect(between.body).toMatchObject({ has_next: false, has_previous: true })
  const text = JSON.stringify(body)
  for (const hidden of ['Zuri', 'Bartholomew', person.user.id, person.user.email, secret])
    expect(text).not.toContain(hidden)
  expect(body.stories[0]).toMatchObject({ owner_id: null, is_owner: false })
  expect(body.stories[0]?.title).toMatch(/^\p{Lu}\p{Ll}+ and the Quiet Bell$/u)
})
