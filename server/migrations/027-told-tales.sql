-- Which tales a family had: another one is told first. A row stays when its story is deleted.
create table told_tales (
  account_id uuid not null references accounts on delete cascade,
  -- From 1 in each account. Two stories that are planned at once want the same number, so one of them is planned again.
  number integer not null,
  tale text not null,
  strand text not null,
  frame text not null,
  primary key (account_id, number)
);
