import { setTimeout as sleep } from 'node:timers/promises'
import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryRequest } from '@moonpage/contract/story-input'
import type { ProviderCall } from '../scripts/fake-provider/call-log.ts'
import type { ProviderScript } from '../scripts/fake-provider/script.ts'
import { startFakeProvider, type FakeProvider } from '../scripts/fake-provider/start-fake-provider.ts'
import { removeFolder, startApp } from '../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import { median, type Figure } from './figure.ts'

/** Slow enough that our own overhead is small, fast enough for a benchmark. */
const pace = { delayMs: 300, tokensPerSecond: 400, pictureMs: 1500 } as const
const picturesAtOnce = 4
const book = (pictures: number): StoryRequest => ({
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  max_images: pictures,
})

type Stage = { url: string; provider: FakeProvider }

/** Runs the app with both models on a fake provider. */
async function withProvider<T>(
  script: ProviderScript,
  env: Record<string, string>,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const provider = await startFakeProvider({ script: { ...pace, ...script } })
  const hosted = (kind: string, model: string) => ({
    [`${kind}_PROVIDER`]: 'openai-compatible',
    [`${kind}_BASE_URL`]: provider.url,
    [`${kind}_MODEL`]: model,
  })
  const app = await startApp({
    env: {
      ...hosted('TEXT', 'scripted-storyteller'),
      ...hosted('IMAGE', 'scripted-illustrator'),
      IMAGE_CONCURRENCY: String(picturesAtOnce),
      ...env,
    },
  })
  try {
    return await work({ url: app.url, provider })
  } finally {
    await app.stop()
    removeFolder(app.dataDir)
    await provider.close()
  }
}

/** Generates one book. @returns seconds until it was complete, and when its first page could be read, ms since 1970 */
async function timeBook(parent: Parent, wish: StoryRequest): Promise<{ whole: number; firstPageAt: number }> {
  const begun = performance.now()
  const { id } = await parent.create(wish)
  let firstPageAt = Number.NaN
  for (;;) {
    const story = await parent.read(id)
    if (Number.isNaN(firstPageAt) && story.story_pages.length > 0) firstPageAt = Date.now()
    if (!isUnfinished(story.generation_status)) {
      const painted = story.story_pages.filter((page) => page.image_url).length
      if (story.generation_status !== 'completed' || painted !== wish.max_images)
        throw new Error(
          `A book ended ${story.generation_status} with ${painted} of ${wish.max_images} pictures`,
        )
      return { whole: (performance.now() - begun) / 1000, firstPageAt }
    }
    await sleep(Number.isNaN(firstPageAt) ? 10 : 50)
  }
}

const secondsOf = (calls: readonly ProviderCall[]): number[] =>
  calls.map(({ beganAt, endedAt }) => ((endedAt ?? Number.NaN) - beganAt) / 1000)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** The provider's times by purpose. */
const worked = (calls: readonly ProviderCall[]) => {
  const of = (...purposes: string[]) => calls.filter(({ purpose }) => purposes.includes(purpose))
  return {
    outline: sum(secondsOf(of('outline'))),
    pages: sum(secondsOf(of('pages', 'safety'))),
    pictures: of('picture').length,
    onePicture: median(secondsOf(of('picture'))),
  }
}

/**
 * The critical path in seconds: the outline, the pages at the provider's speed, and each picture once its page is written
 * and a slot is free.
 */
function criticalPath(calls: readonly ProviderCall[]): number {
  const { outline, onePicture } = worked(calls)
  const writing = calls.find(({ purpose }) => purpose === 'pages')
  if (!writing) throw new Error('no page was asked for')
  const free = Array.from({ length: picturesAtOnce }, () => 0)
  for (const { at } of writing.written) {
    const place = free.indexOf(Math.min(...free))
    free[place] = Math.max(free[place] ?? 0, (at - writing.beganAt) / 1000) + onePicture
  }
  return outline + Math.max(...free)
}

/** Sends the same requests sequentially, as a simple loop would. */
async function oneAfterAnother({ url }: FakeProvider, calls: readonly ProviderCall[]): Promise<number> {
  const begun = performance.now()
  const asked = calls.filter(({ purpose }) => ['outline', 'pages', 'picture'].includes(purpose))
  for (const { purpose, model, prompt } of asked) {
    const isPicture = purpose === 'picture'
    const response = await fetch(`${url}/${isPicture ? 'images/generations' : 'chat/completions'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
      body: JSON.stringify(
        isPicture ? { model, prompt } : { model, messages: [{ role: 'user', content: prompt }] },
      ),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The scripted provider answered ${response.status}`)
  }
  return (performance.now() - begun) / 1000
}

