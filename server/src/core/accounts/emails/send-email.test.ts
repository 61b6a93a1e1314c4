import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { SignedIn } from '@moonpage/contract/account'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../../app/testing.ts'
import { removeEmails } from '../../../infra/mail/email-files.ts'
import type { Mailer } from '../../../infra/mail/mailer.ts'
import { enqueueEmail } from './send-email-job.ts'
import { sendEmail } from './send-email-job.ts'

const patience = { timeout: 30_000, interval: 50 }
let said = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    said += String(chunk)
    done()
  },
})

let api: Awaited<ReturnType<typeof testApi>>
let dir: string
beforeAll(async () => {
  api = await testApi({ logTo })
  dir = join(api.dataDir, 'mail')
})
afterAll(() => api.close())

// A draft is a letter that is still being written.
const files = async () =>
  (await readdir(dir).catch((): string[] => [])).filter((name) => name.endsWith('.eml')).toSorted()
const filesOf = async (person: Person) => (await files()).filter((name) => name.includes(person.user.id))
const mailsTo = async (person: Person) =>
  Promise.all((await filesOf(person)).map(async (name) => PostalMime.parse(await readFile(join(dir, name)))))
const waiting = () => api.db.kysely.selectFrom('emails').selectAll().execute()
const write = (person: Person, kind: 'password_reset' | 'password_changed', to = person.user.email) =>
  api.db.kysely
    .transaction()
    .execute((tx) =>
      enqueueEmail({ tx, queue: api.queue }, { kind, account_id: person.user.id, to_address: to }),
    )
/** An email without a job, to be sent by the test. */
const lay = async (person: Person) => {
  const { id } = await api.db.kysely
    .insertInto('emails')
    .values({
      id: crypto.randomUUID(),
      account_id: person.user.id,
      kind: 'password_changed',
      to_address: person.user.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** Every row of every table, including the queue's. */
const everything = async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(api.db.kysely)
  const read = async (name: string) => {
    const content = await api.db.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    return content.rows.map(({ row }) => row).join('\n')
  }
  return (await Promise.all(rows.map(({ name }) => read(name)))).join('\n')
}

test('a forgotten password gets a working link, and its token is only in the email', async () => {
  const person = await api.signUp({ first_name: 'Zoë' })
  await api.nobody.post('/api/v1/auth/request-password-reset', { email: person.user.email.toUpperCase() })
  await expect.poll(waiting, patience).toEqual([])
  const [mail, ...others] = await mailsTo(person)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: [{ address: person.user.email }], subject: 'A new password for Moonpage' })
  expect(mail?.text).toContain('Hello Zoë,')
  const [, token = ''] =
    /^https:\/\/moonpage\.test\/reset-password\?token=(\S+)$/m.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`href="https://moonpage.test/reset-password?token=${token}"`)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await everything()).toContain(person.user.email)
  expect(await everything()).not.toContain(token)
  expect(said).not.toContain(token)
  expect(said).toContain(`mail/${(await filesOf(person))[0]}`)

  const reset = { token, new_password: 'Moth wings at 9' }
  expect((await api.nobody.post('/api/v1/auth/reset-password', reset)).status).toBe(204)
  const entry = { email: person.user.email, password: reset.new_password }
  expect((await api.nobody.post<SignedIn>('/api/v1/auth/login', entry)).status).toBe(200)
  await expect.poll(() => filesOf(person), patience).toHaveLength(2)
  const [, told] = await mailsTo(person)
  expect(told).toMatchObject({
    to: [{ address: person.user.email }],
    subject: 'Your Moonpage password was changed',
  })
  expect(told?.text).toContain('https://moonpage.test/forgot-password')
})

test('an unknown address gets no email', async () => {
  await expect.poll(waiting, patience).toEqual([])
  const before = await files()
  await api.nobody.post('/api/v1/auth/request-password-reset', { email: 'nobody@example.org' })
  await expect.poll(waiting, patience).toEqual([])
  expect(await files()).toEqual(before)
})

test('the previous address is informed of a change, without the new address', async () => {
  const person = await api.signUp()
  const moved = await person.send('PUT', '/api/v1/auth/profile', {
    first_name: 'Ines',
    last_name: 'Okafor',
    email: 'somewhere.else@example.org',
    current_password: 'Lamp-light7',
  })
  expect(moved.status).toBe(200)
  await expect.poll(() => filesOf(person), patience).toHaveLength(1)
  const [mail] = await mailsTo(person)
  expect(mail).toMatchObject({
    to: [{ address: person.user.email }],
    subject: 'Your Moonpage email address was changed',
  })
  expect(JSON.stringify(mail)).not.toContain('somewhere.else')
})

