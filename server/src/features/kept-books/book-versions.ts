import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** All that a kept book shows and plays; what readers do with it (favorites, ratings, places) does not count. */
const version = sql<string>`encode(sha256(convert_to(concat_ws(
  chr(10), title, summary, hero_name, companion_name, hero_stand_in, companion_stand_in, completed_at, owner_id,
  include_names, include_recordings, input ->> 'dedication',
  (select string_agg(md5(content) || coalesce(image_key, ''), ',' order by page_number)
    from story_pages where story_id = stories.id),
  (select string_agg(concat(file, narrator_id), ',' order by page_number, narrator_id)
    from recordings where story_id = stories.id),
  (select narrator from families where id = owner_id),
  (select string_agg(narrator, ',' order by child_id)
    from child_stories join children on children.id = child_id where story_id = stories.id)
), 'UTF8')), 'hex')`.as('version')

/** Ids and versions of stories, as a query to be narrowed. */
export const bookVersions = (db: Kysely<Tables>) => db.selectFrom('stories').select(['stories.id', version])
