-- Where a listing stands, for those who run the directory: the package that was bought, or 'unclaimed' where an import brought it without one.
create or replace function private.standing(listing public.listings) returns text
language sql immutable set search_path = ''
return coalesce(listing.package_tier, case when listing.source_id is null then 'classified' else 'unclaimed' end);

create or replace function private.standing_ranks(standings text[]) returns smallint[]
language sql immutable set search_path = ''
return array(select rank - 1 from unnest(standings) as standing,
  lateral (select array_position(array['premium', 'standard', 'classified', 'unclaimed'], standing)::smallint as rank) as ranked where rank is not null);

drop function private.tier_ranks(text[]);

drop view private.listings_as_rows;

-- At most three published listings that may be of the business that somebody applies for, by what their pages show: [{"slug", "name", "category", "city", "country", "tier", "phone",
-- "reason", "metres"}]. Asked with columns of listings, as possible_duplicates is. A chain's branches share a website, so that counts here alone.
create or replace function public.listed_twins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted public.listings;
begin
  if length(asked::text) > 2000 then
    perform private.refuse('asked is too long');
  end if;
  wanted := jsonb_populate_record(null::public.listings, asked - array['id', 'slug']);
  return (
    select coalesce(jsonb_agg(answer order by place), '[]') from (
      select jsonb_build_object('slug', shown.slug, 'name', shown.business_name, 'category', shown.category, 'city', shown.city_name, 'country', shown.country, 'tier', coalesce(shown.package_tier, case when shown.is_unclaimed then 'unclaimed' else 'classified' end),
          'phone', shown.phone, 'reason', found.reason, 'metres', round(found.metres, -1)) as answer,
        row_number() over (order by array_position(array['phone', 'website', 'name', 'town'], found.reason), found.metres, shown.id) as place
      from (
        select distinct on (twin) twin, reason, metres from (
          select twin, reason, metres from private.listing_twins(wanted)
          union all
          (select id, 'website', round(private.metres(wanted.lat, wanted.lng, lat, lng))::integer from public.listings
            where private.website_key(website) = private.website_key(wanted.website) and website is not null order by id limit 200)
        ) as either order by twin, array_position(array['phone', 'website', 'name', 'town'], reason)
      ) as found
      join public.published_listings as shown on shown.id = found.twin and (found.reason <> 'website' or shown.website is not null)
      order by place limit 3
    ) as first);
end
$$;

comment on function public.listed_twins(jsonb) is 'Published listings that may be of the business that somebody applies for, three at most.';

-- The first of them, for somebody who asks: [{"id", "slug", "name", "city", "country", "tier", "status", "reason", "metres"}].
create or replace function private.possible_duplicates(listing public.listings, size integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(answer order by place), '[]') from (
    select jsonb_build_object('id', id, 'slug', slug, 'name', business_name, 'city', city_name, 'country', country, 'tier', private.standing(listings),
        'status', status, 'reason', reason, 'metres', metres) as answer,
      row_number() over (order by status = 'archived', reason <> 'phone', metres, id) as place
    from private.listing_twins(listing) join public.listings on id = twin
    order by place limit size
  ) as first
$$;

-- The conditions of a question on private.listing_rows. The question may have
--   text        words of name and town, or a part of the phone number
--   region      the slug of a province or city
--   needs       one of private.needs()
--   statuses, tiers, categories, countries   lists, of which one has to be so
create or replace function private.listing_conditions(asked jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := 'true';
  given constant text := private.asked_text(asked, 'text', 200);
  -- A phone number is found however it is written, with a code before it or a zero.
  digits constant text := case when given ~ '^[-+0-9 ()./]+$' then ltrim(regexp_replace(given, '\D', '', 'g'), '0') end;
  region constant text := private.asked_text(asked, 'region', 80);
  need constant text := private.asked_text(asked, 'needs', 20);
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
  if need is not null then
    if need <> all (private.needs()) then
      perform private.refuse('needs is one of ' || array_to_string(private.needs(), ', '));
    end if;
    conditions := conditions || ' and ' || private.need_condition(need);
  end if;
  for field in
    select * from (values
      ('status', '::smallint[]', array(select (array_position(array['published', 'draft', 'archived'], status) - 1)::text
        from unnest(private.asked_list(asked, 'statuses')) as status)),
      ('tier', '::smallint[]', private.standing_ranks(private.asked_list(asked, 'tiers'))::text[]),
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
--   exact           true: the count is exact however many there are          size          up to 500 rows
--   columns         of a listing, in the place of what a table of them shows
-- It answers {"rows", "next", "previous", "count"}; the count is null beyond 10,000. A page that is no more is the first one.
create or replace function public.admin_listings(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  most_counted constant integer := 10000;
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 500), 50);
  sort constant text := coalesce(private.asked_text(asked, 'sort', 20), 'name');
  wanted constant text := private.listing_conditions(asked);
  is_back constant boolean := private.asked_text(asked, 'before', 1000) is not null;
  columns constant text[] := nullif(private.asked_list(asked, 'columns'), '{}');
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
      into query from generate_series(0, case keys[1] when 'tier' then 3 else 2 end) as value;
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
      'rows', coalesce(jsonb_agg(case when $4 is null then jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province', listing.province_name, 'city', listing.city_name, 'phone', listing.phone, 'tier', private.standing(listing), 'status', listing.status,
        'images', coalesce(jsonb_array_length(listing.images), 0), 'image', listing.images -> 0 ->> 'url', 'source', listing.source_name,
        'paid_until', listing.paid_until, 'changed', listing.updated_at,
        'enquiries', (select count(*) from public.enquiries as enquiry where enquiry.listing_id = listing.id)
      ) else (
        select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(listing)) where key = any ($4)
      ) end order by place), '[]'),
      'next', case when bool_or(has_more) or $2 then (array_agg(cursor order by place desc))[1] end,
      'previous', case when $2 and bool_or(has_more) or $3 and not $2 then (array_agg(cursor order by place))[1] end,
      'count', $5)
    from page join public.listings as listing on listing.id = page.id
  $query$, query, key_list) into page
  using size, is_back, cursor_text is not null, columns,
    case when counted <= most_counted or (asked ->> 'exact')::boolean then counted end;

  -- Fewer came before it than fill a page, or it has gone.
  if cursor_text is not null and (page -> 'rows' = '[]' or is_back and page ->> 'previous' is null) then
    return public.admin_listings(asked - 'before' - 'after');
  end if;
  return page;
