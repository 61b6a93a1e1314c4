-- Which page it reads, so that it is deleted when the text of that page changes. Null for audio of older versions, which
-- goes when nobody has heard it for a while.
alter table synthesized_pages add column page_number integer;
