-- Owners sign in with an account. Nobody makes one for himself: sign-up stays closed, and a link makes it.

-- Who asks, as long as the session lasts: a token that outlives its session is nobody's.
create function private.account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id from auth.sessions as session
  where session.user_id = auth.uid() and session.id::text = auth.jwt() ->> 'session_id'
    and (session.not_after is null or session.not_after > now())
$$;

create or replace function private.require_owner(listing text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.listing_owners where listing_id = listing and account = private.account()) then
    raise exception using errcode = '42501', message = 'Only who looks after this listing may do this';
  end if;
end
$$;

-- [{"id", "slug", "business_name", "live_columns", "status", "package_tier", "paid_until"}] by name; none for an account that looks after nothing.
-- A listing that was removed is left out, until it comes back.
create function public.my_listings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', listing.id, 'slug', slug, 'business_name', business_name, 'live_columns', live_columns,
    'status', status, 'package_tier', coalesce(package_tier, 'classified'), 'paid_until', paid_until) order by business_name, listing.id), '[]')
  from private.listing_owners as owner join public.listings as listing on listing.id = owner.listing_id
  where account = private.account()
$$;
comment on function public.my_listings() is 'The listings that the caller looks after.';

revoke all on function private.account(), public.my_listings() from public, anon, authenticated;
grant execute on function public.my_listings() to authenticated;
