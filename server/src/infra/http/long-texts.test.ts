import { api as contract } from '@moonpage/contract/api'
import { bodyLimits, type Route } from '@moonpage/contract/route'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problem } from '../../lib/problem.ts'
import type { Database } from '../db/database.ts'
import { parseJsonBodies } from './parse-json-bodies.ts'
import { handleError } from './error-handler.ts'
import { rejectMalformed } from './reject-malformed.ts'
import { routeServer } from './route-server.ts'
import { serializerCompiler } from './serialize-replies.ts'
import { openRateLimiter } from './rate-limit.ts'

/** By day one of each kind stands for the others. */
const isNight = Boolean(process.env['NIGHTLY'])

// Measures everything between socket and handler: while one request is processed, no other is answered.

const mostMs = 50
// A request of 256 KiB must not be echoed in the error.
const longestAnswer = 10_000

let app: FastifyInstance
beforeAll(async () => {
  app = fastify({ bodyLimit: bodyLimits.other })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  parseJsonBodies(app)
  rejectMalformed(app)
  const admin = {
    accountId: 'a',
    sessionId: 's',
    role: 'admin',
    familyId: 'f',
    familyRole: 'parent',
    childId: null,
    apiKey: null,
  } as const
  const rateLimit = openRateLimiter({} as Database, false)
  const serve = routeServer(app, () => Promise.resolve(admin), { publicUrl: null, rateLimit, uploadLimit: 1 })
  for (const route of Object.values<Route>(contract))
    serve(route, () => {
      throw problem('reached', 409, 'The handler was reached')
    })
  await app.ready()
})
afterAll(() => app.close())

type Answer = { statusCode: number; body: string }
type Asked = Iterable<readonly [what: string, ask: () => Promise<Answer>]>

/** The subset of JSON Schema that is used. */
type Json = {
  type?: string
  const?: unknown
  enum?: unknown
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
}
/** A part of a request with a text at one place. */
type Place = { name: string; put: (text: unknown) => unknown }

/** Every place where text is allowed, and every property name. */
function placesIn({
  type,
  const: constant,
  enum: only = constant,
  properties = {},
  items,
  anyOf,
  oneOf,
}: Json): Place[] {
  const choices = anyOf ?? oneOf
  if (choices) return choices.flatMap(placesIn)
  if (type === 'array')
    return [{ name: '', put: (text: unknown) => text }, ...placesIn(items ?? {})].map(({ name, put }) => ({
      name: `[]${name}`,
      put: (text) => [put(text)],
    }))
  if (type === 'string') return only ? [] : [{ name: '', put: (text) => text }]
  if (type !== 'object') return []
  const kinds = Object.entries(properties).flatMap(([key, of]) => ('const' in of ? [[key, of.const]] : []))
  const same = Object.fromEntries(kinds) as object
  const fields = Object.entries(properties).flatMap(([key, of]) =>
    placesIn(of).map(({ name, put }) => ({
      name: `.${key}${name}`,
      put: (text: unknown) => ({ ...same, [key]: put(text) }),
    })),
  )
  return [...fields, { name: '.*', put: (text) => ({ ...same, [String(text)]: 1 }) }]
}
const placesOf = (schema: z.ZodMiniType | undefined): Place[] =>
  schema ? placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : []

/** Worst cases for backtracking patterns: prefix, repeated part, suffix. */
const texts: readonly [before: string, unit: string, after: string][] = [
  ['a@', '.', '@'],
  ['a@', 'a.', '@'],
  ['', 'a@', ''],
  ['a', ' ', 'a'],
  ['a', '\n', '\0'],
  ['a', '\t \u00a0\u2003', 'a'],
  ['e', '\u0301', '\0'],
  ['', 'e\u0301\u0323', '!'],
  ['', '<', ''],
  ['', '"', '\\'],
  ['', "'’", ''],
  ['', '\u200b', 'a'],
  ['', '\ud800', ''],
  ['', '👩‍👧', ''],
  ['', '[[hero', ''],
  ['-', '-', '.'],
  ['', 'aA1', '\u202e'],
  ['', 'ﷺ', ''],
]

/** As many repetitions as fit, encoded with `write`. */
function longest(
  [before, unit, after]: (typeof texts)[number],
  write: (text: string) => string,
  bytes: number,
) {
  const room = bytes - Buffer.byteLength(write(before + after))
  const part = write(unit)
  return write(before) + part.repeat(Math.floor(room / Buffer.byteLength(part))) + write(after)
}

