set local check_function_bodies = off;

update private.table_privileges set table_name = 'admin_inbox' where table_name = 'admin_letters';

comment on column public.audit_operations.kind is 'add, edit or remove for a plain write of listings and emails, account for one of accounts; else what it was named.';
comment on table public.outbox is 'Emails to send and sent. Read and written by functions.';
comment on column public.outbox.dedupe_key is 'What the email is about: there is never a second one.';
comment on column public.outbox.data is 'What is in the email; the site words it.';
comment on column public.outbox.secret is
  'What is in the link of an invitation, until the email is sent or the link is closed. No administrator reads it, but for the link of a claim, which the log then says.';
comment on column public.outbox.listing_id is 'No reference: an email that was sent stays when its listing is removed.';
comment on table public.inbox_notes is 'What administrators note about a message. They read and write it, each removes the own, and it goes with its message.';
comment on table private.claim_proofs is 'Emails and codes that claimants asked for, and the accounts that they named once a claim was proved. Written and read by functions alone.';

drop trigger keep_letter on public.contact_messages;
drop trigger keep_letter on public.enquiries;
drop trigger letters_follow_deletions on public.listings;
drop trigger letters_follow_invitation on private.invitations;
drop trigger letters_follow_owner on private.listing_owners;
drop trigger letters_follow_updates on public.listings;
drop policy "administrators read letters" on public.outbox;
drop view public.admin_outbox_counts;
drop view public.admin_letters;
drop view public.admin_notes;
drop view public.admin_outbox;
drop function claim_letter(text);
drop function mark_letter(uuid,boolean);
drop function note_letter(uuid,integer,text,text);
drop function private.claim_letter(text);
drop function private.erase_letters_of(text);
drop function private.export_letters_of(text);
drop function private.keep_letter();
drop function private.letters_follow_invitation();
drop function private.letters_follow_listings();
drop function private.letters_follow_owner();
drop function private.mark_letter(uuid,boolean);
drop function private.name_in_letter(text);
drop function private.note_letter(uuid,integer,text,text);
drop function private.refresh_letters(text[]);
drop function private.retry_letters(uuid);
drop function private.write_claim_letter(change_requests,text,text);
drop function retry_letters(uuid);
drop function reveal_claim_link(uuid);
drop function private.reveal_claim_link(uuid);

