alter table public.import_rows add column notes text[];

comment on column public.import_rows.notes is 'What of a row is left out or doubted, each with its reason. The row itself goes on.';

-- A listing with columns of a row; what an import never sets by itself stays, and what changes nothing is not cleaned again.
create or replace function private.with_imported(listing public.listings, fields jsonb) returns public.listings
language sql stable set search_path = ''
as $$
  select case when written is distinct from listing then private.clean_listing(written) else listing end
  from jsonb_populate_record(listing, fields - array['id', 'slug', 'source_id', 'created_at', 'updated_at', 'version']) as written
$$;

create or replace function private.twin_json(twin public.listings, alike text, metres numeric) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('id', (twin).id, 'name', (twin).business_name, 'slug', (twin).slug, 'by', alike, 'status', (twin).status, 'metres', metres);

-- The listing that a new one may be a duplicate of, with the reason: the same phone number, a name like it within 200 m, or the same name in
-- the same town. Null where there is none.
create or replace function private.import_twin(listing public.listings) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key constant text := private.phone_key(listing.phone);
  folded constant text := private.fold_text(listing.business_name);
  twin public.listings;
  alike text;
begin
  if key is not null then
    select * into twin from public.listings as other
      where private.phone_key(other.phone) = key and private.phone_key(other.phone) is not null and other.country = listing.country
      order by other.status = 'archived', other.id limit 1;
    alike := 'phone';
  end if;
  if twin.id is null and listing.lat is not null then
    select * into twin from public.listings as other
      where other.lat between listing.lat - 0.0018 and listing.lat + 0.0018
        and other.lng between listing.lng - 0.0036 and listing.lng + 0.0036
        and private.metres(listing.lat, listing.lng, other.lat, other.lng) <= 200
        and private.names_alike(folded, private.fold_text(other.business_name))
      order by private.metres(listing.lat, listing.lng, other.lat, other.lng), other.id limit 1;
    alike := 'name';
  end if;
  if twin.id is null and listing.city_slug is not null then
    select other.* into twin from private.listing_rows as known join public.listings as other using (id)
      where known.name = folded and known.city_slug = listing.city_slug and known.country = listing.country
        and (other.lat is null or listing.lat is null)
      order by other.id limit 1;
    alike := 'town';
  end if;
  if twin.id is null then
    return null;
  end if;
  return private.twin_json(twin, alike, round(private.metres(listing.lat, listing.lng, twin.lat, twin.lng)::numeric));
end
$$;

-- The id of a business that a source calls by an id that another one had before: with the name. An id is no longer than 120 characters.
create or replace function private.renamed_source_id(item jsonb) returns text
language sql immutable set search_path = ''
return left(private.trimmed(item -> 'fields' ->> 'source_id'), 60) || ' ' || left(lower(private.trimmed(item -> 'fields' ->> 'business_name')), 59);

-- Whether a row seems to be of another business than the listing that has its id: another kind, and another name.
create or replace function private.is_other_business(listing public.listings, item jsonb) returns boolean
language sql stable security definer set search_path = ''
return not item ? 'listing'
  and ((listing).category <> item -> 'fields' ->> 'category'
    or coalesce((listing).subcategory <> item -> 'fields' ->> 'subcategory', false)
    or coalesce((listing).kind <> item -> 'fields' ->> 'kind', false))
  and not private.names_alike(private.fold_text((listing).business_name), private.fold_text(item -> 'fields' ->> 'business_name'));

-- What a row of the file would do, as a row of import_rows. `record` is {"line", "cells", "name", "city", "notes"?, "item" | "reason"}. An error is the caller's: an
-- exception block for each row would plan anew each function that it calls.
create or replace function private.import_outlook(job bigint, number integer, record jsonb) returns public.import_rows
language plpgsql stable set search_path = ''
as $$
declare
  outlook public.import_rows := jsonb_populate_record(null::public.import_rows, record - 'item');
  item jsonb := nullif(record -> 'item', 'null');
  current public.listings;
  next public.listings;
  fields jsonb;
begin
  outlook.job := job;
  outlook.number := number;
  outlook.kind := 'rejected';
  if item is null then
    return outlook;
  end if;
  select (known.listing).* into current from private.imported_listings(jsonb_build_array(item)) as known;
  if current.id is not null and private.is_other_business(current, item) then
    outlook.twin := private.twin_json(current, 'id', null);
    item := jsonb_set(item, '{fields,source_id}', to_jsonb(private.renamed_source_id(item)));
  else
    current := private.imported_listing(item);
  end if;
  if current.id is not null and outlook.twin is null then
    fields := private.imported_fields(current, item);
    next := private.with_imported(current, fields);
    outlook.listing := current.id;
    outlook.changes := private.import_changes(current, next);
    outlook.kind := case when outlook.changes is null then 'unchanged' else 'changed' end;
    -- Only what differs now is written: what an administrator changes until then stays.
    outlook.item := jsonb_build_object('listing', current.id, 'fields',
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where outlook.changes ? key));
    return outlook;
  end if;
  next := private.new_imported(item);
  next.id := 'new';
  next.slug := 'new';
  next := private.clean_listing(next);
  outlook.item := item;
  outlook.twin := coalesce(outlook.twin, private.import_twin(next));
  outlook.kind := case when outlook.twin is null then 'new' else 'duplicate' end;
  if outlook.twin is not null then
    outlook.listing := outlook.twin ->> 'id';
    outlook.merge := private.import_merge(item, outlook.listing);
    select * into current from public.listings where id = outlook.listing;
    outlook.changes := private.import_changes(current, private.with_imported(current, outlook.merge -> 'fields'));
  end if;
  return outlook;
end
$$;

