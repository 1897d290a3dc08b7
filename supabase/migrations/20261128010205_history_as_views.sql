set local check_function_bodies = off;

insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_operations', 'authenticated', 'select'),
  ('admin_listing_operations', 'authenticated', 'select');

drop function list_operations(jsonb);

drop function private.operation_row(audit_operations);

-- For so long an operation can be undone; then the values of its entries are forgotten.
create or replace function private.undo_window() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- Who did an operation, what happened to accounts in it, how far its work is, how much of it is undone, and how far that work is.
create or replace function private.operation_story(operation public.audit_operations) returns jsonb
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
create or replace function public.operation_preview(
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

create view public.admin_operations with (security_invoker = true) as
select id, kind, summary, actor, actor_role, began_at, ended_at, is_finished, table_name, label, entries, added, changed, removed, changes, fields, undoes, undone_by,
  ended_at + private.undo_window() as undoable_until,
  -- Rights are given and taken by name, and what visitors sent is theirs: only listings go back.
  keeps_values and table_name is not distinct from 'listings' and ended_at + private.undo_window() > now() as can_undo,
  private.operation_story(operation) as story
from public.audit_operations as operation;

comment on view public.admin_operations is 'What was done to the directory, for administrators.';

create view public.admin_listing_operations with (security_invoker = true) as
select listing_id, operation.*
from (select distinct row_id as listing_id, operation_id from public.audit_log where table_name = 'listings') as touched
join public.admin_operations as operation on operation.id = operation_id;

comment on view public.admin_listing_operations is 'The same by the listings that it touched.';

revoke all on function operation_preview(bigint,text,integer,boolean) from public, anon, authenticated, service_role;
grant execute on function operation_preview(bigint,text,integer,boolean) to authenticated, service_role;

revoke all on function private.operation_story(audit_operations) from public, anon, authenticated, service_role;
grant execute on function private.operation_story(audit_operations) to authenticated;

revoke all on function private.undo_window() from public, anon, authenticated, service_role;
grant execute on function private.undo_window() to authenticated;

select private.restrict_grants();
