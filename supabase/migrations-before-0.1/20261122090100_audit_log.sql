-- Who changed what: every change to listings and administrators, and what was done about what visitors sent. Written by
-- triggers alone.

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  actor_role text not null,
  table_name text not null,
  row_id text not null,
  row_name text,
  action text not null,
  changes jsonb
);
comment on table public.audit_log is 'Who changed what. Written by triggers, read by administrators, changed by nobody.';
comment on column public.audit_log.actor is 'The account that did it; null for commands, imports and migrations.';
comment on column public.audit_log.actor_role is 'The role that the API took on; none for whoever works on the database itself.';
comment on column public.audit_log.row_name is 'The slug of a listing or the e-mail address of an administrator, for when the row is gone.';
comment on column public.audit_log.action is 'insert, update or delete.';
comment on column public.audit_log.changes is 'For an update: column to [before, after].';

create index audit_log_row on public.audit_log (table_name, row_id);

-- A statement at a time, so that an import of thousands of rows stays quick. What visitors wrote is not copied: of a removed
-- message nothing is to remain.
create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  name_column constant text := case tg_table_name when 'listings' then 'slug' when 'admin_users' then 'email' end;
begin
  case tg_op
    when 'INSERT' then
      insert into public.audit_log (actor, actor_role, table_name, row_id, row_name, action)
      select actor, current_setting('role'), tg_table_name, item ->> 'id', item ->> name_column, 'insert'
      from (select to_jsonb(after_rows) as item from after_rows) as added;
    when 'DELETE' then
      insert into public.audit_log (actor, actor_role, table_name, row_id, row_name, action)
      select actor, current_setting('role'), tg_table_name, item ->> 'id', item ->> name_column, 'delete'
      from (select to_jsonb(before_rows) as item from before_rows) as removed;
    when 'UPDATE' then
      insert into public.audit_log (actor, actor_role, table_name, row_id, row_name, action, changes)
      select actor, current_setting('role'), tg_table_name, after ->> 'id', after ->> name_column, 'update', changes
      from
        (select to_jsonb(before_rows) as before, to_jsonb(after_rows) as after
          from before_rows join after_rows using (id)) as changed,
        lateral (
          select jsonb_object_agg(key, jsonb_build_array(before -> key, value)) as changes
          from jsonb_each(after)
          where value is distinct from before -> key and key <> 'updated_at'
        ) as difference
      where changes is not null;
  end case;
  return null;
end
$$;
revoke all on function private.write_audit_log() from public;

create trigger write_audit_log_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_insert after insert on public.admin_users
  referencing new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.admin_users
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.contact_messages
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.contact_messages
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.enquiries
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.enquiries
  referencing old table as before_rows for each statement execute function private.write_audit_log();

create trigger write_audit_log_on_update after update on public.listing_applications
  referencing old table as before_rows new table as after_rows for each statement execute function private.write_audit_log();
create trigger write_audit_log_on_delete after delete on public.listing_applications
  referencing old table as before_rows for each statement execute function private.write_audit_log();

alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create or replace function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  grant select on public.admin_users to authenticated;
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
