drop view public.admin_owners;

-- Who looks after a listing, with the application or claim by which it came while that is kept, and who accepted or invited.
create view public.admin_owners with (security_invoker = true) as
select owner.id, owner.listing_id, owner.email, owner.live_columns, owner.created_at, request.id as request_id, reference as request_reference, kind as request_kind,
  (select administrator.email from public.admin_users as administrator where administrator.id = owner.added_by) as added_by,
  (select business_name from public.listings as listing where listing.id = owner.listing_id) as business_name
from private.listing_owners as owner left join public.change_requests as request on request.id = owner.request;

comment on view public.admin_owners is 'Who looks after which listing, for administrators.';

select private.restrict_grants();
