-- Books that go on: one hero, friend and place, and what the books left.
create table series (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  -- To whom it is read; null: to nobody in particular.
  child_id uuid references children on delete set null,
  -- What its world is called. Names of hero and companion stand as placeholders.
  name text not null,
  hero jsonb not null,
  companion jsonb not null,
  setting text not null,
  -- Since when its last book has been asked for; null: it goes on.
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index series_of_family on series (family_id, id);
create index series_of_child on series (child_id, id);

create table series_books (
  series_id uuid not null references series on delete cascade,
  story_id uuid not null unique references stories on delete cascade,
  number integer not null,
  -- It closes the series.
  is_last boolean not null default false,
  primary key (series_id, number)
);

-- What books left that were read to the last page.
create table series_facts (
  id uuid primary key,
  series_id uuid not null references series on delete cascade,
  book integer not null,
  -- Among the facts of its book, so that reading a book twice keeps it once.
  position integer not null,
  kind text not null,
  -- As the storyteller needs it; names as placeholders.
  fact jsonb not null,
  -- The last book that took it up.
  last_used integer,
  is_locked boolean not null default false,
  is_struck boolean not null default false,
  unique (series_id, book, position)
);
