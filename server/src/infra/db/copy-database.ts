import pg from 'pg'

/** Why a database cannot be moved, in a sentence for the operator. */
export class MoveDatabaseError extends Error {
  override name = 'MoveDatabaseError'
  /** Shown at the terminal without a stack trace. */
  get sentence(): string {
    return this.message
  }
}

const rowsPerBatch = 200

type Table = { name: string; columns: string[]; needs: string[] }

/**
 * Copies every row of Moonpage and of its queue into another database, PostgreSQL 15 or newer, in one transaction, and
 * compares both before it commits. Both must have this version's tables, and nobody may write meanwhile.
 * @param onTable called with each copied table
 * @throws MoveDatabaseError if the target has accounts already, or differs at the end
 */
export async function copyDatabase(
  fromUrl: string,
  toUrl: string,
  onTable: (name: string, rows: number) => void,
): Promise<void> {
  const [from, to] = [await connect(fromUrl), await connect(toUrl)]
  try {
    await from.query('begin isolation level repeatable read read only')
    await to.query('begin')
    await rejectUsedTarget(to)
    const tables = sortByReferences(await tablesOf(from))
    // Triggers maintain counts, which are copied themselves.
    const ownTables = tables.filter(({ name }) => !name.startsWith('pgboss.'))
    for (const { name } of ownTables) await to.query(`alter table ${name} disable trigger user`)
    // Rows inserted by migrations are deleted: they are copied too.
    for (const { name } of tables.toReversed()) await to.query(`delete from ${name}`)
    for (const table of tables) {
      await copyRows(from, to, table)
      onTable(table.name, await compareTables(from, to, table))
    }
    for (const { name } of ownTables) await to.query(`alter table ${name} enable trigger user`)
    await to.query('commit')
  } finally {
    await Promise.all([from, to].map((client) => client.end().catch(() => {})))
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'moonpage-move' })
  client.on('error', () => {})
  await client.connect()
  // The comparison is of text, which depends on these settings.
  await client.query(`set timezone to 'UTC'; set datestyle to 'ISO'; set extra_float_digits to 1`)
  return client
}

async function rejectUsedTarget(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from accounts) as found')
  if (rows[0]?.found)
    throw new MoveDatabaseError(
      'The database of DATABASE_URL has accounts already. Nothing was changed: move into an empty one.',
    )
}

/** All tables of Moonpage, and the queue's pending jobs; without generated columns. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', nspname, relname) as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint f
        join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migrations'
      or nspname = 'pgboss' and relname in ('queue', 'job')
    order by 1`)
  return rows
}

/** Referenced tables first. */
function sortByReferences(tables: Table[]): Table[] {
  const done: Table[] = []
  const isDone = (name: string) => done.some((table) => table.name === name)
  while (done.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isDone(name) && needs.every(isDone))
    if (!next) throw new Error('The tables have circular references')
    done.push(next)
  }
  return done
}

async function copyRows(from: pg.Client, to: pg.Client, { name, columns }: Table): Promise<void> {
  const all = columns.join(', ')
  await from.query(`declare leaving no scroll cursor for
    select row_to_json(r)::text as row from (select ${all} from ${name}) r`)
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${rowsPerBatch} from leaving`)
    if (rows.length === 0) break
    await to.query(
      `insert into ${name} (${all}) overriding system value
        select ${all} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.query('close leaving')
}

/** @returns the number of rows, equal on both sides */
async function compareTables(from: pg.Client, to: pg.Client, { name, columns }: Table): Promise<number> {
  const sums = `select count(*)::text as rows,
    coalesce(sum(('x' || left(md5(row(${columns.join(', ')})::text), 15))::bit(60)::bigint), 0)::text as sum from ${name}`
  const [here, there] = await Promise.all(
    [from, to].map(async (client) => (await client.query<{ rows: string; sum: string }>(sums)).rows[0]),
  )
  if (here?.rows !== there?.rows || here?.sum !== there?.sum)
    throw new MoveDatabaseError(`The table ${name} did not arrive as it left. Nothing was changed.`)
  return Number(here?.rows)
}
