-- Who may change the directory, and when each last did.
create view public.admin_administrators with (security_invoker = true) as
select id, email, created_at, (select happened_at from public.audit_log where actor = administrator.id order by audit_log.id desc limit 1) as last_change_at
from public.admin_users as administrator;
comment on view public.admin_administrators is 'Who is an administrator, for administrators.';
