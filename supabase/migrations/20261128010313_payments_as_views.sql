drop function public.record_payment(jsonb);
drop function private.record_payment(jsonb);
drop function public.reverse_payment(uuid, text, jsonb);
drop function private.reverse_payment(uuid, text, jsonb);
drop function public.undo_reversal(uuid);
drop function private.undo_reversal(uuid);
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_paying_listings', 'authenticated', 'select'),
  ('admin_payment_notes', 'authenticated', 'select'),
  ('admin_payment_packages', 'authenticated', 'select'),
  ('admin_payments', 'authenticated', 'select');
grant select on private.payment_notes to authenticated;

drop function admin_payment_notes(jsonb);

drop function admin_payments(jsonb);

drop function private.other_payment(payments,text);

drop function private.payment_row(payments);

-- The same for what administrators read with their own rights; null for anybody else.
create or replace function private.shown_account_email(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.account_email(account) where private.is_admin() $$;

-- A year of a tier, in cents: PLANS.
create or replace function private.yearly_price(tier text) returns integer
language sql immutable set search_path = ''
return case tier when 'classified' then 59500 when 'standard' then 99500 when 'premium' then 199500 end;

-- Payments with what is known of the entries about them: the one that one takes back and the one that took it back, the one by which it was recorded again, also
-- of its reversal, and the one that it records again.
create view public.admin_payments with (security_invoker = true) as
select payment.id, payment.number, payment.listing_id, payment.customer, payment.amount_cents, payment.received_on, payment.method, payment.reference,
  payment.tier, payment.years, payment.period_start as first_day, payment.period_end as last_day, payment.note, payment.reason, payment.seller,
  payment.paid_until_after as paid_until, payment.recorded_at, (select slug from public.listings where id = payment.listing_id) as slug,
  private.shown_account_email(payment.actor) as recorded_by,
  taken.id as reverses_id, taken.number as reverses_number, taken.recorded_at as reverses_recorded_at,
  reversal.id as reversed_by_id, reversal.number as reversed_by_number, reversal.recorded_at as reversed_by_recorded_at,
  anew.id as undone_by_id, anew.number as undone_by_number, anew.recorded_at as undone_by_recorded_at,
  earlier.id as again_id, earlier.number as again_number, earlier.recorded_at as again_recorded_at
from public.payments as payment
left join public.payments as reversal on reversal.reverses = payment.id
left join public.payments as taken on taken.id = payment.reverses
left join public.payments as anew on anew.again = coalesce(reversal.id, payment.id)
left join public.payments as undone on undone.id = payment.again
left join public.payments as earlier on earlier.id = undone.reverses;

comment on view public.admin_payments is 'Payments that were recorded, for administrators.';

-- A payment as administrators see it. What was recorded a moment ago is looked up anew.
create or replace function private.shown_payment(payment public.payments) returns public.admin_payments
language sql set search_path = ''
as $$ select * from public.admin_payments where id = payment.id $$;

-- Records a payment for a listing's package and gives the listing what was paid for, from the last day that is paid for, as one operation of History. The id
-- is made by the caller: the same one again answers what was recorded. It takes {"id", "listing_id", "tier", "amount_cents", "received_on", "method",
-- "reference", "note", "years", which is 1 where it is left out}.
create or replace function private.record_payment(payment jsonb) returns public.admin_payments
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

create or replace function public.record_payment(payment jsonb) returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.record_payment(payment) $$;

comment on function public.record_payment(jsonb) is 'Records a payment and gives the listing what was paid for, for administrators.';

-- What an owner writes into the bank's field: eight signs that nobody mistakes, the same for a listing for ever.
create or replace function private.payment_reference(listing text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(sha256(convert_to(listing, 'UTF8')), place) % 30, 1), '' order by place)
  from generate_series(0, 7) as place
$$;

-- The package of a listing as payments pay for it, without one of them or with all: {"tier", "paid_until"}. They are applied in turn, from what the listing had before
-- the first. A day that somebody wrote by hand in between counts as paid; a package that somebody gave without an end does not.
create or replace function private.paid_package(listing text, without uuid default null) returns jsonb
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
create or replace function private.renews_from(listing public.listings) returns date
language sql stable security definer set search_path = ''
as $$
  select case when last_entry.reverses is not null and (listing.package_tier, listing.paid_until) is not distinct from (last_entry.tier_after, last_entry.paid_until_after)
    then (private.paid_package(listing.id) ->> 'paid_until')::date else listing.paid_until end
  from (select 1) as one left join lateral (select * from public.payments where listing_id = listing.id order by number desc limit 1) as last_entry on true
