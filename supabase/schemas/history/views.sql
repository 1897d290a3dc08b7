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
