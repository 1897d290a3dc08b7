-- The reminder that is due, by how many days before the end it is: 30, 7, 1, or 0 from the last day on. Null: none.
create function private.due_span(paid_until date) returns integer
language sql stable set search_path = ''
return case when paid_until < private.ended_before() then null
  when paid_until <= private.today() then 0 when paid_until <= private.today() + 1 then 1
  when paid_until <= private.today() + 7 then 7 when paid_until <= private.today() + 30 then 30 end;

-- Emails that wait say what their listing says now, and are cancelled where they are no longer due; an email without a link is not cancelled with one. All
-- emails, or those about some listings.
create function private.refresh_emails(listings text[] default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox as mail set email = due.email, phone = due.phone, data = due.data
  from private.due_reminders as due
  where mail.listing_id = due.listing_id and mail.dedupe_key = due.dedupe_key and mail.status in ('waiting', 'failed')
    and (listings is null or mail.listing_id = any (listings))
    and (mail.email, mail.phone, mail.data) is distinct from (due.email, due.phone, due.data);
  update public.outbox as mail set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where status in ('waiting', 'uncertain', 'failed') and (listings is null or listing_id = any (listings)) and case
    when kind = 'reminder' then not exists (select from private.due_reminders as due where due.listing_id = mail.listing_id and due.dedupe_key = mail.dedupe_key)
    when kind in ('invitation', 'claim-link', 'email-change') then not exists (select from private.invitations as invitation
      where token_hash = sha256(convert_to(mail.secret, 'UTF8')) and private.invitation_state(invitation) = 'open')
    else false
  end;
end
$$;

-- A payment, a reversal, an undo, a new address: the emails that wait follow in the same transaction.
create function private.emails_follow_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about text[];
begin
  about := array(select distinct mail.listing_id from public.outbox as mail join before_rows on before_rows.id = mail.listing_id
    where mail.status in ('waiting', 'uncertain', 'failed'));
  if about <> '{}' then
    perform private.refresh_emails(about);
  end if;
  return null;
end
$$;

-- Cancels what is no longer due, adds what is, 500 at most, and deletes what has been kept for long enough: MESSAGES_KEPT of packages/data.
-- Answers how many it added.
create function private.tend_outbox() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  delete from public.outbox where created_at < clock_timestamp() - interval '12 months';
  perform private.refresh_emails();
  insert into public.outbox as mail (kind, dedupe_key, email, phone, listing_id, data)
    select 'reminder', dedupe_key, email, phone, listing_id, data from private.due_reminders as due
    where (email is not null or phone is not null)
      and not exists (select from public.outbox as stored where stored.dedupe_key = due.dedupe_key
        and (stored.status <> 'cancelled' or stored.times_uncertain > 0))
    order by data ->> 'paid_until', listing_id limit 500
  -- It was cancelled by a payment that was reversed since, and never sent.
  on conflict (dedupe_key) do update set status = 'waiting', email = excluded.email, phone = excluded.phone, data = excluded.data,
    next_attempt_at = clock_timestamp(), settled_at = null, last_error = ''
    where mail.status = 'cancelled' and mail.times_uncertain = 0;
  get diagnostics added = row_count;
  return added;
end
$$;

create function public.tend_outbox() returns integer
language sql set search_path = ''
as $$ select private.tend_outbox() $$;
comment on function public.tend_outbox() is 'Adds emails that are due, cancels those that are no longer, deletes old ones. The service role''s.';

-- The next email to send, for five minutes the caller's alone, or none. One whose sender was not heard of for so long may have been sent: it is sent once
-- more, and after that waits for an administrator.
create function private.claim_email(mail_domain text) returns setof public.outbox
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'uncertain', times_uncertain = times_uncertain + 1, lease_until = null,
    last_error = 'The server stopped while it sent this email.'
    where status = 'sending' and lease_until < clock_timestamp();
  if found then
    perform private.refresh_emails();
  end if;
  return query update public.outbox as mail set status = 'sending', attempts = attempts + 1, lease_until = clock_timestamp() + interval '5 minutes',
    message_id = coalesce(message_id, format('<%s@%s>', id, mail_domain))
    where id = (
      select id from public.outbox
      where email is not null and (status = 'waiting' or status = 'uncertain' and times_uncertain = 1) and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit 1 for update skip locked)
    returning *;
end
$$;

create function public.claim_email(mail_domain text) returns setof public.outbox
language sql set search_path = ''
as $$ select * from private.claim_email(mail_domain) $$;
comment on function public.claim_email(text) is 'The next email to send, for the caller alone. The service role''s.';

-- What came of an attempt: sent, refused (for ever), deferred (tried again, later and later, for two days), or uncertain (perhaps sent).
-- Answers whether it was noted: not when somebody else has the email by now.
create function private.note_email(email_id uuid, attempt integer, outcome text, error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '1 day'];
  pause constant interval := pauses[attempt];
  noted public.outbox;
begin
  if outcome is null or outcome not in ('sent', 'refused', 'deferred', 'uncertain') then
    perform private.refuse('outcome is sent, refused, deferred or uncertain');
  end if;
  update public.outbox as mail set
    status = case outcome when 'sent' then 'sent' when 'uncertain' then 'uncertain'
      when 'deferred' then case when pause is null then 'failed' else 'waiting' end else 'failed' end,
    times_uncertain = times_uncertain + case outcome when 'uncertain' then 1 else 0 end,
    next_attempt_at = clock_timestamp() + coalesce(pause, '0'),
    secret = case when outcome <> 'sent' then secret end,
    settled_at = case outcome when 'sent' then clock_timestamp() end,
    lease_until = null, last_error = left(coalesce(error, ''), 500)
    where id = email_id and attempts = attempt and (status = 'sending' or status = 'uncertain' and outcome <> 'uncertain')
    returning * into noted;
  if noted.status in ('waiting', 'uncertain') then
    perform private.refresh_emails(array[noted.listing_id]);
  end if;
  return noted.id is not null;
end
$$;

create function public.note_email(email_id uuid, attempt integer, outcome text, error text default '') returns boolean
language sql set search_path = ''
as $$ select private.note_email(email_id, attempt, outcome, error) $$;
comment on function public.note_email(uuid, integer, text, text) is 'What came of sending an email. The service role''s.';

-- Notes that somebody sent an email by hand, or takes that note back: also an email of a claim, or one with the link for an address. Answers whether there
-- was something to note.
create function private.mark_email(email_id uuid, is_sent boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_sent then
    update public.outbox set status = 'handed-over', handled_by = auth.uid(), settled_at = clock_timestamp()
      where id = email_id and status in ('waiting', 'uncertain', 'failed') and (secret is null or kind in ('claim-link', 'email-change'));
  else
    update public.outbox set status = 'waiting', handled_by = null, settled_at = null where id = email_id and status = 'handed-over';
  end if;
  return found;
end
$$;

create function public.mark_email(email_id uuid, is_sent boolean) returns boolean
language sql set search_path = ''
as $$ select private.mark_email(email_id, is_sent) $$;
comment on function public.mark_email(uuid, boolean) is 'Notes that an email was sent by hand, or takes that back. For administrators.';

-- Sends an email again that failed, or may have been sent twice; without an id all that failed. Answers how many.
create function private.retry_emails(email_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_admin();
  update public.outbox set status = 'waiting', times_uncertain = 0, next_attempt_at = clock_timestamp()
    where case when email_id is null then status = 'failed' else id = email_id and (status = 'failed' or status = 'uncertain' and times_uncertain > 1) end;
  get diagnostics retried = row_count;
  return retried;
end
$$;

create function public.retry_emails(email_id uuid default null) returns integer
language sql set search_path = ''
as $$ select private.retry_emails(email_id) $$;
comment on function public.retry_emails(uuid) is 'Sends emails again that failed. For administrators.';
