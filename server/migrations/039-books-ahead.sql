-- Tonight's book may be made in the hour before bedtime.
alter table children
  -- The time zone of the bedtime, such as Europe/Rome; null: nothing is made ahead.
  add column ahead_zone text,
  -- The last evening for which a book was made ahead.
  add column ahead_evening date;
alter table child_stories add column made_ahead boolean not null default false;
