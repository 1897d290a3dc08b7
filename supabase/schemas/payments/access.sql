create policy "administrators read payments" on public.payments
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('payments', 'authenticated', 'select'),
  ('payments', 'service_role', 'select');
grant execute on function
  private.note_payment(text, text, integer), private.record_payment(jsonb), private.remove_payment_note(text),
  private.reverse_payment(uuid, text, jsonb), private.undo_reversal(uuid)
  to authenticated;
grant execute on function
  public.admin_payment_notes(jsonb), public.admin_payments(jsonb), public.note_payment(text, text, integer), public.record_payment(jsonb),
  public.remove_payment_note(text), public.reverse_payment(uuid, text, jsonb), public.undo_reversal(uuid)
  to authenticated, service_role;
