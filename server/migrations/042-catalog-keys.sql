-- Keys with which reading apps see the catalog of a family (OPDS).
create table catalog_keys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- To the hour; null: never.
  last_used_at timestamptz
);
create index catalog_keys_of_account on catalog_keys (account_id);
