-- Since when nothing could be made of a story, for a vendor that is out; null while it goes on.
alter table stories add column failing_since timestamptz;
