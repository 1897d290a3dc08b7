create policy "administrators read views" on public.listing_views
  for select to authenticated using ((select private.is_admin()));
create policy "administrators keep views" on public.listing_views
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change views" on public.listing_views
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove views" on public.listing_views
  for delete to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('listing_views', 'authenticated', 'select, insert, update (name, query), delete');
grant execute on function
  private.judge_listings(jsonb), public.judge_listings(jsonb), public.listings_to_judge(integer)
  to service_role;
grant execute on function
  public.admin_listings(jsonb), public.admin_needs(), public.admin_places(text, text)
  to authenticated, service_role;
