insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_administrators', 'authenticated', 'select'),
  ('admin_invitations', 'authenticated', 'select'),
  ('admin_owners', 'authenticated', 'select');
grant select (id, email, purpose, made_by, created_at, expires_at, used_at, withdrawn_at, listing_id) on private.invitations to authenticated;
grant select (id, listing_id, email, live_columns, request, added_by, created_at) on private.listing_owners to authenticated;

comment on table private.invitations is
  'Links by which somebody becomes an administrator or an owner, or one of these sets a new password. Written by functions.';
comment on table private.listing_owners is 'Who looks after which listing. Written by functions alone.';

drop function administrators();

drop function listing_owners(text);

-- Who may change the directory, and when each last did.
create view public.admin_administrators with (security_invoker = true) as
select id, email, created_at, (select happened_at from public.audit_log where actor = administrator.id order by audit_log.id desc limit 1) as last_change_at
from public.admin_users as administrator;

comment on view public.admin_administrators is 'Who is an administrator, for administrators.';

-- Links that nobody has used yet, without what is in them: those that administrators make, and new passwords that administrators ask for themselves.
create view public.admin_invitations with (security_invoker = true) as
select id, email, purpose, listing_id, (select email from public.admin_users where id = made_by) as made_by, created_at, expires_at
from private.invitations
where used_at is null and withdrawn_at is null and expires_at > clock_timestamp() and purpose in ('invitation', 'password', 'owner');

comment on view public.admin_invitations is 'Who is invited to be an administrator or an owner, or sets a new password as an administrator, for administrators.';

-- Requests by which somebody came to look after a listing: of a request administrators read no more by themselves.
create view private.request_names as
select id, reference, kind from public.change_requests where (select private.is_admin());

-- Who looks after a listing, with the application or claim by which it came while that is kept, and who accepted or invited.
create view public.admin_owners with (security_invoker = true) as
select owner.id, listing_id, email, live_columns, created_at, request.id as request_id, reference as request_reference, kind as request_kind,
  (select email from public.admin_users where id = added_by) as added_by
from private.listing_owners as owner left join private.request_names as request on request.id = owner.request;

comment on view public.admin_owners is 'Who looks after which listing, for administrators.';

create policy "administrators see who is one" on public.admin_users
  for select to authenticated using ((select private.is_admin()));

create policy "administrators read links" on private.invitations
  for select to authenticated using ((select private.is_admin()));

create policy "administrators read owners" on private.listing_owners
  for select to authenticated using ((select private.is_admin()));

select private.restrict_grants();

grant select on private.request_names to authenticated;
