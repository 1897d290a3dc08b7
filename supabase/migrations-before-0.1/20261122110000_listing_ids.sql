-- Listings are stored by ids: category and subcategory by their slugs, the country by its code of ISO 3166-1, province and city by a
-- slug beside their name. What readers see of categories and countries comes from directory-core's catalogue of their language.

alter table public.listings rename column province to province_name;
alter table public.listings rename column city to city_name;
alter table public.listings
  alter column province_name drop not null, alter column province_name drop default,
  alter column city_name drop not null, alter column city_name drop default,
  add column province_slug text,
  add column city_slug text;
comment on column public.listings.province_name is 'As the business gave it; null when it is not given, and so in city_name.';
comment on column public.listings.province_slug is 'The province in the addresses of the site. Null, it is made of the name; so is city_slug.';
comment on column public.listings.category is 'The slug of a category.';
comment on column public.listings.country is 'The code of ISO 3166-1 in two letters; ZZ where an older version stored a name that is no country of Africa.';
comment on column public.listings.address is 'Empty text means "not given", here and in phone.';

---------------------------------------------------------------------------------------------------------------------
-- Slugs
---------------------------------------------------------------------------------------------------------------------

-- As directory-core's slugify, but for characters that no name of a place has: small letters without accents, hyphens for all that
-- is no letter or digit. The characters are listed, because the classes of a pattern depend on the locale of the database.
create function private.slugify(name text) returns text
language sql immutable set search_path = ''
return normalize(btrim(regexp_replace(regexp_replace(lower(regexp_replace(
  normalize(name, NFD),
  -- Accents and vowel signs.
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06ed\u07eb-\u07f3\u135d-\u135f\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]',
  '', 'g')),
  '[''\u2019\u02bc`]', '', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0589-\u058a\u05be-\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u1360-\u1368\u2000-\u206f\u20a0-\u20c0\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\ufeff\uff00-\uff0f\U0001f000-\U0001faff]+',
  '-', 'g'), '-'), NFC);

-- Letters and digits of every script are welcome; what a path or a search would read as something else is not.
create function private.clean_slug(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.clean_required(field, value, max_length);
  if value ~ '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]' or value <> lower(value) then
    perform private.refuse(format('%s may hold small letters, digits and hyphens only', field));
  end if;
  return value;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- A whole listing
---------------------------------------------------------------------------------------------------------------------

-- As before, but for the ids.
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
  listing.source_id := nullif(private.trimmed(private.clean_text('source_id', listing.source_id, 120)), '');
  listing.slug := private.clean_slug('slug', listing.slug, 160);

  listing.email := nullif(private.clean_text('email', listing.email, 254), '');
  if listing.email !~
    '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
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

---------------------------------------------------------------------------------------------------------------------
-- The listings that there are
---------------------------------------------------------------------------------------------------------------------

-- Nobody changed them: neither the log nor their last change says so.
alter table public.listings disable trigger user;

with codes as (
  -- Some may have written the code itself.
  select split_part(entry, ' ', 1) as code, lower(slug) as slug
  from regexp_split_to_table(private.trimmed('
    DZ algeria, AO angola, BJ benin, BW botswana, BF burkina-faso, BI burundi, CM cameroon, CV cape-verde cabo-verde,
    CF central-african-republic car, TD chad, KM comoros,
    CG congo republic-of-the-congo congo-brazzaville republic-of-congo, DJ djibouti,
    CD dr-congo drc congo-kinshasa rd-congo democratic-republic-of-congo democratic-republic-of-the-congo congo-drc dr-of-congo,
    EG egypt, GQ equatorial-guinea, ER eritrea, SZ eswatini swaziland kingdom-of-eswatini, ET ethiopia, GA gabon,
    GM gambia the-gambia, GH ghana, GN guinea, GW guinea-bissau, CI ivory-coast cote-divoire, KE kenya, LS lesotho,
    LR liberia, LY libya, MG madagascar, MW malawi, ML mali, MR mauritania, MU mauritius, MA morocco, MZ mozambique,
    NA namibia, NE niger, NG nigeria, RW rwanda, ST sao-tome-and-principe sao-tome-principe sao-tome, SN senegal,
    SC seychelles, SL sierra-leone, SO somalia, ZA south-africa republic-of-south-africa rsa, SS south-sudan, SD sudan,
    TZ tanzania united-republic-of-tanzania, TG togo, TN tunisia, UG uganda, EH western-sahara, ZM zambia, ZW zimbabwe
  '), ',\s+') as entry, regexp_split_to_table(entry, ' ') as slug
), named as (
  select
    listing.id,
    coalesce(nullif(private.slugify(listing.category), ''), 'other') as category,
    nullif(private.slugify(listing.subcategory), '') as subcategory,
    codes.code,
    nullif(left(private.slugify(listing.province_name), 80), '') as province_slug,
    nullif(left(private.slugify(listing.city_name), 80), '') as city_slug
  from public.listings as listing left join codes on codes.slug = private.slugify(listing.country)
)
update public.listings as listing set
  category = left(named.category, 60),
  subcategory = left(named.subcategory, 60),
  country = coalesce(named.code, 'ZZ'),
  -- The name of an unknown country stays for readers.
  address = case when named.code is null
    then left(concat_ws(', ', nullif(listing.address, ''), private.trimmed(listing.country)), 200) else listing.address end,
  province_slug = named.province_slug,
  province_name = case when named.province_slug is not null then private.trimmed(listing.province_name) end,
  city_slug = named.city_slug,
  city_name = case when named.city_slug is not null then private.trimmed(listing.city_name) end
from named where named.id = listing.id;

alter table public.listings enable trigger user;

-- Readers that have listings with names read everything again.
update private.listings_version set version = version + 1, known_since = version + 1;

---------------------------------------------------------------------------------------------------------------------
-- What visitors are shown
---------------------------------------------------------------------------------------------------------------------

drop view public.published_listings;
create view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province_slug, province_name, city_slug, city_name, address, phone,
    email, website, description, package_tier, lat, lng, images, business_hours, social_media, special_offers
  from public.listings
  where status = 'published';
comment on view public.published_listings is 'What visitors are shown of a listing.';
select private.restrict_grants();

revoke all on function private.slugify(text), private.clean_slug(text, text, integer) from public;
grant execute on function private.slugify(text), private.clean_slug(text, text, integer) to authenticated, service_role;
