create function private.invitation_state(invitation private.invitations) returns text
language sql stable set search_path = ''
return case
  when invitation.used_at is not null then 'used'
  when invitation.withdrawn_at is not null then 'withdrawn'
  when invitation.expires_at <= clock_timestamp() then 'expired'
  else 'open'
end;

-- Who made a link, for whom, for which listing, and what became of it. Nothing of the token.
create function private.log_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  if tg_op = 'UPDATE' and (new.used_at, new.withdrawn_at) is not distinct from (old.used_at, old.withdrawn_at) then
    return null;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation(case tg_op when 'INSERT' then 'add' else 'edit' end), auth.uid(), current_setting('role'),
    'invitations', new.id::text, new.email, lower(tg_op),
    case tg_op when 'INSERT' then jsonb_build_object('purpose', jsonb_build_array(null, new.purpose))
        || case when new.listing_id is not null then jsonb_build_object('listing_id', jsonb_build_array(null, new.listing_id)) else '{}' end
      else jsonb_build_object('state', jsonb_build_array('open', private.invitation_state(new))) end
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;

-- Whoever is removed neither comes back by a link nor brings somebody else in.
create function private.withdraw_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where (made_by = old.id or email = old.email) and private.invitation_state(invitation) = 'open';
  return null;
end
$$;

-- Both answer whether there was something to end.
create function private.withdraw_invitation(invitation_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where id = invitation_id and private.invitation_state(invitation) = 'open';
  return found;
end
$$;

create function public.withdraw_invitation(invitation_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.withdraw_invitation(invitation_id) $$;
comment on function public.withdraw_invitation(uuid) is 'Ends a link that nobody has used. For administrators.';

-- {"state": open, used, withdrawn, expired or unknown}; of an open one also "email", "purpose", "expires_at", "business_name" of what is to be looked after,
-- and "account": whose password or address it sets, null for one that is yet to be found or made. An administrator's password is not set by a link for a
-- listing, nor any by one for an address ("keeps_password"). Changes nothing.
create function public.invitation_at(token text) returns jsonb
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
comment on function public.invitation_at(text) is 'What a link is good for. The service role''s.';

-- The same, and nobody else may begin with an open one for a quarter of an hour: its state is then "claimed".
create function public.claim_invitation(token text) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  update private.invitations as invitation set claimed_at = clock_timestamp()
    where token_hash = sha256(convert_to(token, 'UTF8')) and private.invitation_state(invitation) = 'open'
      and (claimed_at is null or claimed_at < clock_timestamp() - interval '15 minutes');
  return public.invitation_at(token) || case
    when not found and public.invitation_at(token) ->> 'state' = 'open' then '{"state": "claimed"}' else '{}' end::jsonb;
end
$$;
comment on function public.claim_invitation(text) is 'Begins to use a link. The service role''s.';

-- What the link is for is done: the account has its password or address, the link is used, and the account an administrator's or an owner's. Without an
-- account that failed, and the link is as before. Whoever chooses a password by a link ends what was asked for with the old one. Answers as invitation_at
-- does.
create function public.finish_invitation(token text, account uuid default null) returns jsonb
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
comment on function public.finish_invitation(text, uuid) is 'Ends the use of a link, once the account has its password. The service role''s.';

create function private.emails_follow_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where dedupe_key = 'invitation:' || new.id and status in ('waiting', 'uncertain', 'failed') and private.invitation_state(new) <> 'open';
  return null;
end
$$;

-- An email with the link of an invitation; answers whether there is one now.
create function private.write_invitation(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invitation private.invitations;
begin
  select * into invitation from private.invitations as stored
    where token_hash = sha256(convert_to(token, 'UTF8')) and private.invitation_state(stored) = 'open';
  if invitation.id is null then
    return false;
  end if;
  insert into public.outbox (kind, dedupe_key, email, reply_to, secret, listing_id, data)
    values ('invitation', 'invitation:' || invitation.id, invitation.email, (select email from public.admin_users where id = invitation.made_by), token,
      invitation.listing_id, jsonb_build_object('purpose', invitation.purpose, 'expires_at', invitation.expires_at,
        'made_by', (select email from public.admin_users where id = invitation.made_by),
        'name', (select business_name from public.listings where id = invitation.listing_id)))
    on conflict (dedupe_key) do nothing;
  return true;
end
$$;

create function public.write_invitation(token text) returns boolean
language sql set search_path = ''
as $$ select private.write_invitation(token) $$;
comment on function public.write_invitation(text) is 'Stores an email with the link of an invitation. The service role''s.';

-- A link for an address; those before it for the same end. The token is in the answer and nowhere else.
create function private.new_invitation(address text, purpose text, listing text default null, request uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  cleaned constant text := lower(private.clean_email('email', address));
  -- An address may be an administrator's and an owner's, and an owner's of several listings: none of these ends another.
  is_owner constant boolean := purpose in ('owner', 'owner-password');
  made private.invitations;
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where email = cleaned and private.invitation_state(invitation) = 'open' and listing_id is not distinct from listing
      and invitation.purpose in ('owner', 'owner-password') = is_owner;
  -- For so long a link can say what became of it.
  delete from private.invitations where expires_at < clock_timestamp() - interval '30 days';
  insert into private.invitations (email, purpose, token_hash, made_by, listing_id, request)
    values (cleaned, purpose, sha256(convert_to(token, 'UTF8')), case when private.is_admin() then auth.uid() end, listing, request)
    returning * into made;
  return jsonb_build_object('token', token, 'email', made.email, 'expires_at', made.expires_at);
end
$$;

-- A link by which an address looks after a listing, for whoever has found out that it may. Answers {"token", "email", "expires_at"}.
create function private.make_owner_invitation(listing text, address text, request uuid) returns jsonb
language sql security definer set search_path = ''
as $$ select private.new_invitation(address, 'owner', listing, request) $$;

-- A link for an address; those before it for the same address end. The token is in the answer and nowhere else.
create function private.make_invitation(address text, purpose text, listing text, request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned text;
  is_administrator boolean;
begin
  perform private.require_admin();
  cleaned := lower(private.clean_email('email', address));
  is_administrator := exists (select from public.admin_users where email = cleaned);
  case purpose
    when 'invitation' then
      if is_administrator then
        perform private.refuse('email is an administrator''s already');
      end if;
    when 'password' then
      if not is_administrator then
        perform private.refuse('email is no administrator''s');
      end if;
    when 'owner' then
      if not exists (select from public.listings where id = listing) then
        perform private.refuse('listing names no listing');
      elsif exists (select from private.listing_owners where listing_id = listing and email = cleaned) then
        perform private.refuse('email looks after this listing already');
      end if;
      return private.make_owner_invitation(listing, cleaned, request);
    when 'owner-password' then
      if is_administrator or not exists (select from private.listing_owners where email = cleaned) then
        perform private.refuse('email is no owner''s, or is an administrator''s');
      end if;
    else
      perform private.refuse('purpose is invitation, password, owner or owner-password');
  end case;
  return private.new_invitation(cleaned, purpose);
end
$$;

create function public.make_invitation(address text, purpose text, listing text default null, request uuid default null) returns jsonb
language sql set search_path = ''
as $$ select private.make_invitation(address, purpose, listing, request) $$;
comment on function public.make_invitation(text, text, text, uuid) is
  'A link by which somebody becomes an administrator (invitation), looks after a listing (owner), or sets a new password (password, owner-password). For administrators.';
