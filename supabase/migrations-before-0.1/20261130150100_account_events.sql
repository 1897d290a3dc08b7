-- History says what happened to accounts: who invited whom, who accepted and was removed, which links were made and used, whose password and address changed, who looks
-- after what. The log had all of it, but under the names of its tables, so that a page could only say that something was changed.

-- What the log has of accounts.
create function private.account_tables() returns text[]
language sql immutable set search_path = ''
return array['accounts', 'admin_users', 'invitations', 'listing_owners'];
create index audit_log_accounts on public.audit_log (operation_id) where table_name in ('accounts', 'admin_users', 'invitations', 'listing_owners');

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

-- As before, and the listing of a link for an owner.
create or replace function private.log_invitation() returns trigger
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

-- As before; what is about accounts alone has a kind of its own.
create or replace function private.count_entries(first_entry bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  operation constant bigint := nullif(current_setting('dira.operation', true), '')::bigint;
begin
  if not exists (select from public.audit_log where id >= first_entry and operation_id = operation) then
    return;
  end if;
  with entry as (
    select * from public.audit_log where id >= first_entry and operation_id = operation
  ), field as (
    select distinct entry.id, private.field_of(key) as name
    from entry, jsonb_object_keys(entry.changes) as key
    where entry.table_name = 'listings' and entry.action = 'update'
  ), counted as (
    select count(*) as entries,
      count(*) filter (where table_name = 'listings' and action = 'insert') as added,
      count(*) filter (where table_name = 'listings' and action = 'update') as changed,
      count(*) filter (where table_name = 'listings' and action = 'delete') as removed,
      -- A listing that goes takes its name off enquiries first: it is about the listing nonetheless.
      coalesce(max(table_name) filter (where table_name = 'listings'), min(table_name)) as about,
      min(id) filter (where table_name = 'listings') as first_listing,
      min(row_name) filter (where table_name = 'admin_users') as administrator
    from entry
  )
  update public.audit_operations as stored set
    ended_at = clock_timestamp(),
    kind = case when stored.kind in ('add', 'edit', 'remove') and coalesce(stored.table_name, counted.about) = any (private.account_tables()) then 'account' else stored.kind end,
    table_name = case when 'listings' in (stored.table_name, counted.about) then 'listings' else coalesce(stored.table_name, counted.about) end,
    label = case
      when stored.table_name = 'listings' or first_listing is null then coalesce(stored.label, administrator)
      else (select coalesce(
          (select business_name from public.listings where listings.id = entry.row_id),
          entry.changes -> 'business_name' ->> 0, entry.row_name)
        from entry where entry.id = first_listing)
    end,
    entries = stored.entries + counted.entries,
    added = stored.added + counted.added,
    changed = stored.changed + counted.changed,
    removed = stored.removed + counted.removed,
    changes = stored.changes + (select count(*) from field),
    fields = array(select name from field union select unnest(stored.fields) order by 1)
  from counted where stored.id = operation;
end
$$;

update public.audit_operations set kind = 'account' where kind in ('add', 'edit', 'remove') and table_name = any (private.account_tables());
comment on column public.audit_operations.kind is 'add, edit or remove for a plain write of listings and letters, account for one of accounts; else what it was named.';

-- As before, with what happened to accounts.
create or replace function private.operation_row(operation public.audit_operations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', operation.id, 'kind', operation.kind, 'summary', operation.summary, 'actor', operation.actor,
    'actor_email', private.account_email(operation.actor), 'events', private.account_events(operation.id),
    'actor_role', operation.actor_role, 'began_at', operation.began_at, 'ended_at', operation.ended_at,
    'is_finished', operation.is_finished, 'table_name', operation.table_name, 'label', operation.label,
    'entries', operation.entries, 'added', operation.added, 'changed', operation.changed, 'removed', operation.removed,
    'changes', operation.changes, 'fields', operation.fields, 'undoes', operation.undoes, 'undone_by', operation.undone_by,
    'undoable_until', operation.ended_at + private.undo_window(),
    -- Rights are given and taken by name, and what visitors sent is theirs: only listings go back.
    'can_undo', operation.keeps_values and operation.table_name is not distinct from 'listings'
      and operation.ended_at + private.undo_window() > now()
  )
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
drop function public.end_email_changes(uuid);

-- As before, and the name of the account in the log.
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
  update public.audit_log set row_name = '' where table_name in ('accounts', 'listing_owners', 'invitations') and lower(row_name) = lower(address);
  -- Its sessions go with it.
  delete from auth.users where id = any (accounts);
  return private.erase_letters_of(address);
end
$$;

revoke all on function
  private.account_tables(), private.account_events(bigint), private.note_password_change(uuid), public.note_password_change(uuid)
from public, anon, authenticated;
grant execute on function private.note_password_change(uuid), public.note_password_change(uuid) to service_role;
