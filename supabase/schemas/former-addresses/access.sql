grant execute on function
  private.is_slug_free(text)
  to service_role;
grant execute on function
  private.merge_listing(text, text)
  to authenticated;
grant execute on function
  public.former_addresses(text[]), public.former_slugs(text)
  to anon, authenticated, service_role;
grant execute on function
  public.merge_listing(text, text)
  to authenticated, service_role;
