-- The children to whom a family reads. All but the name is optional, and nothing of it is public.
create table children (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null,
  -- `2021-06`: month and year only.
  birth_month text check (birth_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  pronouns text check (pronouns in ('she', 'he', 'they')),
  -- The hero who looks like the child.
  character_id uuid unique references characters on delete set null,
  loves text[] not null default '{}',
  avoid text[] not null default '{}',
  reading_size text check (reading_size in ('small', 'medium', 'large', 'xl')),
  -- `19:30`, on the family's clock.
  bedtime text check (bedtime ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Who reads aloud: `hosted`, `embedded`, or the id of a narrator. Null: whoever reads to the family.
  narrator text,
  created_at timestamptz not null default now()
);
create index children_of_family on children (family_id, id);

-- Who goes along with a child in its stories.
create table child_companions (
  child_id uuid not null references children on delete cascade,
  character_id uuid not null references characters on delete cascade,
  primary key (child_id, character_id)
);
create index child_companions_of_character on child_companions (character_id);

-- Which books were made for which child. Ids of stories are in the order in which they were made.
create table child_stories (
  child_id uuid not null references children on delete cascade,
  story_id uuid not null references stories on delete cascade,
  primary key (child_id, story_id)
);
create index child_stories_of_story on child_stories (story_id);
