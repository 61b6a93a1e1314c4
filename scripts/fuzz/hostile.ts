import fc from 'fast-check'

/** Hostile input. */
const strings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\u0000\u0001\u001b[31m',
  "' or '1'='1",
  "'; drop table stories; --",
  '%',
  '_',
  '\\',
  '%00',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '[[hero]] and [[companion]]',
  '[[',
  '{{7*7}}${7*7}',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  'Zoë Ünal-Ó’Brien',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(500),
  'a'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
]

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 'x' },
  deep(200),
]

export const hostileString = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...strings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileString },
  { weight: 3, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Hostile path segments, raw: some are not valid percent-encoding. */
export const hostileAddressPart = fc.oneof(
  hostileString.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '..%2f..%2f',
    '%2e%2e',
    '%00',
    '%0d%0aX:1',
    '+',
    '.',
  ),
)

/** Hostile query strings, raw. */
export const hostileQuery = fc.constantFrom(
  'page=1&page=2',
  'page=1e999',
  'page=-1',
  'page=99999999999999999999',
  'page_size=0',
  'limit=100&skip=100000000',
  'search[]=a',
  'search=%00',
  'search=%ff',
  'search=%25%25%5C_',
  '__proto__=1',
  'constructor[prototype]=1',
  'sort_by=password_hash',
  'sort_order=asc;drop',
  '&&&===',
  '?',
)

/** Headers with a meaning for some proxies or servers. None may have an effect. */
export const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
  { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/v1/admin/users' },
  { origin: 'null', 'access-control-request-method': 'DELETE' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html', 'accept-encoding': 'gzip;q=0, br;q=1, *;q=0.5' },
  { 'idempotency-key': 'a b' },
  { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT', range: 'bytes=0-0' },
  { 'last-event-id': 'x'.repeat(3000) },
  { cookie: 'session=1; __Host-a=b' },
)