-- Somebody whose password was right asks for another address: an email goes to it, and one to the address of now. Where the new one is that of an account, all is the
-- same but for the email to it. Three a day, which that counts for as well: else the number of emails would tell. Administrators are invited by another address instead.
-- Answers asked; same where it is the address already; limited; or refused, to an administrator and where there is no such account.
create or replace function private.ask_email_change(account uuid, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  subject constant text := current_setting('request.jwt.claim.sub', true);
  cleaned constant text := lower(private.clean_email('address', address));
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  present text;
  is_taken constant boolean := exists (select from auth.users where lower(email) = cleaned);
  made private.invitations;
begin
  -- Of many questions at once each sees those before it.
  perform pg_advisory_xact_lock(hashtextextended('email-change:' || ask_email_change.account, 0));
  select lower(email) into present from auth.users where id = ask_email_change.account;
  if present is null or exists (select from public.admin_users where id = ask_email_change.account) then
    return 'refused';
  elsif present = cleaned then
    return 'same';
  elsif (select count(*) from private.invitations as invitation
    where invitation.account = ask_email_change.account and created_at > clock_timestamp() - interval '1 day') >= 3
  then
    return 'limited';
  end if;
  -- The log names who asks. The embedded default reads the second setting, a hosted project either.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', ask_email_change.account)::text, true);
  perform set_config('request.jwt.claim.sub', ask_email_change.account::text, true);
  perform private.end_email_changes(ask_email_change.account);
  insert into private.invitations (email, purpose, token_hash, account, withdrawn_at)
    values (cleaned, 'owner-email', sha256(convert_to(token, 'UTF8')), ask_email_change.account, case when is_taken then clock_timestamp() end)
    returning * into made;
  perform private.write_email_notice(made, present, false);
  if not is_taken then
    -- The key is that of every email with the link, so that it goes with the link.
    insert into public.outbox (kind, dedupe_key, email, secret, data)
      values ('email-change', 'invitation:' || made.id, cleaned, token, jsonb_build_object('expires_at', made.expires_at));
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return 'asked';
end
$$;

create or replace function public.ask_email_change(account uuid, address text) returns text
language sql set search_path = ''
as $$ select private.ask_email_change(account, address) $$;

comment on function public.ask_email_change(uuid, text) is
  'Writes the emails by which an account gets another address, once its password was right. The service role''s.';

create or replace function public.ask_password(address text) returns boolean
language sql set search_path = ''
as $$ select private.ask_password(lower(btrim(address))) $$;

comment on function public.ask_password(text) is 'Writes an email with which an administrator or an owner chooses a new password. The service role''s.';

-- A name as an email has it: a stranger typed it, so nothing that could be read as an address or a number is left of it.
create or replace function private.name_in_email(name text) returns text
language sql immutable set search_path = ''
return left(private.trimmed(regexp_replace(name, '[^[:alpha:] ''’-]', '', 'g')), 60);

create or replace function private.write_claim_email(claim public.change_requests, mailbox text, token text) returns void
language sql security definer set search_path = ''
as $$
  -- The key is that of every email with the link, so that it goes with the link.
  insert into public.outbox (kind, dedupe_key, email, secret, listing_id, data)
  select 'claim-link', 'invitation:' || invitation.id, mailbox, token, listing.id, jsonb_build_object('name', listing.business_name, 'slug', listing.slug,
    'country', listing.country, 'claimant', private.name_in_email(claim.name), 'asked_at', clock_timestamp(), 'expires_at', invitation.expires_at)
  from public.listings as listing, private.invitations as invitation
  where listing.id = claim.listing_id and invitation.token_hash = sha256(convert_to(token, 'UTF8'))
  on conflict (dedupe_key) do nothing
$$;

-- Tells those who look after a listing that somebody else says it is theirs: once a day, however many do.
create or replace function private.write_claim_notices(claim public.change_requests) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, dedupe_key, email, listing_id, data)
  select 'claim-notice', format('claim-notice:%s:%s:%s', listing.id, owner.account, private.today()), owner.email, listing.id, jsonb_build_object(
    'name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'claimant', private.name_in_email(claim.name),
    'reference', claim.reference, 'asked_at', clock_timestamp())
  from public.listings as listing join private.listing_owners as owner on owner.listing_id = listing.id
  where listing.id = claim.listing_id
  on conflict (dedupe_key) do nothing
$$;

-- Asks for an email to the listed mailbox (email), or for a code by a call or by WhatsApp. Answers as claim_status does, the same whether there is such a contact.
create or replace function public.ask_claim_proof(token text, channel text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := channel;
  claim public.change_requests := private.claim_of(token);
  listing public.listings;
  reached text;
  link text;
  refused text;
begin
  if claim.id is null then
    return null;
  elsif asked is null or asked not in ('email', 'call', 'whatsapp') then
    perform private.refuse('channel is email, call or whatsapp');
  end if;
  if claim.status not in ('new', 'asked-back') or exists (select from private.claim_proofs as proof where proof.request = claim.id and proved_at is not null) then
    perform private.log_claim(claim, 'asked when it was decided');
    return private.claim_json(claim, 'closed');
  end if;
  refused := case when exists (select from private.listing_owners where listing_id = claim.listing_id) then 'taken'
    when exists (select from private.rival_claims(claim)) then 'rival' end;
  if refused is not null then
    insert into private.claim_proofs (request, listing_id, channel, is_refused, ended_at) values (claim.id, claim.listing_id, asked, true, clock_timestamp());
    if refused = 'taken' then
      perform private.write_claim_notices(claim);
    else
      perform private.end_proofs(array(select id from private.rival_claims(claim)
        where not exists (select from private.claim_proofs where request = id and proved_at is not null)) || claim.id);
    end if;
    perform private.log_claim(claim, 'asked by ' || asked || ': ' || refused);
    return private.claim_json(claim);
  elsif private.next_proof_at(claim.listing_id) > clock_timestamp() then
    perform private.log_claim(claim, 'asked by ' || asked || ': too soon');
    return private.claim_json(claim, 'too-soon');
  end if;

  perform private.end_proofs(array[claim.id]);
  select * into listing from public.listings where id = claim.listing_id and status = 'published';
  reached := nullif(case asked when 'email' then listing.email else listing.phone end, '');
  if asked = 'email' and reached is not null then
    link := private.make_claim_link(claim, reached);
    perform private.write_claim_email(claim, reached, link);
  end if;
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, asked, reached, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'asked by ' || asked);
  return private.claim_json(claim);
