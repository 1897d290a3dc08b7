-- What holds for the list of administrators: addresses that are ones, an identity that stays, and never an empty list.

create function private.before_administrator_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := lower(private.clean_email('email', new.email));
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

create trigger before_administrator_write before insert or update on public.admin_users
  for each row execute function private.before_administrator_write();

-- Looks after the fact, whoever removes: an administrator, the service role, or the removal of an account. Two who step
-- down at the same moment take turns, so that the second sees that the first has gone.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.keep_an_administrator'));
  if exists (select from before_rows) and not exists (select from public.admin_users) then
    perform private.refuse('The last administrator stays: make another one first');
  end if;
  return null;
end
$$;

create trigger keep_an_administrator after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.keep_an_administrator();

create policy "an administrator steps down" on public.admin_users
  for delete to authenticated using (id = (select auth.uid()) and (select private.is_admin()));

create or replace function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  grant select, delete on public.admin_users to authenticated;
  grant select on public.listings to anon, authenticated;
  grant insert, update, delete on public.listings to authenticated;
  grant insert on public.contact_messages, public.enquiries, public.listing_applications to anon, authenticated;
  grant select on public.contact_messages, public.enquiries, public.listing_applications to authenticated;
  grant update (handled) on public.contact_messages, public.enquiries to authenticated;
  grant update (status, tier) on public.listing_applications to authenticated;
  grant select on public.audit_log to authenticated;
  grant all on all tables in schema public to service_role;
  -- Not even the service role, which row-level security does not bind, writes or clears the log.
  revoke insert, update, delete, truncate on public.audit_log from service_role;
end
$$;
select private.restrict_grants();

revoke all on function private.before_administrator_write(), private.keep_an_administrator() from public;
