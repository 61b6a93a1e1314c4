// The reference for the uncached feed: Fastify and pg with the very statements that Moonpage sends, and nothing else.
import { feedSorts, type FeedSort } from '@moonpage/contract/feed'
import fastify from 'fastify'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { authenticator } from '../../server/src/core/accounts/authenticate.ts'
import { signAccessToken } from '../../server/src/core/accounts/tokens.ts'
import { rangeFrame } from '../../server/src/core/stories/paging.ts'
import type { StoryCardRow } from '../../server/src/core/stories/story-rows.ts'
import { listPublicStories } from '../../server/src/features/feed/list-public-stories.ts'
import { presentPublicCard } from '../../server/src/features/feed/present-public.ts'
import type { Database } from '../../server/src/infra/db/database.ts'
import type { Tables } from '../../server/src/infra/db/tables.ts'

/** Of the account, where it is to be read signed in. */
const [url = '', accountId, sessionId] = process.argv.slice(2)
const reader = accountId ? ({ accountId, role: 'user', origin: '' } as const) : null
const pool = new pg.Pool({ connectionString: url, max: 10 })
const limit = 20
/** Stands in the statements where each request has its own number. */
const skipMark = 1777

/** What Moonpage asks its database meanwhile. */
async function statementsOf(work: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const said: CompiledQuery[] = []
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void said.push(query),
  })
  await work({ kysely, pool, close: async () => {} })
  return said
}

const statements = new Map<FeedSort, CompiledQuery[]>()
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
        const token = await signAccessToken(secret, { sub: accountId, sid: sessionId, role: 'user' })
        await authenticator({ db, secret })(`Bearer ${token}`)
      })
    : []

const ask = ({ sql, parameters }: CompiledQuery, skip = skipMark) =>
  pool.query<Record<string, unknown>>(
    sql,
    parameters.map((value) => (value === skipMark ? skip : value)),
  )
const isCards = ({ fields }: pg.QueryResult) => fields.some(({ name }) => name === 'slug')

const app = fastify()
app.route<{ Querystring: { skip: string; sort_by: FeedSort } }>({
  method: 'GET',
  url: '/feed',
  handler: async ({ query }) => {
    for (const statement of session) await ask(statement)
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