end
$$;

comment on function public.ask_claim_proof(text, text) is 'Asks for an email or a code that proves a claim, for the holder of its link.';

-- Names the account of a claim that is proved: {"token"} of its link. An address that has an account already, whose password the link would set, gets it by an email, and
-- the answer is {"token": null}. Three addresses at most.
create or replace function public.name_claim_account(token text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
  cleaned constant text := lower(private.clean_email('address', address));
  link text;
begin
  if claim.id is null then
    return null;
  elsif private.claim_state(claim) <> 'proved' or
    (select count(*) >= 3 from private.claim_proofs where request = claim.id and channel = 'account') then
    perform private.log_claim(claim, 'an account when it was not proved');
    return private.claim_json(claim, 'closed');
  end if;
  perform private.end_proofs(array[claim.id]);
  link := private.make_claim_link(claim, cleaned);
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, 'account', cleaned, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'named the account');
  if exists (select from auth.users where lower(email) = cleaned) then
    perform private.write_claim_email(claim, cleaned, link);
    link := null;
  end if;
  return private.claim_json(claim) || jsonb_build_object('token', link);
end
$$;

comment on function public.name_claim_account(text, text) is 'Names the account that shall look after a listing, for the holder of the link of a claim that is proved.';

-- Token in the link of a claim's email, for who sends it by hand; null where there is none. The log says who saw it.
create or replace function private.reveal_claim_link(email_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.outbox;
  claim public.change_requests;
  first_entry bigint;
begin
  perform private.require_admin();
  select * into mail from public.outbox
    where id = email_id and kind in ('claim-link', 'email-change') and status in ('waiting', 'uncertain', 'failed');
  if mail.kind = 'claim-link' and mail.secret is not null then
    select request.* into claim from private.claim_proofs as proof join public.change_requests as request on request.id = proof.request
      where link_hash = sha256(convert_to(mail.secret, 'UTF8'));
    perform private.log_claim(claim, 'link of the email seen');
  elsif mail.secret is not null then
    insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
      select private.current_operation('edit'), auth.uid(), current_setting('role'), 'invitations', invitation.id::text, invitation.email, 'update',
        '{"link": [null, "seen"]}'
      from private.invitations as invitation where token_hash = sha256(convert_to(mail.secret, 'UTF8'))
      returning id into first_entry;
    perform private.count_entries(first_entry);
  end if;
  return mail.secret;
end
$$;

create or replace function public.reveal_claim_link(email_id uuid) returns text
language sql set search_path = ''
as $$ select private.reveal_claim_link(email_id) $$;

comment on function public.reveal_claim_link(uuid) is
  'What is in the link of an email that is sent by hand, of a claim or for another address of an account, for administrators.';

create or replace function private.emails_follow_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where dedupe_key = 'invitation:' || new.id and status in ('waiting', 'uncertain', 'failed') and private.invitation_state(new) <> 'open';
  return null;
end
$$;

create or replace function public.write_invitation(token text) returns boolean
language sql set search_path = ''
as $$ select private.write_invitation(token) $$;

comment on function public.write_invitation(text) is 'Stores an email with the link of an invitation. The service role''s.';

-- After before_insert and before_update, by its name.
create or replace function private.keep_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.filed_as := null;
    new.assignee := null;
    new.is_read := false;
    return new;
  end if;
  if new.handled is null then
    perform private.refuse('handled is true or false');
  elsif new.is_read is null then
    perform private.refuse('is_read is true or false');
  elsif new.filed_as not in ('archived', 'spam') then
    perform private.refuse('filed_as is archived, spam or null');
  elsif new.assignee is distinct from old.assignee and new.assignee is not null
    and not exists (select from public.admin_users where id = new.assignee) then
    perform private.refuse('assignee is no administrator');
  end if;
  return new;
end
$$;

create or replace function private.before_note_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.text := private.clean_required('text', new.text, 2000);
  if num_nonnulls(new.message_id, new.enquiry_id) <> 1
    or not exists (
      select from public.contact_messages where id = new.message_id union all select from public.enquiries where id = new.enquiry_id)
  then
    perform private.refuse('message_id or enquiry_id names a message');
  end if;
  new.id := gen_random_uuid();
  new.author := auth.uid();
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- Emails that wait say what their listing says now, and are cancelled where they are no longer due; an email without a link is not cancelled with one. All
-- emails, or those about some listings.
create or replace function private.refresh_emails(listings text[] default null) returns void
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
create or replace function private.emails_follow_listings() returns trigger
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
create or replace function private.tend_outbox() returns integer
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

create or replace function public.tend_outbox() returns integer
language sql set search_path = ''
as $$ select private.tend_outbox() $$;

comment on function public.tend_outbox() is 'Adds emails that are due, cancels those that are no longer, deletes old ones. The service role''s.';

-- The next email to send, for five minutes the caller's alone, or none. One whose sender was not heard of for so long may have been sent: it is sent once
-- more, and after that waits for an administrator.
create or replace function private.claim_email(mail_domain text) returns setof public.outbox
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

create or replace function public.claim_email(mail_domain text) returns setof public.outbox
language sql set search_path = ''
as $$ select * from private.claim_email(mail_domain) $$;

comment on function public.claim_email(text) is 'The next email to send, for the caller alone. The service role''s.';

-- What came of an attempt: sent, refused (for ever), deferred (tried again, later and later, for two days), or uncertain (perhaps sent).
-- Answers whether it was noted: not when somebody else has the email by now.
create or replace function private.note_email(email_id uuid, attempt integer, outcome text, error text) returns boolean
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

create or replace function public.note_email(email_id uuid, attempt integer, outcome text, error text default '') returns boolean
language sql set search_path = ''
as $$ select private.note_email(email_id, attempt, outcome, error) $$;

comment on function public.note_email(uuid, integer, text, text) is 'What came of sending an email. The service role''s.';

-- Notes that somebody sent an email by hand, or takes that note back: also an email of a claim, or one with the link for an address. Answers whether there
-- was something to note.
create or replace function private.mark_email(email_id uuid, is_sent boolean) returns boolean
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

create or replace function public.mark_email(email_id uuid, is_sent boolean) returns boolean
language sql set search_path = ''
as $$ select private.mark_email(email_id, is_sent) $$;

comment on function public.mark_email(uuid, boolean) is 'Notes that an email was sent by hand, or takes that back. For administrators.';

-- Sends an email again that failed, or may have been sent twice; without an id all that failed. Answers how many.
create or replace function private.retry_emails(email_id uuid) returns integer
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

create or replace function public.retry_emails(email_id uuid default null) returns integer
language sql set search_path = ''
as $$ select private.retry_emails(email_id) $$;

comment on function public.retry_emails(uuid) is 'Sends emails again that failed. For administrators.';

create or replace function public.set_outbox_sender(by_mail boolean) returns boolean
language sql set search_path = ''
as $$ update private.outbox_sender set is_by_mail = by_mail returning is_by_mail $$;

comment on function public.set_outbox_sender(boolean) is 'Notes whether emails go out by themselves. The service role''s.';

-- What waits follows who looks after the listing.
create or replace function private.emails_follow_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_emails(array[coalesce(new.listing_id, old.listing_id)]);
  return null;
end
$$;

create or replace function private.export_sent_by(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'address', address,
    'messages', (select coalesce(jsonb_agg(to_jsonb(item) - array['assignee', 'whose', 'words'] || jsonb_build_object('notes',
        (select coalesce(jsonb_agg(to_jsonb(note) - 'item_id' order by created_at), '[]') from public.admin_notes as note where item_id = item.id)) order by created_at), '[]')
      from public.admin_inbox as item where lower(email) = lower(address)),
    'requests', (select coalesce(jsonb_agg(to_jsonb(request) - array['listing_slug', 'listing_version', 'listing_status', 'listing_live', 'decided_by', 'operation', 'is_undone', 'words']
        order by created_at), '[]') from public.admin_change_requests as request where lower(email) = lower(address)));
end
$$;

comment on function private.export_sent_by(text) is null;

-- The triggers log who removed which rows, and nothing of what was in them.
create or replace function private.erase_sent_by(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  messages integer;
  requests integer;
begin
  perform private.require_admin();
  with messages as (delete from public.contact_messages where lower(email) = lower(address) returning id),
    sent_enquiries as (delete from public.enquiries where lower(email) = lower(address) returning id)
  select (select count(*) from messages) + (select count(*) from sent_enquiries) into messages;
  -- Most requests have no address.
  delete from public.change_requests where lower(email) = lower(nullif(address, ''));
  get diagnostics requests = row_count;
  return jsonb_build_object('messages', messages, 'requests', requests);
end
$$;

create or replace function public.erase_person(address text) returns jsonb
language sql set search_path = ''
as $$ select private.erase_person(address) $$;

comment on function public.erase_person(text) is
  'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was; all messages to it; and its account, unless it is an administrator''s. For administrators.';

create or replace function private.export_messages_of(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_sent_by(address) || jsonb_build_object('outbox', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'email', email, 'data', data, 'status', status, 'created_at', created_at,
      'settled_at', settled_at) order by created_at), '[]')
    from public.outbox where lower(email) = lower(address)));
