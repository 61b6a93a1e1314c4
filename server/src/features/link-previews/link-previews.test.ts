import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

const built = `<!doctype html>
<html lang="en">
  <head>
    <!--head-->
    <!--entry-->
  </head>
  <body><!--app--><div id="root"></div><!--/app--></body>
</html>
`
const origin = 'https://moonpage.test'
const env = { PUBLIC_URL: origin }

let api: Awaited<ReturnType<typeof testApi>>
let behindGate: Awaited<ReturnType<typeof api.anotherWeb>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ web: built, env })
  behindGate = await api.anotherWeb({ change: { gatePassword: 'open-sesame' } })
  owner = await api.signUp()
})
afterAll(() => api.close())

async function aBook(person: Person, change: object = {}): Promise<Story> {
  const { body } = await person.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 1,
    ...change,
  })
  return api.finished(person, body.id)
}

type Head = {
  title: string | undefined
  says: Record<string, string>
  canonical: string | undefined
  html: string
}

/** The page as a crawler without scripts sees it. */
async function headOf(path: string, { app }: { app: FastifyInstance } = api): Promise<Head> {
  const { statusCode, headers, body: html } = await app.inject(path)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    app === api.app ? 'no-cache' : 'no-store',
  ])
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<div id="root"></div>')
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)]
  return {
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    says: Object.fromEntries(tags.map(([, name, content]) => [name, content])) as Record<string, string>,
    canonical: /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1],
    html,
  }
}

const general = { title: 'Moonpage', says: { 'og:type': 'website', 'og:image': `${origin}/art/hero.webp` } }
const edit = (id: string, body: object) => owner.send('PUT', `/api/v1/stories/${id}`, body)

test('a shared story has title, summary and picture, and noindex', async () => {
  const book = await aBook(owner)
  const { body: link } = await owner.post<ShareLink>(`/api/v1/stories/${book.id}/share`)
  const head = await headOf(new URL(link.share_url).pathname)
  expect(head).toMatchObject({
    title: `${book.title} · Moonpage`,
    canonical: undefined,
    says: {
      robots: 'noindex',
      description: book.summary,
      'og:title': book.title,
      'og:description': book.summary,
      'og:type': 'article',
      'og:image': `${origin}${book.preview_image_url}`,
      'og:image:alt': book.preview_image_alt,
      'og:site_name': 'Moonpage',
      'twitter:card': 'summary_large_image',
    },
  })
  const picture = await api.app.inject(head.says['og:image']?.slice(origin.length) ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await headOf(`${new URL(link.share_url).pathname}/page/2`)).says).toEqual(head.says)
})

test('a public story has the same metadata and canonical URL on every page', async () => {
  const book = await aBook(owner)
  const path = `/public/story/${book.id}`
  expect(await headOf(path)).toMatchObject(general)
  await owner.post(`/api/v1/public/${book.id}/share`)
  for (const page of ['', '/page/1', '/page/3']) {
    const head = await headOf(path + page)
    expect(head).toMatchObject({
      title: `${book.title} · Moonpage`,
      canonical: `${origin}${path}/page/1`,
      says: { 'og:url': `${origin}${path}/page/1`, 'og:image': `${origin}${book.preview_image_url}` },
    })
    expect(head.says['robots']).toBeUndefined()
  }
})

