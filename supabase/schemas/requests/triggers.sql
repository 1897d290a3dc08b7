create trigger follow_undo after update of undone_by on public.audit_operations
  for each row when (new.kind = 'request' and new.undone_by is distinct from old.undone_by) execute function private.follow_undo();
create trigger before_insert before insert on public.change_requests
  for each row when (current_setting('dira.owner_edits', true) is distinct from 'on') execute function private.before_change_request_insert();
