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

revoke all on function public.went_live(uuid) from public, anon, authenticated;
grant execute on function public.went_live(uuid) to authenticated;
