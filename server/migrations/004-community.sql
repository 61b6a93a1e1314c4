-- What strangers read in place of names that a parent typed; empty where the storyteller named them.
alter table stories
  add column hero_stand_in text not null default '',
  add column companion_stand_in text not null default '',
  -- Hidden since several people reported it, until a moderator decides.
  add column hidden_at timestamptz,
  -- Why it was taken down, for its owner.
  add column take_down_note text,
  -- What `rating` sorts by: the average with five votes of 3.5 stars before all others.
  add column rating_score double precision not null
    generated always as ((17.5 + rating_sum) / (5 + rating_count)) stored;

-- As the app has picked them until now, from the end of the story's id.
update stories set
  hero_stand_in = case when input -> 'hero' is null or input -> 'hero' = 'null' then '' else
    (array['Wren', 'Robin', 'Juniper', 'Marlo', 'Pim', 'Sorrel', 'Kit', 'Linden', 'Bo', 'Tamsin', 'Ash', 'Noor'])
      [('x' || right(replace(id::text, '-', ''), 6))::bit(24)::int % 12 + 1] end,
  companion_stand_in = case when input -> 'companion' is null or input -> 'companion' = 'null' then '' else
    (array['Nib', 'Moss', 'Thimble', 'Biscuit', 'Clover', 'Pepper', 'Button', 'Bramble'])
      [('x' || right(replace(id::text, '-', ''), 6))::bit(24)::int % 8 + 1] end;

-- What strangers may search in: the words of the public copy.
alter table stories add column public_search_text text not null generated always as (
  plain_words(
    replace(
      replace(
        title || ' ' || summary,
        '[[hero]]', case when include_names or hero_stand_in = '' then hero_name else hero_stand_in end
      ),
      '[[companion]]', case when include_names or companion_stand_in = '' then companion_name else companion_stand_in end
    )
    || ' ' || replace(subject || ' ' || theme || ' ' || setting, '-', ' ')
  )
) stored;

-- What strangers may find, in each order that they may ask for.
drop index stories_recently_published;
create index stories_recent on stories (published_at desc, id desc)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
create index stories_popular on stories (view_count desc, rating_count desc, id desc)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
create index stories_best_rated on stories (rating_score desc, id desc)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
create index stories_public_words on stories using gin (public_search_text gin_trgm_ops)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
-- How many of a kind there are is counted here alone: the rows themselves are wide.
create index stories_of_kind on stories (subject, theme, age_group)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;

create table ratings (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  unique (story_id, account_id)
);
create index ratings_of_account on ratings (account_id, created_at desc, id desc);
create index ratings_of_story on ratings (story_id, created_at desc, id desc);

-- Sum and count stand beside the story, and no way to a rating goes past them: not a deleted account's either.
-- Rows are locked in the order of their ids, so that two who touch the same stories wait for each other in turn.
create function count_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from stories where id in (select story_id from fresh) order by id for no key update;
    update stories set rating_count = rating_count + change.votes, rating_sum = rating_sum + change.stars
    from (select story_id, count(*)::int as votes, sum(rating)::int as stars from fresh group by story_id) change
    where stories.id = change.story_id;
  elsif tg_op = 'DELETE' then
    perform from stories where id in (select story_id from stale) order by id for no key update;
    update stories set rating_count = rating_count - change.votes, rating_sum = rating_sum - change.stars
    from (select story_id, count(*)::int as votes, sum(rating)::int as stars from stale group by story_id) change
    where stories.id = change.story_id;
  else
    perform from stories where id in (select story_id from fresh) order by id for no key update;
    update stories set rating_sum = rating_sum + change.stars
    from (
      select fresh.story_id, sum(fresh.rating - stale.rating)::int as stars
      from fresh join stale using (id) group by fresh.story_id
    ) change
    where stories.id = change.story_id and change.stars <> 0;
  end if;
  return null;
end $$;
create trigger ratings_added after insert on ratings
  referencing new table as fresh for each statement execute function count_ratings();
create trigger ratings_changed after update on ratings
  referencing new table as fresh old table as stale for each statement execute function count_ratings();
create trigger ratings_removed after delete on ratings
  referencing old table as stale for each statement execute function count_ratings();

-- What all public stories come to, kept and not counted. In several rows, so that few wait for each other.
create table public_totals (
  shard smallint primary key,
  stories bigint not null default 0,
  views bigint not null default 0,
  ratings bigint not null default 0,
  stars bigint not null default 0,
  highly_rated bigint not null default 0
);

-- What a story gives to the totals: nothing unless strangers may find it.
create function public_share(story stories) returns bigint[] language sql immutable parallel safe as $$
  select case
    when story.is_public and story.completed_at is not null and story.taken_down_at is null and story.hidden_at is null
    then array[
      1, story.view_count, story.rating_count, story.rating_sum,
      (story.rating_count > 0 and story.rating_sum >= 4 * story.rating_count)::int
    ]::bigint[]
    else array[0, 0, 0, 0, 0]::bigint[]
  end
