-- What owners see of their listings: what is live and what waits, the numbers of the last weeks, enquiries, and the package, which they renew. Nothing here changes
-- a listing. An enquiry has one mark 'answered' (`handled`), which owners and administrators share: the business is answered for once, whoever did it.

create function private.owned_listings() returns setof text
language sql stable security definer set search_path = ''
as $$ select listing_id from private.listing_owners where account = private.account() $$;

---------------------------------------------------------------------------------------------------------------------
-- A payment may be for two years
---------------------------------------------------------------------------------------------------------------------

alter table public.payments add column years integer not null default 1 check (years in (1, 2));
comment on column public.payments.years is 'For how many years of the package it pays.';

-- As before, for some years: planPeriod.
create function private.period_end(first_day date, years integer) returns date
language sql immutable set search_path = ''
return make_date(extract(year from first_day)::integer + years, extract(month from first_day)::integer, 1)
  + extract(day from first_day)::integer - 2;

-- As before, with "years", which is 1 where it is left out.
create or replace function private.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given constant public.payments := jsonb_populate_record(null::public.payments, payment);
  entry public.payments;
  listing public.listings;
begin
  perform private.require_admin();
  select * into listing from public.listings where id = given.listing_id for update;
  if listing.id is null then
    perform private.refuse('There is no such listing');
  end if;
  select * into entry from public.payments where id = given.id;
  if entry.id is not null then
    return private.payment_row(entry);
  end if;
  if given.id is null or given.tier is null or given.method is null or given.received_on is null
    or given.tier not in ('classified', 'standard', 'premium') or given.method not in ('transfer', 'card', 'mobile-money', 'cash')
    or given.years not in (1, 2)
  then
    perform private.refuse('A payment has an id, a tier, a method, a day and one year or two');
  end if;
  if given.amount_cents is null or given.amount_cents not between 1 and 100000000 then
    perform private.refuse('amount_cents is from 1 to 100,000,000');
  end if;
  -- Where the day begins earlier it may be tomorrow already.
  if given.received_on not between date '2000-01-01' and private.today() + 1 then
    perform private.refuse('received_on is a day that has come');
  end if;
  entry := given;
  entry.years := coalesce(given.years, 1);
  entry.reference := private.trimmed(private.clean_text('reference', coalesce(given.reference, ''), 120));
  entry.note := private.trimmed(private.clean_text('note', coalesce(given.note, ''), 1000));
  if given.amount_cents <> private.yearly_price(given.tier) * entry.years and entry.note = '' then
    perform private.refuse('Another amount than the price asks for a note');
  end if;
  entry.period_start := private.period_start(listing.paid_until, given.received_on);
  entry.period_end := private.period_end(entry.period_start, entry.years);
  entry.customer := jsonb_build_object('name', listing.business_name, 'address', listing.address, 'city', listing.city_name,
    'province', listing.province_name, 'country', listing.country);
  entry.reverses := null;
  entry.reason := '';
  entry.tier_before := listing.package_tier;
  entry.paid_until_before := listing.paid_until;
  entry.tier_after := entry.tier;
  entry.paid_until_after := entry.period_end;
  entry := private.add_payment(entry);

  perform private.name_operation('payment', jsonb_build_object('payment', entry.id, 'number', entry.number, 'amount_cents', entry.amount_cents));
  update public.listings set package_tier = entry.tier, paid_until = entry.period_end where id = listing.id;
  return private.payment_row(entry);
end
$$;

-- As before, with the years of each payment.
create or replace function private.package_without(payment public.payments) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  tier text;
  paid_until date;
  entry public.payments;
  previous public.payments;
begin
  for entry in select * from public.payments where listing_id = payment.listing_id order by number loop
    if previous.id is null or (entry.tier_before, entry.paid_until_before) is distinct from (previous.tier_after, previous.paid_until_after) then
      tier := entry.tier_before;
      paid_until := entry.paid_until_before;
    end if;
    if entry.id <> payment.id and entry.reverses is null and not exists (select from public.payments as other where other.reverses = entry.id) then
      tier := entry.tier;
      paid_until := private.period_end(private.period_start(paid_until, entry.received_on), entry.years);
    end if;
    previous := entry;
  end loop;
  return jsonb_build_object('tier', tier, 'paid_until', paid_until);
