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
    kind, price_level, attributes, stars, brand, operator,
    case when tier in ('standard', 'premium') then book_url end as book_url,
    case when tier in ('standard', 'premium') then menu_url end as menu_url,
    case when tier in ('standard', 'premium') then order_url end as order_url,
    -- What an import brought without a package, and nobody has claimed or paid for: both state one.
    case when source_id is not null and package_tier is null then true end as is_unclaimed,
    -- A fact was checked within a year: such pages come first among those of their package.
    case when greatest(existence_check ->> 'on', phone_check ->> 'on', hours_check ->> 'on', place_check ->> 'on') > (select (private.today() - 365)::text) then true end as is_checked
  from (
    select *, case when package_tier <> 'classified' and paid_until < (select private.ended_before()) then 'classified' else package_tier end as tier
    from public.listings where status = 'published'
  ) as listing;
comment on view public.published_listings is 'What visitors are shown of a listing today.';