end
$$;

comment on function public.admin_listings(jsonb) is 'A page of all listings, searched, filtered and sorted, for administrators.';

-- How many listings have each need, and the first of them: {"needs": {need: {"count", "name", "tier", "paid_until", "text"}}, "is_judged"}. The count is null
-- beyond 10,000. Few have most needs, so indexes are read even where many do. "text" is the hours or the phone as it stands there. While is_judged is false,
-- some listings have still to be read or compared.
create or replace function public.admin_needs() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  most_counted constant integer := 10000;
  need text;
  condition text;
  counted integer;
  first jsonb;
  answer jsonb := '{}';
begin
  perform private.require_admin();
  foreach need in array private.needs() loop
    condition := private.need_condition(need);
    execute format('select count(*) from (select from private.listing_rows where %s limit %s) as found', condition, most_counted + 1) into counted;
    first := '{}';
    if counted > 0 then
      execute format($query$
        select jsonb_build_object('name', listing.business_name, 'tier', private.standing(listing), 'paid_until', listing.paid_until, 'text', %s)
        from (select * from private.listing_rows where %s order by %s limit 1) as r join public.listings as listing using (id)
      $query$, case when need = 'hours' then 'unread_hours' when need = 'phone' then 'undialled_phone' else 'null' end, condition,
        case when condition like 'paid_until %' then 'paid_until, name, id' else 'name, id' end) into first;
    end if;
    answer := answer || jsonb_build_object(need, first || jsonb_build_object('count', case when counted <= most_counted then counted end));
  end loop;
  return jsonb_build_object('needs', answer,
    -- In the order of their indexes, which have those rows alone.
    'is_judged', (select id from private.listing_rows where judged is distinct from to_judge order by id limit 1) is null
      and (select id from private.listing_rows where to_compare order by id limit 1) is null);
end
$$;

comment on function public.admin_needs() is 'How many listings need somebody, and for what, for administrators.';

-- What an import brought is claimed once it has an owner: it has the smallest package, where it had none.
create or replace function private.claim_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings as listing set package_tier = 'classified' where id = new.listing_id and private.standing(listing) = 'unclaimed';
  return null;
end
$$;

-- What the table of rows has of each listing, with what needs somebody. The texts are folded once: that is most of the work.
create view private.listings_as_rows as
  select listing.id, name, coalesce(city, U&'\FFFF') as city,
    (private.standing_ranks(array[private.standing(listing)]))[1] as tier,
    case listing.status when 'published' then 0 when 'draft' then 1 else 2 end as status,
    listing.updated_at, listing.country, listing.category, listing.province_slug, listing.city_slug,
    concat_ws(' | ', name, city, regexp_replace(listing.phone, '\D', '', 'g')) as found_by,
    listing.lat is null as lacks_place, listing.paid_until,
    case when listing.phone <> '' or listing.business_hours is not null and listing.business_hours <> '[]'
      then md5(concat_ws('|', listing.country, listing.phone, listing.business_hours::text)) end as to_judge
  from public.listings as listing
    cross join lateral (select private.fold_text(listing.business_name) as name, private.fold_text(listing.city_name) as city offset 0) as folded;

revoke all on function admin_listings(jsonb) from public, anon, authenticated, service_role;
grant execute on function admin_listings(jsonb) to authenticated, service_role;

revoke all on function admin_needs() from public, anon, authenticated, service_role;
grant execute on function admin_needs() to authenticated, service_role;

revoke all on function listed_twins(jsonb) from public, anon, authenticated, service_role;
grant execute on function listed_twins(jsonb) to anon, authenticated, service_role;

revoke all on function private.claim_listing() from public, anon, authenticated, service_role;

revoke all on function private.listing_conditions(jsonb) from public, anon, authenticated, service_role;

revoke all on function private.possible_duplicates(listings,integer) from public, anon, authenticated, service_role;

revoke all on function private.standing(listings) from public, anon, authenticated, service_role;

revoke all on function private.standing_ranks(text[]) from public, anon, authenticated, service_role;

select private.restrict_grants();

update private.listing_rows as r set tier = 3
  from public.listings as listing where listing.id = r.id and private.standing(listing) = 'unclaimed';
