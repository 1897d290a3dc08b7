-- Payments that administrators record by hand: each pays for a year of a listing's package. Entries are added, never changed nor removed; a wrong one is
-- reversed by a second one. docs/decisions/0028 says why.

create table public.payments (
  id uuid primary key,
  number integer not null unique check (number > 0),
  listing_id text not null,
  customer jsonb not null,
  amount_cents integer not null check (amount_cents <> 0 and (amount_cents < 0) = (reverses is not null)),
  received_on date not null,
  method text not null check (method in ('transfer', 'card', 'mobile-money', 'cash')),
  reference text not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  period_start date not null,
  period_end date not null check (period_end > period_start),
  note text not null,
  reverses uuid unique references public.payments (id),
  reason text not null check ((reason <> '') = (reverses is not null)),
  tier_before text,
  paid_until_before date,
  tier_after text,
  paid_until_after date,
  actor uuid,
  recorded_at timestamptz not null default clock_timestamp()
);
comment on table public.payments is 'Payments recorded by hand, with the number of their invoice. Written by record_payment() and reverse_payment() alone.';
comment on column public.payments.number is 'The number of the invoice: 1, 2, 3 and so on, without gaps.';
comment on column public.payments.listing_id is 'No reference: a payment stays when its listing is removed.';
comment on column public.payments.customer is 'Name and address as they were then: {"name", "address", "city", "province", "country"}.';
comment on column public.payments.amount_cents is 'In cents of the South African rand; below nought for a reversal.';
comment on column public.payments.reverses is 'The entry that this one takes back, for the reason.';
comment on column public.payments.paid_until_before is 'What the listing had before and after this entry, and so for the tier.';

create index payments_listing on public.payments (listing_id, number);

alter table public.payments enable row level security;
alter table public.payments force row level security;
create policy "administrators read payments" on public.payments
  for select to authenticated using ((select private.is_admin()));

-- Not even the service role changes or clears them.
insert into private.table_privileges (table_name, role_name, privileges) values
  ('payments', 'authenticated', 'select'),
  ('payments', 'service_role', 'select');
select private.restrict_grants();

create function private.keep_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'A payment is never changed nor removed: reverse it';
end
$$;
create trigger keep_payment before update or delete on public.payments
  for each row execute function private.keep_payment();
create trigger keep_payments before truncate on public.payments
  for each statement execute function private.keep_payment();

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
create trigger refuse_undo_of_payment before insert on public.audit_operations
  for each row when (new.undoes is not null) execute function private.refuse_undo_of_payment();

---------------------------------------------------------------------------------------------------------------------
-- As directory-core: tests compare them
---------------------------------------------------------------------------------------------------------------------

-- A year of a tier, in cents: PLANS.
create function private.yearly_price(tier text) returns integer
language sql immutable set search_path = ''
return case tier when 'classified' then 59500 when 'standard' then 99500 when 'premium' then 199500 end;

-- The last day of the year that begins on a day: planPeriod. A year after 29 February is 1 March.
create function private.year_end(first_day date) returns date
language sql immutable set search_path = ''
return make_date(extract(year from first_day)::integer + 1, extract(month from first_day)::integer, 1)
  + extract(day from first_day)::integer - 2;

-- The first day of the year that a payment covers: periodOf.
create function private.period_start(paid_until date, received_on date) returns date
language sql immutable set search_path = ''
return case when received_on <= paid_until + private.grace_days() then paid_until + 1 else received_on end;

---------------------------------------------------------------------------------------------------------------------
-- Reading and writing
---------------------------------------------------------------------------------------------------------------------

