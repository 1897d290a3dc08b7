-- A listing without a position of its own stands, for boxes and the cells of a map alone, at the mean of the positions of its city; if that has none, of
-- its province, or else of its country. So the map shows what the list counts. The sums that this is made of are kept.

---------------------------------------------------------------------------------------------------------------------
-- What is kept
---------------------------------------------------------------------------------------------------------------------

-- The places as listings name them, an empty text where they name none, and the positions of their listings.
create table private.search_places (
  id integer generated always as identity primary key,
  country text collate "C" not null,
  province text collate "C" not null,
  city text collate "C" not null,
  n integer not null default 0,
  lat_sum bigint not null default 0,
  lng_sum bigint not null default 0,
  unique (country, province, city)
);
alter table private.search_places enable row level security;

alter table private.search_blocks
  add column place integer,
  -- Of n and the other counts, those of rows without a position.
  add column unplaced integer not null default 0,
  add column unplaced_whatsapp integer not null default 0,
  add column unplaced_website integer not null default 0,
  add column unplaced_photographs integer not null default 0;
create index search_rows_unplaced on private.search_rows (block) where lat is null;

create function private.place_search_block() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select id into new.place from private.search_places
    where (country, province, city) = (new.country, new.province, new.city);
  if new.place is null then
    insert into private.search_places (country, province, city) values (new.country, new.province, new.city)
      on conflict (country, province, city) do update set country = excluded.country returning id into new.place;
  end if;
  return new;
end
$$;
create trigger place_search_block before insert on private.search_blocks
  for each row execute function private.place_search_block();

-- Keeps the places, and what their blocks have without a position, with every statement that writes rows.
create function private.keep_search_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, * from after_rows'
    when 'DELETE' then 'select -1 as sign, * from before_rows'
    else 'select -1 as sign, * from before_rows union all select 1, * from after_rows' end;
begin
  execute format($sql$
    update private.search_places as place set
      n = place.n + moved.n, lat_sum = place.lat_sum + moved.lat_sum, lng_sum = place.lng_sum + moved.lng_sum
    from (
      select block.place, sum(r.sign) as n, sum(r.sign * r.lat::bigint) as lat_sum, sum(r.sign * r.lng::bigint) as lng_sum
      from (%s) as r join private.search_blocks as block on block.id = r.block
      where r.lat is not null group by block.place
    ) as moved
    where place.id = moved.place and (moved.n, moved.lat_sum, moved.lng_sum) <> (0, 0, 0) $sql$, changed);
  execute format($sql$
    update private.search_blocks as block set
      unplaced = block.unplaced + moved.n, unplaced_whatsapp = block.unplaced_whatsapp + moved.whatsapp,
      unplaced_website = block.unplaced_website + moved.website, unplaced_photographs = block.unplaced_photographs + moved.photographs
    from (
      select r.block, sum(r.sign) as n, sum(r.sign * (r.flags & 1)) as whatsapp, sum(r.sign * (r.flags >> 1 & 1)) as website,
        sum(r.sign * (r.flags >> 2 & 1)) as photographs
      from (%s) as r where r.lat is null group by r.block
    ) as moved
    where block.id = moved.block and (moved.n, moved.whatsapp, moved.website, moved.photographs) <> (0, 0, 0, 0) $sql$, changed);
  return null;
end
$$;
create trigger keep_search_places_on_insert after insert on private.search_rows
  referencing new table as after_rows for each statement execute function private.keep_search_places();
create trigger keep_search_places_on_update after update on private.search_rows
  referencing old table as before_rows new table as after_rows for each statement execute function private.keep_search_places();
create trigger keep_search_places_on_delete after delete on private.search_rows
  referencing old table as before_rows for each statement execute function private.keep_search_places();

create function private.forget_search_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  truncate private.search_places;
  return null;
end
$$;
-- Rows and blocks are emptied together.
create trigger forget_search_places after truncate on private.search_blocks
  for each statement execute function private.forget_search_places();

-- What the search has already.
insert into private.search_places (country, province, city, n, lat_sum, lng_sum)
select block.country, block.province, block.city, count(r.lat), coalesce(sum(r.lat::bigint), 0), coalesce(sum(r.lng::bigint), 0)
from private.search_blocks as block left join private.search_rows as r on r.block = block.id
group by 1, 2, 3;
update private.search_blocks as block set place = place.id
from private.search_places as place
where (place.country, place.province, place.city) = (block.country, block.province, block.city);
alter table private.search_blocks alter column place set not null;
update private.search_blocks as block set unplaced = known.n, unplaced_whatsapp = known.whatsapp, unplaced_website = known.website,
  unplaced_photographs = known.photographs
