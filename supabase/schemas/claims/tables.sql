-- Claims: somebody proves to be of a business by a contact that the directory has, and becomes its owner.

create table private.claim_proofs (
  id uuid primary key default gen_random_uuid(),
  request uuid not null references public.change_requests (id) on delete cascade,
  listing_id text not null,
  channel text not null check (channel in ('email', 'call', 'whatsapp', 'account')),
  contact text,
  asked_at timestamptz not null default clock_timestamp(),
  is_refused boolean not null default false,
  ended_at timestamptz,
  link_hash bytea,
  code_hash bytea,
  revealed_at timestamptz,
  revealed_by uuid,
  tries integer not null default 0 check ((tries >= 0) and (tries <= 3)),
  proved_at timestamptz
);
comment on table private.claim_proofs is 'Emails and codes that claimants asked for, and the accounts that they named once a claim was proved. Written and read by functions alone.';
comment on column private.claim_proofs.contact is 'What the listing had when it was asked for; of an account, the address that was named.';
comment on column private.claim_proofs.is_refused is 'Nothing was issued: another claim waits, or somebody looks after the page.';
comment on column private.claim_proofs.ended_at is 'From then on its link or code counts no longer.';
comment on column private.claim_proofs.link_hash is 'SHA-256 of what is in its link.';
comment on column private.claim_proofs.code_hash is 'SHA-256 of its id and its six figures, which an administrator saw once.';
alter table private.claim_proofs enable row level security;
create index claim_proofs_request on private.claim_proofs (request, asked_at);
create index claim_proofs_listing on private.claim_proofs (listing_id, asked_at);
create index claim_proofs_link on private.claim_proofs (link_hash) where link_hash is not null;
