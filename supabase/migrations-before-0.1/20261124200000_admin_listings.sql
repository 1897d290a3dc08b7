-- The table of listings of the administration: any page of 250,000 by an index, in five orders and under any filters, and changes of all that match.

-- Of each listing what is sorted, filtered and searched: narrow rows, so that reading thousands of them is quick.
create table private.listing_rows (
  id text primary key,
  -- Folded, for the order; so is city, where listings without one come last.
  name text collate "C" not null,
  city text collate "C" not null,
  -- 0 premium, 1 standard, 2 classified.
  tier smallint not null,
  -- 0 published, 1 draft, 2 archived.
  status smallint not null,
  changed timestamptz not null,
  country text collate "C" not null,
  category text collate "C" not null,
  province_slug text collate "C",
  city_slug text collate "C",
  -- Name, town and the digits of the phone number, folded.
  found_by text collate "C" not null
);
alter table private.listing_rows enable row level security;

-- What the table above has of each listing. The texts are folded once: that is most of the work.
create view private.listings_as_rows as
  select listing.id, name, coalesce(city, U&'\FFFF') as city,
    case listing.package_tier when 'premium' then 0 when 'standard' then 1 else 2 end as tier,
    case listing.status when 'published' then 0 when 'draft' then 1 else 2 end as status,
    listing.updated_at, listing.country, listing.category, listing.province_slug, listing.city_slug,
    concat_ws(' | ', name, city, regexp_replace(listing.phone, '\D', '', 'g')) as found_by
  from public.listings as listing
    cross join lateral (select private.fold_text(listing.business_name) as name, private.fold_text(listing.city_name) as city offset 0) as folded;
revoke all on private.listings_as_rows from public, anon, authenticated;

create function private.keep_listing_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.listing_rows as r using before_rows where r.id = before_rows.id;
    return null;
  end if;
  insert into private.listing_rows
    select * from private.listings_as_rows where id in (select id from after_rows)
  on conflict (id) do update set
    name = excluded.name, city = excluded.city, tier = excluded.tier, status = excluded.status, changed = excluded.changed, country = excluded.country,
    category = excluded.category, province_slug = excluded.province_slug, city_slug = excluded.city_slug, found_by = excluded.found_by;
  return null;
end
$$;
create trigger keep_listing_rows_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();
create trigger keep_listing_rows_on_update after update on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();
create trigger keep_listing_rows_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listing_rows();
insert into private.listing_rows select * from private.listings_as_rows;

-- One for each order; packages and statuses are few, so within them by name.
create index listing_rows_name on private.listing_rows (name, id);
create index listing_rows_city on private.listing_rows (city, name, id);
create index listing_rows_tier on private.listing_rows (tier, name, id);
create index listing_rows_status on private.listing_rows (status, name, id);
create index listing_rows_changed on private.listing_rows (changed, id);
-- And for the filters that leave few.
create index listing_rows_country on private.listing_rows (country);
create index listing_rows_category on private.listing_rows (category);
create index listing_rows_province_slug on private.listing_rows (province_slug, country);
create index listing_rows_city_slug on private.listing_rows (city_slug, country);
do $$
declare
  -- As for the search: without pg_trgm every text is read.
  home constant text := (
    select space.nspname from pg_catalog.pg_opclass as class join pg_catalog.pg_namespace as space on space.oid = class.opcnamespace
    where class.opcname = 'gin_trgm_ops');
begin
  if home is not null then
    execute format('create index listing_rows_found_by on private.listing_rows using gin (found_by %I.gin_trgm_ops)', home);
  end if;
end
$$;
analyze private.listing_rows;

---------------------------------------------------------------------------------------------------------------------
-- The question
---------------------------------------------------------------------------------------------------------------------

