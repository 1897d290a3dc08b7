-- Functions name each other, whichever comes first.
set check_function_bodies = off;

-- What policies and triggers call. The API serves the schema "public" only, so nothing in here can be called from outside.
create schema private;

-- A new table of a hosted project begins with no grants to visitors, even before it is said what they may do.
alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Trigrams, where the server has them: lists are searched by them, and names compared.
do $$
begin
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
exception when others then
  raise notice 'pg_trgm is not available (%): searches read every name', sqlerrm;
end
$$;

-- Who may do what to which table or view, below row-level security. A migration that adds a table adds its rows here and calls
-- private.restrict_grants(); what is not here is nobody's but the service role's.
create table private.table_privileges (
  table_name name not null,
  role_name name not null,
  -- As GRANT takes them, such as 'select, update (handled)'.
  privileges text not null,
  primary key (table_name, role_name)
);

alter table private.table_privileges enable row level security;

create table public.admin_users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);

comment on table public.admin_users is 'The accounts that may change the directory. Written by "pnpm make:admin" only.';

alter table public.admin_users enable row level security, force row level security;

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

comment on table private.claim_proofs is 'Letters and codes that claimants asked for, and the accounts that they named once a claim was proved. Written and read by functions alone.';

comment on column private.claim_proofs.contact is 'What the listing had when it was asked for; of an account, the address that was named.';

comment on column private.claim_proofs.is_refused is 'Nothing was issued: another claim waits, or somebody looks after the page.';

comment on column private.claim_proofs.ended_at is 'From then on its link or code counts no longer.';

comment on column private.claim_proofs.link_hash is 'SHA-256 of what is in its link.';

comment on column private.claim_proofs.code_hash is 'SHA-256 of its id and its six figures, which an administrator saw once.';

alter table private.claim_proofs enable row level security;

create table private.former_addresses (
  slug text primary key,
  listing_id text not null
);

comment on table private.former_addresses is
  'Slugs under which a listing was published and is no longer, or was for a while: one that is published now comes first. Written by triggers alone, and never removed.';

comment on column private.former_addresses.listing_id is 'No reference: of a listing that is removed it is known that there was one.';

alter table private.former_addresses enable row level security;

create table private.merged_listings (
  listing_id text primary key,
  into_id text not null,
  constraint merged_listings_check check (into_id <> listing_id)
);

comment on table private.merged_listings is 'Which listing was archived because another one is of the same business. It counts while the first is not published.';

alter table private.merged_listings enable row level security;

create table public.audit_log (
  id bigint primary key generated always as identity,
  happened_at timestamptz not null default now(),
  actor uuid,
  actor_role text not null,
  table_name text not null,
  row_id text not null,
  row_name text,
  action text not null,
  changes jsonb,
  -- No foreign key: only the function below writes it, and 25,000 checks are not free. Entries of older versions have none.
  operation_id bigint
);

comment on table public.audit_log is 'Who changed what. Written by triggers, read by administrators, changed by nobody.';

comment on column public.audit_log.actor is 'The account that did it; null for commands, imports and migrations.';

comment on column public.audit_log.actor_role is 'The role that the API took on; none for whoever works on the database itself.';

comment on column public.audit_log.row_name is 'The slug of a listing or the e-mail address of an administrator, for when the row is gone.';

comment on column public.audit_log.action is 'insert, update or delete.';

comment on column public.audit_log.changes is
  'Column to [before, after]. Of a removed listing every column, of a new one its status; of what visitors sent never their words.';

comment on column public.audit_log.operation_id is 'What it belongs to; null for what was written before there were operations.';

alter table public.audit_log enable row level security, force row level security;

create table public.audit_operations (
  id bigint primary key generated always as identity,
  kind text not null,
  summary jsonb not null default '{}',
  actor uuid,
  actor_role text not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz not null default clock_timestamp(),
  is_finished boolean not null default true,
  table_name text,
  label text,
  entries integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  changes integer not null default 0,
  fields text[] not null default '{}',
  undoes bigint references public.audit_operations (id),
  undone_by bigint references public.audit_operations (id),
  keeps_values boolean not null default true
) with (fillfactor = 50);

comment on table public.audit_operations is 'What was done in one go, such as an edit, an import or an undo. Written by triggers and functions, read by administrators.';

comment on column public.audit_operations.kind is 'add, edit or remove for a plain write of listings and letters, account for one of accounts; else what it was named.';

comment on column public.audit_operations.summary is 'What the kind has to say: the file of an import, the values of a bulk change.';

comment on column public.audit_operations.actor is 'The account that did it; null for commands and migrations.';

comment on column public.audit_operations.is_finished is 'False while an import has batches to come.';

comment on column public.audit_operations.table_name is 'The table that it is about; listings, where it touched any.';

comment on column public.audit_operations.label is 'The name of the first listing, or the e-mail address of the first administrator.';

comment on column public.audit_operations.entries is 'Its entries in the log, of all tables. added, changed and removed count those of listings.';

comment on column public.audit_operations.changes is 'The changed fields of the changed listings; fields names them.';

comment on column public.audit_operations.undoes is 'The operation that this one undid.';

comment on column public.audit_operations.undone_by is 'The undo that holds now.';

comment on column public.audit_operations.keeps_values is 'False once the values of its entries were forgotten.';

alter table public.audit_operations enable row level security, force row level security;

create table public.stored_images (
  id uuid primary key default gen_random_uuid(),
  url text not null unique,
  stored_at timestamptz not null default now(),
  stored_by uuid,
  kept_until timestamptz,
  is_private boolean not null default false,
  bytes integer not null default 0 check (bytes >= 0)
);

comment on table public.stored_images is 'The image files that the server of the site stores. The service role reads and writes.';

comment on column public.stored_images.url is 'The address as listings name it.';

comment on column public.stored_images.stored_by is 'The administrator or owner who sent it; null for applicants, whom application_images has.';

comment on column public.stored_images.kept_until is 'When its files may be removed; null while a listing names it.';

comment on column public.stored_images.is_private is
  'Sent by an owner or an applicant, and no listing that is published has named it yet: its files are shown to who sent it and to administrators.';

comment on column public.stored_images.bytes is 'How much its files take; 0 where it was not counted.';

alter table public.stored_images enable row level security, force row level security;

create table private.application_images (
  application text not null,
  url text not null references public.stored_images (url) on delete cascade,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (application, url)
);

comment on table private.application_images is 'Which photographs were sent for which application. Written and read by functions alone.';

comment on column private.application_images.application is 'SHA-256 of its token, as change_requests.link_token.';

alter table private.application_images enable row level security;

create table public.import_jobs (
  id bigint primary key generated always as identity,
  file text not null,
  -- The names of the columns, and a hash of the set of them: what was decided is remembered by it.
  columns jsonb not null,
  columns_key text not null,
  -- Of each column a first value and its different values, if these are few.
  samples jsonb not null,
  chosen jsonb not null,
  remembered boolean not null default true,
  total integer not null,
  state text not null default 'columns' check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'done', 'stopped', 'failed')),
  -- How many rows have been looked through, or applied.
  "position" integer not null default 0,
  counts jsonb not null default '{}',
  -- Where it stood when the server went down.
  resumed_at integer,
  stops boolean not null default false,
  failure text,
  operation bigint references public.audit_operations (id),
  actor uuid not null,
  began_at timestamptz not null default now(),
  applied_at timestamptz,
  closed_at timestamptz,
  -- What the lines of a file are, so that all of them are accounted for.
  lines jsonb
);

comment on table public.import_jobs is 'Files that administrators import. One at a time is open.';

comment on column public.import_jobs.lines is
  '{"total", "header", "row", "blank", "notUnderstood"}: how many lines are of each kind, which is all of them; "lost" has the first that are not understood.';

comment on column public.import_jobs.position is
  'How many rows have been looked through, or applied. While it is read, which part of it has come and been read, of the total.';

alter table public.import_jobs enable row level security, force row level security;

create table public.import_pieces (
  job bigint not null references public.import_jobs (id) on delete cascade,
  place integer not null,
  -- [{"line", "cells", "fault"?}]
  records jsonb not null,
  primary key (job, place)
);

comment on table public.import_pieces is 'What is in a file, some hundred records in a row.';

alter table public.import_pieces enable row level security, force row level security;

create table public.import_rows (
  job bigint not null references public.import_jobs (id) on delete cascade,
  number integer not null,
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'rejected', 'duplicate')),
  -- same: of the listing that it may be a duplicate of. different: new. out: left out.
  decision text check (decision in ('same', 'different', 'out')),
  name text not null,
  city text,
  reason text,
  -- The listing that it is of, or may be of.
  listing text,
  twin jsonb,
  -- {column: [before, after]}
  changes jsonb,
  -- What is written, and what is written if it is the same.
  item jsonb,
  merge jsonb,
  cells jsonb not null,
  primary key (job, number)
);

comment on table public.import_rows is 'What an import will do with each row.';

alter table public.import_rows enable row level security, force row level security;

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
  'Links by which somebody becomes an administrator or an owner, or one of these sets a new password. Written by functions, served by nothing.';

comment on column private.invitations.purpose is
  'invitation or password of an administrator; owner or owner-password of an owner; owner-email makes the address that of an account.';

comment on column private.invitations.token_hash is 'SHA-256 of what is in the link, which is stored nowhere.';

comment on column private.invitations.claimed_at is 'When the account began to be made. Nobody else may begin for a quarter of an hour, unless it failed: longer than a request takes.';

comment on column private.invitations.made_by is 'The administrator; null where a proof, or an owner, asked for it.';

comment on column private.invitations.listing_id is 'What an owner is to look after.';

comment on column private.invitations.request is 'The application or claim by which it came.';

comment on column private.invitations.account is 'Whose address it becomes.';

alter table private.invitations enable row level security;

create table public.change_jobs (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('bulk', 'undo')),
  -- bulk: {"changes", and "ids" or "matching" and "without"}. undo: {"operation", "also_changed"}.
  asked jsonb not null,
  state text not null default 'working' check (state in ('working', 'done', 'stopped', 'failed')),
  last_listing text not null default '',
  "position" integer not null default 0,
  total integer not null,
  counts jsonb not null default '{"changed": 0, "archived": 0, "restored": 0, "left_alone": 0}',
  left_alone jsonb not null default '[]',
  since bigint not null,
  operation bigint references public.audit_operations (id),
  failure text,
  actor uuid not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);

comment on table public.change_jobs is 'Changes and undos of more listings than one request writes. Written by functions, read by administrators.';

comment on column public.change_jobs.last_listing is 'The id of the last listing that was gone through: they are taken in the order of their ids.';

comment on column public.change_jobs.position is 'How many listings have been gone through.';

comment on column public.change_jobs.total is 'How many there were at the beginning; in the end, how many were gone through.';

comment on column public.change_jobs.left_alone is 'The first hundred that were left as they were.';

comment on column public.change_jobs.since is 'The last entry of the log when it began: what others wrote afterwards stays.';

alter table public.change_jobs enable row level security, force row level security;

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null,
  handled boolean not null default false,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  filed_as text,
  assignee uuid references public.admin_users (id) on delete set null,
  is_read boolean not null default false
);

comment on table public.contact_messages is 'Messages of the contact form. Anybody sends one, administrators read and tick off.';

comment on column public.contact_messages.handled_at is 'When it was ticked off; written by the database.';

comment on column public.contact_messages.filed_as is 'archived, spam, or null while it is neither; an administrator''s decision.';

comment on column public.contact_messages.assignee is 'The administrator who answers it.';

comment on column public.contact_messages.is_read is 'Somebody has opened it.';

alter table public.contact_messages enable row level security, force row level security;

-- {"on": a day, "how": by its owner, by an administrator or by a call}.
create function private.is_check(written jsonb) returns boolean
language sql immutable
return case jsonb_typeof(written) when 'object' then written - 'on' - 'how' = '{}' and coalesce(written ->> 'how' in ('owner', 'administrator', 'call'), false)
  and coalesce(written ->> 'on' ~ '^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$', false) else written is null end;

create table public.listings (
  id text primary key default gen_random_uuid()::text,
  slug text not null unique,
  business_name text not null,
  category text not null,
  subcategory text,
  country text not null,
  province_name text,
  city_name text,
  address text not null default '',
  phone text not null default '',
  email text,
  website text,
  description text,
  package_tier text,
  lat float8,
  lng float8,
  images jsonb,
  business_hours jsonb,
  social_media jsonb,
  special_offers jsonb,
  status text not null default 'draft',
  source_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  province_slug text,
  city_slug text,
  source_name text,
  source_url text,
  version integer not null default 1,
  paid_until date check ((paid_until >= '1970-01-01') and (paid_until <= '9999-12-31')),
  existence_check jsonb,
  phone_check jsonb,
  hours_check jsonb,
  place_check jsonb,
  constraint existence_check check (private.is_check(existence_check)),
  constraint phone_check check (private.is_check(phone_check)),
  constraint hours_check check (private.is_check(hours_check)),
  constraint place_check check (private.is_check(place_check))
);

comment on table public.listings is 'Businesses of the directory. Visitors read the published ones; administrators write.';

comment on column public.listings.package_tier is
  'The tier that was bought: classified, standard or premium; null counts as classified. What visitors are shown of it says published_listings.';

comment on column public.listings.status is 'draft, published or archived; only published listings are public.';

comment on column public.listings.source_id is 'The identity of an imported row in its source; null for a listing made by hand.';

comment on column public.listings.province_name is 'As the business gave it; null when it is not given, and so in city_name.';

comment on column public.listings.province_slug is 'The province in the addresses of the site. Null, it is made of the name; so is city_slug.';

comment on column public.listings.category is 'The slug of a category.';

comment on column public.listings.country is 'The code of ISO 3166-1 in two letters; ZZ where an older version stored a name that is no country of Africa.';

comment on column public.listings.address is 'Empty text means "not given", here and in phone.';

comment on column public.listings.source_name is 'Whom to credit for an imported listing, with the licence; null for one made by hand.';

comment on column public.listings.source_url is 'Where the source and its licence are described; given with source_name, or neither is.';

comment on column public.listings.version is
  'Counts the real changes; written by the database. Save with the filter version=eq.7: no row answered means that somebody saved since.';

comment on column public.listings.paid_until is 'The last day of the package that is paid for; null where it has no end. Administrators alone read it.';

comment on column public.listings.existence_check is 'When it was last checked that the business is there, and how: {"on", "how": owner, administrator or call}. The three others are alike.';

alter table public.listings enable row level security, force row level security;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  -- An enquiry outlives its listing, and says by name whom it was for.
  listing_id text references public.listings (id) on delete set null,
  business_name text not null default '',
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  handled boolean not null default false,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  filed_as text,
  assignee uuid references public.admin_users (id) on delete set null,
  is_read boolean not null default false
);

comment on table public.enquiries is 'Enquiries to a business of the directory. Anybody sends one, administrators read and tick off.';

comment on column public.enquiries.business_name is 'The name that the listing had; written by the database.';

comment on column public.enquiries.handled_at is 'When it was ticked off; written by the database.';

comment on column public.enquiries.filed_as is 'archived, spam, or null while it is neither; an administrator''s decision.';

comment on column public.enquiries.assignee is 'The administrator who answers it.';

comment on column public.enquiries.is_read is 'Somebody has opened it.';

alter table public.enquiries enable row level security, force row level security;

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  author uuid references public.admin_users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);

comment on table public.inbox_notes is 'What administrators note about a letter. They read and write it, each removes the own, and it goes with its letter.';

comment on column public.inbox_notes.author is 'Written by the database; null when the author is an administrator no more.';

alter table public.inbox_notes enable row level security, force row level security;

-- One row. The epoch tells databases apart, so that a restored or replaced one is never taken for the one before.
create table private.listings_version (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  version bigint not null default 0,
  -- From which version on everything is known, removals too. A reader who comes with an older one begins anew.
  known_since bigint not null default 0
);

alter table private.listings_version enable row level security;

-- The last change of every listing that is or was published, under the version that the change made. A listing that was
-- never published has no entry.
create table private.listing_changes (
  listing_id text primary key,
  -- The slug under which it was last published.
  slug text not null,
  version bigint not null
);

alter table private.listing_changes enable row level security;

-- Of each listing what is sorted, filtered and searched: narrow rows, so that reading thousands of them is quick.
create table private.listing_rows (
  id text primary key,
  -- Folded, for the order; so is city, where listings without one come last.
  name text collate "C" not null,
  city text collate "C" not null,
  -- 0 premium, 1 standard, 2 classified.
  tier smallint not null,
  -- 0 published, 1 draft, 2 archived.
  status smallint not null,
  changed timestamptz not null,
  country text collate "C" not null,
  category text collate "C" not null,
  province_slug text collate "C",
  city_slug text collate "C",
  -- Name, town and the digits of the phone number, folded.
  found_by text collate "C" not null,
  lacks_place boolean not null default false,
  paid_until date,
  -- A hash of what directory-core judges: phone, country and hours. Null where there is nothing of these.
  to_judge text collate "C",
  -- The hash of what it has judged, and what it said: the first hours that cannot be read, the phone that cannot be dialled, the number of the others.
  judged text collate "C",
  unread_hours text,
  undialled_phone text,
  -- Whether another listing that is not archived may be of the same business, and whether that has still to be found out.
  is_duplicate boolean not null default false,
  to_compare boolean not null default true
);

alter table private.listing_rows enable row level security;

create table public.listing_views (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  query text not null,
  created_at timestamptz not null default now()
);

comment on table public.listing_views is 'Views of the administration''s table of listings. They belong to all administrators alike.';

comment on column public.listing_views.query is 'The query of the address that shows it, without the page.';

alter table public.listing_views enable row level security, force row level security;

create table private.listing_weeks (
  listing_id text not null,
  week date not null check (extract(isodow from week) = 1),
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  primary key (listing_id, week)
);

comment on table private.listing_weeks is 'How often a listing was seen and contacted in a week. Written and read by functions alone.';

comment on column private.listing_weeks.listing_id is 'No reference: a listing that is removed may come back.';

comment on column private.listing_weeks.week is 'The Monday (UTC) of the ISO week.';

comment on column private.listing_weeks.contacts is 'Presses on its phone, WhatsApp and e-mail, and enquiries.';

alter table private.listing_weeks enable row level security;

create table private.counting (
  is_one boolean primary key default true check (is_one),
  began_on date not null
);

comment on table private.counting is 'On which day counting began: the one on which this migration ran.';

alter table private.counting enable row level security;

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

comment on table public.outbox is 'Letters to send and sent. Read and written by functions.';

comment on column public.outbox.dedupe_key is 'What the letter is about: there is never a second one.';

comment on column public.outbox.phone is 'A number that can be dialled, as its business in the country of the data writes it.';

comment on column public.outbox.data is 'What is in the letter; the site words it.';

comment on column public.outbox.secret is
  'What is in the link of an invitation, until the letter is sent or the link is closed. No administrator reads it, but for the link of a claim, which the log then says.';

comment on column public.outbox.listing_id is 'No reference: a letter that was sent stays when its listing is removed.';

comment on column public.outbox.message_id is 'Written before the first attempt and the same in every later one.';

comment on column public.outbox.times_uncertain is 'How often it may have been sent without an answer. After the first time it is sent once more, with the same Message-ID.';

comment on column public.outbox.attempts is 'Counts on; who notes what came of an attempt names its number.';

comment on column public.outbox.handled_by is 'Who sent it by hand.';

alter table public.outbox enable row level security, force row level security;

-- A save that is sent again is known by its key, for a year.
create table private.owner_saves (
  key uuid primary key,
  listing_id text not null,
  account uuid not null,
  operation bigint,
  saved_at timestamptz not null default clock_timestamp()
);

create function private.propose_edit(listing text, seen_version integer, changes jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
  saved private.owner_saves;
  live_columns text[];
  page jsonb;
  asked jsonb;
  cleaned jsonb;
  collides text[];
  live jsonb;
  waits jsonb;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  if key is null then
    perform private.refuse('key is required');
  end if;
  select * into saved from private.owner_saves as known where known.key = propose_edit.key;
  if saved.key is not null then
    if saved.listing_id <> listing or saved.account <> auth.uid() then
      perform private.refuse('key is that of another save');
    end if;
    return jsonb_build_object('is_done', true, 'operation', saved.operation, 'collides', '[]'::jsonb, 'listing', private.owner_listing_json(stored));
  end if;
  if (select count(*) from private.owner_saves where account = auth.uid() and saved_at > clock_timestamp() - interval '1 hour') >= 120 then
    raise exception using errcode = 'PT429', message = 'Too many saves', hint = 'Try again in an hour.';
  end if;

  page := to_jsonb(stored);
  asked := coalesce(request.changes, '{}');
  select owner.live_columns into live_columns from private.listing_owners as owner where listing_id = listing and account = auth.uid();
  cleaned := private.clean_changes(changes, private.listing_with(stored, asked));
  if cleaned ? 'images' then
    perform private.refuse_foreign_images(cleaned -> 'images' -> 'to', stored, asked);
  end if;
  -- An owner sees what waits in the place of what the page says. Where it shall be live, the page has to be the one that was seen as well.
  collides := array(
    select name from jsonb_each(cleaned) as given (name, change), lateral (select coalesce(asked -> name -> 'to', page -> name) as seen) as now
    where not private.is_same(seen, change -> 'from') and not private.is_same(seen, change -> 'to')
      or asked ? name and name = any (live_columns) and stored.version is distinct from seen_version);
  if collides <> '{}' then
    return jsonb_build_object('is_done', false, 'operation', null, 'collides', to_jsonb(collides), 'listing', private.owner_listing_json(stored));
  end if;

  live := (select coalesce(jsonb_object_agg(name, change -> 'to'), '{}') from jsonb_each(cleaned) as given (name, change)
    where name = any (live_columns) and not private.is_same(page -> name, change -> 'to'));
  -- What the sender saw first stays what was seen.
  waits := asked - array(select jsonb_object_keys(cleaned)) || (
    select coalesce(jsonb_object_agg(name, jsonb_build_object('from', coalesce(asked -> name -> 'from', page -> name), 'to', change -> 'to')), '{}')
    from jsonb_each(cleaned) as given (name, change) where name <> all (live_columns));
  -- What the page says is not asked for. A place has two numbers.
  waits := (select coalesce(jsonb_object_agg(name, change), '{}') from jsonb_each(waits) as item (name, change)
    where exists (select from unnest(case when name in ('lat', 'lng') then array['lat', 'lng'] else array[name] end) as part
      where not private.is_same(page -> part, waits -> part -> 'to')));

  perform private.name_operation('owner-edit');
  if live <> '{}' then
    perform private.put_back(jsonb_build_object(listing, live || private.checks_of(array(select jsonb_object_keys(live)), 'owner')));
    saved.operation := nullif(current_setting('dira.operation', true), '')::bigint;
  end if;
  perform private.put_edit(stored, request, waits, seen_version);
  delete from private.owner_saves where saved_at < clock_timestamp() - interval '1 year';
  insert into private.owner_saves (key, listing_id, account, operation) values (propose_edit.key, listing, auth.uid(), saved.operation);
  select * into stored from public.listings where id = listing;
  return jsonb_build_object('is_done', true, 'operation', saved.operation, 'collides', '[]'::jsonb, 'listing', private.owner_listing_json(stored));
end
$$;

comment on table private.owner_saves is 'What owners saved, so that a repeat is known. Written by private.propose_edit alone.';

alter table private.owner_saves enable row level security;

-- What a proven owner can be allowed to write at once, without a look: LIVE_COLUMNS in packages/data.
create function private.live_columns() returns text[]
language sql immutable set search_path = ''
return array['business_hours', 'phone', 'special_offers', 'images'];

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

comment on table private.listing_owners is 'Who looks after which listing. Written and read by functions alone.';

comment on column private.listing_owners.listing_id is 'No reference: a listing that is removed may come back.';

comment on column private.listing_owners.live_columns is 'The columns that this owner changes at once; changes to others wait for a look.';

comment on column private.listing_owners.request is 'The application or claim by which it came.';

comment on column private.listing_owners.added_by is 'The administrator who accepted or invited; null where a proof by a contact of the listing did.';

alter table private.listing_owners enable row level security;

-- Whether letters go out by themselves: the site's server says so when it starts. Where they do not, no link is stored.
create table private.outbox_sender (
  is_by_mail boolean not null,
  one boolean primary key default true check (one)
);

alter table private.outbox_sender enable row level security;

create table public.payments (
  id uuid primary key,
  number integer not null check (number > 0) unique,
  listing_id text not null,
  customer jsonb not null,
  amount_cents integer not null,
  received_on date not null,
  method text not null check (method in ('transfer', 'card', 'mobile-money', 'cash')),
  reference text not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  period_start date not null,
  period_end date not null,
  note text not null,
  reverses uuid unique references public.payments (id),
  reason text not null,
  tier_before text,
  paid_until_before date,
  tier_after text,
  paid_until_after date,
  actor uuid,
  recorded_at timestamptz not null default clock_timestamp(),
  seller jsonb,
  years integer not null default 1 check (years in (1, 2)),
  again uuid unique references public.payments (id),
  constraint payments_check check ((amount_cents <> 0) and ((amount_cents < 0) = (reverses is not null))),
  constraint payments_check1 check (period_end > period_start),
  constraint payments_check2 check ((reason <> '') = (reverses is not null))
);

comment on table public.payments is 'Payments recorded by hand, with the number of their invoice. Written by record_payment() and reverse_payment() alone.';

comment on column public.payments.number is 'The number of the invoice: 1, 2, 3 and so on, without gaps.';

comment on column public.payments.listing_id is 'No reference: a payment stays when its listing is removed.';

comment on column public.payments.customer is 'Name and address as they were then: {"name", "address", "city", "province", "country"}.';

comment on column public.payments.amount_cents is 'In cents of the South African rand; below nought for a reversal.';

comment on column public.payments.reverses is 'The entry that this one takes back, for the reason.';

comment on column public.payments.paid_until_before is 'What the listing had before and after this entry, and so for the tier.';

comment on column public.payments.seller is 'Who sold, as the invoice says it: {"lines", "vatNumber", "vatPercent"}. Null for entries of before, whose invoices follow the settings.';

comment on column public.payments.years is 'For how many years of the package it pays.';

comment on column public.payments.again is 'The reversal that this payment undoes: it is the one that was taken back, recorded again.';

alter table public.payments enable row level security, force row level security;

create table private.payment_notes (
  listing_id text primary key,
  account uuid not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  years integer not null check (years in (1, 2)),
  noted_at timestamptz not null default clock_timestamp()
);

comment on table private.payment_notes is 'For which listings an owner says to have paid, and for what. It pays for nothing: an administrator records the payment, which removes the note.';

alter table private.payment_notes enable row level security;

-- What directory-core's foldCodePoint makes of a character beyond ASCII, where that is another text. Korean syllables are not in it.
create table private.search_folds (
  letter text collate "C" primary key,
  folded text not null
);

alter table private.search_folds enable row level security;

-- Brings the privileges to what the table says. The embedded default calls it at every start, because @supabase/lite grants
-- everything to everyone at its first request.
create function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  given record;
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  grant all on all tables in schema public to service_role;
  for given in
    select * from private.table_privileges where to_regclass(format('public.%I', table_name)) is not null
  loop
    execute format('revoke all on public.%I from %I', given.table_name, given.role_name);
    execute format('grant %s on public.%I to %I', given.privileges, given.table_name, given.role_name);
  end loop;
end
$$;

-- Whether the request comes over the API from a visitor or a signed-in account. It asks for the role that the API took on,
-- which current_user does not tell inside a function that runs with its owner's rights.
create function private.is_client() returns boolean
language sql stable set search_path = ''
return current_setting('role') not in ('none', 'service_role', 'postgres', 'supabase_admin');

-- Takes from visitors and accounts the right to send by themselves. For a project whose forms go through the site's server with the secret key; an
-- administrator of the database calls it once. A static host has no such server: there it stays open, under the brake.
create function private.only_the_server_sends() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.table_privileges
    where table_name in ('contact_messages', 'enquiries', 'change_requests') and privileges = 'insert';
  update private.table_privileges set privileges = replace(privileges, 'insert, ', '')
    where table_name in ('contact_messages', 'enquiries') and role_name = 'authenticated';
  perform private.restrict_grants();
end
$$;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Only administrators may do this';
  end if;
end
$$;

-- Who asks, as long as the session lasts: a token that outlives its session is nobody's.
create function private.account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id from auth.sessions as session
  where session.user_id = auth.uid() and session.id::text = auth.jwt() ->> 'session_id'
    and (session.not_after is null or session.not_after > now())
$$;

-- {"id", "email", "is_administrator"} of the account that asks, as they are now and not as its token has them; null for a session that has ended.
create function public.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', account.id, 'email', account.email,
    'is_administrator', exists (select from public.admin_users as administrator where administrator.id = account.id))
  from auth.users as account where account.id = private.account()
$$;

comment on function public.my_account() is 'The account of the caller.';

-- Ends the links by which an account would get another address; answers whether there were any.
create function private.end_email_changes(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where invitation.account = end_email_changes.account and private.invitation_state(invitation) = 'open';
  return found;
end
$$;

-- Tells an address of an account that another one was asked for, or took its place.
create function private.write_email_notice(invitation private.invitations, mailbox text, is_done boolean) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, dedupe_key, email, data)
  values ('email-notice', format('email-notice:%s:%s:%s', invitation.id, mailbox, is_done), mailbox,
    -- The new address is somebody's who may be erased one day.
    jsonb_build_object('address', private.masked_email(invitation.email, true), 'is_done', is_done, 'at', clock_timestamp()))
  on conflict (dedupe_key) do nothing
$$;

-- Somebody whose password was right asks for another address: a letter goes to it, and one to the address of now. Where the new one is that of an account, all is the
-- same but for the letter to it. Three a day, which that counts for as well: else the number of letters would tell. Administrators are invited by another address instead.
-- Answers asked; same where it is the address already; limited; or refused, to an administrator and where there is no such account.
create function private.ask_email_change(account uuid, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  subject constant text := current_setting('request.jwt.claim.sub', true);
  cleaned constant text := lower(private.clean_email('address', address));
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  present text;
  is_taken constant boolean := exists (select from auth.users where lower(email) = cleaned);
  made private.invitations;
begin
  -- Of many questions at once each sees those before it.
  perform pg_advisory_xact_lock(hashtextextended('email-change:' || ask_email_change.account, 0));
  select lower(email) into present from auth.users where id = ask_email_change.account;
  if present is null or exists (select from public.admin_users where id = ask_email_change.account) then
    return 'refused';
  elsif present = cleaned then
    return 'same';
  elsif (select count(*) from private.invitations as invitation
    where invitation.account = ask_email_change.account and created_at > clock_timestamp() - interval '1 day') >= 3
  then
    return 'limited';
  end if;
  -- The log names who asks. The embedded default reads the second setting, a hosted project either.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', ask_email_change.account)::text, true);
  perform set_config('request.jwt.claim.sub', ask_email_change.account::text, true);
  perform private.end_email_changes(ask_email_change.account);
  insert into private.invitations (email, purpose, token_hash, account, withdrawn_at)
    values (cleaned, 'owner-email', sha256(convert_to(token, 'UTF8')), ask_email_change.account, case when is_taken then clock_timestamp() end)
    returning * into made;
  perform private.write_email_notice(made, present, false);
  if not is_taken then
    -- The key is that of every letter with the link, so that it goes with the link.
    insert into public.outbox (kind, dedupe_key, email, secret, data)
      values ('email-change', 'invitation:' || made.id, cleaned, token, jsonb_build_object('expires_at', made.expires_at));
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return 'asked';
end
$$;

create function public.ask_email_change(account uuid, address text) returns text
language sql set search_path = ''
as $$ select private.ask_email_change(account, address) $$;

comment on function public.ask_email_change(uuid, text) is
  'Writes the letters by which an account gets another address, once its password was right. The service role''s.';

-- The account has its new address: who looks after what stays, under that address. Links for a password that went to the old one open nothing more.
create function private.finish_email_change(invitation private.invitations) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  old_addresses constant text[] := array(
    select distinct email from private.listing_owners as owner where owner.account = invitation.account and owner.email <> invitation.email);
begin
  update private.invitations as link set withdrawn_at = clock_timestamp()
    where link.email = any (old_addresses) and purpose = 'owner-password' and private.invitation_state(link) = 'open';
  update private.listing_owners as owner set email = invitation.email where owner.account = invitation.account;
  perform private.write_email_notice(invitation, mailbox, true) from unnest(old_addresses) as mailbox;
end
$$;

-- Whose account it is. Who is no administrator or owner any more still has a name: that of the account, or in the log.
create function private.account_email(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select email from public.admin_users where id = account_email.account),
    (select email from private.listing_owners as owner where owner.account = account_email.account limit 1),
    (select lower(email) from auth.users where id = account_email.account),
    (select log.row_name from public.audit_log as log
      where log.table_name = 'admin_users' and log.row_id = account_email.account::text order by log.operation_id desc nulls last limit 1))
$$;

-- What the log has of accounts.
create function private.account_tables() returns text[]
language sql immutable set search_path = ''
return array['accounts', 'admin_users', 'invitations', 'listing_owners'];

-- What happened to accounts in an operation, what counts most first: [{"what": one of ACCOUNT_EVENTS, "email", "listing": a name, "by": who made the link that was used}].
create function private.account_events(operation bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with entry as (
    select log.id, log.row_name, log.actor, log.table_name,
      coalesce(made.changes -> 'purpose' ->> 1, log.table_name) as about, made.actor as maker,
      case when log.action = 'update' and log.changes ? 'link' then 'seen' when log.action = 'update' then coalesce(log.changes -> 'state' ->> 1, 'update') else log.action end as step,
      coalesce(made.changes -> 'listing_id' ->> 1, log.changes -> 'listing_id' ->> 1, log.changes -> 'listing_id' ->> 0,
        case when log.table_name = 'invitations' then (select listing_id from private.invitations where id::text = log.row_id)
          when log.table_name = 'listing_owners' then (select listing_id from private.listing_owners where id::text = log.row_id) end) as listing
    from public.audit_log as log
    left join public.audit_log as made on log.table_name = 'invitations' and made.table_name = 'invitations' and made.row_id = log.row_id and made.action = 'insert'
    where log.operation_id = operation and log.table_name in ('accounts', 'admin_users', 'invitations', 'listing_owners')
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'what', case when event.what = 'password-link' and entry.actor is null then 'password-asked' else event.what end,
      'email', nullif(entry.row_name, ''),
      'listing', (select business_name from public.listings where id = entry.listing),
      'by', case when entry.step = 'used' and entry.maker is distinct from entry.actor then private.account_email(entry.maker) end)
    order by event.place, entry.id), '[]')
  from entry join (values
    ('admin_users', 'insert', 'administrator-added', 1), ('admin_users', 'delete', 'administrator-removed', 1), ('admin_users', 'update', 'administrator-changed', 1),
    ('listing_owners', 'insert', 'owner-added', 1), ('listing_owners', 'delete', 'owner-removed', 1), ('listing_owners', 'update', 'owner-changed', 1),
    ('accounts', 'delete', 'person-erased', 0), ('accounts', 'update', 'password-changed', 1),
    ('invitation', 'used', 'administrator-accepted', 2), ('owner', 'used', 'owner-accepted', 2),
    ('password', 'used', 'password-chosen', 2), ('owner-password', 'used', 'password-chosen', 2), ('owner-email', 'used', 'address-changed', 2),
    ('invitation', 'insert', 'administrator-invited', 3), ('owner', 'insert', 'owner-invited', 3),
    ('password', 'insert', 'password-link', 3), ('owner-password', 'insert', 'password-link', 3), ('owner-email', 'insert', 'address-asked', 3),
    ('owner-email', 'seen', 'address-link-seen', 3),
    ('invitation', 'withdrawn', 'administrator-uninvited', 4), ('owner', 'withdrawn', 'owner-uninvited', 4),
    ('password', 'withdrawn', 'password-link-ended', 4), ('owner-password', 'withdrawn', 'password-link-ended', 4), ('owner-email', 'withdrawn', 'address-ended', 4)
  ) as event (about, step, what, place) using (about, step)
$$;

-- A password that its account changed ends what was asked for with the old one; answers whether there was anything.
create function private.note_password_change(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation('edit'), note_password_change.account, current_setting('role'), 'accounts', note_password_change.account::text,
    private.account_email(note_password_change.account), 'update', '{"password": [null, "changed"]}')
    returning id into first_entry;
  update public.audit_operations as operation set actor = note_password_change.account where id = nullif(current_setting('dira.operation', true), '')::bigint and operation.actor is null;
  perform private.count_entries(first_entry);
  return private.end_email_changes(note_password_change.account);
end
$$;

create function public.note_password_change(account uuid) returns boolean
language sql set search_path = ''
as $$ select private.note_password_change(account) $$;

comment on function public.note_password_change(uuid) is 'Notes that an account changed its password, and ends the links by which it would get another address. The service role''s.';

-- Somebody who forgot the password asks for a link by mail: three a day. The link is for the administrator, or else for the owner, whose address it is. Answers whether there
-- is a letter, which the server tells nobody.
create function private.ask_password(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := case when exists (select from public.admin_users where email = address) then 'password'
    when exists (select from private.listing_owners where email = address) then 'owner-password' end;
begin
  if wanted is null or not (select is_by_mail from private.outbox_sender)
    or (select count(*) from private.invitations as invitation where email = address and invitation.purpose = wanted
      and created_at > clock_timestamp() - interval '1 day') >= 3
  then
    return false;
  end if;
  return private.write_invitation(private.new_invitation(address, wanted) ->> 'token');
end
$$;

create function public.ask_password(address text) returns boolean
language sql set search_path = ''
as $$ select private.ask_password(lower(btrim(address))) $$;

comment on function public.ask_password(text) is 'Writes a letter with which an administrator or an owner chooses a new password. The service role''s.';

-- Whether the request comes from an administrator who is signed in now. A token stays valid for a while after signing
-- out; the session it names does not, and so neither do the rights.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.admin_users as administrator
    join auth.sessions as session on session.user_id = administrator.id
    where administrator.id = auth.uid()
      and session.id::text = auth.jwt() ->> 'session_id'
      and (session.not_after is null or session.not_after > now())
  )
$$;

create function private.before_administrator_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := lower(private.clean_email('email', new.email));
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

-- Looks after the fact, whoever removes: an administrator, the service role, or the removal of an account. Two who step
-- down at the same moment take turns, so that the second sees that the first has gone.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.keep_an_administrator'));
  if exists (select from before_rows) and not exists (select from public.admin_users) then
    perform private.refuse('The last administrator stays: make another one first');
  end if;
  return null;
end
$$;

-- For servers: a token says who somebody is, this says whether that is an administrator who is signed in now.
create function public.signed_in_administrator() returns uuid
language sql stable set search_path = ''
return case when (select private.is_admin()) then auth.uid() end;

comment on function public.signed_in_administrator() is 'The id of the caller, if that is an administrator; else null.';

-- {"administrators": [{"id", "email", "created_at", "last_change"}], "invitations": [those of administrators that are open, with the links that they asked
-- for themselves: {"id", "email", "purpose", "made_by": an address, "created_at", "expires_at"}]}.
create function public.administrators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'administrators', (
      select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'created_at', created_at,
        'last_change', (select happened_at from public.audit_log as entry where entry.actor = administrator.id order by entry.id desc limit 1))
        order by email)
      from public.admin_users as administrator),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'email', invitation.email, 'purpose', purpose,
        'made_by', administrator.email, 'created_at', invitation.created_at, 'expires_at', expires_at) order by invitation.created_at desc), '[]')
      from private.invitations as invitation left join public.admin_users as administrator on administrator.id = made_by
      where private.invitation_state(invitation) = 'open' and purpose in ('invitation', 'password')));
end
$$;

comment on function public.administrators() is 'Who is an administrator and who is invited, for administrators.';

-- The account stays, without rights and signed out.
create function private.remove_administrator(administrator_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.admin_users where id = administrator_id;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = administrator_id;
  return true;
end
$$;

create function public.remove_administrator(administrator_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_administrator(administrator_id) $$;

comment on function public.remove_administrator(uuid) is 'Takes the rights of an administrator away, but never the last one''s. For administrators.';

-- What was tried, whether it was refused or not. Without a request: by a link that there is not, a hundred times an hour at most.
create function private.log_claim(claim public.change_requests, what text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  if claim.id is null and (
    select happened_at from public.audit_log where table_name = 'change_requests' and row_id = 'unknown' order by operation_id desc offset 99 limit 1
  ) > now() - interval '1 hour' then
    return;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation('claim'), auth.uid(), current_setting('role'), 'change_requests', coalesce(claim.id::text, 'unknown'), claim.reference, 'claim',
    jsonb_build_object('claim', jsonb_build_array(null, what))
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
end
$$;

-- For so long a code and a link count, a question for a code waits for a person, and a new one may not be asked for.
create function private.proof_counts() returns interval language sql immutable set search_path = '' return interval '24 hours';

create function private.proof_waits() returns interval language sql immutable set search_path = '' return interval '7 days';

create function private.proof_pause() returns interval language sql immutable set search_path = '' return interval '10 minutes';

create function private.is_proof_open(proof private.claim_proofs) returns boolean
language sql stable set search_path = ''
return not proof.is_refused and proof.ended_at is null and proof.tries < 3 and clock_timestamp() < case proof.channel
  when 'email' then proof.asked_at + private.proof_counts() else coalesce(proof.revealed_at + private.proof_counts(), proof.asked_at + private.proof_waits()) end;

-- Claims of the same listing that wait as well, once they have asked for something.
create function private.rival_claims(claim public.change_requests) returns setof public.change_requests
language sql stable set search_path = ''
as $$
  select other from public.change_requests as other
  where other.kind = 'claim' and other.listing_id = claim.listing_id and other.id <> claim.id and other.status in ('new', 'asked-back')
    and (other.evidence ? 'text' or exists (select from private.claim_proofs where request = other.id))
$$;

-- Where a claim stands:
--   new        nothing was asked for                         written    a letter went to the listed mailbox
--   code       a code is on its way or may be typed          over       that link or code counts no longer
--   evidence   an administrator decides on what was sent     rival      another claim waits: an administrator decides on both
--   taken      somebody looks after the page                 proved     the account may be named
--   done       the account looks after the page              declined, withdrawn
create function private.claim_state(claim public.change_requests) returns text
language plpgsql stable set search_path = ''
as $$
declare
  last private.claim_proofs;
begin
  if exists (select from private.listing_owners as owner where owner.request = claim.id) then
    return 'done';
  elsif claim.status in ('declined', 'withdrawn') then
    return claim.status;
  elsif claim.status = 'accepted' then
    return 'proved';
  end if;
  select * into last from private.claim_proofs as proof
    where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1;
  if last.id is null and not claim.evidence ? 'text' then
    return 'new';
  elsif exists (select from private.listing_owners where listing_id = claim.listing_id) then
    return 'taken';
  elsif exists (select from private.claim_proofs as proof where proof.request = claim.id and proved_at is not null) then
    return 'proved';
  elsif exists (select from private.rival_claims(claim)) then
    return 'rival';
  elsif last.id is null then
    return 'evidence';
  end if;
  return case when not private.is_proof_open(last) then 'over' when last.channel = 'email' then 'written' else 'code' end;
end
$$;

-- When the next letter or code may be asked for: ten minutes after the last one of this listing, and three a day.
create function private.next_proof_at(listing text) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(max(asked_at) + private.proof_pause(), (array_agg(asked_at order by asked_at desc))[3] + interval '1 day')
  from private.claim_proofs where listing_id = listing and channel <> 'account' and not is_refused and asked_at > clock_timestamp() - interval '1 day'
$$;

-- What the claimant is told. `refused` says why what was asked for just now was not done.
create function private.claim_json(claim public.change_requests, refused text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'state', private.claim_state(claim), 'refused', refused, 'reference', claim.reference, 'has_evidence', claim.evidence ? 'text',
    'channel', last.channel, 'asked_at', last.asked_at, 'tries_left', 3 - last.tries,
    'again_at', case when not last.is_refused then private.next_proof_at(claim.listing_id) end,
    'decision_reason', nullif(claim.decision_reason, '')))
  from (values (1)) as one left join lateral (
    select * from private.claim_proofs as proof where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1
  ) as last on true
$$;

-- Ends what was issued for some claims: their codes count no longer, and their links open nothing.
create function private.end_proofs(requests uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where token_hash in (select link_hash from private.claim_proofs where request = any (requests) and ended_at is null)
      and private.invitation_state(invitation) = 'open';
  update private.claim_proofs set ended_at = clock_timestamp() where request = any (requests) and ended_at is null;
end
$$;

-- The claim of a link, and nobody else's of its listing moves until the end of the transaction. None for a wrong link, which is noted.
create function private.claim_of(token text) returns public.change_requests
language plpgsql set search_path = ''
as $$
declare
  claim public.change_requests;
begin
  select * into claim from public.change_requests where link_token = private.token_hash(token) and kind = 'claim';
  if claim.id is null then
    perform private.log_claim(claim, 'unknown link');
    return claim;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.claim_proofs'), hashtext(claim.listing_id));
  select * into claim from public.change_requests where id = claim.id for update;
  return claim;
end
$$;

-- As JavaScript's trim(): btrim() takes off blanks only. By a function of Postgres' own: each write of a listing asks it ten times and more.
create function private.trimmed(value text) returns text
language sql immutable strict
return btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');

-- A name as a letter has it: a stranger typed it, so nothing that could be read as an address or a number is left of it.
create function private.name_in_letter(name text) returns text
language sql immutable set search_path = ''
return left(private.trimmed(regexp_replace(name, '[^[:alpha:] ''’-]', '', 'g')), 60);

-- A link by which an address gets an account that looks after the listing: once, and for a day. Answers what is in it.
create function private.make_claim_link(claim public.change_requests, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := private.make_owner_invitation(claim.listing_id, address, claim.id) ->> 'token';
begin
  update private.invitations set expires_at = clock_timestamp() + private.proof_counts() where token_hash = sha256(convert_to(token, 'UTF8'));
  return token;
end
$$;

create function private.write_claim_letter(claim public.change_requests, mailbox text, token text) returns void
language sql security definer set search_path = ''
as $$
  -- The key is that of every letter with the link, so that it goes with the link.
  insert into public.outbox (kind, dedupe_key, email, secret, listing_id, data)
  select 'claim-link', 'invitation:' || invitation.id, mailbox, token, listing.id, jsonb_build_object('name', listing.business_name, 'slug', listing.slug,
    'country', listing.country, 'claimant', private.name_in_letter(claim.name), 'asked_at', clock_timestamp(), 'expires_at', invitation.expires_at)
  from public.listings as listing, private.invitations as invitation
  where listing.id = claim.listing_id and invitation.token_hash = sha256(convert_to(token, 'UTF8'))
  on conflict (dedupe_key) do nothing
$$;

-- Tells those who look after a listing that somebody else says it is theirs: once a day, however many do.
create function private.write_claim_notices(claim public.change_requests) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, dedupe_key, email, listing_id, data)
  select 'claim-notice', format('claim-notice:%s:%s:%s', listing.id, owner.account, private.today()), owner.email, listing.id, jsonb_build_object(
    'name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'claimant', private.name_in_letter(claim.name),
    'reference', claim.reference, 'asked_at', clock_timestamp())
  from public.listings as listing join private.listing_owners as owner on owner.listing_id = listing.id
  where listing.id = claim.listing_id
  on conflict (dedupe_key) do nothing
$$;

-- Through what a published listing can be reached: {"id", "email", "phone"}, masked; null where there is no such listing. A domain that its page does not show
-- is masked as well.
create function public.claim_channels(listing_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('id', listing.id, 'email', private.masked_email(nullif(listing.email, ''), shown.email is not null),
    'phone', case when private.phone_digits(listing.phone) is not null then private.masked_phone(listing.phone) end))
  from public.listings as listing join public.published_listings as shown using (id) where listing.slug = listing_slug
$$;

comment on function public.claim_channels(text) is 'The masked contacts by which a claim of a published listing is proved.';

-- Where a claim stands, for the holder of its link; null for a link that there is not.
create function public.claim_status(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.claim_json(request) from public.change_requests as request where link_token = private.token_hash(token) and kind = 'claim' $$;

comment on function public.claim_status(text) is 'Where a claim stands, for the holder of its link.';

-- Asks for a letter to the listed mailbox (email), or for a code by a call or by WhatsApp. Answers as claim_status does, the same whether there is such a contact.
create function public.ask_claim_proof(token text, channel text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := channel;
  claim public.change_requests := private.claim_of(token);
  listing public.listings;
  reached text;
  link text;
  refused text;
begin
  if claim.id is null then
    return null;
  elsif asked is null or asked not in ('email', 'call', 'whatsapp') then
    perform private.refuse('channel is email, call or whatsapp');
  end if;
  if claim.status not in ('new', 'asked-back') or exists (select from private.claim_proofs as proof where proof.request = claim.id and proved_at is not null) then
    perform private.log_claim(claim, 'asked when it was decided');
    return private.claim_json(claim, 'closed');
  end if;
  refused := case when exists (select from private.listing_owners where listing_id = claim.listing_id) then 'taken'
    when exists (select from private.rival_claims(claim)) then 'rival' end;
  if refused is not null then
    insert into private.claim_proofs (request, listing_id, channel, is_refused, ended_at) values (claim.id, claim.listing_id, asked, true, clock_timestamp());
    if refused = 'taken' then
      perform private.write_claim_notices(claim);
    else
      perform private.end_proofs(array(select id from private.rival_claims(claim)
        where not exists (select from private.claim_proofs where request = id and proved_at is not null)) || claim.id);
    end if;
    perform private.log_claim(claim, 'asked by ' || asked || ': ' || refused);
    return private.claim_json(claim);
  elsif private.next_proof_at(claim.listing_id) > clock_timestamp() then
    perform private.log_claim(claim, 'asked by ' || asked || ': too soon');
    return private.claim_json(claim, 'too-soon');
  end if;

  perform private.end_proofs(array[claim.id]);
  select * into listing from public.listings where id = claim.listing_id and status = 'published';
  reached := nullif(case asked when 'email' then listing.email else listing.phone end, '');
  if asked = 'email' and reached is not null then
    link := private.make_claim_link(claim, reached);
    perform private.write_claim_letter(claim, reached, link);
  end if;
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, asked, reached, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'asked by ' || asked);
  return private.claim_json(claim);
end
$$;

comment on function public.ask_claim_proof(text, text) is 'Asks for a letter or a code that proves a claim, for the holder of its link.';

-- Types a code. Answers as claim_status does; `refused` is wrong or over.
create function public.try_claim_code(token text, code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
  proof private.claim_proofs;
begin
  if claim.id is null then
    return null;
  end if;
  select * into proof from private.claim_proofs as asked where asked.request = claim.id and channel <> 'account' order by asked_at desc limit 1 for update;
  if private.claim_state(claim) <> 'code' then
    perform private.log_claim(claim, 'a code that counts no longer');
    return private.claim_json(claim, 'over');
  elsif proof.code_hash is distinct from sha256(convert_to(proof.id || regexp_replace(code, '\D', '', 'g'), 'UTF8')) then
    update private.claim_proofs set tries = tries + 1 where id = proof.id returning * into proof;
    perform private.log_claim(claim, 'wrong code, ' || 3 - proof.tries || ' left');
    return private.claim_json(claim, case when proof.tries < 3 then 'wrong' else 'over' end);
  end if;
  update private.claim_proofs set proved_at = clock_timestamp(), ended_at = clock_timestamp() where id = proof.id;
  perform private.log_claim(claim, 'proved by ' || proof.channel);
  return private.claim_json(claim);
end
$$;

comment on function public.try_claim_code(text, text) is 'Types the code that proves a claim, for the holder of its link.';

-- Sends proof for administrators to decide on, with the address that hears of it. Answers as claim_status does.
create function public.send_claim_evidence(token text, evidence text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
begin
  if claim.id is null then
    return null;
  elsif claim.status not in ('new', 'asked-back') then
    perform private.log_claim(claim, 'evidence when it was decided');
    return private.claim_json(claim, 'closed');
  end if;
  update public.change_requests as stored set version = stored.version + 1, email = private.clean_email('address', address),
    evidence = private.clean_evidence(jsonb_build_object('text', private.clean_required('evidence', send_claim_evidence.evidence, 5000)))
    where id = claim.id returning * into claim;
  if exists (select from private.listing_owners where listing_id = claim.listing_id) then
    perform private.write_claim_notices(claim);
  end if;
  -- Two that wait are an administrator's.
  if exists (select from private.rival_claims(claim)) then
    perform private.end_proofs(array(select id from private.rival_claims(claim)
      where not exists (select from private.claim_proofs where request = id and proved_at is not null)) || claim.id);
  end if;
  perform private.log_claim(claim, 'sent evidence');
  return private.claim_json(claim);
end
$$;

comment on function public.send_claim_evidence(text, text, text) is 'Sends proof of a claim for administrators to decide on, for the holder of its link.';

-- Names the account of a claim that is proved: {"token"} of its link. An address that has an account already, whose password the link would set, gets it by a letter, and
-- the answer is {"token": null}. Three addresses at most.
create function public.name_claim_account(token text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
  cleaned constant text := lower(private.clean_email('address', address));
  link text;
begin
  if claim.id is null then
    return null;
  elsif private.claim_state(claim) <> 'proved' or
    (select count(*) >= 3 from private.claim_proofs where request = claim.id and channel = 'account') then
    perform private.log_claim(claim, 'an account when it was not proved');
    return private.claim_json(claim, 'closed');
  end if;
  perform private.end_proofs(array[claim.id]);
  link := private.make_claim_link(claim, cleaned);
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, 'account', cleaned, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'named the account');
  if exists (select from auth.users where lower(email) = cleaned) then
    perform private.write_claim_letter(claim, cleaned, link);
    link := null;
  end if;
  return private.claim_json(claim) || jsonb_build_object('token', link);
end
$$;

comment on function public.name_claim_account(text, text) is 'Names the account that shall look after a listing, for the holder of the link of a claim that is proved.';

-- What the review of a claim shows beside the request; null where there is no such claim.
create function private.claim_review(claim public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.claim_state(claim), 'channel', last.channel,
    'contact', coalesce(last.contact, nullif(case last.channel when 'email' then listing.email else listing.phone end, '')),
    'country', listing.country, 'asked_at', last.asked_at,
    'revealed_at', last.revealed_at, 'revealed_by', (select email from public.admin_users where id = last.revealed_by), 'tries', last.tries,
    'can_reveal', coalesce(private.claim_state(claim) = 'code' and last.code_hash is null and last.contact is not null, false),
    'owners', (select coalesce(jsonb_agg(email order by email), '[]') from private.listing_owners where listing_id = claim.listing_id and request is distinct from claim.id),
    'rivals', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'name', name) order by created_at), '[]') from private.rival_claims(claim)))
  from (values (1)) as one
  left join public.listings as listing on listing.id = claim.listing_id
  left join lateral (
    select * from private.claim_proofs as proof where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1
  ) as last on true
$$;

create function public.claim_review(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.claim_review(request) from public.change_requests as request where id = request_id and kind = 'claim');
end
$$;

comment on function public.claim_review(uuid) is 'How a claim is to be proved, for administrators.';

-- Makes the code that was asked for and shows it, once: {"code", "until", "review"}, where "code" is null when there is none to show.
create function private.reveal_claim_code(request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of the twelve hexadecimal digits all are random.
  code constant text := lpad((('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint % 1000000)::text, 6, '0');
  claim public.change_requests;
  proof private.claim_proofs;
begin
  perform private.require_admin();
  select * into claim from public.change_requests where id = request_id and kind = 'claim';
  if claim.id is null then
    perform private.refuse('There is no such claim');
  end if;
  perform pg_advisory_xact_lock(hashtext('private.claim_proofs'), hashtext(claim.listing_id));
  select * into claim from public.change_requests where id = request_id for update;
  if not (private.claim_review(claim) ->> 'can_reveal')::boolean then
    perform private.log_claim(claim, 'no code to read out');
    return jsonb_build_object('code', null, 'until', null, 'review', private.claim_review(claim));
  end if;
  select * into proof from private.claim_proofs as asked where asked.request = claim.id and channel <> 'account' order by asked_at desc limit 1;
  update private.claim_proofs set revealed_at = clock_timestamp(), revealed_by = auth.uid(), code_hash = sha256(convert_to(proof.id || code, 'UTF8'))
    where id = proof.id returning * into proof;
  perform private.log_claim(claim, 'code read out by ' || proof.channel);
  return jsonb_build_object('code', code, 'until', proof.revealed_at + private.proof_counts(), 'review', private.claim_review(claim));
end
$$;

create function public.reveal_claim_code(request_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.reveal_claim_code(request_id) $$;

comment on function public.reveal_claim_code(uuid) is 'Makes the code of a claim and shows it once, for administrators.';

-- What is in the link of a claim's letter, for who sends it by hand; null where there is none. The log says who saw it.
create function private.reveal_claim_link(letter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letter public.outbox;
  claim public.change_requests;
  first_entry bigint;
begin
  perform private.require_admin();
  select * into letter from public.outbox
    where id = letter_id and kind in ('claim-link', 'email-change') and status in ('waiting', 'uncertain', 'failed');
  if letter.kind = 'claim-link' and letter.secret is not null then
    select request.* into claim from private.claim_proofs as proof join public.change_requests as request on request.id = proof.request
      where link_hash = sha256(convert_to(letter.secret, 'UTF8'));
    perform private.log_claim(claim, 'link of the letter seen');
  elsif letter.secret is not null then
    insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
      select private.current_operation('edit'), auth.uid(), current_setting('role'), 'invitations', invitation.id::text, invitation.email, 'update',
        '{"link": [null, "seen"]}'
      from private.invitations as invitation where token_hash = sha256(convert_to(letter.secret, 'UTF8'))
      returning id into first_entry;
    perform private.count_entries(first_entry);
  end if;
  return letter.secret;
end
$$;

create function public.reveal_claim_link(letter_id uuid) returns text
language sql set search_path = ''
as $$ select private.reveal_claim_link(letter_id) $$;

comment on function public.reveal_claim_link(uuid) is
  'What is in the link of a letter that is sent by hand, of a claim or for another address of an account, for administrators.';

-- Who came by a claim has proved it; what was issued for others of the listing counts no longer.
create function private.claim_follows_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests;
begin
  update public.change_requests as request set status = 'accepted', version = request.version + 1, decided_at = clock_timestamp(), asked_at = null,
      read_at = coalesce(read_at, clock_timestamp())
    where id = new.request and kind = 'claim' and status in ('new', 'asked-back');
  select * into claim from public.change_requests where id = new.request and kind = 'claim';
  if claim.id is not null then
    perform private.log_claim(claim, 'looks after the page');
  end if;
  -- The link that was used is the caller's to close.
  perform private.end_proofs(array(select id from public.change_requests where kind = 'claim' and listing_id = new.listing_id and id is distinct from new.request));
  return null;
end
$$;

-- What was issued for a claim that is declined, taken back, or waits again counts no longer. One that is accepted on proof invites the address that came with it, where letters
-- go out by themselves; where they do not, its page asks for the account.
create function private.proofs_follow_claim() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  token text;
begin
  if new.status <> 'accepted' then
    perform private.end_proofs(array[new.id]);
  elsif new.email <> '' and (select is_by_mail from private.outbox_sender)
    and not exists (select from private.listing_owners as owner where owner.request = new.id)
  then
    token := private.make_claim_link(new, new.email);
    insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
      values (new.id, new.listing_id, 'account', lower(new.email), sha256(convert_to(token, 'UTF8')));
    perform private.write_invitation(token);
  end if;
  return null;
end
$$;

-- A link that is closed is kept nowhere.
create function private.forget_claim_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set secret = null where dedupe_key = 'invitation:' || new.id and kind = 'claim-link' and secret is not null;
  update private.claim_proofs set ended_at = clock_timestamp() where link_hash = new.token_hash and ended_at is null;
  return null;
end
$$;

-- At most three published listings that may be of the business that somebody applies for, by what their pages show: [{"slug", "name", "category", "city", "country", "tier", "phone",
-- "reason", "metres"}]. Asked with columns of listings, as possible_duplicates is. A chain's branches share a website, so that counts here alone.
create function public.listed_twins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted public.listings;
begin
  if length(asked::text) > 2000 then
    perform private.refuse('asked is too long');
  end if;
  wanted := jsonb_populate_record(null::public.listings, asked - array['id', 'slug']);
  return (
    select coalesce(jsonb_agg(answer order by place), '[]') from (
      select jsonb_build_object('slug', shown.slug, 'name', shown.business_name, 'category', shown.category, 'city', shown.city_name, 'country', shown.country, 'tier', shown.package_tier,
          'phone', shown.phone, 'reason', found.reason, 'metres', round(found.metres, -1)) as answer,
        row_number() over (order by array_position(array['phone', 'website', 'name', 'town'], found.reason), found.metres, shown.id) as place
      from (
        select distinct on (twin) twin, reason, metres from (
          select twin, reason, metres from private.listing_twins(wanted)
          union all
          (select id, 'website', round(private.metres(wanted.lat, wanted.lng, lat, lng))::integer from public.listings
            where private.website_key(website) = private.website_key(wanted.website) and website is not null order by id limit 200)
        ) as either order by twin, array_position(array['phone', 'website', 'name', 'town'], reason)
      ) as found
      join public.published_listings as shown on shown.id = found.twin and (found.reason <> 'website' or shown.website is not null)
      order by place limit 3
    ) as first);
end
$$;

comment on function public.listed_twins(jsonb) is 'Published listings that may be of the business that somebody applies for, three at most.';

-- Whether two folded names may be those of one business: most of their trigrams are shared, or one is within the other.
do $$
declare
  -- Without pg_trgm a name has to be within the other.
  home constant text := (
    select space.nspname from pg_catalog.pg_proc as proc join pg_catalog.pg_namespace as space on space.oid = proc.pronamespace
    where proc.proname = 'similarity' and proc.pronargs = 2);
begin
  execute format($query$
    create function private.similar_names(a text, b text) returns boolean
    language sql immutable set search_path = ''
    return %s or length(a) >= 5 and strpos(b, a) > 0 or length(b) >= 5 and strpos(a, b) > 0
  $query$, case when home is null then 'a = b' else format('%I.similarity(a, b) >= 0.5', home) end);
end
$$;

-- The listings that may be of the same business as one that is stored or is being written, with the reason and the distance where it is known: of each
-- reason at most 200, of the names near it those of the first 1,000 listings there.
create function private.listing_twins(listing public.listings) returns table (twin text, reason text, metres integer)
language sql stable set search_path = '' set enable_seqscan = off
as $$
  select distinct on (other.id) other.id, found.reason, round(private.metres(listing.lat, listing.lng, other.lat, other.lng))::integer
  from (
    (select id, 'phone' as reason
    from public.listings as known
    where known.country = listing.country and private.phone_digits(known.phone) is not null
      and right(private.phone_digits(known.phone), 7) = right(private.phone_digits(listing.phone), 7)
      -- With a code before it or without.
      and (right(private.phone_digits(known.phone), length(private.phone_digits(listing.phone))) = private.phone_digits(listing.phone)
        or right(private.phone_digits(listing.phone), length(private.phone_digits(known.phone))) = private.phone_digits(known.phone))
    limit 200)
    union all
    (select id, 'name'
    from (
        select id, lat, lng from public.listings
        where lat between listing.lat - 0.0018 and listing.lat + 0.0018
          and lng between listing.lng - 0.0018 / cos(radians(listing.lat)) and listing.lng + 0.0018 / cos(radians(listing.lat))
        limit 1000
      ) as near
      join private.listing_rows as row using (id)
    where private.metres(listing.lat, listing.lng, near.lat, near.lng) <= 200
      and private.similar_names(row.name, (select private.fold_text(listing.business_name)))
    limit 200)
    union all
    (select id, 'town'
    from private.listing_rows
    where name = (select private.fold_text(listing.business_name)) and country = listing.country and city_slug = listing.city_slug
      and (lacks_place or listing.lat is null)
    limit 200)
  ) as found join public.listings as other using (id)
  where other.id is distinct from listing.id
  order by other.id, array_position(array['phone', 'name', 'town'], found.reason)
$$;

-- The first of them, for somebody who asks: [{"id", "slug", "name", "city", "country", "tier", "status", "reason", "metres"}].
create function private.possible_duplicates(listing public.listings, size integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(answer order by place), '[]') from (
    select jsonb_build_object('id', id, 'slug', slug, 'name', business_name, 'city', city_name, 'country', country, 'tier', package_tier,
        'status', status, 'reason', reason, 'metres', metres) as answer,
      row_number() over (order by status = 'archived', reason <> 'phone', metres, id) as place
    from private.listing_twins(listing) join public.listings on id = twin
    order by place limit size
  ) as first
$$;

-- Asked by an editor with what it holds, as columns of listings: id, business_name, phone, country, city_slug, lat, lng.
create function public.possible_duplicates(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.require_admin();
  if length(asked::text) > 2000 then
    perform private.refuse('asked is too long');
  end if;
  return private.possible_duplicates(jsonb_populate_record(null::public.listings, asked), 5);
end
$$;

comment on function public.possible_duplicates(jsonb) is 'Listings that may be of the same business as one that is being written, for administrators.';

-- What changed in what is compared is compared again, and so is what it was taken for the same as.
create function private.compare_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
begin
  if tg_op = 'DELETE' then
    ids := array(select id from before_rows);
  else
    ids := array(
      select id from before_rows as before join after_rows as after using (id)
      where (before.business_name, before.phone, before.country, before.city_slug, before.lat, before.lng, before.status = 'archived')
        is distinct from (after.business_name, after.phone, after.country, after.city_slug, after.lat, after.lng, after.status = 'archived'));
  end if;
  if ids <> '{}' then
    update private.listing_rows as r set to_compare = true
    where not to_compare and (id = any (ids) or is_duplicate and id in (
      select twin
      from before_rows as before join private.listing_rows as own using (id)
        cross join lateral private.listing_twins(jsonb_populate_record(null::public.listings, to_jsonb(before)))
      where own.is_duplicate and id = any (ids)));
  end if;
  return null;
end
$$;

-- Compares listings that have still to be compared, and answers how many these were.
create function private.compare_listings(size integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  compared constant text[] := array(select id from private.listing_rows where to_compare order by id limit least(size, 200) for update skip locked);
begin
  with pairs as materialized (
    select listing.id, twin
    from public.listings as listing cross join lateral private.listing_twins(listing) join private.listing_rows as other on other.id = twin
    where listing.id = any (compared) and listing.status <> 'archived' and other.status < 2
  ), duplicates as materialized (
    select id from pairs union select twin from pairs
  )
  update private.listing_rows as r set
    is_duplicate = id in (select id from duplicates),
    to_compare = to_compare and id <> all (compared)
  where id = any (compared) or id in (select id from duplicates) and not is_duplicate;
  return cardinality(compared);
end
$$;

-- Compares listings whose doubles are not known, but not beside an import, which would take half as long again: what came is compared when all of it is
-- there.
create function public.compare_listings(size integer default 50) returns integer
language sql set search_path = ''
as $$
  select case
    when exists (select from public.audit_operations where kind = 'import' and not is_finished and ended_at > now() - interval '5 seconds') then 0
    else private.compare_listings(size)
  end
$$;

comment on function public.compare_listings(integer) is 'Finds out which listings may be of one business, for the service role.';

-- Whether a slug is nobody's: neither a listing has it, nor does it lead to one that is there still.
create function private.is_slug_free(candidate text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.listings where slug = candidate)
    and not exists (select from private.former_addresses as former where slug = candidate and exists (select from public.listings where id = former.listing_id))
$$;

-- An address that led to a listing once is given to no other one: it leads there.
create function private.keep_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.former_addresses as former where former.slug = new.slug and former.listing_id <> new.id
    and exists (select from public.listings where id = former.listing_id))
  then
    raise exception using errcode = '23505', constraint = 'listings_slug_key', message = 'duplicate key value violates unique constraint "listings_slug_key"',
      detail = format('/listings/%s leads to another listing, which was published there', new.slug);
  end if;
  return new;
end
$$;

-- Where these listings are has changed: pages that say where former addresses lead are made anew, as are all when the listings are of another version.
create function private.touch_addresses(listings text[]) returns void
language sql security definer set search_path = ''
as $$
  update private.listings_version set version = version + 1
  where exists (select from private.former_addresses where listing_id = any (listings)) or exists (select from private.merged_listings where into_id = any (listings))
$$;

-- What was published and is not any more, or elsewhere, is noted.
create function private.note_former_addresses() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  touched text[];
begin
  case tg_op
    when 'INSERT' then
      touched := array(select id from after_rows);
    when 'UPDATE' then
      touched := array(select id from before_rows join after_rows using (id) where (before_rows.slug, before_rows.status) is distinct from (after_rows.slug, after_rows.status));
      insert into private.former_addresses (slug, listing_id)
        select before_rows.slug, id from before_rows join after_rows using (id)
        where before_rows.status = 'published' and (after_rows.status <> 'published' or after_rows.slug <> before_rows.slug)
        on conflict (slug) do update set listing_id = excluded.listing_id;
    when 'DELETE' then
      touched := array(select id from before_rows);
      insert into private.former_addresses (slug, listing_id)
        select slug, id from before_rows where status = 'published'
        on conflict (slug) do update set listing_id = excluded.listing_id;
  end case;
  if touched <> '{}' then
    perform private.touch_addresses(touched);
  end if;
  return null;
end
$$;

-- The slug of the published listing to which the addresses of a listing lead: its own, or that of the one that it was merged into. Null: of none.
create function private.moved_to(listing text) returns text
language sql stable set search_path = ''
as $$
  -- Of a circle each listing is looked at once.
  with recursive step (id) as (
    select listing
    union
    select merged.into_id from step join private.merged_listings as merged on merged.listing_id = step.id
    where not exists (select from public.listings as one where one.id = step.id and one.status = 'published')
  )
  select one.slug from step join public.listings as one on one.id = step.id and one.status = 'published'
$$;

-- Where a former address leads: {"slug", "to": another slug or null, "gone": what is known of a listing that has left the guide, or null}. Of a draft it leads nowhere, and of a
-- listing that was removed nothing is known.
create function private.former_address_row(former private.former_addresses) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', former.slug, 'to', place.slug, 'gone', case
    when place.slug is not null or listing.status = 'draft' then null
    when listing.id is null then '{}'
    else jsonb_build_object('id', listing.id, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
      'province_slug', listing.province_slug, 'province_name', listing.province_name, 'city_slug', listing.city_slug, 'city_name', listing.city_name,
      'lat', listing.lat, 'lng', listing.lng) end)
  from private.moved_to(former.listing_id) as place (slug) left join public.listings as listing on listing.id = former.listing_id
$$;

-- Where the former addresses with some slugs lead, up to a hundred; a slug that was no address is left out.
create function public.former_addresses(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.former_address_row(former)), '[]') from private.former_addresses as former where former.slug = any (slugs[1:100])
$$;

comment on function public.former_addresses(text[]) is 'Where addresses lead at which listings were, by their slugs.';

-- The slugs of former addresses in their order, a thousand after `after`: an export asks for all of them.
create function public.former_slugs(after text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(slug), '[]')
  from (select slug from private.former_addresses where slug collate "C" > after collate "C" order by slug collate "C" limit 1000) as page
$$;

comment on function public.former_slugs(text) is 'The slugs of addresses at which listings were.';

-- Archives a listing because another one, which is published, is of the same business: its addresses lead there from then on. The undo in History brings it back.
create function private.merge_listing(listing text, into_listing text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from public.listings where id = listing for update;
  if not found then
    perform private.refuse('There is no such listing');
  elsif listing = into_listing or not exists (select from public.listings where id = into_listing and status = 'published') then
    perform private.refuse('It is merged into another listing, which is published');
  end if;
  insert into private.merged_listings (listing_id, into_id) values (listing, into_listing)
    on conflict (listing_id) do update set into_id = excluded.into_id;
  update public.listings set status = 'archived' where id = listing and status <> 'archived';
  -- Of one that was archived before as well.
  perform private.touch_addresses(array[listing]);
  return true;
end
$$;

create function public.merge_listing(listing text, into_listing text) returns boolean
language sql set search_path = ''
as $$ select private.merge_listing(listing, into_listing) $$;

comment on function public.merge_listing(text, text) is 'Archives a listing and leads its addresses to another one of the same business, for administrators.';

-- A statement at a time, so that an import of thousands of rows stays quick. What visitors wrote is not copied: of what they sent only the columns that say
-- what was done about it are, whatever columns these tables may get.
create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := coalesce(auth.uid(), nullif(current_setting('dira.actor', true), '')::uuid);
  name_column constant text := case tg_table_name when 'listings' then 'slug' when 'admin_users' then 'email' end;
  first_entry bigint;
begin
  case
    -- Of the one table with very many rows no whole row is turned into JSON.
    when tg_op = 'INSERT' and tg_table_name = 'listings' then
      with entry as (
        insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
        select private.current_operation('add'), who, current_setting('role'), tg_table_name, id, slug, 'insert',
          jsonb_build_object('status', jsonb_build_array(null, status))
        from after_rows
        returning id
      )
      select min(id) into first_entry from entry;
    when tg_op = 'INSERT' then
      with entry as (
        insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
        select private.current_operation('add'), who, current_setting('role'), tg_table_name, item ->> 'id', item ->> name_column, 'insert', null
        from (select to_jsonb(after_rows) as item from after_rows) as added
        returning id
      )
      select min(id) into first_entry from entry;
    when tg_op = 'DELETE' then
      with entry as (
        insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
        select private.current_operation('remove'), who, current_setting('role'), tg_table_name, item ->> 'id', item ->> name_column,
          'delete', case tg_table_name when 'listings' then
            (select jsonb_object_agg(key, jsonb_build_array(value, null)) from jsonb_each(item)) end
        from (select to_jsonb(before_rows) as item from before_rows) as removed
        returning id
      )
      select min(id) into first_entry from entry;
    when tg_op = 'UPDATE' then
      with entry as (
        insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
        select private.current_operation('edit'), who, current_setting('role'), tg_table_name, after ->> 'id', after ->> name_column,
          'update', private.with_other_halves(changes, before)
        from
          (select to_jsonb(before_rows) as before, to_jsonb(after_rows) as after
            from before_rows join after_rows using (id)) as changed,
          lateral (
            select jsonb_object_agg(key, jsonb_build_array(before -> key, value)) as changes
            from jsonb_each(after)
            where value is distinct from before -> key and key not in ('updated_at', 'version')
              and (tg_table_name in ('listings', 'admin_users') or key in ('handled', 'handled_at', 'filed_as', 'assignee', 'status', 'tier', 'listing_id'))
          ) as difference
        where changes is not null
        returning id
      )
      select min(id) into first_entry from entry;
  end case;
  -- A batch of an import counts once.
  if first_entry is not null and current_setting('dira.counts', true) is distinct from 'later' then
    perform private.count_entries(first_entry);
  end if;
  return null;
end
$$;

-- For so long an operation can be undone; then the values of its entries are forgotten.
create function private.undo_window() returns interval
language sql immutable set search_path = ''
return interval '30 days';

create function private.field_of(column_name text) returns text
language sql immutable set search_path = ''
as $$ select coalesce((select field from private.pairs() where column_name in (one, other)), column_name) $$;

-- The changes of a listing with the columns that belong to a changed one, as they were and are.
create function private.with_other_halves(changes jsonb, before jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select changes || coalesce(jsonb_object_agg(half, jsonb_build_array(before -> half, before -> half)), '{}')
  from private.pairs(), lateral (values (one, other), (other, one)) as either (changed, half)
  where changes ? changed and not changes ? half
$$;

-- Says what the writes of this transaction are, before the first of them. Without it a transaction, which is a request of the API, is an
-- operation by itself.
create function private.name_operation(kind text, summary jsonb default '{}', undoes bigint default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('dira.operation', '', true);
  perform set_config('dira.begins', jsonb_build_object('kind', kind, 'summary', summary, 'undoes', undoes)::text, true);
end
$$;

-- The operation of this transaction; begins it with the first entry of the log. What a server goes on with is whose it was.
create function private.current_operation(plain_kind text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  operation bigint := nullif(current_setting('dira.operation', true), '')::bigint;
  begins constant jsonb := coalesce(nullif(current_setting('dira.begins', true), ''), '{}')::jsonb;
begin
  if operation is null then
    insert into public.audit_operations (kind, summary, undoes, actor, actor_role) values (
      coalesce(begins ->> 'kind', plain_kind), coalesce(begins -> 'summary', '{}'), (begins ->> 'undoes')::bigint,
      coalesce(auth.uid(), nullif(current_setting('dira.actor', true), '')::uuid), current_setting('role')
    ) returning id into operation;
    perform set_config('dira.operation', operation::text, true);
  end if;
  return operation;
end
$$;

-- What is written from here to the end of the transaction belongs to an operation of an earlier one, by the same person. That person is
-- still an administrator.
create function private.join_operation(joined bigint, expected_kind text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  operation public.audit_operations;
begin
  select * into operation from public.audit_operations where id = joined;
  if operation.kind is distinct from expected_kind then
    perform private.refuse(format('There is no operation %s of the kind %s', joined, expected_kind));
  end if;
  if operation.undone_by is not null then
    perform private.refuse('It was undone meanwhile: begin anew');
  end if;
  if (auth.uid() is not null and operation.actor is distinct from auth.uid())
    or (operation.actor is not null and not exists (select from public.admin_users where id = operation.actor))
  then
    raise exception using message = 'Who began it is no administrator now, or somebody else', errcode = '42501';
  end if;
  perform set_config('dira.operation', joined::text, true);
  perform set_config('dira.actor', coalesce(operation.actor::text, ''), true);
end
$$;

-- Adds to the operation of this transaction what was logged, by the numbers of the entries; what is about accounts alone has a kind of its own.
create function private.count_entries(first_entry bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  operation constant bigint := nullif(current_setting('dira.operation', true), '')::bigint;
begin
  with entry as (
    select log.* from generate_series(first_entry, (select max(id) from public.audit_log)) as number,
      lateral (select * from public.audit_log where id = number offset 0) as log
    where log.operation_id = operation
  ), field as (
    select distinct entry.id, private.field_of(key) as name
    from entry, jsonb_object_keys(entry.changes) as key
    where entry.table_name = 'listings' and entry.action = 'update'
  ), counted as (
    select count(*) as entries,
      count(*) filter (where table_name = 'listings' and action = 'insert') as added,
      count(*) filter (where table_name = 'listings' and action = 'update') as changed,
      count(*) filter (where table_name = 'listings' and action = 'delete') as removed,
      -- A listing that goes takes its name off enquiries first: it is about the listing nonetheless.
      coalesce(max(table_name) filter (where table_name = 'listings'), min(table_name)) as about,
      min(id) filter (where table_name = 'listings') as first_listing,
      min(row_name) filter (where table_name = 'admin_users') as administrator
    from entry
  )
  update public.audit_operations as stored set
    ended_at = clock_timestamp(),
    kind = case when stored.kind in ('add', 'edit', 'remove') and coalesce(stored.table_name, counted.about) = any (private.account_tables()) then 'account' else stored.kind end,
    table_name = case when 'listings' in (stored.table_name, counted.about) then 'listings' else coalesce(stored.table_name, counted.about) end,
    label = case
      when stored.table_name = 'listings' or first_listing is null then coalesce(stored.label, administrator)
      else (select coalesce(
          (select business_name from public.listings where listings.id = entry.row_id),
          entry.changes -> 'business_name' ->> 0, entry.row_name)
        from entry where entry.id = first_listing)
    end,
    entries = stored.entries + counted.entries,
    added = stored.added + counted.added,
    changed = stored.changed + counted.changed,
    removed = stored.removed + counted.removed,
    changes = stored.changes + (select count(*) from field),
    fields = array(select name from field union select unnest(stored.fields) order by 1)
  from counted where stored.id = operation and counted.entries > 0;
end
$$;

-- One row for each field of these listings that the operation changed, as a whole: from before its first entry to after its last.
--   effect  'change' puts a field back, 'archive' archives a listing that the operation added, 'restore' brings a removed one back
--   before, after, now   {column: value}: before the operation (what an undo writes), after it, and today
--   state   'goes_back'; 'already' is as before; 'changed' says something else since; 'gone' was removed since; 'taken' has a slug or
--           source id that is another listing's now
create function private.undo_plan(operation bigint, ids text[])
returns table (listing text, slug text, name text, effect text, field text, before jsonb, after jsonb, now jsonb, state text)
language sql stable set search_path = ''
as $$
  with entry as (
    select log.id, log.row_id, log.row_name, log.action, log.changes
    from public.audit_log as log
    where log.operation_id = operation and log.table_name = 'listings' and log.row_id = any (ids)
  ), net as (
    select
      row_id,
      max(row_name) as row_name,
      (array_agg(action order by id))[1] <> 'insert' as was_there,
      (array_agg(action order by id desc))[1] <> 'delete' as was_left
    from entry group by row_id
  ), changed_column as (
    select
      entry.row_id,
      pair.key as name,
      (array_agg(pair.value -> 0 order by entry.id))[1] as before,
      (array_agg(pair.value -> 1 order by entry.id desc))[1] as after
    from entry cross join jsonb_each(entry.changes) as pair
    group by entry.row_id, pair.key
  ), present as (
    select stored.id, to_jsonb(stored) as row from public.listings as stored where stored.id = any (ids)
  ), planned as (
    select net.row_id, net.row_name, 'change' as effect, private.field_of(col.name) as field,
      jsonb_object_agg(col.name, col.before) as before, jsonb_object_agg(col.name, col.after) as after
    from net join changed_column as col using (row_id)
    where net.was_there and net.was_left
    group by net.row_id, net.row_name, private.field_of(col.name)
    union all
    select net.row_id, net.row_name, 'archive', 'status',
      '{"status": "archived"}', jsonb_build_object('status', col.after)
    from net join changed_column as col using (row_id)
    where not net.was_there and net.was_left and col.name = 'status'
    union all
    select net.row_id, net.row_name, 'restore', null, jsonb_object_agg(col.name, col.before), null
    from net join changed_column as col using (row_id)
    where net.was_there and not net.was_left
    group by net.row_id, net.row_name
  ), compared as (
    select planned.*, present.row,
      (select jsonb_object_agg(key, present.row -> key) from jsonb_object_keys(planned.after) as key) as now
    from planned left join present on present.id = planned.row_id
    where planned.before is distinct from planned.after
  )
  select
    compared.row_id,
    coalesce(compared.row ->> 'slug', compared.before ->> 'slug', compared.row_name),
    coalesce(compared.row ->> 'business_name', compared.before ->> 'business_name', compared.row_name),
    compared.effect,
    compared.field,
    compared.before,
    compared.after,
    compared.now,
    case
      when compared.effect = 'restore' and compared.row is not null then 'already'
      when compared.effect <> 'restore' and compared.row is null then 'gone'
      when compared.now = compared.before then 'already'
      when compared.now <> compared.after then 'changed'
      when exists (
        select from public.listings as other
        where other.id <> compared.row_id
          and (other.slug = compared.before ->> 'slug' or other.source_id = compared.before ->> 'source_id')
      ) then 'taken'
      else 'goes_back'
    end
  from compared
$$;

-- The ids of the next listings of an operation.
create function private.operation_listings(operation bigint, after_id text, size integer) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(row_id order by row_id) from (
    select distinct log.row_id from public.audit_log as log
    where log.operation_id = operation and log.table_name = 'listings' and log.row_id > coalesce(after_id, '')
    order by log.row_id limit size
  ) as page
$$;

-- An operation as History shows it, with how far its work is, how much of it is undone, and how far that work is.
create function private.operation_row(operation public.audit_operations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', operation.id, 'kind', operation.kind, 'summary', operation.summary, 'actor', operation.actor,
    'actor_email', private.account_email(operation.actor), 'events', private.account_events(operation.id),
    'actor_role', operation.actor_role, 'began_at', operation.began_at, 'ended_at', operation.ended_at,
    'is_finished', operation.is_finished, 'table_name', operation.table_name, 'label', operation.label,
    'entries', operation.entries, 'added', operation.added, 'changed', operation.changed, 'removed', operation.removed,
    'changes', operation.changes, 'fields', operation.fields, 'undoes', operation.undoes, 'undone_by', operation.undone_by,
    'undoable_until', operation.ended_at + private.undo_window(),
    -- Rights are given and taken by name, and what visitors sent is theirs: only listings go back.
    'can_undo', operation.keeps_values and operation.table_name is not distinct from 'listings'
      and operation.ended_at + private.undo_window() > now(),
    'job', private.operation_job(operation.id), 'undone', private.undone_of(operation),
    'undo_job', case when operation.undone_by is not null then private.operation_job(operation.undone_by) end
  )
$$;

-- History, newest first: {"operations": [...], "more": boolean, "listing": the name of the one that is asked for}. `asked` may have
--   before   the id of the last operation of the page before        size     of the page, at most 100
--   actor    who did it                                             kind     what it was
--   listing  an id: only what touched it                            undone   true: only what is undone now
create function public.list_operations(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 100);
  conditions text := '';
  page jsonb;
begin
  perform private.require_admin();
  -- Only the conditions that are asked for, so that each question has the plan of its index.
  if asked ->> 'before' is not null then
    conditions := conditions || format(' and operation.id < %L::bigint', asked ->> 'before');
  end if;
  if asked ->> 'actor' is not null then
    conditions := conditions || format(' and operation.actor = %L::uuid', asked ->> 'actor');
  end if;
  if asked ->> 'kind' is not null then
    conditions := conditions || format(' and operation.kind = %L', asked ->> 'kind');
  end if;
  if asked ->> 'listing' is not null then
    conditions := conditions || format(
      ' and operation.id in (select operation_id from public.audit_log where table_name = ''listings'' and row_id = %L)', asked ->> 'listing');
  end if;
  if (asked ->> 'undone')::boolean then
    conditions := conditions || ' and operation.undone_by is not null';
  end if;
  execute format($query$
    with page as (
      select operation, operation.id, row_number() over (order by operation.id desc) as place
      from public.audit_operations as operation where true %s order by operation.id desc limit %s
    )
    select jsonb_build_object(
      'operations', coalesce(jsonb_agg(private.operation_row(operation) order by place) filter (where place <= %s), '[]'),
      'more', count(*) > %s,
      'listing', (select business_name from public.listings where id = $1))
    from page
  $query$, conditions, size + 1, size, size) into page using asked ->> 'listing';
  return page;
end
$$;

-- What undoing an operation would do, one page of its listings after another in the order of their ids:
--   {"operation": {...}, "counts": {...}, "listings": [{"id", "slug", "name", "effect", "fields": [...]}], "next": id or null}
-- Counts and listings are of this page of at most 1,000. A field has before, after, now and state as in undo_plan, and who changed it
-- since, and when. `only_changed` leaves out the listings of which nothing has changed since.
create function public.operation_preview(
  operation bigint, after text default '', size integer default 50, only_changed boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := least(greatest(coalesce(size, 50), 1), 1000);
  shown public.audit_operations;
  ids text[];
  answer jsonb;
begin
  perform private.require_admin();
  select * into shown from public.audit_operations as stored where stored.id = operation;
  if not found then
    perform private.refuse('There is no such operation');
  end if;
  ids := coalesce(private.operation_listings(operation, after, page_size + 1), '{}');
  with plan as (
    select * from private.undo_plan(operation, ids[1:page_size])
  ), described as (
    select plan.listing as id, plan.slug, plan.name, plan.effect,
      jsonb_agg(jsonb_build_object(
        'field', plan.field, 'before', plan.before, 'after', plan.after, 'now', plan.now, 'state', plan.state,
        'changed_by', since.email, 'changed_at', since.happened_at
      ) order by plan.field) as fields
    from plan left join lateral (
      select log.happened_at,
        coalesce((select email from public.admin_users where id = log.actor), log.actor_role) as email
      from public.audit_log as log
      where plan.state in ('changed', 'gone') and log.table_name = 'listings' and log.row_id = plan.listing
        and log.operation_id > operation_preview.operation
        and (plan.state = 'gone' or log.changes ?| array(select jsonb_object_keys(plan.after)))
      order by log.id desc limit 1
    ) as since on true
    where not only_changed or plan.state not in ('goes_back', 'already')
    group by plan.listing, plan.slug, plan.name, plan.effect
  )
  select jsonb_build_object(
    'operation', private.operation_row(shown),
    'counts', (select jsonb_build_object(
      'listings', cardinality(ids[1:page_size]),
      'goes_back', count(*) filter (where plan.effect = 'change' and plan.state = 'goes_back'),
      'archived', count(*) filter (where plan.effect = 'archive' and plan.state = 'goes_back'),
      'restored', count(*) filter (where plan.effect = 'restore' and plan.state = 'goes_back'),
      'already', count(*) filter (where plan.state = 'already'),
      'left_alone', count(*) filter (where plan.state not in ('goes_back', 'already'))) from plan),
    'listings', (select coalesce(jsonb_agg(to_jsonb(described) order by described.id), '[]') from described),
    'next', case when cardinality(ids) > page_size then ids[page_size] end
  ) into answer;
  return answer;
end
$$;

-- Writes columns of listings: {id: {column: value}}. A column that is no more is passed over.
create function private.put_back(rows jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  assignments text;
begin
  select string_agg(format('%1$I = next.%1$I', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = 'public.listings'::regclass and attnum > 0 and not attisdropped
      and attname in (select jsonb_object_keys(given.value) from jsonb_each(rows) as given);
  if assignments is null then
    return;
  end if;
  execute format($query$
    update public.listings as listing set %s
    from (
      select restored.* from jsonb_each($1) as given
      join public.listings as stored on stored.id = given.key
      cross join lateral jsonb_populate_record(stored, given.value) as restored
    ) as next
    where next.id = listing.id
  $query$, assignments) using rows;
end
$$;

-- Brings removed listings back, whole: {id: {every column: value}}. Columns that are new since have their defaults. Enquiries that lost
-- them in the operation have them again.
create function private.bring_back(operation bigint, rows jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  given record;
  columns text;
begin
  perform set_config('dira.undoing', 'on', true);
  for given in select key, value from jsonb_each(rows) loop
    select string_agg(quote_ident(attname), ', ') into columns
      from pg_catalog.pg_attribute
      where attrelid = 'public.listings'::regclass and attnum > 0 and not attisdropped and given.value ? attname::text;
    execute format(
      'insert into public.listings (%1$s) select %1$s from jsonb_populate_record(null::public.listings, $1)', columns
    -- Another version than the removed one: who still edits that is told.
    ) using given.value || jsonb_build_object('version', (given.value ->> 'version')::integer + 1);
    update public.enquiries set listing_id = given.key
      where listing_id is null and id in (
        select log.row_id::uuid from public.audit_log as log
        where log.operation_id = operation and log.table_name = 'enquiries' and log.changes -> 'listing_id' ->> 0 = given.key);
  end loop;
  perform set_config('dira.undoing', '', true);
end
$$;

-- All at once, or where the database refuses that, each listing by itself. Answers those that stayed as they were: {id: why}.
create function private.write_undo(operation bigint, changed jsonb, removed jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  refused jsonb := '{}';
  id text;
begin
  begin
    perform private.bring_back(operation, removed);
    perform private.put_back(changed);
    return refused;
  exception
    when data_exception or integrity_constraint_violation then null;
  end;
  for id in select jsonb_object_keys(removed || changed) loop
    begin
      perform private.bring_back(operation, case when removed ? id then jsonb_build_object(id, removed -> id) else '{}' end);
      perform private.put_back(case when changed ? id then jsonb_build_object(id, changed -> id) else '{}' end);
    exception
      when unique_violation then
        refused := refused || jsonb_build_object(id, 'taken');
      when data_exception or integrity_constraint_violation then
        refused := refused || jsonb_build_object(id, sqlerrm);
    end;
  end loop;
  return refused;
end
$$;

-- Forgets the values of what cannot be undone any more, also of what an undo left alone or was told to put back nonetheless; who did what and when stays. The
-- site's server calls it every day, until it answers 0: it answers how many operations that were, one large one or some small ones at once. `moment` is for
-- tests.
create function private.forget_old_values(moment timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old bigint[] := array(
    select id from (
      select id, sum(entries) over (order by id) - entries as entries_before
      from public.audit_operations
      where keeps_values and ended_at + private.undo_window() <= moment order by id limit 100
    ) as oldest where entries_before < 2000);
begin
  update public.audit_log set changes = null where operation_id = any (old) and changes is not null;
  update public.audit_operations set keeps_values = false where id = any (old);
  update public.change_jobs set left_alone = '[]', asked = asked - 'also_changed'
    where ended_at + private.undo_window() <= moment and (left_alone <> '[]' or asked ? 'also_changed');
  return cardinality(old);
end
$$;

create function public.forget_old_values(moment timestamptz default now()) returns integer
language sql set search_path = ''
as $$ select private.forget_old_values(moment) $$;

create function private.undo_operation(operation bigint, also_changed jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  undone public.audit_operations;
  job public.change_jobs;
begin
  perform private.require_admin();
  -- Two undos of one operation take turns.
  select * into undone from public.audit_operations where id = operation for update;
  if undone.id is null then
    perform private.refuse('There is no such operation');
  end if;
  if undone.table_name is distinct from 'listings' then
    perform private.refuse('Only changes of listings are undone: rights are given and taken by name, and what visitors sent is theirs');
  end if;
  if not undone.keeps_values or undone.ended_at + private.undo_window() <= now() then
    perform private.refuse(format('It could be undone until %s',
      to_char((undone.ended_at + private.undo_window()) at time zone 'UTC', 'YYYY-MM-DD')));
  end if;
  if jsonb_typeof(also_changed) <> 'array' or jsonb_array_length(also_changed) > 1000 then
    perform private.refuse('also_changed is a list of at most 1,000');
  end if;
  select * into job from public.change_jobs as begun
    where begun.kind = 'undo' and begun.state <> 'done' and begun.asked ->> 'operation' = undone.id::text
      and (begun.state = 'working' or begun.operation is not distinct from undone.undone_by)
    order by begun.id desc limit 1 for update;
  if job.state = 'working' then
    perform private.refuse('It is being undone already');
  end if;
  -- One that was stopped goes on; ticks are for what it has not come to, or has left alone: these are an undo of their own.
  if job.id is not null and job.actor = auth.uid() and also_changed is null then
    job := private.change_page(jsonb_populate_record(job, '{"state": "working", "failure": null, "ended_at": null}'), private.first_page());
    perform private.keep_change(job);
    return private.change_answer(job);
  end if;
  return private.begin_change('undo', jsonb_build_object('operation', operation, 'also_changed', coalesce(also_changed, '[]')),
    (select count(distinct log.row_id)::integer from public.audit_log as log where log.operation_id = operation and log.table_name = 'listings'));
end
$$;

-- Puts back what an operation changed, as an operation that can be undone itself. A field that says something else by now is left alone.
--   also_changed  [{"listing", "field", "now"}]: changed since, and put back nonetheless if they still say what was seen
-- Answers {"operation", "changed", "archived", "restored", "left_alone", "left": [{"listing", "slug", "name", "field", "now", "reason"}], "job", "state",
-- "position", "total"}. "operation" is null when nothing was to be done. While the state is "working" the site's server does the rest, and change_jobs says
-- how far it is. What the operation added is archived: an undo removes nothing.
create function public.undo_operation(operation bigint, also_changed jsonb default null) returns jsonb
language sql set search_path = ''
as $$ select private.undo_operation(operation, also_changed) $$;

-- As directory-core's isStoredImage: the address of the largest file of an image, with its size.
create function private.is_stored_image(address text) returns boolean
language sql immutable set search_path = ''
return address ~ '^/media/[0-9a-f]{32}-([1-9][0-9]{0,2}|1[0-9]{3}|2000)x([1-9][0-9]{0,2}|1[0-9]{3}|2000)/[1-9][0-9]{0,3}\.webp$'
  and substring(address from '^/media/[0-9a-f]+-([0-9]+)x') = substring(address from '([0-9]+)\.webp$');

create function private.names_image(url text) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_array(jsonb_build_object('url', url));

-- Files are kept for 60 days after nothing names them. What a change took out of a listing can be put back for 30 days before that.
create function private.images_kept() returns interval
language sql immutable set search_path = ''
return interval '60 days';

create function private.undone_within() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- Row by row and only where images change, so that an import of thousands without any pays nothing. A file is public once a listing names it that is
-- published; what is accepted as a draft is not yet.
create function private.follow_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    update public.stored_images set kept_until = null, is_private = is_private and new.status <> 'published'
      where (kept_until is not null or is_private and new.status = 'published') and url in (select image ->> 'url' from jsonb_array_elements(new.images) as image);
  end if;
  if tg_op <> 'INSERT' then
    update public.stored_images as stored set kept_until = now() + private.undone_within() + private.images_kept()
      where kept_until is null
        and url in (select image ->> 'url' from jsonb_array_elements(old.images) as image)
        and not exists (select from public.listings where images @> private.names_image(stored.url));
  end if;
  return null;
end
$$;

-- The audit log is the second wall, whatever form its changes have: what it names can be put back. A request that names a file keeps it while it waits, and
-- after the decision as long as what a change took out of a listing. A table of changes that wait for somebody and name images belongs here too.
create function public.images_to_remove(moment timestamptz default now()) returns text[]
language plpgsql set search_path = ''
as $$
begin
  update public.stored_images as stored set kept_until = null
    where kept_until <= moment and exists (select from public.listings where images @> private.names_image(stored.url));
  update public.stored_images as stored set kept_until = named.last + private.undone_within() + private.images_kept()
    from (
      select due.url, max(case when status in ('new', 'asked-back') then moment else decided_at end) as last
      from public.change_requests as request
        join public.stored_images as due on due.kept_until <= moment and request.changes -> 'images' -> 'to' @> private.names_image(due.url)
      group by due.url
    ) as named
    where stored.url = named.url and named.last > moment - private.undone_within() - private.images_kept();
  if exists (select from public.stored_images where kept_until <= moment) then
    update public.stored_images as stored
      set kept_until = named.last + private.undone_within() + private.images_kept()
      from (
        select due.url, max(happened_at) as last
        from public.audit_log
          join public.stored_images as due on due.kept_until <= moment and position(due.url in changes::text) > 0
        where happened_at > moment - private.undone_within() - private.images_kept() and changes::text like '%/media/%'
        group by due.url
      ) as named
      where stored.url = named.url;
  end if;
  return array(select url from public.stored_images where kept_until <= moment order by kept_until limit 500);
end
$$;

comment on function public.images_to_remove(timestamptz) is 'The images whose files nothing has named for 60 days. The service role calls it, removes the files, then the rows.';

-- The files that an owner may name: those of the page and of the request, and of what was uploaded here the own and what everybody may see.
create function private.refuse_foreign_images(images jsonb, stored public.listings, asked jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from jsonb_array_elements(nullif(images, 'null')) as image
    where not coalesce(stored.images @> private.names_image(image ->> 'url'), false)
      and not coalesce(asked -> 'images' -> 'to' @> private.names_image(image ->> 'url'), false)
      and not exists (select from public.stored_images where url = image ->> 'url' and (not is_private or stored_by = private.account())))
  then
    perform private.refuse('images names a file that was not sent here');
  end if;
end
$$;

-- For the site's server: who sends a photograph for a listing, its package, and how many this account has sent within a day.
create function public.owner_upload(listing text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner(listing);
  return (
    select jsonb_build_object('account', auth.uid(), 'tier', private.owner_listing_json(stored) -> 'tier',
      'sent', (select count(*) from public.stored_images where stored_by = auth.uid() and stored_at > now() - interval '1 day'))
    from public.listings as stored where id = listing);
end
$$;

comment on function public.owner_upload(text) is 'Who sends a photograph for a listing, for the site''s server, which asks with the caller''s token.';

-- So many may be sent for an application, those that were taken out again included: twice what the largest package shows.
create function private.application_images_limit() returns integer
language sql immutable set search_path = ''
return 20;

-- For so long photographs are kept of an application that is never sent. The server removes them every hour.
create function private.unsent_images_kept() returns interval
language sql immutable set search_path = ''
return interval '23 hours';

-- Photographs are taken until an application is sent, and while it was asked back.
create function private.takes_images(token text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(token ~ '^[0-9a-f]{64}$', false) and not exists (
    select from public.change_requests where link_token = private.token_hash(token) and (kind <> 'application' or status <> 'asked-back'))
$$;

-- For the site's server, before it reads a file: whether the application has enough images, and whether all applicants together have sent as much as they
-- may.
create function public.application_upload(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'has_enough', (select count(*) from private.application_images where application = private.token_hash(token)) >= private.application_images_limit(),
    'is_full', (select coalesce(sum(bytes), 0) from public.stored_images
      where is_private and stored_by is null and kept_until <= now() + private.unsent_images_kept()) >= private.unsent_images_limit())
  where private.takes_images(token)
$$;

comment on function public.application_upload(text) is
  'Whether an application, and all together, have as many photographs as they may; null where it takes none. For the site''s server.';

create function private.note_application_image(token text, image_url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two that come at the same time are counted one after the other.
  perform pg_advisory_xact_lock(hashtext('private.application_images'), hashtext(token));
  if not private.takes_images(token) then
    perform private.refuse('This application takes no photographs');
  end if;
  insert into private.application_images (application, url) values (private.token_hash(token), image_url) on conflict do nothing;
  if (select count(*) from private.application_images where application = private.token_hash(token)) > private.application_images_limit() then
    raise exception using errcode = 'PT429', message = 'Too many photographs for one application';
  end if;
end
$$;

-- For the site's server: whether whoever asks may see the files of an image.
create function public.may_see_image(image_url text, application text default null) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not coalesce((
    -- Of an applicant's there is no account, and a visitor has none.
    select is_private and (stored_by is null or stored_by is distinct from private.account()) and not private.is_admin()
      and not exists (
        select from private.listing_owners as owner join public.change_requests as request using (listing_id)
        where owner.account = private.account() and request.kind = 'edit' and request.status in ('new', 'asked-back')
          and request.changes -> 'images' -> 'to' @> private.names_image(image_url))
      and not exists (
        select from private.listing_owners as owner join public.listings as listing on listing.id = owner.listing_id
        where owner.account = private.account() and listing.images @> private.names_image(image_url))
      and not exists (
        select from private.application_images as sent
        where sent.url = image_url and sent.application = private.token_hash(may_see_image.application))
    from public.stored_images where url = image_url), false)
$$;

comment on function public.may_see_image(text, text) is 'Whether the caller, or who has the token of an application, may see the files of a stored image.';

-- The photographs of an application go with it, by the next sweep: when its time is over, and when what somebody sent is erased.
create function private.forget_application_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with forgotten as (delete from private.application_images where application = old.link_token returning url)
  update public.stored_images as stored set kept_until = now()
    from forgotten
    where stored.url = forgotten.url and is_private and stored_by is null
      and not exists (select from private.application_images as other where other.url = stored.url and other.application <> old.link_token)
      and not exists (select from public.listings where images @> private.names_image(stored.url));
  return null;
end
$$;

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- For so long what is sent for an application, which no listing names: that of somebody who was asked back waits for the answer.
create function private.application_images_kept(token text) returns interval
language sql stable security definer set search_path = ''
return case when exists (select from public.change_requests where link_token = private.token_hash(token))
  then interval '30 days' else private.unsent_images_kept() end;

-- So many bytes all applicants together may send within the time that is kept what is unsent.
create function private.unsent_images_limit() returns bigint
language sql immutable set search_path = ''
return 1000000000;

-- Before the files of an image are written. Sent again, it is kept for as long as a new one.
create function public.keep_image(image_url text, sender uuid, only_for_sender boolean default false, application text default null, bytes integer default 0)
returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  kept timestamptz;
begin
  if not private.is_stored_image(image_url) then
    perform private.refuse('image_url is not the address of a stored image');
  end if;
  insert into public.stored_images as stored (url, stored_by, is_private, kept_until, bytes)
    select image_url, sender, (only_for_sender or application is not null) and not is_named,
        case when not is_named then
          now() + case when application is null then private.images_kept() else private.application_images_kept(application) end end,
        keep_image.bytes
      from (select exists (select from public.listings where images @> private.names_image(image_url)) as is_named) as found
    on conflict (url) do update set
      kept_until = case when stored.kept_until is not null then greatest(stored.kept_until, excluded.kept_until) end,
      is_private = stored.is_private and excluded.is_private,
      stored_by = case when stored.is_private then coalesce(excluded.stored_by, stored.stored_by) else stored.stored_by end
    returning kept_until into kept;
  if application is not null then
    perform private.note_application_image(application, image_url);
  end if;
  return kept;
end
$$;

comment on function public.keep_image(text, uuid, boolean, text, integer) is
  'Notes an image whose files are about to be stored, and says until when they are kept if no listing names them. The service role calls it.';

-- An application names what was sent for it, a suggestion what the page has.
create function private.check_request_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What it named before may have been removed since.
  named constant jsonb := case tg_op when 'UPDATE' then old.changes -> 'images' -> 'to' end;
  shown constant jsonb := case new.kind when 'suggestion' then (select images from public.listings where id = new.listing_id) end;
begin
  if exists (
    select from jsonb_array_elements(nullif(new.changes -> 'images' -> 'to', 'null')) as image
    where not coalesce(named @> private.names_image(image ->> 'url'), false)
      and not coalesce(shown @> private.names_image(image ->> 'url'), false)
      and (new.kind = 'suggestion'
        or not exists (select from private.application_images where application = new.link_token and url = image ->> 'url')))
  then
    perform private.refuse(case new.kind
      when 'suggestion' then 'images names a file that the page does not have' else 'images names a file that was not sent for this application' end);
  end if;
  return new;
end
$$;

-- Each row: {"fields": {column: value}, "initial": {column: value}, "slugs": [text]}.
--   fields   what the source says; written at the first import and whenever the source says something else
--   initial  written at the first import only, so that what an administrator decided later is kept
--   slugs    candidates for the slug in the order of preference; the last one is numbered when all are taken. The slug of a
--            listing that is there already is kept.
-- A row may name its listing by that listing's id; a row that is another source's is refused. Rows are written in sets, and those to be locked found by index.
-- Answers a list in the same order: {"outcome": "inserted" | "updated" | "unchanged" | "rejected", "reason"?, "slug"?}.
create function public.import_listings(rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if current_user not in ('service_role', 'postgres', 'supabase_admin') then
    raise exception using message = 'Only the service role imports listings', errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 1000 then
    perform private.refuse('rows is a list of at most 1000 rows');
  end if;
  -- Two imports at once would race for slugs and source ids; the second waits for the first one's batch.
  perform pg_advisory_xact_lock(hashtext('public.import_listings'));
  -- Who edits one of them now comes before or after.
  perform from (select (listing).id from private.imported_listings(rows) where (listing).id is not null order by id) as known,
    lateral (select from public.listings where id = known.id for update) as locked;
  return private.import_rows_of(rows);
end
$$;

create function private.begin_import(summary jsonb, actor uuid) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  operation bigint;
begin
  if actor is not null and not exists (select from public.admin_users where id = actor) then
    raise exception using message = 'Only administrators import', errcode = '42501';
  end if;
  select id into operation from public.audit_operations as begun
    where begun.kind = 'import' and not begun.is_finished and begun.undone_by is null and begun.summary = begin_import.summary
      and begun.actor is not distinct from begin_import.actor
      and begun.ended_at + private.undo_window() > now()
    order by id desc limit 1;
  if operation is null then
    insert into public.audit_operations (kind, summary, actor, actor_role, is_finished)
      values ('import', summary, actor, current_setting('role'), false) returning id into operation;
  end if;
  return operation;
end
$$;

create function private.end_import(operation bigint) returns boolean
language sql security definer set search_path = ''
as $$ update public.audit_operations set is_finished = true where id = operation and kind = 'import' returning is_finished $$;

-- An import of several batches. `summary` says of what, such as the name and hash of a file: an import that was begun with the same one
-- by the same person and has not ended goes on, under its number.
create function public.begin_import(summary jsonb, actor uuid default null) returns bigint
language sql set search_path = ''
as $$ select private.begin_import(summary, actor) $$;

create function public.end_import(operation bigint) returns boolean
language sql set search_path = ''
as $$ select private.end_import(operation) $$;

-- A batch of an import that has begun, as import_listings(rows) stores it. Who began it must be an administrator still.
create function public.import_batch(operation bigint, rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  last_entry constant bigint := (select coalesce(max(id), 0) from public.audit_log);
  outcomes jsonb;
begin
  perform private.join_operation(operation, 'import');
  -- Rows are written one by one; counting with each of them would take most of the time.
  perform set_config('dira.counts', 'later', true);
  outcomes := public.import_listings(rows);
  perform set_config('dira.counts', '', true);
  perform private.count_entries(last_entry + 1);
  return outcomes;
end
$$;

-- The listing that a row names, by the listing's id or by the source's; none where it is new. Refuses a row that is another source's.
create function private.imported_listing(item jsonb) returns public.listings
language plpgsql stable set search_path = ''
as $$
declare
  current public.listings;
  refusal text;
begin
  select (known.listing).* into current from private.imported_listings(jsonb_build_array(imported_listing.item)) as known;
  refusal := private.import_refusal(current, item);
  if refusal is not null then
    perform private.refuse(refusal);
  end if;
  return current;
end
$$;

-- A listing with columns of a row; what an import never sets by itself stays, and what changes nothing is not cleaned again.
create function private.with_imported(listing public.listings, fields jsonb) returns public.listings
language sql stable set search_path = ''
as $$
  select case when written is distinct from listing then private.clean_listing(written) else listing end
  from jsonb_populate_record(listing, fields - array['id', 'slug', 'created_at', 'updated_at', 'version']) as written
$$;

-- A new listing as a row has it, without an id and a slug of its own.
create function private.new_imported(item jsonb) returns public.listings
language sql stable set search_path = ''
as $$
  select jsonb_populate_record(null::public.listings, '{"address": "", "phone": "", "status": "draft"}'::jsonb
    || coalesce(item -> 'initial', '{}') || (item -> 'fields') - array['id', 'slug', 'created_at', 'updated_at'])
$$;

-- Whether two folded names may be those of one business: equal, one within the other, or most of their words shared.
create function private.names_alike(a text, b text) returns boolean
language sql immutable set search_path = ''
as $$
  select a = b
    or (least(length(a), length(b)) >= 5 and (strpos(a, b) > 0 or strpos(b, a) > 0))
    or (select count(*) from (select unnest(string_to_array(a, ' ')) intersect select unnest(string_to_array(b, ' '))) as shared) * 3
      >= 2 * greatest(cardinality(string_to_array(a, ' ')), cardinality(string_to_array(b, ' ')))
$$;

-- The listing that a new one may be a duplicate of, with the reason: the same phone number, a name like it within 200 m, or the same name in
-- the same town. Null where there is none.
create function private.import_twin(listing public.listings) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key constant text := private.phone_key(listing.phone);
  folded constant text := private.fold_text(listing.business_name);
  twin public.listings;
  alike text;
begin
  if key is not null then
    select * into twin from public.listings as other
      where private.phone_key(other.phone) = key and private.phone_key(other.phone) is not null and other.country = listing.country
      order by other.status = 'archived', other.id limit 1;
    alike := 'phone';
  end if;
  if twin.id is null and listing.lat is not null then
    select * into twin from public.listings as other
      where other.lat between listing.lat - 0.0018 and listing.lat + 0.0018
        and other.lng between listing.lng - 0.0036 and listing.lng + 0.0036
        and private.metres(listing.lat, listing.lng, other.lat, other.lng) <= 200
        and private.names_alike(folded, private.fold_text(other.business_name))
      order by private.metres(listing.lat, listing.lng, other.lat, other.lng), other.id limit 1;
    alike := 'name';
  end if;
  if twin.id is null and listing.city_slug is not null then
    select other.* into twin from private.listing_rows as known join public.listings as other using (id)
      where known.name = folded and known.city_slug = listing.city_slug and known.country = listing.country
        and (other.lat is null or listing.lat is null)
      order by other.id limit 1;
    alike := 'town';
  end if;
  if twin.id is null then
    return null;
  end if;
  return jsonb_build_object('id', twin.id, 'name', twin.business_name, 'slug', twin.slug, 'by', alike, 'status', twin.status,
    'metres', round(private.metres(listing.lat, listing.lng, twin.lat, twin.lng)));
end
$$;

-- {column: [before, after]} of what differs.
create function private.import_changes(before public.listings, after public.listings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, jsonb_build_array(old.value, new.value))
  from jsonb_each(to_jsonb(before)) as old join jsonb_each(to_jsonb(after)) as new using (key)
  where old.value is distinct from new.value
$$;

-- What a row writes into the listing that it is the same as: what the file says, and nothing of what it is silent about.
create function private.import_merge(item jsonb, twin text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('listing', twin, 'fields', coalesce(jsonb_object_agg(key, value), '{}'))
  from jsonb_each(jsonb_strip_nulls(item -> 'fields'))
  where value <> '""' and key not in ('source_id', 'source_name', 'source_url', 'status')
$$;

-- What a row of the file would do, as a row of import_rows. `record` is {"line", "cells", "name", "city", "item" | "reason"}. An error is the caller's: an
-- exception block for each row would plan anew each function that it calls.
create function private.import_outlook(job bigint, number integer, record jsonb) returns public.import_rows
language plpgsql stable set search_path = ''
as $$
declare
  outlook public.import_rows := jsonb_populate_record(null::public.import_rows, record - 'item');
  item constant jsonb := nullif(record -> 'item', 'null');
  current public.listings;
  next public.listings;
  fields jsonb;
begin
  outlook.job := job;
  outlook.number := number;
  outlook.kind := 'rejected';
  if item is null then
    return outlook;
  end if;
  current := private.imported_listing(item);
  if current.id is not null then
    fields := private.imported_fields(current, item);
    next := private.with_imported(current, fields);
    outlook.listing := current.id;
    outlook.changes := private.import_changes(current, next);
    outlook.kind := case when outlook.changes is null then 'unchanged' else 'changed' end;
    -- Only what differs now is written: what an administrator changes until then stays.
    outlook.item := jsonb_build_object('listing', current.id, 'fields',
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where outlook.changes ? key));
    return outlook;
  end if;
  next := private.new_imported(item);
  next.id := 'new';
  next.slug := 'new';
  next := private.clean_listing(next);
  outlook.item := item;
  outlook.twin := private.import_twin(next);
  outlook.kind := case when outlook.twin is null then 'new' else 'duplicate' end;
  if outlook.twin is not null then
    outlook.listing := outlook.twin ->> 'id';
    outlook.merge := private.import_merge(item, outlook.listing);
    select * into current from public.listings where id = outlook.listing;
    outlook.changes := private.import_changes(current, private.with_imported(current, outlook.merge -> 'fields'));
  end if;
  return outlook;
end
$$;

-- Who may go on with an import: whoever began it, as long as they are an administrator.
create function private.open_import(job bigint) returns public.import_jobs
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs;
begin
  select * into opened from public.import_jobs where id = job and closed_at is null for update;
  if opened.id is null then
    perform private.refuse('There is no such import open');
  end if;
  if not exists (select from public.admin_users where id = opened.actor) then
    raise exception using message = 'Who began it is no administrator now', errcode = '42501';
  end if;
  return opened;
end
$$;

-- How many rows there are of each kind, with what was decided; goes is how many would be written.
create function private.import_counts(job bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'new', count(*) filter (where kind = 'new'),
    'changed', count(*) filter (where kind = 'changed'),
    'unchanged', count(*) filter (where kind = 'unchanged'),
    'rejected', count(*) filter (where kind = 'rejected'),
    'duplicate', count(*) filter (where kind = 'duplicate'),
    'undecided', count(*) filter (where kind = 'duplicate' and decision is null),
    'goes', count(*) filter (where (kind in ('new', 'changed') and decision is null) or decision in ('same', 'different')))
  from public.import_rows as planned where planned.job = import_counts.job
$$;

-- Looks at the next rows of a file, in sets, and writes no listing. Answers also how many milliseconds the batch kept the database from others.
create function public.check_import_rows(job bigint, rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state <> 'checking' then
    perform private.refuse('It is not being looked through');
  end if;
  perform private.check_import_batch(opened.id, opened.position, rows);
  update public.import_jobs set position = position + jsonb_array_length(rows) where id = opened.id returning * into opened;
  if opened.position >= opened.total then
    update public.import_jobs set state = 'checked', counts = private.import_counts(opened.id) where id = opened.id;
  end if;
  return jsonb_build_object('position', opened.position, 'took', private.batch_took());
end
$$;

-- Decides what becomes of a row, or takes that back with null. Answers the counts.
create function public.decide_import_row(job bigint, number integer, decision text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  decided jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  update public.import_rows as planned set decision = decide_import_row.decision
    where planned.job = opened.id and planned.number = decide_import_row.number
      and (decide_import_row.decision is null or decide_import_row.decision = 'out' and kind in ('new', 'changed')
        or decide_import_row.decision in ('same', 'different') and kind = 'duplicate');
  if not found then
    perform private.refuse('There is nothing to decide about this row');
  end if;
  decided := private.import_counts(opened.id);
  update public.import_jobs set counts = decided where id = opened.id;
  return decided;
end
$$;

-- Begins to write what was looked through, as one operation of History; goes on where it was stopped.
create function public.begin_import_job(job bigint) returns text
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state not in ('checked', 'stopped', 'failed') or (opened.state = 'failed' and opened.operation is null) then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  update public.import_jobs set
    state = 'applying', stops = false, failure = null, resumed_at = null,
    applied_at = coalesce(applied_at, now()),
    position = case when operation is null then 0 else position end,
    counts = case when operation is null
      then jsonb_build_object('checked', counts, 'new', 0, 'changed', 0, 'unchanged', 0, 'rejected', 0, 'out', 0) else counts end,
    operation = coalesce(operation, public.begin_import(jsonb_build_object('file', file, 'job', id), actor))
  where id = opened.id returning * into opened;
  return opened.state;
end
$$;

create function private.update_listings(listings public.listings[]) returns void
language plpgsql set search_path = ''
as $$
declare
  assignments text;
begin
  select string_agg(format('%1$I = next.%1$I', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = 'public.published_listings'::regclass and attnum > 0 and attname not in ('id', 'slug');
  execute format(
    'update public.listings as listing set %s, status = next.status from unnest($1) as next where listing.id = next.id', assignments
  ) using listings;
end
$$;

-- Whether a listing is archived because an import was undone, and nobody has decided about its status since.
create function private.is_archived_by_undo(listing text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select exists (select from public.audit_operations as undone where undone.id = operation.undoes and undone.kind = 'import')
    from public.audit_log as log join public.audit_operations as operation on operation.id = log.operation_id
    where log.table_name = 'listings' and log.row_id = listing and log.changes ? 'status'
    order by log.id desc limit 1
  ), false)
$$;

-- What a row writes into the listing that is there. A listing that the undo of an import archived begins again, as a new one would.
create function private.imported_fields(listing public.listings, item jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when listing.status = 'archived' and item -> 'initial' ? 'status' and private.is_archived_by_undo(listing.id)
    then jsonb_build_object('status', item -> 'initial' -> 'status') else '{}' end || (item -> 'fields')
$$;

-- Writes rows, all of them or none: an error is that of any of them.
create function private.write_imported(rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  outcomes jsonb;
  changed public.listings[];
  is_doubled boolean;
begin
  with given as materialized (
    select place, item, listing, private.import_refusal(listing, item) as reason from private.imported_listings(rows)
  ), known as materialized (
    select place, listing, private.with_imported(listing, private.imported_fields(listing, item)) as next, count(*) over (partition by (listing).id) > 1 as is_doubled
    from given where reason is null and (listing).id is not null
  ), new as materialized (
    select place, item, row_number() over (order by place) as number from given where reason is null and (listing).id is null
  ), named as materialized (
    select place, item, slug
    from new join unnest(private.free_slugs((select coalesce(jsonb_agg(item -> 'slugs' order by place), '[]') from new))) with ordinality as free (slug, number)
      using (number)
  ), added as (
    insert into public.listings
      select made.* from named, lateral jsonb_populate_record(private.new_imported(item), jsonb_build_object(
        'id', gen_random_uuid(), 'slug', slug, 'created_at', now(), 'updated_at', now())) as made
      order by place
  )
  select
    jsonb_agg(case
      when reason is not null then jsonb_build_object('outcome', 'rejected', 'reason', reason)
      when named.place is not null then jsonb_build_object('outcome', 'inserted', 'slug', slug)
      else jsonb_build_object('outcome', case when next is distinct from known.listing then 'updated' else 'unchanged' end, 'slug', (known.listing).slug)
    end order by place),
    array_agg(next) filter (where next is distinct from known.listing),
    bool_or(known.is_doubled)
  into outcomes, changed, is_doubled
  from given left join named using (place) left join known using (place);
  if is_doubled then
    raise unique_violation using message = 'two rows are of one listing', constraint = 'listings_pkey';
  end if;
  if changed <> '{}' then
    perform private.update_listings(changed);
  end if;
  return coalesce(outcomes, '[]');
end
$$;

-- The elements of a list from one on, up to another one.
create function private.part_of(list jsonb, first integer, past integer) returns jsonb
language sql immutable set search_path = ''
return jsonb_path_query_array(list, '$[$first to $last]', jsonb_build_object('first', first, 'last', past - 1));

-- Writes rows, except those that the database refuses: where one of them is refused, each half is tried, and so on.
create function private.import_rows_of(rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  size constant integer := jsonb_array_length(rows);
  half constant integer := size / 2;
  broken text;
begin
  begin
    return private.write_imported(rows);
  exception
    -- Values that do not fit: classes 22 (data) and 23 (constraints). Anything else is not the row's fault and ends the batch.
    when data_exception or integrity_constraint_violation then
      get stacked diagnostics broken = constraint_name;
      -- Somebody else took the slug between the look and the insert: look again.
      if broken = 'listings_slug_key' and size = 1 then
        return private.import_rows_of(rows);
      end if;
      if size = 1 then
        return jsonb_build_array(jsonb_build_object('outcome', 'rejected', 'reason', sqlerrm));
      end if;
  end;
  return private.import_rows_of(private.part_of(rows, 0, half)) || private.import_rows_of(private.part_of(rows, half, size));
end
$$;

-- Stores what records behind `position` would do, except those that the database refuses, as import_rows_of() writes them.
create function private.check_import_batch(job bigint, "position" integer, records jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  size constant integer := jsonb_array_length(records);
  half constant integer := size / 2;
begin
  begin
    insert into public.import_rows
      select outlook.* from jsonb_array_elements(records) with ordinality as element (value, place)
        cross join lateral private.import_outlook(job, position + place::integer, value) as outlook;
    return;
  exception
    when data_exception or integrity_constraint_violation then
      if size = 1 then
        insert into public.import_rows
          select * from private.import_outlook(job, position + 1, (records -> 0) - 'item' || jsonb_build_object('reason', sqlerrm));
        return;
      end if;
  end;
  perform private.check_import_batch(job, position, private.part_of(records, 0, half));
  perform private.check_import_batch(job, position + half, private.part_of(records, half, size));
end
$$;

-- How many milliseconds this statement has taken so far.
create function private.batch_took() returns double precision
language sql volatile set search_path = ''
return extract(epoch from clock_timestamp() - statement_timestamp()) * 1000;

-- Writes the next rows: listings, counts and how far it has come in one transaction, so that each row counts once whatever happens. Answers the state, and
-- how many milliseconds the batch kept the database from others.
create function public.apply_import_rows(job bigint, size integer default 40) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  numbers integer[];
  items jsonb;
  outcomes jsonb;
  added jsonb;
begin
  if opened.state <> 'applying' then
    return jsonb_build_object('state', opened.state, 'took', private.batch_took());
  end if;
  select array_agg(number order by number), jsonb_agg(case when decision = 'same' then merge else item end order by number)
    into numbers, items
    from public.import_rows as planned
    where planned.job = opened.id and number > opened.position and number <= opened.position + size
      and ((kind in ('new', 'changed') and decision is null) or decision in ('same', 'different'));
  outcomes := case when numbers is null then '[]' else public.import_batch(opened.operation, items) end;
  -- What was not written after all, since the directory has changed meanwhile.
  update public.import_rows as planned set kind = 'rejected', decision = null, reason = said.value ->> 'reason'
    from jsonb_array_elements(outcomes) with ordinality as said (value, place)
    where planned.job = opened.id and planned.number = numbers[said.place] and said.value ->> 'outcome' = 'rejected';
  select jsonb_build_object(
    'new', (opened.counts ->> 'new')::integer + count(*) filter (where outcome = 'inserted'),
    'changed', (opened.counts ->> 'changed')::integer + count(*) filter (where outcome = 'updated'),
    'unchanged', (opened.counts ->> 'unchanged')::integer + count(*) filter (where outcome = 'unchanged' or (outcome is null and kind = 'unchanged')),
    'rejected', (opened.counts ->> 'rejected')::integer + count(*) filter (where outcome = 'rejected' or (outcome is null and kind = 'rejected')),
    'out', (opened.counts ->> 'out')::integer + count(*) filter (where outcome is null and kind not in ('unchanged', 'rejected')))
    into added
    from public.import_rows as planned
      left join (select numbers[place] as number, value ->> 'outcome' as outcome from jsonb_array_elements(outcomes) with ordinality as said (value, place))
        as said using (number)
    where planned.job = opened.id and planned.number > opened.position and planned.number <= opened.position + size;
  update public.import_jobs set
    position = least(total, position + size),
    counts = counts || added,
    state = case when position + size >= total then 'done' when stops then 'stopped' else 'applying' end
  where id = opened.id returning * into opened;
  if opened.state = 'done' then
    perform public.end_import(opened.operation);
  end if;
  return jsonb_build_object('state', opened.state, 'took', private.batch_took());
end
$$;

-- `record` is as check_import_rows() takes it. The cells stay mended when the file is looked through again. Answers the counts.
create function public.mend_import_row(job bigint, number integer, record jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  mended public.import_rows;
  earlier integer;
  piece_size integer;
  counted jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  delete from public.import_rows as planned
    where planned.job = opened.id and planned.number = mend_import_row.number and planned.kind = 'rejected';
  if not found then
    perform private.refuse('Only a rejected row can be mended');
  end if;
  perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(record));
  select * into mended from public.import_rows as planned where planned.job = opened.id and planned.number = mend_import_row.number;

  -- No two rows are the same business.
  select planned.line into earlier from public.import_rows as planned
    where planned.job = opened.id and planned.number <> mended.number and planned.kind <> 'rejected' and mended.kind <> 'rejected'
      and (planned.item -> 'fields' ->> 'source_id' = mended.item -> 'fields' ->> 'source_id'
        or planned.kind in ('changed', 'unchanged') and mended.kind in ('changed', 'unchanged') and planned.listing = mended.listing)
    order by planned.number limit 1;
  if earlier is not null then
    delete from public.import_rows as planned where planned.job = opened.id and planned.number = mended.number;
    perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(
      record - 'item' || jsonb_build_object('reason', format('the same business is already on line %s', earlier))));
  end if;

  select jsonb_array_length(records) into piece_size from public.import_pieces as piece where piece.job = opened.id and piece.place = 0;
  update public.import_pieces as piece set
    records = jsonb_set(records #- array[((number - 1) % piece_size)::text, 'fault'], array[((number - 1) % piece_size)::text, 'cells'], record -> 'cells')
    where piece.job = opened.id and piece.place = (number - 1) / piece_size;
  counted := private.import_counts(opened.id);
  update public.import_jobs set counts = counted where id = opened.id;
  return counted;
end
$$;

-- Why a row may not be written into the listing that it is of, or into a new one; null where it may.
create function private.import_refusal(listing public.listings, item jsonb) returns text
language sql stable set search_path = ''
return case
  when item ? 'listing' then case when (listing).id is null then 'the listing that it names is not there any more' end
  when coalesce(item -> 'fields' ->> 'source_id', '') = '' then 'source_id is required'
  -- Two files may number their rows alike: neither may change the listings of the other.
  when (listing).source_name <> item -> 'fields' ->> 'source_name'
    or ((listing).country <> item -> 'fields' ->> 'country' and (listing).business_name <> item -> 'fields' ->> 'business_name')
  then format('the id %s is already that of another listing, %s', (listing).source_id, (listing).slug)
end;

-- The listing that each row is of, in the order of the rows; null for a new one.
create function private.imported_listings(rows jsonb) returns table (place bigint, item jsonb, listing public.listings)
language sql stable rows 1000 set search_path = ''
as $$
  select given.place, given.item, known.listing
  from jsonb_array_elements(rows) with ordinality as given (item, place)
    left join lateral (
      select listing from public.listings as listing where given.item ? 'listing' and id = given.item ->> 'listing'
      union all
      select listing from public.listings as listing
        where not given.item ? 'listing' and source_id = private.trimmed(given.item -> 'fields' ->> 'source_id')
      limit 1
    ) as known on true
$$;

create function private.invitation_state(invitation private.invitations) returns text
language sql stable set search_path = ''
return case
  when invitation.used_at is not null then 'used'
  when invitation.withdrawn_at is not null then 'withdrawn'
  when invitation.expires_at <= clock_timestamp() then 'expired'
  else 'open'
end;

-- Who made a link, for whom, for which listing, and what became of it. Nothing of the token.
create function private.log_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  if tg_op = 'UPDATE' and (new.used_at, new.withdrawn_at) is not distinct from (old.used_at, old.withdrawn_at) then
    return null;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation(case tg_op when 'INSERT' then 'add' else 'edit' end), auth.uid(), current_setting('role'),
    'invitations', new.id::text, new.email, lower(tg_op),
    case tg_op when 'INSERT' then jsonb_build_object('purpose', jsonb_build_array(null, new.purpose))
        || case when new.listing_id is not null then jsonb_build_object('listing_id', jsonb_build_array(null, new.listing_id)) else '{}' end
      else jsonb_build_object('state', jsonb_build_array('open', private.invitation_state(new))) end
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;

-- Whoever is removed neither comes back by a link nor brings somebody else in.
create function private.withdraw_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where (made_by = old.id or email = old.email) and private.invitation_state(invitation) = 'open';
  return null;
end
$$;

-- Both answer whether there was something to end.
create function private.withdraw_invitation(invitation_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where id = invitation_id and private.invitation_state(invitation) = 'open';
  return found;
end
$$;

create function public.withdraw_invitation(invitation_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.withdraw_invitation(invitation_id) $$;

comment on function public.withdraw_invitation(uuid) is 'Ends a link that nobody has used. For administrators.';

-- {"state": open, used, withdrawn, expired or unknown}; of an open one also "email", "purpose", "expires_at", "business_name" of what is to be looked after,
-- and "account": whose password or address it sets, null for one that is yet to be found or made. An administrator's password is not set by a link for a
-- listing, nor any by one for an address ("keeps_password"). Changes nothing.
create function public.invitation_at(token text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('state', private.invitation_state(invitation)) || case when private.invitation_state(invitation) = 'open'
        then jsonb_build_object('email', invitation.email, 'purpose', purpose, 'expires_at', expires_at,
          'business_name', (select business_name from public.listings where id = invitation.listing_id),
          'keeps_password', purpose = 'owner-email' or purpose = 'owner' and administrator.id is not null,
          'account', coalesce(invitation.account, administrator.id, (
            select account from private.listing_owners as owner where owner.email = invitation.email order by created_at desc limit 1)))
        else '{}' end
      from private.invitations as invitation left join public.admin_users as administrator on administrator.email = invitation.email
      where token_hash = sha256(convert_to(token, 'UTF8'))),
    '{"state": "unknown"}')
$$;

comment on function public.invitation_at(text) is 'What a link is good for. The service role''s.';

-- The same, and nobody else may begin with an open one for a quarter of an hour: its state is then "claimed".
create function public.claim_invitation(token text) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  update private.invitations as invitation set claimed_at = clock_timestamp()
    where token_hash = sha256(convert_to(token, 'UTF8')) and private.invitation_state(invitation) = 'open'
      and (claimed_at is null or claimed_at < clock_timestamp() - interval '15 minutes');
  return public.invitation_at(token) || case
    when not found and public.invitation_at(token) ->> 'state' = 'open' then '{"state": "claimed"}' else '{}' end::jsonb;
end
$$;

comment on function public.claim_invitation(text) is 'Begins to use a link. The service role''s.';

-- What the link is for is done: the account has its password or address, the link is used, and the account an administrator's or an owner's. Without an
-- account that failed, and the link is as before. Whoever chooses a password by a link ends what was asked for with the old one. Answers as invitation_at
-- does.
create function public.finish_invitation(token text, account uuid default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  subject constant text := current_setting('request.jwt.claim.sub', true);
  invitation private.invitations;
begin
  select * into invitation from private.invitations as stored
    where token_hash = sha256(convert_to(token, 'UTF8')) and claimed_at is not null for update;
  if invitation.id is null or private.invitation_state(invitation) <> 'open' then
    return public.invitation_at(token);
  elsif account is null then
    update private.invitations set claimed_at = null where id = invitation.id;
    return public.invitation_at(token);
  end if;
  -- The log names the one who accepts. The embedded default reads the second setting, a hosted project either.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account)::text, true);
  perform set_config('request.jwt.claim.sub', account::text, true);
  update private.invitations set used_at = clock_timestamp() where id = invitation.id;
  if invitation.purpose = 'owner-email' then
    perform private.finish_email_change(invitation);
  else
    perform private.end_email_changes(account);
  end if;
  if invitation.purpose = 'invitation' then
    insert into public.admin_users (id, email) values (account, invitation.email) on conflict (id) do nothing;
  elsif invitation.purpose = 'owner' then
    insert into private.listing_owners (listing_id, account, email, request, added_by)
      values (invitation.listing_id, finish_invitation.account, invitation.email, invitation.request, invitation.made_by)
      on conflict on constraint listing_owners_listing_id_account_key do nothing;
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return public.invitation_at(token);
end
$$;

comment on function public.finish_invitation(text, uuid) is 'Ends the use of a link, once the account has its password. The service role''s.';

create function private.letters_follow_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where dedupe_key = 'invitation:' || new.id and status in ('waiting', 'uncertain', 'failed') and private.invitation_state(new) <> 'open';
  return null;
end
$$;

-- A letter with the link of an invitation; answers whether there is one now.
create function private.write_invitation(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invitation private.invitations;
begin
  select * into invitation from private.invitations as stored
    where token_hash = sha256(convert_to(token, 'UTF8')) and private.invitation_state(stored) = 'open';
  if invitation.id is null then
    return false;
  end if;
  insert into public.outbox (kind, dedupe_key, email, reply_to, secret, listing_id, data)
    values ('invitation', 'invitation:' || invitation.id, invitation.email, (select email from public.admin_users where id = invitation.made_by), token,
      invitation.listing_id, jsonb_build_object('purpose', invitation.purpose, 'expires_at', invitation.expires_at,
        'made_by', (select email from public.admin_users where id = invitation.made_by),
        'name', (select business_name from public.listings where id = invitation.listing_id)))
    on conflict (dedupe_key) do nothing;
  return true;
end
$$;

create function public.write_invitation(token text) returns boolean
language sql set search_path = ''
as $$ select private.write_invitation(token) $$;

comment on function public.write_invitation(text) is 'Stores a letter with the link of an invitation. The service role''s.';

-- A link for an address; those before it for the same end. The token is in the answer and nowhere else.
create function private.new_invitation(address text, purpose text, listing text default null, request uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  cleaned constant text := lower(private.clean_email('email', address));
  -- An address may be an administrator's and an owner's, and an owner's of several listings: none of these ends another.
  is_owner constant boolean := purpose in ('owner', 'owner-password');
  made private.invitations;
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where email = cleaned and private.invitation_state(invitation) = 'open' and listing_id is not distinct from listing
      and invitation.purpose in ('owner', 'owner-password') = is_owner;
  -- For so long a link can say what became of it.
  delete from private.invitations where expires_at < clock_timestamp() - interval '30 days';
  insert into private.invitations (email, purpose, token_hash, made_by, listing_id, request)
    values (cleaned, purpose, sha256(convert_to(token, 'UTF8')), case when private.is_admin() then auth.uid() end, listing, request)
    returning * into made;
  return jsonb_build_object('token', token, 'email', made.email, 'expires_at', made.expires_at);
end
$$;

-- A link by which an address looks after a listing, for whoever has found out that it may. Answers {"token", "email", "expires_at"}.
create function private.make_owner_invitation(listing text, address text, request uuid) returns jsonb
language sql security definer set search_path = ''
as $$ select private.new_invitation(address, 'owner', listing, request) $$;

-- A link for an address; those before it for the same address end. The token is in the answer and nowhere else.
create function private.make_invitation(address text, purpose text, listing text, request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned text;
  is_administrator boolean;
begin
  perform private.require_admin();
  cleaned := lower(private.clean_email('email', address));
  is_administrator := exists (select from public.admin_users where email = cleaned);
  case purpose
    when 'invitation' then
      if is_administrator then
        perform private.refuse('email is an administrator''s already');
      end if;
    when 'password' then
      if not is_administrator then
        perform private.refuse('email is no administrator''s');
      end if;
    when 'owner' then
      if not exists (select from public.listings where id = listing) then
        perform private.refuse('listing names no listing');
      elsif exists (select from private.listing_owners where listing_id = listing and email = cleaned) then
        perform private.refuse('email looks after this listing already');
      end if;
      return private.make_owner_invitation(listing, cleaned, request);
    when 'owner-password' then
      if is_administrator or not exists (select from private.listing_owners where email = cleaned) then
        perform private.refuse('email is no owner''s, or is an administrator''s');
      end if;
    else
      perform private.refuse('purpose is invitation, password, owner or owner-password');
  end case;
  return private.new_invitation(cleaned, purpose);
end
$$;

create function public.make_invitation(address text, purpose text, listing text default null, request uuid default null) returns jsonb
language sql set search_path = ''
as $$ select private.make_invitation(address, purpose, listing, request) $$;

comment on function public.make_invitation(text, text, text, uuid) is
  'A link by which somebody becomes an administrator (invitation), looks after a listing (owner), or sets a new password (password, owner-password). For administrators.';

-- Sets columns of the next listings of a bulk change. Listings that somebody else has changed there since it began, or added, are left alone.
create function private.bulk_page(job public.change_jobs, size integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  columns constant text[] := array(select jsonb_object_keys(job.asked -> 'changes') order by 1);
  page constant text[] := case when job.asked ? 'ids'
    then array(select distinct id from jsonb_array_elements_text(job.asked -> 'ids') as id where id > job.last_listing order by id limit size + 1)
    else private.matching_listings(job.asked -> 'matching', job.last_listing, size + 1) end;
  ids constant text[] := array(select unnest(page[1:size]) except select jsonb_array_elements_text(coalesce(job.asked -> 'without', '[]')));
  elsewhere text[];
  changed integer;
begin
  -- From here on nobody else writes them.
  perform from public.listings as listing where listing.id = any (ids) order by listing.id for update;
  elsewhere := array(
    select distinct log.row_id from public.audit_log as log
    where log.table_name = 'listings' and log.row_id = any (ids) and log.id > job.since and log.operation_id is distinct from job.operation
      and (log.action = 'insert' or log.changes ?| columns));
  execute format(
    'update public.listings as listing set %s from jsonb_populate_record(null::public.listings, $1) as given
      where listing.id = any ($2) and listing.id <> all ($3)',
    (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
  ) using job.asked -> 'changes', ids, elsewhere;
  get diagnostics changed = row_count;
  return jsonb_build_object('changed', changed, 'archived', 0, 'restored', 0, 'left_alone', cardinality(elsewhere), 'left', '[]'::jsonb,
    'gone_through', cardinality(ids), 'last', page[least(size, cardinality(page))], 'more', cardinality(page) > size);
end
$$;

-- Puts back what an operation changed in its next listings. A field that says something else by now is left alone, unless it was ticked as it is.
create function private.undo_page(job public.change_jobs, size integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  operation constant bigint := job.asked ->> 'operation';
  page constant text[] := coalesce(private.operation_listings(operation, job.last_listing, size + 1), '{}');
  ids constant text[] := page[1:size];
  plan jsonb;
  refused jsonb;
  answer jsonb;
begin
  -- From here on nobody else writes them: what is compared is what is overwritten.
  perform from public.listings as listing where listing.id = any (ids) order by listing.id for update;
  select coalesce(jsonb_agg(to_jsonb(step) || jsonb_build_object('goes', step.state = 'goes_back' or coalesce(ticked.now = step.now, false),
      'state', case when step.state = 'changed' and ticked.now <> step.now then 'changed_again' else step.state end)), '[]')
    into plan
    from private.undo_plan(operation, ids) as step
    -- What was ticked is given up only as it was seen.
    left join lateral (
      select item -> 'now' as now from jsonb_array_elements(job.asked -> 'also_changed') as item
      where step.state = 'changed' and item ->> 'listing' = step.listing and item ->> 'field' = step.field limit 1
    ) as ticked on true;

  refused := private.write_undo(
    operation,
    (select coalesce(jsonb_object_agg(listing, columns), '{}') from (
      select item ->> 'listing' as listing, jsonb_object_agg(col.key, col.value) as columns
      from jsonb_array_elements(plan) as item cross join jsonb_each(item -> 'before') as col
      where (item ->> 'goes')::boolean and item ->> 'effect' <> 'restore' group by 1) as changed),
    (select coalesce(jsonb_object_agg(item ->> 'listing', item -> 'before'), '{}') from jsonb_array_elements(plan) as item
      where (item ->> 'goes')::boolean and item ->> 'effect' = 'restore'));

  select jsonb_build_object(
    'changed', count(*) filter (where done and item ->> 'effect' = 'change'),
    'archived', count(*) filter (where done and item ->> 'effect' = 'archive'),
    'restored', count(*) filter (where done and item ->> 'effect' = 'restore'),
    'left_alone', count(*) filter (where not done and item ->> 'state' <> 'already'),
    'left', coalesce(jsonb_agg(jsonb_build_object(
      'listing', item ->> 'listing', 'slug', item ->> 'slug', 'name', item ->> 'name', 'field', item ->> 'field', 'now', item -> 'now',
      'reason', coalesce(refused ->> (item ->> 'listing'), item ->> 'state')
    ) order by item ->> 'listing', item ->> 'field') filter (where not done and item ->> 'state' <> 'already'), '[]'),
    'gone_through', cardinality(ids), 'last', ids[cardinality(ids)], 'more', cardinality(page) > size
  ) into answer
  from (select item, (item ->> 'goes')::boolean and not refused ? (item ->> 'listing') as done
    from jsonb_array_elements(plan) as item) as outcome;
  return answer;
end
$$;

-- What an undo has to say of what it undoes: from its first page on that it is undone; once it is finished also up the chain, where what an undone undo had
-- undone holds again, and so on.
create function private.note_undone(undo bigint, is_finished boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  undone bigint := (select undoes from public.audit_operations where id = undo);
begin
  while undone is not null loop
    update public.audit_operations as stored
      set undone_by = (select max(later.id) from public.audit_operations as later where later.undoes = stored.id and later.undone_by is null)
      where stored.id = undone returning stored.undoes into undone;
    exit when not is_finished;
  end loop;
end
$$;

-- Does the next page of a job, all of it in one transaction, and answers the job as it is then.
create function private.change_page(job public.change_jobs, size integer) returns public.change_jobs
language plpgsql security definer set search_path = ''
as $$
declare
  page jsonb;
  undone public.audit_operations;
  has_more boolean;
begin
  if not exists (select from public.admin_users where id = job.actor) then
    raise exception using message = 'Who began it is no administrator now', errcode = '42501';
  end if;
  if job.operation is not null then
    perform private.join_operation(job.operation, job.kind);
  elsif job.kind = 'bulk' then
    perform private.name_operation('bulk', job.asked -> 'changes');
  else
    select * into undone from public.audit_operations where id = (job.asked ->> 'operation')::bigint;
    perform private.name_operation('undo', jsonb_build_object('kind', undone.kind, 'label', undone.label, 'of', undone.summary), undone.id);
  end if;
  perform set_config('dira.actor', job.actor::text, true);
  page := case job.kind when 'bulk' then private.bulk_page(job, size) else private.undo_page(job, size) end;

  has_more := (page ->> 'more')::boolean;
  job.operation := coalesce(job.operation, nullif(current_setting('dira.operation', true), '')::bigint);
  job.last_listing := coalesce(page ->> 'last', job.last_listing);
  job.position := job.position + (page ->> 'gone_through')::integer;
  job.total := case when has_more then greatest(job.total, job.position) else job.position end;
  job.counts := (select jsonb_object_agg(key, value::integer + (page ->> key)::integer) from jsonb_each_text(job.counts));
  job.left_alone := jsonb_path_query_array(job.left_alone || (page -> 'left'), '$[0 to 99]');
  if not has_more then
    job.state := 'done';
    job.ended_at := clock_timestamp();
    -- Nothing is gone on with.
    job.asked := job.asked - array['ids', 'without', 'also_changed'];
  end if;
  update public.audit_operations set is_finished = not has_more where id = job.operation;
  if job.kind = 'undo' then
    perform private.note_undone(job.operation, not has_more);
  end if;
  return job;
end
$$;

-- Stores a job as it is after a page.
create function private.keep_change(job public.change_jobs) returns void
language sql security definer set search_path = ''
as $$
  update public.change_jobs as stored set
    asked = job.asked, state = job.state, last_listing = job.last_listing, position = job.position, total = job.total, counts = job.counts,
    left_alone = job.left_alone, operation = job.operation, failure = job.failure, ended_at = job.ended_at
  where stored.id = job.id
$$;

-- What is said of a job: of one that a request did as a whole, without a number.
create function private.change_answer(job public.change_jobs) returns jsonb
language sql immutable set search_path = ''
as $$
  select job.counts || jsonb_build_object('operation', job.operation, 'left', job.left_alone, 'job', job.id, 'state', job.state,
    'position', job.position, 'total', job.total)
$$;

-- So many listings are written by the request itself; for most of what is done that is all.
create function private.first_page() returns integer
language sql immutable set search_path = ''
return 200;

-- Begins a job by its first page. Where that is not all, the site's server goes on with it.
create function private.begin_change(kind text, asked jsonb, total integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.change_jobs := jsonb_populate_record(null::public.change_jobs, jsonb_build_object(
    'kind', kind, 'asked', asked, 'state', 'working', 'last_listing', '', 'position', 0, 'total', total, 'left_alone', '[]'::jsonb,
    'counts', '{"changed": 0, "archived": 0, "restored": 0, "left_alone": 0}'::jsonb, 'actor', auth.uid(),
    'since', (select coalesce(max(id), 0) from public.audit_log)));
begin
  job := private.change_page(job, private.first_page());
  if job.state = 'working' then
    insert into public.change_jobs (kind, asked, last_listing, position, total, counts, left_alone, since, operation, actor)
      values (job.kind, job.asked, job.last_listing, job.position, job.total, job.counts, job.left_alone, job.since, job.operation, job.actor)
      returning id into job.id;
  end if;
  return private.change_answer(job);
end
$$;

create function private.check_bulk_changes(changes jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' then
    perform private.refuse('changes is an object of columns');
  end if;
  if exists (select from jsonb_object_keys(changes) as key where key not in (
    'status', 'package_tier', 'category', 'subcategory', 'country', 'province_name', 'province_slug', 'city_name', 'city_slug'))
  then
    perform private.refuse('Together only status, package_tier, category, subcategory, country, province and city are changed');
  end if;
end
$$;

create function private.change_listings(ids text[], changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.check_bulk_changes(changes);
  if ids is null or cardinality(ids) > 5000 then
    perform private.refuse('ids are at most 5,000');
  end if;
  return private.begin_change('bulk', jsonb_build_object('changes', changes, 'ids', to_jsonb(ids)), cardinality(ids));
end
$$;

-- Sets columns of up to 5,000 listings, as one operation. Answers as undo_operation() does.
create function public.change_listings(ids text[], changes jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.change_listings(ids, changes) $$;

create function private.change_matching_listings(asked jsonb, changes jsonb, without text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  matching integer;
begin
  perform private.require_admin();
  perform private.check_bulk_changes(changes);
  if cardinality(without) > 5000 then
    perform private.refuse('without are at most 5,000');
  end if;
  execute format('select count(*) from private.listing_rows where %s and id <> all ($1)', private.listing_conditions(asked)) into matching using without;
  return private.begin_change('bulk', jsonb_build_object('changes', changes, 'matching', asked, 'without', to_jsonb(without)), matching);
end
$$;

-- Sets columns of the listings that match a question of admin_listings(), as one operation. They are taken in the order of their ids, so what a change makes
-- match no more is still reached. `without` names listings that stay as they are. Answers as undo_operation() does.
create function public.change_matching_listings(asked jsonb, changes jsonb, without text[] default '{}') returns jsonb
language sql set search_path = ''
as $$ select private.change_matching_listings(asked, changes, coalesce(without, '{}')) $$;

comment on function public.change_matching_listings(jsonb, jsonb, text[]) is 'Changes all listings that match as one operation, for administrators.';

create function private.stop_change(job bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stopped public.change_jobs;
begin
  perform private.require_admin();
  -- After the page that is being written.
  update public.change_jobs set state = 'stopped', ended_at = clock_timestamp() where id = job and state = 'working';
  select * into stopped from public.change_jobs where id = job;
  if stopped.id is null then
    perform private.refuse('There is no such job');
  end if;
  return private.change_answer(stopped);
end
$$;

-- Stops a job behind the page that is being written: what is done stands. Any administrator may.
create function public.stop_change(job bigint) returns jsonb
language sql set search_path = ''
as $$ select private.stop_change(job) $$;

create function private.continue_change(job bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stopped public.change_jobs;
begin
  perform private.require_admin();
  select * into stopped from public.change_jobs where id = job and state in ('stopped', 'failed') for update;
  if stopped.id is null or stopped.actor <> auth.uid() then
    perform private.refuse('There is no such job of yours that was stopped');
  end if;
  stopped := private.change_page(jsonb_populate_record(stopped, '{"state": "working", "failure": null, "ended_at": null}'), private.first_page());
  perform private.keep_change(stopped);
  return private.change_answer(stopped);
end
$$;

-- Goes on with a job that was stopped or failed, for who began it.
create function public.continue_change(job bigint) returns jsonb
language sql set search_path = ''
as $$ select private.continue_change(job) $$;

-- The next page of a job, for the site's server. Answers {"state", "took"}: the state, and how many milliseconds the page kept the database from others.
create function public.work_on_change(job bigint, size integer default 40) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  work public.change_jobs;
begin
  select * into work from public.change_jobs where id = job for update;
  if work.state = 'working' then
    work := private.change_page(work, size);
    perform private.keep_change(work);
  end if;
  return jsonb_build_object('state', work.state, 'took', private.batch_took());
end
$$;

-- How far the work on an operation is, where it takes more than one page: of an import as well.
create function private.operation_job(operation bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('id', id, 'state', state, 'position', position, 'total', total, 'counts', counts, 'failure', failure, 'actor', actor)
      from public.change_jobs as job where job.operation = operation_job.operation order by id desc limit 1),
    (select jsonb_build_object('id', null, 'state', case state when 'applying' then 'working' else state end, 'position', position, 'total', total,
        'counts', null, 'failure', failure, 'actor', actor)
      from public.import_jobs as job where job.operation = operation_job.operation order by id desc limit 1))
$$;

-- How many listings of an operation are undone now, of how many: {"done", "of"}. Null where it is not undone. An undo that is itself being undone counts less.
create function private.undone_of(undone public.audit_operations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  undo public.audit_operations;
  job jsonb;
  written integer;
begin
  if undone.undone_by is null then
    return null;
  end if;
  select * into undo from public.audit_operations where id = undone.undone_by;
  job := private.operation_job(undo.id);
  written := undo.added + undo.changed + undo.removed;
  return jsonb_build_object(
    'done', coalesce((job ->> 'position')::integer, written) - coalesce((private.undone_of(undo) ->> 'done')::integer, 0),
    'of', coalesce((job ->> 'total')::integer, written));
end
$$;

-- Before a statement: it has brought no submission yet.
create function private.begin_submission() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('dira.submitted', '0', true);
  return null;
end
$$;

-- One at a time: a list of them would be a way around the limits' waiting and a burden by itself.
create function private.count_submission() returns void
language plpgsql set search_path = ''
as $$
declare
  submitted integer := coalesce(nullif(current_setting('dira.submitted', true), ''), '0')::integer + 1;
begin
  perform set_config('dira.submitted', submitted::text, true);
  if submitted > 1 and private.is_client() then
    perform private.refuse('Send one at a time');
  end if;
end
$$;

-- Whether a submission with this key is stored already. Until the end of the transaction nobody else submits to this table,
-- so that two with one key are not both new, and the limits count everything.
create function private.is_submitted(submissions regclass, key uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  stored boolean;
begin
  if key is null then
    perform private.refuse('idempotency_key is required');
  end if;
  perform pg_advisory_xact_lock(hashtext('dira.submissions'), submissions::oid::integer);
  execute format('select exists (select from %s where idempotency_key = $1)', submissions) into stored using key;
  return stored;
end
$$;

-- Five a minute from one e-mail and 600 from all of them; of those without an address, which may all be one sender or many, only the brake counts. PT429
-- makes the API answer 429.
create function private.limit_submissions(submissions regclass, sender text) returns void
language plpgsql set search_path = ''
as $$
declare
  from_sender bigint;
  from_all bigint;
begin
  if not private.is_client() then
    return;
  end if;
  execute format(
    'select count(*) filter (where lower(email) = lower($1)), count(*) from %s where created_at > $2', submissions
  ) into from_sender, from_all using nullif(sender, ''), clock_timestamp() - interval '1 minute';
  if from_sender >= 5 then
    raise exception using errcode = 'PT429', message = 'Too many from this e-mail address',
      hint = 'Try again in a minute.';
  end if;
  if from_all >= 600 then
    raise exception using errcode = 'PT429', message = 'Too many at the moment', hint = 'Try again in a minute.';
  end if;
end
$$;

create function private.before_contact_message_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission();
  new.name := private.clean_required('name', new.name, 120);
  new.email := private.clean_email('email', new.email);
  new.subject := private.trimmed(private.clean_text('subject', coalesce(new.subject, ''), 200));
  new.message := private.clean_required('message', new.message, 5000);
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.handled := false;
  new.created_at := clock_timestamp();
  return new;
end
$$;

create function private.before_enquiry_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission();
  new.name := private.clean_required('name', new.name, 120);
  new.email := private.clean_email('email', new.email);
  new.phone := private.trimmed(private.clean_text('phone', coalesce(new.phone, ''), 40));
  new.message := private.clean_required('message', new.message, 5000);
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  -- Locked, so that it cannot be unpublished between here and the commit.
  select business_name into new.business_name from public.listings
    where id = new.listing_id and status = 'published' for share;
  if not found then
    perform private.refuse('listing_id names no published listing');
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.handled := false;
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- What was sent stays as it was; what was done about it changes. As in the migration of the submissions, with the new columns.
create function private.before_contact_message_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.contact_messages := new;
begin
  new := old;
  new.handled := changed.handled;
  new.filed_as := changed.filed_as;
  new.assignee := changed.assignee;
  new.is_read := changed.is_read;
  return new;
end
$$;

-- Visitors' words stay as they were sent; an undo may give an enquiry its listing again.
create function private.before_enquiry_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.enquiries := new;
begin
  new := old;
  new.handled := changed.handled;
  new.filed_as := changed.filed_as;
  new.assignee := changed.assignee;
  new.is_read := changed.is_read;
  -- The foreign key lets go of a listing that is no more.
  if changed.listing_id is null and not exists (select from public.listings where id = old.listing_id)
    or old.listing_id is null and current_setting('dira.undoing', true) = 'on' then
    new.listing_id := changed.listing_id;
  end if;
  return new;
end
$$;

-- After before_insert and before_update, by its name: these decide what is stored as handled.
create function private.set_handled_at() returns trigger
language plpgsql set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  is_handled constant boolean := coalesce((sent ->> 'handled')::boolean, sent ->> 'status' <> 'new');
begin
  new.handled_at := case when is_handled then
    case when tg_op = 'UPDATE' then coalesce(old.handled_at, clock_timestamp()) else clock_timestamp() end
  end;
  return new;
end
$$;

-- No request is kept for longer than the privacy page says; evidence and addresses of suggestions, reports and claims for 90 days. A question that nobody answered in time ends its request, here as it is called every day.
create function public.delete_old_submissions(moment timestamptz default now()) returns integer
language plpgsql set search_path = ''
as $$
declare
  answered_before constant timestamptz := moment - interval '12 months';
  sent_before constant timestamptz := moment - interval '24 months';
  submissions regclass;
  deleted integer;
  total integer := 0;
begin
  perform private.name_operation('retention');
  foreach submissions in array array['public.contact_messages', 'public.enquiries']::regclass[] loop
    execute format('delete from %s where coalesce(handled_at <= $1, created_at <= $2)', submissions)
      using answered_before, sent_before;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  update public.change_requests as request set status = 'withdrawn', decided_at = moment, version = request.version + 1
    where status = 'asked-back' and asked_at <= moment - private.answer_window();
  delete from public.change_requests where case
    when status in ('new', 'asked-back') then created_at <= sent_before
    when status = 'withdrawn' then decided_at <= moment - interval '30 days'
    when kind in ('application', 'edit') then decided_at <= answered_before
    else decided_at <= moment - interval '90 days' end;
  get diagnostics deleted = row_count;
  return total + deleted;
end
$$;

comment on function public.delete_old_submissions(timestamptz) is 'Deletes what visitors sent twelve months after the answer, and unanswered after twenty-four. The service role calls it.';

-- After before_insert and before_update, by its name.
create function private.keep_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.filed_as := null;
    new.assignee := null;
    new.is_read := false;
    return new;
  end if;
  if new.handled is null then
    perform private.refuse('handled is true or false');
  elsif new.is_read is null then
    perform private.refuse('is_read is true or false');
  elsif new.filed_as not in ('archived', 'spam') then
    perform private.refuse('filed_as is archived, spam or null');
  elsif new.assignee is distinct from old.assignee and new.assignee is not null
    and not exists (select from public.admin_users where id = new.assignee) then
    perform private.refuse('assignee is no administrator');
  end if;
  return new;
end
$$;

create function private.before_note_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.text := private.clean_required('text', new.text, 2000);
  if num_nonnulls(new.message_id, new.enquiry_id) <> 1
    or not exists (
      select from public.contact_messages where id = new.message_id union all select from public.enquiries where id = new.enquiry_id)
  then
    perform private.refuse('message_id or enquiry_id names a letter');
  end if;
  new.id := gen_random_uuid();
  new.author := auth.uid();
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- Messages and enquiries alike.
create view private.letters as
  select id, 'message' as kind, subject as about, name, email, '' as phone, message as text, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end) as status, assignee, is_read
  from public.contact_messages
  union all
  select id, 'enquiry', business_name, name, email, phone, message, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end), assignee, is_read
  from public.enquiries;

-- A letter as the functions answer it, with its notes.
create function private.letter_json(letter private.letters) returns jsonb
language sql stable set search_path = ''
return to_jsonb(letter) || jsonb_build_object('notes', (
  select coalesce(jsonb_agg(
    jsonb_build_object('id', note.id, 'text', note.text, 'created_at', note.created_at, 'author', administrator.email)
    order by note.created_at, note.id), '[]')
  from public.inbox_notes as note left join public.admin_users as administrator on administrator.id = note.author
  where letter.id in (note.message_id, note.enquiry_id)
));

-- One letter: {"id"}. Or a page of those that match: {"status": open, answered, archived or spam, "kind": message or enquiry, "whose": mine, nobodys or
-- mine-or-nobodys, "text": words that are in it, "before": the time and id of the last one that was read}. It answers
-- {"letters": [at most 50, the newest first], "more", "messages", "enquiries": how many match of each kind}.
create function public.inbox_letters(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  wanted_id constant uuid := private.asked_text(asked, 'id', 36)::uuid;
  wanted_status constant text := coalesce(private.asked_text(asked, 'status', 20), 'open');
  wanted_kind constant text := private.asked_text(asked, 'kind', 20);
  whose constant text := private.asked_text(asked, 'whose', 20);
  words constant text[] := string_to_array(nullif(private.fold_text(private.asked_text(asked, 'text', 200)), ''), ' ');
  before_time constant timestamptz := asked -> 'before' ->> 0;
  before_id constant uuid := asked -> 'before' ->> 1;
  answer jsonb;
begin
  perform private.require_admin();
  with found as materialized (
    select id, kind, created_at from private.letters as letter
    where case when wanted_id is not null then id = wanted_id else
      -- As the index has it.
      filed_as is not distinct from nullif(nullif(wanted_status, 'open'), 'answered') end
      and (wanted_id is not null or filed_as is not null or handled = (wanted_status = 'answered'))
      and (whose is null or assignee = auth.uid() and whose in ('mine', 'mine-or-nobodys')
        or assignee is null and whose in ('nobodys', 'mine-or-nobodys'))
      and (words is null or not exists (
        select from private.fold_text(concat_ws(' ', name, email, phone, about, text)) as folded, unnest(words) as word
        where strpos(folded, word) = 0))
  ), page as (
    select id, kind, created_at, row_number() over (order by created_at desc, id desc) as place from found
    where (wanted_kind is null or kind = wanted_kind) and (before_id is null or (created_at, id) < (before_time, before_id))
    order by created_at desc, id desc
    limit page_size + 1
  )
  select jsonb_build_object(
    'letters', coalesce((
      select jsonb_agg(private.letter_json(letter) order by place)
      from page join private.letters as letter using (id, kind) where place <= page_size), '[]'),
    'more', (select count(*) > page_size from page),
    'messages', (select count(*) from found where kind = 'message'),
    'enquiries', (select count(*) from found where kind = 'enquiry'))
  into answer;
  return answer;
end
$$;

comment on function public.inbox_letters(jsonb) is 'What visitors sent, searched, for administrators.';

-- What waits for an administrator: how many of each and since when, and who the administrators are, for whom to assign.
create function public.inbox_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'messages', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.contact_messages where filed_as is null and not handled),
    'enquiries', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.enquiries where filed_as is null and not handled),
    'requests', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.change_requests where status = 'new'),
    'administrators', (select jsonb_agg(jsonb_build_object('id', id, 'email', email) order by email) from public.admin_users));
end
$$;

comment on function public.inbox_summary() is 'How much waits for an answer, for administrators.';

-- The listing as it is stored: text in NFC and without blanks around it; refused where directory-core's schema would.
create function private.clean_listing(listing public.listings) returns public.listings
language plpgsql immutable set search_path = ''
as $$
begin
  listing.id := private.clean_required('id', listing.id, 64);
  listing.business_name := private.clean_required('business_name', listing.business_name, 120);
  listing.category := private.clean_slug('category', listing.category, 60);
  listing.subcategory := nullif(private.clean_text('subcategory', listing.subcategory, 60), '');
  if listing.subcategory is not null then
    listing.subcategory := private.clean_slug('subcategory', listing.subcategory, 60);
  end if;
  listing.country := private.clean_required('country', listing.country, 80);
  if listing.country !~ '^[A-Z]{2}$' then
    perform private.refuse('country is a code of ISO 3166-1 such as ZA');
  end if;
  listing.province_name := nullif(private.trimmed(private.clean_text('province_name', listing.province_name, 80)), '');
  listing.city_name := nullif(private.trimmed(private.clean_text('city_name', listing.city_name, 80)), '');
  -- A slug without a name names nothing.
  listing.province_slug := case when listing.province_name is not null then private.clean_slug('province_slug',
    coalesce(nullif(listing.province_slug, ''), private.slugify(listing.province_name)), 80) end;
  listing.city_slug := case when listing.city_name is not null then private.clean_slug('city_slug',
    coalesce(nullif(listing.city_slug, ''), private.slugify(listing.city_name)), 80) end;
  listing.address := private.clean_text('address', coalesce(listing.address, ''), 200);
  listing.phone := private.clean_text('phone', coalesce(listing.phone, ''), 40);
  listing.description := nullif(private.clean_text('description', listing.description, 2000), '');
  listing.website := private.clean_website(listing.website);
  listing.source_id := nullif(private.trimmed(private.clean_text('source_id', listing.source_id, 120)), '');
  listing.slug := private.clean_slug('slug', listing.slug, 160);

  -- A name without an address, or the other way round, is no source.
  listing.source_name := nullif(private.trimmed(private.clean_text('source_name', listing.source_name, 120)), '');
  listing.source_url := nullif(private.trimmed(listing.source_url), '');
  if (listing.source_name is null) <> (listing.source_url is null) then
    perform private.refuse('source_name and source_url are given both or not at all');
  end if;
  if listing.source_url !~* '^https?://' then
    perform private.refuse('source_url is an address of the web');
  end if;
  listing.source_url := private.clean_url('source_url', listing.source_url, 500);

  listing.email := nullif(private.clean_text('email', listing.email, 254), '');
  if listing.email !~
    '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
  then
    perform private.refuse('email is not an e-mail address');
  end if;

  if listing.package_tier not in ('classified', 'standard', 'premium') then
    perform private.refuse('package_tier is classified, standard or premium');
  end if;
  if listing.status is null or listing.status not in ('draft', 'published', 'archived') then
    perform private.refuse('status is draft, published or archived');
  end if;

  if (listing.lat is null) <> (listing.lng is null) then
    perform private.refuse('lat and lng are given both or not at all');
  end if;
  if listing.lat not between -90 and 90 or listing.lng not between -180 and 180 then
    perform private.refuse('lat is between -90 and 90, lng between -180 and 180');
  end if;

  listing.images := private.clean_items('images', listing.images,
    '{"id": {"max": 64, "kind": "required"}, "url": {"max": 500, "kind": "url"}, "alt": {"max": 200}}');
  listing.business_hours := private.clean_items('business_hours', listing.business_hours,
    '{"day": {"max": 120, "kind": "required"}, "hours": {"max": 120}}');
  listing.social_media := private.clean_items('social_media', listing.social_media,
    '{"platform": {"max": 120, "kind": "required"}, "url": {"max": 500, "kind": "url"}}');
  listing.special_offers := private.clean_items('special_offers', listing.special_offers,
    '{"id": {"max": 64, "kind": "required"}, "title": {"max": 120, "kind": "required"}, "description": {"max": 2000},
      "validUntil": {"kind": "date", "optional": true}}');
  return listing;
end
$$;

-- What is written is cleaned, and gets its version and the time.
create function private.before_listing_write() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_service boolean := current_user not in ('anon', 'authenticated');
begin
  new := private.clean_listing(new);
  if tg_op = 'INSERT' then
    new.updated_at := clock_timestamp();
    -- What the server keeps is not for a signed-in caller to choose.
    if by_service then
      new.version := coalesce(new.version, 1);
    else
      new.created_at := new.updated_at;
      new.source_id := null;
      new.version := 1;
    end if;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    if not by_service then
      new.source_id := old.source_id;
    end if;
    new.version := old.version;
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.version := old.version + 1;
    end if;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- Counts up with every statement that touches something published, and notes what. Writers wait for each other on the one row until they commit, so a version
-- that can be seen is preceded by no version that cannot: nothing is committed late, and a reader needs no overlap.
create function private.count_listings_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  slugs text[];
  next_version bigint;
begin
  case tg_op
    when 'INSERT' then
      select array_agg(id), array_agg(slug) into ids, slugs from after_rows where status = 'published';
    when 'DELETE' then
      select array_agg(id), array_agg(slug) into ids, slugs from before_rows where status = 'published';
    when 'UPDATE' then
      -- A slug that was given to a draft stays the draft's secret.
      select array_agg(id), array_agg(case when after_rows.status = 'published' then after_rows.slug else before_rows.slug end)
        into ids, slugs
        from before_rows join after_rows using (id)
        where before_rows.status = 'published' or after_rows.status = 'published';
  end case;
  if ids is null then
    return null;
  end if;
  update private.listings_version set version = version + 1 returning version into next_version;
  insert into private.listing_changes (listing_id, slug, version)
    select listing_id, slug, next_version from unnest(ids, slugs) as changed (listing_id, slug)
    on conflict (listing_id) do update set slug = excluded.slug, version = excluded.version;
  return null;
end
$$;

-- An opaque text that is equal exactly as long as nothing published has changed; when packages have ended it has, after an @, the day on which the last ones
-- did. It tells nothing else and is public.
create function public.listings_version() returns text
language sql stable security definer set search_path = ''
as $$
  select epoch || ':' || version || coalesce('@' || private.end_day((
    select max(paid_until) from public.listings
    where status = 'published' and package_tier <> 'classified' and paid_until < private.ended_before())), '')
  from private.listings_version
$$;

create function private.clean_tier(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if value not in ('classified', 'standard', 'premium') then
    perform private.refuse(format('%s is classified, standard or premium', field));
  end if;
  return value;
end
$$;

-- One page of the changes after `cursor`, which is what listings_version() answered before the reader read the listings, or what the last page answered; null for
-- everything. After what was written come the packages that have ended since: a cursor knows those up to its day; `/` and an id say how far on that day. Answers
--   cursor    where the next question goes on
--   more      whether there is more to ask for right now
--   reset     the cursor is unknown here or too old: forget what you have, this page begins with everything
--   listings  published listings, as rows of the view
--   removed   {"id", "slug"} of what is no longer published
-- A change may be told twice, never not at all: put listings in place by their id, take out removed ones, in this order. It begins in the index where the page begins,
-- and looks up the listings of the page one by one.
create function public.listing_changes_since(cursor text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 500;
  -- The epoch and version, the day, and the last id of a page that was not the last.
  parts constant text[] := regexp_match(cursor, '^([0-9a-f-]{36}):([0-9]{1,18})(?:@([0-9]{1,6}))?(?:([:/])(.*))?$');
  today constant integer := private.today() - date '1970-01-01';
  state private.listings_version;
  is_known boolean;
  after_version bigint;
  after_id text;
  known_day integer;
  -- The package's last day that is paid for, and of that day the last id.
  after_paid date;
  after_ended text;
  page jsonb;
begin
  select * into strict state from private.listings_version;
  known_day := coalesce(parts[3]::integer, 0);
  -- A day that is still to come was of a clock that was wrong.
  is_known := coalesce(
    parts[1] = state.epoch::text and parts[2]::bigint between state.known_since and state.version and known_day <= today, false);
  -- Everything begins below every version; a cursor without an id has seen the whole of its version.
  after_version := case when is_known then parts[2]::bigint else -1 end;
  if is_known then
    after_id := case when parts[4] = ':' then parts[5] end;
    after_ended := case when parts[4] = '/' then parts[5] end;
    after_paid := date '1970-01-01' + known_day - private.end_day('1970-01-01');
    -- What is written meanwhile comes first, and that cursor has no place for the id of this one.
    known_day := known_day - case when after_ended is null then 0 else 1 end;
  else
    known_day := today;
  end if;

  with written as (
    select change.listing_id, change.slug, change.version, null::date as paid_until
    from private.listing_changes as change
    where change.version >= after_version
      and (
        change.version > after_version
        or (change.version = after_version and change.listing_id collate "C" > after_id collate "C")
      )
    order by change.version, change.listing_id collate "C"
    limit page_size + 1
  ), ended as (
    select id, slug, null::bigint, listing.paid_until
    from public.listings as listing
    where listing.status = 'published' and listing.package_tier <> 'classified' and listing.paid_until < private.ended_before()
      and listing.paid_until >= after_paid
      and (listing.paid_until > after_paid or id collate "C" > after_ended collate "C")
    order by listing.paid_until, id collate "C"
    limit page_size + 1
  ), changed as (
    select *, row_number() over (order by version nulls last, paid_until, listing_id collate "C") as place
    from (select * from written union all select * from ended) as either
  ), shown as (
    select changed.*, published.id is not null as is_published, to_jsonb(published) as listing
    from changed
    left join lateral (
      select * from public.published_listings where id = changed.listing_id limit 1
    ) as published on true
    where place <= page_size
  )
  select jsonb_build_object(
    'more', (select count(*) > page_size from changed),
    'reset', not is_known,
    'listings', coalesce(jsonb_agg(listing order by place) filter (where is_published), '[]'),
    'removed', coalesce(
      jsonb_agg(jsonb_build_object('id', listing_id, 'slug', slug) order by place) filter (where not is_published), '[]'),
    'cursor', coalesce((
        select state.epoch || ':' || case
          when version is not null then version || '@' || known_day || ':' || listing_id
          else state.version || '@' || private.end_day(paid_until) || '/' || listing_id
        end
        from changed where place = page_size and (select count(*) > page_size from changed)),
      public.listings_version())
  ) into page from shown;
  return page;
end
$$;

create function private.keep_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_client() and (select count(*) > 1 from before_rows) and not exists (select from public.listings) then
    perform private.refuse('This would remove every listing: name those to remove');
  end if;
  return null;
end
$$;

-- One page of what is published, in the order of the ids: {"listings": [up to 1,000 rows of published_listings], "more": true or false}.
-- The next page begins after the last id of this one.
create function public.published_listings_page(after text default '') returns jsonb
language sql stable security definer set search_path = '' set enable_bitmapscan = off
as $$
  with page as (
    select published, row_number() over (order by published.id) as place
    from public.published_listings as published
    where published.id > coalesce(after, '')
    order by published.id
    limit 1001
  )
  select jsonb_build_object(
    'listings', coalesce(jsonb_agg(to_jsonb(published) order by place) filter (where place <= 1000), '[]'),
    'more', count(*) > 1000)
  from page
$$;

comment on function public.published_listings_page(text) is 'What visitors are shown: a page of the published listings.';

create function private.tier_ranks(tiers text[]) returns smallint[]
language sql immutable set search_path = ''
return array(select (array_position(array['premium', 'standard', 'classified'], tier) - 1)::smallint from unnest(tiers) as tier
  where tier in ('premium', 'standard', 'classified'));

-- What a site without a server asks for: the published listings with some slugs, up to a hundred, as one JSON list.
create function public.listings_with_slugs(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(published)), '[]')
  from public.published_listings as published
  where published.slug = any (slugs[1:100])
$$;

comment on function public.listings_with_slugs(text[]) is 'What visitors are shown: the published listings with some slugs.';

create function private.today() returns date
language sql stable set search_path = ''
return (now() at time zone 'UTC')::date;

create function private.grace_days() returns integer
language sql immutable set search_path = ''
return 14;

-- A package that was paid until a day before this one has ended.
create function private.ended_before() returns date
language sql stable set search_path = ''
return private.today() - private.grace_days();

-- The first day on which a package shows no more, counted from 1970.
create function private.end_day(paid_until date) returns integer
language sql immutable set search_path = ''
return paid_until + private.grace_days() + 1 - date '1970-01-01';

-- The first candidate that is free and leads nowhere; when all are taken, the last one with a number. The numbers in use have few gaps: doubling finds one
-- above them, halving the end of the run below it.
create function private.free_slug(slugs text[], taken text[]) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text;
  base text;
  used integer := 1;
  free integer := 2;
  middle integer;
begin
  if coalesce(cardinality(slugs), 0) = 0 then
    perform private.refuse('slugs holds at least one candidate');
  end if;
  foreach candidate in array slugs loop
    if candidate <> all (taken) and private.is_slug_free(candidate) then
      return candidate;
    end if;
  end loop;
  -- Room for the number within the longest slug.
  base := left(candidate, 150) || '-';
  while base || free = any (taken) or not private.is_slug_free(base || free) loop
    used := free;
    free := free * 2;
  end loop;
  while free - used > 1 loop
    middle := (used + free) / 2;
    if base || middle = any (taken) or not private.is_slug_free(base || middle) then
      used := middle;
    else
      free := middle;
    end if;
  end loop;
  return base || free;
end
$$;

-- The checks that an accepted request is: of the facts among its columns, and that the business is there.
create function private.checks_of(columns text[], how text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(fact || '_check', jsonb_build_object('on', private.today(), 'how', how))
  from (values ('existence', columns), ('phone', array['phone']), ('hours', array['business_hours']), ('place', array['address', 'city_name', 'province_name', 'country', 'lat']))
    as facts (fact, about)
  where about && columns
$$;

-- What visitors are told of published listings with some slugs, up to a hundred: {slug: {"existence", "phone", "hours", "place": {"month", "how"}}}. Of hours
-- that the listing's package does not show nothing is said.
create function public.listing_checks(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(published.slug, (
    select coalesce(jsonb_object_agg(fact, jsonb_build_object('month', left(checked ->> 'on', 7), 'how', checked ->> 'how')), '{}')
    from (values ('existence', existence_check), ('phone', phone_check), ('hours', case when published.business_hours is not null then hours_check end),
      ('place', place_check)) as facts (fact, checked)
    where checked is not null)), '{}')
  from public.published_listings as published join public.listings as listing using (id)
  where published.slug = any (slugs[1:100])
$$;

comment on function public.listing_checks(text[]) is 'When the facts of published listings were checked and how, for visitors.';

-- A slug for each list of candidates, in their order: the first candidate that is free, else the last one with a number.
create function private.free_slugs(candidates jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  slugs text[];
  contested integer;
begin
  -- What a row alone may have is its own. About the others the first of them decides.
  with free as materialized (
    select row.place, candidate.number, candidate.slug, count(*) over (partition by candidate.slug) as wanted
    from jsonb_array_elements(candidates) with ordinality as row (list, place),
      jsonb_array_elements_text(row.list) with ordinality as candidate (slug, number)
      left join lateral (
        select true as is_taken from public.listings where listings.slug = candidate.slug
        union all
        select true from private.former_addresses as former
          where former.slug = candidate.slug and exists (select from public.listings where id = former.listing_id)
        limit 1
      ) as taken on true
    where is_taken is null
  ), best as (
    select distinct on (place) place, slug, wanted from free order by place, number
  )
  select array_agg(case when wanted = 1 then slug end order by place) into slugs
    from generate_series(1, jsonb_array_length(candidates)) as place left join best using (place);
  for contested in select place from unnest(slugs) with ordinality as given (slug, place) where slug is null order by place loop
    slugs[contested] := private.free_slug(array(select jsonb_array_elements_text(candidates -> contested - 1)), array_remove(slugs, null));
  end loop;
  return slugs;
end
$$;

-- Writes the narrow row with its listing; what was judged is forgotten once something else stands there. Each row is looked up by index, also by a plan that
-- Postgres made while there were few listings.
create function private.keep_listing_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.listing_rows as r using before_rows where r.id = before_rows.id;
    return null;
  end if;
  insert into private.listing_rows as r
    select listing.* from after_rows, lateral (select * from private.listings_as_rows where id = after_rows.id offset 0) as listing
  on conflict (id) do update set
    name = excluded.name, city = excluded.city, tier = excluded.tier, status = excluded.status, changed = excluded.changed, country = excluded.country,
    category = excluded.category, province_slug = excluded.province_slug, city_slug = excluded.city_slug, found_by = excluded.found_by,
    lacks_place = excluded.lacks_place, paid_until = excluded.paid_until, to_judge = excluded.to_judge,
    unread_hours = case when r.to_judge = excluded.to_judge then r.unread_hours end,
    undialled_phone = case when r.to_judge = excluded.to_judge then r.undialled_phone end,
    judged = case when r.to_judge = excluded.to_judge then r.judged end;
  return null;
end
$$;

-- The conditions of a question on private.listing_rows. The question may have
--   text        words of name and town, or a part of the phone number
--   region      the slug of a province or city
--   needs       one of private.needs()
--   statuses, tiers, categories, countries   lists, of which one has to be so
create function private.listing_conditions(asked jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := 'true';
  given constant text := private.asked_text(asked, 'text', 200);
  -- A phone number is found however it is written, with a code before it or a zero.
  digits constant text := case when given ~ '^[-+0-9 ()./]+$' then ltrim(regexp_replace(given, '\D', '', 'g'), '0') end;
  region constant text := private.asked_text(asked, 'region', 80);
  need constant text := private.asked_text(asked, 'needs', 20);
  word text;
  field record;
begin
  foreach word in array string_to_array(coalesce(nullif(digits, ''), private.fold_text(given), ''), ' ') loop
    if word <> '' then
      conditions := conditions || format(' and found_by like %L', private.like_pattern(word));
    end if;
  end loop;
  if region is not null then
    conditions := conditions || format(' and (province_slug = %1$L or city_slug = %1$L)', region);
  end if;
  if need is not null then
    if need <> all (private.needs()) then
      perform private.refuse('needs is one of ' || array_to_string(private.needs(), ', '));
    end if;
    conditions := conditions || ' and ' || private.need_condition(need);
  end if;
  for field in
    select * from (values
      ('status', '::smallint[]', array(select (array_position(array['published', 'draft', 'archived'], status) - 1)::text
        from unnest(private.asked_list(asked, 'statuses')) as status)),
      ('tier', '::smallint[]', private.tier_ranks(private.asked_list(asked, 'tiers'))::text[]),
      ('category', '', private.asked_list(asked, 'categories')),
      ('country', '', private.asked_list(asked, 'countries'))
    ) as fields (name, type, wanted)
    where cardinality(wanted) > 0
  loop
    conditions := conditions || format(' and %I = any (%L%s)', field.name, field.wanted, field.type);
  end loop;
  return conditions;
end
$$;

-- One page of the listings that match, in the order of name, city, package, status or changed ("sort"; "descending": true turns it round). Besides the
-- filters the question may have
--   after, before   the "next" or "previous" of another page: the page that follows it, or comes before it
--   exact           true: the count is exact however many there are          size, whole   up to 500 rows, with all that a file of listings has
-- It answers {"rows", "next", "previous", "count"}; the count is null beyond 10,000. A page that is no more is the first one.
create function public.admin_listings(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  most_counted constant integer := 10000;
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 500), 50);
  sort constant text := coalesce(private.asked_text(asked, 'sort', 20), 'name');
  wanted constant text := private.listing_conditions(asked);
  is_back constant boolean := private.asked_text(asked, 'before', 1000) is not null;
  cursor_text constant text := coalesce(private.asked_text(asked, 'before', 1000), private.asked_text(asked, 'after', 1000));
  -- The columns of the order, and their types.
  keys constant text[] := case sort when 'city' then '{city,name,id}' when 'package' then '{tier,name,id}' when 'status' then '{status,name,id}'
    when 'changed' then '{changed,id}' when 'name' then '{name,id}' end;
  direction text;
  key_list text;
  order_list text;
  from_here text := 'true';
  counted integer;
  query text;
  page jsonb;
begin
  perform private.require_admin();
  if keys is null then
    perform private.refuse('sort is name, city, package, status or changed');
  end if;
  direction := case when coalesce((asked ->> 'descending')::boolean, false) <> is_back then 'desc' else 'asc' end;
  key_list := array_to_string(keys, ', ');
  order_list := array_to_string(keys, ' ' || direction || ', ') || ' ' || direction;
  if cursor_text is not null then
    from_here := private.listing_keyset(keys, direction, cursor_text);
  end if;

  execute format('select count(*) from (select from private.listing_rows where %s%s) as found', wanted,
    case when (asked ->> 'exact')::boolean then '' else format(' limit %s', most_counted + 1) end) into counted;
  if counted <= most_counted then
    -- Few: all of them are found by what finds them, and sorted.
    query := format('select * from (select * from private.listing_rows where %s offset 0) as found where %s order by %s limit %s',
      wanted, from_here, order_list, size + 1);
  elsif keys[1] in ('tier', 'status') then
    -- One package or status after the other, each in the order of its index: a filter that leaves one out does not read it.
    select string_agg(format('(select * from private.listing_rows where %s = %s and %s and %s order by name %s, id %s limit %s)',
        keys[1], value, wanted, from_here, direction, direction, size + 1), ' union all ' order by case direction when 'asc' then value else -value end)
      into query from generate_series(0, 2) as value;
    query := format('select * from (%s) as found limit %s', query, size + 1);
  else
    query := format('select * from private.listing_rows where %s and %s order by %s limit %s',
      wanted, from_here, order_list, size + 1);
  end if;

  execute format($query$
    with found as materialized (%s), placed as (
      select found.*, row_number() over () as place, count(*) over () > $1 as has_more from found
    ), page as (
      select id, jsonb_build_array(%s)::text as cursor, case when $2 then -place else place end as place, has_more from placed where place <= $1
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province', listing.province_name, 'city', listing.city_name, 'phone', listing.phone, 'tier', listing.package_tier, 'status', listing.status,
        'images', coalesce(jsonb_array_length(listing.images), 0), 'image', listing.images -> 0 ->> 'url', 'source', listing.source_name,
        'paid_until', listing.paid_until, 'changed', listing.updated_at
      ) || case when $4 then jsonb_build_object(
        'subcategory', listing.subcategory, 'address', listing.address, 'email', listing.email, 'website', listing.website,
        'description', listing.description, 'lat', listing.lat, 'lng', listing.lng
      ) else jsonb_build_object(
        'enquiries', (select count(*) from public.enquiries as enquiry where enquiry.listing_id = listing.id)
      ) end order by place), '[]'),
      'next', case when bool_or(has_more) or $2 then (array_agg(cursor order by place desc))[1] end,
      'previous', case when $2 and bool_or(has_more) or $3 and not $2 then (array_agg(cursor order by place))[1] end,
      'count', $5)
    from page join public.listings as listing on listing.id = page.id
  $query$, query, key_list) into page
  using size, is_back, cursor_text is not null, coalesce((asked ->> 'whole')::boolean, false),
    case when counted <= most_counted or (asked ->> 'exact')::boolean then counted end;

  -- Fewer came before it than fill a page, or it has gone.
  if cursor_text is not null and (page -> 'rows' = '[]' or is_back and page ->> 'previous' is null) then
    return public.admin_listings(asked - 'before' - 'after');
  end if;
  return page;
end
$$;

comment on function public.admin_listings(jsonb) is 'A page of all listings, searched, filtered and sorted, for administrators.';

-- What comes after a cursor, which is the text of a JSON list with the values of these columns.
create function private.listing_keyset(keys text[], direction text, cursor_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text[];
begin
  given := array(select jsonb_array_elements_text(cursor_text::jsonb));
  if cardinality(given) <> cardinality(keys) then
    perform private.refuse('after and before are of a page in the same order');
  end if;
  return (
    select format('(%s) %s (%s)', array_to_string(keys, ', '), case direction when 'asc' then '>' else '<' end,
      string_agg(format('%L%s', given[at], case keys[at] when 'changed' then '::timestamptz' when 'tier' then '::smallint' when 'status' then '::smallint'
        else '' end), ', ' order by at))
    from generate_subscripts(keys, 1) as at);
exception
  when data_exception then
    perform private.refuse('after and before are of a page in the same order');
end
$$;

-- Provinces and cities whose slug begins so, at most ten of each: [{"kind", "slug", "name", "country", "province", "province_slug"}].
create function public.admin_places(beginning text default '', country text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  from_slug constant text := private.slugify(left(coalesce(beginning, ''), 80));
  places jsonb := '[]';
  column_name text;
  part jsonb;
begin
  perform private.require_admin();
  foreach column_name in array array['city_slug', 'province_slug'] loop
    -- From one place to the next by the index, however many listings each has.
    execute format($query$
      with recursive place as (
        (select %1$I as slug, country, id, 1 as at from private.listing_rows
          where %1$I >= $1 and %1$I < $1 || U&'\FFFF' and ($2 is null or country = $2) order by %1$I, country limit 1)
        union all
        select next.slug, next.country, next.id, place.at + 1 from place cross join lateral (
          select %1$I as slug, country, id from private.listing_rows
          where (%1$I, country) > (place.slug, place.country) and %1$I < $1 || U&'\FFFF' and ($2 is null or country = $2)
          order by %1$I, country limit 1) as next
        where place.at < 10
      )
      select jsonb_agg(jsonb_build_object('kind', $3, 'slug', place.slug, 'country', place.country,
        'name', case $3 when 'city' then listing.city_name else listing.province_name end,
        'province', listing.province_name, 'province_slug', listing.province_slug) order by at)
      from place join public.listings as listing on listing.id = place.id
    $query$, column_name) into part using from_slug, country, replace(column_name, '_slug', '');
    places := places || coalesce(part, '[]');
  end loop;
  return places;
end
$$;

comment on function public.admin_places(text, text) is 'Provinces and cities of all listings by the beginning of their slugs, for administrators.';

-- The listings that a question matches, for functions that have asked who calls.
create function private.matching_listings(asked jsonb, after text, size integer) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  execute format('select array_agg(id) from (select id from private.listing_rows where %s and id > $1 order by id limit $2) as found',
    private.listing_conditions(asked)) into ids using coalesce(after, ''), size;
  return coalesce(ids, '{}');
end
$$;

create function private.before_listing_view_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_required('name', new.name, 60);
  new.query := private.clean_required('query', new.query, 4000);
  if tg_op = 'INSERT' then
    if (select count(*) from public.listing_views) >= 100 then
      perform private.refuse('There are 100 views: remove one first');
    end if;
    new.id := gen_random_uuid();
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

-- What a listing can need somebody for; 'closed' is what two different people report. Those without an address count as one person.
create function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'duplicates', 'closed'];

-- The condition of a need on private.listing_rows; null for what is none. What is archived needs nobody. Between days means both of them: a package that ends
-- today or tomorrow ends tomorrow at the latest, so that the first three and 'past' leave no day out and share none.
create function private.need_condition(need text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  first_day constant date := case need when 'ends-tomorrow' then today when 'ends-in-7-days' then today + 2 when 'ends-in-30-days' then today + 8
    when 'past' then '-infinity' when 'in-grace' then private.ended_before() when 'lapsed' then '-infinity' end;
  last_day constant date := case need when 'ends-tomorrow' then today + 1 when 'ends-in-7-days' then today + 7 when 'ends-in-30-days' then today + 30
    when 'past' then today - 1 when 'in-grace' then today - 1 when 'lapsed' then private.ended_before() - 1 end;
begin
  return case need
    when 'coordinates' then 'lacks_place and status < 2'
    when 'hours' then 'unread_hours is not null and status < 2'
    when 'phone' then 'undialled_phone is not null and status < 2'
    when 'duplicates' then 'is_duplicate and status < 2'
    when 'closed' then $condition$id in (
      select listing_id from public.change_requests where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back')
      group by listing_id having count(distinct lower(email)) > 1) and status < 2$condition$
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

-- How many listings have each need, and the first of them: {"needs": {need: {"count", "name", "tier", "paid_until", "text"}}, "is_judged"}. The count is null
-- beyond 10,000. Few have most needs, so indexes are read even where many do. "text" is the hours or the phone as it stands there. While is_judged is false,
-- some listings have still to be read or compared.
create function public.admin_needs() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  most_counted constant integer := 10000;
  need text;
  condition text;
  counted integer;
  first jsonb;
  answer jsonb := '{}';
begin
  perform private.require_admin();
  foreach need in array private.needs() loop
    condition := private.need_condition(need);
    execute format('select count(*) from (select from private.listing_rows where %s limit %s) as found', condition, most_counted + 1) into counted;
    first := '{}';
    if counted > 0 then
      execute format($query$
        select jsonb_build_object('name', listing.business_name, 'tier', listing.package_tier, 'paid_until', listing.paid_until, 'text', %s)
        from (select * from private.listing_rows where %s order by %s limit 1) as r join public.listings as listing using (id)
      $query$, case when need = 'hours' then 'unread_hours' when need = 'phone' then 'undialled_phone' else 'null' end, condition,
        case when condition like 'paid_until %' then 'paid_until, name, id' else 'name, id' end) into first;
    end if;
    answer := answer || jsonb_build_object(need, first || jsonb_build_object('count', case when counted <= most_counted then counted end));
  end loop;
  return jsonb_build_object('needs', answer,
    -- In the order of their indexes, which have those rows alone.
    'is_judged', (select id from private.listing_rows where judged is distinct from to_judge order by id limit 1) is null
      and (select id from private.listing_rows where to_compare order by id limit 1) is null);
end
$$;

comment on function public.admin_needs() is 'How many listings need somebody, and for what, for administrators.';

-- Listings of which directory-core has not judged what stands there now, at most 500: [{"id", "of", "country", "phone", "business_hours"}].
create function public.listings_to_judge(size integer default 200) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'of', r.to_judge, 'country', listing.country, 'phone', listing.phone,
    'business_hours', coalesce(listing.business_hours, '[]'))), '[]')
  from (select id, to_judge from private.listing_rows where judged is distinct from to_judge order by id limit least(size, 500)) as r
    join public.listings as listing using (id)
$$;

comment on function public.listings_to_judge(integer) is 'Listings whose phone and hours have still to be read, for the service role.';

-- What directory-core said: [{"id", "of", "unread_hours", "undialled_phone"}]; of a listing that has changed since it is left out.
-- Answers how many were written.
create function private.judge_listings(said jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  update private.listing_rows as r set judged = given.of, unread_hours = given.unread_hours, undialled_phone = given.undialled_phone
  from jsonb_to_recordset(said) as given (id text, of text, unread_hours text, undialled_phone text)
  where r.id = given.id and r.to_judge is not distinct from given.of;
  get diagnostics written = row_count;
  return written;
end
$$;

create function public.judge_listings(said jsonb) returns integer
language sql set search_path = ''
as $$ select private.judge_listings(said) $$;

comment on function public.judge_listings(jsonb) is 'Keeps what was read of phones and hours, for the service role.';

create function private.week_of(day date) returns date
language sql immutable set search_path = ''
return day - extract(isodow from day)::integer + 1;

-- The first week that is kept: WEEKS_KEPT in packages/data.
create function private.first_week_kept() returns date
language sql stable set search_path = ''
return private.week_of(private.today()) - 7 * 52;

create function private.add_numbers(listing text, views integer, contacts integer) returns void
language sql security definer set search_path = ''
as $$
  insert into private.listing_weeks as stored (listing_id, week, views, contacts) values (listing, private.week_of(private.today()), add_numbers.views, add_numbers.contacts)
  on conflict (listing_id, week) do update set views = stored.views + excluded.views, contacts = stored.contacts + excluded.contacts
$$;

-- Adds what the server counted: {slug: {"views", "contacts"}}, and answers of how many listings that was. One that is not published is left out. What is a year old goes.
create function private.count_numbers(numbers jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  delete from private.listing_weeks where week < private.first_week_kept();
  -- In one order, so that two servers do not wait for each other.
  perform private.add_numbers(listing.id, greatest((given ->> 'views')::integer, 0), greatest((given ->> 'contacts')::integer, 0))
  from (
    select listings.id, value as given from jsonb_each(numbers) join public.listings on slug = key where status = 'published' order by id
  ) as listing;
  get diagnostics counted = row_count;
  return counted;
end
$$;

create function public.count_numbers(numbers jsonb) returns integer
language sql set search_path = ''
as $$ select private.count_numbers(numbers) $$;

comment on function public.count_numbers(jsonb) is 'Adds how often listings were seen and contacted. The service role calls it.';

-- One that is sent again is not inserted again.
create function private.count_enquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_numbers(new.listing_id, 0, 1);
  return null;
end
$$;

-- The reminder that is due, by how many days before the end it is: 30, 7, 1, or 0 from the last day on. Null: none.
create function private.due_span(paid_until date) returns integer
language sql stable set search_path = ''
return case when paid_until < private.ended_before() then null
  when paid_until <= private.today() then 0 when paid_until <= private.today() + 1 then 1
  when paid_until <= private.today() + 7 then 7 when paid_until <= private.today() + 30 then 30 end;

-- What has not been sent says what its listing says now, and is cancelled where it is no longer due; a letter without a link is not cancelled with one. All
-- letters, or those about some listings.
create function private.refresh_letters(listings text[] default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox as letter set email = due.email, phone = due.phone, data = due.data
  from private.due_reminders as due
  where letter.listing_id = due.listing_id and letter.dedupe_key = due.dedupe_key and letter.status in ('waiting', 'failed')
    and (listings is null or letter.listing_id = any (listings))
    and (letter.email, letter.phone, letter.data) is distinct from (due.email, due.phone, due.data);
  update public.outbox as letter set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where status in ('waiting', 'uncertain', 'failed') and (listings is null or listing_id = any (listings)) and case
    when kind = 'reminder' then not exists (select from private.due_reminders as due where due.listing_id = letter.listing_id and due.dedupe_key = letter.dedupe_key)
    when kind in ('invitation', 'claim-link', 'email-change') then not exists (select from private.invitations as invitation
      where token_hash = sha256(convert_to(letter.secret, 'UTF8')) and private.invitation_state(invitation) = 'open')
    else false
  end;
end
$$;

-- A payment, a reversal, an undo, a new address: the letters that wait follow in the same transaction.
create function private.letters_follow_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about text[];
begin
  about := array(select distinct letter.listing_id from public.outbox as letter join before_rows on before_rows.id = letter.listing_id
    where letter.status in ('waiting', 'uncertain', 'failed'));
  if about <> '{}' then
    perform private.refresh_letters(about);
  end if;
  return null;
end
$$;

-- Cancels what is no longer due, adds what is, 500 at most, and deletes what has been kept for long enough: LETTERS_KEPT of packages/data.
-- Answers how many it added.
create function private.tend_outbox() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  delete from public.outbox where created_at < clock_timestamp() - interval '12 months';
  perform private.refresh_letters();
  insert into public.outbox as letter (kind, dedupe_key, email, phone, listing_id, data)
    select 'reminder', dedupe_key, email, phone, listing_id, data from private.due_reminders as due
    where (email is not null or phone is not null)
      and not exists (select from public.outbox as stored where stored.dedupe_key = due.dedupe_key
        and (stored.status <> 'cancelled' or stored.times_uncertain > 0))
    order by data ->> 'paid_until', listing_id limit 500
  -- It was cancelled by a payment that was reversed since, and never sent.
  on conflict (dedupe_key) do update set status = 'waiting', email = excluded.email, phone = excluded.phone, data = excluded.data,
    next_attempt_at = clock_timestamp(), settled_at = null, last_error = ''
    where letter.status = 'cancelled' and letter.times_uncertain = 0;
  get diagnostics added = row_count;
  return added;
end
$$;

create function public.tend_outbox() returns integer
language sql set search_path = ''
as $$ select private.tend_outbox() $$;

comment on function public.tend_outbox() is 'Adds letters that are due, cancels those that are no longer, deletes old ones. The service role''s.';

-- The next letter to send, for five minutes the caller's alone, or null. One whose sender was not heard of for so long may have been sent: it is sent once
-- more, and after that waits for an administrator.
create function private.claim_letter(mail_domain text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed public.outbox;
begin
  update public.outbox set status = 'uncertain', times_uncertain = times_uncertain + 1, lease_until = null,
    last_error = 'The server stopped while it sent this letter.'
    where status = 'sending' and lease_until < clock_timestamp();
  if found then
    perform private.refresh_letters();
  end if;
  update public.outbox as letter set status = 'sending', attempts = attempts + 1, lease_until = clock_timestamp() + interval '5 minutes',
    message_id = coalesce(message_id, format('<%s@%s>', id, mail_domain))
    where id = (
      select id from public.outbox
      where email is not null and (status = 'waiting' or status = 'uncertain' and times_uncertain = 1) and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit 1 for update skip locked)
    returning * into claimed;
  return case when claimed.id is not null then to_jsonb(claimed) end;
end
$$;

create function public.claim_letter(mail_domain text) returns jsonb
language sql set search_path = ''
as $$ select private.claim_letter(mail_domain) $$;

comment on function public.claim_letter(text) is 'The next letter to send, for the caller alone. The service role''s.';

-- What came of an attempt: sent, refused (for ever), deferred (tried again, later and later, for two days), or uncertain (perhaps sent).
-- Answers whether it was noted: not when somebody else has the letter by now.
create function private.note_letter(letter_id uuid, attempt integer, outcome text, error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '1 day'];
  pause constant interval := pauses[attempt];
  noted public.outbox;
begin
  if outcome is null or outcome not in ('sent', 'refused', 'deferred', 'uncertain') then
    perform private.refuse('outcome is sent, refused, deferred or uncertain');
  end if;
  update public.outbox as letter set
    status = case outcome when 'sent' then 'sent' when 'uncertain' then 'uncertain'
      when 'deferred' then case when pause is null then 'failed' else 'waiting' end else 'failed' end,
    times_uncertain = times_uncertain + case outcome when 'uncertain' then 1 else 0 end,
    next_attempt_at = clock_timestamp() + coalesce(pause, '0'),
    secret = case when outcome <> 'sent' then secret end,
    settled_at = case outcome when 'sent' then clock_timestamp() end,
    lease_until = null, last_error = left(coalesce(error, ''), 500)
    where id = letter_id and attempts = attempt and (status = 'sending' or status = 'uncertain' and outcome <> 'uncertain')
    returning * into noted;
  if noted.status in ('waiting', 'uncertain') then
    perform private.refresh_letters(array[noted.listing_id]);
  end if;
  return noted.id is not null;
end
$$;

create function public.note_letter(letter_id uuid, attempt integer, outcome text, error text default '') returns boolean
language sql set search_path = ''
as $$ select private.note_letter(letter_id, attempt, outcome, error) $$;

comment on function public.note_letter(uuid, integer, text, text) is 'What came of sending a letter. The service role''s.';

-- Fifty letters, the newest first: {"of": "open"} those that are not settled (default), {"of": "settled"} the others, {"before": id} those before one.
-- It answers {"letters", "more", "counts": of those not settled {"by_mail", "by_hand", "failed", "uncertain"}}: by hand are those without an e-mail address.
create function public.admin_outbox(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := 50;
  is_open constant boolean := coalesce(private.asked_text(asked, 'of', 10), 'open') <> 'settled';
  before constant uuid := private.asked_text(asked, 'before', 36)::uuid;
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(letter) - array['secret', 'dedupe_key', 'lease_until', 'handled_by']
      || jsonb_build_object('handled_by', (select email from public.admin_users where id = letter.handled_by)) order by created_at desc, id), '[]')
    into found
  from (
    select * from public.outbox as stored
    where (settled_at is null) = is_open and (before is null
      or created_at < (select created_at from public.outbox where id = before)
      or created_at = (select created_at from public.outbox where id = before) and stored.id > before)
    order by created_at desc, id limit size + 1
  ) as letter;
  return jsonb_build_object('letters', case when jsonb_array_length(found) > size then found - size else found end,
    'more', jsonb_array_length(found) > size,
    'counts', (select jsonb_build_object(
        'by_mail', count(*) filter (where email is not null and status <> 'failed' and not (status = 'uncertain' and times_uncertain > 1)),
        'by_hand', count(*) filter (where email is null and status = 'waiting'),
        'failed', count(*) filter (where status = 'failed'),
        'uncertain', count(*) filter (where status = 'uncertain' and times_uncertain > 1))
      from public.outbox where status in ('waiting', 'sending', 'uncertain', 'failed')));
end
$$;

comment on function public.admin_outbox(jsonb) is 'Letters to send and sent, for administrators; never what is in the link of an invitation.';

-- Notes that somebody sent a letter by hand, or takes that note back: also a letter of a claim, or one with the link for an address. Answers whether there
-- was something to note.
create function private.mark_letter(letter_id uuid, is_sent boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_sent then
    update public.outbox set status = 'handed-over', handled_by = auth.uid(), settled_at = clock_timestamp()
      where id = letter_id and status in ('waiting', 'uncertain', 'failed') and (secret is null or kind in ('claim-link', 'email-change'));
  else
    update public.outbox set status = 'waiting', handled_by = null, settled_at = null where id = letter_id and status = 'handed-over';
  end if;
  return found;
end
$$;

create function public.mark_letter(letter_id uuid, is_sent boolean) returns boolean
language sql set search_path = ''
as $$ select private.mark_letter(letter_id, is_sent) $$;

comment on function public.mark_letter(uuid, boolean) is 'Notes that a letter was sent by hand, or takes that back. For administrators.';

-- Sends a letter again that failed, or may have been sent twice; without an id all that failed. Answers how many.
create function private.retry_letters(letter_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_admin();
  update public.outbox set status = 'waiting', times_uncertain = 0, next_attempt_at = clock_timestamp()
    where case when letter_id is null then status = 'failed' else id = letter_id and (status = 'failed' or status = 'uncertain' and times_uncertain > 1) end;
  get diagnostics retried = row_count;
  return retried;
end
$$;

create function public.retry_letters(letter_id uuid default null) returns integer
language sql set search_path = ''
as $$ select private.retry_letters(letter_id) $$;

comment on function public.retry_letters(uuid) is 'Sends letters again that failed. For administrators.';

-- The edit of a listing that waits; null where none does.
create function private.open_edit(listing text) returns uuid
language sql stable set search_path = ''
as $$
  select id from public.change_requests where listing_id = listing and kind = 'edit' and status in ('new', 'asked-back') order by created_at desc, id limit 1
$$;

-- What an owner sees: the columns that may be proposed as the page has them, which of them this owner changes at once, what waits, what was last decided, the
-- dates of checks, and who changed the listing last.
create function private.owner_listing_json(listing public.listings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', listing.id, 'slug', listing.slug, 'status', listing.status, 'version', listing.version,
    'tier', case when listing.paid_until < private.ended_before() then 'classified' else coalesce(listing.package_tier, 'classified') end,
    'live', (select jsonb_object_agg(name, to_jsonb(listing) -> name) from unnest(private.proposed_columns()) as name),
    'live_columns', (select to_jsonb(live_columns) from private.listing_owners where listing_id = listing.id and account = auth.uid()),
    'checks', jsonb_strip_nulls(jsonb_build_object('existence', listing.existence_check, 'hours', listing.hours_check, 'phone', listing.phone_check,
      'place', listing.place_check)),
    'waiting', (select private.status_json(request) from public.change_requests as request where id = private.open_edit(listing.id)),
    'decided', (select private.status_json(request) from public.change_requests as request
      where listing_id = listing.id and kind = 'edit' and status in ('accepted', 'partly-accepted', 'declined') order by decided_at desc limit 1),
    -- Administrators have no names here.
    'changed', (
      select jsonb_build_object('at', log.happened_at, 'by', case
        when log.actor = auth.uid() then 'you'
        when exists (select from private.listing_owners where listing_id = listing.id and account = log.actor) then 'owner' else 'directory' end)
      from public.audit_log as log where table_name = 'listings' and row_id = listing.id order by operation_id desc nulls last, id desc limit 1))
$$;

-- The listing at an address, for who looks after it.
create function public.owner_listing(listing_slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.listings;
begin
  select * into listing from public.listings where slug = listing_slug;
  perform private.require_owner(listing.id);
  return private.owner_listing_json(listing);
end
$$;

comment on function public.owner_listing(text) is 'A listing as its owner edits it.';

-- The listing of an owner who is about to change it, locked, as every decision locks: first the request, then the listing. Two owners take turns.
create function private.listing_to_edit(listing text, out stored public.listings, out request public.change_requests) returns record
language plpgsql set search_path = ''
as $$
begin
  perform private.require_owner(listing);
  perform pg_advisory_xact_lock(hashtext('private.listing_to_edit'), hashtext(listing));
  select * into request from public.change_requests as waiting
    where waiting.id = private.open_edit(listing) and waiting.status in ('new', 'asked-back') for update;
  select * into stored from public.listings as found where found.id = listing and found.status <> 'archived' for update;
  if stored.id is null then
    perform private.refuse('This listing is not in the directory');
  end if;
end
$$;

-- What waits from now on: nothing, the request as it was with other changes, or a new one.
create function private.put_edit(stored public.listings, request public.change_requests, changes jsonb, seen_version integer) returns void
language plpgsql set search_path = ''
as $$
declare
  owner private.listing_owners;
begin
  if request.id is null and changes = '{}' then
    return;
  elsif changes = '{}' then
    update public.change_requests as waiting set status = 'withdrawn', version = waiting.version + 1, decided_at = clock_timestamp(), decided_by = null,
      decision_reason = '', accepted = '{}', operation = null
      where id = request.id;
  elsif request.id is not null then
    if changes <> request.changes then
      update public.change_requests as waiting set changes = put_edit.changes, status = 'new', asked_at = null, version = waiting.version + 1
        where id = request.id;
    end if;
  else
    select * into owner from private.listing_owners where listing_id = stored.id and account = auth.uid();
    perform set_config('dira.owner_edits', 'on', true);
    insert into public.change_requests (idempotency_key, link_token, reference, kind, listing_id, base_version, business_name, changes, name, email)
    values (gen_random_uuid(), private.token_hash(gen_random_uuid()::text || gen_random_uuid()::text), private.new_reference(), 'edit', stored.id,
      least(seen_version, stored.version), stored.business_name, changes,
      coalesce((select name from public.change_requests where id = owner.request), ''), owner.email);
    perform set_config('dira.owner_edits', '', true);
  end if;
end
$$;

-- `changes` are {column: {"from", "to"}}, where from is what the owner saw: what waits, else what the page says. Answers {"is_done", "operation", "collides",
-- "listing"}: not done where a column says something else by now, and then nothing was written. Sent again with the same key, it is written once.
create function public.propose_edit(listing text, seen_version integer, changes jsonb, key uuid) returns jsonb
language sql set search_path = ''
as $$ select private.propose_edit(listing, seen_version, changes, key) $$;

comment on function public.propose_edit(text, integer, jsonb, uuid) is 'Saves what an owner changed of a listing: some of it at once, the rest waits for a look.';

create function private.withdraw_edit(listing text, columns text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  perform private.name_operation('owner-edit');
  perform private.put_edit(stored, request, case when columns is null then '{}'
    else coalesce(request.changes, '{}') - columns - case when columns && array['lat', 'lng'] then array['lat', 'lng'] else '{}' end end, stored.version);
  return private.owner_listing_json(stored);
end
$$;

-- Answers the listing. Repeated, it is done.
create function public.withdraw_edit(listing text, columns text[] default null) returns jsonb
language sql set search_path = ''
as $$ select private.withdraw_edit(listing, columns) $$;

comment on function public.withdraw_edit(text, text[]) is 'Takes back what waits of a listing, some columns or all of it, for its owner.';

create function private.answer_edit(listing text, answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  if request.status = 'asked-back' then
    perform private.name_operation('owner-edit');
    update public.change_requests as waiting set status = 'new', version = waiting.version + 1, asked_at = null,
      messages = waiting.messages || jsonb_build_object('by', 'sender', 'text', private.clean_required('answer', answer, 1000), 'written_at', clock_timestamp())
      where id = request.id;
  end if;
  return private.owner_listing_json(stored);
end
$$;

create function public.answer_edit(listing text, answer text) returns jsonb
language sql set search_path = ''
as $$ select private.answer_edit(listing, answer) $$;

comment on function public.answer_edit(text, text) is 'Answers what was asked about an edit that waits, for the owner of its listing.';

create function private.confirm_facts(listing text, facts text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.listings;
  operation bigint;
begin
  perform from private.listing_to_edit(listing);
  if cardinality(facts) = 0 or not coalesce(facts <@ array['existence', 'hours', 'phone', 'place'], false) then
    perform private.refuse('facts are some of existence, hours, phone and place');
  end if;
  perform private.name_operation('owner-check');
  perform private.put_back(jsonb_build_object(listing,
    (select jsonb_object_agg(fact || '_check', jsonb_build_object('on', private.today(), 'how', 'owner')) from unnest(facts || 'existence'::text) as fact)));
  operation := nullif(current_setting('dira.operation', true), '')::bigint;
  select * into stored from public.listings where id = listing;
  return jsonb_build_object('operation', operation, 'checks', private.owner_listing_json(stored) -> 'checks');
end
$$;

-- Answers {"operation", "checks"}; no operation where all of them were checked by the owner today already.
create function public.confirm_facts(listing text, facts text[]) returns jsonb
language sql set search_path = ''
as $$ select private.confirm_facts(listing, facts) $$;

comment on function public.confirm_facts(text, text[]) is 'Says that facts of a listing are still right today, for its owner.';

create function private.undo_own_operation(listing text, operation bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.listings;
  undone public.audit_operations;
  made bigint;
begin
  perform private.require_owner(listing);
  select * into undone from public.audit_operations as found where found.id = operation for update;
  -- The last one of this owner on this listing, and while it can be undone in History.
  if undone.id is null or undone.actor is distinct from auth.uid() or undone.kind not in ('owner-edit', 'owner-check') or undone.undone_by is not null
    or not undone.keeps_values or undone.ended_at + private.undo_window() <= now()
    or operation is distinct from (select max(operation_id) from public.audit_log as log
      where log.table_name = 'listings' and log.row_id = listing and log.actor = auth.uid())
  then
    perform private.refuse('There is nothing of yours to undo');
  end if;
  perform from public.listings where id = listing for update;
  perform private.name_operation('undo', jsonb_build_object('kind', undone.kind, 'label', undone.label, 'of', undone.summary), operation);
  perform private.put_back((
    select coalesce(jsonb_object_agg(plan.listing, columns), '{}') from (
      select step.listing, jsonb_object_agg(item.key, item.value) as columns
      from private.undo_plan(operation, array[listing]) as step, jsonb_each(step.before) as item
      where step.state = 'goes_back' and step.effect = 'change' group by step.listing) as plan));
  made := nullif(current_setting('dira.operation', true), '')::bigint;
  update public.audit_operations set undone_by = made where id = operation and made is not null;
  select * into stored from public.listings where id = listing;
  return private.owner_listing_json(stored);
end
$$;

-- What somebody else has changed since is left alone. Answers the listing.
create function public.undo_own_operation(listing text, operation bigint) returns jsonb
language sql set search_path = ''
as $$ select private.undo_own_operation(listing, operation) $$;

comment on function public.undo_own_operation(text, bigint) is 'Undoes what an owner has just changed of a listing.';

-- The log says who came to look after what, what each may write at once, and who no longer does. Another address of an owner is no change of that: who
-- changed it is in the entry of its link.
create function private.log_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('listing_id', old.listing_id, 'live_columns', old.live_columns) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('listing_id', new.listing_id, 'live_columns', new.live_columns) end;
  first_entry bigint;
begin
  if was = is_now then
    return null;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation(case tg_op when 'INSERT' then 'add' when 'UPDATE' then 'edit' else 'remove' end), auth.uid(), current_setting('role'),
    'listing_owners', coalesce(new.id, old.id)::text, coalesce(new.email, old.email), lower(tg_op),
    (select jsonb_object_agg(key, jsonb_build_array(was -> key, is_now -> key)) from jsonb_object_keys(coalesce(is_now, was)) as key
      where was -> key is distinct from is_now -> key)
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;

-- Refuses whoever does not look after a listing, in the same words whether there is such a listing or not.
create function private.require_owner(listing text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.listing_owners where listing_id = listing and account = private.account()) then
    raise exception using errcode = '42501', message = 'Only who looks after this listing may do this';
  end if;
end
$$;

-- [{"id", "slug", "business_name", "live_columns", "status", "package_tier", "paid_until"}] by name; none for an account that looks after nothing.
-- A listing that was removed is left out, until it comes back.
create function public.my_listings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', listing.id, 'slug', slug, 'business_name', business_name, 'live_columns', live_columns,
    'status', status, 'package_tier', coalesce(package_tier, 'classified'), 'paid_until', paid_until) order by business_name, listing.id), '[]')
  from private.listing_owners as owner join public.listings as listing on listing.id = owner.listing_id
  where account = private.account()
$$;

comment on function public.my_listings() is 'The listings that the caller looks after.';

create function public.set_outbox_sender(by_mail boolean) returns boolean
language sql set search_path = ''
as $$ update private.outbox_sender set is_by_mail = by_mail returning is_by_mail $$;

comment on function public.set_outbox_sender(boolean) is 'Notes whether letters go out by themselves. The service role''s.';

-- An application that is accepted invites its contact; where letters are sent by hand, the review offers the link. What is taken back ends the link that nobody has used.
create function private.invite_applicant() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status not in ('accepted', 'partly-accepted') then
    update private.invitations as invitation set withdrawn_at = clock_timestamp()
      where invitation.request = new.id and private.invitation_state(invitation) = 'open';
  elsif new.email <> '' and (select is_by_mail from private.outbox_sender)
    and not exists (select from private.listing_owners as owner where owner.listing_id = new.listing_id and owner.email = lower(new.email))
  then
    perform private.write_invitation(private.make_owner_invitation(new.listing_id, new.email, new.id) ->> 'token');
  end if;
  return null;
end
$$;

-- {"owners": [{"id", "email", "since", "live_columns", "request": {"id", "reference", "kind"} or null, "added_by": an address or null}],
-- "invitations": [those that are open: {"id", "email", "made_by", "created_at", "expires_at"}]}.
create function public.listing_owners(listing text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', owner.id, 'email', owner.email, 'since', owner.created_at, 'live_columns', live_columns,
        'request', case when request.id is not null then jsonb_build_object('id', request.id, 'reference', request.reference, 'kind', request.kind) end,
        'added_by', (select email from public.admin_users where id = owner.added_by)) order by owner.created_at), '[]')
      from private.listing_owners as owner left join public.change_requests as request on request.id = owner.request
      where owner.listing_id = listing),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'email', invitation.email, 'created_at', invitation.created_at,
        'expires_at', expires_at, 'made_by', (select email from public.admin_users where id = made_by)) order by invitation.created_at desc), '[]')
      from private.invitations as invitation
      where listing_id = listing and private.invitation_state(invitation) = 'open'));
end
$$;

comment on function public.listing_owners(text) is 'Who looks after a listing and who is invited to, for administrators.';

-- Both answer whether there is such an owner.
create function private.remove_owner(owner_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed private.listing_owners;
begin
  perform private.require_admin();
  delete from private.listing_owners where id = owner_id returning * into removed;
  -- Nobody comes back by a link of before.
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where listing_id = removed.listing_id and email = removed.email and private.invitation_state(invitation) = 'open';
  return removed.id is not null;
end
$$;

create function public.remove_owner(owner_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_owner(owner_id) $$;

comment on function public.remove_owner(uuid) is 'Takes a listing out of somebody''s hands. For administrators.';

create function private.set_live_columns(owner_id uuid, columns text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if columns is null or not columns <@ private.live_columns() then
    perform private.refuse('columns are those that an owner may write at once');
  end if;
  update private.listing_owners set live_columns = array(select distinct unnest(columns) order by 1) where id = owner_id;
  return found;
end
$$;

create function public.set_live_columns(owner_id uuid, columns text[]) returns boolean
language sql set search_path = ''
as $$ select private.set_live_columns(owner_id, columns) $$;

comment on function public.set_live_columns(uuid, text[]) is 'What an owner writes without a look. For administrators.';

create function private.owned_listings() returns setof text
language sql stable security definer set search_path = ''
as $$ select listing_id from private.listing_owners where account = private.account() $$;

create function private.owner_enquiry_json(enquiry public.enquiries) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('id', enquiry.id, 'listing_id', enquiry.listing_id, 'business_name', enquiry.business_name, 'name', enquiry.name, 'email', enquiry.email,
  'phone', enquiry.phone, 'text', enquiry.message, 'created_at', enquiry.created_at, 'answered_at', enquiry.handled_at);

-- Enquiries to the caller's listings, the newest first, without those that administrators filed as spam: {"listing": id} those of one, {"answered": "yes" or "no"} those
-- that are or are not, {"before": [time, id]} those before one, {"size": how many, 20}. It answers {"enquiries", "more", "count", "new": those without an answer},
-- the counts of all that the caller has.
create function public.owner_enquiries(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 50), 20);
  wanted constant text := private.asked_text(asked, 'listing', 64);
  answered constant boolean := private.asked_text(asked, 'answered', 3) = 'yes';
  before_time constant timestamptz := asked -> 'before' ->> 0;
  before_id constant uuid := asked -> 'before' ->> 1;
  owned constant text[] := array(select private.owned_listings());
  found jsonb;
begin
  select coalesce(jsonb_agg(private.owner_enquiry_json(enquiry) order by enquiry.created_at desc, enquiry.id desc), '[]') into found
  from (
    select * from public.enquiries
    where listing_id = any (owned) and filed_as is distinct from 'spam' and (wanted is null or listing_id = wanted)
      and (answered is null or handled = answered) and (before_id is null or (created_at, id) < (before_time, before_id))
    order by created_at desc, id desc limit size + 1
  ) as enquiry;
  return jsonb_build_object('enquiries', case when jsonb_array_length(found) > size then found - size else found end, 'more', jsonb_array_length(found) > size)
    || (select jsonb_build_object('count', count(*), 'new', count(*) filter (where not handled))
      from public.enquiries where listing_id = any (owned) and filed_as is distinct from 'spam');
end
$$;

comment on function public.owner_enquiries(jsonb) is 'Enquiries to the listings of the owner who asks.';

-- Marks an enquiry as answered, or takes that back. One of another listing is refused as one that there is not.
create function private.mark_enquiry(enquiry_id uuid, is_answered boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  enquiry public.enquiries;
begin
  perform private.require_owner((select listing_id from public.enquiries where id = enquiry_id and filed_as is distinct from 'spam'));
  update public.enquiries set handled = coalesce(is_answered, false) where id = enquiry_id returning * into enquiry;
  return private.owner_enquiry_json(enquiry);
end
$$;

create function public.mark_enquiry(enquiry_id uuid, is_answered boolean) returns jsonb
language sql set search_path = ''
as $$ select private.mark_enquiry(enquiry_id, is_answered) $$;

comment on function public.mark_enquiry(uuid, boolean) is 'Marks an enquiry as answered or takes that back, for the owners of its listing.';

-- What an owner changed last by themselves, within two weeks: {"columns", "at"}.
create function private.last_own_change(listing text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('columns', columns, 'at', happened_at)
  from (
    select happened_at, id, array(select key from jsonb_object_keys(changes) as key where key = any (private.proposed_columns()) order by key) as columns
    from public.audit_log
    where table_name = 'listings' and row_id = listing and actor = auth.uid() and action = 'update' and happened_at > now() - interval '14 days'
  ) as entry
  where columns <> '{}' order by happened_at desc, id desc limit 1
$$;

-- Everything the page shows: the caller's listings by name, with what waits, what is paid for ("is_paid", and "renews_from", the day after which a renewal
-- goes on), the weeks from the one seven weeks ago, and how counting began.
create function public.owner_home() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'today', private.today(),
    'counting_since', (select began_on from private.counting),
    'listings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province_name', listing.province_name, 'city_name', listing.city_name, 'address', listing.address, 'status', listing.status,
        'package_tier', listing.package_tier, 'paid_until', listing.paid_until,
        'checks', jsonb_strip_nulls(jsonb_build_object('existence', existence_check, 'phone', phone_check, 'hours', hours_check, 'place', place_check)),
        'has', jsonb_build_object('phone', coalesce(phone, '') <> '', 'hours', coalesce(jsonb_array_length(business_hours), 0) > 0, 'place', true),
        'changed', private.last_own_change(listing.id),
        'waits', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', request.reference, 'status', request.status, 'created_at', request.created_at,
            'columns', array(select jsonb_object_keys(request.changes)),
            'question', case request.status when 'asked-back' then (
              select message ->> 'text' from jsonb_array_elements(request.messages) with ordinality as sent (message, place)
              where message ->> 'by' = 'directory' order by place desc limit 1) end) order by request.created_at), '[]')
          from public.change_requests as request where request.listing_id = listing.id and kind = 'edit' and request.status in ('new', 'asked-back')),
        'weeks', (
          select coalesce(jsonb_agg(jsonb_build_object('week', numbers.week, 'views', views, 'contacts', contacts) order by numbers.week), '[]')
          from private.listing_weeks as numbers where numbers.listing_id = listing.id and numbers.week >= private.week_of(private.today()) - 49),
        'is_paid', private.is_paid(listing.id), 'renews_from', private.renews_from(listing),
        'payment_reference', private.payment_reference(listing.id),
        'payment_note', (
          select jsonb_build_object('tier', note.tier, 'years', note.years, 'noted_at', note.noted_at) from private.payment_notes as note where note.listing_id = listing.id)
      ) order by lower(listing.business_name), listing.id)
      from public.listings as listing where listing.id in (select private.owned_listings())), '[]'),
    'enquiries', public.owner_enquiries('{"size": 3}'))
$$;

comment on function public.owner_home() is 'The listings of the owner who asks: what is live, what waits, numbers, package, enquiries.';

-- What waits follows who looks after the listing.
create function private.letters_follow_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_letters(array[coalesce(new.listing_id, old.listing_id)]);
  return null;
end
$$;

create function private.keep_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'A payment is never changed nor removed: reverse it';
end
$$;

-- History lists payments, and Payments alone takes them back: else an entry would say that a package is paid for whose listing says otherwise.
create function private.refuse_undo_of_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.audit_operations where id = new.undoes and kind = 'payment') then
    perform private.refuse('A payment is not undone: reverse it');
  end if;
  return new;
end
$$;

-- A year of a tier, in cents: PLANS.
create function private.yearly_price(tier text) returns integer
language sql immutable set search_path = ''
return case tier when 'classified' then 59500 when 'standard' then 99500 when 'premium' then 199500 end;

-- The first day of the year that a payment covers: periodOf.
create function private.period_start(paid_until date, received_on date) returns date
language sql immutable set search_path = ''
return case when received_on <= paid_until + private.grace_days() then paid_until + 1 else received_on end;

-- A payment as administrators see it, with the one that was recorded again: "undone_by" of the one that was taken back and of its reversal, "again" of the
-- new one.
create function private.payment_row(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(payment) - 'actor' || jsonb_build_object(
    'reversed_by', private.other_payment(reversal, reversal.reason),
    'reversed', private.other_payment(taken, payment.reason),
    'undone_by', private.other_payment(anew, ''),
    'again', private.other_payment(earlier, ''),
    'slug', (select slug from public.listings where id = payment.listing_id),
    'actor_email', private.account_email(payment.actor))
  from (select 1) as one
  left join public.payments as reversal on reversal.reverses = payment.id
  left join public.payments as taken on taken.id = payment.reverses
  left join public.payments as anew on anew.again = coalesce(reversal.id, payment.id)
  left join public.payments as undone on undone.id = payment.again
  left join public.payments as earlier on earlier.id = undone.reverses
$$;

-- Payments, the newest first, fifty at a time; {"listing": id} those of one, with "renews_from"; {"before": number} those before one; {"id": uuid} that one
-- alone, with "packages" of its listing where that is there: what it has "now", and "without" the payment. It answers {"payments", "more", "next_number"},
-- the last of which the next payment will have if nobody records one meanwhile.
create function public.admin_payments(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 100), 50);
  listing constant text := private.asked_text(asked, 'listing', 64);
  before constant integer := private.asked_number(asked, 'before', 1, 2147483647);
  wanted constant uuid := private.asked_text(asked, 'id', 36)::uuid;
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(private.payment_row(payment) order by payment.number desc), '[]') into found
  from (
    select * from public.payments
    where (listing is null or listing_id = listing) and (before is null or number < before) and (wanted is null or id = wanted)
    order by number desc limit size + 1
  ) as payment;
  return jsonb_build_object('payments', case when jsonb_array_length(found) > size then found - size else found end,
    'more', jsonb_array_length(found) > size, 'next_number', (select coalesce(max(number), 0) + 1 from public.payments),
    'packages', (select jsonb_build_object('now', jsonb_build_object('tier', stored.package_tier, 'paid_until', stored.paid_until), 'without', private.paid_package(stored.id, wanted))
      from public.payments as payment join public.listings as stored on stored.id = payment.listing_id where payment.id = wanted),
    'renews_from', (select private.renews_from(stored) from public.listings as stored where stored.id = listing));
end
$$;

comment on function public.admin_payments(jsonb) is 'Payments that were recorded, for administrators.';

-- Adds an entry with the next number. Who comes second waits, and then takes the number after.
create function private.add_payment(entry public.payments) returns public.payments
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.payments in share row exclusive mode;
  entry.number := (select coalesce(max(number), 0) + 1 from public.payments);
  entry.actor := auth.uid();
  entry.recorded_at := clock_timestamp();
  insert into public.payments select entry.* returning * into entry;
  return entry;
end
$$;

-- Records a payment for a listing's package and gives the listing what was paid for, from the last day that is paid for, as one operation of History. The id
-- is made by the caller: the same one again answers what was recorded. It takes {"id", "listing_id", "tier", "amount_cents", "received_on", "method",
-- "reference", "note", "years", which is 1 where it is left out}.
create function private.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given constant public.payments := jsonb_populate_record(null::public.payments, payment);
  entry public.payments;
  listing public.listings;
begin
  perform private.require_admin();
  select * into listing from public.listings where id = given.listing_id for update;
  if listing.id is null then
    perform private.refuse('There is no such listing');
  end if;
  select * into entry from public.payments where id = given.id;
  if entry.id is not null then
    return private.payment_row(entry);
  end if;
  if given.id is null or given.tier is null or given.method is null or given.received_on is null
    or given.tier not in ('classified', 'standard', 'premium') or given.method not in ('transfer', 'card', 'mobile-money', 'cash')
    or given.years not in (1, 2)
  then
    perform private.refuse('A payment has an id, a tier, a method, a day and one year or two');
  end if;
  if given.amount_cents is null or given.amount_cents not between 1 and 100000000 then
    perform private.refuse('amount_cents is from 1 to 100,000,000');
  end if;
  -- Where the day begins earlier it may be tomorrow already.
  if given.received_on not between date '2000-01-01' and private.today() + 1 then
    perform private.refuse('received_on is a day that has come');
  end if;
  entry := given;
  entry.years := coalesce(given.years, 1);
  entry.reference := private.trimmed(private.clean_text('reference', coalesce(given.reference, ''), 120));
  entry.note := private.trimmed(private.clean_text('note', coalesce(given.note, ''), 1000));
  if given.amount_cents <> private.yearly_price(given.tier) * entry.years and entry.note = '' then
    perform private.refuse('Another amount than the price asks for a note');
  end if;
  entry.period_start := private.period_start(private.renews_from(listing), given.received_on);
  entry.period_end := private.period_end(entry.period_start, entry.years);
  entry.customer := jsonb_build_object('name', listing.business_name, 'address', listing.address, 'city', listing.city_name,
    'province', listing.province_name, 'country', listing.country);
  entry.reverses := null;
  entry.again := null;
  entry.reason := '';
  entry.tier_after := entry.tier;
  entry.paid_until_after := entry.period_end;
  return private.payment_row(private.give_package(entry));
end
$$;

create function public.record_payment(payment jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.record_payment(payment) $$;

comment on function public.record_payment(jsonb) is 'Records a payment and gives the listing what was paid for, for administrators.';

create function private.clean_seller() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(new.seller) <> 'object' or jsonb_typeof(new.seller -> 'lines') is distinct from 'array' or octet_length(new.seller::text) > 4000 then
    perform private.refuse('seller has lines, a VAT number and a rate, in 4 kB');
  end if;
  new.seller := jsonb_strip_nulls(jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(private.clean_text('seller', line, 200) order by place), '[]')
      from jsonb_array_elements_text(new.seller -> 'lines') with ordinality as written (line, place)),
    'vatNumber', private.clean_text('seller.vatNumber', new.seller ->> 'vatNumber', 60),
    'vatPercent', private.clean_vat_percent(new.seller -> 'vatPercent')));
  return new;
end
$$;

create function private.clean_vat_percent(given jsonb) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if given is null or given = 'null' then
    return null;
  end if;
  if jsonb_typeof(given) <> 'number' or given::numeric not between 0 and 100 then
    perform private.refuse('seller.vatPercent is from 0 to 100');
  end if;
  return given::numeric;
end
$$;

-- The last day of a package for some years: planPeriod of directory-core.
create function private.period_end(first_day date, years integer) returns date
language sql immutable set search_path = ''
return make_date(extract(year from first_day)::integer + years, extract(month from first_day)::integer, 1)
  + extract(day from first_day)::integer - 2;

-- What an owner writes into the bank's field: eight signs that nobody mistakes, the same for a listing for ever.
create function private.payment_reference(listing text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(sha256(convert_to(listing, 'UTF8')), place) % 30, 1), '' order by place)
  from generate_series(0, 7) as place
$$;

-- Notes that an owner has paid for a year or two of a package, and answers when. Once more, the last word holds.
create function private.note_payment(listing text, tier text, years integer) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  noted timestamptz;
begin
  perform private.require_owner(listing);
  if tier is null or tier not in ('classified', 'standard', 'premium') or years is null or years not in (1, 2) then
    perform private.refuse('A payment is for one year or two of a package');
  end if;
  insert into private.payment_notes (listing_id, account, tier, years) values (listing, auth.uid(), note_payment.tier, note_payment.years)
  on conflict (listing_id) do update set account = excluded.account, tier = excluded.tier, years = excluded.years, noted_at = clock_timestamp()
  returning noted_at into noted;
  return noted;
end
$$;

create function public.note_payment(listing text, tier text, years integer) returns timestamptz
language sql set search_path = ''
as $$ select private.note_payment(listing, tier, years) $$;

comment on function public.note_payment(text, text, integer) is 'Notes that the package of a listing was paid for, for its owners.';

-- Removes such a note, and answers whether there was one: the owner's own mistake, or money that never came.
create function private.remove_payment_note(listing text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.require_owner(listing);
  end if;
  delete from private.payment_notes where listing_id = listing;
  return found;
end
$$;

create function public.remove_payment_note(listing text) returns boolean
language sql set search_path = ''
as $$ select private.remove_payment_note(listing) $$;

comment on function public.remove_payment_note(text) is 'Removes the note that a listing was paid for, for its owners and administrators.';

create function private.settle_payment_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.payment_notes where listing_id = new.listing_id;
  return null;
end
$$;

-- Who says to have paid, the longest waiting first; with {"listing": id} that one alone, with {"reference": text} the listing with that reference, which may have no note.
create function public.admin_payment_notes(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := private.asked_text(asked, 'listing', 64);
  written constant text := upper(regexp_replace(private.asked_text(asked, 'reference', 40), '[^0-9A-Za-z]', '', 'g'));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'listing_id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'reference', private.payment_reference(listing.id),
      'tier', note.tier, 'years', note.years, 'amount_cents', private.yearly_price(note.tier) * note.years, 'noted_at', note.noted_at,
      'noted_by', (select email from private.listing_owners as owner where owner.listing_id = listing.id and owner.account = note.account)
    ) order by note.noted_at, listing.id), '[]')
    from public.listings as listing left join private.payment_notes as note on note.listing_id = listing.id
    where case when written is not null then private.payment_reference(listing.id) = written
      else note.listing_id is not null and (wanted is null or listing.id = wanted) end);
end
$$;

comment on function public.admin_payment_notes(jsonb) is 'Which owners say to have paid, for administrators.';

-- The entry that was recorded first, of a payment that was taken back and recorded again, however often.
create function private.first_entry(payment uuid) returns uuid
language sql stable set search_path = ''
as $$
  with recursive entry as (
    select id, again from public.payments where id = payment
    union all
    select taken.id, taken.again from entry join public.payments as reversal on reversal.id = entry.again join public.payments as taken on taken.id = reversal.reverses
  )
  select id from entry where again is null
$$;

-- The package of a listing as payments pay for it, without one of them or with all: {"tier", "paid_until"}. They are applied in turn, from what the listing had before
-- the first. A day that somebody wrote by hand in between counts as paid; a package that somebody gave without an end does not.
create function private.paid_package(listing text, without uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  holding constant uuid[] := array(
    select private.first_entry(payment.id) from public.payments as payment
    where listing_id = listing and reverses is null and id is distinct from without and not exists (select from public.payments as other where other.reverses = payment.id));
  tier text;
  paid_until date;
  entry public.payments;
  previous public.payments;
begin
  for entry in select * from public.payments where listing_id = listing order by number loop
    -- What was given at a reversal is no change by hand.
    if entry.reverses is null and (previous.id is null or (entry.tier_before, entry.paid_until_before) is distinct from (previous.tier_after, previous.paid_until_after)) then
      if entry.paid_until_before is not null or coalesce(entry.tier_before, 'classified') = 'classified' then
        tier := entry.tier_before;
        paid_until := entry.paid_until_before;
      elsif previous.id is null then
        tier := 'classified';
      end if;
    end if;
    if entry.id = any (holding) then
      tier := entry.tier;
      paid_until := private.period_end(private.period_start(paid_until, entry.received_on), entry.years);
    end if;
    previous := entry;
  end loop;
  return jsonb_build_object('tier', tier, 'paid_until', paid_until);
end
$$;

-- The day after which the next payment goes on: the last one that is paid for. Where a reversal left the package as it is or up to a day, what is paid for ends before.
create function private.renews_from(listing public.listings) returns date
language sql stable security definer set search_path = ''
as $$
  select case when last_entry.reverses is not null and (listing.package_tier, listing.paid_until) is not distinct from (last_entry.tier_after, last_entry.paid_until_after)
    then (private.paid_package(listing.id) ->> 'paid_until')::date else listing.paid_until end
  from (select 1) as one left join lateral (select * from public.payments where listing_id = listing.id order by number desc limit 1) as last_entry on true
$$;

-- Whether a payment that holds pays for a listing today.
create function private.is_paid(listing text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.payments as payment where listing_id = listing and reverses is null and period_end >= private.today()
    and not exists (select from public.payments as other where other.reverses = payment.id))
$$;

create function private.other_payment(payment public.payments, reason text) returns jsonb
language sql immutable set search_path = ''
return case when payment.id is not null then jsonb_build_object('id', payment.id, 'number', payment.number, 'recorded_at', payment.recorded_at, 'reason', reason) end;

-- Adds an entry and gives its listing the package that it says, as one operation of History, also where the package stays as it is. The listing is locked by then.
create function private.give_package(entry public.payments) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  select package_tier, paid_until into entry.tier_before, entry.paid_until_before from public.listings where id = entry.listing_id;
  entry := private.add_payment(entry);
  perform private.name_operation('payment', jsonb_build_object('payment', entry.id, 'number', entry.number, 'amount_cents', entry.amount_cents,
    'name', entry.customer ->> 'name'));
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, action, changes) values (
    private.current_operation('add'), auth.uid(), current_setting('role'), 'payments', entry.id::text, 'insert',
    jsonb_build_object('amount_cents', jsonb_build_array(null, entry.amount_cents)))
    returning id into first_entry;
  perform private.count_entries(first_entry);
  update public.listings set package_tier = entry.tier_after, paid_until = entry.paid_until_after
    where id = entry.listing_id and (package_tier, paid_until) is distinct from (entry.tier_after, entry.paid_until_after);
  return entry;
end
$$;

-- Takes a payment back by a second entry. `becomes` says what the listing has then: {} what is paid for without it, {"until": day} its package up to a day,
-- {"kept": why} its package as it is. The reason why it is kept is the note of the entry.
create function private.reverse_payment(payment_id uuid, reason text, becomes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given_reason constant text := private.clean_required('reason', reason, 1000);
  until constant date := private.asked_text(becomes, 'until', 10)::date;
  is_kept constant boolean := becomes ? 'kept';
  entry public.payments;
  listing public.listings;
  wanted jsonb;
begin
  perform private.require_admin();
  select * into entry from public.payments where id = payment_id;
  if entry.id is null then
    perform private.refuse('There is no such payment');
  end if;
  -- A listing that is gone has nothing to be given.
  select * into listing from public.listings where id = entry.listing_id for update;
  lock table public.payments in share row exclusive mode;
  if entry.reverses is not null then
    perform private.refuse('A reversal is not reversed: undo it');
  end if;
  if exists (select from public.payments where reverses = entry.id) then
    perform private.refuse('It was reversed already');
  end if;
  if (is_kept or until is not null) and listing.id is null then
    perform private.refuse('The listing is no longer there');
  end if;
  if (is_kept and until is not null) or until < private.today() then
    perform private.refuse('A package ends today or later, or it is kept');
  end if;
  wanted := private.paid_package(entry.listing_id, entry.id);
  if listing.id is not null then
    entry.tier_after := case when is_kept or until is not null then listing.package_tier else wanted ->> 'tier' end;
    entry.paid_until_after := case when is_kept then listing.paid_until else coalesce(until, (wanted ->> 'paid_until')::date) end;
  else
    entry.tier_after := null;
    entry.paid_until_after := null;
  end if;
  entry.note := case when is_kept then private.clean_required('kept', becomes ->> 'kept', 1000) else '' end;
  entry.reverses := entry.id;
  entry.again := null;
  entry.id := gen_random_uuid();
  entry.amount_cents := -entry.amount_cents;
  entry.received_on := private.today();
  entry.reason := given_reason;
  return private.payment_row(private.give_package(entry));
end
$$;

create function public.reverse_payment(payment_id uuid, reason text, becomes jsonb default '{}') returns jsonb
language sql set search_path = ''
as $$ select private.reverse_payment(payment_id, reason, becomes) $$;

comment on function public.reverse_payment(uuid, text, jsonb) is 'Takes a payment back by a second entry, for administrators.';

-- Undoes the reversal of a payment, once: records it again and gives the listing the package that it had before. A second time it answers what was recorded.
create function private.undo_reversal(payment_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.payments;
  reversal public.payments;
  listing public.listings;
  anew public.payments;
begin
  perform private.require_admin();
  select * into entry from public.payments where id = payment_id;
  select * into reversal from public.payments where reverses = payment_id;
  if reversal.id is null then
    perform private.refuse('It was not reversed');
  end if;
  select * into listing from public.listings where id = entry.listing_id for update;
  select * into anew from public.payments where again = reversal.id;
  if anew.id is not null then
    return private.payment_row(anew);
  end if;
  if (listing.package_tier, listing.paid_until) is distinct from (reversal.tier_after, reversal.paid_until_after) then
    perform private.refuse('The package was changed since: record the payment anew');
  end if;
  entry.id := gen_random_uuid();
  entry.again := reversal.id;
  entry.tier_after := reversal.tier_before;
  entry.paid_until_after := reversal.paid_until_before;
  return private.payment_row(private.give_package(entry));
end
$$;

create function public.undo_reversal(payment_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.undo_reversal(payment_id) $$;

comment on function public.undo_reversal(uuid) is 'Records a payment again that was reversed, for administrators.';

create function private.export_sent_by(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'address', address,
    'letters', (select coalesce(jsonb_agg(private.letter_json(letter) - 'assignee' order by created_at), '[]')
      from private.letters as letter where lower(email) = lower(address)),
    'requests', (select coalesce(jsonb_agg(private.reviewed_json(request) - 'listing' - 'decided_by' - 'operation' - 'undone' - 'cursor' order by created_at), '[]')
      from public.change_requests as request where lower(email) = lower(address)));
end
$$;

comment on function private.export_sent_by(text) is null;

-- The triggers log who removed which rows, and nothing of what was in them.
create function private.erase_sent_by(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  letters integer;
  requests integer;
begin
  perform private.require_admin();
  with messages as (delete from public.contact_messages where lower(email) = lower(address) returning id),
    sent_enquiries as (delete from public.enquiries where lower(email) = lower(address) returning id)
  select (select count(*) from messages) + (select count(*) from sent_enquiries) into letters;
  -- Most requests have no address.
  delete from public.change_requests where lower(email) = lower(nullif(address, ''));
  get diagnostics requests = row_count;
  return jsonb_build_object('letters', letters, 'requests', requests);
end
$$;

create function public.erase_person(address text) returns jsonb
language sql set search_path = ''
as $$ select private.erase_person(address) $$;

comment on function public.erase_person(text) is
  'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was; all letters to it; and its account, unless it is an administrator''s. For administrators.';

create function private.export_letters_of(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_sent_by(address) || jsonb_build_object('outbox', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'email', email, 'data', data, 'status', status, 'created_at', created_at,
      'settled_at', settled_at) order by created_at), '[]')
    from public.outbox where lower(email) = lower(address)));
end
$$;

comment on function private.export_letters_of(text) is null;

-- Of a letter stays that there was one, so that it is not written anew.
create function private.erase_letters_of(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.outbox set email = null, phone = null, reply_to = null, data = '{}', secret = null, last_error = '',
      status = 'erased', settled_at = coalesce(settled_at, clock_timestamp())
    where lower(email) = lower(address);
  return private.erase_sent_by(address);
end
$$;

create function private.export_account_of(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_letters_of(address) || jsonb_build_object(
    'account', (select jsonb_build_object('email', email) from auth.users where lower(email) = lower(address)),
    'looks_after', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'since', created_at) order by created_at), '[]')
      from private.listing_owners where lower(email) = lower(address)),
    'links', (select coalesce(jsonb_agg(jsonb_build_object('for', purpose, 'listing', listing_id, 'created_at', created_at, 'used_at', used_at) order by created_at), '[]')
      from private.invitations where email = lower(address)));
end
$$;

comment on function private.export_account_of(text) is null;

-- Pages stay as they are, and nobody looks after them; what an account noted goes with it, with the names in the log. An administrator's account stays: who
-- is one is decided among the administrators. History says that somebody was erased, without saying who.
create function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accounts constant uuid[] := array(
    select id from auth.users where lower(email) = lower(address) and not exists (select from public.admin_users as one where one.id = users.id));
  first_entry bigint;
begin
  perform private.require_admin();
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, action) values (
    private.current_operation('remove'), auth.uid(), current_setting('role'), 'accounts', 'erased', 'delete')
    returning id into first_entry;
  perform private.count_entries(first_entry);
  delete from private.invitations where email = lower(address) or account = any (accounts);
  delete from private.payment_notes where account = any (accounts);
  delete from private.owner_saves where account = any (accounts);
  update private.claim_proofs set contact = null where lower(contact) = lower(address);
  delete from private.listing_owners where lower(email) = lower(address);
  update public.audit_log set row_name = '' where table_name in ('accounts', 'listing_owners', 'invitations') and lower(row_name) = lower(address);
  -- Its sessions go with it.
  delete from auth.users where id = any (accounts);
  return private.erase_letters_of(address);
end
$$;

create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_account_of(address) || jsonb_build_object(
    'is_administrator', exists (select from public.admin_users where email = lower(address)),
    'proofs', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'channel', channel, 'asked_at', asked_at) order by asked_at), '[]')
      from private.claim_proofs where lower(contact) = lower(address)),
    'payment_notes', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'tier', tier, 'years', years, 'noted_at', noted_at) order by noted_at), '[]')
      from private.payment_notes as note join auth.users as account on account.id = note.account where lower(account.email) = lower(address)),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('listing', id, 'name', business_name) order by business_name, id), '[]')
      from public.listings where lower(email) = lower(export_person.address)));
end
$$;

comment on function public.export_person(text) is
  'Everything that is kept of an e-mail address: what was sent from it and to it, with the notes about it, its account and what that looks after, and the pages that show it. For administrators.';

-- The columns of a listing that a request may change: PROPOSED_COLUMNS in packages/data.
create function private.proposed_columns() returns text[]
language sql immutable set search_path = ''
return array['business_name', 'category', 'subcategory', 'country', 'province_name', 'city_name', 'address', 'phone', 'email', 'website', 'description', 'lat', 'lng',
  'business_hours', 'social_media', 'special_offers', 'images'];

-- A reference that no request has, from signs that nobody mistakes: REFERENCE_SIGNS in directory-core.
create function private.new_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  signs constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  written text;
begin
  loop
    select 'DIRA ' || string_agg(substr(signs, 1 + floor(random() * length(signs))::integer, 1) || case place when 3 then ' ' else '' end, '' order by place)
      into written from generate_series(1, 6) as place;
    exit when not exists (select from public.change_requests where reference = written);
  end loop;
  return written;
end
$$;

-- A listing with the changes that are asked for, or a new one of nothing else.
create function private.listing_with(listing public.listings, changes jsonb) returns public.listings
language plpgsql immutable set search_path = ''
as $$
begin
  if listing.id is null then
    listing := jsonb_populate_record(listing, '{"id": "new", "slug": "new", "status": "draft"}');
  end if;
  return jsonb_populate_record(listing, (select coalesce(jsonb_object_agg(key, value -> 'to'), '{}') from jsonb_each(changes)));
end
$$;

-- Changes as they are stored: what `listing` takes of them, cleaned as a listing's columns are. Anything else is refused.
create function private.clean_changes(given jsonb, listing public.listings) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  cleaned jsonb;
begin
  if jsonb_typeof(given) is distinct from 'object' or octet_length(given::text) > 65536 then
    perform private.refuse('changes is an object of at most 64 kB');
  elsif exists (select from jsonb_each(given) where key <> all (private.proposed_columns()) or jsonb_typeof(value) <> 'object') then
    perform private.refuse('changes has columns that may be asked for, with from and to');
  elsif given ? 'lat' <> given ? 'lng' then
    perform private.refuse('lat and lng go together');
  end if;
  cleaned := to_jsonb(private.clean_listing(private.listing_with(listing, given)));
  return (
    select coalesce(jsonb_object_agg(key, jsonb_build_object('from', coalesce(value -> 'from', 'null'), 'to', cleaned -> key)), '{}')
    from jsonb_each(given));
end
$$;

create function private.clean_evidence(given jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  given := coalesce(given, '{}');
  if jsonb_typeof(given) <> 'object' or given ->> 'source' not in ('called', 'visited', 'works-there') then
    perform private.refuse('evidence has a text, a source and the day when it was seen');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'text', nullif(private.trimmed(private.clean_text('evidence', given ->> 'text', 5000)), ''),
    'source', given ->> 'source',
    'seen_on', case when given ->> 'seen_on' is not null then private.clean_date('seen_on', given ->> 'seen_on') end));
end
$$;

-- A request as it is stored. An e-mail address is required of an application alone.
create function private.before_change_request_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  listing public.listings;
begin
  perform private.count_submission();
  if new.link_token is null or new.link_token !~ '^[0-9a-f]{64}$' then
    perform private.refuse('link_token is 64 hexadecimal digits');
  elsif new.kind = 'edit' and not private.is_admin() then
    perform private.refuse('An edit is an owner''s; anybody else sends a suggestion');
  end if;
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  if new.kind = 'application' then
    new.asked_tier := private.clean_tier('asked_tier', private.clean_required('asked_tier', new.asked_tier, 60));
  else
    new.asked_tier := null;
    -- Locked, so that it cannot be unpublished between here and the commit.
    select * into listing from public.listings where id = new.listing_id and status = 'published' for share;
    if not found then
      perform private.refuse('listing_id names no published listing');
    end if;
  end if;
  new.listing_id := listing.id;
  new.base_version := listing.version;
  new.changes := case when new.kind in ('claim', 'report') then '{}' else private.clean_changes(coalesce(new.changes, '{}'), listing) end;
  new.business_name := coalesce(listing.business_name, new.changes -> 'business_name' ->> 'to');
  new.reason := case new.kind when 'report' then private.clean_required('reason', new.reason, 20) end;
  new.evidence := private.clean_evidence(new.evidence);
  new.name := private.trimmed(private.clean_text('name', coalesce(new.name, ''), 120));
  new.email := private.trimmed(coalesce(new.email, ''));
  if new.kind in ('application', 'claim') then
    new.name := private.clean_required('name', new.name, 120);
  end if;
  if new.kind = 'application' or new.email <> '' then
    new.email := private.clean_email('email', new.email);
  end if;
  new.phone := private.trimmed(private.clean_text('phone', coalesce(new.phone, ''), 40));
  if new.kind = 'suggestion' and new.changes = '{}' and not new.evidence ? 'text' then
    perform private.refuse('A suggestion says what shall change');
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.link_token := private.token_hash(new.link_token);
  new.reference := private.new_reference();
  new.status := 'new';
  new.messages := '[]';
  new.read_at := null;
  new.asked_at := null;
  new.decided_at := null;
  new.decided_by := null;
  new.decision_reason := '';
  new.accepted := '{}';
  new.operation := null;
  new.version := 1;
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- For so long a question waits for its answer; then the request is withdrawn.
create function private.answer_window() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- What both sides see. A request that waits again after an undo tells nothing of that decision.
create function private.request_json(request public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', request.reference, 'kind', request.kind, 'status', request.status, 'business_name', request.business_name, 'asked_tier', request.asked_tier,
    'changes', request.changes,
    'messages', (select coalesce(jsonb_agg(message - 'author' order by place), '[]') from jsonb_array_elements(request.messages) with ordinality as sent (message, place)),
    'created_at', request.created_at, 'read_at', request.read_at,
    'answer_until', case request.status when 'asked-back' then request.asked_at + private.answer_window() end,
    'decided_at', case when is_decided then request.decided_at end,
    'decision_reason', case when is_decided then request.decision_reason else '' end,
    'accepted', case when is_decided then to_jsonb(request.accepted) else '[]' end)
  from (select request.status not in ('new', 'asked-back') as is_decided) as state
$$;

create function private.status_json(request public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select private.request_json(request) || jsonb_build_object('slug', (select slug from public.listings where id = request.listing_id and status = 'published'))
$$;

-- What the link shows; null for a link that there is not, whatever is wrong with it.
create function public.change_request_status(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.status_json(request) from public.change_requests as request where link_token = private.token_hash(token) $$;

comment on function public.change_request_status(text) is 'A change request, for the holder of its link.';

-- Answers the question that was asked; `changes` are laid over what was asked for. Answers {"is_done", "request"}, or null for no such link. Repeated, it is done.
create function public.answer_change_request(token text, answer text, changes jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.change_requests;
  listing public.listings;
  written text;
  added jsonb;
begin
  select * into request from public.change_requests where link_token = private.token_hash(token) for update;
  if request.id is null then
    return null;
  end if;
  written := private.clean_required('answer', answer, 1000);
  if request.status <> 'asked-back' then
    return jsonb_build_object('is_done', coalesce(request.messages -> -1 ->> 'by' = 'sender' and request.messages -> -1 ->> 'text' = written, false),
      'request', private.status_json(request));
  end if;
  if request.kind not in ('claim', 'report') then
    select * into listing from public.listings where id = request.listing_id;
    added := private.clean_changes(coalesce(changes, '{}'), private.listing_with(listing, request.changes));
    -- What the sender saw first stays what was seen.
    request.changes := request.changes || (
      select coalesce(jsonb_object_agg(key, value || case when request.changes ? key then jsonb_build_object('from', request.changes -> key -> 'from') else '{}' end), '{}')
      from jsonb_each(added));
  end if;
  update public.change_requests as stored set
    status = 'new', version = stored.version + 1, changes = request.changes, asked_at = null,
    messages = stored.messages || jsonb_build_object('by', 'sender', 'text', written, 'written_at', clock_timestamp())
  where id = request.id returning * into request;
  return jsonb_build_object('is_done', true, 'request', private.status_json(request));
end
$$;

comment on function public.answer_change_request(text, text, jsonb) is 'Answers what was asked about a change request, for the holder of its link.';

-- Takes a request back that waits. Answers as answer_change_request does.
create function public.withdraw_change_request(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.change_requests;
begin
  select * into request from public.change_requests where link_token = private.token_hash(token) for update;
  if request.id is null then
    return null;
  end if;
  if request.status in ('new', 'asked-back') then
    update public.change_requests as stored set status = 'withdrawn', version = stored.version + 1, decided_at = clock_timestamp(), decided_by = null,
      decision_reason = '', accepted = '{}', operation = null
      where id = request.id returning * into request;
  end if;
  return jsonb_build_object('is_done', request.status = 'withdrawn', 'request', private.status_json(request));
end
$$;

comment on function public.withdraw_change_request(text) is 'Takes a change request back, for the holder of its link.';

-- Nothing, an empty text and an empty list are the same, as for directory-core's rebaseChanges.
create function private.is_same(one jsonb, other jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select one is not distinct from other
  from (select case when one in ('null', '""', '[]') then null else one end as one, case when other in ('null', '""', '[]') then null else other end as other) as given $$;

-- What administrators see: as the sender, with the contact, who decided, and what the listing says now of what is asked for.
create function private.reviewed_json(request public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select private.request_json(request) || jsonb_build_object(
    'id', request.id, 'version', request.version, 'listing_id', request.listing_id, 'base_version', request.base_version, 'reason', request.reason,
    'evidence', request.evidence, 'contact', jsonb_build_object('name', request.name, 'email', request.email, 'phone', request.phone),
    'listing', (
      select jsonb_build_object('slug', slug, 'version', listing.version, 'status', listing.status, 'live',
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(listing)) where request.changes ? key))
      from public.listings as listing where id = request.listing_id),
    'decided_by', (select email from public.admin_users where id = request.decided_by),
    'operation', request.operation,
    'undone', exists (select from public.audit_operations where id = request.operation and undone_by is not null),
    'cursor', request.created_at)
$$;

-- Requests, at most 50. `asked` may have
--   status   one of them, waiting (new or asked-back, the default) or all      kind       what was asked
--   listing  an id                                                            reference  as it is stored
--   text     words of the business's name or the contact                      after      the cursor and id of the last one before
-- The oldest come first while they wait, the newest first otherwise. Answers {"requests", "more", "waiting": how many are new}.
create function public.admin_change_requests(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  wanted_status constant text := coalesce(private.asked_text(asked, 'status', 20), 'waiting');
  wanted_kind constant text := private.asked_text(asked, 'kind', 20);
  listing constant text := private.asked_text(asked, 'listing', 64);
  wanted_reference constant text := private.asked_text(asked, 'reference', 20);
  words constant text[] := string_to_array(nullif(private.fold_text(private.asked_text(asked, 'text', 200)), ''), ' ');
  after_time constant timestamptz := asked -> 'after' ->> 0;
  after_id constant uuid := asked -> 'after' ->> 1;
  is_oldest_first constant boolean := wanted_status in ('waiting', 'new', 'asked-back');
  answer jsonb;
begin
  perform private.require_admin();
  execute format($query$
    with page as (
      select request, row_number() over (order by created_at %1$s, id %1$s) as place from public.change_requests as request
      where ($1 = 'all' or status = any (case $1 when 'waiting' then array['new', 'asked-back'] else array[$1] end))
        and ($2 is null or kind = $2) and ($3 is null or listing_id = $3) and ($4 is null or reference = $4)
        and ($5 is null or not exists (
          select from private.fold_text(concat_ws(' ', business_name, name, email, phone)) as folded, unnest($5) as word where strpos(folded, word) = 0))
        and ($7 is null or (created_at, id) %2$s ($6, $7))
      order by created_at %1$s, id %1$s limit %3$s
    )
    select jsonb_build_object(
      'requests', coalesce(jsonb_agg(private.reviewed_json(request) order by place) filter (where place < %3$s), '[]'),
      'more', count(*) = %3$s)
    from page
  $query$, case when is_oldest_first then 'asc' else 'desc' end, case when is_oldest_first then '>' else '<' end, page_size + 1)
  into answer using wanted_status, wanted_kind, listing, wanted_reference, words, after_time, after_id;
  return answer || jsonb_build_object('waiting', (select count(*) from public.change_requests where status = 'new'));
end
$$;

comment on function public.admin_change_requests(jsonb) is 'Change requests, for administrators.';

-- The request that an administrator is about to change, locked. No row where there is none.
create function private.request_to_change(request_id uuid) returns setof public.change_requests
language plpgsql set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select * from public.change_requests where id = request_id for update;
end
$$;

-- One request; from then on it was read. Null where there is none.
create function private.open_change_request(request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.change_requests;
begin
  select * into request from private.request_to_change(request_id);
  if request.id is not null and request.read_at is null then
    update public.change_requests set read_at = clock_timestamp() where id = request_id returning * into request;
  end if;
  return case when request.id is not null then private.reviewed_json(request) end;
end
$$;

create function public.open_change_request(request_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.open_change_request(request_id) $$;

comment on function public.open_change_request(uuid) is 'One change request, which is read from then on, for administrators.';

-- Asks the sender a question. Answers {"is_done", "request"}: not done where the request is another than was seen, or is decided.
create function private.ask_back(request_id uuid, seen_version integer, question text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.change_requests;
begin
  select * into request from private.request_to_change(request_id);
  if request.id is null then
    perform private.refuse('There is no such request');
  elsif request.version <> seen_version or request.status <> 'new' then
    return jsonb_build_object('is_done', false, 'request', private.reviewed_json(request));
  end if;
  update public.change_requests as stored set
    status = 'asked-back', version = stored.version + 1, asked_at = clock_timestamp(), read_at = coalesce(stored.read_at, clock_timestamp()),
    messages = stored.messages || jsonb_build_object('by', 'directory', 'text', private.clean_required('question', question, 1000),
      'written_at', clock_timestamp(), 'author', auth.uid())
  where id = request_id returning * into request;
  return jsonb_build_object('is_done', true, 'request', private.reviewed_json(request));
end
$$;

create function public.ask_back(request_id uuid, seen_version integer, question text) returns jsonb
language sql set search_path = ''
as $$ select private.ask_back(request_id, seen_version, question) $$;

comment on function public.ask_back(uuid, integer, text) is 'Asks the sender of a change request a question, for administrators.';

-- A decision that wrote no listing waits again; one that did is undone in History. Answers as ask_back does.
create function private.reopen_change_request(request_id uuid, seen_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.change_requests;
  is_done boolean;
begin
  select * into request from private.request_to_change(request_id);
  if request.id is null then
    perform private.refuse('There is no such request');
  elsif request.operation is not null then
    perform private.refuse('Undo its operation in History');
  end if;
  is_done := coalesce(request.version = seen_version and request.status in ('accepted', 'partly-accepted', 'declined'), false);
  if is_done then
    update public.change_requests as stored set status = 'new', version = stored.version + 1 where id = request_id returning * into request;
  end if;
  return jsonb_build_object('is_done', is_done, 'request', private.reviewed_json(request));
end
$$;

create function public.reopen_change_request(request_id uuid, seen_version integer) returns jsonb
language sql set search_path = ''
as $$ select private.reopen_change_request(request_id, seen_version) $$;

comment on function public.reopen_change_request(uuid, integer) is 'Takes a decision back that wrote no listing, for administrators.';

-- Adds the listing of an application, or gives it what was accepted where it is there already, as after an undo. Answers its id.
create function private.write_application(listing_id text, columns jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  names constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(columns) as key);
  written text;
begin
  if exists (select from public.listings where id = listing_id) then
    perform private.put_back(jsonb_build_object(listing_id, columns));
    return listing_id;
  end if;
  execute format('insert into public.listings (%1$s) select %1$s from jsonb_populate_record(null::public.listings, $1) returning id', names)
    into written using columns;
  return written;
end
$$;

create function private.decided_status(changes jsonb, accepted text[]) returns text
language sql immutable set search_path = ''
as $$ select case when accepted = '{}' and changes <> '{}' then 'declined' when accepted @> array(select jsonb_object_keys(changes)) then 'accepted' else 'partly-accepted' end $$;

-- Decides on every column that is asked for, and writes what is accepted as one operation of History. An accepted report that the business is not there archives its page.
-- `decision` has
--   id, version      of the request that was seen
--   reason           for the sender
--   accept, decline  columns; together all of them
--   is_accepted      of a request that asks for no column
--   over             {column: what it said when it was chosen although it collides}
--   instead          {column: what is written in the place of what is asked for}
--   listing          of an application: {"slug", "status", "package_tier"}
--   how              the facts among them were checked: owner, administrator or call; else as the kind says
-- Answers {"is_done", "request"}: not done where the request is another, or a column that is accepted says something else than was seen. Nothing was written then.
create function private.decide_change_request(decision jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accept constant text[] := private.asked_list(decision, 'accept');
  decline constant text[] := private.asked_list(decision, 'decline');
  chosen constant jsonb := coalesce(nullif(decision -> 'over', 'null'), '{}');
  instead constant jsonb := coalesce(nullif(decision -> 'instead', 'null'), '{}');
  why constant text := private.trimmed(private.clean_text('reason', coalesce(decision ->> 'reason', ''), 1000));
  request public.change_requests;
  listing public.listings;
  decided text;
  written jsonb;
begin
  select * into request from private.request_to_change((decision ->> 'id')::uuid);
  if request.id is null then
    perform private.refuse('There is no such request');
  elsif request.version is distinct from (decision ->> 'version')::integer or request.status not in ('new', 'asked-back') then
    return jsonb_build_object('is_done', false, 'request', private.reviewed_json(request));
  end if;
  if array(select unnest(accept || decline) order by 1) <> array(select key from jsonb_object_keys(request.changes) as key order by 1) then
    perform private.refuse('Every column that is asked for is accepted or declined, once');
  elsif ('lat' = any (accept)) <> ('lng' = any (accept)) then
    perform private.refuse('lat and lng go together');
  end if;
  decided := private.decided_status(request.changes, accept);
  if request.changes = '{}' then
    decided := case (decision ->> 'is_accepted')::boolean when true then 'accepted' when false then 'declined' end;
    if decided is null then
      perform private.refuse('is_accepted is true or false');
    end if;
  end if;
  if decided = 'declined' and why = '' then
    perform private.refuse('reason is required');
  end if;

  written := (select coalesce(jsonb_object_agg(name, coalesce(instead -> name, request.changes -> name -> 'to')), '{}') from unnest(accept) as name);
  -- The slug of a place is made from its name.
  if written ? 'province_name' then
    written := written || '{"province_slug": null}';
  end if;
  if written ? 'city_name' then
    written := written || '{"city_slug": null}';
  end if;
  if accept <> '{}' then
    written := written || private.checks_of(accept, coalesce(private.asked_text(decision, 'how', 20),
      case when request.kind in ('application', 'edit') then 'owner' else 'administrator' end));
  end if;
  select * into listing from public.listings where id = request.listing_id for update;
  if request.kind <> 'application' and accept <> '{}' then
    if listing.id is null then
      perform private.refuse('The listing is no longer there');
    elsif exists (
      select from unnest(accept) as name, lateral (select to_jsonb(listing) -> name as live, request.changes -> name as asked) as field
      where not private.is_same(live, asked -> 'from') and not private.is_same(live, asked -> 'to')
        and not (chosen ? name and private.is_same(live, chosen -> name)))
    then
      return jsonb_build_object('is_done', false, 'request', private.reviewed_json(request));
    end if;
  end if;

  -- Who accepts that a business is not there takes its page out of the guide, by the same press. What is out of it already is left alone.
  if decided = 'accepted' and private.is_report_of_absence(request) and listing.status <> 'archived' then
    written := '{"status": "archived"}';
  end if;

  perform private.name_operation('request', jsonb_build_object('request', request.id, 'reference', request.reference, 'kind', request.kind));
  if request.kind = 'application' and decided <> 'declined' then
    request.listing_id := private.write_application(request.listing_id, written || jsonb_build_object('slug', decision -> 'listing' ->> 'slug',
      'status', coalesce(decision -> 'listing' ->> 'status', 'draft'), 'package_tier', coalesce(decision -> 'listing' ->> 'package_tier', 'classified')));
  elsif written <> '{}' then
    perform private.put_back(jsonb_build_object(request.listing_id, written));
  end if;
  update public.change_requests as stored set
    status = decided, version = stored.version + 1, accepted = accept, decision_reason = why, decided_at = clock_timestamp(), decided_by = auth.uid(),
    read_at = coalesce(stored.read_at, clock_timestamp()), asked_at = null, listing_id = request.listing_id,
    -- It has begun only where a listing was written.
    operation = nullif(current_setting('dira.operation', true), '')::bigint
  where id = request.id returning * into request;
  return jsonb_build_object('is_done', true, 'request', private.reviewed_json(request));
end
$$;

create function public.decide_change_request(decision jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.decide_change_request(decision) $$;

comment on function public.decide_change_request(jsonb) is 'Decides on a change request and writes what is accepted, for administrators.';

-- A decision whose operation is undone waits again; where that undo is undone, it holds again, unless the request was decided anew or taken back.
create function private.follow_undo() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.change_requests as request set
    status = case when new.undone_by is null then private.decided_status(changes, accepted) else 'new' end, version = request.version + 1
  where operation = new.id and case when new.undone_by is null then status = 'new' else status in ('accepted', 'partly-accepted') end;
  return null;
end
$$;

-- What went live at once of the listing of an edit, and would go back by an undo: [{"operation", "at", "fields": [{"field", "before", "after"}]}], the newest of ten first. A
-- check is written with the fact that it is about, and goes back with it.
create function public.went_live(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing constant text := (select listing_id from public.change_requests where id = request_id and kind = 'edit');
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('operation', id, 'at', ended_at, 'fields', fields) order by id desc), '[]')
    from (
      select operation.id, operation.ended_at, plan.fields
      from public.audit_operations as operation
      cross join lateral (
        select jsonb_agg(jsonb_build_object('field', field, 'before', before, 'after', after) order by field) as fields
        from private.undo_plan(operation.id, array[listing])
        where state = 'goes_back' and effect = 'change' and field not in ('existence_check', 'phone_check', 'hours_check', 'place_check')
      ) as plan
      where operation.kind = 'owner-edit' and operation.undone_by is null and operation.keeps_values
        and operation.ended_at + private.undo_window() > now() and plan.fields is not null
        and operation.id in (select log.operation_id from public.audit_log as log where log.table_name = 'listings' and log.row_id = listing)
      order by operation.id desc limit 10
    ) as live);
end
$$;

comment on function public.went_live(uuid) is 'What the owner of a listing changed at once, beside an edit of it, for administrators.';

create function private.put_back_live(request_id uuid, operation bigint, field text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  listing constant text := (select listing_id from public.change_requests where id = request_id);
  fields jsonb;
  columns jsonb;
begin
  perform private.require_admin();
  if listing is null then
    perform private.refuse('There is no such request');
  end if;
  -- From here on nobody else writes it: what is compared is what is overwritten.
  perform from public.listings where id = listing for update;
  select live -> 'fields' into fields from jsonb_array_elements(public.went_live(request_id)) as live
    where live -> 'operation' = to_jsonb(put_back_live.operation);
  select shown -> 'before' into columns from jsonb_array_elements(fields) as shown where shown ->> 'field' = put_back_live.field;
  if columns is null then
    perform private.refuse('It was changed or put back meanwhile');
  end if;
  select columns || coalesce(jsonb_object_agg(checked.key, checked.value), '{}') into columns
    from private.undo_plan(operation, array[listing]) as plan cross join jsonb_each(plan.before) as checked
    where plan.state = 'goes_back' and private.checks_of(array(select jsonb_object_keys(columns)), 'owner') ? plan.field
      -- That the business is there, what stays of the save says as well.
      and (plan.field <> 'existence_check' or jsonb_array_length(fields) = 1);
  perform private.name_operation('edit');
  perform private.put_back(jsonb_build_object(listing, columns));
  return current_setting('dira.operation')::bigint;
end
$$;

-- Puts one field of went_live back, and the date of its check with it, as an edit that is undone like any other; the rest of what was saved together stays. Answers its operation.
create function public.put_back_live(request_id uuid, operation bigint, field text) returns bigint
language sql set search_path = ''
as $$ select private.put_back_live(request_id, operation, field) $$;

comment on function public.put_back_live(uuid, bigint, text) is 'Puts a field back that an owner changed at once, for administrators.';

create function private.is_report_of_absence(request public.change_requests) returns boolean
language sql immutable set search_path = ''
return request.kind = 'report' and request.reason in ('closed', 'not-real');

create function private.refuse(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception using message = message, errcode = '22023';
end
$$;

-- The length that a form's maxlength counts: a character beyond the basic plane, such as an emoji, counts twice.
create function private.utf16_length(value text) returns integer
language sql immutable
return char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g'));

-- A text as it is stored. Text that is as it should be is seen at one look.
create function private.clean_text(field text, value text, max_length integer) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  if octet_length(value) <= max_length and value !~ '[^\u0020-\u007e]' then
    return value;
  end if;
  -- Far too long is refused before anything is done to it: a pattern takes its time over megabytes.
  if octet_length(value) > 8 * max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  -- One kind of line break, no other control characters than it and the tab, composed letters.
  value := regexp_replace(value, '\r\n?', E'\n', 'g');
  value := normalize(regexp_replace(value, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g'), NFC);
  -- Counting bytes first spares the expensive count: UTF-8 is never shorter than UTF-16.
  if octet_length(value) > max_length and private.utf16_length(value) > max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  return value;
end
$$;

create function private.clean_required(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.trimmed(private.clean_text(field, value, max_length));
  if value is null or value = '' then
    perform private.refuse(format('%s is required', field));
  end if;
  return value;
end
$$;

-- As directory-core's isSafeUrl: http, https, mailto and tel only, no user name before the host, no control characters,
-- blanks or bidirectional controls, which make an address look like another. What passes here passes there too; the host
-- is held a little tighter, because a browser's reading of odd hosts cannot be repeated in a pattern.
create function private.is_safe_url(address text) returns boolean
language sql immutable set search_path = ''
return address !~ '[\u0001-\u0020\u007f-\u00a0\u061c\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
  and (
    address ~* '^(mailto|tel):.'
    or (
      -- A host name, and a port of at most 65535.
      address ~* '^https?://[a-z0-9_\u00a1-\uffef.-]+(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?([/?#]|$)'
      -- A name whose last part is a number is an address of four numbers up to 255, or nothing.
      and (
        address !~* '^https?://([^/?#:]*\.)?(0x[0-9a-f]*|[0-9]+)\.?([:/?#]|$)'
        or address ~* '^https?://((25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])([:/?#]|$)'
      )
      and address !~* '^https?://\.*([:/?#]|$)'
    )
  );

create function private.clean_url(field text, value text, max_length integer) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  if octet_length(value) > 8 * max_length or private.utf16_length(value) > max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  if not private.is_safe_url(value) then
    perform private.refuse(
      format('%s is not a safe address: http, https, mailto or tel, without a user name or control characters', field));
  end if;
  return value;
end
$$;

-- A website may be written without its scheme, as people do; with one, it is http or https.
create function private.clean_website(value text) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  written text := private.trimmed(private.clean_text('website', value, 500));
begin
  if written = '' then
    return null;
  end if;
  if not private.is_safe_url(case when written ~* '^https?://' then written else 'https://' || written end) then
    perform private.refuse('website is not a safe address: http or https, without a user name or control characters');
  end if;
  return written;
end
$$;

create function private.clean_date(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- The form is checked first, then the calendar: 2026-02-30 has the form of a date and is none.
  if value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or make_date(
    substr(value, 1, 4)::integer, substr(value, 6, 2)::integer, substr(value, 9, 2)::integer) is null
  then
    perform private.refuse(format('%s is not a date like 2026-12-31', field));
  end if;
  return value;
exception
  when datetime_field_overflow then
    perform private.refuse(format('%s is not a date like 2026-12-31', field));
end
$$;

-- A list of at most 20 objects whose texts are described by `shape`: field name to {"max", "kind", "optional"}. An image of a listing may be a file that is
-- stored here.
create function private.clean_items(field text, items jsonb, shape jsonb) returns jsonb
language plpgsql immutable strict set search_path = ''
as $$
declare
  cleaned jsonb := '[]';
  item jsonb;
  clean_item jsonb;
  place text;
  member record;
  unknown text;
  value text;
  max_length integer;
begin
  -- A stored JSON null would be a second way to say "none".
  if items is null or items = 'null' then
    return null;
  end if;
  if jsonb_typeof(items) <> 'array' then
    perform private.refuse(format('%s is not a list', field));
  end if;
  if jsonb_array_length(items) > 20 then
    perform private.refuse(format('%s has too many entries: at most 20', field));
  end if;
  for item, place in
    select element.value, format('%s[%s]', field, element.ordinality - 1)
    from jsonb_array_elements(items) with ordinality as element
  loop
    if jsonb_typeof(item) <> 'object' then
      perform private.refuse(format('%s is not an object', place));
    end if;
    select key into unknown from jsonb_object_keys(item) as key where not shape ? key limit 1;
    if unknown is not null then
      perform private.refuse(format('%s has an unknown field', place));
    end if;
    clean_item := '{}';
    for member in select key, rule from jsonb_each(shape) as described(key, rule) loop
      if not item ? member.key then
        if member.rule ? 'optional' then
          continue;
        end if;
        perform private.refuse(format('%s.%s is required', place, member.key));
      end if;
      if jsonb_typeof(item -> member.key) <> 'string' then
        perform private.refuse(format('%s.%s is not a text', place, member.key));
      end if;
      value := item ->> member.key;
      max_length := (member.rule ->> 'max')::integer;
      value := case member.rule ->> 'kind'
        when 'required' then private.clean_required(place || '.' || member.key, value, max_length)
        when 'url' then case
          when field = 'images' and private.is_stored_image(value) then value
          else private.clean_url(place || '.' || member.key, value, max_length)
        end
        when 'date' then private.clean_date(place || '.' || member.key, value)
        else private.clean_text(place || '.' || member.key, value, max_length)
      end;
      clean_item := clean_item || jsonb_build_object(member.key, value);
    end loop;
    cleaned := cleaned || jsonb_build_array(clean_item);
  end loop;
  return cleaned;
end
$$;

create function private.clean_email(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.clean_required(field, value, 254);
  if value !~ '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$' then
    perform private.refuse(format('%s is not an e-mail address', field));
  end if;
  return value;
end
$$;

-- As directory-core's slugify, but for characters that no name of a place has: small letters without accents, hyphens for all that
-- is no letter or digit. The characters are listed, because the classes of a pattern depend on the locale of the database.
create function private.slugify(name text) returns text
language sql immutable set search_path = ''
return normalize(btrim(regexp_replace(regexp_replace(lower(regexp_replace(
  normalize(name, NFD),
  -- Accents and vowel signs.
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06ed\u07eb-\u07f3\u135d-\u135f\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]',
  '', 'g')),
  '[''\u2019\u02bc`]', '', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0589-\u058a\u05be-\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u1360-\u1368\u2000-\u206f\u20a0-\u20c0\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\ufeff\uff00-\uff0f\U0001f000-\U0001faff]+',
  '-', 'g'), '-'), NFC);

-- Letters and digits of every script are welcome; what a path or a search would read as something else is not.
create function private.clean_slug(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.clean_required(field, value, max_length);
  if value ~ '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]' or value <> lower(value) then
    perform private.refuse(format('%s may hold small letters, digits and hyphens only', field));
  end if;
  return value;
end
$$;

-- As directory-core's foldText.
create function private.fold_text(value text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if value ~ '[^\u0001-\u007f]' then
    select string_agg(
      coalesce(known.folded, case when letter >= U&'\AC00' and letter <= U&'\D7A3' then normalize(letter, NFD) else letter end),
      '' order by place)
    into value
    from regexp_split_to_table(value, '') with ordinality as split (split_letter, place),
      lateral (select split_letter collate "C" as letter) as one
      left join private.search_folds as known using (letter);
  end if;
  value := translate(value, E'ABCDEFGHIJKLMNOPQRSTUVWXYZ\t\n\u000b\f\r', 'abcdefghijklmnopqrstuvwxyz     ');
  return btrim(regexp_replace(value, ' {2,}', ' ', 'g'), ' ');
end
$$;

-- A part of a text as LIKE takes it, whatever signs it has.
create function private.like_pattern(part text) returns text
language sql immutable set search_path = ''
return '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A text of the question, or null; refused where it is something else or too long.
create function private.asked_text(asked jsonb, field text, most integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return null;
  end if;
  if jsonb_typeof(asked -> field) <> 'string' or length(asked ->> field) > most then
    perform private.refuse(format('%s is no text of at most %s characters', field, most));
  end if;
  return asked ->> field;
end
$$;

create function private.asked_number(asked jsonb, field text, least_value numeric, most numeric) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return null;
  end if;
  if jsonb_typeof(asked -> field) <> 'number' or not (asked ->> field)::numeric between least_value and most then
    perform private.refuse(format('%s is no number from %s to %s', field, least_value, most));
  end if;
  return (asked ->> field)::numeric;
end
$$;

-- A list of short texts, empty where there is none.
create function private.asked_list(asked jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(asked -> field) <> 'array' or jsonb_array_length(asked -> field) > 300
    or exists (select from jsonb_array_elements(asked -> field) as entry where jsonb_typeof(entry) <> 'string' or length(entry #>> '{}') > 200)
  then
    perform private.refuse(format('%s is no list of at most 300 short texts', field));
  end if;
  return array(select jsonb_array_elements_text(asked -> field));
end
$$;

-- Columns that mean one thing together are one field: they go back together or not at all.
create function private.pairs() returns table (field text, one text, other text)
language sql immutable set search_path = ''
as $$
  values ('coordinates', 'lat', 'lng'), ('province', 'province_name', 'province_slug'), ('city', 'city_name', 'city_slug'),
    ('source', 'source_name', 'source_url')
$$;

-- The last nine digits of the first number: the same however it is written; null where there are too few.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = ''
return substring(right(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), 9) from '^[0-9]{7,}$');

-- How far two points are from each other, in metres.
create function private.metres(a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision) returns double precision
language sql immutable set search_path = ''
return 111195 * sqrt((a_lat - b_lat) ^ 2 + ((a_lng - b_lng) * cos(radians(a_lat))) ^ 2);

-- The digits of the first number without the zeros before them; null where there are too few.
create function private.phone_digits(phone text) returns text
language sql immutable set search_path = ''
return substring(ltrim(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), '0') from '^[0-9]{7,}$');

create function private.masked_email(email text, is_shown boolean) returns text
language sql immutable set search_path = ''
return left(email, 1) || '••••@' || case when is_shown then split_part(email, '@', 2) else '••••' end;

create function private.masked_phone(phone text) returns text
language sql immutable set search_path = ''
return coalesce(substring(ltrim(phone) from '^\+[0-9]{1,3}(?=[^0-9])') || ' ', '') || '•• ••• ••' || right(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), 2);

-- An address of the web without what is written in several ways; null where there is none.
create function private.website_key(website text) returns text
language sql immutable set search_path = ''
return nullif(regexp_replace(regexp_replace(lower(split_part(split_part(website, '#', 1), '?', 1)), '^(https?://)?(www\.)?', ''), '/+$', ''), '');

create index claim_proofs_request on private.claim_proofs (request, asked_at);

create index claim_proofs_listing on private.claim_proofs (listing_id, asked_at);

create index claim_proofs_link on private.claim_proofs (link_hash) where link_hash is not null;

create index former_addresses_listing on private.former_addresses (listing_id);

create index former_addresses_in_order on private.former_addresses (slug collate "C");

create index merged_listings_into on private.merged_listings (into_id);

create index audit_log_operation on public.audit_log (operation_id, row_id, id);

create index audit_log_row on public.audit_log (table_name, row_id, operation_id);

create index audit_log_actor on public.audit_log (actor, id);

create index audit_log_accounts on public.audit_log (operation_id) where table_name in ('accounts', 'admin_users', 'invitations', 'listing_owners');

-- By person, by kind, what is undone, each in the order of History; what an undo undid; what is old enough to be forgotten.
create index audit_operations_actor on public.audit_operations (actor, id);

create index audit_operations_kind on public.audit_operations (kind, id);

create index audit_operations_undone on public.audit_operations (undone_by, id) where undone_by is not null;

create index audit_operations_undoes on public.audit_operations (undoes) where undoes is not null;

create index audit_operations_values on public.audit_operations (id) where keeps_values;

create index stored_images_kept_until on public.stored_images (kept_until) where kept_until is not null;

create index stored_images_sender on public.stored_images (stored_by, stored_at);

create index application_images_url on private.application_images (url);

create unique index import_jobs_open on public.import_jobs ((true)) where closed_at is null;

create index import_jobs_operation on public.import_jobs (operation);

create index import_jobs_columns on public.import_jobs (columns_key, id);

create index import_rows_kind on public.import_rows (job, kind, number);

create index invitations_email on private.invitations (email);

create index invitations_listing on private.invitations (listing_id) where listing_id is not null;

create index invitations_account on private.invitations (account) where account is not null;

create index change_jobs_operation on public.change_jobs (operation);

create index change_jobs_working on public.change_jobs (id) where state = 'working';

create index change_jobs_undone on public.change_jobs ((asked ->> 'operation')) where kind = 'undo' and state <> 'done';

-- The limits ask for the last minute, administrators for the newest first; and the listing of an enquiry may go.
create index contact_messages_created_at on public.contact_messages (created_at);

create index contact_messages_status on public.contact_messages (filed_as, handled, created_at);

create index contact_messages_assignee on public.contact_messages (assignee);

create index enquiries_created_at on public.enquiries (created_at);

create index enquiries_listing_id on public.enquiries (listing_id);

create index enquiries_status on public.enquiries (filed_as, handled, created_at);

create index enquiries_assignee on public.enquiries (assignee);

create index inbox_notes_message_id on public.inbox_notes (message_id);

create index inbox_notes_enquiry_id on public.inbox_notes (enquiry_id);

create index inbox_notes_author on public.inbox_notes (author);

-- Visitors ask for what is published, page by page and since when; administrators work by status.
create index listings_published_id on public.listings (id) where status = 'published';

create index listings_published_updated_at on public.listings (updated_at) where status = 'published';

create index listings_status on public.listings (status);

-- Which listings name an image.
create index listings_images on public.listings using gin (images jsonb_path_ops) where images is not null;

create index listings_package_end on public.listings (paid_until)
  where status = 'published' and package_tier <> 'classified' and paid_until is not null;

create index listings_phone_key on public.listings (private.phone_key(phone)) where private.phone_key(phone) is not null;

create index listings_position on public.listings (lat, lng) where lat is not null;

create index listings_phone_digits on public.listings (country, right(private.phone_digits(phone), 7)) where private.phone_digits(phone) is not null;

create index listings_website on public.listings (private.website_key(website)) where website is not null;

create index listing_changes_in_order on private.listing_changes (version, listing_id collate "C");

-- One for each order; packages and statuses are few, so within them by name.
create index listing_rows_name on private.listing_rows (name, id);

create index listing_rows_city on private.listing_rows (city, name, id);

create index listing_rows_tier on private.listing_rows (tier, name, id);

create index listing_rows_status on private.listing_rows (status, name, id);

create index listing_rows_changed on private.listing_rows (changed, id);

-- And for the filters that leave few.
create index listing_rows_country on private.listing_rows (country);

create index listing_rows_category on private.listing_rows (category);

create index listing_rows_province_slug on private.listing_rows (province_slug, country);

create index listing_rows_city_slug on private.listing_rows (city_slug, country);

-- One for each need, as private.need_condition() has them.
create index listing_rows_lacks_place on private.listing_rows (name, id) where lacks_place and status < 2;

create index listing_rows_unread_hours on private.listing_rows (name, id) where unread_hours is not null and status < 2;

create index listing_rows_undialled_phone on private.listing_rows (name, id) where undialled_phone is not null and status < 2;

create index listing_rows_paid_until on private.listing_rows (paid_until, name, id) where paid_until is not null and status < 2;

create index listing_rows_to_judge on private.listing_rows (id) where judged is distinct from to_judge;

create index listing_rows_is_duplicate on private.listing_rows (name, id) where is_duplicate and status < 2;

create index listing_rows_to_compare on private.listing_rows (id) where to_compare;

-- Names, towns and phones are found by their trigrams where there is pg_trgm, and else by reading all of them. Such an index keeps what is new in a list, which each
-- search reads, and sorts all of it in once the list is full: by default at 4 MB, which then keeps everybody for a fifth of a second in the middle of an import. Of 512 kB
-- it takes an eighth of that.
do $$
declare
  home constant text := (
    select space.nspname from pg_catalog.pg_opclass as class join pg_catalog.pg_namespace as space on space.oid = class.opcnamespace
    where class.opcname = 'gin_trgm_ops');
begin
  if home is not null then
    execute format('create index listing_rows_found_by on private.listing_rows using gin (found_by %I.gin_trgm_ops) with (gin_pending_list_limit = 512)', home);
  end if;
end
$$;

create index listing_weeks_week on private.listing_weeks (week);

create index outbox_newest on public.outbox (created_at desc, id);

create index outbox_next on public.outbox (next_attempt_at) where status in ('waiting', 'sending', 'uncertain');

create index outbox_open on public.outbox (listing_id) where status in ('waiting', 'uncertain', 'failed');

create index outbox_email on public.outbox (lower(email));

create index owner_saves_account on private.owner_saves (account, saved_at);

create index listing_owners_account on private.listing_owners (account);

create index payments_listing on public.payments (listing_id, number);

create index change_requests_status on public.change_requests (status, created_at, id);

create index change_requests_created_at on public.change_requests (created_at, id);

create index change_requests_listing_id on public.change_requests (listing_id);

create index change_requests_email on public.change_requests (lower(email));

create index change_requests_operation on public.change_requests (operation) where operation is not null;

create index change_requests_closed on public.change_requests (listing_id, lower(email))
  where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back');

create index change_requests_claims on public.change_requests (listing_id) where kind = 'claim' and status in ('new', 'asked-back');

-- It runs with the caller's rights: the policies and privileges of the table hold. It has the tier that shows and the fields that it shows: `shows` of
-- directory-core's TIER_DISPLAY, which a test compares. The day is asked for once.
create view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province_slug, province_name, city_slug, city_name, address, phone,
    case when tier in ('standard', 'premium') then email end as email,
    case when tier in ('standard', 'premium') then website end as website,
    case when tier in ('standard', 'premium') then description end as description,
    tier as package_tier,
    lat, lng,
    case when tier in ('standard', 'premium') then images end as images,
    case when tier = 'premium' then business_hours end as business_hours,
    case when tier = 'premium' then social_media end as social_media,
    case when tier = 'premium' then special_offers end as special_offers,
    source_name, source_url
  from (
    select *, case when package_tier <> 'classified' and paid_until < (select private.ended_before()) then 'classified' else package_tier end as tier
    from public.listings where status = 'published'
  ) as listing;

comment on view public.published_listings is 'What visitors are shown of a listing today.';

-- What the table of rows has of each listing, with what needs somebody. The texts are folded once: that is most of the work.
create view private.listings_as_rows as
  select listing.id, name, coalesce(city, U&'\FFFF') as city,
    case listing.package_tier when 'premium' then 0 when 'standard' then 1 else 2 end as tier,
    case listing.status when 'published' then 0 when 'draft' then 1 else 2 end as status,
    listing.updated_at, listing.country, listing.category, listing.province_slug, listing.city_slug,
    concat_ws(' | ', name, city, regexp_replace(listing.phone, '\D', '', 'g')) as found_by,
    listing.lat is null as lacks_place, listing.paid_until,
    case when listing.phone <> '' or listing.business_hours is not null and listing.business_hours <> '[]'
      then md5(concat_ws('|', listing.country, listing.phone, listing.business_hours::text)) end as to_judge
  from public.listings as listing
    cross join lateral (select private.fold_text(listing.business_name) as name, private.fold_text(listing.city_name) as city offset 0) as folded;

-- Reminders of packages that end: of published listings above classified, until their grace is over, to the first of those who look after the listing, else
-- to the listing's own address. One for each listing at any time, so that after days in which nothing ran the nearest is sent and not all that were missed.
create view private.due_reminders as
select listing.id as listing_id, format('reminder:%s:%s:%s', listing.id, listing.paid_until, private.due_span(listing.paid_until)) as dedupe_key,
  coalesce(owner.email, listing.email) as email,
  -- Directory-core has judged that it can be dialled.
  case when r.judged = r.to_judge and r.undialled_phone is null then nullif(listing.phone, '') end as phone,
  jsonb_build_object('name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'tier', listing.package_tier, 'paid_until', listing.paid_until,
    'is_owned', owner.email is not null, 'renews_from', private.renews_from(listing)) as data
from public.listings as listing left join private.listing_rows as r on r.id = listing.id
left join lateral (
  select email from private.listing_owners where listing_id = listing.id order by created_at, id limit 1
) as owner on true
where listing.status = 'published' and listing.package_tier <> 'classified'
  and listing.paid_until between (select private.ended_before()) and (select private.today()) + 30;

create trigger before_administrator_write before insert or update on public.admin_users
  for each row execute function private.before_administrator_write();

create trigger keep_an_administrator after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.keep_an_administrator();

create trigger claim_follows_owner after insert on private.listing_owners
  for each row execute function private.claim_follows_owner();

create trigger proofs_follow_claim after update of status on public.change_requests
  for each row when (new.kind = 'claim' and (new.status in ('accepted', 'declined', 'withdrawn') or old.status = 'accepted') and new.status is distinct from old.status)
  execute function private.proofs_follow_claim();

create trigger forget_claim_link after update on private.invitations
  for each row when (new.used_at is not null or new.withdrawn_at is not null) execute function private.forget_claim_link();

-- By their names before those that keep the rows.
create trigger compare_again_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.compare_again();

create trigger compare_again_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.compare_again();

-- After before_listing_write(), which says what the slug and the id are.
create trigger keep_former_address_on_insert before insert on public.listings
  for each row execute function private.keep_former_address();

create trigger keep_former_address_on_update before update of slug on public.listings
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_address();

create trigger note_former_addresses_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.note_former_addresses();

create trigger note_former_addresses_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.note_former_addresses();

create trigger note_former_addresses_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.note_former_addresses();

create trigger write_audit_log_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_insert after insert on public.admin_users
  referencing new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.admin_users
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_delete after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.contact_messages
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_delete after delete on public.contact_messages
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.enquiries
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_delete after delete on public.enquiries
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.change_requests
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_delete after delete on public.change_requests
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger follow_images_on_insert after insert on public.listings
  for each row when (new.images is not null) execute function private.follow_images();

create trigger follow_images_on_delete after delete on public.listings
  for each row when (old.images is not null) execute function private.follow_images();

create trigger follow_images_on_update after update on public.listings
  for each row when (new.images is distinct from old.images or new.images is not null and new.status is distinct from old.status)
  execute function private.follow_images();

create trigger forget_images after delete on public.change_requests
  for each row when (old.kind = 'application') execute function private.forget_application_images();

-- After before_insert, by its name: there the changes are cleaned, and the token becomes its hash.
create trigger check_images before insert or update of changes on public.change_requests
  for each row when (new.kind in ('application', 'suggestion')) execute function private.check_request_images();

create trigger log_invitation after insert or update on private.invitations
  for each row execute function private.log_invitation();

create trigger withdraw_invitations after delete on public.admin_users
  for each row execute function private.withdraw_invitations();

create trigger letters_follow_invitation after update on private.invitations
  for each row execute function private.letters_follow_invitation();

create trigger begin_submission before insert on public.contact_messages
  for each statement execute function private.begin_submission();

create trigger begin_submission before insert on public.enquiries
  for each statement execute function private.begin_submission();

create trigger before_insert before insert on public.contact_messages
  for each row execute function private.before_contact_message_insert();

create trigger before_insert before insert on public.enquiries
  for each row execute function private.before_enquiry_insert();

create trigger before_update before update on public.contact_messages
  for each row execute function private.before_contact_message_update();

create trigger before_update before update on public.enquiries
  for each row execute function private.before_enquiry_update();

create trigger set_handled_at before insert or update on public.contact_messages
  for each row execute function private.set_handled_at();

create trigger set_handled_at before insert or update on public.enquiries
  for each row execute function private.set_handled_at();

create trigger keep_letter before insert or update on public.contact_messages
  for each row execute function private.keep_letter();

create trigger keep_letter before insert or update on public.enquiries
  for each row execute function private.keep_letter();

create trigger before_insert before insert on public.inbox_notes
  for each row execute function private.before_note_insert();

create trigger begin_submission before insert on public.change_requests
  for each statement execute function private.begin_submission();

create trigger before_listing_write
  before insert or update on public.listings
  for each row execute function private.before_listing_write();

create trigger count_listings_version_on_insert
  after insert on public.listings referencing new table as after_rows
  for each statement execute function private.count_listings_version();

create trigger count_listings_version_on_update
  after update on public.listings referencing old table as before_rows new table as after_rows
  for each statement execute function private.count_listings_version();

create trigger count_listings_version_on_delete
  after delete on public.listings referencing old table as before_rows
  for each statement execute function private.count_listings_version();

create trigger keep_listings after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listings();

create trigger keep_listing_rows_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();

create trigger keep_listing_rows_on_update after update on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();

create trigger keep_listing_rows_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listing_rows();

create trigger before_write before insert or update on public.listing_views
  for each row execute function private.before_listing_view_write();

create trigger count_enquiry after insert on public.enquiries
  for each row when (new.listing_id is not null) execute function private.count_enquiry();

create trigger letters_follow_updates after update on public.listings
  referencing old table as before_rows for each statement execute function private.letters_follow_listings();

create trigger letters_follow_deletions after delete on public.listings
  referencing old table as before_rows for each statement execute function private.letters_follow_listings();

create trigger log_owner after insert or update or delete on private.listing_owners
  for each row execute function private.log_owner();

create trigger invite_applicant after update of status on public.change_requests
  for each row when (new.kind = 'application' and new.listing_id is not null and new.status is distinct from old.status)
  execute function private.invite_applicant();

create trigger letters_follow_owner after insert or delete on private.listing_owners
  for each row execute function private.letters_follow_owner();

create trigger keep_payment before update or delete on public.payments
  for each row execute function private.keep_payment();

create trigger keep_payments before truncate on public.payments
  for each statement execute function private.keep_payment();

create trigger refuse_undo_of_payment before insert on public.audit_operations
  for each row when (new.undoes is not null) execute function private.refuse_undo_of_payment();

create trigger clean_seller before insert on public.payments
  for each row when (new.seller is not null) execute function private.clean_seller();

create trigger settle_payment_note after insert on public.payments
  for each row when (new.reverses is null) execute function private.settle_payment_note();

create trigger follow_undo after update of undone_by on public.audit_operations
  for each row when (new.kind = 'request' and new.undone_by is distinct from old.undone_by) execute function private.follow_undo();

create trigger before_insert before insert on public.change_requests
  for each row when (current_setting('dira.owner_edits', true) is distinct from 'on') execute function private.before_change_request_insert();

-- There is no policy for writing: only the service role, which row-level security does not bind, makes administrators.
create policy "an account sees whether it is an administrator" on public.admin_users
  for select to authenticated
  using (id = (select auth.uid()));

create policy "an administrator steps down" on public.admin_users
  for delete to authenticated using (id = (select auth.uid()) and (select private.is_admin()));

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create policy "administrators read the operations" on public.audit_operations
  for select to authenticated using ((select private.is_admin()));

create policy "administrators read the jobs" on public.change_jobs for select to authenticated using ((select private.is_admin()));

create policy "anybody sends a message" on public.contact_messages
  for insert to anon, authenticated with check (not handled);

create policy "anybody sends an enquiry" on public.enquiries
  for insert to anon, authenticated with check (not handled);

create policy "administrators read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));

create policy "administrators read enquiries" on public.enquiries
  for select to authenticated using ((select private.is_admin()));

create policy "administrators tick off messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "administrators tick off enquiries" on public.enquiries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "administrators read notes" on public.inbox_notes
  for select to authenticated using ((select private.is_admin()));

create policy "administrators write notes" on public.inbox_notes
  for insert to authenticated with check ((select private.is_admin()));

create policy "an administrator removes the own notes" on public.inbox_notes
  for delete to authenticated using (author = (select auth.uid()) and (select private.is_admin()));

create policy "administrators read every listing" on public.listings
  for select to authenticated
  using ((select private.is_admin()));

create policy "administrators add listings" on public.listings
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "administrators remove listings" on public.listings
  for delete to authenticated
  using ((select private.is_admin()));

create policy "administrators read views" on public.listing_views
  for select to authenticated using ((select private.is_admin()));

create policy "administrators keep views" on public.listing_views
  for insert to authenticated with check ((select private.is_admin()));

create policy "administrators change views" on public.listing_views
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "administrators remove views" on public.listing_views
  for delete to authenticated using ((select private.is_admin()));

create policy "administrators read payments" on public.payments
  for select to authenticated using ((select private.is_admin()));

create policy "anybody sends a request" on public.change_requests
  for insert to anon, authenticated with check (status = 'new');

insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_users', 'authenticated', 'select, delete');

insert into private.table_privileges (table_name, role_name, privileges) values
  ('audit_log', 'authenticated', 'select'),
  ('audit_log', 'service_role', 'select'),
  ('audit_operations', 'authenticated', 'select'),
  ('audit_operations', 'service_role', 'select');

-- Where the pictures of listings lie: a bucket that everybody sees, and only the server fills, with the key that row-level security does not bind. Only where there is
-- Supabase Storage; the embedded default has none, and nothing is made there.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('listing-images', 'listing-images', true, 5 * 1024 * 1024, array['image/webp'])
  on conflict (id) do update
    set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  create policy "listing images are public" on storage.objects
    for select to anon, authenticated using (bucket_id = 'listing-images');
end
$$;

insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_jobs', 'authenticated', 'select');

insert into private.table_privileges (table_name, role_name, privileges) values
  ('contact_messages', 'anon', 'insert'),
  ('enquiries', 'anon', 'insert'),
  ('contact_messages', 'authenticated', 'select, insert, update (handled, filed_as, assignee, is_read)'),
  ('enquiries', 'authenticated', 'select, insert, update (handled, filed_as, assignee, is_read)'),
  ('inbox_notes', 'authenticated', 'select, insert, delete');

insert into private.table_privileges (table_name, role_name, privileges) values
  ('listings', 'authenticated', 'select, insert, update, delete'),
  ('published_listings', 'service_role', 'select');

-- Nobody has seen an earlier one.
insert into private.listings_version (version, known_since) values (1, 1);

insert into private.table_privileges (table_name, role_name, privileges) values
  ('listing_views', 'authenticated', 'select, insert, update (name, query), delete');

-- Weeks before this day have no numbers.
insert into private.counting (began_on) values (private.today());

insert into private.outbox_sender values (false);

insert into private.table_privileges (table_name, role_name, privileges) values
  ('payments', 'authenticated', 'select'),
  ('payments', 'service_role', 'select');

insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_requests', 'anon', 'insert'),
  ('change_requests', 'authenticated', 'insert');

-- Runs of characters: first.count.step.target, and a 0 where all of them have the same target.
insert into private.search_folds (letter, folded)
select chr(part[1] + place * part[3]), chr(part[4] + case when part[5] = 0 then 0 else place * part[3] end)
from regexp_split_to_table(btrim('
  160.1.1.32 181.1.1.956 192.6.1.97.0 198.1.1.230 199.1.1.99 200.4.1.101.0 204.4.1.105.0 208.1.1.240 209.2.1.110 211.4.1.111.0 216.1.1.248
  217.4.1.117.0 221.1.1.121 222.1.1.254 224.6.1.97.0 231.1.1.99 232.4.1.101.0 236.4.1.105.0 241.2.1.110 243.4.1.111.0 249.4.1.117.0 253.2.2.121.0
  256.6.1.97.0 262.8.1.99.0 270.2.1.100.0 272.1.1.273 274.10.1.101.0 284.8.1.103.0 292.2.1.104.0 294.1.1.295 296.10.1.105.0 306.1.1.307
  308.2.1.106.0 310.2.1.107.0 313.6.1.108.0 319.2.2.320 323.6.1.110.0 330.1.1.331 332.6.1.111.0 338.1.1.339 340.6.1.114.0 346.8.1.115.0
  354.4.1.116.0 358.1.1.359 360.12.1.117.0 372.2.1.119.0 374.3.1.121.0 377.6.1.122.0 383.1.1.115 385.1.1.595 386.2.2.387 390.1.1.596 391.1.1.392
  393.2.1.598 395.1.1.396 398.1.1.477 399.1.1.601 400.1.1.603 401.1.1.402 403.1.1.608 404.1.1.611 406.1.1.617 407.1.1.616 408.1.1.409 412.1.1.623
  413.1.1.626 415.1.1.629 416.2.1.111.0 418.2.2.419 422.1.1.640 423.1.1.424 425.1.1.643 428.1.1.429 430.1.1.648 431.2.1.117.0 433.2.1.650
  435.2.2.436 439.1.1.658 440.1.1.441 444.1.1.445 452.2.1.454.0 455.2.1.457.0 458.2.1.460.0 461.2.1.97.0 463.2.1.105.0 465.2.1.111.0 467.10.1.117.0
  478.4.1.97.0 482.2.1.230.0 484.1.1.485 486.2.1.103.0 488.2.1.107.0 490.4.1.111.0 494.2.1.658.0 496.1.1.106 497.2.1.499.0 500.2.1.103.0 502.1.1.405
  503.1.1.447 504.2.1.110.0 506.2.1.97.0 508.2.1.230.0 510.2.1.248.0 512.4.1.97.0 516.4.1.101.0 520.4.1.105.0 524.4.1.111.0 528.4.1.114.0
  532.4.1.117.0 536.2.1.115.0 538.2.1.116.0 540.1.1.541 542.2.1.104.0 544.1.1.414 546.2.2.547 550.2.1.97.0 552.2.1.101.0 554.8.1.111.0 562.2.1.121.0
  570.1.1.11365 571.1.1.572 573.1.1.410 574.1.1.11366 577.1.1.578 579.1.1.384 580.1.1.649 581.1.1.652 582.5.2.583 880.2.2.881 884.1.1.697
  886.1.1.887 894.1.1.59 895.1.1.1011 901.1.1.168 902.1.1.945 903.1.1.183 904.1.1.949 905.1.1.951 906.1.1.953 908.1.1.959 910.1.1.965 911.1.1.969
  912.1.1.953 913.17.1.945 931.7.1.963 938.1.1.953 939.1.1.965 940.1.1.945 941.1.1.949 942.1.1.951 943.1.1.953 944.1.1.965 962.1.1.963 970.1.1.953
  971.1.1.965 972.1.1.959 973.1.1.965 974.1.1.969 975.1.1.983 976.1.1.946 977.1.1.952 979.2.1.978.0 981.1.1.966 982.1.1.960 984.12.2.985
  1008.1.1.954 1009.1.1.961 1012.1.1.952 1013.1.1.949 1015.1.1.1016 1017.1.1.1010 1018.1.1.1019 1021.3.1.891 1024.2.1.1077.0 1026.1.1.1106
  1027.1.1.1075 1028.3.1.1108 1031.1.1.1110 1032.4.1.1112 1036.1.1.1082 1037.1.1.1080 1038.1.1.1091 1039.1.1.1119 1040.9.1.1072 1049.1.1.1080
  1050.22.1.1082 1081.1.1.1080 1104.2.1.1077.0 1107.1.1.1075 1111.1.1.1110 1116.1.1.1082 1117.1.1.1080 1118.1.1.1091 1120.11.2.1121 1142.2.1.1141.0
  1144.5.2.1145 1162.27.2.1163 1216.1.1.1231 1217.2.1.1078.0 1219.6.2.1220 1232.4.1.1072.0 1236.1.1.1237 1238.2.1.1077.0 1240.2.2.1241.0
  1243.1.1.1241 1244.2.1.1078.0 1246.2.1.1079.0 1248.1.1.1249 1250.4.1.1080.0 1254.2.1.1086.0 1256.2.2.1257.0 1259.1.1.1257 1260.2.1.1101.0
  1262.6.1.1091.0 1268.2.1.1095.0 1270.1.1.1271 1272.2.1.1099.0 1274.27.2.1275 1329.38.1.1377 1570.2.1.1575.0 1572.1.1.1608 1573.1.1.1575
  1574.1.1.1610 1728.1.1.1749 1730.1.1.1729 1747.1.1.1746 2345.1.1.2344 2353.1.1.2352 2356.1.1.2355 2392.3.1.2325 2395.1.1.2332 2396.2.1.2337
  2398.1.1.2347 2399.1.1.2351 2524.2.1.2465 2527.1.1.2479 2611.1.1.2610 2614.1.1.2616 2649.2.1.2582 2651.1.1.2588 2654.1.1.2603 2888.1.1.2887
  2908.2.1.2849 3264.1.1.3285 3271.2.1.3285 3274.1.1.3266 3546.1.1.3545 3907.1.1.3906 3917.1.1.3916 3922.1.1.3921 3927.1.1.3926 3932.1.1.3931
  3945.1.1.3904 4134.1.1.4133 4256.38.1.11520 4295.1.1.11559 4301.1.1.11565 5024.80.1.43888 5104.6.1.5112 5760.1.1.32 6971.2.2.6965.0 6979.1.1.6965
  7296.1.1.1074 7297.1.1.1076 7298.1.1.1086 7299.2.1.1089 7301.1.1.1090 7302.1.1.1098 7303.1.1.1123 7304.1.1.42571 7305.1.1.7306 7312.43.1.4304
  7357.3.1.4349 7680.2.1.97.0 7682.6.1.98.0 7688.2.1.99.0 7690.10.1.100.0 7700.10.1.101.0 7710.2.1.102.0 7712.2.1.103.0 7714.10.1.104.0
  7724.4.1.105.0 7728.6.1.107.0 7734.8.1.108.0 7742.6.1.109.0 7748.8.1.110.0 7756.8.1.111.0 7764.4.1.112.0 7768.8.1.114.0 7776.10.1.115.0
  7786.8.1.116.0 7794.10.1.117.0 7804.4.1.118.0 7808.10.1.119.0 7818.4.1.120.0 7822.2.1.121.0 7824.6.1.122.0 7830.1.1.104 7831.1.1.116 7832.1.1.119
  7833.1.1.121 7835.1.1.115 7840.24.1.97.0 7864.16.1.101.0 7880.4.1.105.0 7884.24.1.111.0 7908.14.1.117.0 7922.8.1.121.0 7930.3.2.7931
  7936.16.1.945.0 7952.6.1.949.0 7960.6.1.949.0 7968.16.1.951.0 7984.16.1.953.0 8000.6.1.959.0 8008.6.1.959.0 8016.8.1.965.0 8025.4.2.965.0
  8032.16.1.969.0 8048.2.1.945.0 8050.2.1.949.0 8052.2.1.951.0 8054.2.1.953.0 8056.2.1.959.0 8058.2.1.965.0 8060.2.1.969.0 8064.16.1.945.0
  8080.16.1.951.0 8096.16.1.969.0 8112.5.1.945.0 8118.7.1.945.0 8126.1.1.953 8129.1.1.168 8130.3.1.951.0 8134.2.1.951.0 8136.2.1.949.0
  8138.3.1.951.0 8141.3.1.8127.0 8144.4.1.953.0 8150.6.1.953.0 8157.3.1.8190.0 8160.4.1.965.0 8164.2.1.961.0 8166.6.1.965.0 8172.1.1.961
  8173.2.1.168.0 8175.1.1.96 8178.3.1.969.0 8182.2.1.969.0 8184.2.1.959.0 8186.3.1.969.0 8189.1.1.180 8192.11.1.32.0 8232.2.1.32.0 8239.1.1.32
  8287.1.1.32 8486.1.1.969 8490.1.1.107 8491.1.1.97 8498.1.1.8526 8544.16.1.8560 8579.1.1.8580 8602.1.1.8592 8603.1.1.8594 8622.1.1.8596
  8653.1.1.8656 8654.1.1.8660 8655.1.1.8658 8708.1.1.8707 8713.1.1.8712 8716.1.1.8715 8740.2.2.8739 8769.1.1.8764 8772.1.1.8771 8775.1.1.8773
  8777.1.1.8776 8800.1.1.61 8802.1.1.8801 8813.1.1.8781 8814.1.1.60 8815.1.1.62 8816.2.1.8804 8820.2.1.8818 8824.2.1.8822 8832.2.1.8826
  8836.2.1.8834 8840.2.1.8838 8876.1.1.8866 8877.2.1.8872 8879.1.1.8875 8928.2.1.8828 8930.2.1.8849 8938.4.1.8882 9001.2.1.12296 9398.26.1.9424
  10972.1.1.10973 11264.48.1.11312 11360.1.1.11361 11362.1.1.619 11363.1.1.7549 11364.1.1.637 11367.3.2.11368 11373.1.1.593 11374.1.1.625
  11375.1.1.592 11376.1.1.594 11378.1.1.11379 11381.1.1.11382 11390.2.1.575 11392.50.2.11393 11499.2.2.11500 11506.1.1.11507 12288.1.1.32
  12364.12.2.12363 12389.3.2.12388 12400.2.1.12399.0 12403.2.1.12402.0 12406.2.1.12405.0 12409.2.1.12408.0 12412.2.1.12411.0 12436.1.1.12358
  12446.1.1.12445 12460.12.2.12459 12485.3.2.12484 12496.2.1.12495.0 12499.2.1.12498.0 12502.2.1.12501.0 12505.2.1.12504.0 12508.2.1.12507.0
  12532.1.1.12454 12535.4.1.12527 12542.1.1.12541 42560.23.2.42561 42624.14.2.42625 42786.7.2.42787 42802.31.2.42803 42873.2.2.42874 42877.1.1.7545
  42878.5.2.42879 42891.1.1.42892 42893.1.1.613 42896.2.2.42897 42902.10.2.42903 42922.1.1.614 42923.1.1.604 42924.1.1.609 42925.1.1.620
  42926.1.1.618 42928.1.1.670 42929.1.1.647 42930.1.1.669 42931.1.1.43859 42932.8.2.42933 42948.1.1.42900 42949.1.1.642 42950.1.1.7566
  42951.2.2.42952 42955.1.1.612 42956.8.2.42957 42972.1.1.411 42997.1.1.42998 63744.1.1.35912 63745.1.1.26356 63746.1.1.36554 63747.1.1.36040
  63748.1.1.28369 63749.1.1.20018 63750.1.1.21477 63751.2.1.40860.0 63753.1.1.22865 63754.1.1.37329 63755.1.1.21895 63756.1.1.22856 63757.1.1.25078
  63758.1.1.30313 63759.1.1.32645 63760.1.1.34367 63761.1.1.34746 63762.1.1.35064 63763.1.1.37007 63764.1.1.27138 63765.1.1.27931 63766.1.1.28889
  63767.1.1.29662 63768.1.1.33853 63769.1.1.37226 63770.1.1.39409 63771.1.1.20098 63772.1.1.21365 63773.1.1.27396 63774.1.1.29211 63775.1.1.34349
  63776.1.1.40478 63777.1.1.23888 63778.1.1.28651 63779.1.1.34253 63780.1.1.35172 63781.1.1.25289 63782.1.1.33240 63783.1.1.34847 63784.1.1.24266
  63785.1.1.26391 63786.1.1.28010 63787.1.1.29436 63788.1.1.37070 63789.1.1.20358 63790.1.1.20919 63791.1.1.21214 63792.1.1.25796 63793.1.1.27347
  63794.1.1.29200 63795.1.1.30439 63796.1.1.32769 63797.1.1.34310 63798.1.1.34396 63799.1.1.36335 63800.1.1.38706 63801.1.1.39791 63802.1.1.40442
  63803.1.1.30860 63804.1.1.31103 63805.1.1.32160 63806.1.1.33737 63807.1.1.37636 63808.1.1.40575 63809.1.1.35542 63810.1.1.22751 63811.1.1.24324
  63812.1.1.31840 63813.1.1.32894 63814.1.1.29282 63815.1.1.30922 63816.1.1.36034 63817.1.1.38647 63818.1.1.22744 63819.1.1.23650 63820.1.1.27155
  63821.1.1.28122 63822.1.1.28431 63823.1.1.32047 63824.1.1.32311 63825.1.1.38475 63826.1.1.21202 63827.1.1.32907 63828.1.1.20956 63829.1.1.20940
  63830.1.1.31260 63831.1.1.32190 63832.1.1.33777 63833.1.1.38517 63834.1.1.35712 63835.1.1.25295 63836.1.1.27138 63837.1.1.35582 63838.1.1.20025
  63839.1.1.23527 63840.1.1.24594 63841.1.1.29575 63842.1.1.30064 63843.1.1.21271 63844.1.1.30971 63845.1.1.20415 63846.1.1.24489 63847.1.1.19981
  63848.1.1.27852 63849.1.1.25976 63850.1.1.32034 63851.1.1.21443 63852.1.1.22622 63853.1.1.30465 63854.1.1.33865 63855.1.1.35498 63856.1.1.27578
  63857.1.1.36784 63858.1.1.27784 63859.1.1.25342 63860.1.1.33509 63861.1.1.25504 63862.1.1.30053 63863.1.1.20142 63864.1.1.20841 63865.1.1.20937
  63866.1.1.26753 63867.1.1.31975 63868.1.1.33391 63869.1.1.35538 63870.1.1.37327 63871.1.1.21237 63872.1.1.21570 63873.1.1.22899 63874.1.1.24300
  63875.1.1.26053 63876.1.1.28670 63877.1.1.31018 63878.1.1.38317 63879.1.1.39530 63880.1.1.40599 63881.1.1.40654 63882.1.1.21147 63883.1.1.26310
  63884.1.1.27511 63885.1.1.36706 63886.1.1.24180 63887.1.1.24976 63888.1.1.25088 63889.1.1.25754 63890.1.1.28451 63891.1.1.29001 63892.1.1.29833
  63893.1.1.31178 63894.1.1.32244 63895.1.1.32879 63896.1.1.36646 63897.1.1.34030 63898.1.1.36899 63899.1.1.37706 63900.1.1.21015 63901.1.1.21155
  63902.1.1.21693 63903.1.1.28872 63904.1.1.35010 63905.1.1.35498 63906.1.1.24265 63907.1.1.24565 63908.1.1.25467 63909.1.1.27566 63910.1.1.31806
  63911.1.1.29557 63912.1.1.20196 63913.1.1.22265 63914.1.1.23527 63915.1.1.23994 63916.1.1.24604 63917.1.1.29618 63918.1.1.29801 63919.1.1.32666
  63920.1.1.32838 63921.1.1.37428 63922.1.1.38646 63923.1.1.38728 63924.1.1.38936 63925.1.1.20363 63926.1.1.31150 63927.1.1.37300 63928.1.1.38584
  63929.1.1.24801 63930.1.1.20102 63931.1.1.20698 63932.1.1.23534 63933.1.1.23615 63934.1.1.26009 63935.1.1.27138 63936.1.1.29134 63937.1.1.30274
  63938.1.1.34044 63939.1.1.36988 63940.1.1.40845 63941.1.1.26248 63942.1.1.38446 63943.1.1.21129 63944.1.1.26491 63945.1.1.26611 63946.1.1.27969
  63947.1.1.28316 63948.1.1.29705 63949.1.1.30041 63950.1.1.30827 63951.1.1.32016 63952.1.1.39006 63953.1.1.20845 63954.1.1.25134 63955.1.1.38520
  63956.1.1.20523 63957.1.1.23833 63958.1.1.28138 63959.1.1.36650 63960.1.1.24459 63961.1.1.24900 63962.1.1.26647 63963.1.1.29575 63964.1.1.38534
  63965.1.1.21033 63966.1.1.21519 63967.1.1.23653 63968.1.1.26131 63969.1.1.26446 63970.1.1.26792 63971.1.1.27877 63972.1.1.29702 63973.1.1.30178
  63974.1.1.32633 63975.1.1.35023 63976.1.1.35041 63977.1.1.37324 63978.1.1.38626 63979.1.1.21311 63980.1.1.28346 63981.1.1.21533 63982.1.1.29136
  63983.1.1.29848 63984.1.1.34298 63985.1.1.38563 63986.1.1.40023 63987.1.1.40607 63988.1.1.26519 63989.1.1.28107 63990.1.1.33256 63991.1.1.31435
  63992.1.1.31520 63993.1.1.31890 63994.1.1.29376 63995.1.1.28825 63996.1.1.35672 63997.1.1.20160 63998.1.1.33590 63999.1.1.21050 64000.1.1.20999
  64001.1.1.24230 64002.1.1.25299 64003.1.1.31958 64004.1.1.23429 64005.1.1.27934 64006.1.1.26292 64007.1.1.36667 64008.1.1.34892 64009.1.1.38477
  64010.1.1.35211 64011.1.1.24275 64012.1.1.20800 64013.1.1.21952 64016.1.1.22618 64018.1.1.26228 64021.1.1.20958 64022.1.1.29482 64023.1.1.30410
  64024.1.1.31036 64025.1.1.31070 64026.1.1.31077 64027.1.1.31119 64028.1.1.38742 64029.1.1.31934 64030.1.1.32701 64032.1.1.34322 64034.1.1.35576
  64037.1.1.36920 64038.1.1.37117 64042.1.1.39151 64043.1.1.39164 64044.1.1.39208 64045.1.1.40372 64046.1.1.37086 64047.1.1.38583 64048.1.1.20398
  64049.1.1.20711 64050.1.1.20813 64051.1.1.21193 64052.1.1.21220 64053.1.1.21329 64054.1.1.21917 64055.1.1.22022 64056.1.1.22120 64057.1.1.22592
  64058.1.1.22696 64059.1.1.23652 64060.1.1.23662 64061.1.1.24724 64062.1.1.24936 64063.1.1.24974 64064.1.1.25074 64065.1.1.25935 64066.1.1.26082
  64067.1.1.26257 64068.1.1.26757 64069.1.1.28023 64070.1.1.28186 64071.1.1.28450 64072.1.1.29038 64073.1.1.29227 64074.1.1.29730 64075.1.1.30865
  64076.1.1.31038 64077.1.1.31049 64078.1.1.31048 64079.1.1.31056 64080.1.1.31062 64081.1.1.31069 64082.2.1.31117 64084.1.1.31296 64085.1.1.31361
  64086.1.1.31680 64087.1.1.32244 64088.1.1.32265 64089.1.1.32321 64090.1.1.32626 64091.1.1.32773 64092.1.1.33261 64093.2.1.33401.0 64095.1.1.33879
  64096.1.1.35088 64097.1.1.35222 64098.1.1.35585 64099.1.1.35641 64100.1.1.36051 64101.1.1.36104 64102.1.1.36790 64103.1.1.36920 64104.1.1.38627
  64105.1.1.38911 64106.1.1.38971 64107.1.1.24693 64108.1.1.148206 64109.1.1.33304 64112.1.1.20006 64113.1.1.20917 64114.1.1.20840 64115.1.1.20352
  64116.1.1.20805 64117.1.1.20864 64118.1.1.21191 64119.1.1.21242 64120.1.1.21917 64121.1.1.21845 64122.1.1.21913 64123.1.1.21986 64124.1.1.22618
  64125.1.1.22707 64126.1.1.22852 64127.1.1.22868 64128.1.1.23138 64129.1.1.23336 64130.1.1.24274 64131.1.1.24281 64132.1.1.24425 64133.1.1.24493
  64134.1.1.24792 64135.1.1.24910 64136.1.1.24840 64137.1.1.24974 64138.1.1.24928 64139.1.1.25074 64140.1.1.25140 64141.1.1.25540 64142.1.1.25628
  64143.1.1.25682 64144.1.1.25942 64145.1.1.26228 64146.1.1.26391 64147.1.1.26395 64148.1.1.26454 64149.1.1.27513 64150.1.1.27578 64151.1.1.27969
  64152.1.1.28379 64153.1.1.28363 64154.1.1.28450 64155.1.1.28702 64156.1.1.29038 64157.1.1.30631 64158.1.1.29237 64159.1.1.29359 64160.1.1.29482
  64161.1.1.29809 64162.1.1.29958 64163.1.1.30011 64164.1.1.30237 64165.1.1.30239 64166.1.1.30410 64167.1.1.30427 64168.1.1.30452 64169.1.1.30538
  64170.1.1.30528 64171.1.1.30924 64172.1.1.31409 64173.1.1.31680 64174.1.1.31867 64175.1.1.32091 64176.1.1.32244 64177.1.1.32574 64178.1.1.32773
  64179.1.1.33618 64180.1.1.33775 64181.1.1.34681 64182.1.1.35137 64183.1.1.35206 64184.1.1.35222 64185.1.1.35519 64186.1.1.35576 64187.1.1.35531
  64188.1.1.35585 64189.1.1.35582 64190.1.1.35565 64191.1.1.35641 64192.1.1.35722 64193.1.1.36104 64194.1.1.36664 64195.1.1.36978 64196.1.1.37273
  64197.1.1.37494 64198.1.1.38524 64199.1.1.38627 64200.1.1.38742 64201.1.1.38875 64202.1.1.38911 64203.1.1.38923 64204.1.1.38971 64205.1.1.39698
  64206.1.1.40860 64207.1.1.141386 64208.1.1.141380 64209.1.1.144341 64210.1.1.15261 64211.1.1.16408 64212.1.1.16441 64213.1.1.152137
  64214.1.1.154832 64215.1.1.163539 64216.1.1.40771 64217.1.1.40846 64285.1.1.1497 64287.1.1.1522 64298.4.1.1513.0 64302.3.1.1488.0 64305.6.1.1489
  64312.5.1.1496 64318.2.2.1502 64321.2.2.1505 64324.2.2.1508 64327.4.1.1511 64331.1.1.1493 64332.1.1.1489 64333.1.1.1499 64334.1.1.1508
  65279.1.1.32 65313.26.1.65345 66560.40.1.66600 66736.36.1.66776 66928.11.1.66967 66940.15.1.66979 66956.7.1.66995 66964.2.1.67003 67017.1.1.67026
  67044.1.1.67034 68736.51.1.68800 68944.22.1.68976 69786.2.2.69785 69803.1.1.69797 70533.1.1.70532 70843.1.1.70841 71840.32.1.71872
  93760.32.1.93792 93856.25.1.93883 125184.34.1.125218 194560.1.1.20029 194561.1.1.20024 194562.1.1.20033 194563.1.1.131362 194564.1.1.20320
  194565.1.1.20398 194566.1.1.20411 194567.1.1.20482 194568.1.1.20602 194569.1.1.20633 194570.1.1.20711 194571.1.1.20687 194572.1.1.13470
  194573.1.1.132666 194574.1.1.20813 194575.1.1.20820 194576.1.1.20836 194577.1.1.20855 194578.1.1.132380 194579.1.1.13497 194580.1.1.20839
  194581.1.1.20877 194582.1.1.132427 194583.1.1.20887 194584.1.1.20900 194585.1.1.20172 194586.1.1.20908 194587.1.1.20917 194588.1.1.168415
  194589.1.1.20981 194590.1.1.20995 194591.1.1.13535 194592.1.1.21051 194593.1.1.21062 194594.1.1.21106 194595.1.1.21111 194596.1.1.13589
  194597.1.1.21191 194598.1.1.21193 194599.1.1.21220 194600.1.1.21242 194601.2.1.21253 194603.1.1.21271 194604.1.1.21321 194605.1.1.21329
  194606.1.1.21338 194607.1.1.21363 194608.1.1.21373 194609.3.1.21375.0 194612.1.1.133676 194613.1.1.28784 194614.1.1.21450 194615.1.1.21471
  194616.1.1.133987 194617.1.1.21483 194618.1.1.21489 194619.1.1.21510 194620.1.1.21662 194621.1.1.21560 194622.1.1.21576 194623.1.1.21608
  194624.1.1.21666 194625.1.1.21750 194626.1.1.21776 194627.1.1.21843 194628.1.1.21859 194629.2.1.21892.0 194631.1.1.21913 194632.1.1.21931
  194633.1.1.21939 194634.1.1.21954 194635.1.1.22294 194636.1.1.22022 194637.1.1.22295 194638.1.1.22097 194639.1.1.22132 194640.1.1.20999
  194641.1.1.22766 194642.1.1.22478 194643.1.1.22516 194644.1.1.22541 194645.1.1.22411 194646.1.1.22578 194647.1.1.22577 194648.1.1.22700
  194649.1.1.136420 194650.1.1.22770 194651.1.1.22775 194652.1.1.22790 194653.1.1.22810 194654.1.1.22818 194655.1.1.22882 194656.1.1.136872
  194657.1.1.136938 194658.1.1.23020 194659.1.1.23067 194660.1.1.23079 194661.1.1.23000 194662.1.1.23142 194663.1.1.14062 194664.1.1.14076
  194665.1.1.23304 194666.2.1.23358.0 194668.1.1.137672 194669.1.1.23491 194670.1.1.23512 194671.1.1.23527 194672.1.1.23539 194673.1.1.138008
  194674.1.1.23551 194675.1.1.23558 194676.1.1.24403 194677.1.1.23586 194678.1.1.14209 194679.1.1.23648 194680.1.1.23662 194681.1.1.23744
  194682.1.1.23693 194683.1.1.138724 194684.1.1.23875 194685.1.1.138726 194686.1.1.23918 194687.1.1.23915 194688.1.1.23932 194689.2.1.24033
  194691.1.1.14383 194692.1.1.24061 194693.1.1.24104 194694.1.1.24125 194695.1.1.24169 194696.1.1.14434 194697.1.1.139651 194698.1.1.14460
  194699.1.1.24240 194700.1.1.24243 194701.1.1.24246 194702.1.1.24266 194703.1.1.172946 194704.1.1.24318 194705.2.1.140081.0 194707.1.1.33281
  194708.2.1.24354.0 194710.1.1.14535 194711.1.1.144056 194712.1.1.156122 194713.1.1.24418 194714.1.1.24427 194715.1.1.14563 194716.1.1.24474
  194717.1.1.24525 194718.1.1.24535 194719.1.1.24569 194720.1.1.24705 194721.1.1.14650 194722.1.1.14620 194723.1.1.24724 194724.1.1.141012
  194725.1.1.24775 194726.1.1.24904 194727.1.1.24908 194728.1.1.24910 194729.1.1.24908 194730.1.1.24954 194731.1.1.24974 194732.1.1.25010
  194733.1.1.24996 194734.1.1.25007 194735.1.1.25054 194736.1.1.25074 194737.1.1.25078 194738.1.1.25104 194739.1.1.25115 194740.1.1.25181
  194741.1.1.25265 194742.1.1.25300 194743.1.1.25424 194744.1.1.142092 194745.1.1.25405 194746.1.1.25340 194747.1.1.25448 194748.1.1.25475
  194749.1.1.25572 194750.1.1.142321 194751.1.1.25634 194752.1.1.25541 194753.1.1.25513 194754.1.1.14894 194755.1.1.25705 194756.1.1.25726
  194757.1.1.25757 194758.1.1.25719 194759.1.1.14956 194760.1.1.25935 194761.1.1.25964 194762.1.1.143370 194763.1.1.26083 194764.1.1.26360
  194765.1.1.26185 194766.1.1.15129 194767.1.1.26257 194768.1.1.15112 194769.1.1.15076 194770.1.1.20882 194771.1.1.20885 194772.1.1.26368
  194773.1.1.26268 194774.1.1.32941 194775.1.1.17369 194776.1.1.26391 194777.1.1.26395 194778.1.1.26401 194779.1.1.26462 194780.1.1.26451
  194781.1.1.144323 194782.1.1.15177 194783.1.1.26618 194784.1.1.26501 194785.1.1.26706 194786.1.1.26757 194787.1.1.144493 194788.1.1.26766
  194789.1.1.26655 194790.1.1.26900 194791.1.1.15261 194792.1.1.26946 194793.1.1.27043 194794.1.1.27114 194795.1.1.27304 194796.1.1.145059
  194797.1.1.27355 194798.1.1.15384 194799.1.1.27425 194800.1.1.145575 194801.1.1.27476 194802.1.1.15438 194803.1.1.27506 194804.1.1.27551
  194805.2.1.27578 194807.1.1.146061 194808.1.1.138507 194809.1.1.146170 194810.1.1.27726 194811.1.1.146620 194812.1.1.27839 194813.1.1.27853
  194814.1.1.27751 194815.1.1.27926 194816.1.1.27966 194817.1.1.28023 194818.1.1.27969 194819.1.1.28009 194820.1.1.28024 194821.1.1.28037
  194822.1.1.146718 194823.1.1.27956 194824.1.1.28207 194825.1.1.28270 194826.1.1.15667 194827.1.1.28363 194828.1.1.28359 194829.1.1.147153
  194830.1.1.28153 194831.1.1.28526 194832.1.1.147294 194833.1.1.147342 194834.1.1.28614 194835.1.1.28729 194836.1.1.28702 194837.1.1.28699
  194838.1.1.15766 194839.1.1.28746 194840.1.1.28797 194841.1.1.28791 194842.1.1.28845 194843.1.1.132389 194844.1.1.28997 194845.1.1.148067
  194846.1.1.29084 194847.1.1.148395 194848.1.1.29224 194849.1.1.29237 194850.1.1.29264 194851.1.1.149000 194852.1.1.29312 194853.1.1.29333
  194854.1.1.149301 194855.1.1.149524 194856.1.1.29562 194857.1.1.29579 194858.1.1.16044 194859.1.1.29605 194860.2.1.16056.0 194862.1.1.29767
  194863.1.1.29788 194864.1.1.29809 194865.1.1.29829 194866.1.1.29898 194867.1.1.16155 194868.1.1.29988 194869.1.1.150582 194870.1.1.30014
  194871.1.1.150674 194872.1.1.30064 194873.1.1.139679 194874.1.1.30224 194875.1.1.151457 194876.1.1.151480 194877.1.1.151620 194878.1.1.16380
  194879.1.1.16392 194880.1.1.30452 194881.1.1.151795 194882.1.1.151794 194883.1.1.151833 194884.1.1.151859 194885.2.1.30494 194887.1.1.30495
  194888.1.1.30538 194889.1.1.16441 194890.1.1.30603 194891.1.1.16454 194892.1.1.16534 194893.1.1.152605 194894.1.1.30798 194895.1.1.30860
  194896.1.1.30924 194897.1.1.16611 194898.1.1.153126 194899.1.1.31062 194900.1.1.153242 194901.1.1.153285 194902.1.1.31119 194903.1.1.31211
  194904.1.1.16687 194905.1.1.31296 194906.1.1.31306 194907.1.1.31311 194908.1.1.153980 194909.2.1.154279.0 194911.1.1.31470 194912.1.1.16898
  194913.1.1.154539 194914.1.1.31686 194915.1.1.31689 194916.1.1.16935 194917.1.1.154752 194918.1.1.31954 194919.1.1.17056 194920.1.1.31976
  194921.1.1.31971 194922.1.1.32000 194923.1.1.155526 194924.1.1.32099 194925.1.1.17153 194926.1.1.32199 194927.1.1.32258 194928.1.1.32325
  194929.1.1.17204 194930.1.1.156200 194931.1.1.156231 194932.1.1.17241 194933.1.1.156377 194934.1.1.32634 194935.1.1.156478 194936.1.1.32661
  194937.1.1.32762 194938.1.1.32773 194939.1.1.156890 194940.1.1.156963 194941.1.1.32864 194942.1.1.157096 194943.1.1.32880 194944.1.1.144223
  194945.1.1.17365 194946.1.1.32946 194947.1.1.33027 194948.1.1.17419 194949.1.1.33086 194950.1.1.23221 194951.1.1.157607 194952.1.1.157621
  194953.1.1.144275 194954.1.1.144284 194955.1.1.33281 194956.1.1.33284 194957.1.1.36766 194958.1.1.17515 194959.1.1.33425 194960.1.1.33419
  194961.1.1.33437 194962.1.1.21171 194963.1.1.33457 194964.1.1.33459 194965.1.1.33469 194966.1.1.33510 194967.1.1.158524 194968.1.1.33509
  194969.1.1.33565 194970.1.1.33635 194971.1.1.33709 194972.1.1.33571 194973.1.1.33725 194974.1.1.33767 194975.1.1.33879 194976.1.1.33619
  194977.1.1.33738 194978.1.1.33740 194979.1.1.33756 194980.1.1.158774 194981.1.1.159083 194982.1.1.158933 194983.1.1.17707 194984.1.1.34033
  194985.1.1.34035 194986.1.1.34070 194987.1.1.160714 194988.1.1.34148 194989.1.1.159532 194990.1.1.17757 194991.1.1.17761 194992.1.1.159665
  194993.1.1.159954 194994.1.1.17771 194995.1.1.34384 194996.1.1.34396 194997.1.1.34407 194998.1.1.34409 194999.1.1.34473 195000.1.1.34440
  195001.1.1.34574 195002.1.1.34530 195003.1.1.34681 195004.1.1.34600 195005.1.1.34667 195006.1.1.34694 195007.1.1.17879 195008.1.1.34785
  195009.1.1.34817 195010.1.1.17913 195011.1.1.34912 195012.1.1.34915 195013.1.1.161383 195014.1.1.35031 195015.1.1.35038 195016.1.1.17973
  195017.1.1.35066 195018.1.1.13499 195019.1.1.161966 195020.1.1.162150 195021.1.1.18110 195022.1.1.18119 195023.1.1.35488 195024.1.1.35565
  195025.1.1.35722 195026.1.1.35925 195027.1.1.162984 195028.1.1.36011 195029.1.1.36033 195030.1.1.36123 195031.1.1.36215 195032.1.1.163631
  195033.1.1.133124 195034.1.1.36299 195035.1.1.36284 195036.1.1.36336 195037.1.1.133342 195038.1.1.36564 195039.1.1.36664 195040.1.1.165330
  195041.1.1.165357 195042.1.1.37012 195043.1.1.37105 195044.1.1.37137 195045.1.1.165678 195046.1.1.37147 195047.1.1.37432 195048.2.1.37591
  195050.1.1.37500 195051.1.1.37881 195052.1.1.37909 195053.1.1.166906 195054.1.1.38283 195055.1.1.18837 195056.1.1.38327 195057.1.1.167287
  195058.1.1.18918 195059.1.1.38595 195060.1.1.23986 195061.1.1.38691 195062.1.1.168261 195063.1.1.168474 195064.1.1.19054 195065.1.1.19062
  195066.1.1.38880 195067.1.1.168970 195068.1.1.19122 195069.1.1.169110 195070.2.1.38923.0 195072.1.1.38953 195073.1.1.169398 195074.1.1.39138
  195075.1.1.19251 195076.1.1.39209 195077.1.1.39335 195078.1.1.39362 195079.1.1.39422 195080.1.1.19406 195081.1.1.170800 195082.1.1.39698
  195083.1.1.40000 195084.1.1.40189 195085.1.1.19662 195086.1.1.19693 195087.1.1.40295 195088.1.1.172238 195089.1.1.19704 195090.1.1.172293
  195091.1.1.172558 195092.1.1.172689 195093.1.1.40635 195094.1.1.19798 195095.1.1.40697 195096.1.1.40702 195097.1.1.40709 195098.1.1.40719
  195099.1.1.40726 195100.1.1.40763 195101.1.1.173568
', E' \n'), '\s+') as run,
  string_to_array(run, '.') as texts,
  cast(texts as integer[]) as part,
  generate_series(0, part[2] - 1) as place;

-- Characters that become several.
insert into private.search_folds (letter, folded)
select chr(part[1]), (select string_agg(chr(code), '' order by place) from unnest(part[2:]) with ordinality as target (code, place))
from regexp_split_to_table(btrim('
  223.115.115 329.700.110 1415.1381.1410 2507.2503.2494 2508.2503.2519 2891.2887.2878 2892.2887.2903 2964.2962.3031 3018.3014.3006 3019.3015.3006
  3020.3014.3031 3275.3266.3285 3402.3398.3390 3403.3399.3390 3404.3398.3415 3548.3545.3535 3549.3545.3535 3550.3545.3551 6918.6917.6965
  6920.6919.6965 6922.6921.6965 6924.6923.6965 6926.6925.6965 6930.6929.6965 6976.6974.6965 6977.6975.6965 7834.97.702 7838.115.115 64256.102.102
  64257.102.105 64258.102.108 64259.102.102.105 64260.102.102.108 64261.115.116 64262.115.116 64275.1396.1398 64276.1396.1381 64277.1396.1387
  64278.1406.1398 64279.1396.1389 70475.70471.70462 70476.70471.70487 70531.70530.70601 70542.70539.70594 70545.70544.70601 70597.70594.70594
  70599.70594.70584 70600.70594.70601 70844.70841.70832 70846.70841.70845 71098.71096.71087 71099.71097.71087 71992.71989.71984 93544.93543.93543
  93545.93539.93543 93546.93539.93543.93543 119134.119127.119141 119135.119128.119141 119136.119128.119141.119150 119137.119128.119141.119151
  119138.119128.119141.119152 119139.119128.119141.119153 119140.119128.119141.119154 119227.119225.119141 119228.119226.119141
  119229.119225.119141.119150 119230.119226.119141.119150 119231.119225.119141.119151 119232.119226.119141.119151
', E' \n'), '\s+') as entry,
  cast(string_to_array(entry, '.') as integer[]) as part;

-- Accents, which become nothing: first.count.
insert into private.search_folds (letter, folded)
select chr(part[1] + place), ''
from regexp_split_to_table(btrim('
  768.112 1155.5 1425.45 1471 1473.2 1476.2 1479 1552.11 1611.21 1648 1750.7 1759.6 1767.2 1770.4 1809 1840.27 1958.11 2027.9 2045 2070.4 2075.9
  2085.3 2089.5 2137.3 2199.9 2250.24 2275.32 2362 2364 2369.8 2381 2385.7 2402.2 2433 2492 2497.4 2509 2530.2 2558 2561.2 2620 2625.2 2631.2 2635.3
  2641 2672.2 2677 2689.2 2748 2753.5 2759.2 2765 2786.2 2810.6 2817 2876 2879 2881.4 2893 2901.2 2914.2 2946 3008 3021 3072 3076 3132 3134.3 3142.3
  3146.4 3157.2 3170.2 3201 3260 3263 3270 3276.2 3298.2 3328.2 3387.2 3393.4 3405 3426.2 3457 3530 3538.3 3542 3633 3636.7 3655.8 3761 3764.9
  3784.7 3864.2 3893 3895 3897 3953.14 3968.5 3974.2 3981.11 3993.36 4038 4141.4 4146.6 4153.2 4157.2 4184.2 4190.3 4209.4 4226 4229.2 4237 4253
  4957.3 5906.3 5938.2 5970.2 6002.2 6068.2 6071.7 6086 6089.11 6109 6155.3 6159 6277.2 6313 6432.3 6439.2 6450 6457.3 6679.2 6683 6742 6744.7 6752
  6754 6757.8 6771.10 6783 6832.14 6847.31 6880.12 6912.4 6964 6966.5 6972 6978 7019.9 7040.2 7074.4 7080.2 7083.3 7142 7144.2 7149 7151.3 7212.8
  7222.2 7376.3 7380.13 7394.7 7405 7412 7416.2 7616.64 8400.13 8417 8421.12 11503.3 11647 11744.32 12330.4 12441.2 42607 42612.10 42654.2 42736.2
  43010 43014 43019 43045.2 43052 43204.2 43232.18 43263 43302.8 43335.11 43392.3 43443 43446.4 43452.2 43493 43561.6 43569.2 43573.2 43587 43596
  43644 43696 43698.3 43703.2 43710.2 43713 43756.2 43766 44005 44008 44013 64286 65024.16 65056.16 66045 66272 66422.5 68097.3 68101.2 68108.4
  68152.3 68159 68325.2 68900.4 68969.5 69291.2 69370.6 69446.11 69506.4 69633 69688.15 69744 69747.2 69759.3 69811.4 69817.2 69826 69888.3 69927.5
  69933.8 70003 70016.2 70070.9 70089.4 70095 70191.3 70196 70198.2 70206 70209 70367 70371.8 70400.2 70459.2 70464 70502.7 70512.5 70587.6 70606
  70608 70610 70625.2 70712.8 70722.3 70726 70750 70835.6 70842 70847.2 70850.2 71090.4 71100.2 71103.2 71132.2 71219.8 71229 71231.2 71339 71341
  71344.6 71351 71453 71455 71458.4 71463.5 71727.9 71737.2 71995.2 71998 72003 72148.4 72154.2 72160 72193.10 72243.6 72251.4 72263 72273.6 72281.3
  72330.13 72344.2 72544 72546.3 72550 72752.7 72760.6 72767 72850.22 72874.7 72882.2 72885.2 73009.6 73018 73020.2 73023.7 73031 73104.2 73109
  73111 73459.2 73472.2 73526.5 73536 73538 73562 78912 78919.15 90398.12 90413.3 92912.5 92976.7 94031 94095.4 94180 113821.2 118528.46 118576.23
  119143.3 119163.8 119173.7 119210.4 119362.3 121344.55 121403.50 121461 121476 121499.5 121505.15 122880.7 122888.17 122907.7 122915.2 122918.5
  123023 123184.7 123566 123628.4 124140.4 124398.2 124643 124646 124654.2 124661 125136.7 125252.7 917760.240
', E' \n'), '\s+') as entry,
  cast(string_to_array(entry, '.') as integer[]) as part,
  generate_series(0, coalesce(part[2], 1) - 1) as place;

-- Nobody may call a function but those who are named beside it.
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

revoke all on all tables in schema private from public, anon, authenticated, service_role;

revoke all on schema private from public;

grant usage on schema private to authenticated, service_role;

grant execute on function
  private.require_admin()
  to authenticated, service_role;

select private.restrict_grants();

grant execute on function
  private.ask_email_change(uuid, text), private.ask_password(text), private.end_email_changes(uuid), private.finish_email_change(private.invitations),
  private.note_password_change(uuid), public.ask_email_change(uuid, text), public.ask_password(text), public.note_password_change(uuid)
  to service_role;

grant execute on function
  public.my_account()
  to authenticated, service_role;

grant execute on function
  private.is_admin(), public.administrators(), public.remove_administrator(uuid), public.signed_in_administrator()
  to authenticated, service_role;

grant execute on function
  private.remove_administrator(uuid)
  to authenticated;

grant execute on function
  private.reveal_claim_code(uuid), private.reveal_claim_link(uuid)
  to authenticated;

grant execute on function
  public.ask_claim_proof(text, text), public.claim_channels(text), public.claim_status(text), public.listed_twins(jsonb),
  public.name_claim_account(text, text), public.send_claim_evidence(text, text, text), public.try_claim_code(text, text)
  to anon, authenticated, service_role;

grant execute on function
  public.claim_review(uuid), public.reveal_claim_code(uuid), public.reveal_claim_link(uuid)
  to authenticated, service_role;

grant execute on function
  private.compare_listings(integer), public.compare_listings(integer)
  to service_role;

grant execute on function
  public.possible_duplicates(jsonb)
  to authenticated, service_role;

grant execute on function
  private.is_slug_free(text)
  to service_role;

grant execute on function
  private.merge_listing(text, text)
  to authenticated;

grant execute on function
  public.former_addresses(text[]), public.former_slugs(text)
  to anon, authenticated, service_role;

grant execute on function
  public.merge_listing(text, text)
  to authenticated, service_role;

grant execute on function
  private.count_entries(bigint), private.forget_old_values(timestamptz), public.forget_old_values(timestamptz)
  to service_role;

grant execute on function
  private.join_operation(bigint, text), private.name_operation(text, jsonb, bigint), public.list_operations(jsonb),
  public.operation_preview(bigint, text, integer, boolean), public.undo_operation(bigint, jsonb)
  to authenticated, service_role;

grant execute on function
  private.undo_operation(bigint, jsonb)
  to authenticated;

grant execute on function
  private.application_images_kept(text), private.images_kept(), private.names_image(text), private.note_application_image(text, text),
  private.undone_within(), private.unsent_images_kept(), public.images_to_remove(timestamptz), public.keep_image(text, uuid, boolean, text, integer)
  to service_role;

grant execute on function
  private.is_stored_image(text), public.owner_upload(text)
  to authenticated, service_role;

grant execute on function
  public.application_upload(text), public.may_see_image(text, text)
  to anon, authenticated, service_role;

grant execute on function
  private.batch_took(), private.begin_import(jsonb, uuid), private.check_import_batch(bigint, integer, jsonb), private.end_import(bigint),
  private.import_changes(public.listings, public.listings), private.import_counts(bigint), private.import_merge(jsonb, text),
  private.import_outlook(bigint, integer, jsonb), private.import_refusal(public.listings, jsonb), private.import_rows_of(jsonb),
  private.import_twin(public.listings), private.imported_fields(public.listings, jsonb), private.imported_listing(jsonb),
  private.imported_listings(jsonb), private.is_archived_by_undo(text), private.names_alike(text, text), private.new_imported(jsonb),
  private.open_import(bigint), private.part_of(jsonb, integer, integer), private.update_listings(public.listings[]),
  private.with_imported(public.listings, jsonb), private.write_imported(jsonb), public.apply_import_rows(bigint, integer),
  public.begin_import(jsonb, uuid), public.begin_import_job(bigint), public.check_import_rows(bigint, jsonb),
  public.decide_import_row(bigint, integer, text), public.end_import(bigint), public.import_batch(bigint, jsonb), public.import_listings(jsonb),
  public.mend_import_row(bigint, integer, jsonb)
  to service_role;

grant execute on function
  private.invitation_state(private.invitations), private.write_invitation(text), public.claim_invitation(text), public.finish_invitation(text, uuid),
  public.invitation_at(text), public.write_invitation(text)
  to service_role;

grant execute on function
  private.make_invitation(text, text, text, uuid), private.withdraw_invitation(uuid)
  to authenticated;

grant execute on function
  public.make_invitation(text, text, text, uuid), public.withdraw_invitation(uuid)
  to authenticated, service_role;

grant select, update on private.invitations to service_role;

grant execute on function
  private.change_listings(text[], jsonb), private.change_matching_listings(jsonb, jsonb, text[]), private.continue_change(bigint),
  private.stop_change(bigint)
  to authenticated;

grant execute on function
  private.change_page(public.change_jobs, integer), private.keep_change(public.change_jobs), public.work_on_change(bigint, integer)
  to service_role;

grant execute on function
  public.change_listings(text[], jsonb), public.change_matching_listings(jsonb, jsonb, text[]), public.continue_change(bigint),
  public.stop_change(bigint)
  to authenticated, service_role;

grant execute on function
  public.delete_old_submissions(timestamptz)
  to service_role;

grant execute on function
  public.inbox_letters(jsonb), public.inbox_summary()
  to authenticated, service_role;

grant execute on function
  private.before_listing_write(), private.clean_listing(public.listings), private.is_check(jsonb)
  to authenticated, service_role;

grant execute on function
  private.ended_before(), private.free_slug(text[], text[]), private.free_slugs(jsonb), private.grace_days(), private.today()
  to service_role;

grant execute on function
  public.listing_changes_since(text), public.listing_checks(text[]), public.listings_version(), public.listings_with_slugs(text[]),
  public.published_listings_page(text)
  to anon, authenticated, service_role;

grant execute on function
  private.judge_listings(jsonb), public.judge_listings(jsonb), public.listings_to_judge(integer)
  to service_role;

grant execute on function
  public.admin_listings(jsonb), public.admin_needs(), public.admin_places(text, text)
  to authenticated, service_role;

grant execute on function
  private.count_numbers(jsonb), public.count_numbers(jsonb)
  to service_role;

grant execute on function
  private.claim_letter(text), private.note_letter(uuid, integer, text, text), private.tend_outbox(), public.claim_letter(text),
  public.note_letter(uuid, integer, text, text), public.tend_outbox()
  to service_role;

grant execute on function
  private.mark_letter(uuid, boolean), private.retry_letters(uuid)
  to authenticated;

grant execute on function
  public.admin_outbox(jsonb), public.mark_letter(uuid, boolean), public.retry_letters(uuid)
  to authenticated, service_role;

grant execute on function
  private.answer_edit(text, text), private.confirm_facts(text, text[]), private.propose_edit(text, integer, jsonb, uuid),
  private.undo_own_operation(text, bigint), private.withdraw_edit(text, text[])
  to authenticated;

grant execute on function
  public.answer_edit(text, text), public.confirm_facts(text, text[]), public.owner_listing(text), public.propose_edit(text, integer, jsonb, uuid),
  public.undo_own_operation(text, bigint), public.withdraw_edit(text, text[])
  to authenticated, service_role;

grant execute on function
  private.live_columns(), public.set_outbox_sender(boolean)
  to service_role;

grant execute on function
  private.mark_enquiry(uuid, boolean), private.remove_owner(uuid), private.set_live_columns(uuid, text[])
  to authenticated;

grant execute on function
  public.listing_owners(text), public.mark_enquiry(uuid, boolean), public.my_listings(), public.owner_enquiries(jsonb), public.owner_home(),
  public.remove_owner(uuid), public.set_live_columns(uuid, text[])
  to authenticated, service_role;

grant insert, select on private.listing_owners to service_role;

grant select, update on private.outbox_sender to service_role;

grant execute on function
  private.note_payment(text, text, integer), private.record_payment(jsonb), private.remove_payment_note(text),
  private.reverse_payment(uuid, text, jsonb), private.undo_reversal(uuid)
  to authenticated;

grant execute on function
  public.admin_payment_notes(jsonb), public.admin_payments(jsonb), public.note_payment(text, text, integer), public.record_payment(jsonb),
  public.remove_payment_note(text), public.reverse_payment(uuid, text, jsonb), public.undo_reversal(uuid)
  to authenticated, service_role;

grant execute on function
  private.erase_person(text)
  to authenticated;

grant execute on function
  private.export_account_of(text), private.export_letters_of(text), private.export_sent_by(text)
  to service_role;

grant execute on function
  public.erase_person(text), public.export_person(text)
  to authenticated, service_role;

grant execute on function
  private.answer_window()
  to service_role;

grant execute on function
  private.ask_back(uuid, integer, text), private.decide_change_request(jsonb), private.open_change_request(uuid),
  private.put_back_live(uuid, bigint, text), private.reopen_change_request(uuid, integer)
  to authenticated;

grant execute on function
  public.admin_change_requests(jsonb), public.ask_back(uuid, integer, text), public.decide_change_request(jsonb), public.open_change_request(uuid),
  public.put_back_live(uuid, bigint, text), public.reopen_change_request(uuid, integer), public.went_live(uuid)
  to authenticated, service_role;

grant execute on function
  public.answer_change_request(text, text, jsonb), public.change_request_status(text), public.withdraw_change_request(text)
  to anon, authenticated, service_role;

grant execute on function
  private.clean_date(text, text), private.clean_items(text, jsonb, jsonb), private.clean_required(text, text, integer),
  private.clean_slug(text, text, integer), private.clean_text(text, text, integer), private.clean_url(text, text, integer), private.clean_website(text),
  private.is_safe_url(text), private.phone_digits(text), private.phone_key(text), private.refuse(text), private.slugify(text), private.trimmed(text),
  private.utf16_length(text), private.website_key(text)
  to authenticated, service_role;

grant execute on function
  private.metres(float8, float8, float8, float8)
  to service_role;

reset check_function_bodies;
