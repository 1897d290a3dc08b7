-- Where a listing comes from, as its licence asks; and free slugs in few looks, however many listings share a name.

alter table public.listings add column source_name text, add column source_url text;
comment on column public.listings.source_name is 'Whom to credit for an imported listing, with the licence; null for one made by hand.';
comment on column public.listings.source_url is 'Where the source and its licence are described; given with source_name, or neither is.';

-- As before, with the source.
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

create or replace view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province_slug, province_name, city_slug, city_name, address, phone,
    email, website, description, package_tier, lat, lng, images, business_hours, social_media, special_offers, source_name, source_url
  from public.listings
  where status = 'published';
select private.restrict_grants();

-- As before; a row that is another source's is refused.
create or replace function public.import_listings(rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  -- What an import never sets by itself.
  kept constant text[] := array['id', 'slug', 'created_at', 'updated_at'];
  outcomes jsonb := '[]';
  outcome jsonb;
  item jsonb;
  current public.listings;
  next public.listings;
begin
  if current_user not in ('service_role', 'postgres', 'supabase_admin') then
    raise exception using message = 'Only the service role imports listings', errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 1000 then
    perform private.refuse('rows is a list of at most 1000 rows');
  end if;
  -- Two imports at once would race for slugs and source ids; the second waits for the first one's batch.
  perform pg_advisory_xact_lock(hashtext('public.import_listings'));

  for item in select value from jsonb_array_elements(rows) loop
    -- A block of its own, so that a row that is refused takes no other row with it.
    begin
      if coalesce(item -> 'fields' ->> 'source_id', '') = '' then
        perform private.refuse('source_id is required');
      end if;
      select * into current from public.listings
        where source_id = private.trimmed(item -> 'fields' ->> 'source_id') for update;
      if found then
        -- Two files may number their rows alike: neither may change the listings of the other.
        if current.source_name <> item -> 'fields' ->> 'source_name'
          or (current.country <> item -> 'fields' ->> 'country' and current.business_name <> item -> 'fields' ->> 'business_name')
        then
          perform private.refuse(format('the id %s is already that of another listing, %s', current.source_id, current.slug));
        end if;
        next := private.clean_listing(jsonb_populate_record(current, (item -> 'fields') - kept));
        if next is distinct from current then
          perform private.update_listing(next);
          outcome := jsonb_build_object('outcome', 'updated', 'slug', current.slug);
        else
          outcome := jsonb_build_object('outcome', 'unchanged', 'slug', current.slug);
        end if;
      else
        outcome := jsonb_build_object('outcome', 'inserted', 'slug', private.insert_imported(
          jsonb_populate_record(
            null::public.listings,
            '{"address": "", "phone": "", "status": "draft"}'::jsonb
              || coalesce(item -> 'initial', '{}') || (item -> 'fields') - kept
          ),
          array(select jsonb_array_elements_text(item -> 'slugs'))
        ));
      end if;
    exception
      -- Values that do not fit: classes 22 (data) and 23 (constraints). Anything else is not the row's fault and ends the batch.
      when data_exception or integrity_constraint_violation then
        outcome := jsonb_build_object('outcome', 'rejected', 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end
$$;

-- The first candidate that is free; when all are taken, the last one with a number. The numbers in use have few gaps: doubling finds
-- one above them, halving the end of the run below it.
create function private.free_slug(slugs text[]) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text;
  base text;
  taken integer := 1;
  free integer := 2;
  middle integer;
begin
  if coalesce(cardinality(slugs), 0) = 0 then
    perform private.refuse('slugs holds at least one candidate');
  end if;
  foreach candidate in array slugs loop
    if not exists (select 1 from public.listings where slug = candidate) then
      return candidate;
    end if;
  end loop;
  -- Room for the number within the longest slug.
  base := left(candidate, 150) || '-';
  while exists (select 1 from public.listings where slug = base || free) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if exists (select 1 from public.listings where slug = base || middle) then
      taken := middle;
    else
      free := middle;
    end if;
  end loop;
  return base || free;
end
$$;

-- Stores a new listing under the first free slug, which it returns.
create or replace function private.insert_imported(listing public.listings, slugs text[]) returns text
language plpgsql set search_path = ''
as $$
begin
  listing.id := gen_random_uuid()::text;
  listing.created_at := now();
  listing.updated_at := now();
  loop
    listing.slug := private.free_slug(slugs);
    begin
      insert into public.listings select listing.*;
      return listing.slug;
    exception
      -- Somebody else took it between the look and the insert: look again. A source id taken so is no slug's fault.
      when unique_violation then
        if not exists (select 1 from public.listings where slug = listing.slug) then
          raise;
        end if;
    end;
  end loop;
end
$$;

revoke all on function private.free_slug(text[]) from public;
grant execute on function private.free_slug(text[]) to service_role;
