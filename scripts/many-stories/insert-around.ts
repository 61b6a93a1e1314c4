/** Inserts the accounts: one per eight stories. Before the stories. */
export const insertCrowd = `
with made as (
  insert into accounts (id, email, username, first_name, last_name, password_hash, created_at)
  select gen_random_uuid(), 'reader.' || n || '@example.org', 'reader_' || n, pg_temp.coin((n * 0.618) % 1),
    pg_temp.coin((n * 0.414) % 1), 'x', now() - interval '3 years' * random()
  from asked cross join lateral generate_series(1, greatest(50, stories / 8)) as n
  returning id
)
insert into crowd select row_number() over () - 1, id from made`

/** Inserts the data that belongs to stories, one statement each. */
export const insertAround: readonly string[] = [
  `insert into story_pages (story_id, page_number, content, scene, has_image, image_alt, image_key)
   select id, number, page ->> 'content', '{}', number = 1, page ->> 'image_alt', case when number = 1 then seed end
   from stories join books on place = abs(hashtext(seed)) % (select count(*) from books)
   cross join jsonb_array_elements(pages) with ordinality as told(page, number)
   order by id, number`,
  `insert into ratings (id, story_id, account_id, rating, created_at)
   select gen_random_uuid(), votes.id, crowd.id, pg_temp.stars(seed, i), published_at + interval '1 hour' * i
   from (
     select id, seed, published_at, i, (abs(hashtext(seed)) + i) % (select count(*) from crowd) as place
     from stories cross join lateral generate_series(1, rating_count) i where rating_count > 0
   ) as votes join crowd using (place)`,
  // Two favorites per account, and as many stories for the one with many.
  `insert into favorites (account_id, story_id, created_at)
   select crowd.id, hearts.id, published_at + interval '1 day'
   from (
     select id, published_at, (abs(hashtext(seed || i)) % (select count(*) from crowd)) as place
     from stories cross join generate_series(1, 2) i where is_public and abs(hashtext(seed)) % 8 = 0
   ) as hearts join crowd using (place)
   union all
   select owner, id, published_at from asked cross join lateral (
     select id, published_at from stories where is_public and owner_id <> owner order by seed limit owned
   ) as liked
   on conflict do nothing`,
  `insert into notifications (id, account_id, kind, story_id, created_at)
   select gen_random_uuid(), owner_id, 'story_finished', id, completed_at from stories, asked
   where created_at > now() - interval '90 days' or owner_id = owner`,
  `insert into generations (id, account_id, story_id, kind, begun_at)
   select gen_random_uuid(), owner_id, id, 'story', created_at from stories`,
  `insert into sessions (id, account_id, expires_at, last_used_at)
   select gen_random_uuid(), id, now() + interval '20 days', now() - interval '30 days' * random() from crowd`,
  // One of 500 public stories is reported, by up to three people.
  `with reported as (
     select id, seed, published_at from stories where is_public and abs(hashtext(seed)) % 500 = 0
   ), pictured as (
     insert into story_snapshots (id, story_id, version, content, picture_salt)
     select gen_random_uuid(), id, seed::bytea, '{"title":"A story","summary":"","dedication":null,"pages":[]}', ''::bytea from reported
     returning id, story_id
   )
   insert into reports (id, story_id, reporter_id, snapshot_id, reason, created_at)
   select gen_random_uuid(), reported.id, gen_random_uuid(), pictured.id, 'It is too scary.', now() - interval '9 days' * random()
   from reported join pictured on story_id = reported.id cross join lateral generate_series(1, 1 + length(seed) % 3)`,
  `insert into audit_entries (id, action, subject_kind, subject_id, created_at)
   select gen_random_uuid(), 'reports_dismissed', 'story', id, created_at from stories where abs(hashtext(seed)) % 200 = 0`,
]
