import type pg from 'pg'

export type HeardPlan = { sql: string; plan: string }

type Ask = (sql: string, values?: unknown[], done?: unknown) => Promise<pg.QueryResult>

/**
 * From now on has the database explain each statement that kysely sends over the pool, on the same connection and with
 * the same parameters, before it is run. @returns what was explained, longer with each
 */
export function hearPlans(pool: pg.Pool): HeardPlan[] {
  const heard: HeardPlan[] = []
  const listening = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (listening.has(client)) return
    listening.add(client)
    const ask = client.query.bind(client) as unknown as Ask
    // As where nothing turns: a table of a test is so small that reading all of it is soon the quicker way.
    void ask('set random_page_cost = 1.1')
    const explained: Ask = async (sql, values, done) => {
      if (done === undefined && /^\s*(select|with|insert|update|delete)\b/i.test(sql)) {
        const { rows } = await ask(`explain ${sql}`, values)
        heard.push({ sql, plan: rows.map((row) => (row as Record<string, string>)['QUERY PLAN']).join('\n') })
      }
      return ask(sql, values, done)
    }
    client.query = explained as unknown as typeof client.query
  })
  return heard
}
