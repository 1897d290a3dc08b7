-- A claim that was refused a code or a letter, because somebody looks after the page or claims it as well, has no contact of its own: its review named none, as if the
-- listing had none. It names the one that the listing has now.

create or replace function private.claim_review(claim public.change_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.claim_state(claim), 'channel', last.channel,
    'contact', coalesce(last.contact, nullif(case last.channel when 'email' then listing.email else listing.phone end, '')),
    'country', listing.country, 'asked_at', last.asked_at,
    'revealed_at', last.revealed_at, 'revealed_by', (select email from public.admin_users where id = last.revealed_by), 'tries', last.tries,
    'can_reveal', coalesce(private.claim_state(claim) = 'code' and last.code_hash is null and last.contact is not null, false),
    'owners', (select coalesce(jsonb_agg(email order by email), '[]') from private.listing_owners where listing_id = claim.listing_id and request is distinct from claim.id),
    'rivals', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'name', name) order by created_at), '[]') from private.rival_claims(claim)))
  from (values (1)) as one
  left join public.listings as listing on listing.id = claim.listing_id
  left join lateral (
    select * from private.claim_proofs as proof where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1
  ) as last on true
$$;
