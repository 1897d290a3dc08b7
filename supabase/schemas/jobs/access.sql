create policy "administrators read the jobs" on public.change_jobs for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('change_jobs', 'authenticated', 'select');
grant execute on function
  private.change_listings(text[], jsonb), private.change_matching_listings(jsonb, jsonb, text[]), private.continue_change(bigint),
  private.stop_change(bigint)
  to authenticated;
grant execute on function
  private.change_page(public.change_jobs, integer), private.keep_change(public.change_jobs), public.work_on_change(bigint, integer)
  to service_role;
grant execute on function
  public.change_listings(text[], jsonb), public.change_matching_listings(jsonb, jsonb, text[]), public.continue_change(bigint),
  public.stop_change(bigint), private.remove_sample(), public.remove_sample()
  to authenticated, service_role;
grant execute on function private.archive_sample() to service_role;
