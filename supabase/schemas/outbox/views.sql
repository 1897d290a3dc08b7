-- Reminders of packages that end: of published listings above classified, until their grace is over, to the first of those who look after the listing, else
-- to the listing's own address. One for each listing at any time, so that after days in which nothing ran the nearest is sent and not all that were missed.
create view private.due_reminders as
select listing.id as listing_id, format('reminder:%s:%s:%s', listing.id, listing.paid_until, private.due_span(listing.paid_until)) as dedupe_key,
  coalesce(owner.email, listing.email) as email,
  -- Directory-core has judged that it can be dialled.
  case when r.judged = r.to_judge and r.undialled_phone is null then nullif(listing.phone, '') end as phone,
  jsonb_build_object('name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'tier', listing.package_tier, 'paid_until', listing.paid_until,
    'is_owned', owner.email is not null, 'renews_from', private.renews_from(listing)) as data
from public.listings as listing left join private.listing_rows as r on r.id = listing.id
left join lateral (
  select email from private.listing_owners where listing_id = listing.id order by created_at, id limit 1
) as owner on true
where listing.status = 'published' and listing.package_tier <> 'classified'
  and listing.paid_until between (select private.ended_before()) and (select private.today()) + 30;

-- Emails as administrators read them: never what is in a link.
create view public.admin_outbox with (security_invoker = true) as
select id, kind, email, phone, reply_to, data, status, last_error as error, next_attempt_at, created_at, settled_at,
  (select email from public.admin_users where id = mail.handled_by) as handled_by,
  -- What an open email waits for: the server, a hand, or a decision, where it may have been sent twice without an answer.
  case when settled_at is not null then null when status = 'failed' then 'failed' when status = 'uncertain' and times_uncertain > 1 then 'uncertain'
    when email is not null then 'by_mail' when status = 'waiting' then 'by_hand' end as waits_for
from public.outbox as mail;
comment on view public.admin_outbox is 'Emails to send and sent, for administrators.';

create view public.admin_outbox_counts with (security_invoker = true) as
select waits_for, count(*) from public.admin_outbox where waits_for is not null group by waits_for;
comment on view public.admin_outbox_counts is 'How many emails wait for what, for administrators.';
