-- Doubles: listings that may be of one business.

-- Whether two folded names may be those of one business: most of their trigrams are shared, or one is within the other.
do $$
declare
  -- Without pg_trgm a name has to be within the other.
  home constant text := (
    select space.nspname from pg_catalog.pg_proc as proc join pg_catalog.pg_namespace as space on space.oid = proc.pronamespace
    where proc.proname = 'similarity' and proc.pronargs = 2);
begin
  execute format($query$
    create function private.similar_names(a text, b text) returns boolean
    language sql immutable set search_path = ''
    return %s or length(a) >= 5 and strpos(b, a) > 0 or length(b) >= 5 and strpos(a, b) > 0
  $query$, case when home is null then 'a = b' else format('%I.similarity(a, b) >= 0.5', home) end);
end
$$;

-- The listings that may be of the same business as one that is stored or is being written, with the reason and the distance where it is known: of each
-- reason at most 200, of the names near it those of the first 1,000 listings there.
create function private.listing_twins(listing public.listings) returns table (twin text, reason text, metres integer)
language sql stable set search_path = '' set enable_seqscan = off
as $$
  select distinct on (other.id) other.id, found.reason, round(private.metres(listing.lat, listing.lng, other.lat, other.lng))::integer
  from (
    (select id, 'phone' as reason
    from public.listings as known
    where known.country = listing.country and private.phone_digits(known.phone) is not null
      and right(private.phone_digits(known.phone), 7) = right(private.phone_digits(listing.phone), 7)
      -- With a code before it or without.
      and (right(private.phone_digits(known.phone), length(private.phone_digits(listing.phone))) = private.phone_digits(listing.phone)
        or right(private.phone_digits(listing.phone), length(private.phone_digits(known.phone))) = private.phone_digits(known.phone))
    limit 200)
    union all
    (select id, 'name'
    from (
        select id, lat, lng from public.listings
        where lat between listing.lat - 0.0018 and listing.lat + 0.0018
          and lng between listing.lng - 0.0018 / cos(radians(listing.lat)) and listing.lng + 0.0018 / cos(radians(listing.lat))
        limit 1000
      ) as near
      join private.listing_rows as row using (id)
    where private.metres(listing.lat, listing.lng, near.lat, near.lng) <= 200
      and private.similar_names(row.name, (select private.fold_text(listing.business_name)))
    limit 200)
    union all
    (select id, 'town'
    from private.listing_rows
    where name = (select private.fold_text(listing.business_name)) and country = listing.country and city_slug = listing.city_slug
      and (lacks_place or listing.lat is null)
    limit 200)
  ) as found join public.listings as other using (id)
  where other.id is distinct from listing.id
  order by other.id, array_position(array['phone', 'name', 'town'], found.reason)
$$;

-- The first of them, for somebody who asks: [{"id", "slug", "name", "city", "country", "tier", "status", "reason", "metres"}].
create function private.possible_duplicates(listing public.listings, size integer) returns jsonb
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

-- Asked by an editor with what it holds, as columns of listings: id, business_name, phone, country, city_slug, lat, lng.
create function public.possible_duplicates(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.require_admin();
  if length(asked::text) > 2000 then
    perform private.refuse('asked is too long');
  end if;
  return private.possible_duplicates(jsonb_populate_record(null::public.listings, asked), 5);
end
$$;
comment on function public.possible_duplicates(jsonb) is 'Listings that may be of the same business as one that is being written, for administrators.';

-- What changed in what is compared is compared again, and so is what it was taken for the same as.
create function private.compare_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
begin
  if tg_op = 'DELETE' then
    ids := array(select id from before_rows);
  else
    ids := array(
      select id from before_rows as before join after_rows as after using (id)
      where (before.business_name, before.phone, before.country, before.city_slug, before.lat, before.lng, before.status = 'archived')
        is distinct from (after.business_name, after.phone, after.country, after.city_slug, after.lat, after.lng, after.status = 'archived'));
  end if;
  if ids <> '{}' then
    update private.listing_rows as r set to_compare = true
    where not to_compare and (id = any (ids) or is_duplicate and id in (
      select twin
      from before_rows as before join private.listing_rows as own using (id)
        cross join lateral private.listing_twins(jsonb_populate_record(null::public.listings, to_jsonb(before)))
      where own.is_duplicate and id = any (ids)));
  end if;
  return null;
end
$$;

-- Compares listings that have still to be compared, and answers how many these were.
create function private.compare_listings(size integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  compared constant text[] := array(select id from private.listing_rows where to_compare order by id limit least(size, 200) for update skip locked);
begin
  with pairs as materialized (
    select listing.id, twin
    from public.listings as listing cross join lateral private.listing_twins(listing) join private.listing_rows as other on other.id = twin
    where listing.id = any (compared) and listing.status <> 'archived' and other.status < 2
  ), duplicates as materialized (
    select id from pairs union select twin from pairs
  )
  update private.listing_rows as r set
    is_duplicate = id in (select id from duplicates),
    to_compare = to_compare and id <> all (compared)
  where id = any (compared) or id in (select id from duplicates) and not is_duplicate;
  return cardinality(compared);
end
$$;

-- Compares listings whose doubles are not known, but not beside an import, which would take half as long again: what came is compared when all of it is
-- there.
create function public.compare_listings(size integer default 50) returns integer
language sql set search_path = ''
as $$
  select case
    when exists (select from public.audit_operations where kind = 'import' and not is_finished and ended_at > now() - interval '5 seconds') then 0
    else private.compare_listings(size)
  end
$$;
comment on function public.compare_listings(integer) is 'Finds out which listings may be of one business, for the service role.';
