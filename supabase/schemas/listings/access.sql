create policy "administrators read every listing" on public.listings
  for select to authenticated
  using ((select private.is_admin()));
create policy "administrators add listings" on public.listings
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "administrators remove listings" on public.listings
  for delete to authenticated
  using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('listings', 'authenticated', 'select, insert, update, delete'),
  ('published_listings', 'service_role', 'select');
grant execute on function
  private.before_listing_write(), private.clean_listing(public.listings), private.is_check(jsonb)
  to authenticated, service_role;
grant execute on function
  private.ended_before(), private.free_slug(text[], text[]), private.free_slugs(jsonb), private.grace_days(), private.today()
  to service_role;
grant execute on function
  public.listing_changes_since(text), public.listing_checks(text[]), public.listings_version(), public.listings_with_slugs(text[]),
  public.published_listings_page(text)
  to anon, authenticated, service_role;
-- Nobody has seen an earlier one.
insert into private.listings_version (version, known_since) values (1, 1);
