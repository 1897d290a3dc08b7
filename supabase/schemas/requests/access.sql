create policy "anybody sends a request" on public.change_requests
  for insert to anon, authenticated with check (status = 'new');
create policy "administrators read requests" on public.change_requests
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_requests', 'anon', 'insert'),
  -- Without what is in the sender's link.
  ('change_requests', 'authenticated', 'insert, select (id, reference, kind, status, listing_id, base_version, business_name, asked_tier, changes, reason, evidence, name, email, phone, messages, read_at, asked_at, decided_at, decided_by, decision_reason, accepted, operation, version, created_at)'),
  ('admin_change_requests', 'authenticated', 'select');
grant execute on function
  private.answer_window(), private.words_of(text[])
  to authenticated, service_role;
grant execute on function
  private.ask_back(uuid, integer, text), private.decide_change_request(jsonb), private.open_change_request(uuid),
  private.put_back_live(uuid, bigint, text), private.reopen_change_request(uuid, integer)
  to authenticated;
grant execute on function
  public.ask_back(uuid, integer, text), public.decide_change_request(jsonb), public.open_change_request(uuid),
  public.put_back_live(uuid, bigint, text), public.reopen_change_request(uuid, integer), public.went_live(uuid)
  to authenticated, service_role;
grant execute on function
  public.answer_change_request(text, text, jsonb), public.change_request_status(text), public.withdraw_change_request(text)
  to anon, authenticated, service_role;
