import type { NotificationList } from '@moonpage/contract/notifications'
import type { Story } from '@moonpage/contract/story'
import type { NewWebhook, Webhook, WebhookDelivery } from '@moonpage/contract/webhooks'
import { Webhook as Verifier } from 'standardwebhooks'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { insertStories } from '../../app/testing-stories.ts'
import { deliverWebhook } from '../../core/webhooks/deliver-webhook-job.ts'
import { enqueueWebhooks } from '../../core/webhooks/enqueue-webhooks.ts'
import { webhookFigures } from '../../core/webhooks/webhook-figures.ts'
import { recordAttempt } from '../../core/webhooks/record-attempt.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { openReceiver } from './testing-receiver.ts'

const text: TextScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  receiver = await openReceiver()
  api = await testApi({ text, env: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } })
})
afterAll(async () => {
  await api.close()
  await receiver.close()
})
afterEach(() => {
  receiver.received.length = 0
  Object.assign(receiver, { status: 204, held: null, answer: '' })
})

const path = '/api/v1/webhooks'
const add = async (person: Person, wanted: object = {}) => {
  const { status, body } = await person.post<NewWebhook>(path, { url: receiver.url, ...wanted })
  expect(status).toBe(201)
  return body
}
const webhooksOf = async (person: Person) => (await person.get<{ webhooks: Webhook[] }>(path)).body.webhooks
const lastOf = async (person: Person): Promise<WebhookDelivery | undefined> =>
  (await webhooksOf(person))[0]?.deliveries[0]
const until = { timeout: 10_000, interval: 30 }
const arrived = async (count: number) => {
  await expect.poll(() => receiver.received.length, until).toBe(count)
}
/** The attempts at a delivery whose jobs wait for their time. */
const waiting = async (delivery: WebhookDelivery | undefined) => {
  const { rows } = await api.db.pool.query<{ attempt: number }>(
    `select (data ->> 'attempt')::int as attempt from pgboss.job
     where name = 'deliver-webhook' and data ->> 'delivery_id' = $1 and state < 'active' and start_after > now()`,
    [delivery?.id],
  )
  return rows.map(({ attempt }) => attempt)
}
const deliver = (delivery: WebhookDelivery | undefined, attempt: number) =>
  deliverWebhook(
    api.generation,
    { delivery_id: delivery?.id ?? '', attempt },
    { signal: new AbortController().signal },
  )
const enqueue = (tx: Transaction<Tables>, storyId: string) =>
  enqueueWebhooks({ tx, queue: api.queue }, { storyId, event: 'story.completed' })
const tell = (storyId: string) => api.db.kysely.transaction().execute((tx) => enqueue(tx, storyId))
const idsReceived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']))

test('a finished story is told, signed as Standard Webhooks says, without the names of children', async () => {
  const person = await api.signUp()
  const [plain, named] = [await add(person), await add(person, { include_names: true })]
  const { body: begun } = await person.post<Story>('/api/v1/stories', {
    ...aStory,
    hero: { name: 'Theodora' },
  })
  const story = await api.finished(person, begun.id)
  await arrived(2)
  const told = [plain, named].map(({ secret }) =>
    receiver.received.flatMap(({ body, headers }) => {
      try {
        return [new Verifier(secret).verify(body, headers as Record<string, string>)]
      } catch {
        return []
      }
    }),
  )
  const site = 'https://moonpage.test'
  const data = {
    story_id: story.id,
    links: {
      page: `${site}/story/${story.id}/page/1`,
      story: `${site}/api/v1/stories/${story.id}`,
      epub: `${site}/api/v1/stories/${story.id}/download?format=epub`,
    },
  }
  const event = { type: 'story.completed', timestamp: expect.any(String) }
  expect(told[1]).toEqual([{ ...event, data: { ...data, title: story.title } }])
  expect(told[0]).toEqual([{ ...event, data: { ...data, title: expect.any(String) } }])
  expect(story.title).toContain('Theodora')
  expect(JSON.stringify(told[0])).not.toContain('Theodora')
  expect(receiver.received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^Moonpage\/\d/),
  })
  await expect.poll(async () => (await lastOf(person))?.status, until).toBe('delivered')
  expect(await lastOf(person)).toMatchObject({
    event: 'story.completed',
    attempts: 1,
    outcome: 'answered 204',
  })
  // Told once.
  expect(JSON.stringify(await webhooksOf(person))).not.toContain(named.secret)
})

