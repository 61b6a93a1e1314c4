import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { NoSuchMailbox, type Mail, type Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { refusing, testMailServer } from './testing.ts'

const from = 'Moonpage <stories@moonpage.test>'
const aMail = (change: Partial<Mail> = {}): Mail => ({
  id: newId(),
  to: 'ines@example.org',
  subject: 'A new password',
  text: 'Good evening',
  html: '<p>Good evening</p>',
  accountId: newId(),
  ...change,
})

let root: string
const ends: (() => unknown)[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'moonpage-mailer-'))
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await rm(root, { recursive: true, force: true })
})

const until = <T extends Mailer>(mailer: T): T => {
  ends.push(() => mailer.close())
  return mailer
}
const said: unknown[] = []
const log = { info: (...words: unknown[]) => said.push(...words) } as never
const serverWith = async (options: SMTPServerOptions = {}) => {
  const server = await testMailServer(options)
  ends.push(() => server.close())
  return server
}
const failure = async (sending: Promise<void>): Promise<Error> => {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return error as Error
}
/** Everything that could reach a log or the queue. */
const traces = (error: Error) => `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`

test('emails are sent unchanged, over one connection', async () => {
  const server = await serverWith()
  const mailer = until(openMailer({ kind: 'smtp', url: server.url, from }, log))
  const email = aMail({
    subject: 'Grüße für Zoë',
    text: 'Çay?\n\nhttps://a.test/?token=x',
    html: '<p>Çay?</p>',
  })
  await mailer.send(email)
  await mailer.send(aMail())
  expect(server.emails).toHaveLength(2)
  const [{ sender, recipients, mail }] = server.emails as [(typeof server.emails)[0]]
  expect(sender).toBe('stories@moonpage.test')
  expect(recipients).toEqual(['ines@example.org'])
  expect(mail).toMatchObject({
    from: { name: 'Moonpage', address: 'stories@moonpage.test' },
    to: [{ name: '', address: 'ines@example.org' }],
    subject: 'Grüße für Zoë',
    messageId: `<${email.id}@moonpage.test>`,
  })
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Çay?\n\nhttps://a.test/?token=x', '<p>Çay?</p>'])
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(server.connections()).toBe(1)
})

test('without a mail server an email becomes a file, and its name is logged', async () => {
  const dir = join(root, 'mail')
  const mailer = until(openMailer({ kind: 'files', dir, from }, log))
  const link = `https://moonpage.test/reset-password?token=${'t'.repeat(43)}`
  const email = aMail({ text: `Çay?\n\n${link}\n` })
  await mailer.send(email)
  const [name = '', ...others] = await readdir(dir)
  expect(others).toEqual([])
  expect(name).toContain(email.accountId)
  expect(JSON.stringify(said)).toContain(`mail/${name}`)
  expect(JSON.stringify(said)).not.toContain('ines@example.org')
  const raw = await readFile(join(dir, name), 'utf8')
  // RFC 5322: every line ends with CR LF.
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  // Readable without a mail client too.
  expect(raw.split('\r\n')).toContain(link)
  const read = await PostalMime.parse(raw)
  expect(read).toMatchObject({ from: { address: 'stories@moonpage.test' }, to: [{ address: email.to }] })
  expect([read.text?.trim(), read.html?.trim()]).toEqual([`Çay?\n\n${link}`, '<p>Good evening</p>'])
})

test.each<[string, Partial<Mail>, string]>([
  ['a subject with lines in it', { subject: 'Hello\r\nBcc: eve@evil.test\r\n\r\n<b>' }, from],
  ['a subject with odd line ends', { subject: 'Hello\u2028Bcc: eve@evil.test\u0085x\u0000' }, from],
  ['an address with lines in it', { to: 'ines@example.org\r\nBcc: eve@evil.test' }, from],
  ['an address with a second one in it', { to: 'ines@example.org,eve@evil.test' }, from],
  ['an address that closes its bracket', { to: 'ines@example.org>\r\nRCPT TO:<eve@evil.test' }, from],
  ['an address with a comma', { to: 'eve,ines@example.org' }, from],
  ['an internationalized address', { to: 'ines@bücher.example' }, from],
  ['a sender with lines in its name', {}, 'Moon\r\nBcc: eve@evil.test\r\n <stories@moonpage.test>'],
  ['a sender with a comma in its name', {}, 'Moonpage, Ltd <stories@moonpage.test>'],
  ['an id with lines in it', { id: 'x>\r\nBcc: eve@evil.test' }, from],
])('%s adds neither a header nor a recipient', async (_what, change, sender) => {
  const server = await serverWith()
  const dir = join(root, 'mail')
  const smtp = until(openMailer({ kind: 'smtp', url: server.url, from: sender }, log))
  const files = until(openMailer({ kind: 'files', dir, from: sender }, log))
  await smtp.send(aMail(change)).catch(() => {})
  await files.send(aMail(change))
  const [name = ''] = await readdir(dir)
  const written = await PostalMime.parse(await readFile(join(dir, name)))
  for (const mail of [written, ...server.emails.map((email) => email.mail)]) {
    expect(mail.headers.map((header) => header.key).toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
    expect(mail.to).toHaveLength(1)
    expect(mail.from).toMatchObject({ address: 'stories@moonpage.test' })
  }
  for (const { recipients } of server.emails) {
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).not.toMatch(/^eve@evil\.test$/)
  }
})