/** By day each place has a third of the texts, and each text a third of the places. */
const isTried = (place: number, text: number) => isNight || (place + text) % 3 === 0

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
const inAddress = (text: string) => encodeURIComponent(text.toWellFormed())

const fill = (path: string, part = 'x') => path.replaceAll(/\{\w+\}/g, part)

/** CPU time of this thread, the smallest of three runs, so that other load does not matter. */
async function msOf(ask: () => Promise<Answer>) {
  let best = { ms: Infinity, status: 0, length: 0 }
  for (let time = 0; time < 3 && best.ms > mostMs; time++) {
    const began = process.threadCpuUsage()
    const { statusCode: status, body } = await ask()
    const { user, system } = process.threadCpuUsage(began)
    best = { ms: Math.min(best.ms, (user + system) / 1000), status, length: body.length }
  }
  return best
}

async function bad(asked: Asked) {
  const found: string[] = []
  let count = 0
  for (const [what, ask] of asked) {
    const { ms, status, length } = await msOf(ask)
    count++
    if (ms > mostMs || status >= 500 || status === 413 || length > longestAnswer)
      found.push(`${what}: ${status} of ${length} characters after ${Math.round(ms)} ms`)
  }
  return { found, count }
}

const routes = Object.entries<Route>(contract)
const send = (route: Route, payload: string) => () =>
  app.inject({
    method: route.method,
    url: fill(route.path),
    payload,
    headers: { 'content-type': 'application/json' },
  })
const get = (route: Route, url: string) => () => app.inject({ method: route.method, url })

describe('no text of any size blocks the event loop', () => {
  test('in a body', async () => {
    function* asked() {
      let places = 0
      for (const [name, route] of routes) {
        const limit = route.takesCredentials ? bodyLimits.credentials : bodyLimits.other
        for (const place of placesOf(route.body)) {
          places += 1
          for (const text of texts.filter((_, index) => isTried(places, index))) {
            const [head = '', tail = ''] = JSON.stringify(place.put('\u0001')).split(inJson('\u0001'))
            const bytes = limit - Buffer.byteLength(head + tail)
            const payload = head + longest(text, inJson, bytes) + tail
            yield [`${name}${place.name} ${JSON.stringify(text)}`, send(route, payload)] as const
          }
        }
      }
    }
    const { found, count } = await bad(asked())
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(isNight ? 1000 : 333)
  })

  test.runIf(isNight)('in a URL', async () => {
    function* asked() {
      for (const [name, route] of routes)
        for (const text of texts) {
          const path = fill(route.path)
          for (const { name: field } of placesOf(route.query)) {
            const start = `${path}?${field.slice(1)}=`
            const value = longest(text, inAddress, 4000 - start.length)
            yield [`${name}?${field} ${JSON.stringify(text)}`, get(route, start + value)] as const
          }
          if (route.params) {
            // The longest allowed path segment.
            const part = inAddress(longest(text, (each) => each, 100))
            yield [`${name}/ ${JSON.stringify(text)}`, get(route, fill(route.path, part))] as const
          }
        }
    }
    const { found, count } = await bad(asked())
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  test.runIf(isNight)('nor does any number of entries or nested lists', async () => {
    const entries: Record<string, (count: number) => string> = {
      numbers: (count) => Array(count).fill('1').join(),
      objects: (count) => Array(count).fill('{}').join(),
      'lists in lists': (count) => '['.repeat(count) + ']'.repeat(count),
    }
    const fields = (count: number) => Array.from({ length: count / 3 }, (_, n) => `"f${n}":1`).join()
    function* asked() {
      for (const [name, route] of routes.filter(([, { body }]) => body)) {
        const count = (route.takesCredentials ? bodyLimits.credentials : bodyLimits.other) / 4
        yield [`${name} of many fields`, send(route, `{${fields(count)}}`)] as const
        const lists = placesOf(route.body).filter((place) => place.name.endsWith('[]'))
        for (const [kind, of] of Object.entries(entries)) {
          yield [`${name} as ${kind}`, send(route, `[${of(count)}]`)] as const
          for (const place of lists) {
            const [head = '', tail = ''] = JSON.stringify(place.put('\u0001')).split(`"${inJson('\u0001')}"`)
            yield [`${name}${place.name} of ${kind}`, send(route, head + of(count) + tail)] as const
          }
        }
      }
    }
    const { found, count } = await bad(asked())
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(100)
  })
})
