import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn, registerAccount, type SignedIn } from '@moonpage/contract/account'
import pg from 'pg'
import { removeFolder, startApp, type AppProcess } from '../../scripts/lib/app-process.ts'
import { send } from '../../scripts/lib/parent.ts'
import { tellBooks } from '../../scripts/many-stories/books.ts'
import { seedStories } from '../../scripts/many-stories/seed-stories.ts'

/** A running app with this many stories, and an admin who owns many of them. */
export type Library = {
  rows: number
  app: AppProcess
  token: string
  db: pg.Client
  close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')
const prefix = 'moonpage-growth-'
const email = 'growth@example.org'
const password = 'Lamp-light7'

/** A hash of the schema and of the code that fills it: a change needs new data. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['server/migrations', 'scripts/many-stories'])
    for (const name of readdirSync(join(root, folder)).toSorted())
      hash.update(readFileSync(join(root, folder, name)))
  return hash.digest('hex').slice(0, 10)
}

/** Starts the app with this many stories, which are generated once and stored in the temporary folder. */
export async function openLibrary(rows: number): Promise<Library> {
  const print = fingerprint()
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(prefix) && !name.startsWith(prefix + print)) removeFolder(join(tmpdir(), name))
  const dataDir = join(tmpdir(), `${prefix}${print}-${rows}`)
  const mark = join(dataDir, 'seeded')
  if (!existsSync(mark)) removeFolder(dataDir)
  const app = await startApp({ dataDir })
  const db = new pg.Client({
    connectionString: `postgres://moonpage@/postgres?host=${encodeURIComponent(join(dataDir, 'run'))}`,
  })
  // The database server exits with the app.
  db.on('error', () => {})
  const close = async () => {
    await db.end().catch(() => {})
    await app.stop()
  }
  try {
    await db.connect()
    if (!existsSync(mark)) {
      await fill(app.url, db, rows)
      writeFileSync(mark, '')
    }
    const { access_token: token } = await send<SignedIn>(app.url + logIn.path, 'POST', undefined, {
      email,
      password,
    })
    return { rows, app, token, db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(url: string, db: pg.Client, rows: number): Promise<void> {
  const begun = performance.now()
  const { user } = await send<SignedIn>(url + registerAccount.path, 'POST', undefined, {
    first_name: 'Ines',
    last_name: 'Okafor',
    username: 'growth',
    email,
    password,
    confirm_password: password,
  })
  // Durability is not needed: lost data would be generated again.
  await set(db, [
    'fsync = off',
    'full_page_writes = off',
    `max_wal_size = '8GB'`,
    `checkpoint_timeout = '30min'`,
  ])
  await seedStories(db, {
    stories: rows,
    books: tellBooks(Math.min(800, Math.max(100, rows / 100))),
    owner: user.id,
    owned: Math.min(5000, rows / 5),
  })
  await db.query(`update accounts set role = 'admin' where id = $1`, [user.id])
  await addEvenings(db, user.id)
  await db.query('alter system reset all')
  await db.query('select pg_reload_conf()')
  await db.query('checkpoint')
  await checkpointsCreated(db)
  console.log(`${rows} stories were told in ${Math.round((performance.now() - begun) / 1000)} s`)
}

/** Eight children with all the books of the family, five years of evenings, and fifty collections of a hundred books. */
async function addEvenings(db: pg.Client, family: string): Promise<void> {
  const own = `(select id, row_number() over (order by id) as number from stories where owner_id = $1) as book`
  const child = `(select id, row_number() over (order by id) as number from children where family_id = $1) as child`
  for (const statement of [
    `insert into children (id, family_id, name, bedtime) select gen_random_uuid(), $1, 'Mila', '19:30' from generate_series(1, 8)`,
    `insert into child_stories (child_id, story_id)
     select child.id, book.id from ${own} join ${child} on child.number = 1 + book.number % 8`,
    `insert into reading_places (story_id, child_id, page_number, is_finished, turned_at)
     select book.id, child.id, 2, book.number % 3 > 0, now() - make_interval(hours => book.number::int)
     from ${own} join ${child} on child.number = 1 + book.number % 8`,
    `insert into readings (family_id, story_id, child_id, account_id, day, read_at)
     select $1, book.id, child.id, $1, current_date - evening, now() - make_interval(days => evening)
     from generate_series(0, 5 * 365) as evening
     join ${own} on book.number = 1 + evening % (select count(*) from stories where owner_id = $1) cross join ${child}`,
    `insert into collections (id, family_id, name) select gen_random_uuid(), $1, 'For the train' from generate_series(1, 50)`,
    `insert into collection_stories (collection_id, story_id, position)
     select shelf.id, book.id, book.number from ${own}
     join (select id, row_number() over (order by id) as number from collections where family_id = $1) as shelf
       on book.number > shelf.number * 3 and book.number <= shelf.number * 3 + 100`,
  ])
    await db.query(statement, [family])
  await db.query('analyze children, child_stories, reading_places, readings, collections, collection_stories')
}

async function set(db: pg.Client, settings: readonly string[]): Promise<void> {
  for (const setting of settings) await db.query(`alter system set ${setting}`)
  await db.query('select pg_reload_conf()')
}

/** Waits for the rank checkpoints, which the worker creates. */
async function checkpointsCreated(db: pg.Client): Promise<void> {
  const until = Date.now() + 120_000
  for (;;) {
    const { rows } = await db.query(
      'select (select sum(stories) from feed_facet_counts) > 30000 and not exists (select from feed_rank_checkpoints) as waits',
    )
    if (!rows[0].waits) return
    if (Date.now() > until) throw new Error('The worker did not lay the steps of the feed within two minutes')
    await sleep(500)
  }
}
