-- Lists of listings for administrators: narrow rows that are filtered and sorted, what needs somebody, and saved views.

-- Of each listing what is sorted, filtered and searched: narrow rows, so that reading thousands of them is quick.
create table private.listing_rows (
  id text primary key,
  -- Folded, for the order; so is city, where listings without one come last.
  name text collate "C" not null,
  city text collate "C" not null,
  -- 0 premium, 1 standard, 2 classified, 3 not yet claimed.
  tier smallint not null,
  -- 0 published, 1 draft, 2 archived.
  status smallint not null,
  changed timestamptz not null,
  country text collate "C" not null,
  category text collate "C" not null,
  province_slug text collate "C",
  city_slug text collate "C",
  -- Name, town and the digits of the phone number, folded.
  found_by text collate "C" not null,
  lacks_place boolean not null default false,
  paid_until date,
  -- A hash of what directory-core judges: phone, country and hours. Null where there is nothing of these.
  to_judge text collate "C",
  -- The hash of what it has judged, and what it said: the first hours that cannot be read, the phone that cannot be dialled, the number of the others.
  judged text collate "C",
  unread_hours text,
  undialled_phone text,
  -- Whether another listing that is not archived may be of the same business, and whether that has still to be found out.
  is_duplicate boolean not null default false,
  to_compare boolean not null default true
);
alter table private.listing_rows enable row level security;
-- One for each order; packages and statuses are few, so within them by name.
create index listing_rows_name on private.listing_rows (name, id);
create index listing_rows_city on private.listing_rows (city, name, id);
create index listing_rows_tier on private.listing_rows (tier, name, id);
create index listing_rows_status on private.listing_rows (status, name, id);
create index listing_rows_changed on private.listing_rows (changed, id);
-- And for the filters that leave few.
create index listing_rows_country on private.listing_rows (country);
create index listing_rows_category on private.listing_rows (category);
create index listing_rows_province_slug on private.listing_rows (province_slug, country);
create index listing_rows_city_slug on private.listing_rows (city_slug, country);
-- One for each need, as private.need_condition() has them.
create index listing_rows_lacks_place on private.listing_rows (name, id) where lacks_place and status < 2;
create index listing_rows_unread_hours on private.listing_rows (name, id) where unread_hours is not null and status < 2;
create index listing_rows_undialled_phone on private.listing_rows (name, id) where undialled_phone is not null and status < 2;
create index listing_rows_paid_until on private.listing_rows (paid_until, name, id) where paid_until is not null and status < 2;
create index listing_rows_to_judge on private.listing_rows (id) where judged is distinct from to_judge;
create index listing_rows_is_duplicate on private.listing_rows (name, id) where is_duplicate and status < 2;
create index listing_rows_to_compare on private.listing_rows (id) where to_compare;

create table public.listing_views (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  query text not null,
  created_at timestamptz not null default now()
);
comment on table public.listing_views is 'Views of the administration''s table of listings. They belong to all administrators alike.';
comment on column public.listing_views.query is 'The query of the address that shows it, without the page.';
alter table public.listing_views enable row level security, force row level security;

-- Names, towns and phones are found by their trigrams where there is pg_trgm, and else by reading all of them. Such an index keeps what is new in a list, which each
-- search reads, and sorts all of it in once the list is full: by default at 4 MB, which then keeps everybody for a fifth of a second in the middle of an import. Of 512 kB
-- it takes an eighth of that.
do $$
declare
  home constant text := (
    select space.nspname from pg_catalog.pg_opclass as class join pg_catalog.pg_namespace as space on space.oid = class.opcnamespace
    where class.opcname = 'gin_trgm_ops');
begin
  if home is not null then
    execute format('create index listing_rows_found_by on private.listing_rows using gin (found_by %I.gin_trgm_ops) with (gin_pending_list_limit = 512)', home);
  end if;
end
$$;
