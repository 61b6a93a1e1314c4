-- The provider's id of the session in which somebody logged in; empty if it told none; null for a login with a password.
alter table sessions add column sso_sid text;
