import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPage, testApi } from '../../app/testing.ts'
import { speak } from './testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let port: number
let token: string
beforeAll(async () => {
  api = await testApi({
    worker: false,
    web: builtPage,
  })
  token = (await api.signUp()).access_token
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => api.close())

const get = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${more}\r\n`
const post = (body: string | Buffer, more = '', type = 'application/json', path = '/api/v1/auth/login') => [
  `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: ${type}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`,
  Buffer.from(body as string),
]
/** For a route with a larger body limit. */
const postLarge = (body: string) =>
  post(body, `Authorization: Bearer ${token}\r\n`, 'application/json', '/api/v1/characters')
const unsized = (headers: string, body: string) =>
  `POST /api/v1/auth/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${headers}\r\n${body}`

const places = [
  '/api/v1/public/',
  '/api/v1/public/feed?search=',
  '/public/story/',
  '/public?search=',
  '/x/',
  '/static/images/',
]

describe.each([
  ['NUL', '%00'],
  ['half a code', '%'],
  ['no code', '%zz'],
  ['bytes that are no UTF-8', '%ff'],
  ['an overlong slash', '%c0%af'],
  ['a lone surrogate', '%ed%a0%80'],
])('%s in a URL', (_what, part) => {
  test.each(places)('is rejected at %s', async (place) => {
    const { status, body } = await speak(port, get(place + part))
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([400, 'bad_request'])
  })
})

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/..%5c..%5cpackage.json',
  '/static/images/..%2f..%2fpg18%2fPG_VERSION',
  '/api/docs/static/..%2fpackage.json',
  'http://here/../x',
])('path traversal is rejected: %s', async (target) => {
  expect((await speak(port, get(target))).status).toBe(400)
})

test('harmless dots are accepted', async () => {
  for (const target of ['/public/story/a..b', '/..a', '/public?search=..%2f..'])
    expect([200, 404]).toContain((await speak(port, get(target))).status)
})

test.each<[string, number, () => Parameters<typeof speak>[1]]>([
  ['raw bytes in the address', 400, () => get('/api/v1/public/\xff')],
  ['a star for an address', 400, () => get('*')],
  ['an address too long', 414, () => get(`/${'a'.repeat(5000)}`)],
  ['headers too large', 431, () => get('/', `X: ${'a'.repeat(20_000)}\r\n`)],
  ['a NUL in a header', 400, () => get('/', 'X: a\0b\r\n')],
  ['a folded header', 400, () => get('/', 'X: a\r\n b\r\n')],
  ['a space before the colon', 400, () => get('/', 'X : a\r\n')],
  ['lines that end in LF alone', 400, () => 'GET / HTTP/1.1\nHost: here\n\n'],
  ['no host', 400, () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, () => get('/', 'Host: there\r\n')],
  ['a host that is none', 400, () => get('/').replace('here', '"><script>')],
  ['TLS on a plain port', 400, () => Buffer.from('16030100a5010000a10303', 'hex')],
  ['an unknown method', 400, () => get('/').replace('GET', 'FETCH')],
  ['two lengths', 400, () => unsized('Content-Length: 2\r\nContent-Length: 5\r\n', '{}abc')],
  [
    'a length and chunks',
    400,
    () => unsized('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  ],
  [
    'another encoding than chunks',
    400,
    () => unsized('Transfer-Encoding: xchunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  ],
  [
    'chunks that are not the last',
    400,
    () => unsized('Transfer-Encoding: chunked, identity\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  ],
  ['a length below nothing', 400, () => unsized('Content-Length: -1\r\n', '{}')],
  ['a length with a sign', 400, () => unsized('Content-Length: +2\r\n', '{}')],
  [
    'a chunk that talks',
    400,
    () => unsized('Transfer-Encoding: chunked\r\n', `2;${'a'.repeat(30_000)}\r\n{}\r\n`),
  ],
  ['a body that is no UTF-8', 400, () => post(Buffer.from('{"email":"\xff"}', 'latin1'))],
  ['a body in UTF-16', 400, () => post(Buffer.from('{"email":1}', 'utf16le'))],
  ['a prototype', 400, () => post('{"__proto__":{"role":"admin"}}')],
  ['a constructor', 400, () => post('{"constructor":{"prototype":{"role":"admin"}}}')],
  [
    'a prototype deep down',
    400,
    () => postLarge(`${'['.repeat(50_000)}{"__proto__":1}${']'.repeat(50_000)}`),
  ],
  ['numbers beyond all', 422, () => post('{"email":1e999,"password":-1e999}')],
  ['lists for texts', 422, () => post('{"email":["a@example.org"],"password":["Lamp-light7"]}')],
  ['1,000 levels', 422, () => post('['.repeat(1000) + ']'.repeat(1000))],
  ['100,000 levels', 422, () => postLarge('['.repeat(100_000) + ']'.repeat(100_000))],
  [
    '100,000 levels in a field',
    422,
    () => postLarge(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ],
  [
    '20,000 fields',
    422,
    () => postLarge(`{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`),
  ],
  ['a NUL in a field', 422, () => post('{"email":"a\\u0000@example.org","password":"Lamp-light7"}')],
  ['plain text', 415, () => post('{}', '', 'text/plain')],
  ['a form', 415, () => post('email=a', '', 'application/x-www-form-urlencoded')],
  ['two types', 415, () => post('{}', '', 'application/json, text/plain')],
  ['gzip', 415, () => post('{}', 'Content-Encoding: gzip\r\n')],
  ['zstd', 415, () => post('{}', 'Content-Encoding: identity, zstd\r\n')],
  [
    'a body that asks to be sent and is too large',
    413,
    () => unsized('Expect: 100-continue\r\nContent-Length: 100000000\r\n', ''),
  ],
])('%s: %i, as a problem', async (what, expected, bytes) => {
  const { status, headers, body } = await speak(port, bytes())
  expect(status).toBe(expected)
  // For a missing Host header Node responds by itself, without a body.
  if (what === 'no host') return
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(/^\S.{10,}/) })
  expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
})

test('the server still works afterwards', async () => {
  const { status } = await speak(port, get('/api/v1/auth/me', `Authorization: Bearer ${token}\r\n`))
  expect(status).toBe(200)
})

test('requests cannot be smuggled', async () => {
  const hidden = get('/api/v1/auth/me', `Authorization: Bearer ${token}\r\n`)
  const { status, body } = await speak(
    port,
    unsized(`Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${hidden}`),
  )
  expect(status).toBe(400)
  expect(body).not.toContain('HTTP/1.1')
})

test.each(['CONNECT here:443', 'TRACE /', 'PROPFIND /', 'OPTIONS *'])(
  '%s does not redirect',
  async (line) => {
    const { status } = await speak(port, `${line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`)
    expect([0, 400, 404]).toContain(status)
  },
)
