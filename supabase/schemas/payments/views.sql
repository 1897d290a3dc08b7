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
