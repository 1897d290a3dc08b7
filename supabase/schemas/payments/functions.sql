create function private.keep_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'A payment is never changed nor removed: reverse it';
end
$$;

-- History lists payments, and Payments alone takes them back: else an entry would say that a package is paid for whose listing says otherwise.
create function private.refuse_undo_of_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.audit_operations where id = new.undoes and kind = 'payment') then
    perform private.refuse('A payment is not undone: reverse it');
  end if;
  return new;
end
$$;

-- A year of a tier, in cents: PLANS.
create function private.yearly_price(tier text) returns integer
language sql immutable set search_path = ''
return case tier when 'classified' then 59500 when 'standard' then 99500 when 'premium' then 199500 end;

-- The first day of the year that a payment covers: periodOf.
create function private.period_start(paid_until date, received_on date) returns date
language sql immutable set search_path = ''
return case when received_on <= paid_until + private.grace_days() then paid_until + 1 else received_on end;

-- A payment as administrators see it. What was recorded a moment ago is looked up anew.
create function private.shown_payment(payment public.payments) returns public.admin_payments
language sql set search_path = ''
as $$ select * from public.admin_payments where id = payment.id $$;

-- Adds an entry with the next number. Who comes second waits, and then takes the number after.
create function private.add_payment(entry public.payments) returns public.payments
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.payments in share row exclusive mode;
  entry.number := (select coalesce(max(number), 0) + 1 from public.payments);
  entry.actor := auth.uid();
  entry.recorded_at := clock_timestamp();
  insert into public.payments select entry.* returning * into entry;
  return entry;
end
$$;

-- Records a payment for a listing's package and gives the listing what was paid for, from the last day that is paid for, as one operation of History. The id
-- is made by the caller: the same one again answers what was recorded. It takes {"id", "listing_id", "tier", "amount_cents", "received_on", "method",
-- "reference", "note", "years", which is 1 where it is left out}.
create function private.record_payment(payment jsonb) returns public.admin_payments
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
    return private.shown_payment(entry);
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
  entry.period_start := private.period_start(private.renews_from(listing), given.received_on);
  entry.period_end := private.period_end(entry.period_start, entry.years);
  entry.customer := jsonb_build_object('name', listing.business_name, 'address', listing.address, 'city', listing.city_name,
    'province', listing.province_name, 'country', listing.country);
  entry.reverses := null;
  entry.again := null;
  entry.reason := '';
  entry.tier_after := entry.tier;
  entry.paid_until_after := entry.period_end;
  return private.shown_payment(private.give_package(entry));
end
$$;

create function public.record_payment(payment jsonb) returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.record_payment(payment) $$;
comment on function public.record_payment(jsonb) is 'Records a payment and gives the listing what was paid for, for administrators.';

create function private.clean_seller() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(new.seller) <> 'object' or jsonb_typeof(new.seller -> 'lines') is distinct from 'array' or octet_length(new.seller::text) > 4000 then
    perform private.refuse('seller has lines, a VAT number and a rate, in 4 kB');
  end if;
  new.seller := jsonb_strip_nulls(jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(private.clean_text('seller', line, 200) order by place), '[]')
      from jsonb_array_elements_text(new.seller -> 'lines') with ordinality as written (line, place)),
    'vatNumber', private.clean_text('seller.vatNumber', new.seller ->> 'vatNumber', 60),
    'vatPercent', private.clean_vat_percent(new.seller -> 'vatPercent')));
  return new;
end
$$;

create function private.clean_vat_percent(given jsonb) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if given is null or given = 'null' then
    return null;
  end if;
  if jsonb_typeof(given) <> 'number' or given::numeric not between 0 and 100 then
    perform private.refuse('seller.vatPercent is from 0 to 100');
  end if;
  return given::numeric;
end
$$;

