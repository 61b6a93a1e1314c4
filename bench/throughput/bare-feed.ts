// The reference for the uncached feed: Fastify and pg with the same statements as Moonpage, and nothing else.
import { feedSorts, type FeedSort } from '@moonpage/contract/feed-filters'
import fastify from 'fastify'
import pg from 'pg'
import { authenticator } from '../../server/src/core/accounts/authenticate.ts'
import { openRateLimiter } from '../../server/src/infra/http/rate-limit.ts'
import { signAccessToken } from '../../server/src/core/accounts/tokens.ts'
import { cacheVersion } from '../../server/src/core/stories/cache-version.ts'
import { rangeFrame } from '../../server/src/core/stories/paging.ts'
import type { StoryCardRow } from '../../server/src/core/stories/story-rows.ts'
import { listPublicStories } from '../../server/src/features/feed/list-public-stories.ts'
import { presentPublicCard } from '../../server/src/features/feed/present-public-card.ts'
import { openDatabase, type Database } from '../../server/src/infra/db/database.ts'
import { bindParameters } from '../../server/src/infra/db/prepared-query.ts'
import { coalesceCalls } from '../../server/src/lib/coalesce-calls.ts'

/** Account and session, for authenticated requests. */
const [url = '', accountId, sessionId] = process.argv.slice(2)
const reader = accountId ? ({ accountId, familyId: accountId, role: 'user', origin: '' } as const) : null
const pool = new pg.Pool({ connectionString: url, max: 10 })
const limit = 20
/** Placeholder in the statements for the offset of each request. */
const skipMark = 1777

type Statement = { sql: string; parameters: readonly unknown[] }

/** Records the statements that Moonpage sends meanwhile. */
async function statementsOf(work: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = []
  const db = openDatabase(url)
  await work({
    ...db,
    execute(statement, values = {}) {
      said.push({ sql: statement.sql, parameters: bindParameters(statement, values) })
      return db.execute(statement, values)
    },
  })
  await db.close()
  return said
}

const statements = new Map<FeedSort, Statement[]>()
for (const sort of feedSorts)
  statements.set(
    sort,
    await statementsOf((db) =>
      listPublicStories(db, reader, { sort_by: sort, page: 1, page_size: limit, skip: skipMark }),
    ),
  )
const secret = new Uint8Array(32)
const session =
  accountId && sessionId
    ? await statementsOf(async (db) => {
        const token = await signAccessToken(secret, { sub: accountId, sid: sessionId })
        const authenticate = authenticator({ db, secret, rateLimit: openRateLimiter(db, false) })
        await authenticate({ headers: { authorization: `Bearer ${token}` }, ip: '127.0.0.1' })
      })
    : []

// Anonymous responses are cached by version, and concurrent requests are coalesced.
const version = reader ? [] : await statementsOf(cacheVersion)

const ask = ({ sql, parameters }: Statement, skip = skipMark) =>
  pool.query<Record<string, unknown>>(
    sql,
    parameters.map((value) => (value === skipMark ? skip : value)),
  )
const isCards = ({ fields }: pg.QueryResult) => fields.some(({ name }) => name === 'slug')

for (const [sort, { length }] of statements)
  if (length !== 2) throw new Error(`The feed by ${sort} sent ${length} statements that were heard, not 2`)

const readVersion = coalesceCalls(() => Promise.all(version.map((statement) => ask(statement))))

const app = fastify()
app.route<{ Querystring: { skip: string; sort_by: FeedSort } }>({
  method: 'GET',
  url: '/feed',
  handler: async ({ query }) => {
    for (const statement of session) await ask(statement)
    if (!reader) await readVersion()
    const offset = Number(query.skip)
    const answers = await Promise.all(
      (statements.get(query.sort_by) ?? []).map((statement) => ask(statement, offset)),
    )
    const cards = (answers.find(isCards)?.rows ?? []) as StoryCardRow[]
    const [counted] = answers.find((answer) => !isCards(answer))?.rows ?? []
    return {
      stories: cards.map((row) => presentPublicCard(row, reader)),
      ...rangeFrame({ limit, offset }, Number(counted?.['stories'])),
    }
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as { port: number }).port)
process.on('disconnect', () => process.exit())
