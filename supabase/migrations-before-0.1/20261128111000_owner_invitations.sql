-- A link also makes an owner: of an application that was accepted, of a claim that was proved, or invited by an administrator. And a link lets an owner choose a new
-- password. Both are those of administrators: they work once, for seven days, and opening one changes nothing.

alter table private.invitations alter column made_by drop not null;
alter table private.invitations add column listing_id text;
alter table private.invitations add column request uuid;
alter table private.invitations add check (purpose in ('invitation', 'password', 'owner', 'owner-password'));
alter table private.invitations add check ((purpose = 'owner') = (listing_id is not null));
comment on table private.invitations is
  'Links by which somebody becomes an administrator or an owner, or one of these sets a new password. Written by functions, served by nothing.';
comment on column private.invitations.purpose is 'invitation or password of an administrator; owner or owner-password of an owner.';
comment on column private.invitations.made_by is 'The administrator; null where a proof, or an owner, asked for it.';
comment on column private.invitations.listing_id is 'What an owner is to look after.';
comment on column private.invitations.request is 'The application or claim by which it came.';
create index invitations_listing on private.invitations (listing_id) where listing_id is not null;

grant select, insert on private.listing_owners to service_role;
-- The table's check calls it.
grant execute on function private.live_columns() to service_role;

---------------------------------------------------------------------------------------------------------------------
-- Making one
---------------------------------------------------------------------------------------------------------------------

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

drop function public.make_invitation(text, text);
drop function private.make_invitation(text, text);
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

-- As before, without those of owners.
create or replace function public.administrators() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'administrators', (
      select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'created_at', created_at,
        'last_change', (select happened_at from public.audit_log as entry where entry.actor = administrator.id order by entry.id desc limit 1))
        order by email)
      from public.admin_users as administrator),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'email', invitation.email, 'purpose', purpose,
        'made_by', administrator.email, 'created_at', invitation.created_at, 'expires_at', expires_at) order by invitation.created_at desc), '[]')
      from private.invitations as invitation join public.admin_users as administrator on administrator.id = made_by
      where private.invitation_state(invitation) = 'open' and purpose in ('invitation', 'password')));
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Using one
---------------------------------------------------------------------------------------------------------------------

-- {"state": open, used, withdrawn, expired or unknown}; of an open one also "email", "purpose", "expires_at", "business_name" of what is to be looked after, and
-- "account": whose password it sets, null for one that is yet to be found or made. An administrator's password is not set by a link for a listing
-- ("keeps_password"): it opens more than that. Changes nothing.
create or replace function public.invitation_at(token text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('state', private.invitation_state(invitation)) || case when private.invitation_state(invitation) = 'open'
        then jsonb_build_object('email', invitation.email, 'purpose', purpose, 'expires_at', expires_at,
          'business_name', (select business_name from public.listings where id = invitation.listing_id),
          'keeps_password', purpose = 'owner' and administrator.id is not null,
          'account', coalesce(administrator.id, (
            select account from private.listing_owners as owner where owner.email = invitation.email order by created_at desc limit 1)))
        else '{}' end
      from private.invitations as invitation left join public.admin_users as administrator on administrator.email = invitation.email
      where token_hash = sha256(convert_to(token, 'UTF8'))),
    '{"state": "unknown"}')
$$;

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
-- Letters
---------------------------------------------------------------------------------------------------------------------

-- Whether letters go out by themselves: the site's server says so when it starts. Where they do not, no link is stored.
create table private.outbox_sender (
  is_by_mail boolean not null,
  one boolean primary key default true check (one)
);
alter table private.outbox_sender enable row level security;
insert into private.outbox_sender values (false);
grant select, update on private.outbox_sender to service_role;

create function public.set_outbox_sender(by_mail boolean) returns boolean
language sql set search_path = ''
as $$ update private.outbox_sender set is_by_mail = by_mail returning is_by_mail $$;
comment on function public.set_outbox_sender(boolean) is 'Notes whether letters go out by themselves. The service role''s.';

create or replace function private.write_invitation(token text) returns boolean
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

-- An application that is accepted invites its contact; where letters are sent by hand, the review offers the link. What is taken back ends the link that nobody has used.
create function private.invite_applicant() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status not in ('accepted', 'partly-accepted') then
    update private.invitations as invitation set withdrawn_at = clock_timestamp()
      where invitation.request = new.id and private.invitation_state(invitation) = 'open';
  elsif new.email <> '' and (select is_by_mail from private.outbox_sender)
    and not exists (select from private.listing_owners as owner where owner.listing_id = new.listing_id and owner.email = lower(new.email))
  then
    perform private.write_invitation(private.make_owner_invitation(new.listing_id, new.email, new.id) ->> 'token');
  end if;
  return null;
