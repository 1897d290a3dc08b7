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

-- Who did an operation, what happened to accounts in it, how far its work is, how much of it is undone, and how far that work is.
create function private.operation_story(operation public.audit_operations) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'actor_email', private.account_email(operation.actor), 'events', private.account_events(operation.id), 'job', private.operation_job(operation.id),
    'undone', private.undone_of(operation), 'undo_job', case when operation.undone_by is not null then private.operation_job(operation.undone_by) end);
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
    'operation', (select to_jsonb(described) from public.admin_operations as described where id = shown.id),
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
