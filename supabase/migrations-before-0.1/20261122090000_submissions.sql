-- What visitors send: messages to the directory, enquiries to a business, applications for a listing. Anybody may send one
-- at a time and nobody but administrators reads them. A submission carries a key that its sender made up: sent again, it
-- is a success and stored once, so that a form may repeat what it has heard no answer to.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null,
  handled boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact form. Anybody sends one, administrators read and tick off.';

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
  created_at timestamptz not null default now()
);
comment on table public.enquiries is 'Enquiries to a business of the directory. Anybody sends one, administrators read and tick off.';
comment on column public.enquiries.business_name is 'The name that the listing had; written by the database.';

create table public.listing_applications (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  plan text not null,
  business_name text not null,
  category text not null,
  country text not null,
  city text not null default '',
  contact_name text not null,
  email text not null,
  phone text not null default '',
  website text,
  message text not null default '',
  status text not null default 'new',
  tier text,
  created_at timestamptz not null default now()
);
comment on table public.listing_applications is 'Businesses that ask for a listing. Anybody applies, administrators decide.';
comment on column public.listing_applications.plan is 'What the business asks for: classified, standard or premium.';
comment on column public.listing_applications.status is 'new, accepted or declined; an administrator''s decision.';
comment on column public.listing_applications.tier is 'What an administrator grants: classified, standard or premium.';

-- The limits ask for the last minute, administrators for the newest first; and the listing of an enquiry may go.
create index contact_messages_created_at on public.contact_messages (created_at);
create index enquiries_created_at on public.enquiries (created_at);
create index enquiries_listing_id on public.enquiries (listing_id);
create index listing_applications_created_at on public.listing_applications (created_at);

---------------------------------------------------------------------------------------------------------------------
-- What holds for every submission
---------------------------------------------------------------------------------------------------------------------

-- Whether the request comes over the API from a visitor or a signed-in account. It asks for the role that the API took on,
-- which current_user does not tell inside a function that runs with its owner's rights.
create function private.is_client() returns boolean
language sql stable set search_path = ''
return current_setting('role') not in ('none', 'service_role', 'postgres', 'supabase_admin');

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

-- Five a minute from one address and sixty from all of them. PT429 makes the API answer 429.
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
  ) into from_sender, from_all using sender, clock_timestamp() - interval '1 minute';
  if from_sender >= 5 then
    raise exception using errcode = 'PT429', message = 'Too many from this e-mail address',
      hint = 'Try again in a minute.';
  end if;
  if from_all >= 60 then
    raise exception using errcode = 'PT429', message = 'Too many at the moment', hint = 'Try again in a minute.';
  end if;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Each of them. These functions run with their owner's rights: who sends reads nothing, and calls nothing in this schema.
---------------------------------------------------------------------------------------------------------------------

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

create function private.before_listing_application_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission();
  new.plan := private.clean_tier('plan', private.clean_required('plan', new.plan, 60));
  new.business_name := private.clean_required('business_name', new.business_name, 120);
  new.category := private.clean_required('category', new.category, 60);
  new.country := private.clean_required('country', new.country, 80);
  new.city := private.trimmed(private.clean_text('city', coalesce(new.city, ''), 80));
  new.contact_name := private.clean_required('contact_name', new.contact_name, 120);
  new.email := private.clean_email('email', new.email);
  new.phone := private.trimmed(private.clean_text('phone', coalesce(new.phone, ''), 40));
  new.website := private.clean_website(new.website);
  new.message := private.trimmed(private.clean_text('message', coalesce(new.message, ''), 5000));
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.status := 'new';
  new.tier := null;
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- What was sent stays as it was; what was done about it changes.
create function private.before_contact_message_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  handled boolean := new.handled;
begin
  if handled is null then
    perform private.refuse('handled is true or false');
  end if;
  new := old;
  new.handled := handled;
  return new;
end
$$;

create function private.before_enquiry_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  handled boolean := new.handled;
  listing_id text := new.listing_id;
begin
  if handled is null then
    perform private.refuse('handled is true or false');
  end if;
  new := old;
  new.handled := handled;
  -- The foreign key lets go of a listing that is no more.
  if listing_id is null and not exists (select from public.listings where id = old.listing_id) then
    new.listing_id := null;
  end if;
  return new;
end
$$;

create function private.before_listing_application_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  status text := new.status;
  tier text := private.clean_tier('tier', new.tier);
begin
  if status is null or status not in ('new', 'accepted', 'declined') then
    perform private.refuse('status is new, accepted or declined');
  end if;
  new := old;
  new.status := status;
  new.tier := tier;
  return new;
end
$$;

create trigger begin_submission before insert on public.contact_messages
  for each statement execute function private.begin_submission();
create trigger begin_submission before insert on public.enquiries
  for each statement execute function private.begin_submission();
create trigger begin_submission before insert on public.listing_applications
  for each statement execute function private.begin_submission();

create trigger before_insert before insert on public.contact_messages
  for each row execute function private.before_contact_message_insert();
create trigger before_insert before insert on public.enquiries
  for each row execute function private.before_enquiry_insert();
create trigger before_insert before insert on public.listing_applications
  for each row execute function private.before_listing_application_insert();

create trigger before_update before update on public.contact_messages
  for each row execute function private.before_contact_message_update();
create trigger before_update before update on public.enquiries
  for each row execute function private.before_enquiry_update();
create trigger before_update before update on public.listing_applications
  for each row execute function private.before_listing_application_update();

---------------------------------------------------------------------------------------------------------------------
-- Who may do what
---------------------------------------------------------------------------------------------------------------------

alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;
alter table public.enquiries enable row level security;
alter table public.enquiries force row level security;
alter table public.listing_applications enable row level security;
alter table public.listing_applications force row level security;

create policy "anybody sends a message" on public.contact_messages
  for insert to anon, authenticated with check (not handled);
create policy "anybody sends an enquiry" on public.enquiries
  for insert to anon, authenticated with check (not handled);
create policy "anybody applies for a listing" on public.listing_applications
  for insert to anon, authenticated with check (status = 'new' and tier is null);

create policy "administrators read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators read enquiries" on public.enquiries
  for select to authenticated using ((select private.is_admin()));
create policy "administrators read applications" on public.listing_applications
  for select to authenticated using ((select private.is_admin()));

create policy "administrators tick off messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators tick off enquiries" on public.enquiries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators decide on applications" on public.listing_applications
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create or replace function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  grant select on public.admin_users to authenticated;
  grant select on public.listings to anon, authenticated;
  grant insert, update, delete on public.listings to authenticated;
  grant insert on public.contact_messages, public.enquiries, public.listing_applications to anon, authenticated;
  grant select on public.contact_messages, public.enquiries, public.listing_applications to authenticated;
  grant update (handled) on public.contact_messages, public.enquiries to authenticated;
  grant update (status, tier) on public.listing_applications to authenticated;
  grant all on all tables in schema public to service_role;
end
$$;
select private.restrict_grants();

-- Nobody calls what triggers with their owner's rights call.
revoke all on function
  private.is_client(), private.clean_email(text, text), private.clean_tier(text, text), private.begin_submission(),
  private.count_submission(), private.is_submitted(regclass, uuid), private.limit_submissions(regclass, text),
  private.before_contact_message_insert(), private.before_enquiry_insert(), private.before_listing_application_insert(),
  private.before_contact_message_update(), private.before_enquiry_update(), private.before_listing_application_update()
from public;
