-- Listings that may be of one business: the same phone number, a similar name within 200 m, or the same name in the same town where one of them says no more than that.

---------------------------------------------------------------------------------------------------------------------
-- The rule
---------------------------------------------------------------------------------------------------------------------

-- The digits of the first number without the zeros before them; null where there are too few.
create function private.phone_digits(phone text) returns text
language sql immutable set search_path = ''
return substring(ltrim(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), '0') from '^[0-9]{7,}$');
create index listings_phone_digits on public.listings (country, right(private.phone_digits(phone), 7)) where private.phone_digits(phone) is not null;

-- Whether two folded names may be those of one business: most of their trigrams are shared, or one is within the other.
do $$
declare
  -- As for the search: without pg_trgm a name has to be within the other.
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
    select jsonb_build_object('id', id, 'slug', slug, 'name', business_name, 'city', city_name, 'country', country, 'tier', package_tier,
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

---------------------------------------------------------------------------------------------------------------------
-- How many there are
---------------------------------------------------------------------------------------------------------------------

drop trigger mark_shared_phones_on_update on private.listing_rows;
drop trigger mark_shared_phones_on_delete on private.listing_rows;
drop function private.mark_shared_phones();
alter table private.listing_rows
  drop column phone_key,
  drop column shares_phone,
  -- Whether another listing that is not archived may be of the same business, and whether that has still to be found out.
  add column is_duplicate boolean not null default false,
  add column to_compare boolean not null default true;
create index listing_rows_is_duplicate on private.listing_rows (name, id) where is_duplicate and status < 2;
create index listing_rows_to_compare on private.listing_rows (id) where to_compare;

-- As before, without phones.
create or replace function private.keep_listing_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.listing_rows as r using before_rows where r.id = before_rows.id;
    return null;
  end if;
  insert into private.listing_rows as r
    select * from private.listings_as_rows where id in (select id from after_rows)
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
-- By their names before those that keep the rows.
create trigger compare_again_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.compare_again();
create trigger compare_again_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.compare_again();

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
create function public.compare_listings(size integer default 50) returns integer
language sql set search_path = ''
as $$ select private.compare_listings(size) $$;
comment on function public.compare_listings(integer) is 'Finds out which listings may be of one business, for the service role.';

create or replace function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'duplicates'];

-- As before, but for duplicates.
create or replace function private.need_condition(need text) returns text
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
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

-- As before, but for duplicates: while is_judged is false, some listings have still to be read or compared.
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
        select jsonb_build_object('name', listing.business_name, 'tier', listing.package_tier, 'paid_until', listing.paid_until, 'text', %s)
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

-- What directory-core said: [{"id", "of", "unread_hours", "undialled_phone"}]; of a listing that has changed since it is left out.
-- Answers how many were written.
create or replace function private.judge_listings(said jsonb) returns integer
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

revoke all on function
  private.similar_names(text, text), private.listing_twins(public.listings), private.possible_duplicates(public.listings, integer),
  private.compare_again(), private.compare_listings(integer), public.possible_duplicates(jsonb), public.compare_listings(integer)
from public, anon, authenticated;
revoke all on function private.phone_digits(text) from public, anon;
-- An index calls it: whoever writes a listing does.
grant execute on function private.phone_digits(text) to authenticated, service_role;
grant execute on function public.possible_duplicates(jsonb) to authenticated;
grant execute on function public.compare_listings(integer), private.compare_listings(integer) to service_role;
