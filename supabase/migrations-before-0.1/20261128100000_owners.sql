-- Who looks after a listing: several people one business, and one person several. Owners are people with an account; what they may do they do by functions alone,
-- each of which asks private.require_owner().

-- What a proven owner can be allowed to write at once, without a look: LIVE_COLUMNS in packages/data.
create function private.live_columns() returns text[]
language sql immutable set search_path = ''
return array['business_hours', 'phone', 'special_offers', 'images'];

create table private.listing_owners (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null,
  account uuid not null,
  email text not null,
  live_columns text[] not null default '{}' check (live_columns <@ private.live_columns()),
  request uuid,
  added_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  unique (listing_id, account)
);
comment on table private.listing_owners is 'Who looks after which listing. Written and read by functions alone.';
comment on column private.listing_owners.listing_id is 'No reference: a listing that is removed may come back.';
comment on column private.listing_owners.live_columns is 'The columns that this owner changes at once; changes to others wait for a look.';
comment on column private.listing_owners.request is 'The application or claim by which it came.';
comment on column private.listing_owners.added_by is 'The administrator who accepted or invited; null where a proof by a contact of the listing did.';
create index listing_owners_account on private.listing_owners (account);

-- No policy: functions own the table, or are the service role's.
alter table private.listing_owners enable row level security;

-- The log says who came to look after what, what each may write at once, and who no longer does.
create function private.log_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('listing_id', old.listing_id, 'live_columns', old.live_columns) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('listing_id', new.listing_id, 'live_columns', new.live_columns) end;
  first_entry bigint;
begin
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
create trigger log_owner after insert or update or delete on private.listing_owners
  for each row execute function private.log_owner();

-- Refuses whoever does not look after a listing, in the same words whether there is such a listing or not.
create function private.require_owner(listing text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.listing_owners where listing_id = listing and account = auth.uid()) then
    raise exception using errcode = '42501', message = 'Only who looks after this listing may do this';
  end if;
end
$$;

revoke all on function private.live_columns(), private.log_owner(), private.require_owner(text) from public, anon, authenticated;