-- The last day of a package for some years: planPeriod of directory-core.
create function private.period_end(first_day date, years integer) returns date
language sql immutable set search_path = ''
return make_date(extract(year from first_day)::integer + years, extract(month from first_day)::integer, 1)
  + extract(day from first_day)::integer - 2;

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

-- The entry that was recorded first, of a payment that was taken back and recorded again, however often.
create function private.first_entry(payment uuid) returns uuid
language sql stable set search_path = ''
as $$
  with recursive entry as (
    select id, again from public.payments where id = payment
    union all
    select taken.id, taken.again from entry join public.payments as reversal on reversal.id = entry.again join public.payments as taken on taken.id = reversal.reverses
  )
  select id from entry where again is null
$$;

-- The package of a listing as payments pay for it, without one of them or with all: {"tier", "paid_until"}. They are applied in turn, from what the listing had before
-- the first. A day that somebody wrote by hand in between counts as paid; a package that somebody gave without an end does not.
create function private.paid_package(listing text, without uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  holding constant uuid[] := array(
    select private.first_entry(payment.id) from public.payments as payment
    where listing_id = listing and reverses is null and id is distinct from without and not exists (select from public.payments as other where other.reverses = payment.id));
  tier text;
  paid_until date;
  entry public.payments;
  previous public.payments;
begin
  for entry in select * from public.payments where listing_id = listing order by number loop
    -- What was given at a reversal is no change by hand.
    if entry.reverses is null and (previous.id is null or (entry.tier_before, entry.paid_until_before) is distinct from (previous.tier_after, previous.paid_until_after)) then
      if entry.paid_until_before is not null or coalesce(entry.tier_before, 'classified') = 'classified' then
        tier := entry.tier_before;
        paid_until := entry.paid_until_before;
      elsif previous.id is null then
        tier := 'classified';
      end if;
    end if;
    if entry.id = any (holding) then
      tier := entry.tier;
      paid_until := private.period_end(private.period_start(paid_until, entry.received_on), entry.years);
    end if;
    previous := entry;
  end loop;
  return jsonb_build_object('tier', tier, 'paid_until', paid_until);
end
$$;

-- The day after which the next payment goes on: the last one that is paid for. Where a reversal left the package as it is or up to a day, what is paid for ends before.
create function private.renews_from(listing public.listings) returns date
language sql stable security definer set search_path = ''
as $$
  select case when last_entry.reverses is not null and (listing.package_tier, listing.paid_until) is not distinct from (last_entry.tier_after, last_entry.paid_until_after)
    then (private.paid_package(listing.id) ->> 'paid_until')::date else listing.paid_until end
  from (select 1) as one left join lateral (select * from public.payments where listing_id = listing.id order by number desc limit 1) as last_entry on true
$$;

-- Whether a payment that holds pays for a listing today.
create function private.is_paid(listing text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.payments as payment where listing_id = listing and reverses is null and period_end >= private.today()
    and not exists (select from public.payments as other where other.reverses = payment.id))
$$;

-- Adds an entry and gives its listing the package that it says, as one operation of History, also where the package stays as it is. The listing is locked by then.
create function private.give_package(entry public.payments) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  select package_tier, paid_until into entry.tier_before, entry.paid_until_before from public.listings where id = entry.listing_id;
  entry := private.add_payment(entry);
  perform private.name_operation('payment', jsonb_build_object('payment', entry.id, 'number', entry.number, 'amount_cents', entry.amount_cents,
    'name', entry.customer ->> 'name'));
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, action, changes) values (
    private.current_operation('add'), auth.uid(), current_setting('role'), 'payments', entry.id::text, 'insert',
    jsonb_build_object('amount_cents', jsonb_build_array(null, entry.amount_cents)))
    returning id into first_entry;
  perform private.count_entries(first_entry);
  update public.listings set package_tier = entry.tier_after, paid_until = entry.paid_until_after
    where id = entry.listing_id and (package_tier, paid_until) is distinct from (entry.tier_after, entry.paid_until_after);
  return entry;
