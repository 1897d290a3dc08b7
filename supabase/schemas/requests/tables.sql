-- Requests: what somebody asks of a listing, an application or a correction, and what is decided.

create table public.change_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  link_token text not null unique,
  reference text not null default '' unique,
  kind text not null check (kind in ('application', 'edit', 'claim', 'suggestion', 'report')),
  status text not null default 'new' check (status in ('new', 'asked-back', 'accepted', 'partly-accepted', 'declined', 'withdrawn')),
  listing_id text,
  base_version integer,
  business_name text not null default '',
  asked_tier text,
  changes jsonb not null default '{}',
  reason text check (reason in ('closed', 'not-real', 'copied', 'offensive', 'other')),
  evidence jsonb not null default '{}',
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  messages jsonb not null default '[]',
  read_at timestamptz,
  asked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text not null default '',
  accepted text[] not null default '{}',
  operation bigint,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.change_requests is 'What somebody asks of a listing. Anybody sends one; it is read and decided by functions alone.';
comment on column public.change_requests.link_token is 'What is in the sender''s link: the sender makes it, 32 random bytes as 64 hexadecimal digits, and its SHA-256 is stored.';
comment on column public.change_requests.reference is 'To read out on the phone, such as DIRA 7K4 M92.';
comment on column public.change_requests.listing_id is 'No reference: a listing that is removed may come back. Of an application, the listing that it became.';
comment on column public.change_requests.base_version is 'The version of the listing when it was sent.';
comment on column public.change_requests.business_name is 'The name that the listing had or shall have; written by the database.';
comment on column public.change_requests.changes is 'Column to {"from", "to"}: what the sender saw and what it shall be.';
comment on column public.change_requests.reason is 'What a report says.';
comment on column public.change_requests.evidence is '{"text", "source": called, visited or works-there, "seen_on": a day}.';
comment on column public.change_requests.messages is 'Questions and answers: [{"by": directory or sender, "text", "written_at", "author"}].';
comment on column public.change_requests.accepted is 'The columns that were taken over.';
comment on column public.change_requests.operation is 'The operation of History that wrote the listing; while it is undone, the request waits again.';
comment on column public.change_requests.version is 'Changes with every answer and decision.';
alter table public.change_requests enable row level security, force row level security;
create index change_requests_status on public.change_requests (status, created_at, id);
create index change_requests_created_at on public.change_requests (created_at, id);
create index change_requests_listing_id on public.change_requests (listing_id);
create index change_requests_email on public.change_requests (lower(email));
create index change_requests_operation on public.change_requests (operation) where operation is not null;
create index change_requests_closed on public.change_requests (listing_id, lower(email))
  where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back');
create index change_requests_claims on public.change_requests (listing_id) where kind = 'claim' and status in ('new', 'asked-back');
