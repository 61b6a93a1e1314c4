-- When a story was published whose owner's account is deactivated: it is public again when the account is active again.
alter table stories add column paused_published_at timestamptz;
