grant execute on function
  private.live_columns(), public.set_outbox_sender(boolean)
  to service_role;
grant execute on function
  private.mark_enquiry(uuid, boolean), private.remove_owner(uuid), private.set_live_columns(uuid, text[])
  to authenticated;
grant execute on function
  public.listing_owners(text), public.mark_enquiry(uuid, boolean), public.my_listings(), public.owner_enquiries(jsonb), public.owner_home(),
  public.remove_owner(uuid), public.set_live_columns(uuid, text[])
  to authenticated, service_role;
grant insert, select on private.listing_owners to service_role;
grant select, update on private.outbox_sender to service_role;