end
$$;

comment on function private.export_messages_of(text) is null;

-- The row of an email stays without its content, so that it is not written anew.
create or replace function private.erase_messages_of(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.outbox set email = null, phone = null, reply_to = null, data = '{}', secret = null, last_error = '',
      status = 'erased', settled_at = coalesce(settled_at, clock_timestamp())
    where lower(email) = lower(address);
  return private.erase_sent_by(address);
end
$$;

create or replace function private.export_account_of(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_messages_of(address) || jsonb_build_object(
    'account', (select jsonb_build_object('email', email) from auth.users where lower(email) = lower(address)),
    'looks_after', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'since', created_at) order by created_at), '[]')
      from private.listing_owners where lower(email) = lower(address)),
    'links', (select coalesce(jsonb_agg(jsonb_build_object('for', purpose, 'listing', listing_id, 'created_at', created_at, 'used_at', used_at) order by created_at), '[]')
      from private.invitations where email = lower(address)));
end
$$;

comment on function private.export_account_of(text) is null;

-- Pages stay as they are, and nobody looks after them; what an account noted goes with it, with the names in the log. An administrator's account stays: who
-- is one is decided among the administrators. History says that somebody was erased, without saying who.
create or replace function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accounts constant uuid[] := array(
    select id from auth.users where lower(email) = lower(address) and not exists (select from public.admin_users as one where one.id = users.id));
  first_entry bigint;
