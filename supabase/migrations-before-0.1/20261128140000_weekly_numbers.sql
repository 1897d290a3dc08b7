-- How often the page of a listing is given to a browser and how often somebody contacts the business: one number of each for a listing and an ISO week, and
-- nothing about anybody. The site's server counts pages and presses, and writes what came together every few seconds; enquiries are counted here.

create table private.listing_weeks (
  listing_id text not null,
  week date not null check (extract(isodow from week) = 1),
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  primary key (listing_id, week)
);
comment on table private.listing_weeks is 'How often a listing was seen and contacted in a week. Written and read by functions alone.';
comment on column private.listing_weeks.listing_id is 'No reference: a listing that is removed may come back.';
comment on column private.listing_weeks.week is 'The Monday (UTC) of the ISO week.';
comment on column private.listing_weeks.contacts is 'Presses on its phone, WhatsApp and e-mail, and enquiries.';
create index listing_weeks_week on private.listing_weeks (week);

create table private.counting (
  is_one boolean primary key default true check (is_one),
  began_on date not null
);
comment on table private.counting is 'On which day counting began: the one on which this migration ran.';
insert into private.counting (began_on) values (private.today());

-- No policy: functions own the tables, or are the service role's.
alter table private.listing_weeks enable row level security;
alter table private.counting enable row level security;

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
create trigger count_enquiry after insert on public.enquiries
  for each row when (new.listing_id is not null) execute function private.count_enquiry();

revoke all on function
  private.week_of(date), private.first_week_kept(), private.add_numbers(text, integer, integer), private.count_numbers(jsonb), public.count_numbers(jsonb),
  private.count_enquiry()
from public, anon, authenticated;
grant execute on function private.count_numbers(jsonb), public.count_numbers(jsonb) to service_role;
