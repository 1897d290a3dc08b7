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
      'rows', coalesce(jsonb_agg(case when $4 is null then jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province', listing.province_name, 'city', listing.city_name, 'phone', listing.phone, 'tier', listing.package_tier, 'status', listing.status,
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

revoke all on function admin_listings(jsonb) from public, anon, authenticated, service_role;
grant execute on function admin_listings(jsonb) to authenticated, service_role;
