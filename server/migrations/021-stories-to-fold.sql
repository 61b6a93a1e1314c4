-- outside a transaction
create index concurrently if not exists stories_to_fold on stories (id) where not names_folded;
