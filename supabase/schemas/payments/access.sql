create policy "administrators read payments" on public.payments
  for select to authenticated using ((select private.is_admin()));
create policy "administrators read notes of payments" on private.payment_notes
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_paying_listings', 'authenticated', 'select'),
  ('admin_payment_notes', 'authenticated', 'select'),
  ('admin_payment_packages', 'authenticated', 'select'),
  ('admin_payments', 'authenticated', 'select'),
  ('payments', 'authenticated', 'select'),
  ('payments', 'service_role', 'select');
grant select on private.payment_notes to authenticated;
grant execute on function
  private.paid_package(text, uuid), private.payment_reference(text), private.renews_from(public.listings), private.yearly_price(text)
  to authenticated;
grant execute on function
  private.note_payment(text, text, integer), private.record_payment(jsonb), private.remove_payment_note(text),
  private.reverse_payment(uuid, text, jsonb), private.undo_reversal(uuid)
  to authenticated;
grant execute on function
  public.note_payment(text, text, integer), public.record_payment(jsonb),
  public.remove_payment_note(text), public.reverse_payment(uuid, text, jsonb), public.undo_reversal(uuid)
  to authenticated, service_role;
