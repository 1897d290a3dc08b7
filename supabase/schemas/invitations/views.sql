-- Links that nobody has used yet, without what is in them: those that administrators make, and new passwords that administrators ask for themselves.
create view public.admin_invitations with (security_invoker = true) as
select id, email, purpose, listing_id, (select email from public.admin_users where id = made_by) as made_by, created_at, expires_at
from private.invitations
where used_at is null and withdrawn_at is null and expires_at > clock_timestamp() and purpose in ('invitation', 'password', 'owner');
comment on view public.admin_invitations is 'Who is invited to be an administrator or an owner, or sets a new password as an administrator, for administrators.';
