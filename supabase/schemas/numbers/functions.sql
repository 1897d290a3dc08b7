create function private.week_of(day date) returns date
language sql immutable set search_path = ''
return day - extract(isodow from day)::integer + 1;

-- The first week that is kept: WEEKS_KEPT in packages/data.
create function private.first_week_kept() returns date
language sql stable set search_path = ''
return private.week_of(private.today()) - 7 * 52;

create function private.add_numbers(listing text, views integer, contacts integer) returns void
language sql security definer set search_path = ''
as $$
  insert into private.listing_weeks as stored (listing_id, week, views, contacts) values (listing, private.week_of(private.today()), add_numbers.views, add_numbers.contacts)
  on conflict (listing_id, week) do update set views = stored.views + excluded.views, contacts = stored.contacts + excluded.contacts
$$;

-- Adds what the server counted: {slug: {"views", "contacts"}}, and answers of how many listings that was. One that is not published is left out. What is a year old goes.
create function private.count_numbers(numbers jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  delete from private.listing_weeks where week < private.first_week_kept();
  -- In one order, so that two servers do not wait for each other.
  perform private.add_numbers(listing.id, greatest((given ->> 'views')::integer, 0), greatest((given ->> 'contacts')::integer, 0))
  from (
    select listings.id, value as given from jsonb_each(numbers) join public.listings on slug = key where status = 'published' order by id
  ) as listing;
  get diagnostics counted = row_count;
  return counted;
end
$$;

create function public.count_numbers(numbers jsonb) returns integer
language sql set search_path = ''
as $$ select private.count_numbers(numbers) $$;
comment on function public.count_numbers(jsonb) is 'Adds how often listings were seen and contacted. The service role calls it.';

-- One that is sent again is not inserted again.
create function private.count_enquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_numbers(new.listing_id, 0, 1);
  return null;
end
$$;
