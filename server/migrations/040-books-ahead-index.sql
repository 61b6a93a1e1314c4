-- outside a transaction
create index concurrently if not exists children_ahead on children (ahead_zone, bedtime) where ahead_zone is not null;
