-- The hero of a story that is being made, painted alone: given along with every page, and gone when the book is whole.
create table hero_portraits (
  story_id uuid primary key references stories on delete cascade,
  -- Of the plan that it was painted for.
  seed text not null,
  picture bytea not null,
  painted_at timestamptz not null default now()
);
