create trigger write_audit_log_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_insert after insert on public.admin_users
  referencing new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.admin_users
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.contact_messages
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.contact_messages
  referencing old table as before_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.enquiries
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.enquiries
  referencing old table as before_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.change_requests
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.change_requests
  referencing old table as before_rows for each statement execute function private.write_audit_log();
