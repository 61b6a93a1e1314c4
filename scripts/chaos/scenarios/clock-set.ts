import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logIn } from '@moonpage/contract/account'
import { getSharedStory, shareStory } from '@moonpage/contract/sharing'
import { createStory, getStory } from '@moonpage/contract/story'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeFolder, temporaryFolder } from '../../lib/app-process.ts'
import { ask } from '../history/recorder.ts'
import { signUpSession, type Session } from '../history/session.ts'
import { finding, type Finding } from '../report.ts'
import { openSite, until, type Site } from '../site.ts'
import { wishNumber } from '../wishes.ts'

const tenDaysMs = 10 * 86_400_000
/** Time for every process to read the new offset. */
const propagationMs = 500
const bookMs = 120_000
const dailyStories = 4
const preload = new URL('../shifted-clock.ts', import.meta.url).href

let books = 0

/** Sets the clocks of all web and worker processes, and then the database's, ten days ahead and back. */
export async function clockSet(): Promise<Finding[]> {
  const folder = temporaryFolder()
  const file = join(folder, 'clock')
  const site = await openSite({
    env: {
      NODE_OPTIONS: `--import ${preload}`,
      CHAOS_CLOCK: file,
      RATE_LIMIT: 'on',
      DAILY_STORIES: String(dailyStories),
    },
  })
  const setProcesses = async (ms: number) => {
    writeFileSync(file, String(ms))
    await sleep(propagationMs)
  }
  try {
    const found: Finding[] = []
    for (const [what, ms] of [
      ['ahead', tenDaysMs],
      ['back', -tenDaysMs],
    ] as const) {
      found.push(
        ...(await acrossChange(site, `the processes' clocks set ten days ${what}`, () => setProcesses(ms))),
        ...(await acrossChange(site, 'and right again', () => setProcesses(0))),
      )
    }
    for (const [what, ms] of [
      ['ahead', tenDaysMs],
      ['back', -tenDaysMs],
    ] as const)
      found.push(
        ...(await acrossChange(site, `the database's clock set ten days ${what}`, () =>
          setDatabase(site, ms),
        )),
      )
    return found
  } finally {
    await site.stop()
    removeFolder(folder)
  }
}

/** A user with a story being generated, a share link, a used-up quota and rate limited logins, before and after a clock change. */
async function acrossChange(site: Site, what: string, change: () => Promise<void>): Promise<Finding[]> {
  const { url } = site.cluster
  const person = await signUpSession(url)
  const stranger = `nobody-${books}@example.org`
  const first = await book(site, person)
  await finished(site, person, first)
  const link = await share(site, person, first)
  for (let n = 2; n < dailyStories; n++) await finished(site, person, await book(site, person))
  const making = await book(site, person)
  const refused = [await newBook(site, person), await tooManyTries(url, stranger)]
  await change()
  const inProgress = await finished(site, person, making)
  const read = await ask({ method: 'GET', url: url + getSharedStory.path.replace('{token}', link) })
  const loginAfter = await ask(wrongLogin(url, stranger))
  const other = await signUpSession(url)
  const madeAfter = await finished(site, other, await book(site, other))
  const nextBook = await newBook(site, person)
  const signedIn = `tokens renewed ${person.renewed} times, password asked for ${person.loggedIn} times`
  // When the clock goes ahead, the rate limit window is over; when it goes back, the window started in the future. A change
  // of the processes' clocks has no effect: the database's clock counts.
  const isDatabase = what.includes('database')
  return [
    finding(`${what}: a book in the making is finished`, inProgress, inProgress === 'completed'),
    finding(`${what}: who is signed in stays so`, signedIn, person.loggedIn === 0),
    finding(`${what}: others sign up and get their book`, madeAfter, madeAfter === 'completed'),
    finding(`${what}: a link works`, `answered ${read?.status}`, read?.status === 200),
    finding(
      `${what}: who had tried too often is let in again when the time is over, and not before`,
      `answered ${refused[1]} before, ${loginAfter?.status} after`,
      refused[1] === 429 && loginAfter?.status === (isDatabase ? 401 : 429),
    ),
    finding(
      `${what}: who had used up the day's allowance gets the next day's when it has come, and not before`,
      `a further book was answered ${refused[0]} before, ${nextBook} after`,
      refused[0] === 429 && nextBook === (isDatabase ? 201 : 429),
    ),
  ]
}

async function newBook({ cluster }: Site, person: Session): Promise<number> {
  const call = { method: 'POST', url: cluster.url + createStory.path, body: wishNumber(books++) }
  return (await person.ask(call))?.status ?? 0
}

async function book({ cluster }: Site, person: Session): Promise<string> {
  const answer = await person.ask({
    method: 'POST',
    url: cluster.url + createStory.path,
    body: wishNumber(books++),
  })
  if (answer?.status !== 201) throw new Error(`A book was answered ${JSON.stringify(answer)}`)
  return String(answer.body['id'])
}

async function finished({ cluster }: Site, person: Session, id: string): Promise<string> {
  let status = 'unknown'
  const look = async () => {
    const answer = await person.ask({ method: 'GET', url: cluster.url + getStory.path.replace('{id}', id) })
    const current = answer?.body['generation_status']
    status = typeof current === 'string' ? current : `answered ${answer?.status}`
    return status === 'completed' || status === 'failed'
  }
  await until('the book finished', look, { within: bookMs, every: 200 }).catch(() => {})
  return status
}

async function share({ cluster }: Site, person: Session, id: string): Promise<string> {
  const answer = await person.ask({
    method: 'POST',
    url: cluster.url + shareStory.path.replace('{id}', id),
    body: {},
  })
  return String(answer?.body['share_token'])
}

const wrongLogin = (url: string, email: string) => ({
  method: logIn.method,
  url: url + logIn.path,
  body: { email, password: 'Not-the-one9' },
})

/** @returns the last status */
async function tooManyTries(url: string, email: string): Promise<number> {
  for (let tries = 0; tries < 60; tries++) {
    const status = (await ask(wrongLogin(url, email)))?.status
    if (status === 429) return status
  }
  return 0
}

/**
 * Shifts the database's clock by moving every stored instant the other way. Restarts the workers: a running one would
 * notice a real clock change by its monotonic clock, a new one by its first reading.
 */
async function setDatabase({ cluster, db }: Site, ms: number): Promise<void> {
  const { rows } = await db.pool.query<{ statement: string }>(`
    select format('update %s set %s', attrelid::regclass,
      string_agg(format('%1$I = %1$I - make_interval(secs => ${ms / 1000})', attname), ', ')) as statement
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''
      and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and atttypid = 'timestamptz'::regtype
    group by attrelid`)
  for (const { statement } of rows) await db.pool.query(statement)
  for (const worker of cluster.workers) {
    await worker.kill()
    await worker.start()
  }
}
