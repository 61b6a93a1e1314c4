-- Keys with which scripts of their owners call the API.
create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  secret_hash bytea not null unique,
  -- How the key begins, so that its owner knows it again.
  prefix text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  -- Null: never.
  expires_at timestamptz,
  -- To the hour; null: never.
  last_used_at timestamptz
);
create index api_keys_of_account on api_keys (account_id);

-- Here and not in the code, so that no way out of a family or of being a parent forgets it.
create function end_api_keys() returns trigger language plpgsql as $$
begin
  delete from api_keys where account_id = new.id;
  return null;
end $$;
create trigger account_api_keys_ended after update of is_active, family_id, family_role, password_hash on accounts
  for each row when (
    not new.is_active
    or new.family_role <> 'parent'
    or old.family_id is distinct from new.family_id
    or old.password_hash is distinct from new.password_hash
  ) execute function end_api_keys();
