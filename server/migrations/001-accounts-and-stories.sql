create table accounts (
  id uuid primary key,
  email text not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));
create unique index accounts_username on accounts (lower(username));

-- A session is a family of refresh tokens: each is used once, and an old one that comes again ends them all.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_account on sessions (account_id);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- Forgetting counters in a crash harms nobody, so they need not be logged.
create unlogged table throttles (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index throttles_window on throttles (window_ends_at);

create table stories (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  slug text not null unique,

  -- What was asked for: the whole input, and the parts that lists filter by.
  input jsonb not null,
  subject text not null,
  theme text not null,
  setting text not null,
  age_group text not null,
  seed text not null,
  idempotency_key text,
  request_hash bytea,

  -- What was told. Title and summary keep names as marks.
  title text not null,
  summary text not null default '',
  hero_name text not null default '',
  companion_name text not null default '',
  outline jsonb,

  -- How far it is. Every write of a worker is fenced by `attempt`; `failures` counts what models did wrong, not crashes.
  generation_status text not null default 'pending'
    check (generation_status in ('pending', 'generating', 'generating_images', 'completed', 'failed')),
  generation_progress smallint not null default 0 check (generation_progress between 0 and 100),
  generation_error text,
  attempt integer not null default 0,
  failures smallint not null default 0,

  -- Picture files are named after this and never after anything that others can know.
  picture_salt bytea not null,

  is_public boolean not null default false,
  published_at timestamptz,
  taken_down_at timestamptz,
  view_count integer not null default 0,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,

  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (is_public = (published_at is not null))
);
create unique index stories_idempotency on stories (owner_id, idempotency_key) where idempotency_key is not null;
create index stories_of_owner on stories (owner_id, created_at desc, id desc);
create index stories_unfinished on stories (owner_id) where generation_status in ('pending', 'generating', 'generating_images');
create index stories_recently_published on stories (published_at desc, id desc)
  where is_public and generation_status = 'completed' and taken_down_at is null;

create table story_pages (
  story_id uuid not null references stories on delete cascade,
  page_number smallint not null check (page_number >= 1),
  content text not null,
  scene jsonb not null,
  has_image boolean not null,
  image_alt text not null,
  -- Stems of files in the picture store; null until the file lies there.
  sketch_key text,
  image_key text,
  -- Begun drawings and paintings: a picture that ends the process each time is given up in the end.
  image_attempts smallint not null default 0,
  primary key (story_id, page_number)
);