end
$$;

drop function private.year_end(date);

---------------------------------------------------------------------------------------------------------------------
-- 'I have paid': what an owner says, until an administrator records the payment
---------------------------------------------------------------------------------------------------------------------

create table private.payment_notes (
  listing_id text primary key,
  account uuid not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  years integer not null check (years in (1, 2)),
  noted_at timestamptz not null default clock_timestamp()
);
comment on table private.payment_notes is 'For which listings an owner says to have paid, and for what. It pays for nothing: an administrator records the payment, which removes the note.';
alter table private.payment_notes enable row level security;

-- What an owner writes into the bank's field: eight signs that nobody mistakes, the same for a listing for ever.
create function private.payment_reference(listing text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(sha256(convert_to(listing, 'UTF8')), place) % 30, 1), '' order by place)
  from generate_series(0, 7) as place
$$;

-- Notes that an owner has paid for a year or two of a package, and answers when. Once more, the last word holds.
create function private.note_payment(listing text, tier text, years integer) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  noted timestamptz;
begin
  perform private.require_owner(listing);
  if tier is null or tier not in ('classified', 'standard', 'premium') or years is null or years not in (1, 2) then
    perform private.refuse('A payment is for one year or two of a package');
  end if;
  insert into private.payment_notes (listing_id, account, tier, years) values (listing, auth.uid(), note_payment.tier, note_payment.years)
  on conflict (listing_id) do update set account = excluded.account, tier = excluded.tier, years = excluded.years, noted_at = clock_timestamp()
  returning noted_at into noted;
  return noted;
end
$$;
create function public.note_payment(listing text, tier text, years integer) returns timestamptz
language sql set search_path = ''
as $$ select private.note_payment(listing, tier, years) $$;
comment on function public.note_payment(text, text, integer) is 'Notes that the package of a listing was paid for, for its owners.';

-- Removes such a note, and answers whether there was one: the owner's own mistake, or money that never came.
create function private.remove_payment_note(listing text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.require_owner(listing);
  end if;
  delete from private.payment_notes where listing_id = listing;
  return found;
end
$$;
create function public.remove_payment_note(listing text) returns boolean
language sql set search_path = ''
as $$ select private.remove_payment_note(listing) $$;
comment on function public.remove_payment_note(text) is 'Removes the note that a listing was paid for, for its owners and administrators.';

create function private.settle_payment_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.payment_notes where listing_id = new.listing_id;
  return null;
end
$$;
create trigger settle_payment_note after insert on public.payments
  for each row when (new.reverses is null) execute function private.settle_payment_note();

-- Who says to have paid, the longest waiting first; with {"listing": id} that one alone, with {"reference": text} the listing with that reference, which may have no note.
create function public.admin_payment_notes(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := private.asked_text(asked, 'listing', 64);
  written constant text := upper(regexp_replace(private.asked_text(asked, 'reference', 40), '[^0-9A-Za-z]', '', 'g'));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'listing_id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'reference', private.payment_reference(listing.id),
      'tier', note.tier, 'years', note.years, 'amount_cents', private.yearly_price(note.tier) * note.years, 'noted_at', note.noted_at,
      'noted_by', (select email from private.listing_owners as owner where owner.listing_id = listing.id and owner.account = note.account)
    ) order by note.noted_at, listing.id), '[]')
    from public.listings as listing left join private.payment_notes as note on note.listing_id = listing.id
    where case when written is not null then private.payment_reference(listing.id) = written
      else note.listing_id is not null and (wanted is null or listing.id = wanted) end);
end
$$;
comment on function public.admin_payment_notes(jsonb) is 'Which owners say to have paid, for administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Enquiries
---------------------------------------------------------------------------------------------------------------------

