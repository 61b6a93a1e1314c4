-- What of the day's budget a story has reserved when it was begun, in US dollars, and since when: what it has cost since
-- then is paid from that.
alter table stories add column reserved_usd numeric(12, 6) not null default 0, add column reserved_at timestamptz;
