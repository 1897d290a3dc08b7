drop function public.claim_letter(text);
drop function private.claim_letter(text);
insert into private.table_privileges (table_name, role_name, privileges) values
  ('outbox', 'authenticated', 'select (id, kind, email, phone, reply_to, data, status, times_uncertain, last_error, next_attempt_at, handled_by, created_at, settled_at)'),
  ('admin_outbox', 'authenticated', 'select'),
  ('admin_outbox_counts', 'authenticated', 'select');

drop function admin_outbox(jsonb);

drop index public.outbox_newest;

-- The next letter to send, for five minutes the caller's alone, or none. One whose sender was not heard of for so long may have been sent: it is sent once
-- more, and after that waits for an administrator.
create or replace function private.claim_letter(mail_domain text) returns setof public.outbox
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'uncertain', times_uncertain = times_uncertain + 1, lease_until = null,
    last_error = 'The server stopped while it sent this letter.'
    where status = 'sending' and lease_until < clock_timestamp();
  if found then
    perform private.refresh_letters();
  end if;
  return query update public.outbox as letter set status = 'sending', attempts = attempts + 1, lease_until = clock_timestamp() + interval '5 minutes',
    message_id = coalesce(message_id, format('<%s@%s>', id, mail_domain))
    where id = (
      select id from public.outbox
      where email is not null and (status = 'waiting' or status = 'uncertain' and times_uncertain = 1) and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit 1 for update skip locked)
    returning *;
end
$$;

create or replace function public.claim_letter(mail_domain text) returns setof public.outbox
language sql set search_path = ''
as $$ select * from private.claim_letter(mail_domain) $$;

comment on function public.claim_letter(text) is 'The next letter to send, for the caller alone. The service role''s.';

create index outbox_newest on public.outbox (created_at desc, id desc);

-- Letters as administrators read them: never what is in a link.
create view public.admin_outbox with (security_invoker = true) as
select id, kind, email, phone, reply_to, data, status, last_error as error, next_attempt_at, created_at, settled_at,
  (select email from public.admin_users where id = letter.handled_by) as handled_by,
  -- What an open letter waits for: the server, a hand, or a decision, where it may have been sent twice without an answer.
  case when settled_at is not null then null when status = 'failed' then 'failed' when status = 'uncertain' and times_uncertain > 1 then 'uncertain'
    when email is not null then 'by_mail' when status = 'waiting' then 'by_hand' end as waits_for
from public.outbox as letter;

comment on view public.admin_outbox is 'Letters to send and sent, for administrators.';

create view public.admin_outbox_counts with (security_invoker = true) as
select waits_for, count(*) from public.admin_outbox where waits_for is not null group by waits_for;

comment on view public.admin_outbox_counts is 'How many letters wait for what, for administrators.';

create policy "administrators read letters" on public.outbox
  for select to authenticated using ((select private.is_admin()));

revoke all on function claim_letter(text) from public, anon, authenticated, service_role;
grant execute on function claim_letter(text) to service_role;

revoke all on function private.claim_letter(text) from public, anon, authenticated, service_role;
grant execute on function private.claim_letter(text) to service_role;

select private.restrict_grants();
