-- What strangers may find is counted and paged without walking all of it. Whatever changes a place in the feed is
-- noted here by its own transaction, which waits for nobody; feed_kinds and feed_steps hold what was true when a worker
-- last went through the feed. Both together are exact at any moment.
create table feed_changes (
  change smallint not null check (change in (-1, 1)),
  story_id uuid not null,
  subject text not null,
  theme text not null,
  age_group text not null,
  published_at timestamptz not null,
  view_count integer not null,
  rating_count integer not null,
  rating_score double precision not null
);

-- How many there are of each kind.
create table feed_kinds (
  subject text not null,
  theme text not null,
  age_group text not null,
  stories bigint not null,
  primary key (subject, theme, age_group)
);

-- Every ten-thousandth story of each order, and how many of a slice stand before it: of all (''), of a subject, a
-- theme or an age. Whoever asks for a page far down begins to walk there.
create table feed_steps (
  sort text not null check (sort in ('recent', 'popular', 'rating')),
  step integer not null,
  slice text not null,
  before bigint not null,
  story_id uuid not null,
  published_at timestamptz not null,
  view_count integer not null,
  rating_count integer not null,
  rating_score double precision not null,
  primary key (sort, slice, step)
);

-- Views that are counted but not yet added to their story: many of one story become one change of its row.
create table fresh_views (
  story_id uuid not null references stories on delete cascade,
  views integer not null
);
create index fresh_views_story on fresh_views (story_id);

-- Where a story stands in the feed; null where strangers do not find it.
create function feed_place(story stories) returns feed_changes language sql immutable parallel safe as $$
  select case
    when story.is_public and story.completed_at is not null and story.taken_down_at is null and story.hidden_at is null
    then row(
      1::smallint, story.id, story.subject, story.theme, story.age_group, story.published_at, story.view_count,
      story.rating_count, story.rating_score
    )::feed_changes
  end
$$;

create function note_feed_change() returns trigger language plpgsql as $$
declare
  before feed_changes := case when tg_op = 'UPDATE' then feed_place(old) end;
  after feed_changes := feed_place(new);
begin
  if before.change is not null then
    before.change := -1;
    insert into feed_changes select before.*;
  end if;
  if after.change is not null then
    insert into feed_changes select after.*;
  end if;
  return null;
end $$;
create trigger feed_place_added after insert on stories
  for each row when (new.is_public) execute function note_feed_change();
create trigger feed_place_changed after update on stories
  for each row when (feed_place(old) is distinct from feed_place(new)) execute function note_feed_change();

create function note_feed_losses() returns trigger language plpgsql as $$
begin
  insert into feed_changes
  select -1, place.story_id, place.subject, place.theme, place.age_group, place.published_at, place.view_count,
    place.rating_count, place.rating_score
  from stale cross join lateral feed_place(stale::stories) as place where place.change is not null;
  return null;
end $$;
create trigger feed_places_removed after delete on stories
  referencing old table as stale for each statement execute function note_feed_losses();

insert into feed_kinds (subject, theme, age_group, stories)
select subject, theme, age_group, count(*) from stories
where is_public and completed_at is not null and taken_down_at is null and hidden_at is null
group by 1, 2, 3;

-- Each letter of a text and each two that stand side by side in a word: what finds words that are too short for
-- trigrams.
create function short_parts(words text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select part from (
      select letter || following as part
      from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pairs (letter, following)
      union all
      select letter from unnest(string_to_array(words, null)) as letters (letter)
    ) as parts
    where part is not null and strpos(part, ' ') = 0
  )
$$;
