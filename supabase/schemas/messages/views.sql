-- Messages and enquiries alike, as administrators read them.
create view public.admin_inbox with (security_invoker = true) as
select id, kind, about, name, email, phone, text, created_at, coalesce(filed_as, case when is_answered then 'answered' else 'open' end) as status, is_answered, answered_at,
  filed_as, assignee, case when assignee is null then 'nobodys' when assignee = (select auth.uid()) then 'mine' else 'others' end as whose, is_read,
  private.words_of(name, email, phone, about, text) as words
from (
  select id, 'message' as kind, subject as about, name, email, '' as phone, message as text, created_at, handled as is_answered, handled_at as answered_at, filed_as,
    assignee, is_read
  from public.contact_messages
  union all
  select id, 'enquiry', business_name, name, email, phone, message, created_at, handled, handled_at, filed_as, assignee, is_read
  from public.enquiries
) as item;
comment on view public.admin_inbox is 'What visitors sent, for administrators.';

create view public.admin_notes with (security_invoker = true) as
  select id, coalesce(message_id, enquiry_id) as item_id, text, created_at, (select email from public.admin_users where id = note.author) as author
  from public.inbox_notes as note;
comment on view public.admin_notes is 'What administrators note about messages, for administrators.';

-- One row for each that anything waits in.
create view public.admin_waiting with (security_invoker = true) as
  select 'messages' as what, count(*), min(created_at) as oldest_at from public.contact_messages where filed_as is null and not handled having count(*) > 0
  union all
  select 'enquiries', count(*), min(created_at) from public.enquiries where filed_as is null and not handled having count(*) > 0
  union all
  select 'requests', count(*), min(created_at) from public.change_requests where status = 'new' having count(*) > 0;
comment on view public.admin_waiting is 'How much waits for an answer, and since when, for administrators.';
