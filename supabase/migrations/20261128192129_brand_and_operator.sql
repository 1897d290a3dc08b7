alter table public.listings add column brand text;
alter table public.listings add column operator text;
comment on column public.listings.brand is 'Whose name it trades under, and in operator who runs it: it is found by both.';

drop view public.published_listings;

-- The columns of a listing that a request may change: PROPOSED_COLUMNS in packages/data.
create or replace function private.proposed_columns() returns text[]
language sql immutable set search_path = ''
return array['business_name', 'category', 'subcategory', 'kind', 'price_level', 'stars', 'brand', 'operator', 'attributes', 'country', 'province_name', 'city_name', 'address', 'phone', 'email', 'website', 'book_url', 'menu_url', 'order_url', 'description', 'lat', 'lng',
  'business_hours', 'social_media', 'special_offers', 'images'];

-- The listing as it is stored: text in NFC and without blanks around it; refused where directory-core's schema would.
create or replace function private.clean_listing(listing public.listings) returns public.listings
language plpgsql immutable set search_path = ''
as $$
begin
  listing.id := private.clean_required('id', listing.id, 64);
  listing.business_name := private.clean_required('business_name', listing.business_name, 120);
  listing.category := private.clean_slug('category', listing.category, 60);
  listing.subcategory := nullif(private.clean_text('subcategory', listing.subcategory, 60), '');
  if listing.subcategory is not null then
    listing.subcategory := private.clean_slug('subcategory', listing.subcategory, 60);
  end if;
  listing.kind := nullif(private.clean_text('kind', listing.kind, 60), '');
  if listing.kind is not null then
    listing.kind := private.clean_slug('kind', listing.kind, 60);
  end if;
  listing.price_level := nullif(private.clean_text('price_level', listing.price_level, 1), '');
  if listing.price_level not in ('1', '2', '3', '4') then
    perform private.refuse('price_level is 1, 2, 3 or 4');
  end if;
  listing.stars := nullif(private.clean_text('stars', listing.stars, 1), '');
  if listing.stars not in ('1', '2', '3', '4', '5') then
    perform private.refuse('stars is 1, 2, 3, 4 or 5');
  end if;
  listing.brand := nullif(private.trimmed(private.clean_text('brand', listing.brand, 120)), '');
  listing.operator := nullif(private.trimmed(private.clean_text('operator', listing.operator, 120)), '');
  listing.attributes := private.clean_slugs('attributes', listing.attributes, 60);
  listing.country := private.clean_required('country', listing.country, 80);
  if listing.country !~ '^[A-Z]{2}$' then
    perform private.refuse('country is a code of ISO 3166-1 such as ZA');
  end if;
  listing.province_name := nullif(private.trimmed(private.clean_text('province_name', listing.province_name, 80)), '');
  listing.city_name := nullif(private.trimmed(private.clean_text('city_name', listing.city_name, 80)), '');
  -- A slug without a name names nothing.
  listing.province_slug := case when listing.province_name is not null then private.clean_slug('province_slug',
    coalesce(nullif(listing.province_slug, ''), private.slugify(listing.province_name)), 80) end;
  listing.city_slug := case when listing.city_name is not null then private.clean_slug('city_slug',
    coalesce(nullif(listing.city_slug, ''), private.slugify(listing.city_name)), 80) end;
  listing.address := private.clean_text('address', coalesce(listing.address, ''), 200);
  listing.phone := private.clean_text('phone', coalesce(listing.phone, ''), 40);
  listing.description := nullif(private.clean_text('description', listing.description, 2000), '');
  listing.website := private.clean_website(listing.website);
  listing.book_url := private.clean_website(listing.book_url, 'book_url');
  listing.menu_url := private.clean_website(listing.menu_url, 'menu_url');
  listing.order_url := private.clean_website(listing.order_url, 'order_url');
  listing.source_id := nullif(private.trimmed(private.clean_text('source_id', listing.source_id, 120)), '');
  listing.slug := private.clean_slug('slug', listing.slug, 160);

  -- A name without an address, or the other way round, is no source.
  listing.source_name := nullif(private.trimmed(private.clean_text('source_name', listing.source_name, 120)), '');
  listing.source_url := nullif(private.trimmed(listing.source_url), '');
  if (listing.source_name is null) <> (listing.source_url is null) then
    perform private.refuse('source_name and source_url are given both or not at all');
  end if;
  if listing.source_url !~* '^https?://' then
    perform private.refuse('source_url is an address of the web');
  end if;
  listing.source_url := private.clean_url('source_url', listing.source_url, 500);

  listing.email := nullif(private.clean_text('email', listing.email, 254), '');
  -- As EMAIL_ADDRESS of directory-core: a domain may be in any writing.
  if listing.email !~
    '^(?!\.)(?!.*(\.\.|[\u061c\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufdd0-\ufeff]))[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9\u00c0-\uffef][A-Za-z0-9\u00c0-\uffef-]*\.)+([A-Za-z\u00c0-\uffef]{2,}|xn--[A-Za-z0-9-]+)$'
  then
    perform private.refuse('email is not an e-mail address');
  end if;

  if listing.package_tier not in ('classified', 'standard', 'premium') then
    perform private.refuse('package_tier is classified, standard or premium');
  end if;
  if listing.status is null or listing.status not in ('draft', 'published', 'archived') then
    perform private.refuse('status is draft, published or archived');
  end if;

  if (listing.lat is null) <> (listing.lng is null) then
    perform private.refuse('lat and lng are given both or not at all');
  end if;
  if listing.lat not between -90 and 90 or listing.lng not between -180 and 180 then
    perform private.refuse('lat is between -90 and 90, lng between -180 and 180');
  end if;

  listing.images := private.clean_items('images', listing.images,
    '{"id": {"max": 64, "kind": "required"}, "url": {"max": 500, "kind": "url"}, "alt": {"max": 200}}');
  listing.business_hours := private.clean_items('business_hours', listing.business_hours,
    '{"day": {"max": 120, "kind": "required"}, "hours": {"max": 120}}');
  listing.social_media := private.clean_items('social_media', listing.social_media,
    '{"platform": {"max": 120, "kind": "required"}, "url": {"max": 500, "kind": "url"}}');
  listing.special_offers := private.clean_items('special_offers', listing.special_offers,
    '{"id": {"max": 64, "kind": "required"}, "title": {"max": 120, "kind": "required"}, "description": {"max": 2000},
      "validUntil": {"kind": "date", "optional": true}}');
  return listing;
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
    kind, price_level, attributes, stars, brand, operator,
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

revoke all on function private.clean_listing(listings) from public, anon, authenticated, service_role;
grant execute on function private.clean_listing(listings) to authenticated, service_role;

revoke all on function private.proposed_columns() from public, anon, authenticated, service_role;

select private.restrict_grants();
