-- Bulk changes and undos of many listings go on without the tab that asked for them, and after a crash: the request does the first of them, the site's
-- server the others, a batch after another, as it does imports. History says how far that is. docs/decisions/0019 says how.

create table public.change_jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('bulk', 'undo')),
  -- bulk: {"changes", and "ids" or "matching" and "without"}. undo: {"operation", "also_changed"}.
  asked jsonb not null,
  state text not null default 'working' check (state in ('working', 'done', 'stopped', 'failed')),
  last_listing text not null default '',
  position integer not null default 0,
  total integer not null,
  counts jsonb not null default '{"changed": 0, "archived": 0, "restored": 0, "left_alone": 0}',
  left_alone jsonb not null default '[]',
  since bigint not null,
  operation bigint references public.audit_operations (id),
  failure text,
  actor uuid not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
comment on table public.change_jobs is 'Changes and undos of more listings than one request writes. Written by functions, read by administrators.';
comment on column public.change_jobs.last_listing is 'The id of the last listing that was gone through: they are taken in the order of their ids.';
comment on column public.change_jobs.position is 'How many listings have been gone through.';
comment on column public.change_jobs.total is 'How many there were at the beginning; in the end, how many were gone through.';
comment on column public.change_jobs.left_alone is 'The first hundred that were left as they were.';
comment on column public.change_jobs.since is 'The last entry of the log when it began: what others wrote afterwards stays.';
create index change_jobs_operation on public.change_jobs (operation);
create index change_jobs_working on public.change_jobs (id) where state = 'working';
create index change_jobs_undone on public.change_jobs ((asked ->> 'operation')) where kind = 'undo' and state <> 'done';

alter table public.change_jobs enable row level security;
alter table public.change_jobs force row level security;
create policy "administrators read the jobs" on public.change_jobs for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values ('change_jobs', 'authenticated', 'select');
select private.restrict_grants();

-- As before; what a server goes on with is whose it was.
create or replace function private.current_operation(plain_kind text) returns bigint
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

---------------------------------------------------------------------------------------------------------------------
-- One page of the work
---------------------------------------------------------------------------------------------------------------------

-- As before, for those that have asked who calls.
create or replace function private.matching_listings(asked jsonb, after text, size integer) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  execute format('select array_agg(id) from (select id from private.listing_rows where %s and id > $1 order by id limit $2) as found',
    private.listing_conditions(asked)) into ids using coalesce(after, ''), size;
  return coalesce(ids, '{}');
end
$$;

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

---------------------------------------------------------------------------------------------------------------------
-- What administrators ask for
---------------------------------------------------------------------------------------------------------------------

drop function public.undo_operation(bigint, jsonb, bigint, text);
drop function private.undo_operation(bigint, jsonb, bigint, text);
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

drop function public.change_matching_listings(jsonb, jsonb, text[], bigint, text);
drop function public.change_listings(text[], jsonb, bigint);
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

---------------------------------------------------------------------------------------------------------------------
-- What History says
---------------------------------------------------------------------------------------------------------------------

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

-- As before, with how far its work is, how much of it is undone, and how far that work is.
create or replace function private.operation_row(operation public.audit_operations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', operation.id, 'kind', operation.kind, 'summary', operation.summary, 'actor', operation.actor,
    'actor_email', private.account_email(operation.actor), 'events', private.account_events(operation.id),
    'actor_role', operation.actor_role, 'began_at', operation.began_at, 'ended_at', operation.ended_at,
    'is_finished', operation.is_finished, 'table_name', operation.table_name, 'label', operation.label,
    'entries', operation.entries, 'added', operation.added, 'changed', operation.changed, 'removed', operation.removed,
    'changes', operation.changes, 'fields', operation.fields, 'undoes', operation.undoes, 'undone_by', operation.undone_by,
    'undoable_until', operation.ended_at + private.undo_window(),
    -- Rights are given and taken by name, and what visitors sent is theirs: only listings go back.
    'can_undo', operation.keeps_values and operation.table_name is not distinct from 'listings'
      and operation.ended_at + private.undo_window() > now(),
    'job', private.operation_job(operation.id), 'undone', private.undone_of(operation),
    'undo_job', case when operation.undone_by is not null then private.operation_job(operation.undone_by) end
  )
$$;

-- As before, also of what an undo left alone or was told to put back nonetheless.
create or replace function private.forget_old_values(moment timestamptz) returns integer
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

---------------------------------------------------------------------------------------------------------------------
-- Who may call what
---------------------------------------------------------------------------------------------------------------------

revoke all on function
  private.matching_listings(jsonb, text, integer), private.bulk_page(public.change_jobs, integer), private.undo_page(public.change_jobs, integer),
  private.note_undone(bigint, boolean), private.change_page(public.change_jobs, integer), private.keep_change(public.change_jobs),
  private.change_answer(public.change_jobs), private.first_page(), private.begin_change(text, jsonb, integer), private.check_bulk_changes(jsonb),
  private.undo_operation(bigint, jsonb), private.change_listings(text[], jsonb), private.change_matching_listings(jsonb, jsonb, text[]),
  private.stop_change(bigint), private.continue_change(bigint), private.operation_job(bigint), private.undone_of(public.audit_operations)
from public;
revoke all on function private.matching_listings(jsonb, text, integer) from authenticated;
revoke all on function
  public.undo_operation(bigint, jsonb), public.change_listings(text[], jsonb), public.change_matching_listings(jsonb, jsonb, text[]),
  public.stop_change(bigint), public.continue_change(bigint), public.work_on_change(bigint, integer)
from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function
  public.undo_operation(bigint, jsonb), public.change_listings(text[], jsonb), public.change_matching_listings(jsonb, jsonb, text[]),
  public.stop_change(bigint), public.continue_change(bigint),
  private.undo_operation(bigint, jsonb), private.change_listings(text[], jsonb), private.change_matching_listings(jsonb, jsonb, text[]),
  private.stop_change(bigint), private.continue_change(bigint)
to authenticated;
grant execute on function
  public.work_on_change(bigint, integer), private.change_page(public.change_jobs, integer), private.keep_change(public.change_jobs)
to service_role;
