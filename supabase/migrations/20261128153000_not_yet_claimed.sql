-- What has an owner is claimed.
update public.listings set package_tier = 'classified'
  where package_tier is null and source_id is not null and id in (select listing_id from private.listing_owners);

comment on column public.listings.package_tier is
  'The tier that was bought: classified, standard or premium; null counts as classified, and is not yet claimed where an import brought it. What visitors are shown of it says published_listings.';

drop view public.published_listings;

create or replace function private.update_listings(listings public.listings[]) returns void
language plpgsql set search_path = ''
as $$
declare
  assignments text;
begin
  select string_agg(format('%1$I = next.%1$I', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = 'public.published_listings'::regclass and attnum > 0 and attname not in ('id', 'slug', 'is_unclaimed');
  assignments := assignments || ', existence_check = next.existence_check, hours_check = next.hours_check';
  execute format(
    'update public.listings as listing set %s, status = next.status from unnest($1) as next where listing.id = next.id', assignments
  ) using listings;
end
$$;

-- What an import brought is claimed once it has an owner: it has the smallest package, where it had none.
create or replace function private.claim_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings set package_tier = 'classified' where id = new.listing_id and source_id is not null and package_tier is null;
  return null;
end
$$;

-- It runs with the caller's rights: the policies and privileges of the table hold. It has the tier that shows and the fields that it shows: `shows` of
-- directory-core's TIER_DISPLAY, which a test compares. The day is asked for once.
create view public.published_listings with (security_invoker = true) as
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
    source_name, source_url,
    kind, price_level, attributes, stars,
    case when tier in ('standard', 'premium') then book_url end as book_url,
    case when tier in ('standard', 'premium') then menu_url end as menu_url,
    case when tier in ('standard', 'premium') then order_url end as order_url,
    -- What an import brought without a package, and nobody has claimed or paid for: both state one.
    case when source_id is not null and package_tier is null then true end as is_unclaimed
  from (
    select *, case when package_tier <> 'classified' and paid_until < (select private.ended_before()) then 'classified' else package_tier end as tier
    from public.listings where status = 'published'
  ) as listing;

comment on view public.published_listings is 'What visitors are shown of a listing today.';

create trigger claim_listing after insert on private.listing_owners
  for each row execute function private.claim_listing();

revoke all on function private.claim_listing() from public, anon, authenticated, service_role;

revoke all on function private.update_listings(listings[]) from public, anon, authenticated, service_role;
grant execute on function private.update_listings(listings[]) to service_role;

select private.restrict_grants();
