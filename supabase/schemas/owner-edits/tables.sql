-- Edits of owners: what is live at once, what waits for an administrator, and what an owner takes back.

-- A save that is sent again is known by its key, for a year.
create table private.owner_saves (
  key uuid primary key,
  listing_id text not null,
  account uuid not null,
  operation bigint,
  saved_at timestamptz not null default clock_timestamp()
);
comment on table private.owner_saves is 'What owners saved, so that a repeat is known. Written by private.propose_edit alone.';
alter table private.owner_saves enable row level security;
create index owner_saves_account on private.owner_saves (account, saved_at);
