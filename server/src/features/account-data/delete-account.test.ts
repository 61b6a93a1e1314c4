import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { Story } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { enqueueEmail, sendEmailJob } from '../../core/accounts/emails/send-email-job.ts'
import { pictureStem } from '../../core/stories/picture-files.ts'
import { filesOf } from '../../core/stories/remove-pictures-job.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import { newId } from '../../lib/ids.ts'

const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ image })
})
afterEach(() => {
  delete image.before
})
afterAll(() => api.close())

const remove = (person: Person, password = 'Lamp-light7') =>
  person.send('DELETE', '/api/v1/auth/account', { password })
const create = async (person: Person, change: object = {}) =>
  (await person.post<Story>('/api/v1/stories', { ...aStory, max_images: 2, ...change })).body.id
const logIn = (email: string) =>
  api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password: 'Lamp-light7' })

/** Every row of every table, including the queue's, as text. */
async function allRows(): Promise<string[]> {
  const { rows: tables } = await api.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(12)
  const texts = tables.map(async ({ name }) => {
    const { rows } = await api.db.pool.query<{ row: string }>(`select t::text as row from ${name} as t`)
    return rows.map(({ row }) => `${name} ${row}`)
  })
  return (await Promise.all(texts)).flat()
}

const filesIn = async (folder: 'pictures' | 'mail'): Promise<string[]> => {
  const found = await readdir(join(api.dataDir, folder), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function picturesOf(id: string): Promise<string[]> {
  const { rows } = await api.db.pool.query<{ picture_salt: Buffer }>(
    'select picture_salt from stories where id = $1',
    [id],
  )
  const salt = rows[0]?.picture_salt as Buffer
  return Array.from({ length: 16 }, (_, index) => index + 1).flatMap((page) =>
    (['picture', 'sketch'] as const).flatMap((kind) => filesOf(pictureStem(salt, page, kind))),
  )
}
const lying = async (files: readonly string[]) =>
  (await filesIn('pictures')).filter((file) => files.some((name) => file.startsWith(name)))

const until = { timeout: 30_000, interval: 50 }

/** Blocks the next picture until it is released. */
function holdPicture() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let reached = () => {}
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  image.before = () => {
    reached()
    return held
  }
  return { arrival, release }
}

/** A pending email that no job has sent yet. */
async function waitingLetter({ user }: Person) {
  const id = newId()
  await api.db.kysely
    .insertInto('emails')
    .values({ id, account_id: user.id, kind: 'email_changed', to_address: user.email })
    .execute()
  await api.queue.send(api.db.kysely, sendEmailJob, { email_id: id }, { startAfterSeconds: 3600 })
  return id
}

/** A person with data in every table. */
async function someoneWhole(change: Partial<RegisterInput>) {
  const person = await api.signUp(change)
  const { id: accountId, email } = person.user
  const finished = await api.finished(person, await create(person, { hero: { name: 'Zebulon' } }))
  await person.post('/api/v1/auth/catalog-keys', { name: 'Kobo of Quillon' })
  await person.post('/api/v1/auth/api-keys', { name: 'Lamp of Quillon', scopes: ['read'] })
  await person.post('/api/v1/webhooks', { url: 'https://example.org/Featherstone' })
  await person.post('/api/v1/children', { name: 'Peregrina', birth_month: '2021-06' })
  await logIn(email)
  await api.nobody.post('/api/v1/auth/request-password-reset', { email })
  const letter = { kind: 'password_changed', account_id: accountId, to_address: email } as const
  await enqueueEmail({ tx: api.db.kysely, queue: api.queue }, letter)
  await expect
    .poll(async () => (await filesIn('mail')).filter((name) => name.includes(accountId)).length, until)
    .toBe(2)
  return { person, finished }
}

test('deleting an account removes every row, job, file and session of the person', async () => {
  const neighbour = await api.signUp({ username: 'neighbour', email: 'neighbour@example.net' })
  const theirs = await api.finished(neighbour, await create(neighbour))
  const { person, finished } = await someoneWhole({
    first_name: 'Quillon',
    last_name: 'Featherstone',
    username: 'quillon_f',
    email: 'quillon@example.org',
  })
  const letter = await waitingLetter(person)
  await neighbour.post(`/api/v1/public/${theirs.id}/share`)
  const read = () => person.get(`/api/v1/public/${theirs.id}`)
  const views = async () => (await api.db.pool.query('select viewer from story_views')).rows
  expect((await read()).status).toBe(200)
  expect((await person.post('/api/v1/ratings', { story_id: theirs.id, rating: 1 })).status).toBe(201)
  await expect.poll(views, until).toHaveLength(1)
  const hold = holdPicture()
  const unfinished = await create(person, { hero: { name: 'Zebulon' } })
  await hold.arrival
  const pictures = [...(await picturesOf(finished.id)), ...(await picturesOf(unfinished))]
  const traces = [person.user.id, person.user.email, letter, finished.id, finished.slug, unfinished]
  traces.push('Quillon', 'quillon_f', 'Featherstone', 'Zebulon', 'Peregrina')
  const before = await allRows()
  for (const trace of traces)
    expect(
      before.some((row) => row.includes(trace)),
      trace,
    ).toBe(true)
  expect((await lying(pictures)).length).toBeGreaterThan(6)

  expect((await remove(person)).status).toBe(204)
  const withTraces = async () =>
    (await allRows()).filter((row) => traces.some((trace) => row.includes(trace)))
  // The job that deletes stored emails knows their owner until it is done.
  for (const row of await withTraces()) expect(row).toMatch(/^pgboss\.\S+ .*remove-emails/)
  hold.release()
  await expect.poll(withTraces, until).toEqual([])
  await expect.poll(() => lying(pictures), until).toEqual([])
  expect((await filesIn('mail')).join(' ')).not.toContain(person.user.id)

  expect(await views()).toEqual([])
  expect((await person.get('/api/v1/auth/me')).status).toBe(401)
  const refreshed = await api.nobody.post('/api/v1/auth/refresh', { refresh_token: person.refresh_token })
  expect(refreshed.status).toBe(401)
  expect((await logIn(person.user.email)).status).toBe(401)
  expect((await api.app.inject(finished.story_pages[0]?.image_url ?? '')).statusCode).toBe(404)
  // Other people have lost nothing.
  const kept = { ...theirs, is_public: true, view_count: 1, rating_count: 0 }
  await expect
    .poll(async () => (await neighbour.get<Story>(`/api/v1/stories/${theirs.id}`)).body, until)
    .toEqual(kept)
  expect((await api.app.inject(theirs.story_pages[0]?.image_url ?? '')).statusCode).toBe(200)
  const again = await api.signUp({ username: 'quillon_f', email: 'quillon@example.org' })
  expect(again.user.story_count).toBe(0)
})

test('a picture that a worker stored before it died is deleted an hour later', async () => {
  const person = await api.signUp()
  const { id } = await api.finished(person, await create(person))
  const pictures = await picturesOf(id)
  await remove(person)
  await expect.poll(() => lying(pictures), until).toEqual([])
  const late = pictures[1] as string
  await api.generation.pictures.put(late, Buffer.from('a picture'))
  const { rows } = await api.db.pool.query(
    `update pgboss.job set start_after = now() where name = 'remove-pictures' and state = 'created'
       and start_after > now() + interval '50 minutes' returning id`,
  )
  expect(rows.length).toBeGreaterThan(0)
  await expect.poll(() => lying([late]), until).toEqual([])
})

test('the password is required, and attempts are rate limited', async () => {
  const strict = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  const person = await strict.signUp()
  expect((await person.send('DELETE', '/api/v1/auth/account', {})).status).toBe(422)
  expect((await strict.nobody.send('DELETE', '/api/v1/auth/account', { password: 'x' })).status).toBe(401)
  for (let guess = 1; guess <= 10; guess++) {
    const { status, problem } = await remove(person, `Lamp-light${guess + 10}`)
    expect(status).toBe(400)
    expect(problem).toMatchObject({
      code: 'wrong_password',
      detail: 'Current password is incorrect',
      errors: [{ field: 'password', message: 'Current password is incorrect' }],
    })
  }
  const refused = await remove(person)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await person.get('/api/v1/auth/me')).status).toBe(200)
  await strict.close()
})