$$;
create function public_shard(story_id uuid) returns smallint language sql immutable parallel safe as $$
  select (get_byte(uuid_send(story_id), 15) % 16)::smallint
$$;
create function add_to_totals(to_shard smallint, share bigint[]) returns void language sql as $$
  update public_totals set
    stories = stories + share[1], views = views + share[2], ratings = ratings + share[3], stars = stars + share[4],
    highly_rated = highly_rated + share[5]
  where shard = to_shard
$$;

create function count_public_story() returns trigger language plpgsql as $$
declare
  before bigint[] := case when tg_op = 'UPDATE' then public_share(old) else array[0, 0, 0, 0, 0]::bigint[] end;
  after bigint[] := public_share(new);
begin
  perform add_to_totals(
    public_shard(new.id), array(select a - b from unnest(after, before) with ordinality as both_sides(a, b, place) order by place)
  );
  return null;
end $$;
create trigger public_story_added after insert on stories
  for each row when (new.is_public) execute function count_public_story();
create trigger public_story_changed after update on stories
  for each row when (public_share(old) is distinct from public_share(new)) execute function count_public_story();

-- An account takes many stories along: their shards in one order, so that two of them wait in turn.
create function discount_public_stories() returns trigger language plpgsql as $$
declare
  loss record;
begin
  for loss in
    select public_shard(id) as shard,
      array[
        -sum(share[1]), -sum(share[2]), -sum(share[3]), -sum(share[4]), -sum(share[5])
      ]::bigint[] as share
    from (select id, public_share(stale::stories) as share from stale where is_public) shares
    group by 1 order by 1
  loop
    perform add_to_totals(loss.shard, loss.share);
  end loop;
  return null;
end $$;
create trigger public_stories_removed after delete on stories
  referencing old table as stale for each statement execute function discount_public_stories();

insert into public_totals (shard, stories, views, ratings, stars, highly_rated)
select shard, coalesce(sum(share[1]), 0), coalesce(sum(share[2]), 0), coalesce(sum(share[3]), 0),
  coalesce(sum(share[4]), 0), coalesce(sum(share[5]), 0)
from generate_series(0, 15) as shard
left join (select public_shard(id) as at_shard, public_share(stories) as share from stories) shares on at_shard = shard
group by shard;

-- A reported version, as it was: reports of the same one share it. Its pictures are copies under names of their own.
create table story_snapshots (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  version bytea not null,
  content jsonb not null,
  -- When it last read and looked so.
  taken_at timestamptz not null default now(),
  -- Where the names of the copies follow from. Until they are made, the content names the story's own files.
  picture_salt bytea not null,
  pictures_copied_at timestamptz,
  unique (story_id, version)
);
create index snapshots_without_copies on story_snapshots (id) where pictures_copied_at is null;

-- `reporter_id` is an id and no reference: a report outlives the account, and tells nothing more of it.
create table reports (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  reporter_id uuid not null,
  snapshot_id uuid not null references story_snapshots on delete cascade,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('dismissed', 'upheld')),
  check ((decided_at is null) = (outcome is null))
);
create unique index reports_open on reports (story_id, reporter_id) where decided_at is null;
create index reports_of_story on reports (story_id, created_at);
create index reports_snapshot on reports (snapshot_id);
create index reports_waiting on reports (created_at) where decided_at is null;

-- Once for each time that a story is taken down.
create table appeals (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  taken_down_at timestamptz not null,
  text text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('restored', 'declined')),
  unique (story_id, taken_down_at),
  check ((decided_at is null) = (outcome is null))
);
create index appeals_waiting on appeals (created_at) where decided_at is null;

-- Who decided what. Ids and no references: it outlives what it is about.
create table audit_entries (
  id uuid primary key,
  action text not null,
  actor_id uuid,
  subject_kind text not null check (subject_kind in ('story', 'account', 'job')),
  subject_id uuid not null,
  note text,
  created_at timestamptz not null default now()
);
create index audit_newest on audit_entries (created_at desc, id desc);
create index audit_subject on audit_entries (subject_id, created_at desc);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('story_finished', 'story_failed', 'story_taken_down', 'story_restored', 'appeal_declined'));

-- Processes that take jobs, as long as they are heard of.
create table workers (
  id uuid primary key,
  host text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- What models cost, a row a day and kind.
create table model_spend (
  day date not null,
  kind text not null check (kind in ('text', 'image')),
  calls integer not null default 0,
  usd numeric(12, 6) not null default 0,
  primary key (day, kind)
);

-- What the figures for admins count, each by an index alone.
create index accounts_created on accounts (created_at);
create index accounts_inactive on accounts (id) where not is_active;
create index sessions_recent on sessions (last_used_at, account_id);
create index stories_created on stories (created_at);
create index generations_begun on generations (begun_at);
