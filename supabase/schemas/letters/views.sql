-- Messages and enquiries alike.
create view private.letters as
  select id, 'message' as kind, subject as about, name, email, '' as phone, message as text, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end) as status, assignee, is_read
  from public.contact_messages
  union all
  select id, 'enquiry', business_name, name, email, phone, message, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end), assignee, is_read
  from public.enquiries;
