-- Whatever somebody asks of a listing is a change request: an application, an owner's edit, a claim, anybody's suggestion, a report. Its sender follows it by
-- a link, without an account; administrators decide. The listing stays as it is until then. docs/decisions/0029 says how.

create table public.change_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  link_token text not null unique,
  reference text not null unique default '',
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

create index change_requests_status on public.change_requests (status, created_at, id);
create index change_requests_created_at on public.change_requests (created_at, id);
create index change_requests_listing_id on public.change_requests (listing_id);
create index change_requests_email on public.change_requests (lower(email));
create index change_requests_operation on public.change_requests (operation) where operation is not null;

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

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

---------------------------------------------------------------------------------------------------------------------
-- Applications of before
---------------------------------------------------------------------------------------------------------------------

-- Nobody has a link to them. What they say stays as it was written; the log knows the package that was granted.
insert into public.change_requests (idempotency_key, link_token, reference, kind, status, business_name, asked_tier, changes, evidence, name, email, phone,
  decided_at, accepted, created_at)
select idempotency_key, private.token_hash(gen_random_uuid()::text || gen_random_uuid()::text), private.new_reference(), 'application', status, business_name, plan,
  changes, case when message = '' then '{}' else jsonb_build_object('text', message) end, contact_name, email, phone,
  handled_at, case status when 'accepted' then array(select jsonb_object_keys(changes)) else '{}' end, created_at
from public.listing_applications, lateral (
  select jsonb_object_agg(key, jsonb_build_object('from', null, 'to', value)) as changes
  from jsonb_each_text(jsonb_build_object('business_name', business_name, 'category', category, 'country', country, 'city_name', city, 'website', website))
  where value <> ''
) as asked;

drop table public.listing_applications;
drop function private.before_listing_application_insert(), private.before_listing_application_update();
delete from private.table_privileges where table_name = 'listing_applications';

---------------------------------------------------------------------------------------------------------------------
-- Sending, as with every submission
---------------------------------------------------------------------------------------------------------------------

-- As before; of those without an address, which may all be one sender or many, only the brake counts.
create or replace function private.limit_submissions(submissions regclass, sender text) returns void
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

-- As before, with requests in the place of applications.
create or replace function private.only_the_server_sends() returns void
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
  if new.kind in ('application', 'claim') or new.email <> '' then
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

create trigger begin_submission before insert on public.change_requests
  for each statement execute function private.begin_submission();
create trigger before_insert before insert on public.change_requests
  for each row execute function private.before_change_request_insert();
create trigger write_audit_log_on_update after update on public.change_requests
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.change_requests
  referencing old table as before_rows for each statement execute function private.write_audit_log();

alter table public.change_requests enable row level security;
alter table public.change_requests force row level security;
create policy "anybody sends a request" on public.change_requests
  for insert to anon, authenticated with check (status = 'new');
insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_requests', 'anon', 'insert'),
  ('change_requests', 'authenticated', 'insert');
select private.restrict_grants();

---------------------------------------------------------------------------------------------------------------------
-- For the holder of the link. Each reads one row by its index.
---------------------------------------------------------------------------------------------------------------------

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

revoke all on function
  private.proposed_columns(), private.new_reference(), private.token_hash(text), private.listing_with(public.listings, jsonb),
  private.clean_changes(jsonb, public.listings), private.clean_evidence(jsonb), private.before_change_request_insert(), private.answer_window(),
  private.request_json(public.change_requests), private.status_json(public.change_requests)
from public, anon, authenticated;
revoke all on function
  public.change_request_status(text), public.answer_change_request(text, text, jsonb), public.withdraw_change_request(text)
from public;
grant execute on function
  public.change_request_status(text), public.answer_change_request(text, text, jsonb), public.withdraw_change_request(text)
to anon, authenticated, service_role;