begin
  perform private.require_admin();
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, action) values (
    private.current_operation('remove'), auth.uid(), current_setting('role'), 'accounts', 'erased', 'delete')
    returning id into first_entry;
  perform private.count_entries(first_entry);
  delete from private.invitations where email = lower(address) or account = any (accounts);
  delete from private.payment_notes where account = any (accounts);
  delete from private.owner_saves where account = any (accounts);
  update private.claim_proofs set contact = null where lower(contact) = lower(address);
  delete from private.listing_owners where lower(email) = lower(address);
  update public.audit_log set row_name = '' where table_name in ('accounts', 'listing_owners', 'invitations') and lower(row_name) = lower(address);
  -- Its sessions go with it.
  delete from auth.users where id = any (accounts);
  return private.erase_messages_of(address);
end
$$;

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

-- Emails as administrators read them: never what is in a link.
create view public.admin_outbox with (security_invoker = true) as
select id, kind, email, phone, reply_to, data, status, last_error as error, next_attempt_at, created_at, settled_at,
  (select email from public.admin_users where id = mail.handled_by) as handled_by,
  -- What an open email waits for: the server, a hand, or a decision, where it may have been sent twice without an answer.
  case when settled_at is not null then null when status = 'failed' then 'failed' when status = 'uncertain' and times_uncertain > 1 then 'uncertain'
    when email is not null then 'by_mail' when status = 'waiting' then 'by_hand' end as waits_for
from public.outbox as mail;

comment on view public.admin_outbox is 'Emails to send and sent, for administrators.';

create view public.admin_outbox_counts with (security_invoker = true) as
select waits_for, count(*) from public.admin_outbox where waits_for is not null group by waits_for;

comment on view public.admin_outbox_counts is 'How many emails wait for what, for administrators.';

create trigger emails_follow_invitation after update on private.invitations
  for each row execute function private.emails_follow_invitation();

create trigger keep_message before insert or update on public.contact_messages
  for each row execute function private.keep_message();

create trigger keep_message before insert or update on public.enquiries
  for each row execute function private.keep_message();

create trigger emails_follow_updates after update on public.listings
  referencing old table as before_rows for each statement execute function private.emails_follow_listings();

create trigger emails_follow_deletions after delete on public.listings
  referencing old table as before_rows for each statement execute function private.emails_follow_listings();

create trigger emails_follow_owner after insert or delete on private.listing_owners
  for each row execute function private.emails_follow_owner();

create policy "administrators read emails" on public.outbox
  for select to authenticated using ((select private.is_admin()));

