/**
 * Inserts as many stories as `asked` from `books` and `book_sentences`, deterministically: over three years, more of them
 * recent; 70 % public; views and ratings with a realistic, uneven distribution. Names are generated, so that there are
 * many. Ids sort by time, as in the app.
 */
export const insertStories = `
with counts as (select (select count(*) from books)::int as books, (select count(*) from book_sentences)::int as sentences),
dice as (
  select g, md5('story ' || g) as digest,
    (hashint8extended(g, 1) & 16777215) / 16777216.0::float8 as r1, (hashint8extended(g, 2) & 16777215) / 16777216.0::float8 as r2,
    (hashint8extended(g, 3) & 16777215) / 16777216.0::float8 as r3, (hashint8extended(g, 4) & 16777215) / 16777216.0::float8 as r4,
    (hashint8extended(g, 5) & 16777215) / 16777216.0::float8 as r5, (hashint8extended(g, 6) & 16777215) / 16777216.0::float8 as r6,
    (hashint8extended(g, 7) & 16777215) / 16777216.0::float8 as r7, (hashint8extended(g, 8) & 16777215) / 16777216.0::float8 as r8
  from asked cross join lateral generate_series(1, asked.stories) as g
),
told as (
  select dice.*,
    date_trunc('milliseconds', now() - interval '3 years' * power(1 - (g - r1) / asked.stories, 1.3) - interval '1 hour') as at,
    r3 < 0.7 as is_public,
    floor(power(1 - r4, -1 / 1.1))::int - 1 as views,
    case when r5 < 0.7 then 0 else least(40, floor(power((r5 - 0.7) / 0.3 + 1e-9, -1 / 1.3)))::int end as votes,
    r6 < 0.4 as is_named,
    books.place as at_book, books.title, books.subject, books.setting, books.hero, books.companion,
    other.theme, other.summary, other.age_group, third.sentence,
    pg_temp.coin(r7) as coined, pg_temp.coin(r8) as place
  from dice cross join counts cross join asked
  join books on books.place = floor(r2 * counts.books)::int
  join books other on other.place = floor(r7 * counts.books)::int
  join book_sentences third on third.place = floor(r8 * counts.sentences)::int
)
insert into stories (
  id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, summary, hero_name, companion_name,
  hero_stand_in, companion_stand_in, outline, generation_status, generation_progress, picture_salt, is_public,
  published_at, view_count, rating_count, rating_sum, created_at, completed_at
)
select
  (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(digest, 1, 3) || 'a' || substr(digest, 5, 15))::uuid,
  case when g % greatest(1, asked.stories / asked.owned) = 0 then asked.owner
    else (select id from crowd where crowd.place = floor(r1 * (select count(*) from crowd))::int) end,
  'story-' || digest,
  jsonb_build_object('subject', subject, 'theme', theme, 'setting', setting, 'age_group', age_group, 'page_count', 3,
    'max_images', 1, 'story_attributes', '[]'::jsonb, 'avoid', '[]'::jsonb),
  subject, theme, setting, age_group, digest,
  case when r8 < 0.3 then title || ' of ' || place else title end,
  summary || case when r5 < 0.6 then ' ' || sentence else '' end,
  case when is_named then coined else hero end, companion,
  case when is_named then (array['Wren', 'Robin', 'Juniper', 'Marlo', 'Pim', 'Sorrel'])[1 + floor(r4 * 6)::int] else '' end, '',
  null, 'completed', 100, decode(digest, 'hex'), is_public,
  case when is_public then at + interval '20 hours' * r6 * (asked.stories - g) / asked.stories + interval '1 minute' end,
  case when is_public then views else 0 end, case when is_public then votes else 0 end,
  case when is_public then (select coalesce(sum(pg_temp.stars(digest, i)), 0) from generate_series(1, votes) i) else 0 end,
  at, at + interval '40 seconds'
from told cross join asked`

/** Temporary objects that the statements use. */
export const helpers = `
create function pg_temp.coin(chance float8) returns text language sql immutable as $$
  select initcap(
    (array['ba','che','do','fi','gu','ha','jo','ka','le','mi','nu','o','pe','qui','ro','sa','te','u','vi','wa','ye','zo','é'])[1 + floor(chance * 23)::int]
    || (array['bra','cla','dri','fen','glo','hil','lam','mor','nel','pol','rin','sto','tal','ven','wil','ß'])[1 + floor(chance * 23 * 16)::int % 16]
    || (array['a','by','den','ette','ford','ie','ka','lo','mere','na','o','rell','sby','ton','us','wyn'])[1 + floor(chance * 23 * 256)::int % 16]
  )
$$;
create function pg_temp.stars(story text, place bigint) returns int language sql immutable as $$
  select (array[5,5,5,5,4,4,4,3,2,1])[1 + abs(hashtextextended(story, place) % 10)::int]
$$;
create temp table books (
  place int primary key, subject text, theme text, setting text, age_group text, title text, summary text, hero text,
  companion text, pages jsonb
);
create temp table book_sentences (place int primary key, sentence text);
create temp table crowd (place int primary key, id uuid);
create temp table asked (stories int, owner uuid, owned int)`
