grant execute on function
  private.compare_listings(integer), public.compare_listings(integer)
  to service_role;
grant execute on function
  public.possible_duplicates(jsonb)
  to authenticated, service_role;