-- The conditions of a question on private.listing_rows. The question may have
--   text        words of name and town, or a part of the phone number        region   the slug of a province or city
--   statuses, tiers, categories, countries   lists, of which one has to be so
create function private.listing_conditions(asked jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := 'true';
  given constant text := private.asked_text(asked, 'text', 200);
  -- A phone number is found however it is written, with a code before it or a zero.
  digits constant text := case when given ~ '^[-+0-9 ()./]+$' then ltrim(regexp_replace(given, '\D', '', 'g'), '0') end;
  region constant text := private.asked_text(asked, 'region', 80);
  word text;
  field record;
begin
  foreach word in array string_to_array(coalesce(nullif(digits, ''), private.fold_text(given), ''), ' ') loop
    if word <> '' then
      conditions := conditions || format(' and found_by like %L', private.like_pattern(word));
    end if;
  end loop;
  if region is not null then
    conditions := conditions || format(' and (province_slug = %1$L or city_slug = %1$L)', region);
  end if;
  for field in
    select * from (values
      ('status', '::smallint[]', array(select (array_position(array['published', 'draft', 'archived'], status) - 1)::text
        from unnest(private.asked_list(asked, 'statuses')) as status)),
      ('tier', '::smallint[]', private.tier_ranks(private.asked_list(asked, 'tiers'))::text[]),
      ('category', '', private.asked_list(asked, 'categories')),
      ('country', '', private.asked_list(asked, 'countries'))
    ) as fields (name, type, wanted)
    where cardinality(wanted) > 0
  loop
    conditions := conditions || format(' and %I = any (%L%s)', field.name, field.wanted, field.type);
  end loop;
  return conditions;
end
$$;

-- One page of the listings that match, in the order of name, city, package, status or changed ("sort"; "descending": true turns it round). Besides the
-- filters the question may have
--   after, before   the "next" or "previous" of another page: the page that follows it, or comes before it
--   exact           true: the count is exact however many there are          size, whole   up to 500 rows, with all that a file of listings has
-- It answers {"rows", "next", "previous", "count"}; the count is null beyond 10,000. A page that is no more is the first one.
create function public.admin_listings(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  most_counted constant integer := 10000;
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 500), 50);
  sort constant text := coalesce(private.asked_text(asked, 'sort', 20), 'name');
  wanted constant text := private.listing_conditions(asked);
  is_back constant boolean := private.asked_text(asked, 'before', 1000) is not null;
  cursor_text constant text := coalesce(private.asked_text(asked, 'before', 1000), private.asked_text(asked, 'after', 1000));
  -- The columns of the order, and their types.
  keys constant text[] := case sort when 'city' then '{city,name,id}' when 'package' then '{tier,name,id}' when 'status' then '{status,name,id}'
    when 'changed' then '{changed,id}' when 'name' then '{name,id}' end;
  direction text;
  key_list text;
  order_list text;
  from_here text := 'true';
  counted integer;
  query text;
  page jsonb;
begin
  perform private.require_admin();
  if keys is null then
    perform private.refuse('sort is name, city, package, status or changed');
  end if;
  direction := case when coalesce((asked ->> 'descending')::boolean, false) <> is_back then 'desc' else 'asc' end;
  key_list := array_to_string(keys, ', ');
  order_list := array_to_string(keys, ' ' || direction || ', ') || ' ' || direction;
  if cursor_text is not null then
    from_here := private.listing_keyset(keys, direction, cursor_text);
  end if;

  execute format('select count(*) from (select from private.listing_rows where %s%s) as found', wanted,
    case when (asked ->> 'exact')::boolean then '' else format(' limit %s', most_counted + 1) end) into counted;
  if counted <= most_counted then
    -- Few: all of them are found by what finds them, and sorted.
    query := format('select * from (select * from private.listing_rows where %s offset 0) as found where %s order by %s limit %s',
      wanted, from_here, order_list, size + 1);
  elsif keys[1] in ('tier', 'status') then
    -- One package or status after the other, each in the order of its index: a filter that leaves one out does not read it.
    select string_agg(format('(select * from private.listing_rows where %s = %s and %s and %s order by name %s, id %s limit %s)',
        keys[1], value, wanted, from_here, direction, direction, size + 1), ' union all ' order by case direction when 'asc' then value else -value end)
      into query from generate_series(0, 2) as value;
    query := format('select * from (%s) as found limit %s', query, size + 1);
  else
    query := format('select * from private.listing_rows where %s and %s order by %s limit %s',
      wanted, from_here, order_list, size + 1);
  end if;

  execute format($query$
    with found as materialized (%s), placed as (
      select found.*, row_number() over () as place, count(*) over () > $1 as has_more from found
    ), page as (
      select id, jsonb_build_array(%s)::text as cursor, case when $2 then -place else place end as place, has_more from placed where place <= $1
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province', listing.province_name, 'city', listing.city_name, 'phone', listing.phone, 'tier', listing.package_tier, 'status', listing.status,
        'images', coalesce(jsonb_array_length(listing.images), 0), 'image', listing.images -> 0 ->> 'url', 'source', listing.source_name,
        'paid_until', listing.paid_until, 'changed', listing.updated_at
      ) || case when $4 then jsonb_build_object(
        'subcategory', listing.subcategory, 'address', listing.address, 'email', listing.email, 'website', listing.website,
        'description', listing.description, 'lat', listing.lat, 'lng', listing.lng
      ) else jsonb_build_object(
        'enquiries', (select count(*) from public.enquiries as enquiry where enquiry.listing_id = listing.id)
      ) end order by place), '[]'),
      'next', case when bool_or(has_more) or $2 then (array_agg(cursor order by place desc))[1] end,
      'previous', case when $2 and bool_or(has_more) or $3 and not $2 then (array_agg(cursor order by place))[1] end,
      'count', $5)
    from page join public.listings as listing on listing.id = page.id
  $query$, query, key_list) into page
  using size, is_back, cursor_text is not null, coalesce((asked ->> 'whole')::boolean, false),
    case when counted <= most_counted or (asked ->> 'exact')::boolean then counted end;

  -- Fewer came before it than fill a page, or it has gone.
  if cursor_text is not null and (page -> 'rows' = '[]' or is_back and page ->> 'previous' is null) then
    return public.admin_listings(asked - 'before' - 'after');
  end if;
  return page;
