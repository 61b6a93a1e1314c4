-- How many of its pictures a story lacks, counted when it was last made: what a card says of it.
alter table stories add column missing_pictures smallint not null default 0;
