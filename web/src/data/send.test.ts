import { afterEach, expect, test, vi } from 'vitest'
import * as routes from 'virtual:routes'
import { type ApiError, messageOf } from './api-error.ts'
import { send, urlOf } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(body === null ? null : JSON.stringify(body), { status }))

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ApiError,
  )

test('leaves empty, null and undefined values out of the query', () => {
  const query = { search: '', theme: null, subject: undefined, page: 2, is_favorite: false, skip: 0 }
  expect(urlOf('/api/v1/stories', { query })).toBe('/api/v1/stories?page=2&is_favorite=false&skip=0')
  expect(urlOf('/api/v1/stories', { query: { search: '' } })).toBe('/api/v1/stories')
})

test('encodes path parameters', () => {
  expect(urlOf('/api/v1/stories/{id}', { params: { id: 'a/../b?c' } })).toBe('/api/v1/stories/a%2F..%2Fb%3Fc')
})

test('throws the problem from the server', async () => {
  const errors = [{ field: 'email', message: 'Email is required' }]
  answerWith(422, { code: 'invalid', message: 'Please check the form', errors })
  const error = await failure(send(routes.logIn, { body: { email: '', password: '' } }, null))
  expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Please check the form', errors })
  expect(error?.isRefusal).toBe(true)
})

test('uses the fallback message if the response is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  const error = await failure(send(routes.listStories, { query: {} }, null))
  expect(messageOf(error)).toBe('Failed to fetch stories')
  expect(messageOf(new Error(''))).toBe('An error occurred')
  expect(messageOf('thrown as a string')).toBe('An unknown error occurred')
})

test('returns nothing for 204; without a response the code is unreachable', async () => {
  answerWith(204, null)
  expect(await send(routes.logOut, {}, 'token')).toBeUndefined()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
  expect(await failure(send(routes.getCurrentUser, {}, null))).toMatchObject({
    status: 0,
    code: 'unreachable',
  })
})
