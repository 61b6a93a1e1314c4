import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStory, testApi } from '../../app/testing.ts'

const web = `<html><head><!--head--><script>document.title</script><!--entry--></head><body><!--app--><!--/app--></body></html>`

let api: Awaited<ReturnType<typeof testApi>>
let plain: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ env: { PUBLIC_URL: 'https://stories.example.org' }, web })
  plain = await testApi({ worker: false })
})
afterAll(() => Promise.all([api.close(), plain.close()]))

/** Pages, files, responses and errors of every kind. */
const addresses = [
  '/',
  '/public',
  '/no/such/page',
  '/no-such-file.js',
  '/api/docs',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-ui-bundle.js',
  '/openapi.json',
  '/api/v1/public/feed',
  '/api/v1/auth/me',
  '/api/v1/nothing',
  '/static/images/none.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/public?search=%00',
]

describe.each(addresses)('%s', (url) => {
  test('has all security headers', async () => {
    const { headers } = await api.app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'permissions-policy': expect.stringContaining('microphone=(self), camera=(), geolocation=()'),
    })
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    )
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    // Own scripts, and one inline script by its hash, 44 characters of base64.
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|https?:|\*/)
    // Swagger's page sets HTML.
    const isPage = ['/', '/public', '/no/such/page'].includes(url)
    expect(policy.get('require-trusted-types-for')).toEqual(isPage ? ["'script'"] : undefined)
  })
})

test('a malformed URL gets the strictest policy', async () => {
  const { statusCode, headers } = await api.app.inject('/%')
  expect(statusCode).toBe(400)
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('windows are isolated from other sites once the site uses https', async () => {
  const behindProxy = await api.anotherWeb({ change: { publicUrl: null, proxies: 1 } })
  const opener = async (proto: string) =>
    (await behindProxy.get('/', { 'x-forwarded-proto': proto })).headers['cross-origin-opener-policy']
  expect([await opener('https'), await opener('http')]).toEqual(['same-origin', undefined])
})

test('over plain http nothing forces https', async () => {
  const { headers } = await plain.app.inject('/api/v1/public/feed')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

describe.each(['https://evil.example', 'null', 'https://stories.example.org.evil.example'])(
  'a page of %s',
  (origin) => {
    test('cannot read our responses', async () => {
      const person = await api.signUp()
      const { status, headers } = await person.get('/api/v1/auth/me', { origin })
      expect(status).toBe(200)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    })

    test('gets no permission from a preflight request', async () => {
      const { statusCode, headers } = await api.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/auth/account',
        headers: {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(statusCode).toBe(404)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    })
  },
)

test('personal responses are not cached, streams and files included', async () => {
  const person = await api.signUp()
  const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4 })
  const story = await api.finished(person, body.id)
  await person.post(`/api/v1/public/${story.id}/share`)
  for (const url of [
    '/api/v1/auth/me',
    '/api/v1/auth/export',
    '/api/v1/stories',
    `/api/v1/stories/${story.id}`,
    `/api/v1/stories/${story.id}/events`,
    `/api/v1/stories/${story.id}/download?format=epub`,
    // Public responses are cacheable for a moment; signed-in clients get personal ones.
    '/api/v1/public/feed',
    `/api/v1/public/${story.id}`,
    '/api/v1/auth/sign-up',
  ]) {
    const { status, headers } = await person.get(url)
    expect([url, status, headers['cache-control']]).toEqual([url, 200, 'no-store'])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'permissions-policy': expect.any(String),
    })
  }
  const picture = story.story_pages.find((page) => page.image_url)?.image_url ?? ''
  const { headers } = await api.app.inject(picture)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^private/),
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('no response names the server software', async () => {
  for (const url of addresses) {
    const { headers } = await api.app.inject({ url })
    for (const name of ['server', 'x-powered-by', 'via'])
      expect([url, headers[name]]).toEqual([url, undefined])
  }
})
