import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listNotifications, type NotificationList } from '@moonpage/contract/notifications'
import type { Narration } from '@moonpage/contract/narration'
import { isUnfinished } from '@moonpage/contract/progress'
import type { Narrator } from '@moonpage/contract/recordings'
import type { Story } from '@moonpage/contract/story'
import { createWebhook } from '@moonpage/contract/webhooks'
import { afterAll, expect, test } from 'vitest'
import { removeFolder, startApp, temporaryFolder, type AppProcess } from '../../../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../../../scripts/lib/parent.ts'
import { openReceiver } from '../features/webhooks/testing-receiver.ts'
import { openDatabase } from '../infra/db/database.ts'
import { pathsIn } from '../infra/db/embedded/paths.ts'
import { wavOf } from '../infra/speech/testing-wav.ts'

const isNight = Boolean(process.env['NIGHTLY'])
const kills = isNight ? 6 : 1
const pageCount = 6
const pictureCount = isNight ? 2 : 1
const request = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: pageCount,
  max_images: pictureCount,
} as const

const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)
const random = numbersFrom(seed)
const dataDir = temporaryFolder()
let app: AppProcess | undefined
let receiver: Awaited<ReturnType<typeof openReceiver>> | undefined
const hooksAtHome = { WEBHOOK_PRIVATE_ADDRESSES: 'on' }
const until = { timeout: 30_000, interval: 100 }

afterAll(async () => {
  await app?.stop()
  await receiver?.close()
  removeFolder(dataDir)
})

/** Everything stored of a page: `story/page` → its row's version and its picture files. */
async function finishedPages(): Promise<Map<string, string>> {
  const db = openDatabase(pathsIn(dataDir).url, { max: 1 })
  try {
    const { rows } = await db.pool.query<{ page: string; version: string; image_key: string | null }>(`
      select story_id || '/' || page_number as page, xmin::text || ' ' || md5(content) as version, image_key
      from story_pages where image_key is not null or not has_image`)
    return new Map(rows.map(({ page, version, image_key }) => [page, `${version} ${filesOf(image_key)}`]))
  } finally {
    await db.close()
  }
}

/** Inode and time of each file: a picture that is painted again is a different file. */
function filesOf(stem: string | null): string {
  if (!stem) return 'no picture'
  const folder = join(dataDir, 'pictures', stem.slice(0, 2))
  return readdirSync(folder)
    .filter((name) => name.startsWith(stem) && name.endsWith('.webp'))
    .map((name) => ({ name, stat: statSync(join(folder, name)) }))
    .map(({ name, stat }) => `${name.slice(stem.length)}:${stat.ino}:${stat.mtimeMs}`)
    .join(' ')
}

/** Leaves files as a process does that is killed while it writes them. @returns their paths */
function leaveTemporaryFiles(): string[] {
  const begun = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml.draft`
  const drafts = [join('pictures', 'ab', 'abcdefghijkl-480.webp.7.draft'), join('mail', begun)]
  for (const path of drafts) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true })
    writeFileSync(join(dataDir, path), 'half a')
  }
  mkdirSync(join(dataDir, 'restore-aB3xY9'))
  return [...drafts, 'restore-aB3xY9']
}

const unfinished = async (parent: Parent, ids: readonly string[]) =>
  (await Promise.all(ids.map(parent.read))).filter((story) => isUnfinished(story.generation_status))

/** Repeatedly kills the whole app at a random moment of a generation, and restarts it. */
async function killOverAndOver(parent: Parent, duration: number, port: string): Promise<string[]> {
  const ids: string[] = []
  let stored = new Map<string, string>()
  for (let kill = 1; kill <= kills; kill++) {
    for (let missing = 2 - (await unfinished(parent, ids)).length; missing > 0; missing--)
      ids.push((await parent.create(request)).id)
    await sleep(random() * duration)
    stored = new Map([...stored, ...(await finishedPages())])
    await app?.kill()
    const left = leaveTemporaryFiles()
    // Immediately, while the old database is still shutting down, or after that.
    if (random() < 0.5) await sleep(random() * 400)
    app = await startApp({ dataDir, env: { ...hooksAtHome, PORT: port } })
    await expect.poll(() => left.filter((path) => existsSync(join(dataDir, path)))).toEqual([])
  }
  await Promise.all(ids.map((id) => parent.waitFor(id)))
  const now = await finishedPages()
  const changed = [...stored].filter(([page, version]) => now.get(page) !== version)
  expect(changed, 'pages that were stored for good and were made again').toEqual([])
  return ids
}

async function addWebhook(site: string, { signedIn }: Parent): Promise<void> {
  const { status } = await fetch(`${site}${createWebhook.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${signedIn.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver?.url }),
  })
  expect(status).toBe(201)
}

/** By story, the ids with which the webhook was told of it. */
function webhookIds(): Map<string, Set<unknown>> {
  const told = new Map<string, Set<unknown>>()
  for (const { body, headers } of receiver?.received ?? []) {
    const { data } = JSON.parse(body) as { data: { story_id: string } }
    told.set(data.story_id, (told.get(data.story_id) ?? new Set()).add(headers['webhook-id']))
  }
  return told
}