create function private.owner_enquiry_json(enquiry public.enquiries) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('id', enquiry.id, 'listing_id', enquiry.listing_id, 'business_name', enquiry.business_name, 'name', enquiry.name, 'email', enquiry.email,
  'phone', enquiry.phone, 'text', enquiry.message, 'created_at', enquiry.created_at, 'answered_at', enquiry.handled_at);

-- Enquiries to the caller's listings, the newest first, without those that administrators filed as spam: {"listing": id} those of one, {"answered": "yes" or "no"} those
-- that are or are not, {"before": [time, id]} those before one, {"size": how many, 20}. It answers {"enquiries", "more", "count", "new": those without an answer},
-- the counts of all that the caller has.
create function public.owner_enquiries(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 50), 20);
  wanted constant text := private.asked_text(asked, 'listing', 64);
  answered constant boolean := private.asked_text(asked, 'answered', 3) = 'yes';
  before_time constant timestamptz := asked -> 'before' ->> 0;
  before_id constant uuid := asked -> 'before' ->> 1;
  owned constant text[] := array(select private.owned_listings());
  found jsonb;
begin
  select coalesce(jsonb_agg(private.owner_enquiry_json(enquiry) order by enquiry.created_at desc, enquiry.id desc), '[]') into found
  from (
    select * from public.enquiries
    where listing_id = any (owned) and filed_as is distinct from 'spam' and (wanted is null or listing_id = wanted)
      and (answered is null or handled = answered) and (before_id is null or (created_at, id) < (before_time, before_id))
    order by created_at desc, id desc limit size + 1
  ) as enquiry;
  return jsonb_build_object('enquiries', case when jsonb_array_length(found) > size then found - size else found end, 'more', jsonb_array_length(found) > size)
    || (select jsonb_build_object('count', count(*), 'new', count(*) filter (where not handled))
      from public.enquiries where listing_id = any (owned) and filed_as is distinct from 'spam');
end
$$;
comment on function public.owner_enquiries(jsonb) is 'Enquiries to the listings of the owner who asks.';

-- Marks an enquiry as answered, or takes that back. One of another listing is refused as one that there is not.
create function private.mark_enquiry(enquiry_id uuid, is_answered boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  enquiry public.enquiries;
begin
  perform private.require_owner((select listing_id from public.enquiries where id = enquiry_id and filed_as is distinct from 'spam'));
  update public.enquiries set handled = coalesce(is_answered, false) where id = enquiry_id returning * into enquiry;
  return private.owner_enquiry_json(enquiry);
end
$$;
create function public.mark_enquiry(enquiry_id uuid, is_answered boolean) returns jsonb
language sql set search_path = ''
as $$ select private.mark_enquiry(enquiry_id, is_answered) $$;
comment on function public.mark_enquiry(uuid, boolean) is 'Marks an enquiry as answered or takes that back, for the owners of its listing.';

---------------------------------------------------------------------------------------------------------------------
-- The home of owners
---------------------------------------------------------------------------------------------------------------------

-- What an owner changed last by themselves, within two weeks: {"columns", "at"}.
create function private.last_own_change(listing text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('columns', columns, 'at', happened_at)
  from (
    select happened_at, id, array(select key from jsonb_object_keys(changes) as key where key = any (private.proposed_columns()) order by key) as columns
    from public.audit_log
    where table_name = 'listings' and row_id = listing and actor = auth.uid() and action = 'update' and happened_at > now() - interval '14 days'
  ) as entry
  where columns <> '{}' order by happened_at desc, id desc limit 1
$$;

-- Everything the page shows: the caller's listings by name, with what waits, the weeks from the one seven weeks ago, and how counting began.
create function public.owner_home() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'today', private.today(),
    'counting_since', (select began_on from private.counting),
    'listings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province_name', listing.province_name, 'city_name', listing.city_name, 'address', listing.address, 'status', listing.status,
        'package_tier', listing.package_tier, 'paid_until', listing.paid_until,
        'checks', jsonb_strip_nulls(jsonb_build_object('existence', existence_check, 'phone', phone_check, 'hours', hours_check, 'place', place_check)),
        'has', jsonb_build_object('phone', coalesce(phone, '') <> '', 'hours', coalesce(jsonb_array_length(business_hours), 0) > 0, 'place', true),
        'changed', private.last_own_change(listing.id),
        'waits', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', request.reference, 'status', request.status, 'created_at', request.created_at,
            'columns', array(select jsonb_object_keys(request.changes)),
            'question', case request.status when 'asked-back' then (
              select message ->> 'text' from jsonb_array_elements(request.messages) with ordinality as sent (message, place)
              where message ->> 'by' = 'directory' order by place desc limit 1) end) order by request.created_at), '[]')
          from public.change_requests as request where request.listing_id = listing.id and kind = 'edit' and request.status in ('new', 'asked-back')),
        'weeks', (
          select coalesce(jsonb_agg(jsonb_build_object('week', numbers.week, 'views', views, 'contacts', contacts) order by numbers.week), '[]')
          from private.listing_weeks as numbers where numbers.listing_id = listing.id and numbers.week >= private.week_of(private.today()) - 49),
        'payment_reference', private.payment_reference(listing.id),
        'payment_note', (
          select jsonb_build_object('tier', note.tier, 'years', note.years, 'noted_at', note.noted_at) from private.payment_notes as note where note.listing_id = listing.id)
      ) order by lower(listing.business_name), listing.id)
      from public.listings as listing where listing.id in (select private.owned_listings())), '[]'),
    'enquiries', public.owner_enquiries('{"size": 3}'))