test('no link is sent to a deactivated account or a previous address', async () => {
  const [shut, moved] = [await api.signUp(), await api.signUp()]
  await api.db.kysely
    .updateTable('accounts')
    .set({ is_active: false })
    .where('id', '=', shut.user.id)
    .execute()
  await write(shut, 'password_reset')
  await write(moved, 'password_reset', 'older@example.org')
  // Emails without a link are sent.
  await write(shut, 'password_changed')
  await expect.poll(waiting, patience).toEqual([])
  expect((await mailsTo(shut)).map((mail) => mail.subject)).toEqual(['Your Moonpage password was changed'])
  expect(await mailsTo(moved)).toEqual([])
  const { links } = await api.db.kysely
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('account_id', 'in', [shut.user.id, moved.user.id])
    .executeTakeFirstOrThrow()
  expect(links).toBe(0)
})

test('a name is escaped in both formats, and left out if it is not a name', async () => {
  const named = await api.signUp({ first_name: "Ines O'Neil" })
  const odd = await api.signUp({ first_name: '<a href=//evil.example>' })
  await write(named, 'password_changed')
  await write(odd, 'password_changed')
  await expect.poll(waiting, patience).toEqual([])
  const [[toNamed], [toOdd]] = [await mailsTo(named), await mailsTo(odd)]
  expect(toNamed?.text).toContain("Hello Ines O'Neil,")
  expect(toNamed?.html).toContain('Hello Ines O&#39;Neil,')
  expect(toOdd?.text).toContain('Hello,')
  expect(JSON.stringify(toOdd)).not.toContain('evil.example')
})

test('an email that was sent is not sent again, and a missing one is ignored', async () => {
  const person = await api.signUp()
  const id = await lay(person)
  await sendEmail(api.generation, id)
  await sendEmail(api.generation, id)
  await sendEmail(api.generation, crypto.randomUUID())
  expect(await filesOf(person)).toHaveLength(1)
})

test('a process that dies between sending and deleting sends the email twice, with the same id', async () => {
  const person = await api.signUp()
  const id = await lay(person)
  const dying: Mailer = {
    ...api.generation.mailer,
    async send(mail) {
      await api.generation.mailer.send(mail)
      throw new Error('the process ended')
    },
  }
  await expect(sendEmail({ ...api.generation, mailer: dying }, id)).rejects.toThrow('ended')
  await sendEmail(api.generation, id)
  const ids = (await mailsTo(person)).map((mail) => mail.messageId)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(ids[0]).toContain(id)
  expect(await waiting()).toEqual([])
})

test('an email that cannot be stored is retried until it can', async () => {
  const person = await api.signUp()
  await rm(dir, { recursive: true, force: true })
  // A file is in the place of the folder.
  await writeFile(dir, '')
  const id = await lay(person)
  await expect(sendEmail(api.generation, id)).rejects.toThrow('EEXIST')
  expect(await waiting()).toHaveLength(1)
  await rm(dir)
  await sendEmail(api.generation, id)
  expect([await filesOf(person), await waiting()]).toMatchObject([{ length: 1 }, []])
})

test('an email being sent while its account is deleted is deleted too', async () => {
  const person = await api.signUp()
  const id = await lay(person)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: onward, resolve: goOn } = Promise.withResolvers<void>()
  const slow: Mailer = {
    ...api.generation.mailer,
    async send(mail) {
      begin()
      await onward
      await api.generation.mailer.send(mail)
    },
  }
  const sending = sendEmail({ ...api.generation, mailer: slow }, id)
  await begun
  let isDeleted = false
  const deleting = (async () => {
    await api.db.kysely.deleteFrom('accounts').where('id', '=', person.user.id).execute()
    isDeleted = true
    await removeEmails(dir, person.user.id)
  })()
  const isHeld = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "accounts"%'`.execute(
      api.db.kysely,
    )
    return rows.length > 0 || isDeleted
  }
  await expect.poll(isHeld, patience).toBe(true)
  goOn()
  await Promise.all([sending, deleting])
  expect([await filesOf(person), await waiting()]).toEqual([[], []])
})
