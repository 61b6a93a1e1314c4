-- How much a report counts towards hiding, as it was when it was made (features/moderation/report-weight.ts).
alter table reports add column weight real not null default 1;
-- The version that a moderator last approved: reports hide no story that reads so.
alter table stories add column approved_version bytea;
