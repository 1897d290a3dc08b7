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