test('a story that fails is told with the sentence that its parent reads', async () => {
  const person = await api.signUp()
  await add(person)
  text.before = () => {
    throw new ProviderError('no-credit')
  }
  const { body: begun } = await person.post<Story>('/api/v1/stories', aStory)
  const story = await api.finished(person, begun.id)
  delete text.before
  await arrived(1)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'story.failed',
    data: { story_id: story.id, error: story.generation_error },
  })
})

test('what does not arrive is sent again with the same id and body, until it does', async () => {
  const person = await api.signUp()
  await add(person)
  receiver.status = 500
  const [id = ''] = await insertStories(api.db, person.user.id, [{ title: 'Once' }])
  await tell(id)
  for (const [attempts, outcome, next] of [
    [1, 'answered 500', 302],
    [2, 'answered 302', 500],
    [3, 'answered 500', 200],
  ] as const) {
    await arrived(attempts)
    await expect.poll(async () => (await lastOf(person))?.attempts, until).toBe(attempts)
    expect(await lastOf(person)).toMatchObject({ status: 'pending', outcome })
    await api.db.pool.query(`update stories set title = 'Twice' where id = $1`, [id])
    receiver.status = next
    // The job of the next attempt is there, and waits for its time.
    expect(await waiting(await lastOf(person))).toContain(attempts + 1)
    await deliver(await lastOf(person), attempts + 1)
  }
  await arrived(4)
  await expect.poll(async () => (await lastOf(person))?.status, until).toBe('delivered')
  expect(idsReceived().size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  expect(receiver.received.every(({ path: asked }) => asked === '/moonpage')).toBe(true)
})

test('a process that dies before, while and after it sends loses nothing, and sends no other id', async () => {
  const person = await api.signUp()
  await add(person)
  const [id = ''] = await insertStories(api.db, person.user.id, [{}])
  const rolledBack = api.db.kysely.transaction().execute(async (tx) => {
    await enqueue(tx, id)
    throw new Error('killed')
  })
  await expect(rolledBack).rejects.toThrow('killed')
  expect(await lastOf(person)).toBeUndefined()

  let release = () => {}
  receiver.held = new Promise((resolve) => (release = resolve))
  await tell(id)
  await arrived(1)
  // A second worker gets the job, as after a lost lease, while the first one still waits for the answer.
  const again = deliver(await lastOf(person), 1)
  await arrived(2)
  release()
  await again
  await expect.poll(async () => (await lastOf(person))?.status, until).toBe('delivered')
  expect(await lastOf(person)).toMatchObject({ attempts: 1 })
  expect([idsReceived().size, new Set(receiver.received.map(({ body }) => body)).size]).toEqual([1, 1])
  // What was stored is not done again.
  await deliver(await lastOf(person), 1)
  expect(receiver.received).toHaveLength(2)
})

test('after five that never arrived it is off, its owner is told, and can turn it on', async () => {
  const person = await api.signUp()
  const hook = await add(person)
  receiver.status = 503
  const [id = ''] = await insertStories(api.db, person.user.id, [{}])
  const news = async () => (await person.get<NotificationList>('/api/v1/notifications')).body.notifications
  const failed = { isDelivered: false, isGone: false, says: 'answered 503' }
  for (let count = 1; count <= 5; count++) {
    expect(await news()).toEqual([])
    await tell(id)
    await expect.poll(async () => (await lastOf(person))?.attempts, until).toBe(1)
    const delivery = (await lastOf(person))?.id ?? ''
    for (let attempt = 2; attempt <= 8; attempt++)
      await recordAttempt(api.db, { id: delivery, attempt, outcome: failed }, () => Promise.resolve())
    expect(await lastOf(person)).toMatchObject({ status: 'failed', attempts: 8, next_attempt_at: null })
  }
  expect(await news()).toMatchObject([{ kind: 'webhook_disabled', path: '/profile/keys' }])
  expect((await webhooksOf(person))[0]?.disabled_at).toEqual(expect.any(String))
  expect(await webhookFigures(api.db.kysely)).toMatchObject({ given_up: 5, disabled: 1 })
  const count = (await webhooksOf(person))[0]?.deliveries[0]?.id
  await tell(id)
  expect((await lastOf(person))?.id).toBe(count)

  expect((await person.post(`${path}/${hook.id}/enable`)).status).toBe(204)
  receiver.status = 410
  await tell(id)
  await expect.poll(async () => (await webhooksOf(person))[0]?.disabled_at, until).toEqual(expect.any(String))
})

test('a test is sent once, to one’s own webhook; what is wrong with an address is said', async () => {
  const person = await api.signUp()
  const hook = await add(person)
  receiver.status = 404
  const { status, body } = await person.post<WebhookDelivery>(`${path}/${hook.id}/test`)
  expect([status, body]).toMatchObject([202, { event: 'webhook.test', status: 'pending', attempts: 0 }])
  await expect.poll(async () => (await lastOf(person))?.status, until).toBe('failed')
  expect(await lastOf(person)).toMatchObject({ id: body.id, attempts: 1, outcome: 'answered 404' })
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
  const stranger = await api.signUp()
  expect((await stranger.post(`${path}/${hook.id}/test`)).status).toBe(404)
  expect((await person.send('DELETE', `${path}/${hook.id}`)).status).toBe(204)
  expect(await webhooksOf(person)).toEqual([])

  for (const url of [
    '',
    'moon',
    'ftp://example.org',
    'https://me:secret@example.org',
    `https://${'o'.repeat(500)}.org`,
  ])
    expect([url, (await person.post(path, { url })).problem.errors?.[0]?.field]).toEqual([url, 'url'])
  const strict = await api.anotherWeb({ change: { webhooks: { allowsPrivate: false } } })
  const refused = (url: string) =>
    strict.post(path, { url }, { authorization: `Bearer ${person.access_token}` })
  for (const url of [
    'http://example.org',
    'https://127.0.0.1',
    'https://[::1]/x',
    'https://2130706433',
    'https://192.168.1.2',
  ])
    expect([url, (await refused(url)).status]).toEqual([url, 422])
  expect((await refused('https://example.org/moonpage')).status).toBe(201)
  const made = await Promise.all(Array.from({ length: 8 }, () => person.post(path, { url: receiver.url })))
  expect(made.filter((one) => one.status === 201)).toHaveLength(4)
})

test('webhooks end when their owner leaves the family, and deliveries with their story', async () => {
  const person = await api.signUp()
  await add(person)
  const [id = ''] = await insertStories(api.db, person.user.id, [{}])
  receiver.status = 500
  await tell(id)
  await expect.poll(async () => (await lastOf(person))?.attempts, until).toBe(1)
  const delivery = await lastOf(person)
  await person.send('DELETE', `/api/v1/stories/${id}`)
  expect(await lastOf(person)).toBeUndefined()
  await deliver(delivery, 2)
  expect(receiver.received).toHaveLength(1)
  const other = await api.signUp()
  await api.db.kysely
    .updateTable('accounts')
    .set({ family_id: other.user.id })
    .where('id', '=', person.user.id)
    .execute()
  expect(await webhooksOf(person)).toEqual([])
})