end
$$;

-- Takes a payment back by a second entry. `becomes` says what the listing has then: {} what is paid for without it, {"until": day} its package up to a day,
-- {"kept": why} its package as it is. The reason why it is kept is the note of the entry.
create function private.reverse_payment(payment_id uuid, reason text, becomes jsonb) returns public.admin_payments
language plpgsql security definer set search_path = ''
as $$
declare
  given_reason constant text := private.clean_required('reason', reason, 1000);
  until constant date := private.asked_text(becomes, 'until', 10)::date;
  is_kept constant boolean := becomes ? 'kept';
  entry public.payments;
  listing public.listings;
  wanted jsonb;
begin
  perform private.require_admin();
  select * into entry from public.payments where id = payment_id;
  if entry.id is null then
    perform private.refuse('There is no such payment');
  end if;
  -- A listing that is gone has nothing to be given.
  select * into listing from public.listings where id = entry.listing_id for update;
  lock table public.payments in share row exclusive mode;
  if entry.reverses is not null then
    perform private.refuse('A reversal is not reversed: undo it');
  end if;
  if exists (select from public.payments where reverses = entry.id) then
    perform private.refuse('It was reversed already');
  end if;
  if (is_kept or until is not null) and listing.id is null then
    perform private.refuse('The listing is no longer there');
  end if;
  if (is_kept and until is not null) or until < private.today() then
    perform private.refuse('A package ends today or later, or it is kept');
  end if;
  wanted := private.paid_package(entry.listing_id, entry.id);
  if listing.id is not null then
    entry.tier_after := case when is_kept or until is not null then listing.package_tier else wanted ->> 'tier' end;
    entry.paid_until_after := case when is_kept then listing.paid_until else coalesce(until, (wanted ->> 'paid_until')::date) end;
  else
    entry.tier_after := null;
    entry.paid_until_after := null;
  end if;
  entry.note := case when is_kept then private.clean_required('kept', becomes ->> 'kept', 1000) else '' end;
  entry.reverses := entry.id;
  entry.again := null;
  entry.id := gen_random_uuid();
  entry.amount_cents := -entry.amount_cents;
  entry.received_on := private.today();
  entry.reason := given_reason;
  return private.shown_payment(private.give_package(entry));
end
$$;

create function public.reverse_payment(payment_id uuid, reason text, becomes jsonb default '{}') returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.reverse_payment(payment_id, reason, becomes) $$;
comment on function public.reverse_payment(uuid, text, jsonb) is 'Takes a payment back by a second entry, for administrators.';

-- Undoes the reversal of a payment, once: records it again and gives the listing the package that it had before. A second time it answers what was recorded.
create function private.undo_reversal(payment_id uuid) returns public.admin_payments
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.payments;
  reversal public.payments;
  listing public.listings;
  anew public.payments;
begin
  perform private.require_admin();
  select * into entry from public.payments where id = payment_id;
  select * into reversal from public.payments where reverses = payment_id;
  if reversal.id is null then
    perform private.refuse('It was not reversed');
  end if;
  select * into listing from public.listings where id = entry.listing_id for update;
  select * into anew from public.payments where again = reversal.id;
  if anew.id is not null then
    return private.shown_payment(anew);
  end if;
  if (listing.package_tier, listing.paid_until) is distinct from (reversal.tier_after, reversal.paid_until_after) then
    perform private.refuse('The package was changed since: record the payment anew');
  end if;
  entry.id := gen_random_uuid();
  entry.again := reversal.id;
  entry.tier_after := reversal.tier_before;
  entry.paid_until_after := reversal.paid_until_before;
  return private.shown_payment(private.give_package(entry));
end
$$;

create function public.undo_reversal(payment_id uuid) returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.undo_reversal(payment_id) $$;
comment on function public.undo_reversal(uuid) is 'Records a payment again that was reversed, for administrators.';