test(
  'a process that is killed at any moment loses, doubles and repeats no page, and the next deletes its temporary files',
  { timeout: 240_000 },
  async () => {
    process.stdout.write(`CRASH_SEED=${seed} gives the same moments again\n`)
    receiver = await openReceiver()
    app = await startApp({ dataDir, env: hooksAtHome })
    const parent = await signUpAt(app.url)
    await addWebhook(app.url, parent)
    const begun = performance.now()
    await parent.waitFor((await parent.create(request)).id)
    const duration = performance.now() - begun

    const ids = await killOverAndOver(parent, duration, new URL(app.url).port)

    for (const story of await Promise.all(ids.map(parent.read))) {
      expect(story).toMatchObject({ generation_status: 'completed', generation_progress: 100 })
      expect(story.story_pages.map((page) => page.page_number)).toEqual(numbersTo(pageCount))
      const pictured = story.story_pages.filter((page) => page.has_image)
      expect(pictured).toHaveLength(pictureCount)
      for (const { image_url } of pictured) {
        const picture = await fetch(`${app.url}${image_url}`)
        expect(picture.status).toBe(200)
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
      }
    }
    const told = await finishedStories(app, parent)
    for (const id of ids)
      expect(
        told.filter((path) => path === `/story/${id}/page/1`),
        'a book is told once',
      ).toHaveLength(1)
    await expect
      .poll(() => [...webhookIds().keys()].filter((id) => ids.includes(id)).length, until)
      .toBe(ids.length)
    for (const [id, sent] of webhookIds())
      expect([id, sent.size], 'a webhook has one id for a book').toEqual([id, 1])
  },
)

test.runIf(isNight)(
  'a process that is killed while it makes audio loses nothing that it answered, and leaves no file without a row',
  { timeout: 120_000 },
  async () => {
    app ??= await startApp({ dataDir })
    const parent = await signUpAt(app.url)
    const { id } = await parent.create({ ...request, page_count: 4, max_images: 0 })
    await parent.waitFor(id)
    const token = parent.signedIn.access_token
    const ask = (
      path: string,
      { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: object } = {},
    ) =>
      fetch(`${app?.url}/api/v1/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    const asJson = (value: object) => ({
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json' },
    })
    const content = 'Good night.'
    const story_pages = numbersTo(4).map((page_number) => ({ page_number, content }))
    await ask(`stories/${id}`, { method: 'PUT', ...asJson({ story_pages }) })
    const dad = await ask('narrators', { method: 'POST', ...asJson({ name: 'Dad', face: 1 }) })
    const narrator = ((await dad.json()) as Narrator).id
    const wav = wavOf(Float32Array.from({ length: 30_000 }, (_, i) => Math.sin(i / 20) * Math.sin(i / 4000)))
    const record = (page: number) =>
      ask(`stories/${id}/pages/${page}/recordings/${narrator}`, {
        method: 'PUT',
        body: new Uint8Array(wav),
        headers: { 'content-type': 'audio/wav' },
      })
    const narrate = (page: number, reader: string) =>
      ask(`stories/${id}/pages/${page}/narration?narrator=${reader}`)
    const answered = [await record(1), await narrate(2, 'embedded')]
    const heard = await Promise.all(answered.map(hear))

    const urlOf = async (answer: Promise<Response>) => ((await (await answer).json()) as Narration).audio_url
    const underWay = Promise.allSettled([record(3), narrate(4, 'embedded')].map(urlOf))
    await sleep(random() * 1500)
    await app.kill()
    const inTime = (await underWay).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    process.stdout.write(`${inTime.length} of 2 were answered before the kill\n`)
    app = await startApp({ dataDir, env: { PORT: new URL(app.url).port } })

    expect(await Promise.all([narrate(1, narrator), narrate(2, 'embedded')].map(hear))).toEqual(heard)
    const now = await Promise.all([narrate(3, narrator), narrate(4, 'embedded')].map(urlOf))
    expect(now).toEqual(expect.arrayContaining(inTime))
    expect((await record(3)).status).toBe(200)
    expect(await audioRows()).toEqual(expect.arrayContaining(audioFiles()))
  },
)

/** A page's narration and the file that it names. */
async function hear(answer: Response | Promise<Response>): Promise<{ narration: Narration; audio: Buffer }> {
  const narration = (await (await answer).json()) as Narration
  const audio = await fetch(`${app?.url}${narration.audio_url}`)
  expect(audio.status).toBe(200)
  return { narration, audio: Buffer.from(await audio.arrayBuffer()) }
}

/** All audio files that a row names, also those that the clean-up will delete. */
async function audioRows(): Promise<string[]> {
  const db = openDatabase(pathsIn(dataDir).url, { max: 1 })
  try {
    const { rows } = await db.pool.query<{ file: string }>(
      `select file from recordings union all select file from synthesized_pages union all select file from pending_audio`,
    )
    return rows.map(({ file }) => file)
  } finally {
    await db.close()
  }
}

const audioFiles = () =>
  readdirSync(join(dataDir, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mp3'))
    .map((path) => basename(path))

const painted = (story: Story) => story.story_pages.filter((page) => page.image_url).length

test.runIf(isNight)(
  'a story stopped while its pictures are painted gets the others after the next start',
  { timeout: 90_000 },
  async () => {
    app ??= await startApp({ dataDir })
    const { port } = new URL(app.url)
    const parent = await signUpAt(app.url)
    const { id } = await parent.create({ ...request, page_count: 4, max_images: 3 })
    while (painted(await parent.read(id)) === 0) await sleep(100)
    await app.stop()

    app = await startApp({ dataDir, env: { PORT: port } })
    const story = await parent.waitFor(id)
    expect([story.generation_status, painted(story)]).toEqual(['completed', 3])
  },
)

/** The links in notifications about completed stories. */
async function finishedStories({ url }: AppProcess, parent: Parent): Promise<(string | null)[]> {
  const response = await fetch(url + listNotifications.path, {
    headers: { authorization: `Bearer ${parent.signedIn.access_token}` },
  })
  const { notifications } = (await response.json()) as NotificationList
  return notifications.filter(({ kind }) => kind === 'story_finished').map(({ path }) => path)
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** mulberry32, a small deterministic random number generator. */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
