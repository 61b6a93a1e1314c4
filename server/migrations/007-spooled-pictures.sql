-- Pictures that were made while their store could not take them. A job carries them over when it can again.
create table spooled_pictures (
  file text primary key,
  data bytea not null,
  spooled_at timestamptz not null default now()
);
create index spooled_pictures_oldest on spooled_pictures (spooled_at);
-- WebP does not become smaller, and so its length is known without reading it.
alter table spooled_pictures alter column data set storage external;
