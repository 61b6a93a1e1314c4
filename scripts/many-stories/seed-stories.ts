import type { Book } from './books.ts'
import { insertAround, insertCrowd } from './insert-around.ts'
import { helpers, insertStories } from './insert-stories.ts'

/** A superuser's connection: triggers and foreign keys are disabled while the tables are filled. */
export type Connection = {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export type SeedOptions = {
  stories: number
  books: readonly Book[]
  /** An account that gets `owned` stories, and as many favorites. */
  owner: string
  owned: number
  onStep?: (step: string) => void
}

const filled = [
  'accounts',
  'stories',
  'story_pages',
  'ratings',
  'favorites',
  'notifications',
  'generations',
  'sessions',
]

/** Indexes that are rebuilt at the end, which is faster; those of constraints stay. */
const spareIndexes = `
select indexname as name, indexdef as definition from pg_indexes
where schemaname = 'public' and tablename = any($1)
  and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)
order by indexdef like '%gin%' desc, indexname`

/** Fills an empty, migrated database with stories and their data. Takes minutes for a million. */
export async function seedStories(connection: Connection, options: SeedOptions): Promise<void> {
  const { stories, books, owner, owned, onStep = () => {} } = options
  const run = (sql: string, values?: readonly unknown[]) => connection.query(sql, values)
  await run(helpers)
  await run('insert into asked values ($1, $2, $3)', [stories, owner, owned])
  await run(
    `insert into books select row_number() over () - 1, book ->> 'subject', book ->> 'theme', book ->> 'setting',
       book ->> 'age_group', book ->> 'title', book ->> 'summary', book ->> 'hero', book ->> 'companion', book -> 'pages'
     from jsonb_array_elements($1::jsonb) as book`,
    [JSON.stringify(books)],
  )
  await run(
    'insert into book_sentences select row_number() over () - 1, told from unnest($1::text[]) as told',
    [books.flatMap(({ sentences }) => sentences)],
  )
  await run('analyze books, book_sentences')
  // Skips waiting for commits, and triggers; totals are computed once at the end.
  await run(`set synchronous_commit = off; set session_replication_role = replica; set maintenance_work_mem = '512MB';
    set work_mem = '128MB'`)
  const { rows: indexes } = await run(spareIndexes, [filled])
  for (const { name } of indexes) await run(`drop index ${String(name)}`)
  onStep('accounts')
  await run(insertCrowd)
  await run('analyze crowd')
  onStep('stories')
  await run(insertStories)
  await run('analyze stories')
  for (const sql of insertAround) {
    onStep(/into (\w+)/.exec(sql)?.[1] ?? '')
    await run(sql)
  }
  for (const { name, definition } of indexes) {
    onStep(`index ${String(name)}`)
    await run(String(definition))
  }
  onStep('totals')
  await run(recountTotals)
  await run('reset session_replication_role; reset synchronous_commit; reset work_mem')
  onStep('vacuum')
  await run(`vacuum (analyze) ${filled.join(', ')}`)
  await run('analyze')
  await run('reset maintenance_work_mem')
}

/** The feed's rank checkpoints are created by the first worker. */
const recountTotals = `
delete from feed_deltas;
delete from feed_rank_checkpoints;
delete from feed_facet_counts;
insert into feed_facet_counts (subject, theme, age_group, stories)
select subject, theme, age_group, count(*) from stories where (public_share(stories))[1] = 1 group by 1, 2, 3;
delete from row_counts;
insert into row_counts values ('accounts', 0, (select count(*) from accounts)), ('stories', 0, (select count(*) from stories));
insert into row_counts select name, shard, 0 from (values ('accounts'), ('stories')) as names (name), generate_series(1, 15) as shard;
delete from public_totals;
insert into public_totals (shard, stories, views, ratings, stars, highly_rated)
select shard, coalesce(sum(share[1]), 0), coalesce(sum(share[2]), 0), coalesce(sum(share[3]), 0),
  coalesce(sum(share[4]), 0), coalesce(sum(share[5]), 0)
from generate_series(0, 15) as shard
left join (select public_shard(id) as at_shard, public_share(stories) as share from stories) shares on at_shard = shard
group by shard`
