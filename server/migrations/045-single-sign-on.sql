-- Who somebody is at a provider of single sign-on.
create table sso_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  -- False: the account was made with an address that the provider did not vouch for.
  email_verified boolean not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  -- One person of a provider for each account.
  unique (account_id, issuer)
);

-- False: made by single sign-on, with a hash that no password fits.
alter table accounts add column has_password boolean not null default true;

-- When its person last proved at the provider that they are there; stands for the password in forms that ask for it.
alter table sessions add column confirmed_at timestamptz;
