-- A batch of an import is matched, named and written by statements for all of its rows. What follows a listing costs less for each of them.

-- Functions of one expression, whose names were looked up when it was written: without a setting of their own Postgres puts the expression in their
-- place. Of those that an index has it would not find the index then.
alter function private.trimmed(text) reset search_path;
alter function private.utf16_length(text) reset search_path;
alter function private.is_check(jsonb) reset search_path;

-- No list stays no list, without a call.
alter function private.clean_items(text, jsonb, jsonb) strict;

-- As before, but text that is as it should be is seen at one look.
create or replace function private.clean_text(field text, value text, max_length integer) returns text
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

-- As before. Each row is looked up by index, also by a plan that Postgres made while there were few listings.
create or replace function private.keep_listing_rows() returns trigger
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

-- As before, by the numbers of the entries.
create or replace function private.count_entries(first_entry bigint) returns void
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

-- As before.
create or replace function private.write_audit_log() returns trigger
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

-- As before, for one row.
create or replace function private.imported_listing(item jsonb) returns public.listings
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

-- As before; what changes nothing is not cleaned again.
create or replace function private.with_imported(listing public.listings, fields jsonb) returns public.listings
language sql stable set search_path = ''
as $$
  select case when written is distinct from listing then private.clean_listing(written) else listing end
  from jsonb_populate_record(listing, fields - array['id', 'slug', 'created_at', 'updated_at', 'version']) as written
$$;

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

-- Writes rows, all of them or none: an error is that of any of them.
create or replace function private.write_imported(rows jsonb) returns jsonb
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

-- As before; the rows to be locked are found by index.
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
  perform from (select (listing).id from private.imported_listings(rows) where (listing).id is not null order by id) as known,
    lateral (select from public.listings where id = known.id for update) as locked;
  return private.import_rows_of(rows);
end
$$;

-- As before, but not beside an import, which would take half as long again: what came is compared when all of it is there.
create or replace function public.compare_listings(size integer default 50) returns integer
language sql set search_path = ''
as $$
  select case
    when exists (select from public.audit_operations where kind = 'import' and not is_finished and ended_at > now() - interval '5 seconds') then 0
    else private.compare_listings(size)
  end
$$;

revoke all on function
  private.import_refusal(public.listings, jsonb), private.imported_listings(jsonb), private.free_slugs(jsonb)
from public;
grant execute on function
  private.import_refusal(public.listings, jsonb), private.imported_listings(jsonb), private.free_slugs(jsonb)
to service_role;
