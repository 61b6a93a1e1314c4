import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedIn } from '@moonpage/contract/account'
import type { NewApiKey } from '@moonpage/contract/api-keys'
import type { NewCatalogKey } from '@moonpage/contract/catalog-keys'
import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import type { NewWebhook, Webhook } from '@moonpage/contract/webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOidcProvider } from '../../../scripts/lib/start-oidc-provider.ts'
import { begin, finish, logInAt, newPerson } from '../features/single-sign-on/testing-sso.ts'
import { aStory, builtPage, testApi } from './testing.ts'

const smtp = 'smtp://postmaster:Mail-secret9@127.0.0.1:1'
const lines: string[] = []
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({
    logTo: { write: (line) => void lines.push(line) },
    env: { SESSION_SECRET: 'a secret of more than thirty-two letters', WEBHOOK_PRIVATE_ADDRESSES: 'on' },
    web: builtPage,
  })
})
afterAll(() => api.close())

/** Everything that a person types or receives, and all credentials. */
const secrets = new Set([
  'Persephone',
  'Quillfeather',
  'persephone_q',
  'persephone@example.org',
  'moved@example.org',
  'Theodora',
  'Bartholomew',
  'For Theodora, who dreams',
  'Lamp-light7',
  'Moon-shine8',
  'Wrong-light9',
  'Gate-secret9',
  'Wrong-gate9',
  'Mail-secret9',
  'a secret of more than',
  'dragons of the cellar',
  'This frightened my',
  '203.0.113.77',
  'Bearer ey',
])

async function lettersOf(): Promise<string> {
  const folder = join(api.dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return emails.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

test('the log of an account’s whole life contains none of it, at level trace', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const behindGate = await api.anotherWeb({ change: { gatePassword: 'Gate-secret9' } })
  await behindGate.post('/api/v1/gate', { password: 'Wrong-gate9' }, from)
  const { headers } = await behindGate.post('/api/v1/gate', { password: 'Gate-secret9' }, from)
  const pass = String(headers['set-cookie']).split(';')[0] ?? ''
  expect((await behindGate.get('/api/v1/public', { ...from, cookie: pass })).status).toBe(200)
  secrets.add(pass.split('.').at(-1) ?? '')
  const person = await api.signUp({
    first_name: 'Persephone',
    last_name: 'Quillfeather',
    username: 'persephone_q',
    email: 'persephone@example.org',
  })
  const login = (password: string) =>
    api.nobody.post<SignedIn>('/api/v1/auth/login', { email: 'persephone@example.org', password })
  await login('Wrong-light9')
  const { body: second } = await login('Lamp-light7')
  const { body: third } = await api.nobody.post<SignedIn>('/api/v1/auth/refresh', {
    refresh_token: second.refresh_token,
  })
  for (const { access_token, refresh_token } of [person, second, third])
    secrets.add(access_token).add(refresh_token)

  const { body: begun } = await person.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 1,
    hero: { name: 'Theodora' },
    companion: { name: 'Bartholomew', kind: 'owl' },
    dedication: 'For Theodora, who dreams',
  })
  const story = await api.finished(person, begun.id)
  expect(story.generation_status).toBe('completed')
  secrets.add(story.title)
  await person.get('/api/v1/stories?search=dragons%20of%20the%20cellar')
  const { body: link } = await person.post<ShareLink>(`/api/v1/stories/${story.id}/share`, {
    include_names: true,
  })
  secrets.add(link.share_token)
  await api.nobody.get(`/api/v1/stories/shared/${link.share_token}`)
  await api.nobody.get(`/shared/${link.share_token}`)
  await person.post(`/api/v1/public/${story.id}/share`, { include_names: true })
  const neighbour = await api.signUp()
  await neighbour.post(`/api/v1/stories/${story.id}/report`, { reason: 'This frightened my little one' })
  await person.get('/api/v1/auth/export')
  await person.get(`/api/v1/stories/${story.id}/download?format=epub`)

  await api.nobody.post('/api/v1/auth/request-password-reset', { email: 'persephone@example.org' })
  await expect.poll(lettersOf).toMatch(/token=[\w-]{43}/)
  const token = /token=([\w-]{43})/.exec(await lettersOf())?.[1] ?? ''
  secrets.add(token)
  await api.nobody.get(`/reset-password?token=${token}`)
  await api.nobody.post('/api/v1/auth/reset-password', { token, new_password: 'Moon-shine8' })
  const { body: again } = await login('Moon-shine8')
  const anew = api.as(again.access_token)
  await anew.send('PUT', '/api/v1/auth/profile', {
    first_name: 'Persephone',
    last_name: 'Quillfeather',
    email: 'moved@example.org',
    current_password: 'Moon-shine8',
  })

  // Errors are logged with the most detail.
  await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: '{"email":"persephone@example.org","password":"Lamp-light7"',
    headers: { 'content-type': 'application/json' },
  })
  await api.db.pool.query('alter table characters alter column name type integer using 0')
  const broken = await anew.post('/api/v1/characters', {
    role: 'companion',
    name: 'Bartholomew',
    kind: 'owl',
  })
  expect(broken.status).toBe(500)
  await api.db.pool.query(`alter table characters add constraint never check (kind <> 'owl') not valid`)
  const { body: app } = await anew.post<NewCatalogKey>('/api/v1/auth/catalog-keys', { name: 'Kobo' })
  secrets.add(app.key)
  await api.nobody.get(`/opds/key/${app.key}/books`)
  await api.nobody.get('/opds', {
    authorization: `Basic ${Buffer.from(`:${app.key}`).toString('base64')}`,
  })
  const { body: script } = await anew.post<NewApiKey>('/api/v1/auth/api-keys', {
    name: 'Lamp',
    scopes: ['read'],
  })
  secrets.add(script.key)
  const withKey = api.as(script.key)
  expect((await withKey.get('/api/v1/stories')).status).toBe(200)
  expect((await withKey.get('/api/v1/auth/me')).status).toBe(403)
  const { body: hook } = await anew.post<NewWebhook>('/api/v1/webhooks', {
    url: 'http://127.0.0.1:1/hook-of-theirs',
  })
  secrets.add(hook.secret).add('hook-of-theirs')
  await anew.post(`/api/v1/webhooks/${hook.id}/test`)
  const attempts = async () =>
    (await anew.get<{ webhooks: Webhook[] }>('/api/v1/webhooks')).body.webhooks[0]?.deliveries[0]?.attempts
  await expect.poll(attempts).toBe(1)
  await api.as(`${script.key}x`).get('/api/v1/stories')
  await anew.send('DELETE', '/api/v1/auth/account', { password: 'Moon-shine8' })

  const everything = lines.join('')
  expect(lines.length).toBeGreaterThan(30)
  expect(everything).toContain('unforeseen error')
  for (const secret of secrets) expect(everything).not.toContain(secret)
})

