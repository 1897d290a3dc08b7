-- A package is the tier that was bought and the last day that is paid for. Which tier shows is computed from both and the day, so that time passing is no
-- write. Visitors are given the tier that shows, and no field that it hides. How: docs/decisions/0022.

alter table public.listings add column paid_until date check (paid_until between '1970-01-01' and '9999-12-31');
comment on column public.listings.paid_until is 'The last day of the package that is paid for; null where it has no end. Administrators alone read it.';
comment on column public.listings.package_tier is
  'The tier that was bought: classified, standard or premium; null counts as classified. What visitors are shown of it says published_listings.';
create index listings_package_end on public.listings (paid_until)
  where status = 'published' and package_tier <> 'classified' and paid_until is not null;

---------------------------------------------------------------------------------------------------------------------
-- The tier that shows, as directory-core's effectiveTier
---------------------------------------------------------------------------------------------------------------------

create function private.today() returns date
language sql stable set search_path = ''
return (now() at time zone 'UTC')::date;

create function private.grace_days() returns integer
language sql immutable set search_path = ''
return 14;

-- A package that was paid until a day before this one has ended.
create function private.ended_before() returns date
language sql stable set search_path = ''
return private.today() - private.grace_days();

-- As before, with the tier that shows and the fields that it shows: `shows` of directory-core's TIER_DISPLAY, which a test compares. The day is asked for once.
create or replace view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province_slug, province_name, city_slug, city_name, address, phone,
    case when tier in ('standard', 'premium') then email end as email,
    case when tier in ('standard', 'premium') then website end as website,
    case when tier in ('standard', 'premium') then description end as description,
    tier as package_tier,
    lat, lng,
    case when tier in ('standard', 'premium') then images end as images,
    case when tier = 'premium' then business_hours end as business_hours,
    case when tier = 'premium' then social_media end as social_media,
    case when tier = 'premium' then special_offers end as special_offers,
    source_name, source_url
  from (
    select *, case when package_tier <> 'classified' and paid_until < (select private.ended_before()) then 'classified' else package_tier end as tier
    from public.listings where status = 'published'
  ) as listing;
comment on view public.published_listings is 'What visitors are shown of a listing today.';
select private.restrict_grants();

---------------------------------------------------------------------------------------------------------------------
-- What has changed
---------------------------------------------------------------------------------------------------------------------

-- The first day on which a package shows no more, counted from 1970.
create function private.end_day(paid_until date) returns integer
language sql immutable set search_path = ''
return paid_until + private.grace_days() + 1 - date '1970-01-01';

-- As before, and when packages have ended, after an @ the day on which the last ones did.
create or replace function public.listings_version() returns text
language sql stable security definer set search_path = ''
as $$
  select epoch || ':' || version || coalesce('@' || private.end_day((
    select max(paid_until) from public.listings
    where status = 'published' and package_tier <> 'classified' and paid_until < private.ended_before())), '')
  from private.listings_version
$$;

-- As before, and after what was written the packages that have ended since. A cursor knows those up to its day; `/` and an id say how far on that day.
create or replace function public.listing_changes_since(cursor text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 500;
  -- The epoch and version, the day, and the last id of a page that was not the last.
  parts constant text[] := regexp_match(cursor, '^([0-9a-f-]{36}):([0-9]{1,18})(?:@([0-9]{1,6}))?(?:([:/])(.*))?$');
  today constant integer := private.today() - date '1970-01-01';
  state private.listings_version;
  is_known boolean;
  after_version bigint;
  after_id text;
  known_day integer;
  -- The package's last day that is paid for, and of that day the last id.
  after_paid date;
  after_ended text;
  page jsonb;
begin
  select * into strict state from private.listings_version;
  known_day := coalesce(parts[3]::integer, 0);
  -- A day that is still to come was of a clock that was wrong.
  is_known := coalesce(
    parts[1] = state.epoch::text and parts[2]::bigint between state.known_since and state.version and known_day <= today, false);
  -- Everything begins below every version; a cursor without an id has seen the whole of its version.
  after_version := case when is_known then parts[2]::bigint else -1 end;
  if is_known then
    after_id := case when parts[4] = ':' then parts[5] end;
    after_ended := case when parts[4] = '/' then parts[5] end;
    after_paid := date '1970-01-01' + known_day - private.end_day('1970-01-01');
    -- What is written meanwhile comes first, and that cursor has no place for the id of this one.
    known_day := known_day - case when after_ended is null then 0 else 1 end;
  else
    known_day := today;
  end if;

  with written as (
    select change.listing_id, change.slug, change.version, null::date as paid_until
    from private.listing_changes as change
    where change.version >= after_version
      and (
        change.version > after_version
        or (change.version = after_version and change.listing_id collate "C" > after_id collate "C")
      )
    order by change.version, change.listing_id collate "C"
    limit page_size + 1
  ), ended as (
    select id, slug, null::bigint, listing.paid_until
    from public.listings as listing
    where listing.status = 'published' and listing.package_tier <> 'classified' and listing.paid_until < private.ended_before()
      and listing.paid_until >= after_paid
      and (listing.paid_until > after_paid or id collate "C" > after_ended collate "C")
    order by listing.paid_until, id collate "C"
    limit page_size + 1
  ), changed as (
    select *, row_number() over (order by version nulls last, paid_until, listing_id collate "C") as place
    from (select * from written union all select * from ended) as either
  ), shown as (
    select changed.*, published.id is not null as is_published, to_jsonb(published) as listing
    from changed
    left join lateral (
      select * from public.published_listings where id = changed.listing_id limit 1
    ) as published on true
    where place <= page_size
  )
  select jsonb_build_object(
    'more', (select count(*) > page_size from changed),
    'reset', not is_known,
    'listings', coalesce(jsonb_agg(listing order by place) filter (where is_published), '[]'),
    'removed', coalesce(
      jsonb_agg(jsonb_build_object('id', listing_id, 'slug', slug) order by place) filter (where not is_published), '[]'),
    'cursor', coalesce((
        select state.epoch || ':' || case
          when version is not null then version || '@' || known_day || ':' || listing_id
          else state.version || '@' || private.end_day(paid_until) || '/' || listing_id
        end
        from changed where place = page_size and (select count(*) > page_size from changed)),
      public.listings_version())
  ) into page from shown;
  return page;
end
$$;

revoke all on function
  private.today(), private.grace_days(), private.ended_before(), private.end_day(date)
  from public;
-- The service role reads the view.
grant execute on function private.today(), private.grace_days(), private.ended_before() to service_role;
