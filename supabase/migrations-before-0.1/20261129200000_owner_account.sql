-- Who has an account changes its password and its e-mail address. The address changes by a link in a letter to the new one: until its button is pressed nothing does.

-- {"id", "email", "is_administrator"} of the account that asks, as they are now and not as its token has them; null for a session that has ended.
create function public.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', account.id, 'email', account.email,
    'is_administrator', exists (select from public.admin_users as administrator where administrator.id = account.id))
  from auth.users as account where account.id = private.account()
$$;
comment on function public.my_account() is 'The account of the caller.';

---------------------------------------------------------------------------------------------------------------------
-- The link
---------------------------------------------------------------------------------------------------------------------

alter table private.invitations drop constraint invitations_purpose_check;
alter table private.invitations add constraint invitations_purpose_check
  check (purpose in ('invitation', 'password', 'owner', 'owner-password', 'owner-email'));
alter table private.invitations add column account uuid;
alter table private.invitations add check ((purpose = 'owner-email') = (account is not null));
comment on column private.invitations.purpose is
  'invitation or password of an administrator; owner or owner-password of an owner; owner-email makes the address that of an account.';
comment on column private.invitations.account is 'Whose address it becomes.';
create index invitations_account on private.invitations (account) where account is not null;

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check
  check (kind in ('reminder', 'invitation', 'claim-link', 'claim-notice', 'email-change', 'email-notice'));

-- Ends the links by which an account would get another address; answers whether there were any.
create function private.end_email_changes(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where invitation.account = end_email_changes.account and private.invitation_state(invitation) = 'open';
  return found;
end
$$;
create function public.end_email_changes(account uuid) returns boolean
language sql set search_path = ''
as $$ select private.end_email_changes(account) $$;
comment on function public.end_email_changes(uuid) is 'Ends the links by which an account would get another address. The service role''s.';

-- Tells an address of an account that another one was asked for, or took its place.
create function private.write_email_notice(invitation private.invitations, mailbox text, is_done boolean) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, dedupe_key, email, data)
  values ('email-notice', format('email-notice:%s:%s:%s', invitation.id, mailbox, is_done), mailbox,
    -- The new address is somebody's who may be erased one day.
    jsonb_build_object('address', private.masked_email(invitation.email, true), 'is_done', is_done, 'at', clock_timestamp()))
  on conflict (dedupe_key) do nothing
$$;

-- Somebody whose password was right asks for another address: a letter goes to it, and one to the address of now. Where the new one is that of an account, all is the
-- same but for the letter to it. Three a day, which that counts for as well: else the number of letters would tell. Administrators are invited by another address instead.
-- Answers asked; same where it is the address already; limited; or refused, to an administrator and where there is no such account.
create function private.ask_email_change(account uuid, address text) returns text
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
    -- The key is that of every letter with the link, so that it goes with the link.
    insert into public.outbox (kind, dedupe_key, email, secret, data)
      values ('email-change', 'invitation:' || made.id, cleaned, token, jsonb_build_object('expires_at', made.expires_at));
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return 'asked';
end
$$;
create function public.ask_email_change(account uuid, address text) returns text
language sql set search_path = ''
as $$ select private.ask_email_change(account, address) $$;
comment on function public.ask_email_change(uuid, text) is
  'Writes the letters by which an account gets another address, once its password was right. The service role''s.';

-- The account has its new address: who looks after what stays, under that address. Links for a password that went to the old one open nothing more.
create function private.finish_email_change(invitation private.invitations) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  old_addresses constant text[] := array(
    select distinct email from private.listing_owners as owner where owner.account = invitation.account and owner.email <> invitation.email);
begin
  update private.invitations as link set withdrawn_at = clock_timestamp()
    where link.email = any (old_addresses) and purpose = 'owner-password' and private.invitation_state(link) = 'open';
  update private.listing_owners as owner set email = invitation.email where owner.account = invitation.account;
  perform private.write_email_notice(invitation, mailbox, true) from unnest(old_addresses) as mailbox;
end
$$;

-- As before; another address of an owner is no change of what the owner may do. Who changed it is in the entry of its link.
create or replace function private.log_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('listing_id', old.listing_id, 'live_columns', old.live_columns) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('listing_id', new.listing_id, 'live_columns', new.live_columns) end;
  first_entry bigint;
begin
  if was = is_now then
    return null;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation(case tg_op when 'INSERT' then 'add' when 'UPDATE' then 'edit' else 'remove' end), auth.uid(), current_setting('role'),
    'listing_owners', coalesce(new.id, old.id)::text, coalesce(new.email, old.email), lower(tg_op),
    (select jsonb_object_agg(key, jsonb_build_array(was -> key, is_now -> key)) from jsonb_object_keys(coalesce(is_now, was)) as key
      where was -> key is distinct from is_now -> key)
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;

-- As before, and of a link for an address the account, which keeps its password.
create or replace function public.invitation_at(token text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('state', private.invitation_state(invitation)) || case when private.invitation_state(invitation) = 'open'
        then jsonb_build_object('email', invitation.email, 'purpose', purpose, 'expires_at', expires_at,
          'business_name', (select business_name from public.listings where id = invitation.listing_id),
          'keeps_password', purpose = 'owner-email' or purpose = 'owner' and administrator.id is not null,
          'account', coalesce(invitation.account, administrator.id, (
            select account from private.listing_owners as owner where owner.email = invitation.email order by created_at desc limit 1)))
        else '{}' end
      from private.invitations as invitation left join public.admin_users as administrator on administrator.email = invitation.email
      where token_hash = sha256(convert_to(token, 'UTF8'))),
    '{"state": "unknown"}')
$$;

