-- Books of a family, in an order of its own: "For the train".
create table collections (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create index collections_of_family on collections (family_id);

create table collection_stories (
  collection_id uuid not null references collections on delete cascade,
  story_id uuid not null references stories on delete cascade,
  -- Ascending; gaps and ties are allowed.
  position integer not null,
  primary key (collection_id, story_id)
);
create index collection_stories_in_order on collection_stories (collection_id, position, story_id);
create index collection_stories_of_story on collection_stories (story_id);

-- The link with which others read the books of a collection.
create table collection_links (
  collection_id uuid primary key references collections on delete cascade,
  token text not null unique,
  include_names boolean not null,
  include_recordings boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index collection_links_expired on collection_links (expires_at);
