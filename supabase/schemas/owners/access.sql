create policy "administrators read owners" on private.listing_owners
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_owners', 'authenticated', 'select'),
  ('owner_enquiries', 'authenticated', 'select'),
  ('owner_enquiry_counts', 'authenticated', 'select');
-- Without the accounts of owners.
grant select (id, listing_id, email, live_columns, request, added_by, created_at) on private.listing_owners to authenticated;
grant execute on function
  private.live_columns(), public.set_outbox_sender(boolean)
  to service_role;
grant execute on function
  private.mark_enquiry(uuid, boolean), private.owned_listings(), private.remove_owner(uuid), private.set_live_columns(uuid, text[])
  to authenticated;
grant execute on function
  public.mark_enquiry(uuid, boolean), public.my_listings(), public.owner_home(),
  public.remove_owner(uuid), public.set_live_columns(uuid, text[])
  to authenticated, service_role;
grant insert, select on private.listing_owners to service_role;
grant select, update on private.outbox_sender to service_role;
