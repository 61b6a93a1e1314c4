import type { SignedIn } from '@moonpage/contract/account'
import type { RecordingBook, RecordingLink } from '@moonpage/contract/recording-links'
import type { Story } from '@moonpage/contract/story'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSeries } from '../../app/testing-series.ts'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import { wavOf } from '../../infra/speech/testing-wav.ts'
import { newId } from '../../lib/ids.ts'
import { leftOut } from './testing-left-out.ts'

const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ image, env: { RATE_LIMIT: 'on' } })
})
afterAll(() => api.close())

const download = (person: Person) =>
  api.app.inject({
    url: '/api/v1/auth/export',
    headers: { authorization: `Bearer ${person.access_token}` },
  })
const exported = async (person: Person): Promise<Unzipped> => unzipSync((await download(person)).rawPayload)
const json = (files: Unzipped, name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
const finishedStory = async (person: Person, change: object = {}) => {
  const { id } = (await person.post<Story>('/api/v1/stories', { ...aStory, ...change })).body
  return api.finished(person, id)
}
const rows = async (table: string, where: string, id: string) => {
  const order = table === 'generations' ? 'begun_at' : 'created_at'
  return (await api.db.pool.query(`select * from ${table} where ${where} = $1 order by ${order}`, [id])).rows
}

async function aPaidAnswer(storyId: string): Promise<void> {
  await api.db.pool.query(
    `insert into model_calls (id, story_id, purpose, model, input_tokens, output_tokens, usd)
     values ($1, $2, 'outline', 'gpt-5.4-mini', 1200, 800, 0.0045)`,
    [newId(), storyId],
  )
  await api.db.pool.query(
    `update stories set text_model = 'gpt-5.4-mini', prompt_version = '7', image_model = 'gpt-image-2' where id = $1`,
    [storyId],
  )
}

/** @returns the narrator's id */
async function aRecording(person: Person, storyId: string): Promise<string> {
  const { body: link } = await person.post<RecordingLink>(`/api/v1/stories/${storyId}/recording-links`)
  const path = `/api/v1/recordings/${link.url.split('/').at(-1)}`
  const named = await api.nobody.send<RecordingBook>('PUT', `${path}/narrator`, {
    name: 'Grandpa Joe',
    face: 1,
  })
  const wav = wavOf(new Float32Array(24_000))
  await api.nobody.send('PUT', `${path}/pages/1`, wav, { 'content-type': 'audio/wav' })
  return named.body.narrator?.id ?? ''
}

async function aReport(storyId: string, reporterId: string): Promise<void> {
  const snapshot = newId()
  await api.db.pool.query(
    `insert into story_snapshots (id, story_id, version, content, picture_salt) values ($1, $2, '\\x01', '{}', '\\x02')`,
    [snapshot, storyId],
  )
  await api.db.pool.query(
    `insert into reports (id, story_id, reporter_id, snapshot_id, reason) values ($1, $2, $3, $4, 'Too loud')`,
    [newId(), storyId, reporterId, snapshot],
  )
}

test('an export contains everything that the tables hold of a person, and their pictures', async () => {
  const person = await api.signUp()
  const { id: accountId } = person.user
  const stranger = await api.signUp({ first_name: 'Stranger', email: 'stranger@example.net' })
  const theirs = await finishedStory(stranger, { max_images: 1, hero: { name: 'Strangerchild' } })
  await stranger.post(`/api/v1/public/${theirs.id}/share`)
  const hero = { name: 'Will', pronouns: 'he' }
  const companion = { name: 'Pepperpot', kind: 'mouse' }
  const told = [
    await finishedStory(person, { max_images: 3, hero, companion, dedication: 'For Will, who asked' }),
    await finishedStory(person, { max_images: 0, page_count: 4 }),
  ]
  await api.nobody.post<SignedIn>('/api/v1/auth/login', { email: person.user.email, password: 'Lamp-light7' })
  await api.db.pool.query(
    `insert into password_resets (hash, account_id, expires_at) values ('\\x5ec2e7', $1, now())`,
    [accountId],
  )
  await api.db.pool.query(
    `insert into emails (id, account_id, kind, to_address) values ($1, $2, 'email_changed', 'old@example.org')`,
    [newId(), accountId],
  )
  await api.db.pool.query(
    `update stories set view_count = 7, rating_count = 2, rating_sum = 9 where id = $1`,
    [told[0]?.id],
  )
  const lilo = { role: 'hero', name: 'Lilo', pronouns: 'they', look: { species: 'fox', outfit: 'cape' } }
  for (const character of [lilo, { role: 'companion', name: 'Bix', kind: 'frog' }])
    expect((await person.post('/api/v1/characters', character)).status).toBe(201)
  for (const { id } of [theirs, ...told]) await person.post(`/api/v1/stories/${id}/favorite`)
  await person.post(`/api/v1/stories/${told[0]?.id}/share`, { include_names: true })
  expect((await person.post('/api/v1/ratings', { story_id: theirs.id, rating: 4 })).status).toBe(201)
  await aReport(theirs.id, accountId)
  for (const id of [told[0]?.id ?? '', theirs.id]) await aPaidAnswer(id)
  await api.db.pool.query(
    `insert into appeals (id, story_id, taken_down_at, text) values ($1, $2, now(), 'It is only a bell.')`,
    [newId(), told[0]?.id],
  )
  const { body: shelf } = await person.post<{ id: string }>('/api/v1/collections', { name: 'For the train' })
  for (const { id } of told.toReversed())
    await person.send('PUT', `/api/v1/collections/${shelf.id}/stories/${id}`)
  await person.post(`/api/v1/collections/${shelf.id}/share`)
  await person.post('/api/v1/auth/catalog-keys', { name: 'Kobo in the kitchen' })
  await person.post('/api/v1/auth/api-keys', { name: 'The lamp', scopes: ['read'] })
  await api.db.pool.query(
    `insert into sso_identities (issuer, subject, account_id, email_verified) values ('https://auth.test', 'ines', $1, true)`,
    [accountId],
  )
  const files = await exported(person)
  expect(json(files, 'collections.json')).toEqual([
    {
      id: shelf.id,
      name: 'For the train',
      created_at: expect.any(String),
      story_ids: told.map(({ id }) => id).toReversed(),
      share_link: expect.objectContaining({ include_names: true, include_recordings: false }),
    },
  ])
  expect(strFromU8(files['collections.json'] as Uint8Array)).not.toContain('token')

  expect(json(files, 'account.json')).toEqual((await person.get('/api/v1/auth/me')).body)
  for (const [table, name, column = 'account_id', id = accountId] of [
    ['sessions', 'sessions.json'],
    ['sso_identities', 'single-sign-on.json'],
    ['catalog_keys', 'reading-apps.json'],
    ['api_keys', 'api-keys.json'],
    ['password_resets', 'password-resets.json'],
    ['emails', 'emails-not-yet-sent.json'],
    ['notifications', 'notifications.json'],
    ['characters', 'characters.json'],
    ['favorites', 'favorites.json'],
    ['generations', 'generations.json'],
    ['ratings', 'ratings.json'],
    ['reports', 'reports.json', 'reporter_id'],
    ['appeals', 'appeals.json', 'story_id', told[0]?.id],
  ] as const) {
    const kept = await rows(table, column, id)
    expect(kept.length, table).toBeGreaterThan(0)
    const left = leftOut[table] ?? []
    const isGiven = ([field]: [string, unknown]) => !left.includes(field)
    const given = kept.map((row) => Object.fromEntries(Object.entries(row).filter(isGiven)))
    expect(json(files, name)).toEqual(JSON.parse(JSON.stringify(given)))
  }

  const stories = await rows('stories', 'owner_id', accountId)
  expect(stories.map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  const folders = stories.map(({ slug }) => `stories/${slug}`)
  const pictures = [1, 6, 10].map(
    (page) => `${folders[0]}/pictures/page-${String(page).padStart(2, '0')}.webp`,
  )
  expect(Object.keys(files).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    [
      'README.txt',
      'account.json',
      'api-keys.json',
      'webhooks.json',
      'sessions.json',
      'single-sign-on.json',
      'reading-apps.json',
      'password-resets.json',
      'emails-not-yet-sent.json',
      'notifications.json',
      'characters.json',
      'children.json',
      'collections.json',
      'favorites.json',
      'generations.json',
      'ratings.json',
      'reports.json',
      'series.json',
      'appeals.json',
      'narrators.json',
      'reading-places.json',
      'readings.json',
      'hidden-books.json',
      ...folders.flatMap((folder) => [`${folder}/story.json`, `${folder}/story.txt`]),
      ...pictures,
    ].toSorted((a, b) => (a < b ? -1 : 1)),
  )
  for (const [index, row] of stories.entries()) {
    const story = json(files, `${folders[index]}/story.json`)
    const as = told[index] as Story
    const same = Object.entries(row).filter(
      ([column]) => !leftOut['stories']?.includes(column) && column !== 'title' && column !== 'summary',
    )
    expect(story).toMatchObject(JSON.parse(JSON.stringify(Object.fromEntries(same))))
    expect(story).toMatchObject({ title: as.title, summary: as.summary, dedication: as.dedication })
    expect(story.pages).toEqual(
      as.story_pages.map((page) => ({
        page_number: page.page_number,
        text: page.content,
        picture: page.image_url ? `pictures/page-${String(page.page_number).padStart(2, '0')}.webp` : null,
        picture_description: page.image_alt,
      })),
    )
    const text = strFromU8(files[`${folders[index]}/story.txt`] as Uint8Array)
    for (const part of [as.title, as.summary, ...as.story_pages.map(({ content }) => content)])
      expect(text).toContain(part)
  }
  const first = json(files, `${folders[0]}/story.json`)
  expect(first).toMatchObject({ input: { hero, companion }, average_rating: 4.5, view_count: 7 })
  const [link] = await rows('share_links', 'story_id', told[0]?.id ?? '')
  const { include_names, include_recordings, created_at, expires_at } = link
  expect(first.share_link).toEqual(
    JSON.parse(JSON.stringify({ include_names, include_recordings, created_at, expires_at })),
  )
  expect(include_names).toBe(true)
  expect(first).toMatchObject({ text_model: 'gpt-5.4-mini', prompt_version: '7', image_model: 'gpt-image-2' })
  expect(first.model_calls).toEqual([
    {
      answered_at: expect.any(String),
      purpose: 'outline',
      model: 'gpt-5.4-mini',
      input_tokens: 1200,
      output_tokens: 800,
      pictures: 0,
      usd: 0.0045,
    },
  ])
  expect(json(files, `${folders[1]}/story.json`).model_calls).toEqual([])
  expect(first.title).toBe('Will and the Quiet Bell')
  expect(strFromU8(files[`${folders[0]}/story.txt`] as Uint8Array)).toContain('For Will, who asked')
  for (const [index, page] of [1, 6, 10].entries()) {
    const largest = told[0]?.story_pages[page - 1]?.image_srcset?.split(', ').at(-1)?.split(' ')[0] ?? ''
    expect(largest).toMatch(/-1536\.webp$/)
    const served = (await api.app.inject(largest)).rawPayload
    expect(Buffer.compare(served, files[pictures[index] as string] as Uint8Array)).toBe(0)
  }

  // No credentials, and nothing of other people.
  const everything = Object.entries(files)
    .filter(([name]) => !name.endsWith('.webp'))
    .map(([name, data]) => name + strFromU8(data))
    .join('\n')
  const { rows: hashes } = await api.db.pool.query(
    `select hash as secret from refresh_tokens union all select hash from password_resets
     union all select picture_salt from stories union all select network_hash from sessions where network_hash is not null`,
  )
  const secrets = hashes.flatMap(({ secret }: { secret: Buffer }) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => secret.toString(encoding)),
  )
  expect(secrets.length).toBeGreaterThan(12)
  for (const secret of [...secrets, link.token, '$argon2', '[[', 'Stranger', 'stranger@', stranger.user.id])
    expect(everything).not.toContain(secret)
})

test('every table and column is exported or has a reason not to be', async () => {
  const { rows: columns } = await api.db.pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )
  const person = await api.signUp()
  const { id, slug } = await finishedStory(person, { max_images: 1 })
  await aRecording(person, id)
  await person.post('/api/v1/children', { name: 'Mila' })
  await person.send('PUT', `/api/v1/stories/${id}/place`, { page_number: 10 })
  await insertSeries(api.db, { familyId: person.user.id, storyId: id })
  const { body: hook } = await person.post<{ id: string }>('/api/v1/webhooks', {
    url: 'https://127.0.0.1.example.org',
  })
  await person.post(`/api/v1/webhooks/${hook.id}/test`)
  const files = await exported(person)
  const { series, books, facts } = json(files, 'series.json')
  const given: Record<string, unknown> = {
    accounts: json(files, 'account.json'),
    sessions: json(files, 'sessions.json')[0],
    notifications: json(files, 'notifications.json')[0],
    // The test above covers these with real rows.
    password_resets: { created_at: '', expires_at: '', used_at: '' },
    emails: { kind: '', to_address: '', created_at: '' },
    stories: json(files, `stories/${slug}/story.json`),
    story_pages: json(files, `stories/${slug}/story.json`).pages[0],
    generations: json(files, 'generations.json')[0],
    characters: { id: '', role: '', name: '', pronouns: '', look: '', kind: '', created_at: '' },
    children: json(files, 'children.json')[0],
    catalog_keys: { id: '', name: '', created_at: '', last_used_at: '' },
    api_keys: { id: '', name: '', prefix: '', scopes: '', created_at: '', expires_at: '', last_used_at: '' },
    webhooks: json(files, 'webhooks.json').webhooks[0],
    webhook_deliveries: json(files, 'webhooks.json').deliveries[0],
    sso_identities: { issuer: '', subject: '', email_verified: '', created_at: '' },
    favorites: { story_id: '', created_at: '' },
    ratings: { id: '', story_id: '', rating: '', created_at: '' },
    reports: { id: '', story_id: '', reason: '', created_at: '', decided_at: '', outcome: '' },
    appeals: {
      id: '',
      story_id: '',
      taken_down_at: '',
      text: '',
      created_at: '',
      decided_at: '',
      outcome: '',
    },
    narrators: json(files, 'narrators.json').narrators[0],
    reading_places: json(files, 'reading-places.json')[0],
    readings: json(files, 'readings.json').readings[0],
    hidden_books: { child_id: '', story_id: '' },
    series: series[0],
    series_books: books[0],
    series_facts: facts[0],
    recordings: json(files, `stories/${slug}/story.json`).recordings[0],
    recording_links: json(files, 'narrators.json').recording_links[0],
    collections: { id: '', name: '', created_at: '' },
    collection_links: { include_names: '', include_recordings: '', created_at: '', expires_at: '' },
    share_links: { include_names: '', include_recordings: '', created_at: '', expires_at: '' },
    model_calls: {
      purpose: '',
      model: '',
      input_tokens: '',
      output_tokens: '',
      pictures: '',
      usd: '',
      answered_at: '',
    },
    // Covered by a test below, with a draft.
    story_drafts: { kind: '', title: '', summary: '', hero_name: '', companion_name: '', created_at: '' },
    draft_pages: { page_number: '' },
  }
  const forgotten = columns
    .filter(({ table_name, column_name }) => {
      const left = leftOut[table_name] ?? []
      return left !== 'whole' && !left.includes(column_name) && !(column_name in Object(given[table_name]))
    })
    .map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  expect(forgotten).toEqual([])
})

