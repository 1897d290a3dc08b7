create policy "anybody sends a request" on public.change_requests
  for insert to anon, authenticated with check (status = 'new');
insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_requests', 'anon', 'insert'),
  ('change_requests', 'authenticated', 'insert');
grant execute on function
  private.answer_window()
  to service_role;
grant execute on function
  private.ask_back(uuid, integer, text), private.decide_change_request(jsonb), private.open_change_request(uuid),
  private.put_back_live(uuid, bigint, text), private.reopen_change_request(uuid, integer)
  to authenticated;
grant execute on function
  public.admin_change_requests(jsonb), public.ask_back(uuid, integer, text), public.decide_change_request(jsonb), public.open_change_request(uuid),
  public.put_back_live(uuid, bigint, text), public.reopen_change_request(uuid, integer), public.went_live(uuid)
  to authenticated, service_role;
grant execute on function
  public.answer_change_request(text, text, jsonb), public.change_request_status(text), public.withdraw_change_request(text)
  to anon, authenticated, service_role;
