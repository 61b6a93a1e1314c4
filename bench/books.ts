import { setTimeout as sleep } from 'node:timers/promises'
import { isUnfinished } from '@moonpage/contract/progress'
import { listStories } from '@moonpage/contract/story'
import type { StoryRequest } from '@moonpage/contract/story-input'
import type { Parent } from '../scripts/lib/parent.ts'
import { median, type Figure } from './figure.ts'
import { memoryOf } from './memory.ts'

/** Ten typical story requests, each with ten pages and ten pictures. */
const wishes: readonly StoryRequest[] = [
  { subject: 'fox', theme: 'courage', setting: 'forest' },
  { subject: 'owl', theme: 'kindness', setting: 'castle' },
  { subject: 'dragon', theme: 'friendship', setting: 'mountain' },
  { subject: 'bear', theme: 'courage', setting: 'garden' },
  { subject: 'cat', theme: 'kindness', setting: 'farm' },
]
const books: StoryRequest[] = [...wishes, ...wishes].map((wish) => ({ ...wish, max_images: 10 }))

type Times = { firstPage: number; completed: number }

/** Generates one book. @returns seconds from the request to what a reader would see */
async function timeBook(parent: Parent, wish: StoryRequest): Promise<Times> {
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  const { id } = await parent.create(wish)
  let firstPage = Number.NaN
  for (;;) {
    const story = await parent.read(id)
    if (Number.isNaN(firstPage) && story.story_pages.length > 0) firstPage = since()
    if (!isUnfinished(story.generation_status)) {
      const painted = story.story_pages.filter((page) => page.image_url).length
      if (story.generation_status !== 'completed' || painted < 10)
        throw new Error(`A book ended ${story.generation_status} with ${painted} of 10 pictures`)
      return { firstPage, completed: since() }
    }
    await sleep(Number.isNaN(firstPage) ? 10 : 50)
  }
}

/** Times authenticated list requests in milliseconds, one after the other, while `isOn`. */
async function timeRequests(
  url: string,
  parent: Parent,
  isOn: (asked: number) => boolean,
): Promise<number[]> {
  const times: number[] = []
  const headers = { authorization: `Bearer ${parent.signedIn.access_token}` }
  while (isOn(times.length)) {
    const begun = performance.now()
    const response = await fetch(url + listStories.path, { headers })
    await response.arrayBuffer()
    times.push(performance.now() - begun)
    await sleep(5)
  }
  return times
}

/** Generates ten books one after the other; times requests during the last one, and before it when idle. */
export async function measureBooks(url: string, pid: number, parent: Parent): Promise<Figure[]> {
  const times: Times[] = []
  for (const wish of books.slice(0, -1)) times.push(await timeBook(parent, wish))
  const idle = median(await timeRequests(url, parent, (asked) => asked < 300))
  let isPainting = true
  const last = timeBook(parent, books.at(-1) as StoryRequest).finally(() => (isPainting = false))
  const busy = median(await timeRequests(url, parent, () => isPainting))
  times.push(await last)
  const memory = memoryOf(pid)
  return [
    {
      what: 'create to first readable page',
      value: median(times.map((time) => time.firstPage)),
      target: 1.5,
      unit: 's',
      note: `slowest of ten ${Math.max(...times.map((time) => time.firstPage)).toFixed(2)} s`,
    },
    {
      what: 'create to completed book, 10 pages, 10 pictures',
      value: median(times.map((time) => time.completed)),
      target: 12,
      unit: 's',
      note: `slowest of ten ${Math.max(...times.map((time) => time.completed)).toFixed(1)} s`,
    },
    {
      what: "a request's median while a book is painted, against idle",
      value: busy / idle,
      target: 3,
      unit: '×',
      note: `${busy.toFixed(1)} ms against ${idle.toFixed(1)} ms`,
    },
    {
      what: 'memory, one process with its database, after ten books',
      value: memory.megabytes,
      target: 700,
      unit: 'MB',
      note: memory.note,
    },
  ]
}
