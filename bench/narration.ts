import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { getNarration, type Narration } from '@moonpage/contract/narration'
import { send, type Parent } from '../scripts/lib/parent.ts'
import { gatePass } from '../scripts/lib/gate-pass.ts'
import { median, type Figure } from './figure.ts'

const books = 5
const pagesOfBook = 10
/** Clock ticks a second of /proc; 100 on every common Linux. */
const ticks = 100

/** CPU seconds of a process so far, all its threads together. */
function cpuSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Fifty pages read by the embedded voice: when they can be heard, what they cost, and how large they are. */
export async function measureNarration(url: string, pid: number, parent: Parent): Promise<Figure[]> {
  const token = parent.signedIn.access_token
  const narrate = (id: string, page: number) =>
    send<Narration>(
      url + getNarration.path.replace('{id}', id).replace('{page_number}', String(page)),
      'GET',
      token,
    )
  const bytesOf = async ({ audio_url: path }: Narration) => {
    const headers = { cookie: await gatePass(new URL(url).origin) }
    return (await (await fetch(url + path, { headers })).arrayBuffer()).byteLength
  }
  const ids: string[] = []
  for (let book = 0; book < books; book++) {
    const wish = { subject: 'fox', theme: 'courage', setting: 'forest' } as const
    const { id } = await parent.create({ ...wish, page_count: pagesOfBook, max_images: 0 })
    await parent.waitFor(id)
    ids.push(id)
  }
  // Starts the threads: the voice is compiled once.
  const first = await timed(() => narrate(ids[0] ?? '', 1))
  await sleep(3000)

  const begun = cpuSeconds(pid)
  const startedAt = performance.now()
  const pressed: number[] = []
  const spoken: Narration[] = []
  for (const id of ids)
    for (let page = 1; page <= pagesOfBook; page++) {
      const { ms, answer } = await timed(() => narrate(id, page))
      // The next pages are made ahead.
      if (page === 1) pressed.push(ms)
      spoken.push(answer)
    }
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = cpuSeconds(pid) - begun
  const heard = spoken.reduce((sum, { duration_ms: ms }) => sum + ms, 0) / 1000
  const stored: number[] = []
  let bytes = 0
  for (const narration of spoken) {
    const { ms, answer } = await timed(() => bytesOf(narration))
    stored.push(ms)
    bytes += answer
  }
  const again: number[] = []
  for (const id of ids) again.push((await timed(() => narrate(id, 1))).ms)
  return [
    { what: 'first page ever, voice compiled', value: first.ms / 1000, target: 4, unit: 's' },
    {
      what: 'first page of a book, made at the press',
      value: median(pressed.slice(1)),
      target: 1000,
      unit: 'ms',
    },
    {
      what: 'a stored page: narration and its audio',
      value: median(again) + median(stored),
      target: 300,
      unit: 'ms',
    },
    { what: 'CPU of a page, with its encoding', value: cpu / spoken.length, target: 2, unit: 's' },
    {
      what: 'faster than real time, two threads',
      value: heard / seconds,
      target: 30,
      unit: '×',
      bound: 'least',
    },
    { what: 'a book of ten pages', value: bytes / books / 1e6, target: 2, unit: 'MB' },
  ]
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const began = performance.now()
  const answer = await work()
  return { ms: performance.now() - began, answer }
}
