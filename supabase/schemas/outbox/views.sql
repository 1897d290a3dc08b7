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
