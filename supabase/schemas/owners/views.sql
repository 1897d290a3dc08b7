-- Requests by which somebody came to look after a listing: of a request administrators read no more by themselves.
create view private.request_names as
select id, reference, kind from public.change_requests where (select private.is_admin());

-- Who looks after a listing, with the application or claim by which it came while that is kept, and who accepted or invited.
create view public.admin_owners with (security_invoker = true) as
select owner.id, listing_id, email, live_columns, created_at, request.id as request_id, reference as request_reference, kind as request_kind,
  (select email from public.admin_users where id = added_by) as added_by
from private.listing_owners as owner left join private.request_names as request on request.id = owner.request;
comment on view public.admin_owners is 'Who looks after which listing, for administrators.';
