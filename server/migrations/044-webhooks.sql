-- Addresses that hear of finished stories, and what is sent to them.
create table webhooks (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  url text not null,
  -- Signs what is sent, so it cannot be a hash.
  secret bytea not null,
  include_names boolean not null default false,
  created_at timestamptz not null default now(),
  -- Deliveries that were given up, since the last one that arrived.
  failures int not null default 0,
  disabled_at timestamptz
);
create index webhooks_of_account on webhooks (account_id);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- Null: a test.
  story_id uuid references stories on delete cascade,
  -- As sent; null before the first attempt. Each attempt sends the same.
  body text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  -- What came of the last attempt.
  outcome text,
  -- Null: none is due, since it arrived or was given up.
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_of_story on webhook_deliveries (story_id);

-- Beside the keys, which end in the same cases; a new password ends no webhook, since it only tells.
create function end_webhooks() returns trigger language plpgsql as $$
begin
  delete from webhooks where account_id = new.id;
  return null;
end $$;
create trigger account_webhooks_ended after update of is_active, family_id, family_role on accounts
  for each row when (
    not new.is_active or new.family_role <> 'parent' or old.family_id is distinct from new.family_id
  ) execute function end_webhooks();

-- safe because the versions of before write the other kinds only
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('story_finished', 'story_failed', 'story_taken_down', 'story_restored', 'appeal_declined', 'story_recorded', 'family_removed', 'webhook_disabled')) not valid;
alter table notifications validate constraint notifications_kind_check;
