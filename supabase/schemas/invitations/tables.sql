-- Invitations: links that make an administrator or an owner, or set a password or an address, once.

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  purpose text not null check (purpose in ('invitation', 'password', 'owner', 'owner-password', 'owner-email')),
  token_hash bytea not null unique,
  made_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
  claimed_at timestamptz,
  used_at timestamptz,
  withdrawn_at timestamptz,
  listing_id text,
  request uuid,
  account uuid,
  constraint invitations_check check ((purpose = 'owner') = (listing_id is not null)),
  constraint invitations_check1 check ((purpose = 'owner-email') = (account is not null))
);
comment on table private.invitations is
  'Links by which somebody becomes an administrator or an owner, or one of these sets a new password. Written by functions.';
comment on column private.invitations.purpose is
  'invitation or password of an administrator; owner or owner-password of an owner; owner-email makes the address that of an account.';
comment on column private.invitations.token_hash is 'SHA-256 of what is in the link, which is stored nowhere.';
comment on column private.invitations.claimed_at is 'When the account began to be made. Nobody else may begin for a quarter of an hour, unless it failed: longer than a request takes.';
comment on column private.invitations.made_by is 'The administrator; null where a proof, or an owner, asked for it.';
comment on column private.invitations.listing_id is 'What an owner is to look after.';
comment on column private.invitations.request is 'The application or claim by which it came.';
comment on column private.invitations.account is 'Whose address it becomes.';
alter table private.invitations enable row level security;
create index invitations_email on private.invitations (email);
create index invitations_listing on private.invitations (listing_id) where listing_id is not null;
create index invitations_account on private.invitations (account) where account is not null;
