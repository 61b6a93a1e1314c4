-- What a person is told of their sessions, and how the throttle knows a familiar place.
alter table sessions
  add column device text not null default '',
  -- Of the network that it was begun from, a keyed hash: no address is kept.
  add column network_hash bytea,
  add column last_used_at timestamptz not null default now();
create index sessions_expired on sessions (expires_at);

create table password_resets (
  hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);
create index password_resets_expired on password_resets (expires_at);

-- Letters waiting to be sent; a row goes when its letter has gone. A letter to an address that nobody here has
-- (account_id null) is written down like any other, so that asking takes as long, and is never sent.
create table letters (
  id uuid primary key,
  account_id uuid references accounts on delete cascade,
  kind text not null check (kind in ('password_reset', 'password_changed', 'email_changed')),
  to_address text not null,
  created_at timestamptz not null default now()
);
create index letters_account on letters (account_id);

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('story_finished', 'story_failed')),
  story_id uuid references stories on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_of_account on notifications (account_id, created_at desc, id desc);
create index notifications_story on notifications (story_id);
