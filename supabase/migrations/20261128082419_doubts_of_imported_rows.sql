-- {"on": a day, "how": by its owner, by an administrator, by a call or by the source that it is imported from}.
alter table public.import_rows add column doubts text[];
comment on column public.import_rows.doubts is 'The kinds of its notes, such as pile, each once.';
comment on column public.listings.existence_check is 'When it was last checked that the business is there, and how: {"on", "how": owner, administrator, call or source}. The three others are alike.';

create or replace function private.is_check(written jsonb) returns boolean
language sql immutable
return case jsonb_typeof(written) when 'object' then written - 'on' - 'how' = '{}' and coalesce(written ->> 'how' in ('owner', 'administrator', 'call', 'source'), false)
  and coalesce(written ->> 'on' ~ '^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$', false) else written is null end;

-- How many rows there are of each kind, with what was decided; goes is how many would be written.
create or replace function private.import_counts(job bigint) returns jsonb
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

-- Leaves out the rows with a doubt that would be written, or takes those with it in again that were left out. Answers the counts.
create or replace function public.leave_out_doubted(job bigint, doubt text, is_out boolean) returns jsonb
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

create or replace function private.update_listings(listings public.listings[]) returns void
language plpgsql set search_path = ''
as $$
declare
  assignments text;
begin
  select string_agg(format('%1$I = next.%1$I', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = 'public.published_listings'::regclass and attnum > 0 and attname not in ('id', 'slug');
  assignments := assignments || ', existence_check = next.existence_check, hours_check = next.hours_check';
  execute format(
    'update public.listings as listing set %s, status = next.status from unnest($1) as next where listing.id = next.id', assignments
  ) using listings;
end
$$;

-- What a row writes into the listing that is there. A listing that the undo of an import archived begins again, as a new one would.
create or replace function private.imported_fields(listing public.listings, item jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when listing.status = 'archived' and item -> 'initial' ? 'status' and private.is_archived_by_undo(listing.id)
    then jsonb_build_object('status', item -> 'initial' -> 'status') else '{}' end || (item -> 'fields')
    -- Who checked it later knows better.
    - case when listing.existence_check ->> 'on' >= item -> 'fields' -> 'existence_check' ->> 'on' then 'existence_check' else '' end
    - case when listing.hours_check ->> 'on' >= item -> 'fields' -> 'hours_check' ->> 'on' then 'hours_check' else '' end
$$;

revoke all on function leave_out_doubted(bigint,text,boolean) from public, anon, authenticated, service_role;
grant execute on function leave_out_doubted(bigint,text,boolean) to service_role;

revoke all on function private.import_counts(bigint) from public, anon, authenticated, service_role;
grant execute on function private.import_counts(bigint) to service_role;

revoke all on function private.imported_fields(listings,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.imported_fields(listings,jsonb) to service_role;

revoke all on function private.is_check(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.is_check(jsonb) to authenticated, service_role;

revoke all on function private.update_listings(listings[]) from public, anon, authenticated, service_role;
grant execute on function private.update_listings(listings[]) to service_role;
