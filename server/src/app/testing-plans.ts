import type pg from 'pg'

export type RecordedPlan = { sql: string; plan: string }

type Ask = (
  sql: string,
  values?: unknown[],
  done?: (error: Error | null, answer?: pg.QueryResult) => void,
) => Promise<pg.QueryResult> | undefined

/**
 * Explains each statement sent over the pool before it runs, on the same connection with the same parameters. @returns
 * the plans, appended to with each statement
 */
export function recordPlans(pool: pg.Pool): RecordedPlan[] {
  const heard: RecordedPlan[] = []
  const listening = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (listening.has(client)) return
    listening.add(client)
    const ask = client.query.bind(client) as unknown as Ask
    // Sequential scans are discouraged: test tables are small enough that the planner would prefer them.
    void ask('set random_page_cost = 1.1')
    const explain = async (sql: string, values: unknown[] | undefined) => {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(sql)) return
      const rows = (await ask(`explain ${sql}`, values))?.rows ?? []
      heard.push({ sql, plan: rows.map((row) => (row as Record<string, string>)['QUERY PLAN']).join('\n') })
    }
    const explained: Ask = (sql, values, done) => {
      const explaining = explain(sql, values)
      if (!done) return explaining.then(() => ask(sql, values) as Promise<pg.QueryResult>)
      explaining.then(() => ask(sql, values, done), done)
      return undefined
    }
    client.query = explained as unknown as typeof client.query
  })
  return heard
}
