-- Payments: entries that give a listing its package, and what owners say that they paid.

create table public.payments (
  id uuid primary key,
  number integer not null check (number > 0) unique,
  listing_id text not null,
  customer jsonb not null,
  amount_cents integer not null,
  received_on date not null,
  method text not null check (method in ('transfer', 'card', 'mobile-money', 'cash')),
  reference text not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  period_start date not null,
  period_end date not null,
  note text not null,
  reverses uuid unique references public.payments (id),
  reason text not null,
  tier_before text,
  paid_until_before date,
  tier_after text,
  paid_until_after date,
  actor uuid,
  recorded_at timestamptz not null default clock_timestamp(),
  seller jsonb,
  years integer not null default 1 check (years in (1, 2)),
  again uuid unique references public.payments (id),
  constraint payments_check check ((amount_cents <> 0) and ((amount_cents < 0) = (reverses is not null))),
  constraint payments_check1 check (period_end > period_start),
  constraint payments_check2 check ((reason <> '') = (reverses is not null))
);
comment on table public.payments is 'Payments recorded by hand, with the number of their invoice. Written by record_payment() and reverse_payment() alone.';
comment on column public.payments.number is 'The number of the invoice: 1, 2, 3 and so on, without gaps.';
comment on column public.payments.listing_id is 'No reference: a payment stays when its listing is removed.';
comment on column public.payments.customer is 'Name and address as they were then: {"name", "address", "city", "province", "country"}.';
comment on column public.payments.amount_cents is 'In cents of the South African rand; below nought for a reversal.';
comment on column public.payments.reverses is 'The entry that this one takes back, for the reason.';
comment on column public.payments.paid_until_before is 'What the listing had before and after this entry, and so for the tier.';
comment on column public.payments.seller is 'Who sold, as the invoice says it: {"lines", "vatNumber", "vatPercent"}. Null for entries of before, whose invoices follow the settings.';
comment on column public.payments.years is 'For how many years of the package it pays.';
comment on column public.payments.again is 'The reversal that this payment undoes: it is the one that was taken back, recorded again.';
alter table public.payments enable row level security, force row level security;
create index payments_listing on public.payments (listing_id, number);

create table private.payment_notes (
  listing_id text primary key,
  account uuid not null,
  tier text not null check (tier in ('classified', 'standard', 'premium')),
  years integer not null check (years in (1, 2)),
  noted_at timestamptz not null default clock_timestamp()
);
comment on table private.payment_notes is 'For which listings an owner says to have paid, and for what. It pays for nothing: an administrator records the payment, which removes the note.';
alter table private.payment_notes enable row level security;
