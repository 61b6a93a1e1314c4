-- outside a transaction
-- Each order with the kinds beside it: what is filtered by subject, theme or age is walked without a look at the rows,
-- which are wide. They serve what the previous version asks as well.
create index concurrently if not exists stories_by_recency on stories (published_at desc, id desc) include (subject, theme, age_group)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
create index concurrently if not exists stories_by_views on stories (view_count desc, rating_count desc, id desc)
  include (subject, theme, age_group)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
create index concurrently if not exists stories_by_rating on stories (rating_score desc, id desc) include (subject, theme, age_group)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
-- And each kind with the orders beside it.
create index concurrently if not exists stories_by_kind on stories (subject, theme, age_group)
  include (id, published_at, view_count, rating_count, rating_score)
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
-- Words of one or two letters, of signs, and of letters that the index of words does not know.
create index concurrently if not exists stories_short_parts on stories using gin (short_parts(public_search_text))
  where is_public and completed_at is not null and taken_down_at is null and hidden_at is null;
drop index concurrently if exists stories_recent;
drop index concurrently if exists stories_popular;
drop index concurrently if exists stories_best_rated;
drop index concurrently if exists stories_of_kind;
