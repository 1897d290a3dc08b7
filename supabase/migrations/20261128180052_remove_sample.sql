-- Writes the next rows: listings, counts and how far it has come in one transaction, so that each row counts once whatever happens. Answers the state, and
-- how many milliseconds the batch kept the database from others.
create or replace function public.apply_import_rows(job bigint, size integer default 40) returns jsonb
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

-- Archives what is left of the sample, and answers how much that is. An operation of its own, or part of the one that has begun.
create or replace function private.archive_sample() returns integer
language sql set search_path = ''
as $$
  with removed as (
    update public.listings set status = 'archived' where id like 'sample-%' and status <> 'archived' returning 1
  ) select count(*)::integer from removed
$$;

create or replace function private.remove_sample() returns jsonb
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
create or replace function public.remove_sample() returns jsonb
language sql set search_path = ''
as $$ select private.remove_sample() $$;

comment on function public.remove_sample() is 'Archives the sample as one operation, for administrators.';

-- What a listing can need somebody for; 'closed' is what two different people report. Those without an address count as one person. 'sample' is what Dira
-- brings along: no business of it is real.
create or replace function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'duplicates', 'closed', 'sample'];

-- The condition of a need on private.listing_rows; null for what is none. What is archived needs nobody. Between days means both of them: a package that ends
-- today or tomorrow ends tomorrow at the latest, so that the first three and 'past' leave no day out and share none.
create or replace function private.need_condition(need text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  first_day constant date := case need when 'ends-tomorrow' then today when 'ends-in-7-days' then today + 2 when 'ends-in-30-days' then today + 8
    when 'past' then '-infinity' when 'in-grace' then private.ended_before() when 'lapsed' then '-infinity' end;
  last_day constant date := case need when 'ends-tomorrow' then today + 1 when 'ends-in-7-days' then today + 7 when 'ends-in-30-days' then today + 30
    when 'past' then today - 1 when 'in-grace' then today - 1 when 'lapsed' then private.ended_before() - 1 end;
begin
  return case need
    when 'coordinates' then 'lacks_place and status < 2'
    when 'hours' then 'unread_hours is not null and status < 2'
    when 'phone' then 'undialled_phone is not null and status < 2'
    when 'duplicates' then 'is_duplicate and status < 2'
    when 'closed' then $condition$id in (
      select listing_id from public.change_requests where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back')
      group by listing_id having count(distinct lower(email)) > 1) and status < 2$condition$
    when 'sample' then $condition$id like 'sample-%' and status < 2$condition$
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

revoke all on function apply_import_rows(bigint,integer) from public, anon, authenticated, service_role;
grant execute on function apply_import_rows(bigint,integer) to service_role;

revoke all on function private.archive_sample() from public, anon, authenticated, service_role;
grant execute on function private.archive_sample() to service_role;

revoke all on function private.need_condition(text) from public, anon, authenticated, service_role;

revoke all on function private.needs() from public, anon, authenticated, service_role;

revoke all on function private.remove_sample() from public, anon, authenticated, service_role;
grant execute on function private.remove_sample() to authenticated, service_role;

revoke all on function remove_sample() from public, anon, authenticated, service_role;
grant execute on function remove_sample() to authenticated, service_role;