test('a missing mailbox is distinguished from a temporary rejection', async () => {
  let answer = refusing(550, '5.1.1 <ines@example.org>: no such user ines@example.org')
  const server = await serverWith({ onRcptTo: (_address, _session, callback) => callback(answer) })
  const mailer = until(openMailer({ kind: 'smtp', url: server.url, from }, log))
  const unknown = await failure(mailer.send(aMail()))
  expect(unknown).toBeInstanceOf(NoSuchMailbox)
  expect(unknown.message).toBe('The mail server 127.0.0.1 knows no such mailbox (550 5.1.1).')
  for (const words of ['5.7.1 ines@example.org relaying denied', 'ines@example.org is not welcome']) {
    answer = refusing(550, words)
    const refused = await failure(mailer.send(aMail()))
    expect(refused).not.toBeInstanceOf(NoSuchMailbox)
    expect(refused.message).toMatch(/^The mail server 127\.0\.0\.1 takes no mail for this recipient \(550/)
    expect(traces(refused)).not.toContain('ines@')
  }
  expect(traces(unknown)).not.toContain('ines@')
})

test('rejections of the sender or the email give a message without addresses', async () => {
  const sender = await serverWith({
    onMailFrom: (_address, _session, callback) => callback(refusing(553, '5.7.1 stories@moonpage.test? no')),
  })
  const email = await serverWith({
    onData: (stream, _session, callback) => {
      stream.resume()
      stream.on('end', () => callback(refusing(554, '5.6.0 ines@example.org does not like this')))
    },
  })
  const refusedBy = (url: string) =>
    failure(until(openMailer({ kind: 'smtp', url, from }, log)).send(aMail()))
  const errors = [await refusedBy(sender.url), await refusedBy(email.url)]
  expect(errors.map((error) => error.message)).toEqual([
    'The mail server 127.0.0.1 takes no mail from the address in MAIL_FROM (553 5.7.1).',
    'The mail server 127.0.0.1 rejected the email (554 5.6.0).',
  ])
  for (const error of errors) expect(traces(error)).not.toMatch(/ines@|stories@/)
})

test('a wrong password gives a message without the password', async () => {
  const server = await serverWith({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.username === 'moon@page' && auth.password === 'p%ss word'
        ? callback(null, { user: 'moon' })
        : callback(refusing(535, `5.7.8 ${auth.username} ${auth.password}?`)),
  })
  const withLogin = (login: string) =>
    until(openMailer({ kind: 'smtp', url: server.url.replace('//', `//${login}@`), from }, log))
  const error = await failure(withLogin('moon%40page:secret99').send(aMail()))
  expect(error.message).toBe(
    'The mail server 127.0.0.1 does not accept the user and password of SMTP_URL (535 5.7.8).',
  )
  expect(traces(error)).not.toMatch(/secret99|moon@page/)
  await withLogin('moon%40page:p%25ss%20word').send(aMail())
  // Not percent-encoded as it should be.
  await withLogin('moon%40page:p%ss word').send(aMail())
  expect(server.emails).toHaveLength(2)
})

test('a password is never sent unencrypted to another machine', async () => {
  const logins: string[] = []
  const server = await serverWith({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) => {
      logins.push(auth.username ?? '')
      callback(null, { user: 'moon' })
    },
  })
  // Another name of this machine.
  const elsewhere = `smtp://moon:secret99@0.0.0.0:${server.port}`
  const error = await failure(until(openMailer({ kind: 'smtp', url: elsewhere, from }, log)).send(aMail()))
  expect(error.message).toMatch(/^The mail server 0\.0\.0\.0 offers no encryption that can be trusted/)
  expect(traces(error)).not.toContain('secret99')
  expect([logins, server.emails]).toEqual([[], []])
})

test('a self-signed certificate is rejected', async () => {
  const server = await serverWith({ secure: true, disabledCommands: [] })
  const url = server.url.replace('smtp:', 'smtps:')
  const error = await failure(until(openMailer({ kind: 'smtp', url, from }, log)).send(aMail()))
  expect(error.message).toMatch(/^The mail server 127\.0\.0\.1 .*trusted \(.*(CERT|SIGNED|SIGNATURE)/)
  expect(server.emails).toEqual([])
})

test('a server on this machine with a self-signed certificate is used unencrypted', async () => {
  const server = await serverWith({ disabledCommands: [] })
  await until(openMailer({ kind: 'smtp', url: server.url, from }, log)).send(aMail())
  expect(server.emails).toHaveLength(1)
})

test('an unreachable or silent server gives a message', async () => {
  const deaf = createServer(() => {})
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  const { port } = deaf.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  const silent = await failure(until(smtpMailer({ url, from, timeoutMs: 200 })).send(aMail()))
  expect(silent.message).toBe('The mail server 127.0.0.1 did not answer in time.')
  await new Promise((resolve) => deaf.close(resolve))
  const gone = await failure(until(smtpMailer({ url, from })).send(aMail()))
  expect(gone.message).toBe('The mail server 127.0.0.1 could not be reached (ECONNREFUSED).')
})

test('a server that responds too slowly times out', async () => {
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>()
  const slow = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220-')
    const timer = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => {
      clearInterval(timer)
      arrive()
    })
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => slow.close(resolve)))
  const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const error = await failure(until(smtpMailer({ url, from, timeoutMs: 300 })).send(aMail()))
  expect(error.message).toBe('The mail server 127.0.0.1 did not answer in time.')
  // The connection is closed.
  await reached
})

test('closing aborts sending', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const server = await serverWith({ onData: () => take() })
  const mailer = openMailer({ kind: 'smtp', url: server.url, from }, log)
  const sending = failure(mailer.send(aMail()))
  await taken
  mailer.close()
  expect(await sending).toBeInstanceOf(Error)
})
