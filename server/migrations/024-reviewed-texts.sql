-- Whether the words of a story, or of the draft beside it, were looked at as a whole after they were told.
alter table stories add column text_reviewed boolean not null default false;
alter table story_drafts add column text_reviewed boolean not null default false;
