-- What is told or painted again is made beside the story that is read, and takes its place when it is whole.
create table story_drafts (
  story_id uuid primary key references stories on delete cascade,
  kind text not null check (kind in ('story', 'images', 'page')),
  seed text not null,
  -- Another one words the same plan in another way, for a page that is written again.
  variation text not null default '',
  picture_salt bytea not null,
  outline jsonb,
  title text not null,
  summary text not null,
  hero_name text not null,
  companion_name text not null,
  created_at timestamptz not null default now()
);

-- A picture that is painted again gets another one, and so another seed.
alter table story_pages add column image_variation text not null default '';

-- As story_pages: a table of its own, so that no reader's query can come upon a draft.
create table draft_pages (
  story_id uuid not null references story_drafts on delete cascade,
  page_number smallint not null check (page_number >= 1),
  content text not null,
  scene jsonb not null,
  has_image boolean not null,
  image_alt text not null,
  sketch_key text,
  image_key text,
  image_attempts smallint not null default 0,
  image_variation text not null default '',
  primary key (story_id, page_number)
);

-- Each making that a person asked for: the daily allowance counts them, whatever became of the story.
create table generations (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  story_id uuid references stories on delete set null,
  kind text not null check (kind in ('story', 'images', 'page')),
  begun_at timestamptz not null default now()
);
create index generations_of_account on generations (account_id, begun_at desc);
create index generations_story on generations (story_id);
insert into generations (id, account_id, story_id, kind, begun_at)
select id, owner_id, id, 'story', created_at from stories;

-- Others read the complete version while another is being made.
drop index stories_recently_published;
create index stories_recently_published on stories (published_at desc, id desc)
  where is_public and completed_at is not null and taken_down_at is null;

-- What search looks in, without case and accents. `unaccent` is not immutable: its dictionary could change; ours never does.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create function plain_words(words text) returns text
  language sql immutable strict parallel safe
  -- By Unicode's rules, whatever the database's own locale is; and a Greek word ends in the letter it goes on with.
  as $$ select translate(
    lower(public.unaccent('public.unaccent'::regdictionary, words) collate "und-x-icu"), 'ς', 'σ'
  ) $$;

alter table stories add column search_text text not null generated always as (
  plain_words(
    replace(replace(title || ' ' || summary, '[[hero]]', hero_name), '[[companion]]', companion_name)
    || ' ' || replace(subject || ' ' || theme || ' ' || setting, '-', ' ')
  )
) stored;

create table favorites (
  account_id uuid not null references accounts on delete cascade,
  story_id uuid not null references stories on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, story_id)
);
create index favorites_newest on favorites (account_id, created_at desc, story_id desc);
create index favorites_story on favorites (story_id);

-- Who has read a public story on a day, so that nobody is counted twice: a hash keyed with a secret of that day.
create table story_views (
  story_id uuid not null references stories on delete cascade,
  viewer bytea not null,
  day date not null,
  primary key (story_id, viewer)
);

-- One link a story. Its token is kept as it is, since its owner is shown it again.
create table share_links (
  story_id uuid primary key references stories on delete cascade,
  token text not null unique,
  include_names boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index share_links_expired on share_links (expires_at);

-- Whether the public copy carries the names as the parent gave them.
alter table stories add column include_names boolean not null default false;

create table characters (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  role text not null check (role in ('hero', 'companion')),
  name text not null,
  -- Of a hero: pronouns and look; of a companion: its kind.
  pronouns text,
  look jsonb,
  kind text,
  created_at timestamptz not null default now(),
  check (case role when 'hero' then look is not null and kind is null else kind is not null and look is null end)
);
create index characters_of_account on characters (account_id, created_at desc, id desc);
