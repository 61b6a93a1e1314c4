-- Stories that are there already were stored when fewer ways to write a name were known; a job folds those that others read.
alter table stories add column names_folded boolean not null default false;
alter table stories alter column names_folded set default true;
