-- Who may sign up where SIGN_UP=invite. Of the link only a hash is kept. A row is removed when it is revoked.
create table invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  note text not null,
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references accounts on delete cascade
);
create index invitations_of_account on invitations (used_by) where used_by is not null;
create index invitations_by_account on invitations (invited_by) where invited_by is not null;

-- Every process of the site, as long as it is heard of, and which version of Moonpage it runs.
create table processes (
  id uuid primary key,
  role text not null,
  host text not null,
  version text not null,
  schema integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Each backup that `npm run backup` has finished.
create table backups (
  made_at timestamptz primary key,
  contents text not null,
  bytes bigint not null
);