$$;

-- Takes a payment back by a second entry. `becomes` says what the listing has then: {} what is paid for without it, {"until": day} its package up to a day,
-- {"kept": why} its package as it is. The reason why it is kept is the note of the entry.
create or replace function private.reverse_payment(payment_id uuid, reason text, becomes jsonb) returns public.admin_payments
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

create or replace function public.reverse_payment(payment_id uuid, reason text, becomes jsonb default '{}') returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.reverse_payment(payment_id, reason, becomes) $$;

comment on function public.reverse_payment(uuid, text, jsonb) is 'Takes a payment back by a second entry, for administrators.';

-- Undoes the reversal of a payment, once: records it again and gives the listing the package that it had before. A second time it answers what was recorded.
create or replace function private.undo_reversal(payment_id uuid) returns public.admin_payments
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

create or replace function public.undo_reversal(payment_id uuid) returns public.admin_payments
language sql set search_path = ''
as $$ select * from private.undo_reversal(payment_id) $$;

comment on function public.undo_reversal(uuid) is 'Records a payment again that was reversed, for administrators.';

-- What the listing of a payment has now, and what it would have without the payment; no row where the listing is gone. One is asked for at a time.
create view public.admin_payment_packages with (security_invoker = true) as
select payment.id, package_tier, paid_until, without ->> 'tier' as tier_without, (without ->> 'paid_until')::date as paid_until_without
from public.payments as payment join public.listings as listing on listing.id = payment.listing_id
  cross join lateral private.paid_package(listing.id, payment.id) as without;

comment on view public.admin_payment_packages is 'What a reversal would do to the package of the listing of a payment, for administrators.';

-- Listings as the form for a payment needs them: with the day after which it goes on, the reference that their owners write, and the number that it will have
-- if nobody records one meanwhile.
create view public.admin_paying_listings with (security_invoker = true) as
select id, slug, business_name as name, category, country, province_name as province, city_name as city, address, package_tier, paid_until,
  private.renews_from(listing) as renews_from, private.payment_reference(id) as reference,
  (select coalesce(max(number), 0) + 1 from public.payments) as next_number
from public.listings as listing;

comment on view public.admin_paying_listings is 'Listings as payments are recorded for them, for administrators.';

create view public.admin_payment_notes with (security_invoker = true) as
select listing_id, slug, business_name as name, private.payment_reference(listing_id) as reference, tier, years, private.yearly_price(tier) * years as amount_cents,
  noted_at, private.shown_account_email(account) as noted_by
from private.payment_notes join public.listings as listing on listing.id = listing_id;

comment on view public.admin_payment_notes is 'Which owners say to have paid, for administrators.';

create policy "administrators read notes of payments" on private.payment_notes
  for select to authenticated using ((select private.is_admin()));

revoke all on function private.paid_package(text,uuid) from public, anon, authenticated, service_role;
grant execute on function private.paid_package(text,uuid) to authenticated;

revoke all on function private.payment_reference(text) from public, anon, authenticated, service_role;
grant execute on function private.payment_reference(text) to authenticated;

revoke all on function private.record_payment(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.record_payment(jsonb) to authenticated;

revoke all on function private.renews_from(listings) from public, anon, authenticated, service_role;
grant execute on function private.renews_from(listings) to authenticated;

revoke all on function private.reverse_payment(uuid,text,jsonb) from public, anon, authenticated, service_role;
grant execute on function private.reverse_payment(uuid,text,jsonb) to authenticated;

revoke all on function private.shown_account_email(uuid) from public, anon, authenticated, service_role;
grant execute on function private.shown_account_email(uuid) to authenticated;

revoke all on function private.shown_payment(payments) from public, anon, authenticated, service_role;

revoke all on function private.undo_reversal(uuid) from public, anon, authenticated, service_role;
grant execute on function private.undo_reversal(uuid) to authenticated;

revoke all on function private.yearly_price(text) from public, anon, authenticated, service_role;
grant execute on function private.yearly_price(text) to authenticated;

revoke all on function record_payment(jsonb) from public, anon, authenticated, service_role;
grant execute on function record_payment(jsonb) to authenticated, service_role;

revoke all on function reverse_payment(uuid,text,jsonb) from public, anon, authenticated, service_role;
grant execute on function reverse_payment(uuid,text,jsonb) to authenticated, service_role;

revoke all on function undo_reversal(uuid) from public, anon, authenticated, service_role;
grant execute on function undo_reversal(uuid) to authenticated, service_role;

select private.restrict_grants();
