-- The search by the tier that shows. Its rows are of the tier that showed when they were written. Whoever asks first after packages have ended rewrites
-- theirs, and the answer is of what they are then.

-- Null where the package has no end, or shows no more.
alter table private.search_rows add column paid_until date;
create index search_rows_package_end on private.search_rows (paid_until) where paid_until is not null;

-- Ids are compared as in the index of the listings, here and below.
create function private.keep_package_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.paid_until := case when new.tier < 2 then (select paid_until from public.listings where id = new.id collate "default") end;
  return new;
end
$$;
create trigger keep_package_end before insert or update on private.search_rows
  for each row execute function private.keep_package_end();

-- As before, by the tier that shows.
create or replace function private.search_row_of(listing public.listings) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', listing.id, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
  'tier', case when listing.paid_until < private.ended_before() then 2 when listing.package_tier = 'premium' then 0
    when listing.package_tier = 'standard' then 1 else 2 end,
  'subcategory', listing.subcategory, 'province', listing.province_slug, 'province_name', listing.province_name,
  'city', listing.city_slug, 'city_name', listing.city_name,
  'lat', floor(listing.lat * 100000 + 0.5)::integer, 'lng', floor(listing.lng * 100000 + 0.5)::integer
);

-- Rewrites the rows whose packages have ended; refuses where there are more than some. Where none has ended it reads one entry of an index.
create function private.end_packages(most bigint default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- The first last day of a package that still shows.
  first_paid constant date := private.ended_before();
begin
  if coalesce((select min(paid_until) from private.search_rows) >= first_paid, true) then
    return;
  end if;
  if most < (select count(*) from (select from private.search_rows where paid_until < first_paid limit most + 1) as ended) then
    raise exception 'Very many packages have ended: the search is not of this day yet'
      using errcode = '0A000', hint = 'select private.end_packages(), or wait until the server has followed';
  end if;
  -- As all who write rows. Who waited here for another finds none.
  perform from private.listings_version for update;
  perform private.write_search_rows((
    -- Of what core said of them only WhatsApp still shows.
    select coalesce(jsonb_agg(private.search_row_of(listing) || jsonb_build_object('flags', r.flags & 1)), '[]')
    from private.search_rows as r join public.listings as listing on listing.id = r.id collate "default"
    where r.paid_until < first_paid));
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- The functions that visitors ask: as before, after the packages that have ended
---------------------------------------------------------------------------------------------------------------------

alter function public.search_listings(jsonb) set schema private;
alter function public.search_groups() set schema private;
alter function public.suggest_listings(text, integer) set schema private;

create function public.search_listings(asked jsonb) returns jsonb
language sql security definer set search_path = '' set statement_timeout = '5s'
as $$
  select private.end_packages(5000);
  select private.search_listings(asked);
$$;
comment on function public.search_listings(jsonb) is 'Answers a search of the published listings: a page of ids, counts, cells of a map.';

create function public.search_groups() returns jsonb
language sql security definer set search_path = '' set statement_timeout = '5s'
as $$
  select private.end_packages(5000);
  select private.search_groups();
$$;
comment on function public.search_groups() is 'How many published listings there are of each category, place and package.';

create function public.suggest_listings(typed text, size integer default 5) returns jsonb
language sql security definer set search_path = '' set statement_timeout = '5s'
as $$
  select private.end_packages(5000);
  select private.suggest_listings(typed, size);
$$;
comment on function public.suggest_listings(text, integer) is 'The published listings whose names a text that is being typed may become.';

revoke all on function
  private.keep_package_end(), private.end_packages(bigint), private.search_listings(jsonb), private.search_groups(), private.suggest_listings(text, integer)
  from public, anon, authenticated, service_role;
revoke all on function public.search_listings(jsonb), public.search_groups(), public.suggest_listings(text, integer) from public;
grant execute on function public.search_listings(jsonb), public.search_groups(), public.suggest_listings(text, integer) to anon, authenticated, service_role;
