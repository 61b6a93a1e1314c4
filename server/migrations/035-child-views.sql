-- A session in a child's view reaches the child's books and nothing else, until the PIN or the password is given.
alter table sessions
  -- The child; null: the session of an account, as before. Without a reference, because deleting a child must end such a
  -- session and not widen it.
  add column child_id uuid,
  -- Wrong PINs in a row, and until when no more are accepted.
  add column pin_failures smallint not null default 0,
  add column pin_blocked_until timestamptz;

-- Hash of the four digits with which parents leave a child's view; null: not chosen.
alter table families add column child_view_pin text;

-- Books that a child does not see in its view.
create table hidden_books (
  child_id uuid not null references children on delete cascade,
  story_id uuid not null references stories on delete cascade,
  primary key (child_id, story_id)
);
create index hidden_books_of_story on hidden_books (story_id);
