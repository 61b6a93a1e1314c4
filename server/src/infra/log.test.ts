import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, registration, testApi } from '../app/testing.ts'

const lines: string[] = []
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => api.close())

test('every request is logged with its id and route, and without personal data', async () => {
  const person = await api.signUp({
    first_name: 'Persephone',
    last_name: 'Quill',
    email: 'secret.person@example.org',
  })
  const { body } = await person.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    hero: { name: 'Theodora' },
  })
  await api.finished(person, body.id)
  await api.nobody.post('/api/v1/auth/register', registration(1, { email: 'secret.person@example.org' }))
  await api.nobody.post('/api/v1/auth/login', { email: 'secret.person@example.org', password: 'Wrong-pass1' })
  const { headers } = await api.app.inject({
    url: '/api/v1/auth/me?token=abc',
    headers: { authorization: 'Bearer xyz' },
  })

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual(
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/v1/auth/me',
      status: 401,
    }),
  )
  const everything = lines.join('')
  const secrets = [
    'Persephone',
    'Quill',
    'secret.person',
    'Theodora',
    'Lamp-light7',
    'Wrong-pass1',
    'token=abc',
    'Bearer',
  ]
  for (const secret of [...secrets, person.access_token, person.refresh_token])
    expect(everything).not.toContain(secret)
})