create function private.payment_row(payment public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(payment) - 'actor' || jsonb_build_object(
    'reversed_by', (select jsonb_build_object('id', other.id, 'number', other.number, 'recorded_at', other.recorded_at, 'reason', other.reason)
      from public.payments as other where other.reverses = payment.id),
    'reversed', (select jsonb_build_object('id', other.id, 'number', other.number, 'recorded_at', other.recorded_at, 'reason', payment.reason)
      from public.payments as other where other.id = payment.reverses),
    'slug', (select slug from public.listings where id = payment.listing_id),
    -- Who is no administrator any more still has a name in the log.
    'actor_email', coalesce(
      (select email from public.admin_users where id = payment.actor),
      (select log.row_name from public.audit_log as log
        where log.table_name = 'admin_users' and log.row_id = payment.actor::text order by log.operation_id desc nulls last limit 1)))
$$;

-- Payments, the newest first, fifty at a time; {"listing": id} those of one, {"before": number} those before one, {"id": uuid} that one alone.
-- It answers {"payments", "more", "next_number"}, the last of which the next payment will have if nobody records one meanwhile.
create function public.admin_payments(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := coalesce(private.asked_number(asked, 'size', 1, 100), 50);
  listing constant text := private.asked_text(asked, 'listing', 64);
  before constant integer := private.asked_number(asked, 'before', 1, 2147483647);
  wanted constant uuid := private.asked_text(asked, 'id', 36)::uuid;
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(private.payment_row(payment) order by payment.number desc), '[]') into found
  from (
    select * from public.payments
    where (listing is null or listing_id = listing) and (before is null or number < before) and (wanted is null or id = wanted)
    order by number desc limit size + 1
  ) as payment;
  return jsonb_build_object('payments', case when jsonb_array_length(found) > size then found - size else found end,
    'more', jsonb_array_length(found) > size, 'next_number', (select coalesce(max(number), 0) + 1 from public.payments));
end
$$;
comment on function public.admin_payments(jsonb) is 'Payments that were recorded, for administrators.';

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

-- Records a payment for a year of a listing's package and gives the listing what was paid for, as one operation of History. The id is made by the caller:
-- the same one again answers what was recorded. It takes {"id", "listing_id", "tier", "amount_cents", "received_on", "method", "reference", "note"}.
create function private.record_payment(payment jsonb) returns jsonb
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
  then
    perform private.refuse('A payment has an id, a tier, a method and a day');
  end if;
  if given.amount_cents is null or given.amount_cents not between 1 and 100000000 then
    perform private.refuse('amount_cents is from 1 to 100,000,000');
  end if;
  -- Where the day begins earlier it may be tomorrow already.
  if given.received_on not between date '2000-01-01' and private.today() + 1 then
    perform private.refuse('received_on is a day that has come');
  end if;
  entry := given;
  entry.reference := private.trimmed(private.clean_text('reference', coalesce(given.reference, ''), 120));
  entry.note := private.trimmed(private.clean_text('note', coalesce(given.note, ''), 1000));
  if given.amount_cents <> private.yearly_price(given.tier) and entry.note = '' then
    perform private.refuse('Another amount than the price asks for a note');
  end if;
  entry.period_start := private.period_start(listing.paid_until, given.received_on);
  entry.period_end := private.year_end(entry.period_start);
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
create function public.record_payment(payment jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.record_payment(payment) $$;
comment on function public.record_payment(jsonb) is 'Records a payment and gives the listing what was paid for, for administrators.';

-- The package that a listing would have without a payment: {"tier", "paid_until"}. All others that hold are applied in turn, from what it had before the
-- first; where somebody changed the package by hand in between, from that.
create function private.package_without(payment public.payments) returns jsonb
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
      paid_until := private.year_end(private.period_start(paid_until, entry.received_on));
    end if;
    previous := entry;
  end loop;
  return jsonb_build_object('tier', tier, 'paid_until', paid_until);
end
$$;

-- Takes a payment back by a second entry, and gives the listing the package that it has without it. Where its package says something else than what the
-- last entry wrote, because somebody changed it by hand since, it is left alone: then "paid_until_after" is what it says.
create function private.reverse_payment(payment_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given_reason constant text := private.clean_required('reason', reason, 1000);
  entry public.payments;
  last_entry public.payments;
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
    perform private.refuse('A reversal is not reversed: record the payment anew');
  end if;
  if exists (select from public.payments where reverses = entry.id) then
    perform private.refuse('It was reversed already');
  end if;
  select * into last_entry from public.payments where listing_id = entry.listing_id order by number desc limit 1;
  wanted := private.package_without(entry);
  entry.tier_before := listing.package_tier;
  entry.paid_until_before := listing.paid_until;
  if (listing.package_tier, listing.paid_until) is distinct from (last_entry.tier_after, last_entry.paid_until_after) then
    entry.tier_after := listing.package_tier;
    entry.paid_until_after := listing.paid_until;
  else
    entry.tier_after := wanted ->> 'tier';
    entry.paid_until_after := (wanted ->> 'paid_until')::date;
  end if;
  entry.reverses := entry.id;
  entry.id := gen_random_uuid();
  entry.amount_cents := -entry.amount_cents;
  entry.received_on := private.today();
  entry.note := '';
  entry.reason := given_reason;
  entry := private.add_payment(entry);

  perform private.name_operation('payment', jsonb_build_object('payment', entry.id, 'number', entry.number, 'amount_cents', entry.amount_cents));
  update public.listings set package_tier = entry.tier_after, paid_until = entry.paid_until_after
    where id = entry.listing_id and (package_tier, paid_until) is distinct from (entry.tier_after, entry.paid_until_after);
  return private.payment_row(entry);
end
$$;
create function public.reverse_payment(payment_id uuid, reason text) returns jsonb
language sql set search_path = ''
as $$ select private.reverse_payment(payment_id, reason) $$;
comment on function public.reverse_payment(uuid, text) is 'Takes a payment back by a second entry, for administrators.';

revoke all on function
  private.keep_payment(), private.refuse_undo_of_payment(), private.yearly_price(text), private.year_end(date), private.period_start(date, date),
  private.payment_row(public.payments), private.add_payment(public.payments), private.package_without(public.payments),
  private.record_payment(jsonb), private.reverse_payment(uuid, text), public.admin_payments(jsonb), public.record_payment(jsonb), public.reverse_payment(uuid, text)
from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function
  private.record_payment(jsonb), private.reverse_payment(uuid, text),
  public.admin_payments(jsonb), public.record_payment(jsonb), public.reverse_payment(uuid, text)
to authenticated;
