-- outside a transaction
-- Whether strangers find a story, and whose it is: what a person's favourites ask of each, without a look at the rows.
create index concurrently if not exists stories_findable on stories (id) include (owner_id)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
