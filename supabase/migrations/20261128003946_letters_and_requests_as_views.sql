set local check_function_bodies = off;

delete from private.table_privileges where table_name = 'change_requests' and role_name = 'authenticated';
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_letters', 'authenticated', 'select'),
  ('admin_notes', 'authenticated', 'select'),
  ('admin_waiting', 'authenticated', 'select'),
  ('change_requests', 'authenticated', 'insert, select (id, reference, kind, status, listing_id, base_version, business_name, asked_tier, changes, reason, evidence, name, email, phone, messages, read_at, asked_at, decided_at, decided_by, decision_reason, accepted, operation, version, created_at)'),
  ('admin_change_requests', 'authenticated', 'select');

drop function admin_change_requests(jsonb);

drop function inbox_letters(jsonb);

drop function inbox_summary();

drop function private.letter_json(private.letters);

drop view private.letters;

-- Takes from visitors and accounts the right to send by themselves. For a project whose forms go through the site's server with the secret key; an
-- administrator of the database calls it once. A static host has no such server: there it stays open, under the brake.
create or replace function private.only_the_server_sends() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.table_privileges
    where table_name in ('contact_messages', 'enquiries', 'change_requests') and privileges = 'insert';
  update private.table_privileges set privileges = replace(privileges, 'insert, ', '')
    where table_name in ('contact_messages', 'enquiries', 'change_requests') and role_name = 'authenticated';
  perform private.restrict_grants();
end
$$;

create or replace function private.export_sent_by(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'address', address,
    'letters', (select coalesce(jsonb_agg(to_jsonb(letter) - array['assignee', 'whose', 'words'] || jsonb_build_object('notes',
        (select coalesce(jsonb_agg(to_jsonb(note) - 'letter_id' order by created_at), '[]') from public.admin_notes as note where letter_id = letter.id)) order by created_at), '[]')
      from public.admin_letters as letter where lower(email) = lower(address)),
    'requests', (select coalesce(jsonb_agg(to_jsonb(request) - array['listing_slug', 'listing_version', 'listing_status', 'listing_live', 'decided_by', 'operation', 'is_undone', 'words']
        order by created_at), '[]') from public.admin_change_requests as request where lower(email) = lower(address)));
end
$$;

comment on function private.export_sent_by(text) is null;

-- For so long a question waits for its answer; then the request is withdrawn.
create or replace function private.answer_window() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- What administrators see.
create or replace function private.reviewed_json(request public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(shown) from public.admin_change_requests as shown where shown.id = request.id $$;

-- What a search of a list finds of some texts, for views that run with their reader's rights.
create or replace function private.words_of(variadic texts text[]) returns text
language sql stable security definer set search_path = ''
return private.fold_text(array_to_string(texts, ' '));

-- Messages and enquiries alike, as administrators read them.
create view public.admin_letters with (security_invoker = true) as
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
) as letter;

comment on view public.admin_letters is 'What visitors sent, for administrators.';

create view public.admin_notes with (security_invoker = true) as
  select id, coalesce(message_id, enquiry_id) as letter_id, text, created_at, (select email from public.admin_users where id = note.author) as author
  from public.inbox_notes as note;

comment on view public.admin_notes is 'What administrators note about letters, for administrators.';

-- One row for each that anything waits in.
create view public.admin_waiting with (security_invoker = true) as
  select 'messages' as what, count(*), min(created_at) as oldest_at from public.contact_messages where filed_as is null and not handled having count(*) > 0
  union all
  select 'enquiries', count(*), min(created_at) from public.enquiries where filed_as is null and not handled having count(*) > 0
  union all
  select 'requests', count(*), min(created_at) from public.change_requests where status = 'new' having count(*) > 0;

comment on view public.admin_waiting is 'How much waits for an answer, and since when, for administrators.';

-- Requests as administrators read them: as the sender does, with the contact, who decided, and what the listing says now of what is asked for. A request that waits
-- again after an undo tells nothing of that decision.
create view public.admin_change_requests with (security_invoker = true) as
select request.id, request.reference, request.kind, request.status, request.business_name, request.asked_tier, request.changes,
  (select coalesce(jsonb_agg(message - 'author' order by place), '[]') from jsonb_array_elements(request.messages) with ordinality as sent (message, place)) as messages,
  request.created_at, request.read_at, case request.status when 'asked-back' then request.asked_at + private.answer_window() end as answer_until,
  case when is_decided then request.decided_at end as decided_at, case when is_decided then request.decision_reason else '' end as decision_reason,
  case when is_decided then request.accepted else '{}' end as accepted,
  request.version, request.listing_id, request.base_version, request.reason, request.evidence, request.name, request.email, request.phone,
  listing.slug as listing_slug, listing.version as listing_version, listing.status as listing_status,
  (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(listing)) where request.changes ? key) as listing_live,
  (select administrator.email from public.admin_users as administrator where administrator.id = request.decided_by) as decided_by, request.operation,
  exists (select from public.audit_operations where id = request.operation and undone_by is not null) as is_undone,
  private.words_of(request.business_name, request.name, request.email, request.phone) as words
from public.change_requests as request cross join lateral (select request.status not in ('new', 'asked-back') as is_decided) as state
left join public.listings as listing on listing.id = request.listing_id;

comment on view public.admin_change_requests is 'Change requests, for administrators.';

create policy "administrators read requests" on public.change_requests
  for select to authenticated using ((select private.is_admin()));

revoke all on function private.answer_window() from public, anon, authenticated, service_role;
grant execute on function private.answer_window() to authenticated, service_role;

revoke all on function private.export_sent_by(text) from public, anon, authenticated, service_role;
grant execute on function private.export_sent_by(text) to service_role;

revoke all on function private.only_the_server_sends() from public, anon, authenticated, service_role;

revoke all on function private.reviewed_json(change_requests) from public, anon, authenticated, service_role;

revoke all on function private.words_of(text[]) from public, anon, authenticated, service_role;
grant execute on function private.words_of(text[]) to authenticated, service_role;

select private.restrict_grants();
