create policy "administrators read emails" on public.outbox
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  -- Without the secret of an email and what sends it.
  ('outbox', 'authenticated', 'select (id, kind, email, phone, reply_to, data, status, times_uncertain, last_error, next_attempt_at, handled_by, created_at, settled_at)'),
  ('admin_outbox', 'authenticated', 'select'),
  ('admin_outbox_counts', 'authenticated', 'select');
grant execute on function
  private.claim_email(text), private.note_email(uuid, integer, text, text), private.tend_outbox(), public.claim_email(text),
  public.note_email(uuid, integer, text, text), public.tend_outbox()
  to service_role;
grant execute on function
  private.mark_email(uuid, boolean), private.retry_emails(uuid)
  to authenticated;
grant execute on function
  public.mark_email(uuid, boolean), public.retry_emails(uuid)
  to authenticated, service_role;
insert into private.outbox_sender values (false);
