-- How a reader notices that what is published has changed, with one cheap question: the version of the published listings.

-- One row. The epoch tells databases apart, so that a restored or replaced one is never taken for the one before.
create table private.listings_version (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  version bigint not null default 0
);
insert into private.listings_version default values;
alter table private.listings_version enable row level security;

-- Counts up with every statement that touches something published. Writers wait for each other on the one row, so versions
-- become visible in the order of their commits: whoever reads the version first and the listings after it misses nothing.
create function private.count_listings_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  touched boolean := false;
begin
  if tg_op <> 'INSERT' then
    touched := exists (select 1 from before_rows where status = 'published');
  end if;
  if tg_op <> 'DELETE' and not touched then
    touched := exists (select 1 from after_rows where status = 'published');
  end if;
  if touched then
    update private.listings_version set version = version + 1;
  end if;
  return null;
end
$$;
revoke all on function private.count_listings_version() from public;

create trigger count_listings_version_on_insert
  after insert on public.listings referencing new table as after_rows
  for each statement execute function private.count_listings_version();
create trigger count_listings_version_on_update
  after update on public.listings referencing old table as before_rows new table as after_rows
  for each statement execute function private.count_listings_version();
create trigger count_listings_version_on_delete
  after delete on public.listings referencing old table as before_rows
  for each statement execute function private.count_listings_version();

-- An opaque text that is equal exactly as long as nothing published has changed. It tells nothing else and is public.
create function public.listings_version() returns text
language sql stable security definer set search_path = ''
as $$
  select epoch || ':' || version from private.listings_version
$$;
revoke all on function public.listings_version() from public;
grant execute on function public.listings_version() to anon, authenticated, service_role;
