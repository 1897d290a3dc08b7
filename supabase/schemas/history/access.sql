create policy "administrators read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
create policy "administrators read the operations" on public.audit_operations
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('audit_log', 'authenticated', 'select'),
  ('audit_log', 'service_role', 'select'),
  ('audit_operations', 'authenticated', 'select'),
  ('audit_operations', 'service_role', 'select'),
  ('admin_operations', 'authenticated', 'select'),
  ('admin_listing_operations', 'authenticated', 'select');
grant execute on function
  private.count_entries(bigint), private.forget_old_values(timestamptz), public.forget_old_values(timestamptz)
  to service_role;
grant execute on function
  private.join_operation(bigint, text), private.name_operation(text, jsonb, bigint),
  public.operation_preview(bigint, text, integer, boolean), public.undo_operation(bigint, jsonb)
  to authenticated, service_role;
grant execute on function
  private.undo_operation(bigint, jsonb)
  to authenticated;
grant execute on function
  private.operation_story(public.audit_operations), private.undo_window()
  to authenticated;