-- As before, and of a link for an address. Whoever chooses a password by a link ends what was asked for with the old one.
create or replace function public.finish_invitation(token text, account uuid default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  subject constant text := current_setting('request.jwt.claim.sub', true);
  invitation private.invitations;
begin
  select * into invitation from private.invitations as stored
    where token_hash = sha256(convert_to(token, 'UTF8')) and claimed_at is not null for update;
  if invitation.id is null or private.invitation_state(invitation) <> 'open' then
    return public.invitation_at(token);
  elsif account is null then
    update private.invitations set claimed_at = null where id = invitation.id;
    return public.invitation_at(token);
  end if;
  -- The log names the one who accepts. The embedded default reads the second setting, a hosted project either.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account)::text, true);
  perform set_config('request.jwt.claim.sub', account::text, true);
  update private.invitations set used_at = clock_timestamp() where id = invitation.id;
  if invitation.purpose = 'owner-email' then
    perform private.finish_email_change(invitation);
  else
    perform private.end_email_changes(account);
  end if;
  if invitation.purpose = 'invitation' then
    insert into public.admin_users (id, email) values (account, invitation.email) on conflict (id) do nothing;
  elsif invitation.purpose = 'owner' then
    insert into private.listing_owners (listing_id, account, email, request, added_by)
      values (invitation.listing_id, finish_invitation.account, invitation.email, invitation.request, invitation.made_by)
      on conflict on constraint listing_owners_listing_id_account_key do nothing;
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return public.invitation_at(token);
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Its letters
---------------------------------------------------------------------------------------------------------------------

-- As before, and the letter with the link for an address.
create or replace function private.refresh_letters(listings text[] default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox as letter set email = due.email, phone = due.phone, data = due.data
  from private.due_reminders as due
  where letter.listing_id = due.listing_id and letter.dedupe_key = due.dedupe_key and letter.status in ('waiting', 'failed')
    and (listings is null or letter.listing_id = any (listings))
    and (letter.email, letter.phone, letter.data) is distinct from (due.email, due.phone, due.data);
  update public.outbox as letter set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where status in ('waiting', 'uncertain', 'failed') and (listings is null or listing_id = any (listings)) and case
    when kind = 'reminder' then not exists (select from private.due_reminders as due where due.listing_id = letter.listing_id and due.dedupe_key = letter.dedupe_key)
    when kind in ('invitation', 'claim-link', 'email-change') then not exists (select from private.invitations as invitation
      where token_hash = sha256(convert_to(letter.secret, 'UTF8')) and private.invitation_state(invitation) = 'open')
    else false
  end;
end
$$;

create or replace function private.reveal_claim_link(letter_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letter public.outbox;
  claim public.change_requests;
  first_entry bigint;
begin
  perform private.require_admin();
  select * into letter from public.outbox
    where id = letter_id and kind in ('claim-link', 'email-change') and status in ('waiting', 'uncertain', 'failed');
  if letter.kind = 'claim-link' and letter.secret is not null then
    select request.* into claim from private.claim_proofs as proof join public.change_requests as request on request.id = proof.request
      where link_hash = sha256(convert_to(letter.secret, 'UTF8'));
    perform private.log_claim(claim, 'link of the letter seen');
  elsif letter.secret is not null then
    insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
      select private.current_operation('edit'), auth.uid(), current_setting('role'), 'invitations', invitation.id::text, invitation.email, 'update',
        '{"link": [null, "seen"]}'
      from private.invitations as invitation where token_hash = sha256(convert_to(letter.secret, 'UTF8'))
      returning id into first_entry;
    perform private.count_entries(first_entry);
  end if;
  return letter.secret;
end
$$;
comment on function public.reveal_claim_link(uuid) is
  'What is in the link of a letter that is sent by hand, of a claim or for another address of an account, for administrators.';

-- As before, and the letter with the link for an address.
create or replace function private.mark_letter(letter_id uuid, is_sent boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_sent then
    update public.outbox set status = 'handed-over', handled_by = auth.uid(), settled_at = clock_timestamp()
      where id = letter_id and status in ('waiting', 'uncertain', 'failed') and (secret is null or kind in ('claim-link', 'email-change'));
  else
    update public.outbox set status = 'waiting', handled_by = null, settled_at = null where id = letter_id and status = 'handed-over';
  end if;
  return found;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Erased when the person asks
---------------------------------------------------------------------------------------------------------------------

-- As before, and the names of links in the log.
create or replace function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accounts constant uuid[] := array(
    select id from auth.users where lower(email) = lower(address) and not exists (select from public.admin_users as one where one.id = users.id));
begin
  perform private.require_admin();
  delete from private.invitations where email = lower(address) or account = any (accounts);
  update private.claim_proofs set contact = null where lower(contact) = lower(address);
  delete from private.listing_owners where lower(email) = lower(address);
  update public.audit_log set row_name = '' where table_name in ('listing_owners', 'invitations') and lower(row_name) = lower(address);
  -- Its sessions go with it.
  delete from auth.users where id = any (accounts);
  return private.erase_letters_of(address);
end
$$;

revoke all on function
  private.end_email_changes(uuid), private.write_email_notice(private.invitations, text, boolean), private.ask_email_change(uuid, text),
  private.finish_email_change(private.invitations), public.my_account(), public.end_email_changes(uuid), public.ask_email_change(uuid, text)
  from public, anon, authenticated;
grant execute on function public.my_account() to authenticated;
grant execute on function
  private.end_email_changes(uuid), private.ask_email_change(uuid, text), private.finish_email_change(private.invitations),
  public.end_email_changes(uuid), public.ask_email_change(uuid, text)
  to service_role;
