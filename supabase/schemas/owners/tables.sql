-- Owners: who looks after which listing, and what they see of it.

create table private.listing_owners (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null,
  account uuid not null,
  email text not null,
  live_columns text[] not null default '{}' check (live_columns <@ private.live_columns()),
  request uuid,
  added_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  unique (listing_id, account)
);
comment on table private.listing_owners is 'Who looks after which listing. Written by functions alone.';
comment on column private.listing_owners.listing_id is 'No reference: a listing that is removed may come back.';
comment on column private.listing_owners.live_columns is 'The columns that this owner changes at once; changes to others wait for a look.';
comment on column private.listing_owners.request is 'The application or claim by which it came.';
comment on column private.listing_owners.added_by is 'The administrator who accepted or invited; null where a proof by a contact of the listing did.';
alter table private.listing_owners enable row level security;
create index listing_owners_account on private.listing_owners (account);

-- Whether emails go out by themselves: the site's server says so when it starts. Where they do not, no link is stored.
create table private.outbox_sender (
  is_by_mail boolean not null,
  one boolean primary key default true check (one)
);
alter table private.outbox_sender enable row level security;
