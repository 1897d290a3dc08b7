-- What else a site asks of a directory, so that it needs none in its memory: groups with their counts, listings by id and slug, businesses for a
-- text that is being typed, slugs for the sitemap. And a writer of what only directory-core knows that follows the listings.

---------------------------------------------------------------------------------------------------------------------
-- What is kept
---------------------------------------------------------------------------------------------------------------------

-- A place is called as its listings call it, so the groups have the names of provinces too.
alter table private.search_blocks add column province_name text collate "C" not null default '';
alter table private.search_blocks drop constraint search_blocks_category_country_code_tier_subcategory_provin_key;
alter table private.search_blocks
  add unique (category, country_code, tier, subcategory, province, province_name, city, city_name);

-- What begins with a text, larger packages first.
create index search_rows_start on private.search_rows (tier, name) include (given, id);

-- As before, with the names of provinces. 8 among the flags says that a row is not in directory-core's order: names of printable ASCII, accents
-- aside, are, if all places come from their keys.
create or replace function private.write_search_rows(rows jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from jsonb_to_recordset(rows) as entry (rank integer) where rank is not null) then
    update private.search_settings set is_ranked = true where not is_ranked;
  end if;

  insert into private.search_blocks
    (category, country_code, tier, subcategory, province, province_name, city, city_name, country, category_folded, country_folded, city_folded, odd)
  select
    entry.category, entry.country, entry.tier, entry.subcategory, entry.province, entry.province_name, entry.city, entry.city_name,
    coalesce(country.slug, lower(entry.country)),
    coalesce(category.folded, private.fold_text(replace(entry.category, '-', ' '))),
    coalesce(country.folded, private.fold_text(entry.country)),
    private.fold_text(entry.city_name), private.odd_units(entry.city_name, lower(entry.city_name))
  from (
    select category, country, tier, coalesce(subcategory, '') as subcategory, coalesce(province, '') as province,
      coalesce(province_name, '') as province_name, coalesce(city, '') as city, coalesce(city_name, '') as city_name,
      min(coalesce(given, id) collate "C") as first
    from jsonb_to_recordset(rows) as entry (id text, given text, category text, country text, tier smallint, subcategory text, province text,
      province_name text, city text, city_name text)
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ) as entry
    left join private.search_categories as category on category.slug = entry.category
    left join private.search_countries as country on country.code = entry.country
  -- A conflict would use up a number.
  where not exists (
    select from private.search_blocks as block
    where (block.category, block.country_code, block.tier) = (entry.category, entry.country, entry.tier)
      and (block.subcategory, block.province, block.province_name, block.city, block.city_name)
        = (entry.subcategory, entry.province, entry.province_name, entry.city, entry.city_name))
  order by first
  on conflict do nothing;

  insert into private.search_hours (zone, spans)
  select distinct hours ->> 'zone', cast(hours ->> 'spans' as int4multirange)
  from jsonb_to_recordset(rows) as entry (hours jsonb) where hours is not null and hours <> 'null'
  on conflict do nothing;

  insert into private.search_offers (zone, last_day)
  select distinct offers ->> 'zone', offers ->> 'last_day'
  from jsonb_to_recordset(rows) as entry (offers jsonb) where offers is not null and offers <> 'null'
  on conflict do nothing;

  insert into private.search_rows (id, block, tier, given, name, odd, az, lat, lng, flags, hours, offers)
  select
    entry.id, block.id, entry.tier, coalesce(entry.given, entry.id), folded,
    private.odd_units(entry.name, coalesce(entry.small, lower(entry.name))),
    case when entry.rank is not null then lpad(to_hex(entry.rank), 8, '0') else '~' || private.name_key(folded) end,
    entry.lat, entry.lng, coalesce(entry.flags, 0) | case when entry.rank is null and (is_ranked or folded ~ '[^ -~]') then 8 else 0 end,
    hours.id, offers.id
  from jsonb_to_recordset(rows) as entry (
    id text, given text, name text, small text, rank integer, category text, country text, tier smallint, subcategory text,
    province text, province_name text, city text, city_name text, lat integer, lng integer, flags smallint, hours jsonb, offers jsonb
  )
    join private.search_blocks as block
      on (block.category, block.country_code, block.tier) = (entry.category, entry.country, entry.tier)
      and (block.subcategory, block.province, block.province_name, block.city, block.city_name) = (coalesce(entry.subcategory, ''),
        coalesce(entry.province, ''), coalesce(entry.province_name, ''), coalesce(entry.city, ''), coalesce(entry.city_name, ''))
    left join private.search_hours as hours
      on hours.zone = entry.hours ->> 'zone' and hours.spans = cast(entry.hours ->> 'spans' as int4multirange)
    left join private.search_offers as offers
      on offers.zone = entry.offers ->> 'zone' and offers.last_day = entry.offers ->> 'last_day',
    lateral (select private.fold_text(entry.name) as folded, is_ranked from private.search_settings) as folding
  on conflict (id) do update set
    block = excluded.block, tier = excluded.tier,
    -- Who does not say the order leaves it.
    given = case when excluded.given = excluded.id then search_rows.given else excluded.given end,
    name = excluded.name, odd = excluded.odd, az = excluded.az,
    lat = excluded.lat, lng = excluded.lng, flags = excluded.flags, hours = excluded.hours, offers = excluded.offers;