from (
  select block, count(*) as n, sum(flags & 1) as whatsapp, sum(flags >> 1 & 1) as website, sum(flags >> 2 & 1) as photographs
  from private.search_rows where lat is null group by block
) as known
where block.id = known.block;

-- Where those stand that have no position, in 0.00001 degrees; no place of which not even the country has one.
create function private.town_points() returns table (place integer, lat integer, lng integer)
language sql stable set search_path = ''
as $$
  with level as (
    select id, province, city,
      sum(n) over in_city as city_n, sum(lat_sum) over in_city as city_lat, sum(lng_sum) over in_city as city_lng,
      sum(n) over in_province as province_n, sum(lat_sum) over in_province as province_lat, sum(lng_sum) over in_province as province_lng,
      sum(n) over in_country as country_n, sum(lat_sum) over in_country as country_lat, sum(lng_sum) over in_country as country_lng
    from private.search_places
    window in_city as (partition by country, city), in_province as (partition by country, province), in_country as (partition by country)
  ), known as (
    select id, city_n as n, city_lat as lat_sum, city_lng as lng_sum from level where city <> '' and city_n > 0
    union all
    select id, province_n, province_lat, province_lng from level
    where not (city <> '' and city_n > 0) and province <> '' and province_n > 0
    union all
    select id, country_n, country_lat, country_lng from level
    where not (city <> '' and city_n > 0) and not (province <> '' and province_n > 0) and country_n > 0
  )
  -- Rounded as directory-core rounds.
  select id, floor((2 * lat_sum + n) / (2 * n::numeric))::integer, floor((2 * lng_sum + n) / (2 * n::numeric))::integer from known
$$;

-- The listing of a block that is its only one without a position.
create function private.unplaced_in(block integer) returns text
language sql stable set search_path = ''
return (select r.id from private.search_rows as r where r.block = unplaced_in.block and r.lat is null limit 1);

---------------------------------------------------------------------------------------------------------------------
-- The answer, as before, with what stands at the points of its towns
---------------------------------------------------------------------------------------------------------------------