test('an unreachable mail server is logged without its password', async () => {
  const before = lines.length
  const other = await testApi({
    logTo: { write: (line) => void lines.push(line) },
    env: { SMTP_URL: smtp, PUBLIC_URL: 'https://stories.example.org' },
  })
  try {
    const { user } = await other.signUp({ email: 'persephone@example.org' })
    await other.nobody.post('/api/v1/auth/request-password-reset', { email: user.email })
    const said = () => lines.slice(before).join('')
    await expect.poll(said).toMatch(/mail server|letter|mail/)
    await expect.poll(said).toMatch(/ECONNREFUSED|refuse|reach/i)
    for (const secret of secrets) expect(said()).not.toContain(secret)
  } finally {
    await other.close()
  }
})

test('single sign-on that works and that fails is logged without whose it is, and without what proves it', async () => {
  const said: string[] = []
  const provider = await startOidcProvider({ siteUrl: 'https://moonpage.test', claimsInIdToken: true })
  const site = await testApi({
    worker: false,
    logTo: { write: (line) => void said.push(line) },
    env: provider.env,
    web: builtPage,
  })
  try {
    const { id, email } = newPerson(provider, { email: 'persephone@example.org', name: 'Persephone' })
    const { url, cookie } = await begin(site.nobody)
    const query = await logInAt(url, id)
    await site.nobody.get(`/sso?${query}`)
    const { body } = await finish(site.nobody, query, cookie)
    // The code again, a forged answer, one that the provider refused with words of its own, and no provider.
    await finish(site.nobody, query, cookie)
    await finish(site.nobody, `${query}x`, cookie)
    const state = new URL(url).searchParams.get('state') ?? ''
    const refusal = { error: 'access_denied', error_description: email, state, iss: provider.issuer }
    await finish(site.nobody, new URLSearchParams(refusal).toString(), cookie)
    provider.behave('closes')
    expect((await finish(site.nobody, query, cookie)).status).toBe(503)
    const everything = said.join('')
    expect(everything).toContain('single sign-on failed')
    for (const secret of [
      ...new URLSearchParams(query).values(),
      new URL(url).searchParams.get('nonce') ?? '',
      provider.env['OIDC_CLIENT_SECRET'] ?? '',
      cookie.split('=')[1] ?? '',
      body.logout_url ?? '',
      new URL(body.logout_url ?? '').searchParams.get('id_token_hint') ?? '',
      email,
      id,
      'Persephone',
    ].filter((text) => text !== provider.issuer))
      expect(everything).not.toContain(secret)
  } finally {
    await site.close()
    await provider.stop()
  }
})
