-- The columns of a listing that a request may change: PROPOSED_COLUMNS in packages/data.
create function private.proposed_columns() returns text[]
language sql immutable set search_path = ''
return array['business_name', 'category', 'subcategory', 'kind', 'price_level', 'stars', 'brand', 'operator', 'attributes', 'country', 'province_name', 'city_name', 'address', 'phone', 'email', 'website', 'book_url', 'menu_url', 'order_url', 'description', 'lat', 'lng',
  'business_hours', 'social_media', 'special_offers', 'images'];

-- What a proven owner can be allowed to write at once, without a look: LIVE_COLUMNS in packages/data.
create function private.live_columns() returns text[]
language sql immutable set search_path = ''
return array['business_hours', 'phone', 'special_offers', 'images'];

-- The listing as it is stored: text in NFC and without blanks around it; refused where directory-core's schema would.
create function private.clean_listing(listing public.listings) returns public.listings
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

-- What is written is cleaned, and gets its version and the time.
create function private.before_listing_write() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_service boolean := current_user not in ('anon', 'authenticated');
begin
  new := private.clean_listing(new);
  if tg_op = 'INSERT' then
    new.updated_at := clock_timestamp();
    -- What the server keeps is not for a signed-in caller to choose.
    if by_service then
      new.version := coalesce(new.version, 1);
    else
      new.created_at := new.updated_at;
      new.source_id := null;
      new.version := 1;
    end if;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    if not by_service then
      new.source_id := old.source_id;
    end if;
    new.version := old.version;
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.version := old.version + 1;
    end if;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- Counts up with every statement that touches something published, and notes what. Writers wait for each other on the one row until they commit, so a version
-- that can be seen is preceded by no version that cannot: nothing is committed late, and a reader needs no overlap.
create function private.count_listings_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  slugs text[];
  next_version bigint;
begin
  case tg_op
    when 'INSERT' then
      select array_agg(id), array_agg(slug) into ids, slugs from after_rows where status = 'published';
    when 'DELETE' then
      select array_agg(id), array_agg(slug) into ids, slugs from before_rows where status = 'published';
    when 'UPDATE' then
      -- A slug that was given to a draft stays the draft's secret.
      select array_agg(id), array_agg(case when after_rows.status = 'published' then after_rows.slug else before_rows.slug end)
        into ids, slugs
        from before_rows join after_rows using (id)
        where before_rows.status = 'published' or after_rows.status = 'published';
  end case;
  if ids is null then
    return null;
  end if;
  update private.listings_version set version = version + 1 returning version into next_version;
  insert into private.listing_changes (listing_id, slug, version)
    select listing_id, slug, next_version from unnest(ids, slugs) as changed (listing_id, slug)
    on conflict (listing_id) do update set slug = excluded.slug, version = excluded.version;
  return null;
end
$$;

-- An opaque text that is equal exactly as long as nothing published has changed; when packages have ended it has, after an @, the day on which the last ones
-- did. It tells nothing else and is public.
create function public.listings_version() returns text
language sql stable security definer set search_path = ''
as $$
  select epoch || ':' || version || coalesce('@' || private.end_day((
    select max(paid_until) from public.listings
    where status = 'published' and package_tier <> 'classified' and paid_until < private.ended_before())), '')
  from private.listings_version
$$;

create function private.clean_tier(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if value not in ('classified', 'standard', 'premium') then
    perform private.refuse(format('%s is classified, standard or premium', field));
  end if;
  return value;
end
$$;

-- One page of the changes after `cursor`, which is what listings_version() answered before the reader read the listings, or what the last page answered; null for
-- everything. After what was written come the packages that have ended since: a cursor knows those up to its day; `/` and an id say how far on that day. Answers
--   cursor    where the next question goes on
--   more      whether there is more to ask for right now
--   reset     the cursor is unknown here or too old: forget what you have, this page begins with everything
--   listings  published listings, as rows of the view
--   removed   {"id", "slug"} of what is no longer published
-- A change may be told twice, never not at all: put listings in place by their id, take out removed ones, in this order. It begins in the index where the page begins,
-- and looks up the listings of the page one by one.
create function public.listing_changes_since(cursor text default null) returns jsonb
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

create function private.keep_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_client() and (select count(*) > 1 from before_rows) and not exists (select from public.listings) then
    perform private.refuse('This would remove every listing: name those to remove');
  end if;
  return null;
end
$$;

-- One page of what is published, in the order of the ids: {"listings": [up to 1,000 rows of published_listings], "more": true or false}.
-- The next page begins after the last id of this one.
create function public.published_listings_page(after text default '') returns jsonb
language sql stable security definer set search_path = '' set enable_bitmapscan = off
as $$
  with page as (
    select published, row_number() over (order by published.id) as place
    from public.published_listings as published
    where published.id > coalesce(after, '')
    order by published.id
    limit 1001
  )
  select jsonb_build_object(
    'listings', coalesce(jsonb_agg(to_jsonb(published) order by place) filter (where place <= 1000), '[]'),
    'more', count(*) > 1000)
  from page
$$;
comment on function public.published_listings_page(text) is 'What visitors are shown: a page of the published listings.';

-- Where a listing stands, for those who run the directory: the package that was bought, or 'unclaimed' where an import brought it without one.
create function private.standing(listing public.listings) returns text
language sql immutable set search_path = ''
return coalesce(listing.package_tier, case when listing.source_id is null then 'classified' else 'unclaimed' end);

create function private.standing_ranks(standings text[]) returns smallint[]
language sql immutable set search_path = ''
return array(select rank - 1 from unnest(standings) as standing,
  lateral (select array_position(array['premium', 'standard', 'classified', 'unclaimed'], standing)::smallint as rank) as ranked where rank is not null);

-- What a site without a server asks for: the published listings with some slugs, up to a hundred, as one JSON list.
create function public.listings_with_slugs(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(published)), '[]')
  from public.published_listings as published
  where published.slug = any (slugs[1:100])
