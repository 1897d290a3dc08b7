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
  from jsonb_populate_record(listing, fields - array['id', 'slug', 'source_id', 'created_at', 'updated_at', 'version']) as written
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

create function private.twin_json(twin public.listings, alike text, metres numeric) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('id', (twin).id, 'name', (twin).business_name, 'slug', (twin).slug, 'by', alike, 'status', (twin).status, 'metres', metres);

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
  return private.twin_json(twin, alike, round(private.metres(listing.lat, listing.lng, twin.lat, twin.lng)::numeric));
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

-- The id of a business that a source calls by an id that another one had before: with the name. An id is no longer than 120 characters.
create function private.renamed_source_id(item jsonb) returns text
language sql immutable set search_path = ''
return left(private.trimmed(item -> 'fields' ->> 'source_id'), 60) || ' ' || left(lower(private.trimmed(item -> 'fields' ->> 'business_name')), 59);

-- Whether a row seems to be of another business than the listing that has its id: another kind, and another name.
create function private.is_other_business(listing public.listings, item jsonb) returns boolean
language sql stable security definer set search_path = ''
return not item ? 'listing'
  and ((listing).category <> item -> 'fields' ->> 'category'
    or coalesce((listing).subcategory <> item -> 'fields' ->> 'subcategory', false)
    or coalesce((listing).kind <> item -> 'fields' ->> 'kind', false))
  and not private.names_alike(private.fold_text((listing).business_name), private.fold_text(item -> 'fields' ->> 'business_name'));

-- What a row of the file would do, as a row of import_rows. `record` is {"line", "cells", "name", "city", "notes"?, "item" | "reason"}. An error is the caller's: an
-- exception block for each row would plan anew each function that it calls.
create function private.import_outlook(job bigint, number integer, record jsonb) returns public.import_rows
language plpgsql stable set search_path = ''
as $$
declare
  outlook public.import_rows := jsonb_populate_record(null::public.import_rows, record - 'item');
  item jsonb := nullif(record -> 'item', 'null');
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
  select (known.listing).* into current from private.imported_listings(jsonb_build_array(item)) as known;
  if current.id is not null and private.is_other_business(current, item) then
    outlook.twin := private.twin_json(current, 'id', null);
    item := jsonb_set(item, '{fields,source_id}', to_jsonb(private.renamed_source_id(item)));
  else
    current := private.imported_listing(item);
  end if;
  if current.id is not null and outlook.twin is null then
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
  outlook.twin := coalesce(outlook.twin, private.import_twin(next));
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
    'noted', count(*) filter (where notes is not null),
    'doubts', (select coalesce(jsonb_agg(jsonb_build_object('doubt', doubt, 'rows', rows, 'out', out) order by rows desc, doubt), '[]') from (
      select doubt, count(*) as rows, count(*) filter (where decision = 'out') as out
      from public.import_rows as doubted cross join lateral unnest(doubts) as doubt
      where doubted.job = import_counts.job and kind in ('new', 'changed') group by doubt) as many),
    'undecided', count(*) filter (where kind = 'duplicate' and decision is null),
    'goes', count(*) filter (where (kind in ('new', 'changed') and decision is null) or decision in ('same', 'different')))
  from public.import_rows as planned where planned.job = import_counts.job
$$;

-- Looks at the next rows of a file, in sets, and writes no listing. Rows of an earlier check, or that another server has looked at meanwhile, are not taken.
-- Answers how far it is, and how many milliseconds the batch kept the database from others.
create function public.check_import_rows(job bigint, checks integer, at integer, rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state = 'checking' and opened.checks = check_import_rows.checks and opened.position = at then
    perform private.check_import_batch(opened.id, opened.position, rows);
    update public.import_jobs set position = at + jsonb_array_length(rows) where id = opened.id returning * into opened;
    if opened.position >= opened.total then
      update public.import_jobs set state = 'checked', counts = private.import_counts(opened.id) where id = opened.id;
    end if;
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

-- Leaves out the rows with a doubt that would be written, or takes those with it in again that were left out. Answers the counts.
create function public.leave_out_doubted(job bigint, doubt text, is_out boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  decided jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  update public.import_rows as planned set decision = case when is_out then 'out' end
    where planned.job = opened.id and planned.kind in ('new', 'changed') and planned.doubts @> array[doubt];
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
    where attrelid = 'public.published_listings'::regclass and attnum > 0 and attname not in ('id', 'slug', 'is_unclaimed', 'is_checked');
  assignments := assignments || ', existence_check = next.existence_check, hours_check = next.hours_check';
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
    -- Who checked it later knows better.
    - case when listing.existence_check ->> 'on' >= item -> 'fields' -> 'existence_check' ->> 'on' then 'existence_check' else '' end
    - case when listing.hours_check ->> 'on' >= item -> 'fields' -> 'hours_check' ->> 'on' then 'hours_check' else '' end
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
    if (opened.chosen -> 'choice' ->> 'removesSample')::boolean then
      perform private.join_operation(opened.operation, 'import');
      update public.import_jobs set counts = counts || jsonb_build_object('sample', private.archive_sample()) where id = opened.id;
    end if;
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
    where planned.job = opened.id and planned.number = mend_import_row.number and (planned.kind = 'rejected' or planned.notes is not null);
  if not found then
    perform private.refuse('Only a row that is rejected or has notes can be mended');
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
  when private.is_other_business(listing, item)
  then format('the id %s is %s in the directory, of another kind: import the file on the page Import to decide whether this is the same business',
    (listing).source_id, (listing).business_name)
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
      (select listing from public.listings as listing
        where not given.item ? 'listing' and source_id in (private.trimmed(given.item -> 'fields' ->> 'source_id'), private.renamed_source_id(given.item))
        order by source_id <> private.renamed_source_id(given.item) limit 1)
      limit 1
    ) as known on true
$$;
