import { api as contract } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, registration, testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const raw = (payload: string, type = 'application/json') =>
  api.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers: { 'content-type': type } })

test.each([
  ['an unreadable body', () => raw('{"email":'), 400, 'body_unreadable'],
  ['an empty body', () => raw(''), 400, 'body_unreadable'],
  ['a wrong type', () => raw('a=1', 'application/x-www-form-urlencoded'), 415, 'wrong_media_type'],
  ['a body too large', () => raw(JSON.stringify({ email: 'x'.repeat(300_000) })), 413, 'body_too_large'],
  ['a body that is no object', () => raw('[1]'), 422, 'validation_failed'],
  ['an address that cannot be decoded', () => api.app.inject('/api/v1/stories/%'), 400, 'bad_request'],
  ['an address of slashes alone', () => api.app.inject('//'), 404, 'not_found'],
  ['nothing there', () => api.app.inject('/api/v1/nothing'), 404, 'not_found'],
  ['a foreign file name', () => api.app.inject('/static/images/package.json'), 404, 'picture_not_found'],
  [
    'a picture that is not there',
    () => api.app.inject('/static/images/abcdefghijklmnop-480.webp'),
    404,
    'picture_not_found',
  ],
] as const)('%s is rejected with a problem', async (_what, ask, status, code) => {
  const response = await ask()
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch('application/problem+json')
  expect(response.json()).toMatchObject({ type: 'about:blank', status, code, detail: expect.any(String) })
  expect(response.json().message).toBe(response.json().detail)
})

test.each([
  ['first_name', 'A\u0000da'],
  ['last_name', 'Love\ud800lace'],
  ['email', 'a\u0000da@example.org'],
  ['password', 'Lamp-light7\ud800'],
  ['last_name', 'Lovelace\u202egnp'],
  ['email', 'ada@example.org\u200b'],
])('text with NUL or invisible characters in %s is rejected', async (field, value) => {
  const form = registration(1, { [field]: value })
  const { status, problem } = await api.nobody.post('/api/v1/auth/register', form)
  expect([status, problem.errors?.map((error) => error.field)]).toEqual([422, [field]])
})

test.each(['For A\u0000da', 'For \ud800', 'For\nAda'])(
  'the dedication %j is rejected',
  async (dedication) => {
    const person = await api.signUp()
    const { status, problem } = await person.post('/api/v1/stories', { ...aStory, dedication })
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['dedication']])
  },
)

test('personal responses are not cached', async () => {
  const person = await api.signUp()
  expect((await person.get('/api/v1/stories')).headers['cache-control']).toBe('no-store')
  expect((await api.nobody.get('/api/v1/public')).headers['cache-control']).toBe('no-cache')
})

test('unknown fields are rejected by name', async () => {
  const person = await api.signUp()
  const { status, problem } = await person.post('/api/v1/stories', { ...aStory, is_public: true })
  expect(status).toBe(422)
  expect(problem.errors).toEqual([{ field: 'is_public', message: 'Unknown field: is_public' }])
})

test.each(['/api/v1/stories/shared/%00', '/api/v1/stories/slug/a%00b', '/api/v1/stories/%00'])(
  'a character that no text holds breaks nothing: %s',
  async (url) => {
    const person = await api.signUp()
    expect([400, 404]).toContain((await person.get(url)).status)
  },
)

test('a body of another type is rejected by every route without a 500', async () => {
  const admin = await api.signUp()
  await api.db.kysely.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.user.id).execute()
  const broken: string[] = []
  for (const { method, path } of Object.values<Route>(contract).filter(({ body }) => body))
    for (const payload of [
      'null',
      '"text"',
      '[]',
      '[null]',
      '7',
      '{"__proto__":1}',
      '{"constructor":null}',
    ]) {
      const { statusCode } = await api.app.inject({
        method,
        url: path.replaceAll(/\{page_number\}/g, '1').replaceAll(/\{\w+\}/g, crypto.randomUUID()),
        payload,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.access_token}` },
      })
      if (statusCode < 400 || statusCode >= 500) broken.push(`${method} ${path} ${payload}: ${statusCode}`)
      // Optional fields accept null, so the story is not found instead.
      else if (payload !== 'null') expect([400, 422]).toContain(statusCode)
    }
  expect(broken).toEqual([])
})

test('without a login the body is not validated', async () => {
  const { status, problem } = await api.nobody.post('/api/v1/stories', { nonsense: true })
  expect([status, problem.code]).toEqual([401, 'unauthenticated'])
})

test('the API serves its OpenAPI description', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json()
  expect(Object.keys(paths['/api/v1/stories'])).toEqual(expect.arrayContaining(['get', 'post']))
  expect(paths['/api/v1/stories'].post).toMatchObject({
    security: [{ bearer: [] }, { apiKey: [] }],
    description: 'Open to API keys with the scope `create`.',
  })
  expect(paths['/api/v1/auth/me'].get.security).toEqual([{ bearer: [] }])
  expect((await api.app.inject('/api/docs/')).statusCode).toBe(200)
})

test('a health check needs no token', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await api.app.inject(url)).statusCode).toBe(200)
})

test('files and streams reject HEAD requests', async () => {
  const person = await api.signUp()
  const { body } = await person.post<{ id: string }>('/api/v1/stories', aStory)
  expect((await person.send('HEAD', `/api/v1/stories/${body.id}`)).status).toBe(200)
  for (const url of ['/api/v1/auth/export', `/api/v1/stories/${body.id}/events`])
    expect((await person.send('HEAD', url)).status).toBe(404)
})

test('robots.txt is plain text', async () => {
  const response = await api.app.inject('/robots.txt')
  expect(response.headers['content-type']).toMatch('text/plain')
})