$$;
comment on function public.listings_with_slugs(text[]) is 'What visitors are shown: the published listings with some slugs.';

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

-- The first day on which a package shows no more, counted from 1970.
create function private.end_day(paid_until date) returns integer
language sql immutable set search_path = ''
return paid_until + private.grace_days() + 1 - date '1970-01-01';

-- The first candidate that is free and leads nowhere; when all are taken, the last one with a number. The numbers in use have few gaps: doubling finds one
-- above them, halving the end of the run below it.
create function private.free_slug(slugs text[], taken text[]) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text;
  base text;
  used integer := 1;
  free integer := 2;
  middle integer;
begin
  if coalesce(cardinality(slugs), 0) = 0 then
    perform private.refuse('slugs holds at least one candidate');
  end if;
  foreach candidate in array slugs loop
    if candidate <> all (taken) and private.is_slug_free(candidate) then
      return candidate;
    end if;
  end loop;
  -- Room for the number within the longest slug.
  base := left(candidate, 150) || '-';
  while base || free = any (taken) or not private.is_slug_free(base || free) loop
    used := free;
    free := free * 2;
  end loop;
  while free - used > 1 loop
    middle := (used + free) / 2;
    if base || middle = any (taken) or not private.is_slug_free(base || middle) then
      used := middle;
    else
      free := middle;
    end if;
  end loop;
  return base || free;
end
$$;

-- {"on": a day, "how": by its owner, by an administrator, by a call or by the source that it is imported from}.
create function private.is_check(written jsonb) returns boolean
language sql immutable
return case jsonb_typeof(written) when 'object' then written - 'on' - 'how' = '{}' and coalesce(written ->> 'how' in ('owner', 'administrator', 'call', 'source'), false)
  and coalesce(written ->> 'on' ~ '^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$', false) else written is null end;

-- The checks that an accepted request is: of the facts among its columns, and that the business is there.
create function private.checks_of(columns text[], how text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(fact || '_check', jsonb_build_object('on', private.today(), 'how', how))
  from (values ('existence', columns), ('phone', array['phone']), ('hours', array['business_hours']), ('place', array['address', 'city_name', 'province_name', 'country', 'lat']))
    as facts (fact, about)
  where about && columns
$$;

-- What visitors are told of published listings with some slugs, up to a hundred: {slug: {"existence", "phone", "hours", "place": {"month", "how"}}}. Of hours
-- that the listing's package does not show nothing is said.
create function public.listing_checks(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(published.slug, (
    select coalesce(jsonb_object_agg(fact, jsonb_build_object('month', left(checked ->> 'on', 7), 'how', checked ->> 'how')), '{}')
    from (values ('existence', existence_check), ('phone', phone_check), ('hours', case when published.business_hours is not null then hours_check end),
      ('place', place_check)) as facts (fact, checked)
    where checked is not null)), '{}')
  from public.published_listings as published join public.listings as listing using (id)
  where published.slug = any (slugs[1:100])
$$;
comment on function public.listing_checks(text[]) is 'When the facts of published listings were checked and how, for visitors.';

-- A slug for each list of candidates, in their order: the first candidate that is free, else the last one with a number.
create function private.free_slugs(candidates jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  slugs text[];
  contested integer;
begin
  -- What a row alone may have is its own. About the others the first of them decides.
  with free as materialized (
    select row.place, candidate.number, candidate.slug, count(*) over (partition by candidate.slug) as wanted
    from jsonb_array_elements(candidates) with ordinality as row (list, place),
      jsonb_array_elements_text(row.list) with ordinality as candidate (slug, number)
      left join lateral (
        select true as is_taken from public.listings where listings.slug = candidate.slug
        union all
        select true from private.former_addresses as former
          where former.slug = candidate.slug and exists (select from public.listings where id = former.listing_id)
        limit 1
      ) as taken on true
    where is_taken is null
  ), best as (
    select distinct on (place) place, slug, wanted from free order by place, number
  )
  select array_agg(case when wanted = 1 then slug end order by place) into slugs
    from generate_series(1, jsonb_array_length(candidates)) as place left join best using (place);
  for contested in select place from unnest(slugs) with ordinality as given (slug, place) where slug is null order by place loop
    slugs[contested] := private.free_slug(array(select jsonb_array_elements_text(candidates -> contested - 1)), array_remove(slugs, null));
  end loop;
  return slugs;
end
$$;
