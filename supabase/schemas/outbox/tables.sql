-- The outbox: emails of the directory that wait to be sent, by mail or by hand.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('reminder', 'invitation', 'claim-link', 'claim-notice', 'email-change', 'email-notice')),
  dedupe_key text not null unique,
  email text,
  phone text,
  reply_to text,
  locale text not null default 'en',
  data jsonb not null,
  secret text,
  listing_id text,
  message_id text,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'uncertain', 'failed', 'sent', 'handed-over', 'cancelled', 'erased')),
  attempts integer not null default 0,
  times_uncertain integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz,
  last_error text not null default '',
  handled_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
comment on table public.outbox is 'Emails to send and sent. Read and written by functions.';
comment on column public.outbox.dedupe_key is 'What the email is about: there is never a second one.';
comment on column public.outbox.phone is 'A number that can be dialled, as its business in the country of the data writes it.';
comment on column public.outbox.data is 'What is in the email; the site words it.';
comment on column public.outbox.secret is
  'What is in the link of an invitation, until the email is sent or the link is closed. No administrator reads it, but for the link of a claim, which the log then says.';
comment on column public.outbox.listing_id is 'No reference: an email that was sent stays when its listing is removed.';
comment on column public.outbox.message_id is 'Written before the first attempt and the same in every later one.';
comment on column public.outbox.times_uncertain is 'How often it may have been sent without an answer. After the first time it is sent once more, with the same Message-ID.';
comment on column public.outbox.attempts is 'Counts on; who notes what came of an attempt names its number.';
comment on column public.outbox.handled_by is 'Who sent it by hand.';
alter table public.outbox enable row level security, force row level security;
create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_next on public.outbox (next_attempt_at) where status in ('waiting', 'sending', 'uncertain');
create index outbox_open on public.outbox (listing_id) where status in ('waiting', 'uncertain', 'failed');
create index outbox_email on public.outbox (lower(email));
