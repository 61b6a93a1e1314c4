import { SpanKind } from '@opentelemetry/api'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectSpans } from '../infra/tracing/testing.ts'
import { aStory, testApi, type Person } from './testing.ts'

const { seen, off } = collectSpans()
const text = { asked: [] as string[], before: (_piece: string) => {} }
let api: Awaited<ReturnType<typeof testApi>>
let parent: Person
beforeAll(async () => {
  api = await testApi({ text, env: { TRUST_PROXY: 'on' } })
  parent = await api.signUp()
})
afterAll(async () => {
  await api.close()
  off()
})

const named = (name: string) => seen.filter((span) => span.name === name)
const isThere = async (name: string, times = 1) => {
  await expect.poll(() => named(name).length, { interval: 20 }).toBeGreaterThanOrEqual(times)
  return named(name)
}
const ask = (headers: Record<string, string> = {}) =>
  parent.send<Story>('POST', '/api/v1/stories', { ...aStory, page_count: 4, max_images: 1 }, headers)

test('a story can be traced from its request to its last picture', async () => {
  const { body: story } = await ask()
  await api.finished(parent, story.id)
  const [request] = await isThere('POST /api/v1/stories')
  expect(request).toMatchObject({
    kind: SpanKind.SERVER,
    parentId: undefined,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/stories',
      'http.response.status_code': 201,
    },
  })
  const [job] = await isThere('process generate-story')
  expect(job).toMatchObject({
    kind: SpanKind.CONSUMER,
    traceId: request?.traceId,
    parentId: request?.spanId,
    attributes: { 'messaging.destination.name': 'generate-story', 'moonpage.job.attempt': 1 },
  })
  const steps = seen.filter((span) => span.name.startsWith('make ') && span.parentId === job?.spanId)
  expect(steps.map(({ name }) => name).toSorted()).toEqual([
    'make outline',
    ...Array.from({ length: 4 }, () => 'make page'),
    'make picture',
  ])
  expect(named('process generate-story')).toHaveLength(1)
})

test('a trace context from our proxy is continued, and an invalid one ignored', async () => {
  const traceId = 'a'.repeat(32)
  const before = named('POST /api/v1/stories').length
  await ask({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` })
  await ask({ traceparent: 'no trace of anybody' })
  const [continued, begun] = (await isThere('POST /api/v1/stories', before + 2)).slice(before)
  expect(continued).toMatchObject({ traceId, parentId: 'b'.repeat(16) })
  expect(begun?.parentId).toBeUndefined()
})

test('failures are marked with their kind and not with a message', async () => {
  text.before = () => {
    throw new Error('Wilhelmina was here')
  }
  await ask()
  const failed = () => seen.filter(({ hasFailed }) => hasFailed)
  await expect
    .poll(() => failed().map(({ name }) => name), { interval: 20 })
    .toEqual(expect.arrayContaining(['make outline', 'process generate-story']))
  text.before = () => {}
  for (const { attributes } of failed()) expect(attributes['error.type']).toBe('error')
})

test('no trace identifies a person', () => {
  const told = JSON.stringify(seen)
  expect(seen.length).toBeGreaterThan(20)
  for (const secret of [
    'Wilhelmina',
    parent.user.email,
    parent.user.id,
    parent.user.username,
    parent.access_token,
  ])
    expect(told).not.toContain(secret)
})
