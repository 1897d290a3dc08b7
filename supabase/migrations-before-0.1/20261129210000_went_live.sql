-- What an owner changed at once, beside what the same owner's edit asks for.

-- What went live at once of the listing of an edit, and would go back by an undo: [{"operation", "at", "fields": [{"field", "before", "after"}]}], the newest of ten first. A
-- check is written with the fact that it is about, and goes back with it.
create function public.went_live(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing constant text := (select listing_id from public.change_requests where id = request_id and kind = 'edit');
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('operation', id, 'at', ended_at, 'fields', fields) order by id desc), '[]')
    from (
      select operation.id, operation.ended_at, plan.fields
      from public.audit_operations as operation
      cross join lateral (
        select jsonb_agg(jsonb_build_object('field', field, 'before', before, 'after', after) order by field) as fields
        from private.undo_plan(operation.id, array[listing])
        where state = 'goes_back' and effect = 'change' and field not in ('existence_check', 'phone_check', 'hours_check', 'place_check')
      ) as plan
      where operation.kind = 'owner-edit' and operation.undone_by is null and operation.keeps_values
        and operation.ended_at + private.undo_window() > now() and plan.fields is not null
        and operation.id in (select log.operation_id from public.audit_log as log where log.table_name = 'listings' and log.row_id = listing)
      order by operation.id desc limit 10
    ) as live);
end
$$;
comment on function public.went_live(uuid) is 'What the owner of a listing changed at once, beside an edit of it, for administrators.';

create function private.put_back_live(request_id uuid, operation bigint, field text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  listing constant text := (select listing_id from public.change_requests where id = request_id);
  fields jsonb;
  columns jsonb;
begin
  perform private.require_admin();
  if listing is null then
    perform private.refuse('There is no such request');
  end if;
  -- From here on nobody else writes it: what is compared is what is overwritten.
  perform from public.listings where id = listing for update;
  select live -> 'fields' into fields from jsonb_array_elements(public.went_live(request_id)) as live
    where live -> 'operation' = to_jsonb(put_back_live.operation);
  select shown -> 'before' into columns from jsonb_array_elements(fields) as shown where shown ->> 'field' = put_back_live.field;
  if columns is null then
    perform private.refuse('It was changed or put back meanwhile');
  end if;
  select columns || coalesce(jsonb_object_agg(checked.key, checked.value), '{}') into columns
    from private.undo_plan(operation, array[listing]) as plan cross join jsonb_each(plan.before) as checked
    where plan.state = 'goes_back' and private.checks_of(array(select jsonb_object_keys(columns)), 'owner') ? plan.field
      -- That the business is there, what stays of the save says as well.
      and (plan.field <> 'existence_check' or jsonb_array_length(fields) = 1);
  perform private.name_operation('edit');
  perform private.put_back(jsonb_build_object(listing, columns));
  return current_setting('dira.operation')::bigint;
end
$$;

-- Puts one field of went_live back, and the date of its check with it, as an edit that is undone like any other; the rest of what was saved together stays. Answers its operation.
create function public.put_back_live(request_id uuid, operation bigint, field text) returns bigint
language sql set search_path = ''
as $$ select private.put_back_live(request_id, operation, field) $$;
comment on function public.put_back_live(uuid, bigint, text) is 'Puts a field back that an owner changed at once, for administrators.';

revoke all on function public.went_live(uuid), private.put_back_live(uuid, bigint, text), public.put_back_live(uuid, bigint, text)
from public, anon, authenticated;
grant execute on function public.went_live(uuid), private.put_back_live(uuid, bigint, text), public.put_back_live(uuid, bigint, text) to authenticated;
