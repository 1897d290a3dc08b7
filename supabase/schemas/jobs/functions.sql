-- Sets columns of the next listings of a bulk change. Listings that somebody else has changed there since it began, or added, are left alone.
create function private.bulk_page(job public.change_jobs, size integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  columns constant text[] := array(select jsonb_object_keys(job.asked -> 'changes') order by 1);
  page constant text[] := case when job.asked ? 'ids'
    then array(select distinct id from jsonb_array_elements_text(job.asked -> 'ids') as id where id > job.last_listing order by id limit size + 1)
    else private.matching_listings(job.asked -> 'matching', job.last_listing, size + 1) end;
  ids constant text[] := array(select unnest(page[1:size]) except select jsonb_array_elements_text(coalesce(job.asked -> 'without', '[]')));
  elsewhere text[];
  changed integer;
begin
  -- From here on nobody else writes them.
  perform from public.listings as listing where listing.id = any (ids) order by listing.id for update;
  elsewhere := array(
    select distinct log.row_id from public.audit_log as log
    where log.table_name = 'listings' and log.row_id = any (ids) and log.id > job.since and log.operation_id is distinct from job.operation
      and (log.action = 'insert' or log.changes ?| columns));
  execute format(
    'update public.listings as listing set %s from jsonb_populate_record(null::public.listings, $1) as given
      where listing.id = any ($2) and listing.id <> all ($3)',
    (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
  ) using job.asked -> 'changes', ids, elsewhere;
  get diagnostics changed = row_count;
  return jsonb_build_object('changed', changed, 'archived', 0, 'restored', 0, 'left_alone', cardinality(elsewhere), 'left', '[]'::jsonb,
    'gone_through', cardinality(ids), 'last', page[least(size, cardinality(page))], 'more', cardinality(page) > size);
end
$$;

-- Puts back what an operation changed in its next listings. A field that says something else by now is left alone, unless it was ticked as it is.
create function private.undo_page(job public.change_jobs, size integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  operation constant bigint := job.asked ->> 'operation';
  page constant text[] := coalesce(private.operation_listings(operation, job.last_listing, size + 1), '{}');
  ids constant text[] := page[1:size];
  plan jsonb;
  refused jsonb;
  answer jsonb;
begin
  -- From here on nobody else writes them: what is compared is what is overwritten.
  perform from public.listings as listing where listing.id = any (ids) order by listing.id for update;
  select coalesce(jsonb_agg(to_jsonb(step) || jsonb_build_object('goes', step.state = 'goes_back' or coalesce(ticked.now = step.now, false),
      'state', case when step.state = 'changed' and ticked.now <> step.now then 'changed_again' else step.state end)), '[]')
    into plan
    from private.undo_plan(operation, ids) as step
    -- What was ticked is given up only as it was seen.
    left join lateral (
      select item -> 'now' as now from jsonb_array_elements(job.asked -> 'also_changed') as item
      where step.state = 'changed' and item ->> 'listing' = step.listing and item ->> 'field' = step.field limit 1
    ) as ticked on true;

  refused := private.write_undo(
    operation,
    (select coalesce(jsonb_object_agg(listing, columns), '{}') from (
      select item ->> 'listing' as listing, jsonb_object_agg(col.key, col.value) as columns
      from jsonb_array_elements(plan) as item cross join jsonb_each(item -> 'before') as col
      where (item ->> 'goes')::boolean and item ->> 'effect' <> 'restore' group by 1) as changed),
    (select coalesce(jsonb_object_agg(item ->> 'listing', item -> 'before'), '{}') from jsonb_array_elements(plan) as item
      where (item ->> 'goes')::boolean and item ->> 'effect' = 'restore'));

  select jsonb_build_object(
    'changed', count(*) filter (where done and item ->> 'effect' = 'change'),
    'archived', count(*) filter (where done and item ->> 'effect' = 'archive'),
    'restored', count(*) filter (where done and item ->> 'effect' = 'restore'),
    'left_alone', count(*) filter (where not done and item ->> 'state' <> 'already'),
    'left', coalesce(jsonb_agg(jsonb_build_object(
      'listing', item ->> 'listing', 'slug', item ->> 'slug', 'name', item ->> 'name', 'field', item ->> 'field', 'now', item -> 'now',
      'reason', coalesce(refused ->> (item ->> 'listing'), item ->> 'state')
    ) order by item ->> 'listing', item ->> 'field') filter (where not done and item ->> 'state' <> 'already'), '[]'),
    'gone_through', cardinality(ids), 'last', ids[cardinality(ids)], 'more', cardinality(page) > size
  ) into answer
  from (select item, (item ->> 'goes')::boolean and not refused ? (item ->> 'listing') as done
    from jsonb_array_elements(plan) as item) as outcome;
  return answer;
end
$$;

-- What an undo has to say of what it undoes: from its first page on that it is undone; once it is finished also up the chain, where what an undone undo had
-- undone holds again, and so on.
create function private.note_undone(undo bigint, is_finished boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  undone bigint := (select undoes from public.audit_operations where id = undo);
begin
  while undone is not null loop
    update public.audit_operations as stored
      set undone_by = (select max(later.id) from public.audit_operations as later where later.undoes = stored.id and later.undone_by is null)
      where stored.id = undone returning stored.undoes into undone;
    exit when not is_finished;
  end loop;
end
$$;

-- Does the next page of a job, all of it in one transaction, and answers the job as it is then.
create function private.change_page(job public.change_jobs, size integer) returns public.change_jobs
language plpgsql security definer set search_path = ''
as $$
declare
  page jsonb;
  undone public.audit_operations;
  has_more boolean;
begin
  if not exists (select from public.admin_users where id = job.actor) then
    raise exception using message = 'Who began it is no administrator now', errcode = '42501';
  end if;
  if job.operation is not null then
    perform private.join_operation(job.operation, job.kind);
  elsif job.kind = 'bulk' then
    perform private.name_operation('bulk', job.asked -> 'changes');
  else
    select * into undone from public.audit_operations where id = (job.asked ->> 'operation')::bigint;
    perform private.name_operation('undo', jsonb_build_object('kind', undone.kind, 'label', undone.label, 'of', undone.summary), undone.id);
  end if;
  perform set_config('dira.actor', job.actor::text, true);
  page := case job.kind when 'bulk' then private.bulk_page(job, size) else private.undo_page(job, size) end;

  has_more := (page ->> 'more')::boolean;
  job.operation := coalesce(job.operation, nullif(current_setting('dira.operation', true), '')::bigint);
  job.last_listing := coalesce(page ->> 'last', job.last_listing);
  job.position := job.position + (page ->> 'gone_through')::integer;
  job.total := case when has_more then greatest(job.total, job.position) else job.position end;
  job.counts := (select jsonb_object_agg(key, value::integer + (page ->> key)::integer) from jsonb_each_text(job.counts));
  job.left_alone := jsonb_path_query_array(job.left_alone || (page -> 'left'), '$[0 to 99]');
  if not has_more then
    job.state := 'done';
    job.ended_at := clock_timestamp();
    -- Nothing is gone on with.
    job.asked := job.asked - array['ids', 'without', 'also_changed'];
  end if;
  update public.audit_operations set is_finished = not has_more where id = job.operation;
  if job.kind = 'undo' then
    perform private.note_undone(job.operation, not has_more);
  end if;
  return job;
end
$$;

-- Stores a job as it is after a page.
create function private.keep_change(job public.change_jobs) returns void
language sql security definer set search_path = ''
as $$
  update public.change_jobs as stored set
    asked = job.asked, state = job.state, last_listing = job.last_listing, position = job.position, total = job.total, counts = job.counts,
    left_alone = job.left_alone, operation = job.operation, failure = job.failure, ended_at = job.ended_at
  where stored.id = job.id
$$;

-- What is said of a job: of one that a request did as a whole, without a number.
create function private.change_answer(job public.change_jobs) returns jsonb
language sql immutable set search_path = ''
as $$
  select job.counts || jsonb_build_object('operation', job.operation, 'left', job.left_alone, 'job', job.id, 'state', job.state,
    'position', job.position, 'total', job.total)
$$;

-- So many listings are written by the request itself; for most of what is done that is all.
create function private.first_page() returns integer
language sql immutable set search_path = ''
return 200;

-- Begins a job by its first page. Where that is not all, the site's server goes on with it.
create function private.begin_change(kind text, asked jsonb, total integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.change_jobs := jsonb_populate_record(null::public.change_jobs, jsonb_build_object(
    'kind', kind, 'asked', asked, 'state', 'working', 'last_listing', '', 'position', 0, 'total', total, 'left_alone', '[]'::jsonb,
    'counts', '{"changed": 0, "archived": 0, "restored": 0, "left_alone": 0}'::jsonb, 'actor', auth.uid(),
    'since', (select coalesce(max(id), 0) from public.audit_log)));
begin
  job := private.change_page(job, private.first_page());
  if job.state = 'working' then
    insert into public.change_jobs (kind, asked, last_listing, position, total, counts, left_alone, since, operation, actor)
      values (job.kind, job.asked, job.last_listing, job.position, job.total, job.counts, job.left_alone, job.since, job.operation, job.actor)
      returning id into job.id;
  end if;
  return private.change_answer(job);
end
$$;

create function private.check_bulk_changes(changes jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' then
    perform private.refuse('changes is an object of columns');
  end if;
  if exists (select from jsonb_object_keys(changes) as key where key not in (
    'status', 'package_tier', 'category', 'subcategory', 'country', 'province_name', 'province_slug', 'city_name', 'city_slug'))
  then
    perform private.refuse('Together only status, package_tier, category, subcategory, country, province and city are changed');
  end if;
end
$$;

create function private.change_listings(ids text[], changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.check_bulk_changes(changes);
  if ids is null or cardinality(ids) > 5000 then
    perform private.refuse('ids are at most 5,000');
  end if;
  return private.begin_change('bulk', jsonb_build_object('changes', changes, 'ids', to_jsonb(ids)), cardinality(ids));
end
$$;

-- Sets columns of up to 5,000 listings, as one operation. Answers as undo_operation() does.
create function public.change_listings(ids text[], changes jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.change_listings(ids, changes) $$;

create function private.change_matching_listings(asked jsonb, changes jsonb, without text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  matching integer;
begin
  perform private.require_admin();
  perform private.check_bulk_changes(changes);
  if cardinality(without) > 5000 then
    perform private.refuse('without are at most 5,000');
  end if;
  execute format('select count(*) from private.listing_rows where %s and id <> all ($1)', private.listing_conditions(asked)) into matching using without;
  return private.begin_change('bulk', jsonb_build_object('changes', changes, 'matching', asked, 'without', to_jsonb(without)), matching);
end
$$;

-- Sets columns of the listings that match a question of admin_listings(), as one operation. They are taken in the order of their ids, so what a change makes
-- match no more is still reached. `without` names listings that stay as they are. Answers as undo_operation() does.
create function public.change_matching_listings(asked jsonb, changes jsonb, without text[] default '{}') returns jsonb
language sql set search_path = ''
as $$ select private.change_matching_listings(asked, changes, coalesce(without, '{}')) $$;
comment on function public.change_matching_listings(jsonb, jsonb, text[]) is 'Changes all listings that match as one operation, for administrators.';

-- Archives what is left of the sample, and answers how much that is. An operation of its own, or part of the one that has begun.
create function private.archive_sample() returns integer
language sql set search_path = ''
as $$
  with removed as (
    update public.listings set status = 'archived' where id like 'sample-%' and status <> 'archived' returning 1
  ) select count(*)::integer from removed
$$;

create function private.remove_sample() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  if current_setting('role') <> 'service_role' then
    perform private.require_admin();
  end if;
  perform private.name_operation('bulk', '{"status": "archived"}');
  removed := private.archive_sample();
  return jsonb_build_object('operation', nullif(current_setting('dira.operation', true), '')::bigint, 'changed', removed);
end
$$;
-- Archives the sample, for administrators and the service: {"operation", "changed"}.
create function public.remove_sample() returns jsonb
language sql set search_path = ''
as $$ select private.remove_sample() $$;
comment on function public.remove_sample() is 'Archives the sample as one operation, for administrators.';

create function private.stop_change(job bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stopped public.change_jobs;
begin
  perform private.require_admin();
  -- After the page that is being written.
  update public.change_jobs set state = 'stopped', ended_at = clock_timestamp() where id = job and state = 'working';
  select * into stopped from public.change_jobs where id = job;
  if stopped.id is null then
    perform private.refuse('There is no such job');
  end if;
  return private.change_answer(stopped);
end
$$;

-- Stops a job behind the page that is being written: what is done stands. Any administrator may.
create function public.stop_change(job bigint) returns jsonb
language sql set search_path = ''
as $$ select private.stop_change(job) $$;

create function private.continue_change(job bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stopped public.change_jobs;
begin
  perform private.require_admin();
  select * into stopped from public.change_jobs where id = job and state in ('stopped', 'failed') for update;
  if stopped.id is null or stopped.actor <> auth.uid() then
    perform private.refuse('There is no such job of yours that was stopped');
  end if;
  stopped := private.change_page(jsonb_populate_record(stopped, '{"state": "working", "failure": null, "ended_at": null}'), private.first_page());
  perform private.keep_change(stopped);
  return private.change_answer(stopped);
end
$$;

-- Goes on with a job that was stopped or failed, for who began it.
create function public.continue_change(job bigint) returns jsonb
language sql set search_path = ''
as $$ select private.continue_change(job) $$;

-- The next page of a job, for the site's server. Answers {"state", "took"}: the state, and how many milliseconds the page kept the database from others.
create function public.work_on_change(job bigint, size integer default 40) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  work public.change_jobs;
begin
  select * into work from public.change_jobs where id = job for update;
  if work.state = 'working' then
    work := private.change_page(work, size);
    perform private.keep_change(work);
  end if;
  return jsonb_build_object('state', work.state, 'took', private.batch_took());
end
$$;

-- How far the work on an operation is, where it takes more than one page: of an import as well.
create function private.operation_job(operation bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('id', id, 'state', state, 'position', position, 'total', total, 'counts', counts, 'failure', failure, 'actor', actor)
      from public.change_jobs as job where job.operation = operation_job.operation order by id desc limit 1),
    (select jsonb_build_object('id', null, 'state', case state when 'applying' then 'working' else state end, 'position', position, 'total', total,
        'counts', null, 'failure', failure, 'actor', actor)
      from public.import_jobs as job where job.operation = operation_job.operation order by id desc limit 1))
$$;

-- How many listings of an operation are undone now, of how many: {"done", "of"}. Null where it is not undone. An undo that is itself being undone counts less.
create function private.undone_of(undone public.audit_operations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  undo public.audit_operations;
  job jsonb;
  written integer;
begin
  if undone.undone_by is null then
    return null;
  end if;
  select * into undo from public.audit_operations where id = undone.undone_by;
  job := private.operation_job(undo.id);
  written := undo.added + undo.changed + undo.removed;
  return jsonb_build_object(
    'done', coalesce((job ->> 'position')::integer, written) - coalesce((private.undone_of(undo) ->> 'done')::integer, 0),
    'of', coalesce((job ->> 'total')::integer, written));
end
$$;
