-- One batch of an import: one call, one transaction. What it answers has been stored when the answer arrives.

-- Each row: {"fields": {column: value}, "initial": {column: value}, "slugs": [text]}.
--   fields   what the source says; written at the first import and whenever the source says something else
--   initial  written at the first import only, so that what an administrator decided later is kept
--   slugs    candidates for the slug in the order of preference; the last one is numbered when all are taken.
--            The slug of a listing that is there already is kept.
-- Answers a list in the same order: {"outcome": "inserted" | "updated" | "unchanged" | "rejected", "reason"?, "slug"?}.
create function public.import_listings(rows jsonb) returns jsonb
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
            '{"province": "", "city": "", "address": "", "phone": "", "status": "draft"}'::jsonb
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

create function private.update_listing(listing public.listings) returns void
language sql set search_path = ''
as $$
  update public.listings set
    business_name = listing.business_name,
    category = listing.category,
    subcategory = listing.subcategory,
    country = listing.country,
    province = listing.province,
    city = listing.city,
    address = listing.address,
    phone = listing.phone,
    email = listing.email,
    website = listing.website,
    description = listing.description,
    package_tier = listing.package_tier,
    lat = listing.lat,
    lng = listing.lng,
    images = listing.images,
    business_hours = listing.business_hours,
    social_media = listing.social_media,
    special_offers = listing.special_offers,
    status = listing.status
  where id = listing.id
$$;

-- Stores a new listing under the first free slug, which it returns.
create function private.insert_imported(listing public.listings, slugs text[]) returns text
language plpgsql set search_path = ''
as $$
declare
  base text := slugs[cardinality(slugs)];
  number integer := 1;
  candidate text;
begin
  if base is null then
    perform private.refuse('slugs holds at least one candidate');
  end if;
  listing.id := gen_random_uuid()::text;
  listing.created_at := now();
  listing.updated_at := now();
  loop
    candidate := case when number <= cardinality(slugs) then slugs[number]
      -- "-2" follows the plain candidates, whatever their count; room is made for it within the longest slug.
      else left(base, 150) || '-' || (number - cardinality(slugs) + 1) end;
    number := number + 1;
    continue when exists (select 1 from public.listings where slug = candidate);
    listing.slug := candidate;
    begin
      insert into public.listings select listing.*;
      return candidate;
    exception
      -- Somebody else took it between the look and the insert: look on. A source id taken so is no slug's fault.
      when unique_violation then
        if not exists (select 1 from public.listings where slug = candidate) then
          raise;
        end if;
    end;
  end loop;
end
$$;

revoke all on function private.update_listing(public.listings) from public;
revoke all on function private.insert_imported(public.listings, text[]) from public;
grant execute on function private.update_listing(public.listings) to service_role;
grant execute on function private.insert_imported(public.listings, text[]) to service_role;

-- A new function may be called by everyone; this one only by the service role, and it checks that again.
revoke all on function public.import_listings(jsonb) from public, anon, authenticated;
grant execute on function public.import_listings(jsonb) to service_role;
