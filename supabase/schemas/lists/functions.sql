-- Writes the narrow row with its listing; what was judged is forgotten once something else stands there. Each row is looked up by index, also by a plan that
-- Postgres made while there were few listings.
create function private.keep_listing_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.listing_rows as r using before_rows where r.id = before_rows.id;
    return null;
  end if;
  insert into private.listing_rows as r
    select listing.* from after_rows, lateral (select * from private.listings_as_rows where id = after_rows.id offset 0) as listing
  on conflict (id) do update set
    name = excluded.name, city = excluded.city, tier = excluded.tier, status = excluded.status, changed = excluded.changed, country = excluded.country,
    category = excluded.category, province_slug = excluded.province_slug, city_slug = excluded.city_slug, found_by = excluded.found_by,
    lacks_place = excluded.lacks_place, paid_until = excluded.paid_until, to_judge = excluded.to_judge,
    unread_hours = case when r.to_judge = excluded.to_judge then r.unread_hours end,
    undialled_phone = case when r.to_judge = excluded.to_judge then r.undialled_phone end,
    judged = case when r.to_judge = excluded.to_judge then r.judged end;
  return null;
end
$$;

-- The conditions of a question on private.listing_rows. The question may have
--   text        words of name and town, or a part of the phone number
--   region      the slug of a province or city
--   needs       one of private.needs()
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
create function public.admin_listings(asked jsonb default '{}') returns jsonb
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

-- The listings that a question matches, for functions that have asked who calls.
create function private.matching_listings(asked jsonb, after text, size integer) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  execute format('select array_agg(id) from (select id from private.listing_rows where %s and id > $1 order by id limit $2) as found',
    private.listing_conditions(asked)) into ids using coalesce(after, ''), size;
  return coalesce(ids, '{}');
end
$$;

create function private.before_listing_view_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_required('name', new.name, 60);
  new.query := private.clean_required('query', new.query, 4000);
  if tg_op = 'INSERT' then
    if (select count(*) from public.listing_views) >= 100 then
      perform private.refuse('There are 100 views: remove one first');
    end if;
    new.id := gen_random_uuid();
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

-- What a listing can need somebody for; 'closed' is what two different people report. Those without an address count as one person. 'sample' is what Dira
-- brings along: no business of it is real.
create function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'duplicates', 'closed', 'sample'];

-- The condition of a need on private.listing_rows; null for what is none. What is archived needs nobody. Between days means both of them: a package that ends
-- today or tomorrow ends tomorrow at the latest, so that the first three and 'past' leave no day out and share none.
create function private.need_condition(need text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  first_day constant date := case need when 'ends-tomorrow' then today when 'ends-in-7-days' then today + 2 when 'ends-in-30-days' then today + 8
    when 'past' then '-infinity' when 'in-grace' then private.ended_before() when 'lapsed' then '-infinity' end;
  last_day constant date := case need when 'ends-tomorrow' then today + 1 when 'ends-in-7-days' then today + 7 when 'ends-in-30-days' then today + 30
    when 'past' then today - 1 when 'in-grace' then today - 1 when 'lapsed' then private.ended_before() - 1 end;
begin
  return case need
    when 'coordinates' then 'lacks_place and status < 2'
    when 'hours' then 'unread_hours is not null and status < 2'
    when 'phone' then 'undialled_phone is not null and status < 2'
    when 'duplicates' then 'is_duplicate and status < 2'
    when 'closed' then $condition$id in (
      select listing_id from public.change_requests where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back')
      group by listing_id having count(distinct lower(email)) > 1) and status < 2$condition$
    when 'sample' then $condition$id like 'sample-%' and status < 2$condition$
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

-- How many listings have each need, and the first of them: {"needs": {need: {"count", "name", "tier", "paid_until", "text"}}, "is_judged"}. The count is null
-- beyond 10,000. Few have most needs, so indexes are read even where many do. "text" is the hours or the phone as it stands there. While is_judged is false,
-- some listings have still to be read or compared.
create function public.admin_needs() returns jsonb
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

-- Listings of which directory-core has not judged what stands there now, at most 500: [{"id", "of", "country", "phone", "business_hours"}].
create function public.listings_to_judge(size integer default 200) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'of', r.to_judge, 'country', listing.country, 'phone', listing.phone,
    'business_hours', coalesce(listing.business_hours, '[]'))), '[]')
  from (select id, to_judge from private.listing_rows where judged is distinct from to_judge order by id limit least(size, 500)) as r
    join public.listings as listing using (id)
$$;
comment on function public.listings_to_judge(integer) is 'Listings whose phone and hours have still to be read, for the service role.';

-- What directory-core said: [{"id", "of", "unread_hours", "undialled_phone"}]; of a listing that has changed since it is left out.
-- Answers how many were written.
create function private.judge_listings(said jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  update private.listing_rows as r set judged = given.of, unread_hours = given.unread_hours, undialled_phone = given.undialled_phone
  from jsonb_to_recordset(said) as given (id text, of text, unread_hours text, undialled_phone text)
  where r.id = given.id and r.to_judge is not distinct from given.of;
  get diagnostics written = row_count;
  return written;
end
$$;

create function public.judge_listings(said jsonb) returns integer
language sql set search_path = ''
as $$ select private.judge_listings(said) $$;
comment on function public.judge_listings(jsonb) is 'Keeps what was read of phones and hours, for the service role.';
