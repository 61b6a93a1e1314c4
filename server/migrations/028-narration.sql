-- The voices of a family: people who read its books aloud.
create table narrators (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  face smallint not null,
  created_at timestamptz not null default now()
);
create index narrators_of_account on narrators (account_id, id);

-- Links by which somebody without an account records one book.
create table recording_links (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  token text not null unique,
  -- Null until the person has said who they are.
  narrator_id uuid references narrators on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When all pages were recorded, so that this is told once.
  finished_at timestamptz
);
create index recording_links_of_story on recording_links (story_id);
create index recording_links_of_narrator on recording_links (narrator_id);
create index recording_links_by_end on recording_links (expires_at);

create table recordings (
  story_id uuid not null references stories on delete cascade,
  page_number integer not null,
  narrator_id uuid not null references narrators on delete cascade,
  -- Of the text that was read, with the family's names. When the page has another one, the recording is outdated.
  text_hash bytea not null,
  file text not null unique,
  bytes integer not null,
  duration_ms integer not null,
  words jsonb not null,
  recorded_at timestamptz not null default now(),
  primary key (story_id, page_number, narrator_id)
);
create index recordings_of_narrator on recordings (narrator_id);

-- Pages that a voice of a machine has read. They can be made again.
create table synthesized_pages (
  story_id uuid not null references stories on delete cascade,
  -- Hash of voice and spoken text.
  key bytea not null,
  source text not null,
  file text not null unique,
  bytes integer not null,
  duration_ms integer not null,
  words jsonb not null,
  used_at timestamptz not null default now(),
  primary key (story_id, key)
);
create index synthesized_pages_by_use on synthesized_pages (used_at);

-- Audio files that are being written: a row stands here until another one names the file.
create table pending_audio (
  file text primary key,
  begun_at timestamptz not null default now()
);

-- Hosted voices cost money, too.
-- safe because the versions of before write the other kinds only
alter table model_calls drop constraint model_calls_purpose_check;
alter table model_calls add constraint model_calls_purpose_check
  check (purpose in ('outline', 'pages', 'picture', 'safety', 'speech')) not valid;
alter table model_calls validate constraint model_calls_purpose_check;
-- safe because the versions of before write the other kinds only
alter table model_spend drop constraint model_spend_kind_check;
alter table model_spend add constraint model_spend_kind_check
  check (kind in ('text', 'image', 'speech')) not valid;
alter table model_spend validate constraint model_spend_kind_check;

-- safe because the versions of before write the other kinds only
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('story_finished', 'story_failed', 'story_taken_down', 'story_restored', 'appeal_declined', 'story_recorded')) not valid;
alter table notifications validate constraint notifications_kind_check;

-- Whether others hear the recordings; asked apart from names.
alter table share_links add column include_recordings boolean not null default false;
alter table stories add column include_recordings boolean not null default false;
