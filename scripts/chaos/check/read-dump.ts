import type pg from 'pg'
import type { Dump } from './dump.ts'

const findable = 'is_public and completed_at is not null and taken_down_at is null and hidden_at is null'

// One statement, so that everything comes from one snapshot of the database.
const statement = `select jsonb_build_object(
  'stories', ${rows(`select id, idempotency_key as key, title, summary, generation_status,
    (input ->> 'page_count')::int as page_count, is_public, (${findable}) as is_findable, rating_count, rating_sum
    from stories`)},
  'pages', ${rows('select story_id, page_number, content, has_image, image_key, sketch_key from story_pages order by page_number')},
  'draftPages', ${rows('select story_id, image_key, sketch_key from draft_pages')},
  'drafts', (select coalesce(jsonb_agg(story_id), '[]') from story_drafts),
  'ratings', ${rows('select story_id, account_id, rating from ratings')},
  'favorites', ${rows('select story_id, account_id from favorites')},
  'reports', ${rows('select story_id, reporter_id, reason, snapshot_id from reports')},
  'links', ${rows('select story_id, token from share_links')},
  'snapshots', ${rows(`select id, story_id, pictures_copied_at is not null as "isCopied", (
    select coalesce(jsonb_agg(page ->> 'image_key'), '[]') from jsonb_array_elements(content -> 'pages') page
    where page ->> 'image_key' is not null) as stems from story_snapshots`)},
  'notifications', ${rows('select story_id, kind from notifications')},
  'generations', ${rows('select story_id from generations')},
  'calls', ${rows('select purpose, count(*)::int from model_calls group by purpose')},
  'spendCalls', (select coalesce(sum(calls), 0)::int from model_spend),
  'totals', (select jsonb_build_object('stories', sum(stories), 'ratings', sum(ratings), 'stars', sum(stars)) from public_totals),
  'jobs', ${rows(`select name, state::text as state, start_after <= now() as "isDue", coalesce(data -> 'stems', '[]') as stems
    from pgboss.job where state < 'completed' or state in ('failed', 'cancelled')`)}
) as dump`

function rows(select: string): string {
  return `(select coalesce(jsonb_agg(found), '[]') from (${select}) found)`
}

export async function readDump(db: Pick<pg.ClientBase, 'query'>): Promise<Dump> {
  const { rows: found } = await db.query<{ dump: Dump }>(statement)
  return found[0]!.dump
}
