import { availableParallelism } from 'node:os'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../infra/db/database.ts'
import { createLog } from '../infra/log.ts'
import { migrate } from '../infra/db/migrate.ts'
import { openQueue, type Queue } from '../infra/queue/queue.ts'
import { randomLetters } from '../lib/ids.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { openPostgres } from './open-postgres.ts'
import { families } from './seed/families.ts'
import { gatherReaders } from './seed/gather-readers.ts'
import { demosBefore, signUpFamilies, signUpStaff, type Member } from './seed/sign-up-demo.ts'
import { haveBeenHere, spreadDates, viewsCounted } from './seed/spread-dates.ts'
import { generateStories } from './seed/generate-stories.ts'
import { plots } from './seed/wishes.ts'
import { settingsOfProcess, InvalidSetting, type Settings } from './settings.ts'
import { start } from './start.ts'

// npm run seed: fills a demo through the app's own API. npm run seed -- 12 creates that many stories; --yes allows it
// in a database with accounts.

class SeedRefused extends Error {}

const fewestStories = 4
const usage = `Say how many stories, from ${fewestStories} to ${plots.length}, or nothing for all of them; and --yes to make them beside what is there.`

function readWords(words: readonly string[]): { count: number; beside: boolean } {
  const numbers = words.filter((word) => word !== '--yes')
  const count = numbers.length === 0 ? plots.length : Number(numbers[0])
  if (numbers.length > 1 || !Number.isInteger(count) || count < fewestStories || count > plots.length)
    throw new SeedRefused(usage)
  return { count, beside: words.includes('--yes') }
}

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

async function refuseWherePeopleAre({ kysely }: Database): Promise<void> {
  const { people } = await kysely
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('people'))
    .executeTakeFirstOrThrow()
  if (people > 0)
    throw new SeedRefused(
      `This Moonpage has ${people === 1 ? 'an account' : `${people} accounts`} already, and a demo is for an empty one. ` +
        '`npm run seed -- --yes` makes it all the same, beside what is there.',
    )
}

/** A private instance of the app, which trusts the client addresses of the script. */
const forSeeding = (settings: Settings, url: string, directUrl: string): Settings => ({
  ...settings,
  database: { kind: 'server', url, directUrl },
  host: '127.0.0.1',
  port: 0,
  proxies: 1,
  rateLimiting: false,
  gatePassword: null,
  // A demo costs nothing.
  textModel: { provider: 'embedded' },
  imageModel: { provider: 'embedded' },
  dailyStories: 1000,
  workerConcurrency: 4,
  logLevel: 'error',
})

async function seed(settings: Settings, { count, beside }: { count: number; beside: boolean }) {
  const postgres = await openPostgres(settings, { log: () => {}, onProgress: say })
  try {
    await migrate(postgres.directUrl)
    const db = openDatabase(postgres.url, { max: 2 })
    try {
      if (!beside) await refuseWherePeopleAre(db)
      const app = await start(forSeeding(settings, postgres.url, postgres.directUrl), {
        paintingThreads: availableParallelism(),
      })
      process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
      const queue = await openQueue({ url: postgres.directUrl, log: createLog('silent'), works: false })
      try {
        await fill({ db, queue, url: app.url }, count)
      } finally {
        await queue.stop({ graceMs: 0 })
        await app.stop()
      }
    } finally {
      await db.close()
    }
  } finally {
    await postgres.stop()
  }
}

type Target = { db: Database; queue: Queue; url: string }

async function fill({ db, queue, url }: Target, count: number): Promise<void> {
  const before = await demosBefore(db)
  const password = `Moon-${randomLetters(10)}7`
  const deps = { db, queue, url, password, mark: before === 0 ? '' : `-${before + 1}` }
  const staff = await signUpStaff(deps)
  const members = await signUpFamilies(
    deps,
    Math.min(families.length, Math.max(fewestStories, Math.ceil(count / 5))),
  )
  await haveBeenHere(db, members)
  say(`${members.length} families have signed up. Their stories are being told and painted:`)
  const stories = await generateStories(members, count, (told) => {
    if (told % 5 === 0 || told === count) say(`  ${told} of ${count}`)
  })
  const views = await gatherReaders(url, members, stories)
  await viewsCounted(db, stories, views)
  await spreadDates(db, members, stories)
  const open = stories.filter(({ isPublic }) => isPublic).length
  say(`${count} stories are there, ${open} of them public, read ${views} times.`)
  say('')
  introduce(staff, members, password)
}

function introduce(staff: readonly Member[], members: readonly Member[], password: string): void {
  say(`All of them log in with the password  ${password}`)
  say('')
  const width = Math.max(...[...staff, ...members].map(({ email }) => email.length))
  for (const { email, name } of [...staff, ...members]) say(`  ${email.padEnd(width)}  ${name}`)
}

function outcome(error: unknown): string {
  if (error instanceof SeedRefused || error instanceof InvalidSetting)
    return `Nothing was made. ${error.message}`
  return `The demo is not whole. ${explainStartupError(error)}`
}

try {
  const began = performance.now()
  const wanted = readWords(process.argv.slice(2))
  await seed(settingsOfProcess(), wanted)
  say('')
  say(`That took ${Math.round((performance.now() - began) / 1000)} seconds. \`npm start\` opens it.`)
} catch (error) {
  process.stderr.write(`\n  ${outcome(error)}\n\n`)
  process.exitCode = 1
}
