drop function public.mark_enquiry(uuid, boolean);
drop function private.mark_enquiry(uuid, boolean);
insert into private.table_privileges (table_name, role_name, privileges) values
  ('owner_enquiries', 'authenticated', 'select'),
  ('owner_enquiry_counts', 'authenticated', 'select');

drop function owner_enquiries(jsonb);

drop function private.owner_enquiry_json(enquiries);

create or replace function private.owned_listings() returns setof text
language sql stable security definer set search_path = ''
as $$ select listing_id from private.listing_owners where account = private.account() $$;

-- Enquiries to the caller's listings, without those that administrators filed as spam. It runs with its owner's rights, behind a barrier: a policy for owners
-- would open every column of the table to them, such as who is to answer.
create view public.owner_enquiries with (security_barrier = true) as
select id, listing_id, business_name, name, email, phone, message as text, created_at, handled_at as answered_at
from public.enquiries where listing_id in (select private.owned_listings()) and filed_as is distinct from 'spam';

comment on view public.owner_enquiries is 'Enquiries to the listings of the owner who asks.';

-- Marks an enquiry as answered, or takes that back. One of another listing is refused as one that there is not.
create or replace function private.mark_enquiry(enquiry_id uuid, is_answered boolean) returns public.owner_enquiries
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owner((select listing_id from public.enquiries where id = enquiry_id and filed_as is distinct from 'spam'));
  update public.enquiries set handled = coalesce(is_answered, false) where id = enquiry_id;
  return (select enquiry from public.owner_enquiries as enquiry where id = enquiry_id);
end
$$;

create or replace function public.mark_enquiry(enquiry_id uuid, is_answered boolean) returns public.owner_enquiries
language sql set search_path = ''
as $$ select * from private.mark_enquiry(enquiry_id, is_answered) $$;

comment on function public.mark_enquiry(uuid, boolean) is 'Marks an enquiry as answered or takes that back, for the owners of its listing.';

-- Everything the page shows: the caller's listings by name, with what waits, what is paid for ("is_paid", and "renews_from", the day after which a renewal
-- goes on), the weeks from the one seven weeks ago, and how counting began.
create or replace function public.owner_home() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'today', private.today(),
    'counting_since', (select began_on from private.counting),
    'listings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province_name', listing.province_name, 'city_name', listing.city_name, 'address', listing.address, 'status', listing.status,
        'package_tier', listing.package_tier, 'paid_until', listing.paid_until,
        'checks', jsonb_strip_nulls(jsonb_build_object('existence', existence_check, 'phone', phone_check, 'hours', hours_check, 'place', place_check)),
        'has', jsonb_build_object('phone', coalesce(phone, '') <> '', 'hours', coalesce(jsonb_array_length(business_hours), 0) > 0, 'place', true),
        'changed', private.last_own_change(listing.id),
        'waits', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', request.reference, 'status', request.status, 'created_at', request.created_at,
            'columns', array(select jsonb_object_keys(request.changes)),
            'question', case request.status when 'asked-back' then (
              select message ->> 'text' from jsonb_array_elements(request.messages) with ordinality as sent (message, place)
              where message ->> 'by' = 'directory' order by place desc limit 1) end) order by request.created_at), '[]')
          from public.change_requests as request where request.listing_id = listing.id and kind = 'edit' and request.status in ('new', 'asked-back')),
        'weeks', (
          select coalesce(jsonb_agg(jsonb_build_object('week', numbers.week, 'views', views, 'contacts', contacts) order by numbers.week), '[]')
          from private.listing_weeks as numbers where numbers.listing_id = listing.id and numbers.week >= private.week_of(private.today()) - 49),
        'is_paid', private.is_paid(listing.id), 'renews_from', private.renews_from(listing),
        'payment_reference', private.payment_reference(listing.id),
        'payment_note', (
          select jsonb_build_object('tier', note.tier, 'years', note.years, 'noted_at', note.noted_at) from private.payment_notes as note where note.listing_id = listing.id)
      ) order by lower(listing.business_name), listing.id)
      from public.listings as listing where listing.id in (select private.owned_listings())), '[]'))
$$;

comment on function public.owner_home() is 'The listings of the owner who asks: what is live, what waits, numbers, package.';

create view public.owner_enquiry_counts with (security_invoker = true) as
select count(*), count(*) filter (where answered_at is null) as new from public.owner_enquiries;

comment on view public.owner_enquiry_counts is 'How many enquiries the owner who asks has, and how many of them are without an answer.';

revoke all on function mark_enquiry(uuid,boolean) from public, anon, authenticated, service_role;
grant execute on function mark_enquiry(uuid,boolean) to authenticated, service_role;

revoke all on function owner_home() from public, anon, authenticated, service_role;
grant execute on function owner_home() to authenticated, service_role;

revoke all on function private.mark_enquiry(uuid,boolean) from public, anon, authenticated, service_role;
grant execute on function private.mark_enquiry(uuid,boolean) to authenticated;

revoke all on function private.owned_listings() from public, anon, authenticated, service_role;
grant execute on function private.owned_listings() to authenticated;

select private.restrict_grants();
