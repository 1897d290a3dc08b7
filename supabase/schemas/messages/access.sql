create policy "anybody sends a message" on public.contact_messages
  for insert to anon, authenticated with check (not handled);
create policy "anybody sends an enquiry" on public.enquiries
  for insert to anon, authenticated with check (not handled);
create policy "administrators read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators read enquiries" on public.enquiries
  for select to authenticated using ((select private.is_admin()));
create policy "administrators tick off messages" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators tick off enquiries" on public.enquiries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators read notes" on public.inbox_notes
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write notes" on public.inbox_notes
  for insert to authenticated with check ((select private.is_admin()));
create policy "an administrator removes the own notes" on public.inbox_notes
  for delete to authenticated using (author = (select auth.uid()) and (select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('contact_messages', 'anon', 'insert'),
  ('enquiries', 'anon', 'insert'),
  ('contact_messages', 'authenticated', 'select, insert, update (handled, filed_as, assignee, is_read)'),
  ('enquiries', 'authenticated', 'select, insert, update (handled, filed_as, assignee, is_read)'),
  ('inbox_notes', 'authenticated', 'select, insert, delete'),
  ('admin_inbox', 'authenticated', 'select'),
  ('admin_notes', 'authenticated', 'select'),
  ('admin_waiting', 'authenticated', 'select');
grant execute on function
  public.delete_old_submissions(timestamptz)
  to service_role;
