-- Each finds the own door: administrators ask for a new password by a letter, as owners do, and whatever is kept of an address is found, exported and erased also where no
-- letter from it lies open.

---------------------------------------------------------------------------------------------------------------------
-- A forgotten password
---------------------------------------------------------------------------------------------------------------------

-- Somebody who forgot the password asks for a link by mail: three a day. The link is for the administrator, or else for the owner, whose address it is. Answers whether there
-- is a letter, which the server tells nobody.
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
comment on function public.ask_password(text) is 'Writes a letter with which an administrator or an owner chooses a new password. The service role''s.';
drop function public.ask_owner_password(text), private.ask_owner_password(text);

-- As before, with the links that administrators asked for themselves.
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
      from private.invitations as invitation left join public.admin_users as administrator on administrator.id = made_by
      where private.invitation_state(invitation) = 'open' and purpose in ('invitation', 'password')));
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- What is kept of a person
---------------------------------------------------------------------------------------------------------------------

alter function public.export_person(text) set schema private;
alter function private.export_person(text) rename to export_account_of;
create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_account_of(address) || jsonb_build_object(
    'is_administrator', exists (select from public.admin_users where email = lower(address)),
    'proofs', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'channel', channel, 'asked_at', asked_at) order by asked_at), '[]')
      from private.claim_proofs where lower(contact) = lower(address)),
    'payment_notes', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'tier', tier, 'years', years, 'noted_at', noted_at) order by noted_at), '[]')
      from private.payment_notes as note join auth.users as account on account.id = note.account where lower(account.email) = lower(address)),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('listing', id, 'name', business_name) order by business_name, id), '[]')
      from public.listings where lower(email) = lower(export_person.address)));
end
$$;
comment on function public.export_person(text) is
  'Everything that is kept of an e-mail address: what was sent from it and to it, with the notes about it, its account and what that looks after, and the pages that show it. For administrators.';

-- As before; what an account noted goes with it, and History says that somebody was erased, without saying who.
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
  return private.erase_letters_of(address);
end
$$;

revoke all on function
  private.ask_password(text), public.ask_password(text), private.export_account_of(text), public.export_person(text)
from public, anon, authenticated;
-- It asks for an administrator itself.
grant execute on function public.export_person(text) to authenticated;
grant execute on function private.ask_password(text), public.ask_password(text) to service_role;
