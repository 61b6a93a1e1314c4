-- How many accounts and stories there are in all, kept and not counted. In several rows, so that few wait for each other.
create table kept_counts (
  name text not null,
  shard smallint not null,
  number bigint not null,
  primary key (name, shard)
);

create function keep_count() returns trigger language plpgsql as $$
declare
  change bigint := case when tg_op = 'INSERT' then (select count(*) from changed) else -(select count(*) from changed) end;
begin
  update kept_counts set number = number + change
  where change <> 0 and name = tg_table_name and shard = pg_backend_pid() % 16;
  return null;
end $$;
create trigger accounts_come after insert on accounts
  referencing new table as changed for each statement execute function keep_count();
create trigger accounts_gone after delete on accounts
  referencing old table as changed for each statement execute function keep_count();
create trigger stories_come after insert on stories
  referencing new table as changed for each statement execute function keep_count();
create trigger stories_gone after delete on stories
  referencing old table as changed for each statement execute function keep_count();

insert into kept_counts (name, shard, number)
select name, shard, case when shard > 0 then 0 when name = 'accounts' then (select count(*) from accounts)
  else (select count(*) from stories) end
from (values ('accounts'), ('stories')) as names (name), generate_series(0, 15) as shard;

-- How often each letter is met is worth no time when the table is analysed: the search knows when to use the index.
alter index stories_short_parts alter column 1 set statistics 0;

-- Lists are read out of indexes alone as long as the vacuum has been there; by a fifth of a million it would come late.
alter table stories set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table feed_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
alter table fresh_views set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
