-- Administrators invite and remove each other. An invitation is a link that works once, for seven days; a new password is set by the same
-- kind of link. Whoever makes one hands it on: nothing is sent from here.

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  purpose text not null,
  token_hash bytea not null unique,
  made_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
  claimed_at timestamptz,
  used_at timestamptz,
  withdrawn_at timestamptz
);
comment on table private.invitations is 'Links by which somebody becomes an administrator, or an administrator sets a new password. Written by functions, served by nothing.';
comment on column private.invitations.purpose is 'invitation or password.';
comment on column private.invitations.token_hash is 'SHA-256 of what is in the link, which is stored nowhere.';
comment on column private.invitations.claimed_at is 'When the account began to be made. Nobody else may begin for a quarter of an hour, unless it failed: longer than a request takes.';
create index invitations_email on private.invitations (email);

-- No policy: the functions below own the table, or are the service role's, which row-level security does not bind.
alter table private.invitations enable row level security;
grant select, update on private.invitations to service_role;

create index audit_log_actor on public.audit_log (actor, id);

create function private.invitation_state(invitation private.invitations) returns text
language sql stable set search_path = ''
return case
  when invitation.used_at is not null then 'used'
  when invitation.withdrawn_at is not null then 'withdrawn'
  when invitation.expires_at <= clock_timestamp() then 'expired'
  else 'open'
end;

-- Who made a link, for whom, and what became of it. Nothing of the token.
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
      else jsonb_build_object('state', jsonb_build_array('open', private.invitation_state(new))) end
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;
create trigger log_invitation after insert or update on private.invitations
  for each row execute function private.log_invitation();

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
create trigger withdraw_invitations after delete on public.admin_users
  for each row execute function private.withdraw_invitations();

---------------------------------------------------------------------------------------------------------------------
-- For administrators
---------------------------------------------------------------------------------------------------------------------

-- {"administrators": [{"id", "email", "created_at", "last_change"}], "invitations": [those that are open: {"id", "email", "purpose",
-- "made_by": an address, "created_at", "expires_at"}]}.
create function public.administrators() returns jsonb
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
      where private.invitation_state(invitation) = 'open'));
end
$$;
comment on function public.administrators() is 'Who is an administrator and who is invited, for administrators.';

-- A link for an address; those before it for the same address end. The token is in the answer and nowhere else.
create function private.make_invitation(address text, purpose text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  cleaned text;
  is_administrator boolean;
  made private.invitations;
begin
  perform private.require_admin();
  cleaned := lower(private.clean_email('email', address));
  is_administrator := exists (select from public.admin_users where email = cleaned);
  if purpose is null or purpose not in ('invitation', 'password') then
    perform private.refuse('purpose is invitation or password');
  elsif purpose = 'invitation' and is_administrator then
    perform private.refuse('email is an administrator''s already');
  elsif purpose = 'password' and not is_administrator then
    perform private.refuse('email is no administrator''s');
  end if;
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where email = cleaned and private.invitation_state(invitation) = 'open';
  -- For so long a link can say what became of it.
  delete from private.invitations where expires_at < clock_timestamp() - interval '30 days';
  insert into private.invitations (email, purpose, token_hash, made_by)
    values (cleaned, purpose, sha256(convert_to(token, 'UTF8')), auth.uid())
    returning * into made;
  return jsonb_build_object('token', token, 'email', made.email, 'expires_at', made.expires_at);
end
$$;
create function public.make_invitation(address text, purpose text) returns jsonb
language sql set search_path = ''
as $$ select private.make_invitation(address, purpose) $$;
comment on function public.make_invitation(text, text) is 'A link by which somebody becomes an administrator (invitation), or an administrator sets a new password (password). For administrators.';

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

-- The account stays, without rights and signed out.
create function private.remove_administrator(administrator_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.admin_users where id = administrator_id;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = administrator_id;
  return true;
end
$$;
create function public.remove_administrator(administrator_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_administrator(administrator_id) $$;
comment on function public.remove_administrator(uuid) is 'Takes the rights of an administrator away, but never the last one''s. For administrators.';

---------------------------------------------------------------------------------------------------------------------
-- For the server, which alone can make accounts, with the rights of the service role
---------------------------------------------------------------------------------------------------------------------

-- {"state": open, used, withdrawn, expired or unknown}; of an open one also "email", "purpose", "expires_at" and "account": whose password it
-- sets, null for one that is yet to be found or made. Changes nothing.
create function public.invitation_at(token text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('state', private.invitation_state(invitation)) || case when private.invitation_state(invitation) = 'open'
        then jsonb_build_object('email', email, 'purpose', purpose, 'expires_at', expires_at,
          'account', (select id from public.admin_users as administrator where administrator.email = invitation.email)) else '{}' end
      from private.invitations as invitation where token_hash = sha256(convert_to(token, 'UTF8'))),
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

-- The account has its password: the link is used, and the account an administrator's. Without an account that failed, and the link is as before.
-- Answers as invitation_at does.
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
  if invitation.purpose = 'invitation' then
    insert into public.admin_users (id, email) values (account, invitation.email) on conflict (id) do nothing;
  end if;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return public.invitation_at(token);
end
$$;
comment on function public.finish_invitation(text, uuid) is 'Ends the use of a link, once the account has its password. The service role''s.';

revoke all on function
  private.invitation_state(private.invitations), private.log_invitation(), private.withdraw_invitations(),
  private.make_invitation(text, text), private.withdraw_invitation(uuid), private.remove_administrator(uuid),
  public.administrators(), public.make_invitation(text, text), public.withdraw_invitation(uuid), public.remove_administrator(uuid),
  public.invitation_at(text), public.claim_invitation(text), public.finish_invitation(text, uuid)
  from public, anon, authenticated;
grant execute on function
  private.make_invitation(text, text), private.withdraw_invitation(uuid), private.remove_administrator(uuid),
  public.administrators(), public.make_invitation(text, text), public.withdraw_invitation(uuid), public.remove_administrator(uuid)
  to authenticated;
grant execute on function
  private.invitation_state(private.invitations), public.invitation_at(text), public.claim_invitation(text), public.finish_invitation(text, uuid)
  to service_role;