end
$$;

create or replace function private.search_row_of(listing public.listings) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', listing.id, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
  'tier', case listing.package_tier when 'premium' then 0 when 'standard' then 1 else 2 end,
  'subcategory', listing.subcategory, 'province', listing.province_slug, 'province_name', listing.province_name,
  'city', listing.city_slug, 'city_name', listing.city_name,
  'lat', floor(listing.lat * 100000 + 0.5)::integer, 'lng', floor(listing.lng * 100000 + 0.5)::integer
);

create or replace function private.count_search_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update private.search_blocks as block set
      n = block.n - gone.n, whatsapp = block.whatsapp - gone.whatsapp, website = block.website - gone.website,
      photographs = block.photographs - gone.photographs, unranked = block.unranked - gone.unranked
    from (
      select before_rows.block, count(*) as n, count(*) filter (where flags & 1 <> 0) as whatsapp,
        count(*) filter (where flags & 2 <> 0) as website, count(*) filter (where flags & 4 <> 0) as photographs,
        count(*) filter (where flags & 8 <> 0) as unranked
      from before_rows group by before_rows.block
    ) as gone
    where block.id = gone.block;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update private.search_blocks as block set
      n = block.n + come.n, whatsapp = block.whatsapp + come.whatsapp, website = block.website + come.website,
      photographs = block.photographs + come.photographs, unranked = block.unranked + come.unranked
    from (
      select after_rows.block, count(*) as n, count(*) filter (where flags & 1 <> 0) as whatsapp,
        count(*) filter (where flags & 2 <> 0) as website, count(*) filter (where flags & 4 <> 0) as photographs,
        count(*) filter (where flags & 8 <> 0) as unranked
      from after_rows group by after_rows.block
    ) as come
    where block.id = come.block;
  end if;
  if (select knows_grams from private.search_settings) then
    if tg_op in ('UPDATE', 'DELETE') then
      insert into private.search_gram_changes select -1, block, name, flags from before_rows;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then
      insert into private.search_gram_changes select 1, block, name, flags from after_rows;
    end if;
    -- Reading very many changes is no faster than reading all names.
    if (select count(*) from private.search_gram_changes) > 20000 then
      perform private.forget_grams();
    end if;
  end if;
  return null;
end
$$;

