-- Somebody was removed from a family.
-- safe because the versions of before write the other kinds only
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('story_finished', 'story_failed', 'story_taken_down', 'story_restored', 'appeal_declined', 'story_recorded', 'family_removed')) not valid;
alter table notifications validate constraint notifications_kind_check;
