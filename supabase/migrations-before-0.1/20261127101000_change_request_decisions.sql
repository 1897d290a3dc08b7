-- How administrators decide on change requests, what an undo makes of a decision, and how long requests are kept. docs/decisions/0029 says how.

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

---------------------------------------------------------------------------------------------------------------------
-- Deciding
---------------------------------------------------------------------------------------------------------------------

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

-- Decides on every column that is asked for, and writes what is accepted as one operation of History. `decision` has
--   id, version   of the request that was seen       reason       for the sender
--   accept, decline    columns; together all of them      is_accepted  of a request that asks for no column
--   over          {column: what it said when it was chosen although it collides}
--   instead       {column: what is written in the place of what is asked for}
--   listing       of an application: {"slug", "status", "package_tier"}
--   how           the facts among them were checked: owner, administrator or call; else as the kind says
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

---------------------------------------------------------------------------------------------------------------------
-- Undo
---------------------------------------------------------------------------------------------------------------------

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
create trigger follow_undo after update of undone_by on public.audit_operations
  for each row when (new.kind = 'request' and new.undone_by is distinct from old.undone_by) execute function private.follow_undo();

---------------------------------------------------------------------------------------------------------------------
-- As before, with requests in the place of applications
---------------------------------------------------------------------------------------------------------------------

-- No request is kept for longer than the privacy page says; evidence and addresses of suggestions, reports and claims for 90 days. A question that nobody answered in time ends its request, here as it is called every day.
create or replace function public.delete_old_submissions(moment timestamptz default now()) returns integer
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

create or replace function public.inbox_summary() returns jsonb
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

create or replace function public.export_person(address text) returns jsonb
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

create or replace function private.erase_person(address text) returns jsonb
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

revoke all on function
  private.is_same(jsonb, jsonb), private.reviewed_json(public.change_requests), private.request_to_change(uuid), private.open_change_request(uuid),
  private.ask_back(uuid, integer, text), private.reopen_change_request(uuid, integer), private.write_application(text, jsonb),
  private.decided_status(jsonb, text[]), private.decide_change_request(jsonb), private.follow_undo(),
  public.admin_change_requests(jsonb), public.open_change_request(uuid), public.ask_back(uuid, integer, text), public.reopen_change_request(uuid, integer),
  public.decide_change_request(jsonb)
from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function
  private.open_change_request(uuid), private.ask_back(uuid, integer, text), private.reopen_change_request(uuid, integer), private.decide_change_request(jsonb),
  public.admin_change_requests(jsonb), public.open_change_request(uuid), public.ask_back(uuid, integer, text), public.reopen_change_request(uuid, integer),
  public.decide_change_request(jsonb)
to authenticated;
-- The site's server deletes what is old with the service role.
grant execute on function private.answer_window() to service_role;
