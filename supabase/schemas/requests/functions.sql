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

-- What administrators see.
create function private.reviewed_json(request public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(shown) from public.admin_change_requests as shown where shown.id = request.id $$;

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