end
$$;
create trigger invite_applicant after update of status on public.change_requests
  for each row when (new.kind = 'application' and new.listing_id is not null and new.status is distinct from old.status)
  execute function private.invite_applicant();

-- An owner who forgot the password asks for a link by mail: three a day. Answers whether there is a letter, which the server tells nobody. An administrator's
-- password opens more, and another administrator makes that link.
create function private.ask_owner_password(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not (select is_by_mail from private.outbox_sender)
    or not exists (select from private.listing_owners where email = address)
    or exists (select from public.admin_users where email = address)
    or (select count(*) from private.invitations where email = address and purpose = 'owner-password' and created_at > clock_timestamp() - interval '1 day') >= 3
  then
    return false;
  end if;
  return private.write_invitation(private.new_invitation(address, 'owner-password') ->> 'token');
end
$$;
create function public.ask_owner_password(address text) returns boolean
language sql set search_path = ''
as $$ select private.ask_owner_password(lower(btrim(address))) $$;
comment on function public.ask_owner_password(text) is 'Writes a letter with which an owner chooses a new password. The service role''s.';

---------------------------------------------------------------------------------------------------------------------
-- Owners, for administrators
---------------------------------------------------------------------------------------------------------------------

-- {"owners": [{"id", "email", "since", "live_columns", "request": {"id", "reference", "kind"} or null, "added_by": an address or null}],
-- "invitations": [those that are open: {"id", "email", "made_by", "created_at", "expires_at"}]}.
create function public.listing_owners(listing text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', owner.id, 'email', owner.email, 'since', owner.created_at, 'live_columns', live_columns,
        'request', case when request.id is not null then jsonb_build_object('id', request.id, 'reference', request.reference, 'kind', request.kind) end,
        'added_by', (select email from public.admin_users where id = owner.added_by)) order by owner.created_at), '[]')
      from private.listing_owners as owner left join public.change_requests as request on request.id = owner.request
      where owner.listing_id = listing),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'email', invitation.email, 'created_at', invitation.created_at,
        'expires_at', expires_at, 'made_by', (select email from public.admin_users where id = made_by)) order by invitation.created_at desc), '[]')
      from private.invitations as invitation
      where listing_id = listing and private.invitation_state(invitation) = 'open'));
end
$$;
comment on function public.listing_owners(text) is 'Who looks after a listing and who is invited to, for administrators.';

-- Both answer whether there is such an owner.
create function private.remove_owner(owner_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed private.listing_owners;
begin
  perform private.require_admin();
  delete from private.listing_owners where id = owner_id returning * into removed;
  -- Nobody comes back by a link of before.
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where listing_id = removed.listing_id and email = removed.email and private.invitation_state(invitation) = 'open';
  return removed.id is not null;
end
$$;
create function public.remove_owner(owner_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_owner(owner_id) $$;
comment on function public.remove_owner(uuid) is 'Takes a listing out of somebody''s hands. For administrators.';

create function private.set_live_columns(owner_id uuid, columns text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if columns is null or not columns <@ private.live_columns() then
    perform private.refuse('columns are those that an owner may write at once');
  end if;
  update private.listing_owners set live_columns = array(select distinct unnest(columns) order by 1) where id = owner_id;
  return found;
end
$$;
create function public.set_live_columns(owner_id uuid, columns text[]) returns boolean
language sql set search_path = ''
as $$ select private.set_live_columns(owner_id, columns) $$;
comment on function public.set_live_columns(uuid, text[]) is 'What an owner writes without a look. For administrators.';

revoke all on function
  private.new_invitation(text, text, text, uuid), private.make_owner_invitation(text, text, uuid), private.make_invitation(text, text, text, uuid),
  private.invite_applicant(), private.ask_owner_password(text), private.remove_owner(uuid), private.set_live_columns(uuid, text[]),
  public.make_invitation(text, text, text, uuid), public.set_outbox_sender(boolean), public.ask_owner_password(text),
  public.listing_owners(text), public.remove_owner(uuid), public.set_live_columns(uuid, text[])
  from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function
  private.make_invitation(text, text, text, uuid), private.remove_owner(uuid), private.set_live_columns(uuid, text[]),
  public.make_invitation(text, text, text, uuid), public.listing_owners(text), public.remove_owner(uuid), public.set_live_columns(uuid, text[])
  to authenticated;
grant execute on function private.ask_owner_password(text), public.set_outbox_sender(boolean), public.ask_owner_password(text) to service_role;
