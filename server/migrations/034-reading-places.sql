-- Where one stopped in a book: for a child, or, where nobody in particular is read to, for the account.
create table reading_places (
  story_id uuid not null references stories on delete cascade,
  child_id uuid references children on delete cascade,
  account_id uuid references accounts on delete cascade,
  page_number integer not null,
  -- The last page of a complete book.
  is_finished boolean not null,
  -- What was turned to later wins, in whatever order it comes.
  turned_at timestamptz not null,
  check (num_nonnulls(child_id, account_id) = 1)
);
create unique index reading_places_of_child on reading_places (child_id, story_id) where child_id is not null;
create unique index reading_places_of_account on reading_places (account_id, story_id) where account_id is not null;
create index reading_places_of_story on reading_places (story_id);
-- The books that a child can go on with.
create index reading_places_unfinished on reading_places (child_id, turned_at)
  where child_id is not null and not is_finished and page_number > 1;

-- Books that a family read to the last page, once a day, child and book.
create table readings (
  family_id uuid not null references families on delete cascade,
  story_id uuid not null references stories on delete cascade,
  child_id uuid references children on delete cascade,
  -- Who read, while that account exists.
  account_id uuid references accounts on delete set null,
  -- On the family's calendar.
  day date not null,
  read_at timestamptz not null,
  unique nulls not distinct (story_id, child_id, day)
);
create index readings_of_family on readings (family_id, day);
create index readings_of_child on readings (child_id, read_at);
create index readings_of_account on readings (account_id);

-- Whether the family has its readings recorded.
alter table families add column records_readings boolean not null default true;
