-- What strangers may find and read has a version: each transaction that changes it adds one, so that an answer kept by
-- a process is known to be true as long as the sum is the same. In several rows, so that few wait for each other.
create table public_versions (
  shard smallint primary key,
  version bigint not null default 0
) with (fillfactor = 50);
insert into public_versions (shard) select generate_series(0, 31);

-- Once a transaction and as the last thing that it does: whoever holds the row waits for nobody.
create function raise_public_version() returns void language plpgsql as $$
declare
  this_transaction text := pg_current_xact_id()::text;
begin
  if current_setting('moonpage.public_version_raised', true) is distinct from this_transaction then
    perform set_config('moonpage.public_version_raised', this_transaction, true);
    update public_versions set version = version + 1 where shard = pg_backend_pid() % 32;
  end if;
end $$;

create function public_story_differs() returns trigger language plpgsql as $$
begin
  perform raise_public_version();
  return null;
end $$;
create constraint trigger public_version_of_new after insert on stories deferrable initially deferred
  for each row when (new.is_public) execute function public_story_differs();
create constraint trigger public_version_of_gone after delete on stories deferrable initially deferred
  for each row when (old.is_public) execute function public_story_differs();
-- Views and ratings are told a few seconds late, and are not among these.
create constraint trigger public_version_of_changed after update of
    slug, input, subject, theme, setting, age_group, title, summary, hero_name, companion_name, hero_stand_in,
    companion_stand_in, include_names, is_public, published_at, completed_at, created_at, taken_down_at, hidden_at
  on stories deferrable initially deferred
  for each row when (old.is_public or new.is_public) execute function public_story_differs();

-- Pages, and whether there is a link.
create function part_of_story_differs() returns trigger language plpgsql as $$
begin
  if exists (
    select from stories where is_public and id = case when tg_op = 'DELETE' then old.story_id else new.story_id end
  ) then
    perform raise_public_version();
  end if;
  return null;
end $$;
create constraint trigger public_version_of_pages after insert or delete or update of
    page_number, content, has_image, image_alt, sketch_key, image_key
  on story_pages deferrable initially deferred for each row execute function part_of_story_differs();
create constraint trigger public_version_of_links after insert or delete or update of story_id, expires_at
  on share_links deferrable initially deferred for each row execute function part_of_story_differs();
