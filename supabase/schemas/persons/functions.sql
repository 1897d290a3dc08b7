-- Persons: everything of one e-mail address, to be handed out or erased.

create function private.export_sent_by(address text) returns jsonb
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
create function private.erase_sent_by(address text) returns jsonb
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

create function public.erase_person(address text) returns jsonb
language sql set search_path = ''
as $$ select private.erase_person(address) $$;
comment on function public.erase_person(text) is
  'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was; all messages to it; and its account, unless it is an administrator''s. For administrators.';

create function private.export_messages_of(address text) returns jsonb
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
create function private.erase_messages_of(address text) returns jsonb
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

create function private.export_account_of(address text) returns jsonb
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
create function private.erase_person(address text) returns jsonb
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
