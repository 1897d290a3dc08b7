-- Messages of visitors: messages to the directory, enquiries to businesses, and the inbox of both.

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
-- The limits ask for the last minute, administrators for the newest first; and the listing of an enquiry may go.
create index contact_messages_created_at on public.contact_messages (created_at);
create index contact_messages_status on public.contact_messages (filed_as, handled, created_at);
create index contact_messages_assignee on public.contact_messages (assignee);

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
create index enquiries_created_at on public.enquiries (created_at);
create index enquiries_listing_id on public.enquiries (listing_id);
create index enquiries_status on public.enquiries (filed_as, handled, created_at);
create index enquiries_assignee on public.enquiries (assignee);

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  author uuid references public.admin_users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
comment on table public.inbox_notes is 'What administrators note about a message. They read and write it, each removes the own, and it goes with its message.';
comment on column public.inbox_notes.author is 'Written by the database; null when the author is an administrator no more.';
alter table public.inbox_notes enable row level security, force row level security;
create index inbox_notes_message_id on public.inbox_notes (message_id);
create index inbox_notes_enquiry_id on public.inbox_notes (enquiry_id);
create index inbox_notes_author on public.inbox_notes (author);
