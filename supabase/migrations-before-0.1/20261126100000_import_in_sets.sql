-- A batch of an import is written by one statement for what is new and one for what changes: what follows listings runs once for each, not for each row.

-- As before; `taken` are slugs of the same batch.
drop function private.free_slug(text[]);
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
    if candidate <> all (taken) and not exists (select 1 from public.listings where slug = candidate) then
      return candidate;
    end if;
  end loop;
  -- Room for the number within the longest slug.
  base := left(candidate, 150) || '-';
  while base || free = any (taken) or exists (select 1 from public.listings where slug = base || free) loop
    used := free;
    free := free * 2;
  end loop;
  while free - used > 1 loop
    middle := (used + free) / 2;
    if base || middle = any (taken) or exists (select 1 from public.listings where slug = base || middle) then
      used := middle;
    else
      free := middle;
    end if;
  end loop;
  return base || free;
end
$$;

-- Writes what the source says into listings that are there.
drop function private.update_listing(public.listings);
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
  outcomes jsonb[] := '{}';
  added public.listings[] := '{}';
  changed public.listings[] := '{}';
  slugs text[] := '{}';
  ids text[] := '{}';
  item jsonb;
  current public.listings;
  next public.listings;
begin
  for item in select value from jsonb_array_elements(rows) loop
    current := private.imported_listing(item);
    if current.id is null then
      next := private.new_imported(item);
      next.id := gen_random_uuid()::text;
      next.created_at := now();
      next.updated_at := now();
      next.slug := private.free_slug(array(select jsonb_array_elements_text(item -> 'slugs')), slugs);
      slugs := slugs || next.slug;
      added := added || next;
      outcomes := outcomes || jsonb_build_object('outcome', 'inserted', 'slug', next.slug);
    elsif current.id = any (ids) then
      raise unique_violation using message = 'two rows are of one listing', constraint = 'listings_pkey';
    else
      next := private.with_imported(current, private.imported_fields(current, item));
      ids := ids || current.id;
      if next is distinct from current then
        changed := changed || next;
        outcomes := outcomes || jsonb_build_object('outcome', 'updated', 'slug', current.slug);
      else
        outcomes := outcomes || jsonb_build_object('outcome', 'unchanged', 'slug', current.slug);
      end if;
    end if;
  end loop;
  if added <> '{}' then
    insert into public.listings select listing.* from unnest(added) as listing;
  end if;
  if changed <> '{}' then
    perform private.update_listings(changed);
  end if;
  return to_jsonb(outcomes);
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

-- As before, in sets.
create or replace function public.import_listings(rows jsonb) returns jsonb
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
  perform from public.listings
    where source_id in (select private.trimmed(value -> 'fields' ->> 'source_id') from jsonb_array_elements(rows))
      or id in (select value ->> 'listing' from jsonb_array_elements(rows))
    order by id for update;
  return private.import_rows_of(rows);
end
$$;
drop function private.insert_imported(public.listings, text[]);

-- As before, by a function of Postgres' own: each write of a listing asks it ten times and more.
create or replace function private.trimmed(value text) returns text
language sql immutable strict set search_path = ''
return btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');

-- Nothing stays nothing, without a call.
alter function private.clean_text(text, text, integer) strict;
alter function private.clean_url(text, text, integer) strict;
alter function private.clean_website(text) strict;

-- As before, but for an error, which is that of the row: an exception block for each row would plan anew each function that it calls.
create or replace function private.import_outlook(job bigint, number integer, record jsonb) returns public.import_rows
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

-- As before, in sets; answers also how many milliseconds the batch kept the database from others.
create or replace function public.check_import_rows(job bigint, rows jsonb) returns jsonb
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

drop function public.apply_import_rows(bigint, integer);
-- As before; answers the state, and how many milliseconds the batch kept the database from others.
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

revoke all on function public.apply_import_rows(bigint, integer) from public, anon, authenticated;
grant execute on function public.apply_import_rows(bigint, integer) to service_role;
revoke all on function
  private.batch_took(), private.free_slug(text[], text[]), private.update_listings(public.listings[]),
  private.is_archived_by_undo(text), private.imported_fields(public.listings, jsonb), private.write_imported(jsonb), private.part_of(jsonb, integer, integer),
  private.import_rows_of(jsonb), private.check_import_batch(bigint, integer, jsonb)
from public;
grant execute on function
  private.batch_took(), private.free_slug(text[], text[]), private.update_listings(public.listings[]),
  private.is_archived_by_undo(text), private.imported_fields(public.listings, jsonb), private.write_imported(jsonb), private.part_of(jsonb, integer, integer),
  private.import_rows_of(jsonb), private.check_import_batch(bigint, integer, jsonb)
to service_role;