create or replace function public.search_listings(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' set jit = off
as $$
declare
  page_size constant integer := 24;
  most_cells constant integer := 4096;
  -- From so many matches on, a page is read from an index in its order instead of sorting the matches.
  many constant integer := 20000;
  settings private.search_settings; unknown text;
  -- The question
  search text; folded text; small text; units text;
  categories text[]; countries text[]; tiers smallint[];
  scope jsonb;
  scope_tiers smallint[];
  has text[]; wanted_sort text; wanted_page numeric; radius numeric;
  instant timestamptz; wanted_zoom numeric; zoom integer;
  point numeric[];
  -- Conditions on the rows as "r", each beginning with " and "
  text_rows text := ''; name_tests text[] := '{}'; named_blocks text[] := '{}';
  fact_rows text := ''; time_rows text := ''; place_rows text := ''; doc_rows text; scope_rows text := ''; page_rows text := '';
  -- The flags of what rows must have, and the columns that count these, and these with one flag more.
  had integer := 0; kept text;
  -- Of a box: rows that have their position in it, and the blocks of which those without one stand in it.
  box_rows text := ''; town_blocks integer[]; in_towns text := 'false';
  -- The same of scope and filters on what is kept as "r"; whether what is kept knows the scope.
  scope_groups text := ''; page_groups text := ''; is_kept boolean;
  words jsonb; understood jsonb; is_found boolean;
  scope_blocks integer[]; page_blocks integer[]; named integer[];
  pattern text; forms text[]; in_named text; open_ids integer[] := '{}'; offer_ids integer[] := '{}';
  entry jsonb; feature text; units_box integer[];
  -- The answer
  totals text; counts text; group_counts text; block_counts text; kept_blocks text; timed text; timed_rows text; placed text; is_open text; is_offered text; is_boxed boolean;
  metres text := 'null::float8'; sorted text; answer jsonb; matches bigint; page_count bigint; page bigint;
  is_backwards boolean; page_order text; page_start bigint; page_length bigint;
  listings jsonb; near_box text; reach float8; reached bigint; cells jsonb; columns bigint; rows_high bigint; across bigint;
begin
  -- Some drivers send a value as a text of JSON.
  if jsonb_typeof(asked) = 'string' and octet_length(asked::text) <= 200000 then
    asked := (asked #>> '{}')::jsonb;
  end if;
  if asked is null or jsonb_typeof(asked) <> 'object' or octet_length(asked::text) > 100000 then
    perform private.refuse('a search is an object of at most 100,000 bytes');
  end if;
  scope := coalesce(nullif(asked -> 'scope', 'null'), '{}');
  if jsonb_typeof(scope) <> 'object' then
    perform private.refuse('scope is no object');
  end if;
  -- What is not understood is refused, rather than left out: an answer to another question would be wrong.
  select key into unknown from (
    select key from jsonb_object_keys(asked) as key where key not in ('text', 'small', 'words', 'categories', 'countries', 'tiers', 'scope',
      'open', 'has', 'near', 'within', 'box', 'sort', 'page', 'now', 'zoom', 'rows')
    union all
    select key from jsonb_object_keys(scope) as key where key not in ('category', 'subcategory', 'country', 'region', 'city', 'tiers')
    union all
    select key from jsonb_each(asked) as field (key, value)
    where value <> 'null' and jsonb_typeof(value) <> case when key in ('near', 'box') then 'object' when key = 'words' then 'array'
      when key in ('open', 'rows') then 'boolean' else jsonb_typeof(value) end
  ) as field limit 1;
  if unknown is not null then
    perform private.refuse(format('%s is not known, or of another kind', left(unknown, 40)));
  end if;
  select * into settings from private.search_settings;
  perform private.search_is_on();

  search := coalesce(private.asked_text(asked, 'text', 1000), '');
  small := coalesce(private.asked_text(asked, 'small', 3000), lower(search));
  categories := private.asked_list(asked, 'categories');
  countries := private.asked_list(asked, 'countries');
  tiers := private.tier_ranks(private.asked_list(asked, 'tiers'));
  has := private.asked_list(asked, 'has');
  wanted_sort := coalesce(private.asked_text(asked, 'sort', 20), 'featured');
  wanted_page := coalesce(trunc(private.asked_number(asked, 'page', -1e15, 1e15)), 1);
  radius := private.asked_number(asked, 'within', 0, 40000);
  instant := to_timestamp(floor(private.asked_number(asked, 'now', -62000000000000, 250000000000000) / 60000)::float8 * 60);
  wanted_zoom := private.asked_number(asked, 'zoom', -1e15, 1e15);
  if wanted_sort not in ('featured', 'az', 'za', 'nearest') then
    perform private.refuse('sort is featured, az, za or nearest');
  end if;

  -- Scope and filters of groups choose blocks.
  scope_tiers := private.tier_ranks(private.asked_list(scope, 'tiers'));
  if scope <> '{}' then
    select coalesce(array_agg(id), '{}') into scope_blocks from private.search_blocks as block
    where n > 0
      and block.category = coalesce(private.asked_text(scope, 'category', 200), block.category)
      and block.subcategory = coalesce(private.asked_text(scope, 'subcategory', 200), block.subcategory)
      and block.country = coalesce(private.asked_text(scope, 'country', 200), block.country)
      and (not coalesce(scope -> 'region' <> 'null', false) or private.asked_text(scope, 'region', 200) in (block.province, block.city))
      and block.city = coalesce(private.asked_text(scope, 'city', 200), block.city)
      and (not coalesce(scope -> 'tiers' <> 'null', false) or block.tier = any(scope_tiers));
    scope_groups := case when nullif(scope -> 'category', 'null') is null then '' else format(' and r.category = %L', scope ->> 'category') end
      || case when nullif(scope -> 'country', 'null') is null then '' else format(' and r.country = %L', scope ->> 'country') end
      || case when nullif(scope -> 'tiers', 'null') is null then '' else format(' and r.tier = any(%L::smallint[])', scope_tiers) end;
    scope_rows := ' and ' || private.in_blocks(scope_blocks);
  end if;
  is_kept := coalesce(nullif(scope -> 'subcategory', 'null'), nullif(scope -> 'region', 'null'), nullif(scope -> 'city', 'null')) is null;
  page_groups := scope_groups
    || case when cardinality(categories) = 0 then '' else format(' and r.category = any(%L::text[])', categories) end
    || case when cardinality(countries) = 0 then '' else format(' and r.country = any(%L::text[])', countries) end
    || case when jsonb_array_length(coalesce(asked -> 'tiers', '[]')) = 0 then '' else format(' and r.tier = any(%L::smallint[])', tiers) end;
  page_blocks := scope_blocks;
  if cardinality(categories) > 0 or cardinality(countries) > 0 or jsonb_array_length(coalesce(asked -> 'tiers', '[]')) > 0 then
    select coalesce(array_agg(id), '{}') into page_blocks from private.search_blocks as block
    where n > 0 and (scope_blocks is null or id = any(scope_blocks))
      and (cardinality(categories) = 0 or block.category = any(categories))
      and (cardinality(countries) = 0 or block.country = any(countries))
      and (jsonb_array_length(coalesce(asked -> 'tiers', '[]')) = 0 or block.tier = any(tiers));
  end if;
  if page_blocks is not null then
    page_rows := ' and ' || private.in_blocks(page_blocks);
  end if;

  -- Facts. Without an instant nobody knows what is open; what is not known is true of nothing.
  if settings.knows_facts and instant is not null then
    open_ids := private.open_hours(instant);
    offer_ids := private.current_offers(instant);
  end if;
  if asked -> 'open' = 'true' then
    time_rows := format(' and r.hours = any(%L::integer[])', open_ids);
  end if;
  foreach feature in array has loop
    had := had | case feature when 'whatsapp' then 1 when 'website' then 2 when 'photographs' then 4 else 0 end;
    time_rows := time_rows || case when feature = 'offers' then format(' and r.offers = any(%L::integer[])', offer_ids)
      when feature in ('whatsapp', 'website', 'photographs') then '' else ' and false' end;
  end loop;
  if not settings.knows_facts and cardinality(has) > 0 then
    time_rows := time_rows || ' and false';
  end if;
  fact_rows := time_rows || case when had = 0 then '' else format(' and r.flags & %1$s = %1$s', had) end;
  kept := format('%I as n, %I as whatsapp, %I as website, %I as photographs',
    private.count_of(had), private.count_of(had | 1), private.count_of(had | 2), private.count_of(had | 4));

  -- Places.
  if jsonb_typeof(asked -> 'near') = 'object' then
    if asked -> 'near' ? 'place' then
      point := private.middle_of(private.asked_text(asked -> 'near', 'place', 200));
    else
      point := array[
        floor(private.asked_number(asked -> 'near', 'lat', -90, 90) * 100 + 0.5) / 100,
        floor(private.asked_number(asked -> 'near', 'lng', -180, 180) * 100 + 0.5) / 100];
      if array_position(point, null) is not null then
        perform private.refuse('near is {lat, lng} or {place}');
      end if;
    end if;
  end if;
  if point is not null then
    -- The same steps as kilometresBetween, so that both round alike.
    metres := format(
      'case when r.lat is not null then floor(12742 * asin(least(1, sqrt(power(sin((r.lat / 100000::float8 - %1$L::float8) * pi() / 180 / 2), 2)'
      || ' + cos(%1$L::float8 * pi() / 180) * cos(r.lat / 100000::float8 * pi() / 180)'
      || ' * power(sin((r.lng / 100000::float8 - %2$L::float8) * pi() / 180 / 2), 2)))) * 1000 + 0.5) end', point[1], point[2]);
  end if;
  if radius is not null and jsonb_typeof(asked -> 'near') = 'object' then
    if point is null then
      place_rows := place_rows || ' and false';
    else
      place_rows := place_rows
        || coalesce(' and ' || private.around(point[1]::float8, point[2]::float8, radius::float8), '')
        || format(' and %s <= %s', metres, radius * 1000);
    end if;
  end if;
  if jsonb_typeof(asked -> 'box') = 'object' then
    units_box := array[
      floor(private.asked_number(asked -> 'box', 'south', -90, 90) * 100000 + 0.5),
      floor(private.asked_number(asked -> 'box', 'west', -180, 180) * 100000 + 0.5),
      floor(private.asked_number(asked -> 'box', 'north', -90, 90) * 100000 + 0.5),
      floor(private.asked_number(asked -> 'box', 'east', -180, 180) * 100000 + 0.5)];
    if array_position(units_box, null) is not null then
      perform private.refuse('box is {south, west, north, east}');
    end if;
    select coalesce(array_agg(block.id), '{}') into town_blocks
    from private.search_blocks as block join private.town_points() as town using (place)
    where block.unplaced > 0 and town.lat between units_box[1] and units_box[3]
      and case when units_box[2] <= units_box[4] then town.lng between units_box[2] and units_box[4]
        else town.lng >= units_box[2] or town.lng <= units_box[4] end;
    if town_blocks <> '{}' then
      in_towns := '(r.lat is null and ' || private.in_blocks(town_blocks) || ')';
    end if;
    box_rows := case when units_box[1] > units_box[3] then 'false'
      else private.box_condition(units_box[1], units_box[2], units_box[3], units_box[4]) end;
    place_rows := place_rows || format(' and (%s or %s)', box_rows, in_towns);
    box_rows := ' and ' || box_rows;
  end if;

  doc_rows := fact_rows || place_rows;

  -- The text: as it is; or by its 16-bit units, if it is an accent alone or has half of a character; or by words.
  folded := private.fold_text(search);
  if search <> '' and (folded = '' or search ~ U&'[\+10F800-\+10FFFF]') then
    units := private.like_pattern(private.units_of(small));
    pattern := case when folded = '' then units else private.like_pattern(private.units_of(folded)) end;
    select coalesce(array_agg(id), '{}') into named from private.search_blocks
    where n > 0 and odd is not null and (split_part(odd, '|', 1) like units or odd like pattern);
    text_rows := format(
      ' and ((r.odd is not null and (split_part(r.odd, ''|'', 1) like %L or r.odd like %L)) or r.block = any(%L::integer[]))',
      units, pattern, named);
  elsif folded <> '' then
    pattern := private.like_pattern(folded);
    named := private.blocks_named(array[pattern]);
    in_named := private.in_blocks(named);
    name_tests := array[format('r.name like %L', pattern)];
    named_blocks := array[named::text];
    text_rows := format(' and (%s or %s)', name_tests[1], in_named);
    words := asked -> 'words';
    if jsonb_typeof(words) = 'array' and jsonb_array_length(words) > 1 then
      if jsonb_array_length(words) > 100 then
        perform private.refuse('words are at most 100');
      end if;
      -- Materialized: planned as if all were read, so by an index. For one row alone the whole table would seem cheap.
      execute 'with found as materialized (select from private.search_rows as r where true' || scope_rows || text_rows || ') select exists (table found)'
        into is_found;
      if not is_found then
        text_rows := '';
        name_tests := '{}';
        named_blocks := '{}';
        pattern := null;
        for entry in select jsonb_array_elements(words) loop
          if jsonb_typeof(entry) <> 'array' or jsonb_array_length(entry) > 4 then
            perform private.refuse('a word is a list of its forms');
          end if;
          forms := array(select private.like_pattern(form) from jsonb_array_elements_text(entry) as form);
          name_tests := name_tests || format('r.name like any(%L::text[])', forms);
          named := private.blocks_named(forms);
          named_blocks := named_blocks || named::text;
          text_rows := text_rows || format(' and (r.name like any(%L::text[]) or %s)', forms, private.in_blocks(named));
        end loop;
        execute 'with found as materialized (select from private.search_rows as r where true' || scope_rows || text_rows || ') select exists (table found)'
          into is_found;
        understood := to_jsonb(is_found);
      end if;
    end if;
  end if;

  -- How many of each category, country and package there are, and how many are found: by what is kept, or by reading rows.
  totals := case when is_kept
    then 'select category, country, tier, sum(n) as total, coalesce(sum(n) filter (where flags >= 8), 0) as unranked from private.search_tally as r'
      || ' where n > 0' || scope_groups
    else 'select category, country, tier, sum(n) as total, sum(unranked) as unranked from private.search_blocks as r where n > 0 and id = any($1)'
    end || ' group by category, country, tier';
  is_open := case when cardinality(open_ids) = 0 then 'false' else format('r.hours = any(%L::integer[])', open_ids) end;
  is_offered := case when cardinality(offer_ids) = 0 then 'false' else format('r.offers = any(%L::integer[])', offer_ids) end;
  is_boxed := units_box is not null and radius is null and fact_rows = '' and text_rows = '' and is_kept and units_box[1] <= units_box[3]
    and (units_box[3] - units_box[1] > 200000 or units_box[4] - units_box[2] not between 0 and 200000);
  -- What is open and what has offers, where the rest of the counts is kept: a large box is compared with what is in the index of hours.
  timed_rows := scope_rows || text_rows || case when is_boxed then format(' and (r.lat between %1$s and %3$s and ', variadic units_box)
    || format(case when units_box[2] <= units_box[4] then 'r.lng between %2$s and %4$s' else '(r.lng >= %2$s or r.lng <= %4$s)' end, variadic units_box)
    || ' or ' || in_towns || ')'
    else doc_rows end || ' group by block';
  timed := case when cardinality(open_ids) = 0 then '' else
      ' union all select block, 0, 0, 0, 0, count(*), 0 from private.search_rows as r where ' || is_open || timed_rows end
    || case when cardinality(offer_ids) = 0 then '' else
      ' union all select block, 0, 0, 0, 0, 0, count(*) from private.search_rows as r where ' || is_offered || timed_rows end;
  kept_blocks := 'select id as block, ' || kept || ', 0 as open, 0 as offers from private.search_blocks where n > 0 and id = any(';
  if text_rows = '' and place_rows = '' and is_kept then
    group_counts := 'select category, country, tier, n, n * (flags & 1) as whatsapp, n * (flags >> 1 & 1) as website, n * (flags >> 2 & 1) as photographs,'
      || ' case when ' || is_open || ' then n else 0 end as open, case when ' || is_offered || ' then n else 0 end as offers'
      || ' from private.search_tally as r where n > 0' || scope_groups || fact_rows;
  elsif text_rows = '' and time_rows || place_rows = '' then
    block_counts := kept_blocks || '$1)' || timed;
  elsif is_boxed then
    group_counts := 'select category, country, tier, n, whatsapp, website, photographs, 0 as open, 0 as offers from ('
      || private.cells_in(units_box, box_rows, scope_groups) || ') as placed'
      || ' union all select category, country, tier, unplaced, unplaced_whatsapp, unplaced_website, unplaced_photographs, 0, 0'
      || ' from private.search_blocks as r where id = any($5)' || scope_groups;
    block_counts := kept_blocks || '''{}'')' || timed;
  elsif time_rows || place_rows = '' and units is null and length(folded) <= 2 and settings.knows_grams and is_kept then
    group_counts := format('with one as materialized (select category, country, tier,'
      || '   bool_or(category_folded like %1$L or country_folded like %1$L) as is_named, sum(n) as n, sum(whatsapp) as whatsapp,'
      || '   sum(website) as website, sum(photographs) as photographs'
      || '   from (select category, country, tier, category_folded, country_folded, ' || kept || ' from private.search_blocks as r where n > 0'
      || replace(scope_groups, '%', '%%') || ') as block group by category, country, tier)'
      || ' select category, country, tier, n, whatsapp, website, photographs, 0 as open, 0 as offers from one where is_named'
      || ' union all select category, country, tier, gram.n, gram.whatsapp, gram.website, gram.photographs, 0, 0'
      || '   from (select gram, category, country, tier, ' || kept || ' from private.search_grams) as gram join one using (category, country, tier) where gram.gram = %2$L and not is_named'
      || ' union all select category, country, tier, sign, sign * (flags & 1), sign * (flags >> 1 & 1), sign * (flags >> 2 & 1), 0, 0'
      || '   from private.search_gram_changes as change join private.search_blocks as block on block.id = change.block'
      || '   join one using (category, country, tier)'
      || '   where not is_named and flags & %3$s = %3$s and (change.name like %1$L or block.city_folded like %1$L)', pattern, folded, had);
    block_counts := kept_blocks || '''{}'')' || timed;
  else
    block_counts := 'select block, count(*) as n, count(*) filter (where flags & 1 <> 0) as whatsapp, count(*) filter (where flags & 2 <> 0) as website,'
      || ' count(*) filter (where flags & 4 <> 0) as photographs, %s as open, %s as offers'
      || ' from private.search_rows as r where true' || replace(scope_rows || doc_rows, '%', '%%');
    if time_rows || place_rows = '' and pattern is not null and units is null and named <> '{}' then
      block_counts := format(block_counts, '0', '0') || format(' and r.name like %L and not (', pattern) || in_named || ') group by block union all '
        || kept_blocks || format('%L::integer[])', named) || case when scope_blocks is null then '' else ' and id = any($1)' end || timed;
    else
      block_counts := format(block_counts, 'count(*) filter (where ' || is_open || ')', 'count(*) filter (where ' || is_offered || ')')
        || text_rows || ' group by block';
    end if;
  end if;
  counts := concat_ws(' union all ', '(' || group_counts || ')',
    'select category, country, tier, part.n, part.whatsapp, part.website, part.photographs, part.open, part.offers from ('
      || block_counts || ') as part join private.search_blocks as block on block.id = part.block');
  execute 'with totals as (' || totals || '), counts as (select category, country, tier, sum(n) as n, sum(whatsapp) as whatsapp, sum(website) as website,'
    || ' sum(photographs) as photographs, sum(open) as open, sum(offers) as offers from (' || counts || $sql$) as part group by category, country, tier
    ), found as materialized (
      select category, country, tier, total, unranked, coalesce(n, 0) as n, whatsapp, website, photographs, open, offers,
        cardinality($2) = 0 or category = any($2) as in_categories,
        cardinality($3) = 0 or country = any($3) as in_countries,
        $4 is null or tier = any($4) as in_tiers
      from totals left join counts using (category, country, tier)
    )
    select jsonb_build_object(
      'total', coalesce(sum(total), 0),
      'matches', coalesce(sum(n) filter (where in_categories and in_countries and in_tiers), 0),
      'exact_order', coalesce(sum(unranked), 0) = 0,
      'categories', (select coalesce(jsonb_agg(jsonb_build_array(category, count)), '[]') from (
        select category, coalesce(sum(n) filter (where in_countries and in_tiers), 0) as count from found group by category) as one),
      'countries', (select coalesce(jsonb_agg(jsonb_build_array(country, count)), '[]') from (
        select country, coalesce(sum(n) filter (where in_categories and in_tiers), 0) as count from found group by country) as one),
      'tiers', (select coalesce(jsonb_agg(jsonb_build_array((array['premium', 'standard', 'classified'])[tier + 1], count)), '[]') from (
        select tier, coalesce(sum(n) filter (where in_categories and in_countries), 0) as count from found group by tier) as one),
      'whatsapp', coalesce(sum(whatsapp) filter (where in_categories and in_countries and in_tiers), 0),
      'website', coalesce(sum(website) filter (where in_categories and in_countries and in_tiers), 0),
      'photographs', coalesce(sum(photographs) filter (where in_categories and in_countries and in_tiers), 0),
      'open', coalesce(sum(open) filter (where in_categories and in_countries and in_tiers), 0),
      'offers', coalesce(sum(offers) filter (where in_categories and in_countries and in_tiers), 0))
    from found $sql$
    into answer
    using scope_blocks, categories, countries,
      case when jsonb_array_length(coalesce(asked -> 'tiers', '[]')) > 0 then tiers end, town_blocks;

  matches := (answer ->> 'matches')::bigint;
  page_count := greatest(1, (matches + page_size - 1) / page_size);
  page := least(greatest(wanted_page, 1), page_count);

  -- The page.
  if matches <= many and place_rows = '' and name_tests <> '{}' then
    text_rows := private.few_rows(name_tests, named_blocks, page_blocks);
    if (select sum(n) from private.search_blocks where id = any(page_blocks)) <= 50000 then
      page_rows := format(' and r.block = any(%L::integer[])', page_blocks);
    end if;
  end if;
  if wanted_sort = 'nearest' and point is null then
    wanted_sort := 'featured';
  end if;
  sorted := case wanted_sort when 'featured' then 'tier, featured, given' when 'az' then 'az, given' when 'za' then 'az desc, given'
    else 'metres, given' end;
  -- The last half is read from the end.
  is_backwards := wanted_sort <> 'nearest' and page > page_count / 2;
  page_order := case when not is_backwards then sorted when wanted_sort = 'featured' then 'tier desc, featured desc, given desc'
    when wanted_sort = 'az' then 'az desc, given desc' else 'az, given desc' end;
  page_start := case when is_backwards then matches - least(page * page_size, matches) else (page - 1) * page_size end;
  page_length := least(page * page_size, matches) - (page - 1) * page_size;
  if matches = 0 then
    page_rows := page_rows || ' and false';
  elsif matches > many and wanted_sort = 'nearest' and radius is null then
    -- The nearest of many are within a radius that is doubled until it holds the page.
    reach := 1;
    loop
      near_box := private.around(point[1]::float8, point[2]::float8, reach);
      exit when near_box is null;
      execute 'select count(*) from private.search_rows as r where ' || near_box || format(' and %s <= %s', metres, reach * 1000)
        || page_rows || text_rows || doc_rows into reached;
      exit when reached >= page * page_size;
      reach := reach * 2;
    end loop;
    if near_box is not null then
      page_rows := page_rows || ' and ' || near_box || format(' and %s <= %s', metres, reach * 1000);
    end if;
  end if;
  execute 'with page as (' || case
      when matches > many and wanted_sort <> 'nearest' then
        -- The place in the order alone, for that is in the index, as is what groups and facts ask; then the rows with it. Far on,
        -- the planner is not left to guess how many the filters pass.
        format('select r.id, %s as metres, r.tier, r.featured, r.az, r.given from (select %s from %s as r where true',
            metres, replace(sorted, ' desc', ''), case when page_start < 2000 or text_rows || place_rows <> '' or 'offers' = any(has) then 'private.search_rows'
              else format('(select %s, block, flags, hours from private.search_rows order by %s offset 0)', replace(sorted, ' desc', ''), page_order) end)
          || page_rows || text_rows || doc_rows || format(' order by %s limit $1 offset $2) as place join private.search_rows as r using (%s)',
            page_order, replace(sorted, ' desc', ''))
      else
        'select * from (select r.id, ' || metres || ' as metres, r.tier, r.featured, r.az, r.given from private.search_rows as r where true'
          || page_rows || text_rows || doc_rows || ' offset 0) as found order by ' || page_order || ' limit $1 offset $2'
    end || ') select coalesce(jsonb_agg(jsonb_build_array(id, metres) order by ' || sorted || $sql$), '[]') from page $sql$
    into listings using page_length, page_start;

  answer := answer || jsonb_build_object(
    'page', page, 'page_count', page_count, 'listings', listings, 'words', understood,
    'near', case when point is not null then jsonb_build_object('lat', point[1], 'lng', point[2]) end,
    'version', public.listings_version(), 'facts_version', settings.followed,
    'knows_facts', settings.knows_facts, 'knows_time', settings.knows_facts and instant is not null);

  -- The cells of a map.
  if wanted_zoom is not null then
    zoom := least(greatest(trunc(wanted_zoom), 0), 20);
    units_box := coalesce(units_box, array[-9000000, -18000000, 9000000, 18000000]);
    loop
      columns := 4 * (2 ^ zoom)::bigint;
      across := least((units_box[4] + 18000000) * columns / 36000000, columns - 1)
        - least((units_box[2] + 18000000) * columns / 36000000, columns - 1) + 1
        + case when units_box[2] > units_box[4] then columns else 0 end;
      rows_high := least((units_box[3] + 9000000) * columns / 36000000, columns / 2 - 1)
        - least((units_box[1] + 9000000) * columns / 36000000, columns / 2 - 1) + 1;
      exit when zoom = 0 or least(across, columns) * rows_high <= most_cells;
      zoom := zoom - 1;
    end loop;
    if zoom <= 8 and is_kept and radius is null and fact_rows = '' and text_rows = '' and (place_rows = '' or is_boxed) then
      placed := format('select id, block, cell_row >> %1$s as cell_row, ((cell_column >> %1$s) - $2 + $1) %% $1 as cell_column, n, approximate, lat_sum,'
        || ' lng_sum, south, west, north, east from (select id, null::integer as block, cell_row, cell_column, n, 0 as approximate, lat_sum, lng_sum,'
        || ' south, west, north, east from (', 8 - zoom)
        || case when is_boxed then private.cells_in(units_box, box_rows, page_groups) else 'select * from private.search_cells as r where true' || page_groups end
        || ') as kept union all select null, block, private.cell_row(lat), private.cell_column(lng), n, n, n * lat, n * lng, lat, lng, lat, lng'
        || ' from (select place, sum(unplaced) as n, min(id) as block from private.search_blocks as r'
        || ' where unplaced > 0 and ($3 is null or id = any($3))' || page_groups || ' group by place) as one'
        || ' join private.town_points() using (place)) as placed';
    else
      placed := 'select id, null::integer as block, least((lat + 9000000) * $1 / 36000000, $1 / 2 - 1) as cell_row,'
        || ' (least((lng + 18000000) * $1 / 36000000, $1 - 1) - $2 + $1) % $1 as cell_column, 1 as n, approximate, lat::bigint as lat_sum,'
        || ' lng::bigint as lng_sum, lat as south, lng as west, lat as north, lng as east from ('
        || case when radius is null and town_blocks is distinct from '{}' then
            'select r.id, coalesce(r.lat, town.lat) as lat, coalesce(r.lng, town.lng) as lng, case when r.lat is null then 1 else 0 end as approximate'
            || ' from private.search_rows as r left join (select id, lat, lng from private.search_blocks join private.town_points() using (place)'
            || ' where unplaced > 0 and ($3 is null or id = any($3))) as town on r.lat is null and town.id = r.block'
            || ' where (r.lat is not null or town.id is not null)'
          else 'select r.id, r.lat, r.lng, 0 as approximate from private.search_rows as r where lat is not null' end
        -- Not pulled up, the planner does not take every row for a cell of its own, and need not sort them.
        || page_rows || text_rows || doc_rows || ') as placed offset 0';
    end if;
    execute 'with placed as (' || placed || '), cells as (
        select cell_row, cell_column, sum(n) as count, sum(approximate) as approximate, min(id) as id, min(block) as block, min(south) as south, min(west) as west, max(north) as north,
          max(east) as east, floor((2 * sum(lat_sum) + sum(n)) / (2 * sum(n)::numeric)) as lat,
          floor((2 * sum(lng_sum) + sum(n)) / (2 * sum(n)::numeric)) as lng
        from placed group by cell_row, cell_column
      )
      select coalesce(jsonb_agg(jsonb_build_array(count, lat, lng, south, west, north, east, case when count = 1 then
          coalesce(id, private.unplaced_in(block)) end, approximate)
        order by cell_row, cell_column), ''[]'') from cells'
      into cells using columns, least((units_box[2] + 18000000) * columns / 36000000, columns - 1), town_blocks;
    answer := answer || jsonb_build_object('map', jsonb_build_object('zoom', zoom, 'cells', cells));
  end if;
  if asked -> 'rows' = 'true' then
    answer := answer || jsonb_build_object('rows', (
      select coalesce(jsonb_agg(to_jsonb(published)), '[]') from public.published_listings as published
      where published.id in (
        select listed ->> 0 from jsonb_array_elements(listings) as listed
        union select cell ->> 7 from jsonb_array_elements(coalesce(cells, '[]')) as cell)));
  end if;
  return answer;
end
$$;

revoke all on function
  private.place_search_block(), private.keep_search_places(), private.forget_search_places(), private.town_points(), private.unplaced_in(integer)
  from public, anon, authenticated;
