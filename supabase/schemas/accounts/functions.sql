-- Accounts: what a person may change about the own one, links for a password or an address, and what the log says of it.

-- Who asks, as long as the session lasts: a token that outlives its session is nobody's.
create function private.account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id from auth.sessions as session
  where session.user_id = auth.uid() and session.id::text = auth.jwt() ->> 'session_id'
    and (session.not_after is null or session.not_after > now())
$$;

-- {"id", "email", "is_administrator"} of the account that asks, as they are now and not as its token has them; null for a session that has ended.
create function public.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', account.id, 'email', account.email,
    'is_administrator', exists (select from public.admin_users as administrator where administrator.id = account.id))
  from auth.users as account where account.id = private.account()
$$;
comment on function public.my_account() is 'The account of the caller.';

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

-- Somebody whose password was right asks for another address: an email goes to it, and one to the address of now. Where the new one is that of an account, all is the
-- same but for the email to it. Three a day, which that counts for as well: else the number of emails would tell. Administrators are invited by another address instead.
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
    -- The key is that of every email with the link, so that it goes with the link.
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
  'Writes the emails by which an account gets another address, once its password was right. The service role''s.';

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

-- Whose account it is. Who is no administrator or owner any more still has a name: that of the account, or in the log.
create function private.account_email(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select email from public.admin_users where id = account_email.account),
    (select email from private.listing_owners as owner where owner.account = account_email.account limit 1),
    (select lower(email) from auth.users where id = account_email.account),
    (select log.row_name from public.audit_log as log
      where log.table_name = 'admin_users' and log.row_id = account_email.account::text order by log.operation_id desc nulls last limit 1))
$$;

-- The same for what administrators read with their own rights; null for anybody else.
create function private.shown_account_email(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.account_email(account) where private.is_admin() $$;

-- What the log has of accounts.
create function private.account_tables() returns text[]
language sql immutable set search_path = ''
return array['accounts', 'admin_users', 'invitations', 'listing_owners'];

-- What happened to accounts in an operation, what counts most first: [{"what": one of ACCOUNT_EVENTS, "email", "listing": a name, "by": who made the link that was used}].
create function private.account_events(operation bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with entry as (
    select log.id, log.row_name, log.actor, log.table_name,
      coalesce(made.changes -> 'purpose' ->> 1, log.table_name) as about, made.actor as maker,
      case when log.action = 'update' and log.changes ? 'link' then 'seen' when log.action = 'update' then coalesce(log.changes -> 'state' ->> 1, 'update') else log.action end as step,
      coalesce(made.changes -> 'listing_id' ->> 1, log.changes -> 'listing_id' ->> 1, log.changes -> 'listing_id' ->> 0,
        case when log.table_name = 'invitations' then (select listing_id from private.invitations where id::text = log.row_id)
          when log.table_name = 'listing_owners' then (select listing_id from private.listing_owners where id::text = log.row_id) end) as listing
    from public.audit_log as log
    left join public.audit_log as made on log.table_name = 'invitations' and made.table_name = 'invitations' and made.row_id = log.row_id and made.action = 'insert'
    where log.operation_id = operation and log.table_name in ('accounts', 'admin_users', 'invitations', 'listing_owners')
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'what', case when event.what = 'password-link' and entry.actor is null then 'password-asked' else event.what end,
      'email', nullif(entry.row_name, ''),
      'listing', (select business_name from public.listings where id = entry.listing),
      'by', case when entry.step = 'used' and entry.maker is distinct from entry.actor then private.account_email(entry.maker) end)
    order by event.place, entry.id), '[]')
  from entry join (values
    ('admin_users', 'insert', 'administrator-added', 1), ('admin_users', 'delete', 'administrator-removed', 1), ('admin_users', 'update', 'administrator-changed', 1),
    ('listing_owners', 'insert', 'owner-added', 1), ('listing_owners', 'delete', 'owner-removed', 1), ('listing_owners', 'update', 'owner-changed', 1),
    ('accounts', 'delete', 'person-erased', 0), ('accounts', 'update', 'password-changed', 1),
    ('invitation', 'used', 'administrator-accepted', 2), ('owner', 'used', 'owner-accepted', 2),
    ('password', 'used', 'password-chosen', 2), ('owner-password', 'used', 'password-chosen', 2), ('owner-email', 'used', 'address-changed', 2),
    ('invitation', 'insert', 'administrator-invited', 3), ('owner', 'insert', 'owner-invited', 3),
    ('password', 'insert', 'password-link', 3), ('owner-password', 'insert', 'password-link', 3), ('owner-email', 'insert', 'address-asked', 3),
    ('owner-email', 'seen', 'address-link-seen', 3),
    ('invitation', 'withdrawn', 'administrator-uninvited', 4), ('owner', 'withdrawn', 'owner-uninvited', 4),
    ('password', 'withdrawn', 'password-link-ended', 4), ('owner-password', 'withdrawn', 'password-link-ended', 4), ('owner-email', 'withdrawn', 'address-ended', 4)
  ) as event (about, step, what, place) using (about, step)
$$;

-- A password that its account changed ends what was asked for with the old one; answers whether there was anything.
create function private.note_password_change(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation('edit'), note_password_change.account, current_setting('role'), 'accounts', note_password_change.account::text,
    private.account_email(note_password_change.account), 'update', '{"password": [null, "changed"]}')
    returning id into first_entry;
  update public.audit_operations as operation set actor = note_password_change.account where id = nullif(current_setting('dira.operation', true), '')::bigint and operation.actor is null;
  perform private.count_entries(first_entry);
  return private.end_email_changes(note_password_change.account);
end
$$;

create function public.note_password_change(account uuid) returns boolean
language sql set search_path = ''
as $$ select private.note_password_change(account) $$;
comment on function public.note_password_change(uuid) is 'Notes that an account changed its password, and ends the links by which it would get another address. The service role''s.';

-- Somebody who forgot the password asks for a link by mail: three a day. The link is for the administrator, or else for the owner, whose address it is. Answers whether there
-- is an email, which the server tells nobody.
create function private.ask_password(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := case when exists (select from public.admin_users where email = address) then 'password'
    when exists (select from private.listing_owners where email = address) then 'owner-password' end;
begin
  if wanted is null or not (select is_by_mail from private.outbox_sender)
    or (select count(*) from private.invitations as invitation where email = address and invitation.purpose = wanted
      and created_at > clock_timestamp() - interval '1 day') >= 3
  then
    return false;
  end if;
  return private.write_invitation(private.new_invitation(address, wanted) ->> 'token');
end
$$;

create function public.ask_password(address text) returns boolean
language sql set search_path = ''
as $$ select private.ask_password(lower(btrim(address))) $$;
comment on function public.ask_password(text) is 'Writes an email with which an administrator or an owner chooses a new password. The service role''s.';