revoke all on function ask_claim_proof(text,text) from public, anon, authenticated, service_role;
grant execute on function ask_claim_proof(text,text) to anon, authenticated, service_role;

revoke all on function ask_email_change(uuid,text) from public, anon, authenticated, service_role;
grant execute on function ask_email_change(uuid,text) to service_role;

revoke all on function ask_password(text) from public, anon, authenticated, service_role;
grant execute on function ask_password(text) to service_role;

revoke all on function claim_email(text) from public, anon, authenticated, service_role;
grant execute on function claim_email(text) to service_role;

revoke all on function erase_person(text) from public, anon, authenticated, service_role;
grant execute on function erase_person(text) to authenticated, service_role;

revoke all on function mark_email(uuid,boolean) from public, anon, authenticated, service_role;
grant execute on function mark_email(uuid,boolean) to authenticated, service_role;

revoke all on function name_claim_account(text,text) from public, anon, authenticated, service_role;
grant execute on function name_claim_account(text,text) to anon, authenticated, service_role;

revoke all on function note_email(uuid,integer,text,text) from public, anon, authenticated, service_role;
grant execute on function note_email(uuid,integer,text,text) to service_role;

revoke all on function private.ask_email_change(uuid,text) from public, anon, authenticated, service_role;
grant execute on function private.ask_email_change(uuid,text) to service_role;

revoke all on function private.before_note_insert() from public, anon, authenticated, service_role;

revoke all on function private.claim_email(text) from public, anon, authenticated, service_role;
grant execute on function private.claim_email(text) to service_role;

revoke all on function private.emails_follow_invitation() from public, anon, authenticated, service_role;

revoke all on function private.emails_follow_listings() from public, anon, authenticated, service_role;

revoke all on function private.emails_follow_owner() from public, anon, authenticated, service_role;

revoke all on function private.erase_messages_of(text) from public, anon, authenticated, service_role;

revoke all on function private.erase_person(text) from public, anon, authenticated, service_role;
grant execute on function private.erase_person(text) to authenticated;

revoke all on function private.erase_sent_by(text) from public, anon, authenticated, service_role;

revoke all on function private.export_account_of(text) from public, anon, authenticated, service_role;
grant execute on function private.export_account_of(text) to service_role;

revoke all on function private.export_messages_of(text) from public, anon, authenticated, service_role;
grant execute on function private.export_messages_of(text) to service_role;

revoke all on function private.export_sent_by(text) from public, anon, authenticated, service_role;
grant execute on function private.export_sent_by(text) to service_role;

revoke all on function private.keep_message() from public, anon, authenticated, service_role;

revoke all on function private.mark_email(uuid,boolean) from public, anon, authenticated, service_role;
grant execute on function private.mark_email(uuid,boolean) to authenticated;

revoke all on function private.name_in_email(text) from public, anon, authenticated, service_role;

revoke all on function private.note_email(uuid,integer,text,text) from public, anon, authenticated, service_role;
grant execute on function private.note_email(uuid,integer,text,text) to service_role;

revoke all on function private.refresh_emails(text[]) from public, anon, authenticated, service_role;

revoke all on function private.retry_emails(uuid) from public, anon, authenticated, service_role;
grant execute on function private.retry_emails(uuid) to authenticated;

revoke all on function private.reveal_claim_link(uuid) from public, anon, authenticated, service_role;
grant execute on function private.reveal_claim_link(uuid) to authenticated;

revoke all on function private.tend_outbox() from public, anon, authenticated, service_role;
grant execute on function private.tend_outbox() to service_role;

revoke all on function private.write_claim_email(change_requests,text,text) from public, anon, authenticated, service_role;

revoke all on function private.write_claim_notices(change_requests) from public, anon, authenticated, service_role;

revoke all on function retry_emails(uuid) from public, anon, authenticated, service_role;
grant execute on function retry_emails(uuid) to authenticated, service_role;

revoke all on function reveal_claim_link(uuid) from public, anon, authenticated, service_role;
grant execute on function reveal_claim_link(uuid) to authenticated, service_role;

revoke all on function set_outbox_sender(boolean) from public, anon, authenticated, service_role;
grant execute on function set_outbox_sender(boolean) to service_role;

revoke all on function tend_outbox() from public, anon, authenticated, service_role;
grant execute on function tend_outbox() to service_role;

revoke all on function write_invitation(text) from public, anon, authenticated, service_role;
grant execute on function write_invitation(text) to service_role;

select private.restrict_grants();
