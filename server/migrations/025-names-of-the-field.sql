-- Tables, columns, functions and jobs get the words of docs/glossary.md, for the last time: nothing was released before,
-- and from here on a name that is in use stays (see "Changing the tables" in docs/architecture.md).
-- safe because no version was released that knows the old name
alter table letters rename to emails;
-- safe because no version was released that knows the old name
alter table throttles rename to rate_limits;
-- safe because no version was released that knows the old name
alter table fresh_views rename to pending_views;
-- safe because no version was released that knows the old name
alter table feed_changes rename to feed_deltas;
-- safe because no version was released that knows the old name
alter table feed_steps rename to feed_rank_checkpoints;
-- safe because no version was released that knows the old name
alter table feed_kinds rename to feed_facet_counts;
-- safe because no version was released that knows the old name
alter table kept_counts rename to row_counts;
-- safe because no version was released that knows the old name
alter table public_versions rename to cache_versions;
-- safe because no version was released that knows the old name
alter table spooled_pictures rename to storage_outbox;
-- safe because no version was released that knows the old name
alter table vendor_circuits rename to provider_circuits;
-- safe because no version was released that knows the old name
alter table storage_outbox rename column spooled_at to queued_at;
-- safe because no version was released that knows the old name
alter table provider_circuits rename column vendor to provider;

-- Their indexes and constraints along with them.
do $$
declare
  pair text[];
  found record;
begin
  foreach pair slice 1 in array array[
    ['letters', 'emails'],
    ['throttles', 'rate_limits'],
    ['fresh_views', 'pending_views'],
    ['feed_changes', 'feed_deltas'],
    ['feed_steps', 'feed_rank_checkpoints'],
    ['feed_kinds', 'feed_facet_counts'],
    ['kept_counts', 'row_counts'],
    ['public_versions', 'cache_versions'],
    ['spooled_pictures', 'storage_outbox'],
    ['vendor_circuits', 'provider_circuits']
  ] loop
    for found in
      select conname as name from pg_constraint
      where conrelid = pair[2]::regclass and starts_with(conname, pair[1] || '_')
    loop
      execute format(
        'alter table %I rename constraint %I to %I', pair[2], found.name,
        replace(
          replace(pair[2] || substr(found.name, length(pair[1]) + 1), '_spooled_at_', '_queued_at_'),
          '_vendor_', '_provider_'
        )
      );
    end loop;
    for found in
      select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = pair[2]::regclass and starts_with(relname, pair[1] || '_')
    loop
      execute format('alter index %I rename to %I', found.name, pair[2] || substr(found.name, length(pair[1]) + 1));
    end loop;
  end loop;
end $$;

-- Bodies of functions name tables by their words.
create or replace function feed_place(story stories) returns feed_deltas language sql immutable parallel safe as $$
  select case
    when story.is_public and story.completed_at is not null and story.taken_down_at is null and story.hidden_at is null
    then row(
      1::smallint, story.id, story.subject, story.theme, story.age_group, story.published_at, story.view_count,
      story.rating_count, story.rating_score
    )::feed_deltas
  end
$$;

-- safe because triggers know a function by its number
alter function note_feed_change() rename to insert_feed_delta;
create or replace function insert_feed_delta() returns trigger language plpgsql as $$
declare
  before feed_deltas := case when tg_op = 'UPDATE' then feed_place(old) end;
  after feed_deltas := feed_place(new);
begin
  if before.change is not null then
    before.change := -1;
    insert into feed_deltas select before.*;
  end if;
  if after.change is not null then
    insert into feed_deltas select after.*;
  end if;
  return null;
end $$;

-- safe because triggers know a function by its number
alter function note_feed_losses() rename to insert_feed_deltas_of_deleted;
create or replace function insert_feed_deltas_of_deleted() returns trigger language plpgsql as $$
begin
  insert into feed_deltas
  select -1, place.story_id, place.subject, place.theme, place.age_group, place.published_at, place.view_count,
    place.rating_count, place.rating_score
  from stale cross join lateral feed_place(stale::stories) as place where place.change is not null;
  return null;
end $$;

-- safe because it is called by the two functions below alone
alter function raise_public_version() rename to raise_cache_version;
-- Once a transaction and as the last thing that it does: whoever holds the row waits for nobody.
create or replace function raise_cache_version() returns void language plpgsql as $$
declare
  this_transaction text := pg_current_xact_id()::text;
begin
  if current_setting('moonpage.cache_version_raised', true) is distinct from this_transaction then
    perform set_config('moonpage.cache_version_raised', this_transaction, true);
    update cache_versions set version = version + 1 where shard = pg_backend_pid() % 32;
  end if;
end $$;
create or replace function public_story_differs() returns trigger language plpgsql as $$
begin
  perform raise_cache_version();
  return null;
end $$;
create or replace function part_of_story_differs() returns trigger language plpgsql as $$
begin
  if exists (
    select from stories where is_public and id = case when tg_op = 'DELETE' then old.story_id else new.story_id end
  ) then
    perform raise_cache_version();
  end if;
  return null;
end $$;

-- safe because triggers know a function by its number
alter function keep_count() rename to update_row_count;
create or replace function update_row_count() returns trigger language plpgsql as $$
declare
  change bigint := case when tg_op = 'INSERT' then (select count(*) from changed) else -(select count(*) from changed) end;
begin
  update row_counts set number = number + change
  where change <> 0 and name = tg_table_name and shard = pg_backend_pid() % 16;
  return null;
end $$;

-- Jobs that wait go on under their new names. The queue makes its own tables, and may not have been started here yet.
do $$
declare
  pair text[];
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  foreach pair slice 1 in array array[
    ['tell-story', 'generate-story'],
    ['tidy-up', 'clean-up'],
    ['send-letter', 'send-email'],
    ['remove-letters', 'remove-emails'],
    ['carry-pictures', 'flush-storage-outbox']
  ] loop
    update pgboss.queue set name = pair[2] where name = pair[1];
    update pgboss.job set name = pair[2] where name = pair[1];
  end loop;
  update pgboss.job set data = data - 'letter_id' || jsonb_build_object('email_id', data -> 'letter_id')
  where name = 'send-email' and data ? 'letter_id';
end $$;