end
$$;
comment on function public.admin_listings(jsonb) is 'A page of all listings, searched, filtered and sorted, for administrators.';

-- What comes after a cursor, which is the text of a JSON list with the values of these columns.
create function private.listing_keyset(keys text[], direction text, cursor_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text[];
begin
  given := array(select jsonb_array_elements_text(cursor_text::jsonb));
  if cardinality(given) <> cardinality(keys) then
    perform private.refuse('after and before are of a page in the same order');
  end if;
  return (
    select format('(%s) %s (%s)', array_to_string(keys, ', '), case direction when 'asc' then '>' else '<' end,
      string_agg(format('%L%s', given[at], case keys[at] when 'changed' then '::timestamptz' when 'tier' then '::smallint' when 'status' then '::smallint'
        else '' end), ', ' order by at))
    from generate_subscripts(keys, 1) as at);
exception
  when data_exception then
    perform private.refuse('after and before are of a page in the same order');
end
$$;

-- Provinces and cities whose slug begins so, at most ten of each: [{"kind", "slug", "name", "country", "province", "province_slug"}].
create function public.admin_places(beginning text default '', country text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  from_slug constant text := private.slugify(left(coalesce(beginning, ''), 80));
  places jsonb := '[]';
  column_name text;
  part jsonb;
begin
  perform private.require_admin();
  foreach column_name in array array['city_slug', 'province_slug'] loop
    -- From one place to the next by the index, however many listings each has.
    execute format($query$
      with recursive place as (
        (select %1$I as slug, country, id, 1 as at from private.listing_rows
          where %1$I >= $1 and %1$I < $1 || U&'\FFFF' and ($2 is null or country = $2) order by %1$I, country limit 1)
        union all
        select next.slug, next.country, next.id, place.at + 1 from place cross join lateral (
          select %1$I as slug, country, id from private.listing_rows
          where (%1$I, country) > (place.slug, place.country) and %1$I < $1 || U&'\FFFF' and ($2 is null or country = $2)
          order by %1$I, country limit 1) as next
        where place.at < 10
      )
      select jsonb_agg(jsonb_build_object('kind', $3, 'slug', place.slug, 'country', place.country,
        'name', case $3 when 'city' then listing.city_name else listing.province_name end,
        'province', listing.province_name, 'province_slug', listing.province_slug) order by at)
      from place join public.listings as listing on listing.id = place.id
    $query$, column_name) into part using from_slug, country, replace(column_name, '_slug', '');
    places := places || coalesce(part, '[]');
  end loop;
  return places;
end
$$;
comment on function public.admin_places(text, text) is 'Provinces and cities of all listings by the beginning of their slugs, for administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Changes of all that match
---------------------------------------------------------------------------------------------------------------------

create function private.matching_listings(asked jsonb, after text, size integer) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  perform private.require_admin();
  execute format('select array_agg(id) from (select id from private.listing_rows where %s and id > $1 order by id limit $2) as found',
    private.listing_conditions(asked)) into ids using coalesce(after, ''), size;
  return coalesce(ids, '{}');
end
$$;

-- Sets columns of the listings that match a question of admin_listings(), so many at a time that readers of the embedded database wait for a
-- moment only. Answers {"operation", "changed", "next"}: while there is a next, the rest is asked for with the operation and after = next.
-- They are taken in the order of their ids, so what a change makes match no more is still reached. `without` names listings that stay as they are.
create function public.change_matching_listings(
  asked jsonb, changes jsonb, without text[] default '{}', operation bigint default null, after text default ''
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  size constant integer := 200;
  ids constant text[] := private.matching_listings(asked, after, size);
begin
  return public.change_listings(array(select unnest(ids) except select unnest(without)), changes, operation)
    || jsonb_build_object('next', case when cardinality(ids) = size then ids[size] end);
end
$$;
comment on function public.change_matching_listings(jsonb, jsonb, text[], bigint, text) is
  'Changes all listings that match, a batch after another, as one operation, for administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Who may call what
---------------------------------------------------------------------------------------------------------------------

revoke all on function
  private.keep_listing_rows(), private.listing_conditions(jsonb), private.listing_keyset(text[], text, text), private.matching_listings(jsonb, text, integer),
  public.admin_listings(jsonb), public.admin_places(text, text), public.change_matching_listings(jsonb, jsonb, text[], bigint, text)
from public, anon, authenticated;
grant execute on function
  private.matching_listings(jsonb, text, integer),
  public.admin_listings(jsonb), public.admin_places(text, text), public.change_matching_listings(jsonb, jsonb, text[], bigint, text)
to authenticated;
