import { Writable } from 'node:stream'
import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testApi, type Person } from '../../../app/testing.ts'
import { refusing, testMailServer } from '../../../infra/mail/testing.ts'
import { sendEmail } from './send-email-job.ts'

// The first retry is after five to ten seconds.
const patience = { timeout: 40_000, interval: 50 }
let said: string
const ends: (() => unknown)[] = []
beforeEach(() => (said = ''))
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** The app with an SMTP server that can be started and stopped. */
async function appWith(options: SMTPServerOptions, { worker }: { worker: boolean }) {
  const server = await testMailServer(options)
  ends.push(() => server.close())
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk)
      done()
    },
  })
  const env = {
    SMTP_URL: server.url,
    PUBLIC_URL: 'https://moonpage.test',
    MAIL_FROM: 'stories@moonpage.test',
  }
  const api = await testApi({ worker, env, logTo })
  ends.push(
    () => api.close(),
    () => api.generation.mailer.close(),
  )
  const ask = async (person: Person) => {
    await api.nobody.post('/api/v1/auth/request-password-reset', { email: person.user.email })
    const [letter] = await waiting()
    return letter?.id ?? ''
  }
  const waiting = () => api.db.kysely.selectFrom('emails').selectAll().execute()
  const send = (id: string) => sendEmail(api.generation, id)
  const letDaysPass = (days: number) =>
    api.db.kysely
      .updateTable('emails')
      .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` })
      .execute()
  return { server, api, ask, waiting, send, letDaysPass }
}

test('an email is sent through the mail server', async () => {
  const { server, api, ask, waiting } = await appWith({}, { worker: true })
  const person = await api.signUp()
  await ask(person)
  await expect.poll(() => server.emails, patience).toHaveLength(1)
  expect(server.emails[0]).toMatchObject({
    sender: 'stories@moonpage.test',
    recipients: [person.user.email],
  })
  expect(server.emails[0]?.mail.text).toMatch(/^https:\/\/moonpage\.test\/reset-password\?token=[\w-]{43}$/m)
  await expect.poll(waiting, patience).toEqual([])
})

test('an email is sent when a mail server that was down is back', { timeout: 60_000 }, async () => {
  const { server, api, ask, waiting } = await appWith({}, { worker: true })
  await server.close()
  const person = await api.signUp()
  await ask(person)
  await expect.poll(() => said, patience).toContain('could not be reached (ECONNREFUSED)')
  expect(await waiting()).toHaveLength(1)
  const back = await testMailServer({}, server.port)
  ends.push(() => back.close())
  await expect.poll(() => back.emails, patience).toHaveLength(1)
  await expect.poll(waiting, patience).toEqual([])
  expect(said).not.toContain(person.user.email)
})

test('an unknown mailbox fails permanently at once, without its address in the log', async () => {
  const noSuchUser: SMTPServerOptions['onRcptTo'] = ({ address }, _session, callback) =>
    callback(refusing(550, `5.1.1 <${address}> no such user`))
  const { api, ask, waiting, send } = await appWith({ onRcptTo: noSuchUser }, { worker: false })
  const person = await api.signUp()
  const id = await ask(person)
  await send(id)
  expect(await waiting()).toEqual([])
  expect(said).toContain(`email ${id} not sent: The mail server 127.0.0.1 knows no such mailbox`)
  expect(said).not.toContain(person.user.email)
})

test('other rejections are retried for three days', async () => {
  const notNow: SMTPServerOptions['onRcptTo'] = ({ address }, _session, callback) =>
    callback(refusing(554, `5.7.1 <${address}> relay denied`))
  const { api, ask, waiting, send, letDaysPass } = await appWith({ onRcptTo: notNow }, { worker: false })
  const person = await api.signUp()
  const id = await ask(person)
  await expect(send(id)).rejects.toThrow('takes no mail for this recipient (554 5.7.1)')
  await letDaysPass(2)
  await expect(send(id)).rejects.toThrow('(554 5.7.1)')
  expect(await waiting()).toHaveLength(1)
  await letDaysPass(4)
  await send(id)
  expect(await waiting()).toEqual([])
  expect(said).toContain(`email ${id} not sent`)
  expect(said).not.toContain(person.user.email)
})

test('an email that is four days old is still sent if it can be', async () => {
  const { server, api, ask, waiting, send, letDaysPass } = await appWith({}, { worker: false })
  const id = await ask(await api.signUp())
  await letDaysPass(4)
  await send(id)
  expect([server.emails, await waiting()]).toMatchObject([{ length: 1 }, []])
})
