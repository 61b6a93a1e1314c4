import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story } from '@moonpage/contract/story'
import type { ShareLink } from '@moonpage/contract/sharing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertStories } from './testing-stories.ts'
import { builtPage, testApi } from './testing.ts'

const evil = 'evil.example'
/** Host headers that a client could forge. */
const forged = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-port': '1',
  'x-original-url': '/api/v1/admin/users',
  'x-rewrite-url': '/api/v1/admin/users',
  forwarded: `host=${evil};proto=https;for=203.0.113.9`,
}

type Api = Awaited<ReturnType<typeof testApi>>

async function aPublicStory(api: Api) {
  const owner = await api.signUp()
  const now = new Date()
  const [id = ''] = await insertStories(api.db, owner.user.id, [
    { generation_status: 'completed', completed_at: now, is_public: true, published_at: now },
  ])
  return { owner, id }
}

const pagesOf = (id: string) => [
  '/',
  '/public',
  `/public/story/${id}`,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
]

describe.each(['off', 'on'])('with PUBLIC_URL, TRUST_PROXY %s', (trust) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi({
      worker: false,
      env: { PUBLIC_URL: 'https://stories.example.org', TRUST_PROXY: trust },
      web: builtPage,
    })
  })
  afterAll(() => api.close())

  test('no page, sitemap or link of a story contains a forged host', async () => {
    const { owner, id } = await aPublicStory(api)
    for (const url of pagesOf(id)) {
      const { statusCode, body, headers } = await api.app.inject({ url, headers: forged })
      expect([url, statusCode]).toEqual([url, 200])
      expect(body + JSON.stringify(headers)).not.toContain(evil)
      expect(body.includes('https://stories.example.org')).toBe(
        !/^\/$/.test(url) || body.includes('canonical'),
      )
    }
    const { body: link } = await owner.send<ShareLink>('POST', `/api/v1/stories/${id}/share`, {}, forged)
    expect(link.share_url).toMatch(/^https:\/\/stories\.example\.org\/shared\//)
    const { body: story } = await owner.get<Story>(`/api/v1/stories/${id}`, forged)
    expect(story.share_url).toBe(link.share_url)
  })
})

describe.each([
  ['with PUBLIC_URL', { PUBLIC_URL: 'https://stories.example.org' }],
  ['without it', {}],
])('an email %s', (_how, env: Record<string, string>) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi({ env })
  })
  afterAll(() => api.close())

  test('links to this site, not to the forged host', async () => {
    const { user } = await api.signUp()
    await api.nobody.post('/api/v1/auth/request-password-reset', { email: user.email }, forged)
    const folder = join(api.dataDir, 'mail')
    await expect.poll(() => readdir(folder).catch(() => [])).toEqual([expect.stringMatching(/\.eml$/)])
    const [file = ''] = await readdir(folder)
    const letter = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '')
    expect(letter).toContain('https://moonpage.test/reset-password')
    expect(letter).not.toContain(evil)
  })
})

describe('without PUBLIC_URL', () => {
  let api: Api
  beforeAll(async () => {
    api = await testApi({ worker: false, env: { TRUST_PROXY: 'on' }, web: builtPage })
  })
  afterAll(() => api.close())

  test('forwarded host headers are ignored', async () => {
    const { owner, id } = await aPublicStory(api)
    const headers = { ...forged, host: 'tablet.local:3000' }
    const { body } = await owner.send<ShareLink>('POST', `/api/v1/stories/${id}/share`, {}, headers)
    expect(body.share_url).toMatch(/^http:\/\/tablet\.local:3000\/shared\//)
  })

  test('a page that contains its host is not stored in shared caches', async () => {
    const { headers, body } = await api.app.inject({ url: '/public', headers: { host: evil } })
    expect(body).toContain(evil)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('cached responses contain no host', async () => {
    const { id } = await aPublicStory(api)
    for (const url of ['/api/v1/public', '/api/v1/public/feed', `/api/v1/public/${id}`]) {
      const { statusCode, body } = await api.app.inject({ url, headers: { host: evil } })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(evil)
    }
  })
})
