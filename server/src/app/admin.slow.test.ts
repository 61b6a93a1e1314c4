import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFolder, startApp, temporaryFolder, type AppProcess } from '../../../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../../../scripts/lib/parent.ts'
import { databaseUrl } from '../infra/db/database-url.ts'
import { onServer, testServer } from '../infra/db/testing.ts'
import { runAdmin } from './admin/run-admin.ts'
import { readSettings } from './settings.ts'
import { bareEnv } from './testing-bare-env.ts'

const script = join(import.meta.dirname, 'admin.ts')
const work = temporaryFolder()
const dataDir = join(work, 'data')
const boss = { ADMIN_EMAIL: 'Boss@example.org', ADMIN_PASSWORD: 'Lamp-light7' }
afterAll(() => removeFolder(work))

const envOf = (env: Record<string, string>) => ({ DATA_DIR: dataDir, PORT: '4162', ...env })

/** What `npm run admin -- …` does, in this process: a new one takes a second of a core to load. */
async function admin(words: string[], env: Record<string, string> = {}) {
  let said = ''
  const hear = (text: string) => (said += text)
  const code = await runAdmin(words, () => readSettings(envOf(env)), { out: hear, aside: hear })
  return { code, said }
}

/** The same in a process of its own. */
async function adminProcess(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: work,
    env: { ...bareEnv, ...envOf(env) },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

describe('without a database', () => {
  test.each([
    [[], 'Say what to do.'],
    [['enlarge', 'ada@example.org'], 'There is no command enlarge.'],
    [['constructor'], 'There is no command constructor.'],
    [['promote'], 'The command promote takes one e-mail address.'],
    [['demote', 'ada@example.org', 'bea@example.org'], 'The command demote takes one e-mail address.'],
  ])('%j prints the commands', async (words, sentence) => {
    const { code, said } = await admin(words)
    expect(code).toBe(1)
    expect(said).toContain(`Nothing was done. ${sentence} These are the commands:`)
    for (const name of ['list', 'promote', 'demote', 'moderator', 'deactivate', 'activate', 'reset-password'])
      expect(said).toMatch(new RegExp(`npm run admin -- ${name} [<[]`))
    expect(existsSync(dataDir)).toBe(false)
  })

  test('help exits with 0', async () => {
    expect(await admin(['help'])).toMatchObject({ code: 0 })
  })

  test('an invalid setting and an unreachable server are reported without a stack trace', async () => {
    expect(await adminProcess(['list'], { PORT: 'x' })).toEqual({
      code: 1,
      said: '\n  Nothing was done. The setting PORT must be a whole number from 0 to 65535.\n\n',
    })
    expect(await admin(['list'], { DATABASE_URL: 'postgres://a@127.0.0.1:4163/b' })).toEqual({
      code: 1,
      said:
        '\n  Nothing was done. The database cannot be reached: connect ECONNREFUSED 127.0.0.1:4163. ' +
        'Start it, or set DATABASE_URL to where it is.\n\n',
    })
  })
})

describe('with one data folder', { timeout: 60_000 }, () => {
  let app: AppProcess
  let parent: Parent
  const usersAs = (token: string) =>
    fetch(`${app.url}/api/v1/admin/users`, { headers: { authorization: `Bearer ${token}` } })
  const post = (path: string, body: object) =>
    fetch(`${app.url}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const logIn = (password: string) => post('login', { email: parent.email, password })

  test('before the first start it creates the database, without accounts', async () => {
    const { code, said } = await adminProcess(['list'])
    expect([code, said]).toEqual([0, expect.stringMatching(/There is no account yet\.\n$/)])
  })

  describe('while Moonpage runs', () => {
    beforeAll(async () => {
      app = await startApp({ dataDir, env: boss })
      parent = await signUpAt(app.url)
    }, 60_000)
    // Later tests use the same folder while it is stopped.
    afterAll(() => app.stop())

    test('list prints all accounts, or those that match', async () => {
      const { code, said } = await admin(['list'])
      expect(code).toBe(0)
      expect(said).toMatch(/E-mail +Username +Name +Role +Status +Stories +Joined\n/)
      expect(said).toMatch(/Boss@example\.org +Boss +Moonpage Admin +admin +active +0 +\d{4}-\d\d-\d\d\n/)
      expect(said).toMatch(new RegExp(`${parent.email} .* user +active`))
      expect(said).toMatch(/ {2}2 accounts\n$/)
      expect((await admin(['list', 'moonpage', 'boss'])).said).toMatch(/ {2}1 account\n$/)
      expect((await admin(['list', 'zebra'])).said).toBe('  No account matches "zebra".\n')
    })

    test('promote and demote take effect on the next request', async () => {
      const token = parent.signedIn.access_token
      expect((await usersAs(token)).status).toBe(403)
      expect(await admin(['promote', parent.email.toUpperCase()])).toEqual({
        code: 0,
        said: `  ${parent.email} is an admin now.\n`,
      })
      expect((await usersAs(token)).status).toBe(200)
      expect((await admin(['promote', parent.email])).said).toBe(`  ${parent.email} is an admin already.\n`)
      expect((await admin(['moderator', parent.email])).said).toBe(`  ${parent.email} is a moderator now.\n`)
      expect((await usersAs(token)).status).toBe(403)
      expect((await admin(['demote', parent.email])).said).toBe(
        `  ${parent.email} is an ordinary user now.\n`,
      )
    })

    test.each([['demote'], ['moderator'], ['deactivate']])('%s keeps the last admin', async (command) => {
      expect(await admin([command, boss.ADMIN_EMAIL])).toEqual({
        code: 1,
        said: '\n  Nothing was done. There has to be at least one admin.\n\n',
      })
      expect((await admin(['list', 'boss'])).said).toMatch(/ admin +active /)
    })

    test('an unknown address is reported', async () => {
      for (const command of ['promote', 'deactivate', 'reset-password'])
        expect(await admin([command, 'nobody@example.org'])).toEqual({
          code: 1,
          said:
            '\n  Nothing was done. There is no account with the e-mail address nobody@example.org. ' +
            'To see which there are: npm run admin -- list\n\n',
        })
    })

    test('deactivate ends all sessions, activate allows logins again', async () => {
      expect((await admin(['deactivate', parent.email])).said).toBe(`  ${parent.email} is deactivated now.\n`)
      expect((await usersAs(parent.signedIn.access_token)).status).toBe(401)
      expect((await logIn(parent.password)).status).toBe(403)
      expect((await admin(['promote', parent.email])).said).toBe(
        `  ${parent.email} is an admin now.\n` +
          `  The account is deactivated. To let them in: npm run admin -- activate ${parent.email}\n`,
      )
      // An inactive admin does not count.
      expect(await admin(['demote', boss.ADMIN_EMAIL])).toMatchObject({ code: 1 })
      expect((await admin(['activate', parent.email])).said).toBe(`  ${parent.email} is active now.\n`)
      expect((await admin(['activate', parent.email])).said).toBe(`  ${parent.email} is active already.\n`)
      expect((await usersAs(parent.signedIn.access_token)).status).toBe(401)
      expect((await logIn(parent.password)).status).toBe(200)
    })

    test('reset-password prints a link that works once', async () => {
      const { code, said } = await admin(['reset-password', parent.email])
      expect(code).toBe(0)
      expect(said).toContain(`With this link ${parent.email} sets a new password, once, within 60 minutes:`)
      const [, token = ''] =
        /^ {2}http:\/\/localhost:4162\/reset-password\?token=([\w-]{43})$/m.exec(said) ?? []
      const set = (new_password: string) => post('reset-password', { token, new_password })
      expect((await set('Moon-shine8')).status).toBe(204)
      expect((await set('Moon-shine9')).status).toBe(400)
      expect((await logIn('Moon-shine8')).status).toBe(200)
      const elsewhere = { PUBLIC_URL: 'https://stories.example.org/' }
      const far = await admin(['reset-password', parent.email], elsewhere)
      expect(far.said).toMatch(/^ {2}https:\/\/stories\.example\.org\/reset-password\?token=[\w-]{43}$/m)
      expect(far.said).not.toMatch(/PUBLIC_URL/)
    })

    test('disconnect ends what connects an account to single sign-on', async () => {
      const disconnect = () => admin(['disconnect', parent.email])
      expect(await disconnect()).toEqual({ code: 0, said: `  ${parent.email} is not connected.\n` })
    })

    test('with passwords off reset-password says what the link needs', async () => {
      const { said } = await admin(['reset-password', parent.email], {
        PUBLIC_URL: 'https://stories.example.org',
        OIDC_ISSUER: 'https://auth.example.org',
        OIDC_CLIENT_ID: 'moonpage',
        LOCAL_LOGIN: 'off',
      })
      expect(said).toContain('Passwords are off. For the link to work, set LOCAL_LOGIN=on')
    })

    test('of two admins demoted at once one stays', async () => {
      expect((await admin(['list'])).said.match(/ admin +active /g)).toHaveLength(2)
      // The database decides, whether two processes ask or one.
      const both = await Promise.all([admin(['demote', boss.ADMIN_EMAIL]), admin(['demote', parent.email])])
      expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
      expect((await admin(['list'])).said.match(/ admin +active /g)).toHaveLength(1)
    })
  })

  test('everything works as well when Moonpage is stopped', async () => {
    expect(await admin(['promote', boss.ADMIN_EMAIL])).toMatchObject({ code: 0 })
    expect(await admin(['moderator', parent.email])).toMatchObject({ code: 0 })
    expect(await admin(['demote', boss.ADMIN_EMAIL])).toMatchObject({ code: 1 })
    expect((await admin(['list', parent.email])).said).toMatch(/ moderator +active /)
  })

  // By day startup-errors.test.ts has a start that fails, and first-admin.test.ts this sentence.
  test.runIf(process.env['NIGHTLY'])('a start with a common password prints why it fails', async () => {
    const weak = { ADMIN_EMAIL: 'weak@example.org', ADMIN_PASSWORD: 'Password1' }
    await expect(startApp({ dataDir, env: weak })).rejects.toThrow(
      'Moonpage could not start. The setting ADMIN_PASSWORD is used by too many people. Choose another one.',
    )
  })
})

test('with DATABASE_URL it creates the tables there, and no data folder', async () => {
  const { url } = testServer()
  const name = `moonpage_admin_${process.pid}`
  await onServer(url, `create database ${name}`)
  try {
    // The address of a socket has no host, which the setting requires; the socket wins.
    const server = databaseUrl(url, name).replace('@/', '@localhost/')
    const env = { DATABASE_URL: server, DATA_DIR: join(work, 'none') }
    expect(await admin(['list'], env)).toEqual({ code: 0, said: '  There is no account yet.\n' })
    expect(existsSync(env.DATA_DIR)).toBe(false)
  } finally {
    await onServer(url, `drop database ${name} with (force)`)
  }
})