create or replace function private.switch_search(is_on boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  after_id text := '';
  last_id text;
  page jsonb;
begin
  update private.search_settings set is_on = switch_search.is_on, knows_facts = false, is_ranked = false, followed = null, filled = null;
  perform private.forget_grams();
  truncate private.search_rows, private.search_blocks, private.search_hours, private.search_offers;
  while switch_search.is_on loop
    select jsonb_agg(private.search_row_of(listing)), max(listing.id) into page, last_id
    from (
      select listing from public.listings as listing
      where listing.status = 'published' and listing.id > after_id order by listing.id limit 5000
    ) as listing_page, lateral (select (listing_page.listing).*) as listing;
    exit when page is null;
    perform private.write_search_rows(page);
    after_id := last_id;
  end loop;
  perform private.refresh_search();
  return (select count(*) from private.search_rows);
end
$$;

create or replace function private.write_search(written jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_typeof(written) = 'string' then
    written := (written #>> '{}')::jsonb;
  end if;
  perform from private.listings_version for update;
  if written ? 'version' and written ->> 'version' is distinct from public.listings_version() then
    raise exception 'The listings have changed since: read them again' using errcode = '40001';
  end if;
  if (written ->> 'replaces')::boolean then
    perform private.forget_grams();
    truncate private.search_rows, private.search_blocks, private.search_hours, private.search_offers;
    update private.search_settings set is_ranked = false, followed = null, filled = null;
  end if;
  update private.search_settings set is_on = true, knows_facts = coalesce((written ->> 'knows_facts')::boolean, false);
  perform private.write_search_rows(written -> 'rows');
  return jsonb_array_length(written -> 'rows');
end
$$;

-- A search that is on has blocks without the names of provinces, and rows without the flag: it makes them anew.
select private.switch_search(true) from private.search_settings where is_on;

---------------------------------------------------------------------------------------------------------------------
-- What a site asks
---------------------------------------------------------------------------------------------------------------------

-- The combinations of category, subcategory, place and package, and how many listings have each: {"version", "groups": [[category, subcategory, country,
-- province slug and name, city slug and name, package, count], ...]}, empty texts where there is none, in the order in which they first came.
create function public.search_groups() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.search_is_on();
  return (
    select jsonb_build_object('version', public.listings_version(), 'groups', coalesce(jsonb_agg(jsonb_build_array(category, subcategory,
      country_code, province, province_name, city, city_name, (array['premium', 'standard', 'classified'])[tier + 1], n) order by id), '[]'))
    from private.search_blocks where n > 0);
end
$$;
comment on function public.search_groups() is 'How many published listings there are of each category, place and package.';

-- As listings_with_slugs: the published listings with some ids, up to a hundred, as one JSON list.
create function public.listings_with_ids(ids text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(published)), '[]')
  from public.published_listings as published
  where published.id = any (ids[1:100])
$$;
comment on function public.listings_with_ids(text[]) is 'What visitors are shown: the published listings with some ids.';

-- A page of the slugs of what is published, in their order: {"slugs": [up to 10,000], "more": true or false}.
create function public.published_slugs_page(after text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  with page as (
    select slug, row_number() over (order by slug) as place
    from public.listings where status = 'published' and slug > coalesce(after, '')
    order by slug limit 10001
  )
  select jsonb_build_object(
    'slugs', coalesce(jsonb_agg(slug order by place) filter (where place <= 10000), '[]'), 'more', count(*) > 10000)
  from page
$$;
comment on function public.published_slugs_page(text) is 'A page of the addresses of the published listings.';

-- The words of a folded text, as directory-core's suggestions compare them: 'food drink' for 'food & drink' and for 'food and drink'.
create function private.words_of(folded text) returns text
language sql immutable set search_path = ''
return btrim(regexp_replace(folded collate "C",
  U&'[\0001-\0026\0028-\002F\003A-\0040\005B-\0060\007B-\00A9\00AB-\00B1\00B4\00B6-\00B8\00BB\00BF\00D7\00F7\2000-\2018\201A-\206F\3000-\3004\3008-\3020]+(and[\0001-\0026\0028-\002F\003A-\0040]+)?',
  ' ', 'g'), ' ');

-- The published listings that a text may become: first those whose name begins with it, then those of which a word does, then those that have
-- it anywhere; of these larger packages first. At most ten rows.
create function public.suggest_listings(typed text, size integer default 5) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' set jit = off
as $$
declare
  room constant integer := least(greatest(coalesce(size, 5), 0), 10);
  words constant text := private.words_of(private.fold_text(left(coalesce(typed, ''), 200)));
  parts constant text[] := string_to_array(words, ' ');
  patterns text[];
  pattern text;
  found text[] := '{}';
begin
  perform private.search_is_on();
  if words = '' then
    return '[]';
  end if;
  -- A like_pattern has a percent sign at both ends.
  patterns := array[substr(private.like_pattern(words), 2), private.like_pattern(' ' || words), private.like_pattern(words)];
  if cardinality(parts) > 1 then
    -- A name may have signs between the words, so those that have all words are compared; of very many the first, so that it is bounded.
    execute format('with candidate as materialized (select id, tier, given, name from private.search_rows as r where name like all(%L::text[]))'
      || ' select array(select id from (select *, private.words_of(name) as words from candidate limit 10000) as one where words like $3'
      || ' order by case when words like $1 then 1 when words like $2 then 2 else 3 end, tier, given limit $4)',
      array(select private.like_pattern(part) from unnest(parts) as part))
      into found using patterns[1], patterns[2], patterns[3], room;
    patterns := '{}';
  end if;
  foreach pattern in array patterns loop
    exit when cardinality(found) >= room;
    if length(words) < 3 and pattern = patterns[3] then
      -- Two letters within words are in no index: all names are read.
      execute format('with candidate as materialized (select id, tier, given from private.search_rows as r where name like %L)'
        || ' select $1 || array(select id from candidate where id <> all($1) order by tier, given limit $2)', pattern)
        into found using found, room - cardinality(found);
      exit;
    end if;
    for tier in 0..2 loop
      exit when cardinality(found) >= room;
      -- Of the larger packages the order in which they are given is that of an index.
      execute format('select $1 || array(select r.id from private.search_rows as r where r.tier = %s and r.name like %L and r.id <> all($1)', tier, pattern)
        || case when tier < 2 then ' and r.featured = '''' order by r.featured, r.given limit $2)' else ' order by r.given limit $2)' end
        into found using found, room - cardinality(found);
    end loop;
  end loop;
  return (
    select coalesce(jsonb_agg(to_jsonb(published) order by array_position(found, published.id)), '[]')
    from public.published_listings as published where published.id = any(found));
end
$$;
comment on function public.suggest_listings(text, integer) is 'The published listings whose names a text that is being typed may become.';

---------------------------------------------------------------------------------------------------------------------
-- The writer that follows
---------------------------------------------------------------------------------------------------------------------

-- Where the writer is: {"version" of the listings now, "followed", "filled" as in private.search_settings, "is_known": whether what has changed
-- since is known, "knows_grams"}.
create function private.search_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', public.listings_version(), 'followed', followed, 'filled', filled, 'knows_grams', knows_grams,
    'is_known', coalesce(at[1] = state.epoch::text and at[2]::bigint between state.known_since and state.version, false))
  from private.search_settings, private.listings_version as state,
    lateral regexp_match(coalesce(followed, filled ->> 'version'), '^([0-9a-f-]{36}):([0-9]{1,18})') as at
$$;

-- Writes a step of it: {"was": {"followed", "filled"} as they are, "now": what they become, "rows", "version" of what the rows were made of, "removed":
-- ids, "knows_facts"}. Answers false, and writes nothing, where `was` is no longer
-- so: another writer went on. A row whose listing has changed since is left out: it comes
-- with the changes after this version. Filling begins by emptying the search.
create function private.follow_search(written jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.search_settings;
  known text[];
  entries jsonb;
begin
  if jsonb_typeof(written) = 'string' then
    written := (written #>> '{}')::jsonb;
  end if;
  known := regexp_match(written ->> 'version', '^([0-9a-f-]{36}):([0-9]{1,18})');
  -- One writer at a time, and none of the listings meanwhile: they take this first too, so none waits for another in a circle.
  perform from private.listings_version for update;
  select * into settings from private.search_settings for update;
  if known is null or known[1] is distinct from (select epoch::text from private.listings_version)
    or jsonb_strip_nulls(written -> 'was') is distinct from jsonb_strip_nulls(jsonb_build_object('followed', settings.followed, 'filled', settings.filled))
  then
    return false;
  end if;
  if written -> 'now' -> 'filled' ->> 'after' = '' then
    perform private.forget_grams();
    truncate private.search_rows, private.search_blocks, private.search_hours, private.search_offers;
    update private.search_settings set is_ranked = false;
  end if;
  update private.search_settings set is_on = true, knows_facts = coalesce((written ->> 'knows_facts')::boolean, false),
    followed = written -> 'now' ->> 'followed', filled = nullif(written -> 'now' -> 'filled', 'null');
  delete from private.search_rows where id in (select jsonb_array_elements_text(written -> 'removed'))
    and not exists (select from public.listings as listing where listing.id = search_rows.id and listing.status = 'published');
  select coalesce(jsonb_agg(entry), '[]') into entries
  from jsonb_array_elements(written -> 'rows') as entry join private.listing_changes as change on change.listing_id = entry ->> 'id'
    join public.listings as listing on listing.id = change.listing_id and listing.status = 'published'
  where change.version <= known[2]::bigint;
  perform private.write_search_rows(entries);
  delete from private.search_tally where n = 0;
  return true;
end
$$;
create function public.search_state() returns jsonb
language sql stable set search_path = ''
as $$ select private.search_state() $$;
create function public.follow_search(written jsonb) returns boolean
language sql set search_path = ''
as $$ select private.follow_search(written) $$;

---------------------------------------------------------------------------------------------------------------------
-- Who may do what
---------------------------------------------------------------------------------------------------------------------

revoke all on function
  private.words_of(text), private.search_state(), private.follow_search(jsonb),
  public.search_state(), public.follow_search(jsonb),
  public.search_groups(), public.listings_with_ids(text[]), public.published_slugs_page(text), public.suggest_listings(text, integer)
  from public, anon, authenticated;
grant execute on function
  private.search_state(), private.follow_search(jsonb), public.search_state(), public.follow_search(jsonb) to service_role;
grant execute on function
  public.search_groups(), public.listings_with_ids(text[]), public.published_slugs_page(text), public.suggest_listings(text, integer)
  to anon, authenticated, service_role;
