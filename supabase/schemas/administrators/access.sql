-- There is no policy for writing: only the service role, which row-level security does not bind, makes administrators.
create policy "an account sees whether it is an administrator" on public.admin_users
  for select to authenticated
  using (id = (select auth.uid()));
create policy "an administrator steps down" on public.admin_users
  for delete to authenticated using (id = (select auth.uid()) and (select private.is_admin()));
create policy "administrators see who is one" on public.admin_users
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_administrators', 'authenticated', 'select'),
  ('admin_users', 'authenticated', 'select, delete');
grant execute on function
  private.is_admin(), public.remove_administrator(uuid), public.signed_in_administrator()
  to authenticated, service_role;
grant execute on function
  private.remove_administrator(uuid)
  to authenticated;
