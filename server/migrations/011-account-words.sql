-- outside a transaction
create index concurrently if not exists accounts_words on accounts
  using gin (plain_words(username || ' ' || email || ' ' || first_name || ' ' || last_name) gin_trgm_ops);
