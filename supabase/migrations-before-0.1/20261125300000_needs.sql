-- What needs somebody: listings that lack something or whose package ends, counted for the dashboard and listed by the same conditions.

alter table private.listing_rows
  add column lacks_place boolean not null default false,
  add column paid_until date,
  -- A hash of what directory-core judges: phone, country and hours. Null where there is nothing of these.
  add column to_judge text collate "C",
  -- The hash of what it has judged, and what it said: the first hours that cannot be read, the phone that cannot be dialled, the number of the others.
  add column judged text collate "C",
  add column unread_hours text,
  add column undialled_phone text,
  add column phone_key text collate "C",
  -- Whether another listing that is not archived has the same number.
  add column shares_phone boolean not null default false;

-- As before, with what needs somebody.
create or replace view private.listings_as_rows as
  select listing.id, name, coalesce(city, U&'\FFFF') as city,
    case listing.package_tier when 'premium' then 0 when 'standard' then 1 else 2 end as tier,
    case listing.status when 'published' then 0 when 'draft' then 1 else 2 end as status,
    listing.updated_at, listing.country, listing.category, listing.province_slug, listing.city_slug,
    concat_ws(' | ', name, city, regexp_replace(listing.phone, '\D', '', 'g')) as found_by,
    listing.lat is null as lacks_place, listing.paid_until,
    case when listing.phone <> '' or listing.business_hours is not null and listing.business_hours <> '[]'
      then md5(concat_ws('|', listing.country, listing.phone, listing.business_hours::text)) end as to_judge
  from public.listings as listing
    cross join lateral (select private.fold_text(listing.business_name) as name, private.fold_text(listing.city_name) as city offset 0) as folded;

-- As before; what was judged is forgotten once something else stands there.
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
    phone_key = case when r.to_judge = excluded.to_judge then r.phone_key end,
    shares_phone = r.shares_phone and coalesce(r.to_judge = excluded.to_judge, false),
    judged = case when r.to_judge = excluded.to_judge then r.judged end;
  return null;
end
$$;

update private.listing_rows as r set lacks_place = now.lacks_place, paid_until = now.paid_until, to_judge = now.to_judge
  from private.listings_as_rows as now where now.id = r.id;

-- Who has a number that changed hands shares it, or does so no more.
create function private.mark_shared_phones() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  numbers text[];
begin
  if tg_op = 'DELETE' then
    numbers := array(select distinct phone_key from before_rows where phone_key is not null);
  else
    numbers := array(
      select distinct number
      from before_rows join after_rows using (id) cross join lateral (values (before_rows.phone_key), (after_rows.phone_key)) as either (number)
      where number is not null and (before_rows.phone_key, before_rows.status) is distinct from (after_rows.phone_key, after_rows.status));
  end if;
  if numbers <> '{}' then
    with counted as (
      select phone_key, count(*) filter (where status < 2) > 1 as is_shared
      from private.listing_rows where phone_key = any (numbers) group by phone_key
    )
    update private.listing_rows as r set shares_phone = is_shared
      from counted where r.phone_key = counted.phone_key and r.shares_phone <> is_shared;
  end if;
  return null;
end
$$;
create trigger mark_shared_phones_on_update after update on private.listing_rows
  referencing old table as before_rows new table as after_rows for each statement execute function private.mark_shared_phones();
create trigger mark_shared_phones_on_delete after delete on private.listing_rows
  referencing old table as before_rows for each statement execute function private.mark_shared_phones();

-- One for each need, as private.need_condition() has them.
create index listing_rows_lacks_place on private.listing_rows (name, id) where lacks_place and status < 2;
create index listing_rows_unread_hours on private.listing_rows (name, id) where unread_hours is not null and status < 2;
create index listing_rows_undialled_phone on private.listing_rows (name, id) where undialled_phone is not null and status < 2;
create index listing_rows_shares_phone on private.listing_rows (name, id) where shares_phone and status < 2;
create index listing_rows_paid_until on private.listing_rows (paid_until, name, id) where paid_until is not null and status < 2;
create index listing_rows_phone_key on private.listing_rows (phone_key) where phone_key is not null;
create index listing_rows_to_judge on private.listing_rows (id) where judged is distinct from to_judge;
analyze private.listing_rows;

---------------------------------------------------------------------------------------------------------------------
-- What a need is
---------------------------------------------------------------------------------------------------------------------

create function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'same-phone'];

-- The condition of a need on private.listing_rows; null for what is none. What is archived needs nobody. Between days means both of them: a package that
-- ends today or tomorrow ends tomorrow at the latest, so that the first three and 'past' leave no day out and share none.
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
    when 'same-phone' then 'shares_phone and status < 2'
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

-- As before, and
--   needs   one of private.needs()
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

-- How many listings have each need, and the first of them: {"needs": {need: {"count", "name", "tier", "paid_until", "text"}}, "is_judged"}. The count is null beyond
-- 10,000. Few have most needs, so indexes are read even where many do. "text" is the hours or the phone as it stands there. While is_judged is false, hours and phones of some listings have still to be read.
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
        select jsonb_build_object('name', listing.business_name, 'tier', listing.package_tier, 'paid_until', listing.paid_until, 'text', %s)
        from (select * from private.listing_rows where %s order by %s limit 1) as r join public.listings as listing using (id)
      $query$, case need when 'hours' then 'unread_hours' when 'phone' then 'undialled_phone' else 'null' end, condition,
        case when need in ('coordinates', 'hours', 'phone', 'same-phone') then 'name, id' else 'paid_until, name, id' end) into first;
    end if;
    answer := answer || jsonb_build_object(need, first || jsonb_build_object('count', case when counted <= most_counted then counted end));
  end loop;
  return jsonb_build_object('needs', answer,
    -- In the order of its index, which has those rows alone.
    'is_judged', (select id from private.listing_rows where judged is distinct from to_judge order by id limit 1) is null);
end
$$;
comment on function public.admin_needs() is 'How many listings need somebody, and for what, for administrators.';

---------------------------------------------------------------------------------------------------------------------
-- What directory-core says of phones and hours
---------------------------------------------------------------------------------------------------------------------

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

-- What directory-core said: [{"id", "of", "unread_hours", "undialled_phone", "phone_key"}]; of a listing that has changed since it is left out.
-- Answers how many were written.
create function private.judge_listings(said jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  update private.listing_rows as r set
    judged = given.of, unread_hours = given.unread_hours, undialled_phone = given.undialled_phone, phone_key = given.phone_key,
    shares_phone = r.shares_phone and coalesce(r.phone_key = given.phone_key, false)
  from jsonb_to_recordset(said) as given (id text, of text, unread_hours text, undialled_phone text, phone_key text)
  where r.id = given.id and r.to_judge is not distinct from given.of;
  get diagnostics written = row_count;
  return written;
end
$$;
create function public.judge_listings(said jsonb) returns integer
language sql set search_path = ''
as $$ select private.judge_listings(said) $$;
comment on function public.judge_listings(jsonb) is 'Keeps what was read of phones and hours, for the service role.';

revoke all on function
  private.mark_shared_phones(), private.needs(), private.need_condition(text), private.judge_listings(jsonb),
  public.admin_needs(), public.listings_to_judge(integer), public.judge_listings(jsonb)
from public, anon, authenticated;
grant execute on function public.admin_needs() to authenticated;
grant execute on function public.listings_to_judge(integer), public.judge_listings(jsonb), private.judge_listings(jsonb) to service_role;