$$;
comment on function public.owner_home() is 'The listings of the owner who asks: what is live, what waits, numbers, package, enquiries.';

---------------------------------------------------------------------------------------------------------------------
-- Reminders go to owners, and lead them to the page that renews
---------------------------------------------------------------------------------------------------------------------

-- As before, to the first of those who look after the listing, else to the listing's own address.
create or replace view private.due_reminders as
select listing.id as listing_id, format('reminder:%s:%s:%s', listing.id, listing.paid_until, private.due_span(listing.paid_until)) as dedupe_key,
  coalesce(owner.email, listing.email) as email,
  -- Directory-core has judged that it can be dialled.
  case when r.judged = r.to_judge and r.undialled_phone is null then nullif(listing.phone, '') end as phone,
  jsonb_build_object('name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'tier', listing.package_tier, 'paid_until', listing.paid_until,
    'is_owned', owner.email is not null) as data
from public.listings as listing left join private.listing_rows as r on r.id = listing.id
left join lateral (
  select email from private.listing_owners where listing_id = listing.id order by created_at, id limit 1
) as owner on true
where listing.status = 'published' and listing.package_tier <> 'classified'
  and listing.paid_until between (select private.ended_before()) and (select private.today()) + 30;

-- What waits follows who looks after the listing.
create function private.letters_follow_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_letters(array[coalesce(new.listing_id, old.listing_id)]);
  return null;
end
$$;
create trigger letters_follow_owner after insert or delete on private.listing_owners
  for each row execute function private.letters_follow_owner();

revoke all on function private.letters_follow_owner(),
  private.owned_listings(), private.period_end(date, integer), private.payment_reference(text), private.note_payment(text, text, integer),
  private.remove_payment_note(text), private.settle_payment_note(), private.owner_enquiry_json(public.enquiries), private.mark_enquiry(uuid, boolean),
  private.last_own_change(text), public.note_payment(text, text, integer), public.remove_payment_note(text), public.admin_payment_notes(jsonb),
  public.owner_enquiries(jsonb), public.mark_enquiry(uuid, boolean), public.owner_home()
from public, anon, authenticated;
-- Each of these asks who calls.
grant execute on function
  private.note_payment(text, text, integer), private.remove_payment_note(text), private.mark_enquiry(uuid, boolean),
  public.note_payment(text, text, integer), public.remove_payment_note(text), public.admin_payment_notes(jsonb),
  public.owner_enquiries(jsonb), public.mark_enquiry(uuid, boolean), public.owner_home()
to authenticated;