test('an export has the recordings, voice by voice', async () => {
  const person = await api.signUp()
  const { id, slug } = await finishedStory(person, { max_images: 0 })
  const narrator = await aRecording(person, id)
  const files = await exported(person)
  const file = `recordings/${narrator}/page-01.mp3`
  expect(files[`stories/${slug}/${file}`]?.length).toBeGreaterThan(0)
  expect(json(files, `stories/${slug}/story.json`).recordings).toMatchObject([
    { page_number: 1, narrator: 'Grandpa Joe', file },
  ])
  const { narrators, recording_links: links } = json(files, 'narrators.json')
  expect(narrators).toMatchObject([{ id: narrator, name: 'Grandpa Joe' }])
  expect(links).toMatchObject([{ story_id: id, narrator_id: narrator }])
})

test('an export is a dated file that is not cached, at most six times an hour, for its owner only', async () => {
  const person = await api.signUp()
  expect((await api.nobody.get('/api/v1/auth/export')).status).toBe(401)
  const response = await download(person)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="moonpage-export-20\d\d-\d\d-\d\d\.zip"$/,
    ),
    'cache-control': 'no-store',
  })
  expect(response.headers['content-encoding']).toBeUndefined()
  for (let times = 2; times <= 6; times++) expect((await download(person)).statusCode).toBe(200)
  const refused = await download(person)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
})
