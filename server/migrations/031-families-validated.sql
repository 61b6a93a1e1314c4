-- Each scans its table without blocking anybody who reads or writes.
alter table accounts validate constraint accounts_family_role;
alter table accounts validate constraint accounts_family;
alter table stories validate constraint stories_owner_family;
alter table characters validate constraint characters_family;
alter table favorites validate constraint favorites_family;
alter table narrators validate constraint narrators_family;
alter table told_tales validate constraint told_tales_family;
