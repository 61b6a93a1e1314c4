import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Story } from '@moonpage/contract/story'
import { outfitColors, skinTones } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VendorCall } from '../../../scripts/fake-vendor/calls.ts'
import { startFakeVendor, type FakeVendor } from '../../../scripts/fake-vendor/start-fake-vendor.ts'
import { picturePrompt } from '../infra/image-model/picture-prompt.ts'
import { testApi, type Person } from './testing.ts'

const kills = 30
const pageCount = 6
const pictures = 3
/** About what a book takes here; a worker is killed within it. */
const bookMs = 1100

let vendor: FakeVendor
let api: Awaited<ReturnType<typeof testApi>>
let standby: Promise<ChildProcess>
let current: ChildProcess | undefined
beforeAll(async () => {
  vendor = await startFakeVendor({ script: { delayMs: 40, tokensPerSecond: 2500, pictureMs: 150 } })
  api = await testApi({ worker: false, env: { DAILY_STORIES: '1000' } })
  mkdirSync(api.dataDir, { recursive: true })
  standby = startWorker()
})
afterAll(async () => {
  current?.kill('SIGKILL')
  ;(await standby).kill('SIGKILL')
  await api.close()
  await vendor.close()
})

/** One that is loaded and waits for its word. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./testing-story-worker.ts', import.meta.url)), api.db.url],
    {
      env: {
        ...process.env,
        DATA_DIR: api.dataDir,
        TEXT_PROVIDER: 'openai-compatible',
        TEXT_BASE_URL: vendor.url,
        TEXT_MODEL: 'scripted-storyteller',
        IMAGE_PROVIDER: 'openai-compatible',
        IMAGE_BASE_URL: vendor.url,
        IMAGE_MODEL: 'scripted-illustrator',
        WORKER_CONCURRENCY: '2',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended by itself (${String(code)})`)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return child
}

async function putToWork(): Promise<void> {
  current = await standby
  current.stdin?.write('go\n')
  standby = startWorker()
}

async function kill(): Promise<void> {
  if (!current) return
  const ended = once(current, 'exit')
  current.kill('SIGKILL')
  await ended
  // As the next start of the app does, and elsewhere the queue when a lease has run out.
  await api.db.pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

type Stored = {
  hero: string
  outline: Outline | null
  pages: { n: number; scene: Scene; isPainted: boolean }[]
}

/** Everything that is stored now. */
async function stored(): Promise<Stored[]> {
  const { rows } = await api.db.pool.query<Stored>(`
    select input #>> '{hero,name}' as hero, outline,
      coalesce(jsonb_agg(jsonb_build_object('n', page_number, 'scene', scene, 'isPainted', image_key is not null))
        filter (where page_number is not null), '[]') as pages
    from stories left join story_pages on story_id = stories.id group by stories.id`)
  return rows
}

/** What of that a call asks for once more. */
function askedAgain(call: VendorCall, before: readonly Stored[]): string[] {
  if (call.purpose === 'picture')
    return before.flatMap(({ hero, outline, pages }) =>
      pages
        .filter(
          ({ scene, isPainted }) =>
            isPainted && outline && call.prompt === picturePrompt({ scene, cast: outline.cast, seed: '' }),
        )
        .map(({ n }) => `picture ${n} of ${hero}`),
    )
  const story = before.find(({ hero }) => call.prompt.includes(`"${hero}"`))
  if (!story) return []
  if (call.purpose === 'outline') return story.outline ? [`outline of ${story.hero}`] : []
  return story.pages.filter(({ n }) => call.pages.includes(n)).map(({ n }) => `page ${n} of ${story.hero}`)
}

const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26))

/** Each with a hero of its own name and look, so that every call of the vendor's tells which book it is for. */
const create = async (person: Person, n: number) =>
  (
    await person.post<Story>('/api/v1/stories', {
      subject: 'fox',
      theme: 'courage',
      setting: 'forest',
      page_count: pageCount,
      max_images: pictures,
      hero: {
        name: `Quill${letters(n)}`,
        look: {
          species: 'child',
          skin: skinTones[n % skinTones.length],
          outfit: 'cape',
          outfit_color: outfitColors[Math.floor(n / skinTones.length) % outfitColors.length],
        },
      },
    })
  ).body.id

test(
  'a worker that is killed at any moment asks for nothing again that was stored, and every book is made',
  { timeout: 150_000 },
  async () => {
    const person = await api.signUp()
    const ids: string[] = []
    const unfinished = async () =>
      (
        await api.db.pool.query<{ n: number }>(
          `select count(*)::int as n from stories where generation_status not in ('completed', 'failed')`,
        )
      ).rows[0]?.n ?? 0
    const again: string[] = []
    let asked = 0
    let before: Stored[] = []
    const look = () => {
      asked += vendor.calls().length
      again.push(...vendor.calls().flatMap((call) => askedAgain(call, before)))
      vendor.forget()
    }
    for (let n = 0; n < kills; n++) {
      for (let missing = 2 - (await unfinished()); missing > 0; missing--)
        ids.push(await create(person, ids.length))
      await putToWork()
      await sleep(150 + Math.random() * bookMs)
      await kill()
      look()
      before = await stored()
    }
    await putToWork()
    await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
    look()
    expect(again).toEqual([])
    // Else nothing was under way when they died.
    expect(asked).toBeGreaterThan(kills)
    for (const id of ids) {
      const { body: story } = await person.get<Story>(`/api/v1/stories/${id}`)
      expect(story).toMatchObject({ generation_status: 'completed', generation_progress: 100 })
      expect(story.story_pages.map((page) => page.page_number)).toEqual([1, 2, 3, 4, 5, 6])
      const painted = story.story_pages.flatMap(({ image_url }) => image_url ?? [])
      expect(painted).toHaveLength(pictures)
      for (const url of painted) expect((await api.app.inject(url)).statusCode).toBe(200)
    }
  },
)
