-- Who looks after a listing, with the application or claim by which it came while that is kept, and who accepted or invited.
create view public.admin_owners with (security_invoker = true) as
select owner.id, owner.listing_id, owner.email, owner.live_columns, owner.created_at, request.id as request_id, reference as request_reference, kind as request_kind,
  (select administrator.email from public.admin_users as administrator where administrator.id = owner.added_by) as added_by,
  (select business_name from public.listings as listing where listing.id = owner.listing_id) as business_name
from private.listing_owners as owner left join public.change_requests as request on request.id = owner.request;
comment on view public.admin_owners is 'Who looks after which listing, for administrators.';

-- Enquiries to the caller's listings, without those that administrators filed as spam. It runs with its owner's rights, behind a barrier: a policy for owners
-- would open every column of the table to them, such as who is to answer.
create view public.owner_enquiries with (security_barrier = true) as
select id, listing_id, business_name, name, email, phone, message as text, created_at, handled_at as answered_at
from public.enquiries where listing_id in (select private.owned_listings()) and filed_as is distinct from 'spam';
comment on view public.owner_enquiries is 'Enquiries to the listings of the owner who asks.';

create view public.owner_enquiry_counts with (security_invoker = true) as
select count(*), count(*) filter (where answered_at is null) as new from public.owner_enquiries;
comment on view public.owner_enquiry_counts is 'How many enquiries the owner who asks has, and how many of them are without an answer.';