const oneBook = () =>
  // `steady` avoids regenerations: only our own overhead is measured.
  withProvider(
    { steady: true },
    {},
    async ({ url, provider }): Promise<{ figures: Figure[]; alone: number }> => {
      const parent = await signUpAt(url)
      const times: { whole: number; bound: number; path: number; loop: number; late: number }[] = []
      for (let round = 0; round < 3; round++) {
        provider.forget()
        const { whole, firstPageAt } = await timeBook(parent, book(10))
        const calls = provider.calls()
        const { outline, pages, pictures, onePicture } = worked(calls)
        const atOnce = Math.ceil(pictures / picturesAtOnce) * onePicture
        const firstWritten = Math.min(...calls.flatMap(({ written }) => written.map(({ at }) => at)))
        times.push({
          whole,
          bound: 1.05 * (outline + pages + atOnce) + 1,
          path: criticalPath(calls),
          loop: await oneAfterAnother(provider, calls),
          late: firstPageAt - firstWritten,
        })
      }
      const middle = times.toSorted((a, b) => a.whole - b.whole)[1] ?? times[0]
      if (!middle) throw new Error('no book was made')
      const { whole, bound, path, loop } = middle
      return {
        alone: whole,
        figures: [
          {
            what: 'hosted book, 10 pages, 10 pictures, against its bound',
            value: whole / bound,
            target: 1,
            unit: '×',
            note: `${whole.toFixed(1)} s, bound ${bound.toFixed(1)} s, one call after another ${loop.toFixed(1)} s`,
          },
          {
            what: 'the same against its critical path',
            value: whole / path,
            target: 1.1,
            unit: '×',
            note: `${path.toFixed(1)} s that nobody could save`,
          },
          {
            what: 'the same against one call after another',
            value: whole / loop,
            target: 0.75,
            unit: '×',
          },
          {
            what: 'first page readable after the provider wrote it',
            value: Math.max(...times.map(({ late }) => late)) / 1000,
            target: 1,
            unit: 's',
            note: 'slowest of three',
          },
        ],
      }
    },
  )

const tenBooks = () =>
  withProvider(
    // More than we use: the provider counts a call until slightly after we have the response.
    { steady: true, concurrency: { picture: picturesAtOnce + 1, text: 20 } },
    { WORKER_CONCURRENCY: '10' },
    async ({ url, provider }): Promise<Figure[]> => {
      const parents = await Promise.all(Array.from({ length: 10 }, () => signUpAt(url)))
      const begun = performance.now()
      await Promise.all(parents.map((parent) => timeBook(parent, book(4))))
      const whole = (performance.now() - begun) / 1000
      const calls = provider.calls()
      const refused = calls.filter(({ status }) => status === 429).length
      const { pictures, onePicture } = worked(calls.filter(({ isWhole }) => isWhole))
      const writing = calls.filter(({ isWhole, purpose }) => isWhole && purpose === 'pages')
      const firstPage = Math.min(...writing.flatMap(({ written }) => written.map(({ at }) => at)))
      const untilFirst = (firstPage - Math.min(...calls.map(({ beganAt }) => beganAt))) / 1000
      // Pictures start after their pages; four are painted concurrently.
      const bound = untilFirst + (pictures * onePicture) / picturesAtOnce
      return [
        {
          what: 'ten hosted books at once, against what the provider allows',
          value: whole / bound,
          target: 1.2,
          unit: '×',
          note: `${whole.toFixed(1)} s, bound ${bound.toFixed(1)} s, ${pictures} pictures, ${refused} calls refused`,
        },
      ]
    },
  )

/** Concurrent stories per user (see `features/library/daily-quota.ts`), twenty in all. */
const concurrency = 3
async function keepBusy(parent: Parent, isEnough: () => boolean): Promise<void> {
  let begun = 0
  const runNext = async () => {
    while (begun < 20 && !isEnough()) {
      begun += 1
      await parent.waitFor((await parent.create(book(10))).id)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runNext))
}

const anothersFirst = (alone: number) =>
  withProvider({}, {}, async ({ url, provider }): Promise<Figure[]> => {
    const busy = await signUpAt(url)
    const other = await signUpAt(url)
    let isDone = false
    const rest = keepBusy(busy, () => isDone)
    await provider.until(({ purpose }) => purpose === 'picture')
    const { whole } = await timeBook(other, book(10))
    isDone = true
    await rest
    return [
      {
        what: "a hosted book while another's twenty are made, against alone",
        value: whole / alone,
        target: 2,
        unit: '×',
        note: `${whole.toFixed(1)} s against ${alone.toFixed(1)} s`,
      },
    ]
  })

/** Measures the generation pipeline with a fake provider whose times are known. */
export async function measureModels(): Promise<Figure[]> {
  const { figures, alone } = await oneBook()
  return [...figures, ...(await tenBooks()), ...(await anothersFirst(alone))]
}
