/** A function for tests by which the service role gives a listing an owner: outside of tests only a claim, an application or an administrator does. */
export const OWNERS_FOR_TESTS = `
create or replace function public.add_owner_for_tests(listing text, address text, live text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.listing_owners (listing_id, account, email, live_columns) select listing, id, address, live from auth.users where email = address
  on conflict (listing_id, account) do update set live_columns = excluded.live_columns
$$;
revoke all on function public.add_owner_for_tests(text, text, text[]) from public, anon, authenticated;
grant execute on function public.add_owner_for_tests(text, text, text[]) to service_role;
`
