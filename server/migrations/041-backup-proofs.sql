-- safe because the versions of before write the other kinds only
-- What a backup was found to hold when it was restored on trial; null where it was not.
alter table backups add column proof jsonb;

-- Backups by schedule that could not be made.
create table failed_backups (
  failed_at timestamptz primary key default now(),
  reason text not null
);

alter table emails drop constraint emails_kind_check;
alter table emails add constraint emails_kind_check
  check (kind in ('password_reset', 'password_changed', 'email_changed', 'backup_failed')) not valid;
alter table emails validate constraint emails_kind_check;
