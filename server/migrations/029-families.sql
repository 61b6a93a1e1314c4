-- An account belongs to a family, and a family owns stories, characters, favorites and told tales. Each account that
-- exists is a family of one, with the account's own id: so the ids in stories.owner_id, characters.account_id,
-- favorites.account_id, narrators.account_id and told_tales.account_id are those of families from now on, and no row changes.
create table families (
  id uuid primary key,
  -- Who reads by default: `hosted`, `embedded`, or the id of a narrator. Null: not chosen.
  narrator text,
  created_at timestamptz not null default now()
);

alter table accounts
  add column family_id uuid,
  add column family_role text not null default 'parent',
  add constraint accounts_family_role check (family_role in ('parent', 'reader')) not valid;

-- The previous version inserts accounts without a family: each gets its own.
create function give_account_a_family() returns trigger language plpgsql as $$
begin
  if new.family_id is null then
    new.family_id := new.id;
    insert into families (id) values (new.id) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger account_family before insert on accounts for each row execute function give_account_a_family();

insert into families (id, created_at) select id, created_at from accounts on conflict do nothing;
-- safe because it locks rows of accounts only, against nobody who reads or refers to them
update accounts set family_id = id where family_id is null;
alter table accounts add constraint accounts_family foreign key (family_id) references families (id) not valid;

-- The previous version deletes accounts: a family without accounts goes with its last one.
create function delete_empty_family() returns trigger language plpgsql as $$
begin
  delete from families where id = old.family_id
    and not exists (select from accounts where family_id = old.family_id);
  return null;
end $$;
create trigger account_family_left after delete on accounts for each row execute function delete_empty_family();
create trigger account_family_changed after update of family_id on accounts
  for each row when (old.family_id is distinct from new.family_id) execute function delete_empty_family();

alter table stories drop constraint stories_owner_id_fkey;
alter table stories add constraint stories_owner_family
  foreign key (owner_id) references families (id) on delete cascade not valid;
alter table characters drop constraint characters_account_id_fkey;
alter table characters add constraint characters_family
  foreign key (account_id) references families (id) on delete cascade not valid;
alter table favorites drop constraint favorites_account_id_fkey;
alter table favorites add constraint favorites_family
  foreign key (account_id) references families (id) on delete cascade not valid;
alter table narrators drop constraint narrators_account_id_fkey;
alter table narrators add constraint narrators_family
  foreign key (account_id) references families (id) on delete cascade not valid;
alter table told_tales drop constraint told_tales_account_id_fkey;
alter table told_tales add constraint told_tales_family
  foreign key (account_id) references families (id) on delete cascade not valid;

-- Who asked for the story, and is told when it is finished; null: all parents are.
alter table stories add column created_by uuid;
alter table stories add constraint stories_created_by
  foreign key (created_by) references accounts (id) on delete set null not valid;

create table family_invitations (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  token_hash bytea not null unique,
  role text not null check (role in ('parent', 'reader')),
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Where accounts are by invitation, it lets one person sign up.
  signed_up_by uuid references accounts on delete set null
);
create index family_invitations_of_family on family_invitations (family_id);
create index family_invitations_expired on family_invitations (expires_at);
create index family_invitations_inviter on family_invitations (invited_by);
create index family_invitations_signed_up on family_invitations (signed_up_by);
