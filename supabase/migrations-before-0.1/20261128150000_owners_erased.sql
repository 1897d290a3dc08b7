-- What the guide holds of somebody who looks after a page is exported and erased with the rest, when that person asks.

alter function public.export_person(text) set schema private;
alter function private.export_person(text) rename to export_letters_of;
create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_letters_of(address) || jsonb_build_object(
    'account', (select jsonb_build_object('email', email) from auth.users where lower(email) = lower(address)),
    'looks_after', (select coalesce(jsonb_agg(jsonb_build_object('listing', listing_id, 'since', created_at) order by created_at), '[]')
      from private.listing_owners where lower(email) = lower(address)),
    'links', (select coalesce(jsonb_agg(jsonb_build_object('for', purpose, 'listing', listing_id, 'created_at', created_at, 'used_at', used_at) order by created_at), '[]')
      from private.invitations where email = lower(address)));
end
$$;
comment on function public.export_person(text) is
  'Everything that was sent from an e-mail address and to it, with the notes about it, and what its account looks after, for administrators.';

alter function private.erase_person(text) rename to erase_letters_of;
-- Pages stay as they are, and nobody looks after them. An administrator's account stays: who is one is decided among the administrators.
create function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accounts constant uuid[] := array(
    select id from auth.users where lower(email) = lower(address) and not exists (select from public.admin_users as one where one.id = users.id));
begin
  perform private.require_admin();
  delete from private.invitations where email = lower(address);
  update private.claim_proofs set contact = null where lower(contact) = lower(address);
  delete from private.listing_owners where lower(email) = lower(address);
  update public.audit_log set row_name = '' where table_name = 'listing_owners' and lower(row_name) = lower(address);
  -- Its sessions go with it.
  delete from auth.users where id = any (accounts);
  return private.erase_letters_of(address);
end
$$;
comment on function public.erase_person(text) is
  'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was; all letters to it; and its account, unless it is an administrator''s. For administrators.';

revoke all on function private.export_letters_of(text), public.export_person(text), private.erase_letters_of(text), private.erase_person(text)
from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function public.export_person(text), private.erase_person(text) to authenticated;
