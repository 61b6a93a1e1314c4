-- outside a transaction
create index concurrently if not exists reports_of_reporter on reports (reporter_id, outcome) where decided_at is not null;
