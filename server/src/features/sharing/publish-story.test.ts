import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'
import { foldStoredNames } from '../retention/fold-stored-names.ts'
import { sharing, type TestApi } from './testing-sharing.ts'

let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi()
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterAll(() => api.close())

const named = {
  hero: { name: 'Zebedee' },
  companion: { name: 'Quillan', kind: 'mouse' },
  dedication: 'For Zebedee, from Grandma Oyelaran',
}

test('a share link has the given names and the public copy stand-ins, unless the family chose otherwise', async () => {
  const book = await its.aBook(named)
  const typed = 'Zebedee found the bell. Quillan laughed.'
  const edit = {
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    story_pages: [{ page_number: 2, content: typed }],
  }
  expect((await owner.send('PUT', `/api/v1/stories/${book.id}`, edit)).status).toBe(200)
  const names = /Zebedee|Quillan|Oyelaran|\[\[/

  const { body: link } = await its.share(book.id)
  const shared = async () => (await its.open(link.share_token)).body
  expect(link.include_names).toBe(true)
  expect(await shared()).toMatchObject({
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    content: expect.stringContaining(typed),
    image_alt: expect.stringContaining('Zebedee'),
  })
  expect((await its.share(book.id, { include_names: false })).body).toEqual({ ...link, include_names: false })
  const stranger = await shared()
  expect(JSON.stringify(stranger)).not.toMatch(names)
  expect(stranger.content).toMatch(/^\w+ found the bell\. \w+ laughed\.$/m)
  await its.publish(book.id)
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)
  // The same stand-in in both.
  expect((await its.inFeed(book.id))?.title).toBe(stranger.title)

  // Undefined keeps the choice.
  expect((await its.share(book.id, { renew: true })).body.include_names).toBe(false)
  expect((await its.share(book.id, { include_names: true })).body.include_names).toBe(true)
  expect((await shared()).title).toBe('Zebedee and Quillan')
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)

  await its.publish(book.id, { include_names: true })
  expect((await its.inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await its.publish(book.id)
  expect((await its.inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await its.unpublish(book.id)
  // Publishing again resets it.
  await its.publish(book.id)
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)
})

test('names in older text become placeholders before others read it', async () => {
  const book = await its.aBook({ ...named, hero: { name: 'Anna-Lena' } })
  const store = () =>
    api.db.pool.query(
      `update story_pages set content = 'Anna\u2011Lena met q\u200Buillan. Anna laughed.', image_alt = 'annalena, asleep'
       where story_id = $1 and page_number = 1`,
      [book.id],
    )
  await store()
  await api.db.pool.query(`update stories set title = 'Quillans Day', summary = 'ANNA' where id = $1`, [
    book.id,
  ])
  const names = /anna|lena|uillan|\[\[/i
  const { body: link } = await its.share(book.id, { include_names: false })
  expect(JSON.stringify((await its.open(link.share_token)).body)).not.toMatch(names)
  await store()
  await its.publish(book.id)
  const { body: published } = await api.nobody.get<Story>(`/api/v1/public/${book.id}`)
  expect(JSON.stringify(published)).not.toMatch(names)
  expect(published.title).toMatch(/^\w+s Day$/)
  expect((await its.read(book.id)).story_pages[0]?.content).toBe('Anna-Lena met Quillan. Anna-Lena laughed.')
})

test('names in text that an earlier version published become placeholders', async () => {
  const stored = {
    hero_name: 'Xanthippe',
    companion_name: 'Nib',
    title: 'xanthippe and Nib',
    summary: '',
    names_folded: false,
  }
  const ids = await insertStories(api.db, owner.user.id, [
    stored,
    { ...stored, is_public: false, published_at: null },
    { ...stored, is_public: false, published_at: null },
    { ...stored, names_folded: true },
  ])
  const [open, shared, own, folded] = ids
  await api.db.kysely
    .insertInto('share_links')
    .values({ story_id: shared as string, token: 'folded', expires_at: new Date(Date.now() + 86_400_000) })
    .execute()
  await api.db.kysely
    .insertInto('story_pages')
    .values({
      story_id: open as string,
      page_number: 1,
      content: 'The two Xanthi\u00ADppes ran.',
      scene: '{}',
      has_image: false,
      image_alt: 'NIB, asleep',
    })
    .execute()
  expect(await foldStoredNames(api.db, new AbortController().signal)).toBe(2)
  const { rows } = await api.db.pool.query<{ id: string; title: string; names_folded: boolean }>(
    'select id, title, names_folded from stories where id = any($1)',
    [ids],
  )
  const marks = '[[hero]] and [[companion]]'
  expect(new Map(rows.map((row) => [row.id, [row.title, row.names_folded]]))).toEqual(
    new Map([
      [open, [marks, true]],
      [shared, [marks, true]],
      // Nobody else reads it yet: names are replaced when it is shared.
      [own, [stored.title, false]],
      [folded, [stored.title, true]],
    ]),
  )
  const pages = await api.db.kysely
    .selectFrom('story_pages')
    .select(['content', 'image_alt'])
    .where('story_id', '=', open as string)
    .execute()
  expect(pages).toEqual([{ content: 'The two [[hero]]s ran.', image_alt: '[[companion]], asleep' }])
})

test('contact details are not published', async () => {
  const book = await its.aBook({ ...named, dedication: 'For Zebedee: 020 7946 0958' })
  const edit = (change: object) => owner.send('PUT', `/api/v1/stories/${book.id}`, change)
  const told = {
    title: 'Zebedee',
    story_pages: [
      {
        page_number: 1,
        content: 'Zebedee said: write to quillan@example.com, or ring +44 20 7946 0958 at once.',
      },
      {
        page_number: 3,
        content: 'They live at 12 Acorn Street, and the door of it is as green as can be, says she.',
      },
    ],
  }
  // Allowed in the family's own copy and behind a share link.
  expect((await edit(told)).status).toBe(200)
  expect((await its.share(book.id)).status).toBe(200)
  const { status, problem } = await its.publish(book.id)
  expect([status, problem.code]).toEqual([422, 'contact_details'])
  expect(problem.message).toBe(
    'Everyone would be able to see an email address on page 1, a phone number on page 1, and a postal address on page 3. Please remove anything that shows where your family is or how to reach you before you make the story public.',
  )
  expect(problem.places).toEqual([
    {
      part: 'page',
      page_number: 1,
      kind: 'email address',
      excerpt: 'Zebedee said: write to Quillan@example.com, or ring +44 20 7946 0958 at…',
    },
    {
      part: 'page',
      page_number: 1,
      kind: 'phone number',
      excerpt: '…Quillan@example.com, or ring +44 20 7946 0958 at once.',
    },
    {
      part: 'page',
      page_number: 3,
      kind: 'postal address',
      excerpt: 'They live at 12 Acorn Street, and the door of it is as…',
    },
  ])
  expect((await its.read(book.id)).is_public).toBe(false)
  const fit = [1, 3].map((page_number) => ({ page_number, content: 'Three little pigs: 3, 2, 1.' }))
  expect((await edit({ story_pages: fit })).status).toBe(200)
  // The dedication is published only with the given names.
  const withNames = await its.publish(book.id, { include_names: true })
  expect(withNames.problem.places).toEqual([
    { part: 'dedication', page_number: null, kind: 'phone number', excerpt: 'For Zebedee: 020 7946 0958' },
  ])
  expect((await its.publish(book.id)).status).toBe(200)
  expect((await its.publish(book.id, { include_names: true })).problem.code).toBe('contact_details')
  // It cannot be added later either.
  const late = await edit({ summary: 'See www.example.com' })
  expect([late.status, late.problem.code, late.problem.errors]).toEqual([
    422,
    'contact_details',
    [
      {
        field: 'summary',
        message: 'Everyone can read this story, so please leave out the web address: www.example.com',
      },
    ],
  ])
})

test('unsuitable text is not published', async () => {
  const book = await its.aBook()
  for (const content of ['A fucking surprise.', 'f u c k', 'A f\u200Buc\u00ADking surprise.', 'ѕһіt']) {
    await api.db.pool.query('update story_pages set content = $2 where story_id = $1 and page_number = 3', [
      book.id,
      content,
    ])
    const { status, problem } = await its.publish(book.id)
    expect([content, status, problem.code]).toEqual([content, 422, 'unfit_words'])
  }
  expect((await its.read(book.id)).is_public).toBe(false)
  expect(await its.inFeed(book.id)).toBeUndefined()
})
