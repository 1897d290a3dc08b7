-- On which day a fact of a listing was last checked, and how. These are columns of the listing, so that a check is written with what it is about, stands in
-- History, and goes back with an undo. No date, no claim: without one a page says nothing.

-- {"on": a day, "how": by its owner, by an administrator or by a call}.
create function private.is_check(written jsonb) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(written) when 'object' then written - 'on' - 'how' = '{}' and coalesce(written ->> 'how' in ('owner', 'administrator', 'call'), false)
  and coalesce(written ->> 'on' ~ '^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$', false) else written is null end;

alter table public.listings
  add column existence_check jsonb constraint existence_check check (private.is_check(existence_check)),
  add column phone_check jsonb constraint phone_check check (private.is_check(phone_check)),
  add column hours_check jsonb constraint hours_check check (private.is_check(hours_check)),
  add column place_check jsonb constraint place_check check (private.is_check(place_check));
comment on column public.listings.existence_check is 'When it was last checked that the business is there, and how: {"on", "how": owner, administrator or call}. The three others are alike.';

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

---------------------------------------------------------------------------------------------------------------------
-- Reported as closed
---------------------------------------------------------------------------------------------------------------------

create index change_requests_closed on public.change_requests (listing_id, lower(email))
  where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back');

-- As before, and what two different people report as closed. Those without an address count as one person.
create or replace function private.needs() returns text[]
language sql immutable set search_path = ''
return array['ends-tomorrow', 'ends-in-7-days', 'ends-in-30-days', 'past', 'in-grace', 'lapsed', 'coordinates', 'hours', 'phone', 'duplicates', 'closed'];

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
    when 'closed' then $condition$id in (
      select listing_id from public.change_requests where kind = 'report' and reason = 'closed' and status in ('new', 'asked-back')
      group by listing_id having count(distinct lower(email)) > 1) and status < 2$condition$
    else format('paid_until between %L and %L and paid_until is not null and status < 2', first_day, last_day)
  end;
end
$$;

revoke all on function private.is_check(jsonb), private.checks_of(text[], text) from public, anon, authenticated;
revoke all on function public.listing_checks(text[]) from public;
-- Whoever writes a listing evaluates its constraints.
grant execute on function private.is_check(jsonb) to authenticated, service_role;
grant execute on function public.listing_checks(text[]) to anon, authenticated, service_role;