test('a link that was revoked or expired, and a story made private or taken down, have no preview', async () => {
  const book = await aBook(owner)
  const share = async () =>
    `/shared/${(await owner.post<ShareLink>(`/api/v1/stories/${book.id}/share`)).body.share_token}`
  const expectNothing = async (path: string) => {
    const head = await headOf(path)
    expect(head, path).toMatchObject(general)
    expect(head.says['robots'], path).toBe('noindex')
    for (const secret of [book.title, book.summary, '/static/images/'])
      expect(head.html).not.toContain(secret)
  }
  const isTold = async (path: string) => (await headOf(path)).title === `${book.title} · Moonpage`
  const set = (sql: string) => api.db.pool.query(sql, [book.id])

  const revoked = await share()
  expect(await isTold(revoked)).toBe(true)
  await owner.send('DELETE', `/api/v1/stories/${book.id}/share`)
  await expectNothing(revoked)
  const expired = await share()
  expect(await isTold(expired)).toBe(true)
  await set(`update share_links set expires_at = now() - interval '1 second' where story_id = $1`)
  await expectNothing(expired)

  const link = await share()
  const publicPath = `/public/story/${book.id}/page/1`
  await owner.post(`/api/v1/public/${book.id}/share`)
  expect(await isTold(publicPath)).toBe(true)
  await set('update stories set taken_down_at = now() where id = $1')
  await expectNothing(publicPath)
  await expectNothing(link)
  await set('update stories set taken_down_at = null where id = $1')
  expect(await isTold(publicPath)).toBe(true)
  await owner.send('DELETE', `/api/v1/public/${book.id}/share`)
  await expectNothing(publicPath)
  for (const path of [
    '/shared/moon',
    '/public/story/moon',
    '/public/story/0190b0a0-0000-7000-8000-000000000000',
  ])
    await expectNothing(path)
})

test('names are stand-ins unless the copy has the given names, and texts are escaped', async () => {
  const book = await aBook(owner, { hero: { name: 'Zebedee' }, dedication: 'For Oyelaran' })
  const title = `Zebedee's "bell" </title><script>alert(1)</script> $& & more`
  await edit(book.id, { title, summary: '' })
  const { body: link } = await owner.post<ShareLink>(`/api/v1/stories/${book.id}/share`, {
    include_names: false,
  })
  await owner.post(`/api/v1/public/${book.id}/share`)
  const paths = [`/shared/${link.share_token}`, `/public/story/${book.id}/page/2`]
  for (const path of paths) {
    const { html, title: written, says } = await headOf(path)
    expect(html).not.toMatch(/Zebedee|Oyelaran|<script>/)
    expect(written).toMatch(
      /^\w+&#39;s &quot;bell&quot; &lt;\/title&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt; \$&amp; &amp; more · Moonpage$/,
    )
    expect(says['description']).toBe('A bedtime story for ages 5-6.')
  }
  await owner.post(`/api/v1/stories/${book.id}/share`, { include_names: true })
  await owner.post(`/api/v1/public/${book.id}/share`, { include_names: true })
  for (const path of paths) {
    const { html } = await headOf(path)
    expect(html).toContain('Zebedee')
    expect(html).not.toContain('Oyelaran')
  }
})

test('all other pages describe the site, and only public ones can be indexed', async () => {
  for (const path of ['/', '/create', '/terms']) {
    const head = await headOf(path)
    expect(head).toMatchObject({ ...general, canonical: origin + path })
    expect(head.says['robots']).toBeUndefined()
  }
  for (const path of ['/dashboard', '/story/moon/page/1', '/nowhere'])
    expect(await headOf(path)).toMatchObject({
      ...general,
      canonical: undefined,
      says: { robots: 'noindex' },
    })
  const head = await api.app.inject({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('behind the gate no story has a preview', async () => {
  const book = await aBook(owner)
  const { body: link } = await owner.post<ShareLink>(`/api/v1/stories/${book.id}/share`)
  await owner.post(`/api/v1/public/${book.id}/share`)
  for (const path of ['/', '/public', `/shared/${link.share_token}`, `/public/story/${book.id}`]) {
    const head = await headOf(path, behindGate)
    expect(head).toMatchObject({ ...general, canonical: undefined, says: { robots: 'noindex' } })
    expect(head.html).not.toContain(book.title)
  }
})

test('a page is sent even if its preview fails', async () => {
  await api.db.pool.query('alter table share_links rename to share_links_away')
  try {
    expect(await headOf('/shared/anything')).toMatchObject(general)
  } finally {
    await api.db.pool.query('alter table share_links_away rename to share_links')
  }
})
