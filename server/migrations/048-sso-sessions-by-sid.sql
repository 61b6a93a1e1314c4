-- outside a transaction
create index concurrently if not exists sessions_of_sso_sid on sessions (sso_sid) where sso_sid <> '';
