import { createStory, getStory } from '@moonpage/contract/story'
import { updateStory } from '@moonpage/contract/story-tools'
import { startPostgres } from '../../cluster/postgres.ts'
import { startFakeProvider } from '../../fake-provider/start-fake-provider.ts'
import { startApp } from '../../lib/app-process.ts'
import type { Answer } from '../history/recorder.ts'
import { signUpSession } from '../history/session.ts'
import { finding, type Finding } from '../report.ts'
import { pace, settingsFor, until } from '../site.ts'
import { smallDisk } from '../small-disk.ts'
import { pageCount, pictureCount, wishNumber } from '../wishes.ts'

const picturesMegabytes = 64
/** Room for PostgreSQL's own files and some stories. */
const databaseMegabytes = 320
const bookMs = 120_000
const maxAttempts = 400
const fullMs = 5000

/** Fills the disk of the pictures, and then the database's; then makes room again. */
export async function diskFull(): Promise<Finding[]> {
  const cleanups: (() => unknown)[] = []
  const deferred = <T>(part: T, end: (part: T) => unknown): T => {
    cleanups.push(() => end(part))
    return part
  }
  try {
    const pictures = deferred(smallDisk(picturesMegabytes), (disk) => disk.remove())
    const database = deferred(smallDisk(databaseMegabytes), (disk) => disk.remove())
    const provider = deferred(await startFakeProvider({ script: pace }), (part) => part.close())
    const postgres = deferred(await startPostgres(database.folder), (part) => part.stop())
    const env = { ...settingsFor(provider), DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
    const app = deferred(await startApp({ dataDir: pictures.folder, env }), (part) => part.stop())
    const person = await signUpSession(app.url)
    const post = (n: number) =>
      person.ask({ method: 'POST', url: app.url + createStory.path, body: wishNumber(n) })
    const read = (id: string) =>
      person.ask({ method: 'GET', url: app.url + getStory.path.replace('{id}', id) })
    const finished = (id: string) =>
      until('the book finished', async () => isFinished(await read(id)), { within: bookMs, every: 200 })

    const edit = (id: string, mark: string) =>
      person.ask({
        method: updateStory.method,
        url: app.url + updateStory.path.replace('{id}', id),
        body: longEdit(mark),
      })

    pictures.fill()
    const bare = String((await post(1))?.body['id'])
    await until('its text whole', async () => pagesOf(await read(bare)).length === wishNumber(1).page_count, {
      within: bookMs,
    })
    const textServed = pagesOf(await read(bare)).every(({ content }) => content.length > 0)
    pictures.makeRoom()
    await finished(bare)
    await until('its pictures there', async () => pictured(await read(bare)) === pictureCount, {
      within: bookMs,
    })
    const paid = provider.calls().filter(({ purpose, isWhole }) => purpose === 'picture' && isWhole).length

    database.fill()
    const refusals: Answer[] = []
    let kept = ''
    for (let tries = 0; tries < maxAttempts && refusals.length < 20; tries++) {
      const mark = `m${tries}`
      const answer = await edit(bare, mark)
      if (answer && answer.status < 400) kept = mark
      else refusals.push(answer)
    }
    const readWhileFull = await read(bare)
    database.makeRoom()
    // If it could not write its log, PostgreSQL has exited; the operator has to restart it.
    if (!postgres.pid) await postgres.restart()
    const found = markOf(await untilRead(() => read(bare)))
    const backAfter = await until('saved again', async () => ((await post(500))?.status ?? 500) < 400, {
      within: 60_000,
    })
    const kinds = [...new Set(refusals.map((answer) => `${answer?.status} ${String(answer?.body['code'])}`))]
    return [
      finding(
        'while the disk of pictures is full a book gets its text, which is served',
        `${pagesOf(await read(bare)).length} pages`,
        textServed,
      ),
      finding(
        'when there is room again its pictures come by themselves, and each is paid for once',
        `${pictured(await read(bare))} pictures, ${paid} paid for`,
        pictured(await read(bare)) === pictureCount && paid === pictureCount,
      ),
      finding(
        "while the database's disk is full what cannot be saved is refused with a sentence",
        kinds.join(', ') || 'nothing was refused',
        kinds.length > 0 && kinds.every((kind) => /^503 database_(full|unavailable)$/.test(kind)),
      ),
      finding(
        'what is there is read meanwhile, or told to be away (503)',
        `answered ${readWhileFull?.status}`,
        readWhileFull?.status === 200 || readWhileFull?.status === 503,
      ),
      finding('no process ends by it', `process ${app.pid} lives`, isAlive(app.pid)),
      finding(
        'saved again within 5 s of there being room',
        `after ${(backAfter / 1000).toFixed(1)} s`,
        backAfter < fullMs,
      ),
      finding(
        'the last acknowledged edit is there, whole',
        `${found}, acknowledged was ${kept || 'none'}`,
        found === kept || (kept === '' && found === 'as told'),
      ),
    ]
  } finally {
    for (const end of cleanups.toReversed()) await end()
  }
}

type Page = { content: string; image_url: string | null }
const pagesOf = (answer: Answer): Page[] => (answer?.body['story_pages'] ?? []) as Page[]
const pictured = (answer: Answer) => pagesOf(answer).filter(({ image_url: url }) => url !== null).length
const isFinished = (answer: Answer) => answer?.body['generation_status'] === 'completed'

const letters = 3500

/** Fills every page with the mark, up to the length limit. */
const longEdit = (mark: string) => ({
  title: `Told anew ${mark}`,
  story_pages: wishPages.map((page_number) => ({
    page_number,
    content: `${mark} `.repeat(letters / (mark.length + 1)).trim(),
  })),
})
const wishPages = Array.from({ length: pageCount }, (_, index) => index + 1)

/** The mark of an edit; a sentence if there is more than one. */
function markOf(answer: Answer): string {
  const words = new Set(pagesOf(answer).flatMap(({ content }) => content.split(' ')))
  const [mark = ''] = words
  const title = String(answer?.body['title'])
  if (!title.startsWith('Told anew ')) return 'as told'
  return words.size === 1 && title === `Told anew ${mark}` ? mark : 'in pieces'
}

/** @returns the first successful response */
async function untilRead(asking: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer = null
  await until('the story read again', async () => (answer = await asking())?.status === 200, {
    within: 60_000,
  })
  return answer
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