const makeAdmins = (...people: Person[]) =>
  api.db.pool.query(`update accounts set role = 'admin' where id = any($1)`, [
    people.map(({ user }) => user.id),
  ])

test('the last admin cannot be deleted, other admins can', async () => {
  const [first, second, deactivated] = [await api.signUp(), await api.signUp(), await api.signUp()]
  await makeAdmins(first, second, deactivated)
  await api.db.pool.query('update accounts set is_active = false where id = $1', [deactivated.user.id])
  expect((await remove(first)).status).toBe(204)
  const { status, problem } = await remove(second)
  expect(status).toBe(409)
  expect(problem).toMatchObject({
    code: 'last_admin',
    detail: 'You’re the last admin. Make someone else an admin first.',
  })
  expect((await second.get('/api/v1/auth/me')).status).toBe(200)
  await api.db.pool.query(`update accounts set role = 'user' where role = 'admin'`)
})

test('of two admins who delete their accounts at once, one stays', async () => {
  for (let time = 1; time <= 5; time++) {
    const admins = [await api.signUp(), await api.signUp()]
    await makeAdmins(...admins)
    const statuses = await Promise.all(admins.map(async (admin) => (await remove(admin)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409])
    await api.db.pool.query(`update accounts set role = 'user' where role = 'admin'`)
  }
})

test('two concurrent deletions while stories are being created delete everything once', async () => {
  for (let time = 1; time <= 5; time++) {
    const person = await api.signUp()
    const [first, second, ...others] = await Promise.all([
      remove(person),
      remove(person),
      person.post('/api/v1/stories', aStory),
      person.post('/api/v1/stories', aStory),
      person.get('/api/v1/stories'),
      logIn(person.user.email),
    ])
    // The second request finds no account, so no password matches.
    const [gone, refused] = [first.status, second.status].toSorted((a, b) => a - b)
    expect(gone).toBe(204)
    expect([400, 401]).toContain(refused)
    // 404: the story was deleted before the response.
    for (const { status } of others) expect([200, 201, 401, 404]).toContain(status)
    const { rows } = await api.db.pool.query(
      'select from stories where owner_id = $1 union all select from sessions where account_id = $1',
      [person.user.id],
    )
    expect(rows).toEqual([])
  }
})
