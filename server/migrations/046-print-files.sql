-- Files for print shops: painted by a job, and kept for a week.
create table print_files (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  -- Who is told when it is ready.
  account_id uuid not null references accounts on delete cascade,
  -- A hash of the book in it.
  version text not null,
  created_at timestamptz not null default now(),
  painted int not null default 0,
  pictures int not null default 0,
  bytes int,
  finished_at timestamptz,
  failed_at timestamptz
);
create unique index print_files_of_story on print_files (story_id);
create index print_files_of_account on print_files (account_id);

create table print_file_parts (
  file_id uuid not null references print_files on delete cascade,
  number int not null,
  data bytea not null,
  primary key (file_id, number)
);
-- A ZIP of JPEGs gets no smaller.
alter table print_file_parts alter column data set storage external;

-- safe because the versions of before write the other kinds only
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('story_finished', 'story_failed', 'story_taken_down', 'story_restored', 'appeal_declined', 'story_recorded', 'family_removed', 'webhook_disabled', 'print_file_ready')) not valid;
alter table notifications validate constraint notifications_kind_check;