-- How many rows there are of each kind, with what was decided; goes is how many would be written.
create or replace function private.import_counts(job bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'new', count(*) filter (where kind = 'new'),
    'changed', count(*) filter (where kind = 'changed'),
    'unchanged', count(*) filter (where kind = 'unchanged'),
    'rejected', count(*) filter (where kind = 'rejected'),
    'duplicate', count(*) filter (where kind = 'duplicate'),
    'noted', count(*) filter (where notes is not null),
    'undecided', count(*) filter (where kind = 'duplicate' and decision is null),
    'goes', count(*) filter (where (kind in ('new', 'changed') and decision is null) or decision in ('same', 'different')))
  from public.import_rows as planned where planned.job = import_counts.job
$$;

-- `record` is as check_import_rows() takes it. The cells stay mended when the file is looked through again. Answers the counts.
create or replace function public.mend_import_row(job bigint, number integer, record jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  mended public.import_rows;
  earlier integer;
  piece_size integer;
  counted jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  delete from public.import_rows as planned
    where planned.job = opened.id and planned.number = mend_import_row.number and (planned.kind = 'rejected' or planned.notes is not null);
  if not found then
    perform private.refuse('Only a row that is rejected or has notes can be mended');
  end if;
  perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(record));
  select * into mended from public.import_rows as planned where planned.job = opened.id and planned.number = mend_import_row.number;

  -- No two rows are the same business.
  select planned.line into earlier from public.import_rows as planned
    where planned.job = opened.id and planned.number <> mended.number and planned.kind <> 'rejected' and mended.kind <> 'rejected'
      and (planned.item -> 'fields' ->> 'source_id' = mended.item -> 'fields' ->> 'source_id'
        or planned.kind in ('changed', 'unchanged') and mended.kind in ('changed', 'unchanged') and planned.listing = mended.listing)
    order by planned.number limit 1;
  if earlier is not null then
    delete from public.import_rows as planned where planned.job = opened.id and planned.number = mended.number;
    perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(
      record - 'item' || jsonb_build_object('reason', format('the same business is already on line %s', earlier))));
  end if;

  select jsonb_array_length(records) into piece_size from public.import_pieces as piece where piece.job = opened.id and piece.place = 0;
  update public.import_pieces as piece set
    records = jsonb_set(records #- array[((number - 1) % piece_size)::text, 'fault'], array[((number - 1) % piece_size)::text, 'cells'], record -> 'cells')
    where piece.job = opened.id and piece.place = (number - 1) / piece_size;
  counted := private.import_counts(opened.id);
  update public.import_jobs set counts = counted where id = opened.id;
  return counted;
end
$$;

-- Why a row may not be written into the listing that it is of, or into a new one; null where it may.
create or replace function private.import_refusal(listing public.listings, item jsonb) returns text
language sql stable set search_path = ''
return case
  when item ? 'listing' then case when (listing).id is null then 'the listing that it names is not there any more' end
  when coalesce(item -> 'fields' ->> 'source_id', '') = '' then 'source_id is required'
  -- Two files may number their rows alike: neither may change the listings of the other.
  when (listing).source_name <> item -> 'fields' ->> 'source_name'
    or ((listing).country <> item -> 'fields' ->> 'country' and (listing).business_name <> item -> 'fields' ->> 'business_name')
  then format('the id %s is already that of another listing, %s', (listing).source_id, (listing).slug)
  when private.is_other_business(listing, item)
  then format('the id %s is %s in the directory, of another kind: import the file on the page Import to decide whether this is the same business',
    (listing).source_id, (listing).business_name)
end;

-- The listing that each row is of, in the order of the rows; null for a new one.
create or replace function private.imported_listings(rows jsonb) returns table (place bigint, item jsonb, listing public.listings)
language sql stable rows 1000 set search_path = ''
as $$
  select given.place, given.item, known.listing
  from jsonb_array_elements(rows) with ordinality as given (item, place)
    left join lateral (
      select listing from public.listings as listing where given.item ? 'listing' and id = given.item ->> 'listing'
      union all
      (select listing from public.listings as listing
        where not given.item ? 'listing' and source_id in (private.trimmed(given.item -> 'fields' ->> 'source_id'), private.renamed_source_id(given.item))
        order by source_id <> private.renamed_source_id(given.item) limit 1)
      limit 1
    ) as known on true
$$;

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

revoke all on function mend_import_row(bigint,integer,jsonb) from public, anon, authenticated, service_role;
grant execute on function mend_import_row(bigint,integer,jsonb) to service_role;

revoke all on function private.clean_listing(listings) from public, anon, authenticated, service_role;
grant execute on function private.clean_listing(listings) to authenticated, service_role;

revoke all on function private.import_counts(bigint) from public, anon, authenticated, service_role;
grant execute on function private.import_counts(bigint) to service_role;

revoke all on function private.import_outlook(bigint,integer,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.import_outlook(bigint,integer,jsonb) to service_role;

revoke all on function private.import_refusal(listings,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.import_refusal(listings,jsonb) to service_role;

revoke all on function private.import_twin(listings) from public, anon, authenticated, service_role;
grant execute on function private.import_twin(listings) to service_role;

revoke all on function private.imported_listings(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.imported_listings(jsonb) to service_role;

revoke all on function private.is_other_business(listings,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.is_other_business(listings,jsonb) to service_role;

revoke all on function private.renamed_source_id(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.renamed_source_id(jsonb) to service_role;

revoke all on function private.twin_json(listings,text,numeric) from public, anon, authenticated, service_role;
grant execute on function private.twin_json(listings,text,numeric) to service_role;

revoke all on function private.with_imported(listings,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.with_imported(listings,jsonb) to service_role;
