-- outside a transaction
create index concurrently if not exists accounts_of_family on accounts (family_id);
create index concurrently if not exists stories_created_by_account on stories (created_by) where created_by is not null;
