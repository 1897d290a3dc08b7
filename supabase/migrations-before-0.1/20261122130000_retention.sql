-- How long what visitors sent is kept: until twelve months after it was answered, and twenty-four months where nobody answered.
-- The privacy page says so, from SUBMISSIONS_KEPT in packages/data; a test compares the two.

alter table public.contact_messages add column handled_at timestamptz;
alter table public.enquiries add column handled_at timestamptz;
alter table public.listing_applications add column handled_at timestamptz;
comment on column public.contact_messages.handled_at is 'When it was ticked off; written by the database.';
comment on column public.enquiries.handled_at is 'When it was ticked off; written by the database.';
comment on column public.listing_applications.handled_at is 'When it was decided on; written by the database.';

---------------------------------------------------------------------------------------------------------------------
-- What was answered before this
---------------------------------------------------------------------------------------------------------------------

-- Nobody changes these rows now: the log does not say so.
alter table public.contact_messages disable trigger user;
alter table public.enquiries disable trigger user;
alter table public.listing_applications disable trigger user;

-- The log knows when. Where it does not, the time of sending: nothing is kept for longer than was promised.
create function pg_temp.logged(handled_table text, handled_row uuid, field text, undone text) returns timestamptz
language sql
as $$
  select max(happened_at) from public.audit_log
  where table_name = handled_table and row_id = handled_row::text and changes -> field ->> 1 <> undone
$$;
update public.contact_messages set handled_at =
  coalesce(pg_temp.logged('contact_messages', id, 'handled', 'false'), created_at) where handled;
update public.enquiries set handled_at = coalesce(pg_temp.logged('enquiries', id, 'handled', 'false'), created_at) where handled;
update public.listing_applications set handled_at =
  coalesce(pg_temp.logged('listing_applications', id, 'status', 'new'), created_at) where status <> 'new';
drop function pg_temp.logged;

alter table public.contact_messages enable trigger user;
alter table public.enquiries enable trigger user;
alter table public.listing_applications enable trigger user;

---------------------------------------------------------------------------------------------------------------------
-- What is answered from now on
---------------------------------------------------------------------------------------------------------------------

-- After before_insert and before_update, by its name: these decide what is stored as handled.
create function private.set_handled_at() returns trigger
language plpgsql set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  is_handled constant boolean := coalesce((sent ->> 'handled')::boolean, sent ->> 'status' <> 'new');
begin
  new.handled_at := case when is_handled then
    case when tg_op = 'UPDATE' then coalesce(old.handled_at, clock_timestamp()) else clock_timestamp() end
  end;
  return new;
end
$$;
revoke all on function private.set_handled_at() from public;

create trigger set_handled_at before insert or update on public.contact_messages
  for each row execute function private.set_handled_at();
create trigger set_handled_at before insert or update on public.enquiries
  for each row execute function private.set_handled_at();
create trigger set_handled_at before insert or update on public.listing_applications
  for each row execute function private.set_handled_at();

---------------------------------------------------------------------------------------------------------------------
-- What has been kept for long enough
---------------------------------------------------------------------------------------------------------------------

-- Deletes it and answers how many rows that were. The site's server calls it every day. `moment` is for tests.
create function public.delete_old_submissions(moment timestamptz default now()) returns integer
language plpgsql set search_path = ''
as $$
declare
  answered_before constant timestamptz := moment - interval '12 months';
  sent_before constant timestamptz := moment - interval '24 months';
  submissions regclass;
  deleted integer;
  total integer := 0;
begin
  foreach submissions in array array['public.contact_messages', 'public.enquiries', 'public.listing_applications']::regclass[] loop
    execute format('delete from %s where coalesce(handled_at <= $1, created_at <= $2)', submissions)
      using answered_before, sent_before;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;
comment on function public.delete_old_submissions(timestamptz) is 'Deletes what visitors sent twelve months after the answer, and unanswered after twenty-four. The service role calls it.';
revoke all on function public.delete_old_submissions(timestamptz) from public, anon, authenticated;
grant execute on function public.delete_old_submissions(timestamptz) to service_role;
