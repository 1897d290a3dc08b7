-- What was tried, whether it was refused or not. Without a request: by a link that there is not, a hundred times an hour at most.
create function private.log_claim(claim public.change_requests, what text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first_entry bigint;
begin
  if claim.id is null and (
    select happened_at from public.audit_log where table_name = 'change_requests' and row_id = 'unknown' order by operation_id desc offset 99 limit 1
  ) > now() - interval '1 hour' then
    return;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation('claim'), auth.uid(), current_setting('role'), 'change_requests', coalesce(claim.id::text, 'unknown'), claim.reference, 'claim',
    jsonb_build_object('claim', jsonb_build_array(null, what))
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
end
$$;

-- For so long a code and a link count, a question for a code waits for a person, and a new one may not be asked for.
create function private.proof_counts() returns interval language sql immutable set search_path = '' return interval '24 hours';

create function private.proof_waits() returns interval language sql immutable set search_path = '' return interval '7 days';

create function private.proof_pause() returns interval language sql immutable set search_path = '' return interval '10 minutes';

create function private.is_proof_open(proof private.claim_proofs) returns boolean
language sql stable set search_path = ''
return not proof.is_refused and proof.ended_at is null and proof.tries < 3 and clock_timestamp() < case proof.channel
  when 'email' then proof.asked_at + private.proof_counts() else coalesce(proof.revealed_at + private.proof_counts(), proof.asked_at + private.proof_waits()) end;

-- Claims of the same listing that wait as well, once they have asked for something.
create function private.rival_claims(claim public.change_requests) returns setof public.change_requests
language sql stable set search_path = ''
as $$
  select other from public.change_requests as other
  where other.kind = 'claim' and other.listing_id = claim.listing_id and other.id <> claim.id and other.status in ('new', 'asked-back')
    and (other.evidence ? 'text' or exists (select from private.claim_proofs where request = other.id))
$$;

-- Where a claim stands:
--   new        nothing was asked for                         written    an email went to the listed mailbox
--   code       a code is on its way or may be typed          over       that link or code counts no longer
--   evidence   an administrator decides on what was sent     rival      another claim waits: an administrator decides on both
--   taken      somebody looks after the page                 proved     the account may be named
--   done       the account looks after the page              declined, withdrawn
create function private.claim_state(claim public.change_requests) returns text
language plpgsql stable set search_path = ''
as $$
declare
  last private.claim_proofs;
begin
  if exists (select from private.listing_owners as owner where owner.request = claim.id) then
    return 'done';
  elsif claim.status in ('declined', 'withdrawn') then
    return claim.status;
  elsif claim.status = 'accepted' then
    return 'proved';
  end if;
  select * into last from private.claim_proofs as proof
    where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1;
  if last.id is null and not claim.evidence ? 'text' then
    return 'new';
  elsif exists (select from private.listing_owners where listing_id = claim.listing_id) then
    return 'taken';
  elsif exists (select from private.claim_proofs as proof where proof.request = claim.id and proved_at is not null) then
    return 'proved';
  elsif exists (select from private.rival_claims(claim)) then
    return 'rival';
  elsif last.id is null then
    return 'evidence';
  end if;
  return case when not private.is_proof_open(last) then 'over' when last.channel = 'email' then 'written' else 'code' end;
end
$$;

-- When the next email or code may be asked for: ten minutes after the last one of this listing, and three a day.
create function private.next_proof_at(listing text) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(max(asked_at) + private.proof_pause(), (array_agg(asked_at order by asked_at desc))[3] + interval '1 day')
  from private.claim_proofs where listing_id = listing and channel <> 'account' and not is_refused and asked_at > clock_timestamp() - interval '1 day'
$$;

-- What the claimant is told. `refused` says why what was asked for just now was not done.
create function private.claim_json(claim public.change_requests, refused text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'state', private.claim_state(claim), 'refused', refused, 'reference', claim.reference, 'has_evidence', claim.evidence ? 'text',
    'channel', last.channel, 'asked_at', last.asked_at, 'tries_left', 3 - last.tries,
    'again_at', case when not last.is_refused then private.next_proof_at(claim.listing_id) end,
    'decision_reason', nullif(claim.decision_reason, '')))
  from (values (1)) as one left join lateral (
    select * from private.claim_proofs as proof where proof.request = claim.id and channel <> 'account' order by asked_at desc limit 1
  ) as last on true
$$;

-- Ends what was issued for some claims: their codes count no longer, and their links open nothing.
create function private.end_proofs(requests uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where token_hash in (select link_hash from private.claim_proofs where request = any (requests) and ended_at is null)
      and private.invitation_state(invitation) = 'open';
  update private.claim_proofs set ended_at = clock_timestamp() where request = any (requests) and ended_at is null;
end
$$;

-- The claim of a link, and nobody else's of its listing moves until the end of the transaction. None for a wrong link, which is noted.
create function private.claim_of(token text) returns public.change_requests
language plpgsql set search_path = ''
as $$
declare
  claim public.change_requests;
begin
  select * into claim from public.change_requests where link_token = private.token_hash(token) and kind = 'claim';
  if claim.id is null then
    perform private.log_claim(claim, 'unknown link');
    return claim;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.claim_proofs'), hashtext(claim.listing_id));
  select * into claim from public.change_requests where id = claim.id for update;
  return claim;
end
$$;

-- A name as an email has it: a stranger typed it, so nothing that could be read as an address or a number is left of it.
create function private.name_in_email(name text) returns text
language sql immutable set search_path = ''
return left(private.trimmed(regexp_replace(name, '[^[:alpha:] ''’-]', '', 'g')), 60);

-- A link by which an address gets an account that looks after the listing: once, and for a day. Answers what is in it.
create function private.make_claim_link(claim public.change_requests, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := private.make_owner_invitation(claim.listing_id, address, claim.id) ->> 'token';
begin
  update private.invitations set expires_at = clock_timestamp() + private.proof_counts() where token_hash = sha256(convert_to(token, 'UTF8'));
  return token;
end
$$;

create function private.write_claim_email(claim public.change_requests, mailbox text, token text) returns void
language sql security definer set search_path = ''
as $$
  -- The key is that of every email with the link, so that it goes with the link.
  insert into public.outbox (kind, dedupe_key, email, secret, listing_id, data)
  select 'claim-link', 'invitation:' || invitation.id, mailbox, token, listing.id, jsonb_build_object('name', listing.business_name, 'slug', listing.slug,
    'country', listing.country, 'claimant', private.name_in_email(claim.name), 'asked_at', clock_timestamp(), 'expires_at', invitation.expires_at)
  from public.listings as listing, private.invitations as invitation
  where listing.id = claim.listing_id and invitation.token_hash = sha256(convert_to(token, 'UTF8'))
  on conflict (dedupe_key) do nothing
$$;

-- Tells those who look after a listing that somebody else says it is theirs: once a day, however many do.
create function private.write_claim_notices(claim public.change_requests) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, dedupe_key, email, listing_id, data)
  select 'claim-notice', format('claim-notice:%s:%s:%s', listing.id, owner.account, private.today()), owner.email, listing.id, jsonb_build_object(
    'name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'claimant', private.name_in_email(claim.name),
    'reference', claim.reference, 'asked_at', clock_timestamp())
  from public.listings as listing join private.listing_owners as owner on owner.listing_id = listing.id
  where listing.id = claim.listing_id
  on conflict (dedupe_key) do nothing
$$;

-- Through what a published listing can be reached: {"id", "email", "phone"}, masked; null where there is no such listing. A domain that its page does not show
-- is masked as well.
create function public.claim_channels(listing_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('id', listing.id, 'email', private.masked_email(nullif(listing.email, ''), shown.email is not null),
    'phone', case when private.phone_digits(listing.phone) is not null then private.masked_phone(listing.phone) end))
  from public.listings as listing join public.published_listings as shown using (id) where listing.slug = listing_slug
$$;
comment on function public.claim_channels(text) is 'The masked contacts by which a claim of a published listing is proved.';

-- Where a claim stands, for the holder of its link; null for a link that there is not.
create function public.claim_status(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.claim_json(request) from public.change_requests as request where link_token = private.token_hash(token) and kind = 'claim' $$;
comment on function public.claim_status(text) is 'Where a claim stands, for the holder of its link.';

-- Asks for an email to the listed mailbox (email), or for a code by a call or by WhatsApp. Answers as claim_status does, the same whether there is such a contact.
create function public.ask_claim_proof(token text, channel text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := channel;
  claim public.change_requests := private.claim_of(token);
  listing public.listings;
  reached text;
  link text;
  refused text;
begin
  if claim.id is null then
    return null;
  elsif asked is null or asked not in ('email', 'call', 'whatsapp') then
    perform private.refuse('channel is email, call or whatsapp');
  end if;
  if claim.status not in ('new', 'asked-back') or exists (select from private.claim_proofs as proof where proof.request = claim.id and proved_at is not null) then
    perform private.log_claim(claim, 'asked when it was decided');
    return private.claim_json(claim, 'closed');
  end if;
  refused := case when exists (select from private.listing_owners where listing_id = claim.listing_id) then 'taken'
    when exists (select from private.rival_claims(claim)) then 'rival' end;
  if refused is not null then
    insert into private.claim_proofs (request, listing_id, channel, is_refused, ended_at) values (claim.id, claim.listing_id, asked, true, clock_timestamp());
    if refused = 'taken' then
      perform private.write_claim_notices(claim);
    else
      perform private.end_proofs(array(select id from private.rival_claims(claim)
        where not exists (select from private.claim_proofs where request = id and proved_at is not null)) || claim.id);
    end if;
    perform private.log_claim(claim, 'asked by ' || asked || ': ' || refused);
    return private.claim_json(claim);
  elsif private.next_proof_at(claim.listing_id) > clock_timestamp() then
    perform private.log_claim(claim, 'asked by ' || asked || ': too soon');
    return private.claim_json(claim, 'too-soon');
  end if;

  perform private.end_proofs(array[claim.id]);
  select * into listing from public.listings where id = claim.listing_id and status = 'published';
  reached := nullif(case asked when 'email' then listing.email else listing.phone end, '');
  if asked = 'email' and reached is not null then
    link := private.make_claim_link(claim, reached);
    perform private.write_claim_email(claim, reached, link);
  end if;
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, asked, reached, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'asked by ' || asked);
  return private.claim_json(claim);
end
$$;
comment on function public.ask_claim_proof(text, text) is 'Asks for an email or a code that proves a claim, for the holder of its link.';

-- Types a code. Answers as claim_status does; `refused` is wrong or over.
create function public.try_claim_code(token text, code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
  proof private.claim_proofs;
begin
  if claim.id is null then
    return null;
  end if;
  select * into proof from private.claim_proofs as asked where asked.request = claim.id and channel <> 'account' order by asked_at desc limit 1 for update;
  if private.claim_state(claim) <> 'code' then
    perform private.log_claim(claim, 'a code that counts no longer');
    return private.claim_json(claim, 'over');
  elsif proof.code_hash is distinct from sha256(convert_to(proof.id || regexp_replace(code, '\D', '', 'g'), 'UTF8')) then
    update private.claim_proofs set tries = tries + 1 where id = proof.id returning * into proof;
    perform private.log_claim(claim, 'wrong code, ' || 3 - proof.tries || ' left');
    return private.claim_json(claim, case when proof.tries < 3 then 'wrong' else 'over' end);
  end if;
  update private.claim_proofs set proved_at = clock_timestamp(), ended_at = clock_timestamp() where id = proof.id;
  perform private.log_claim(claim, 'proved by ' || proof.channel);
  return private.claim_json(claim);
end
$$;
comment on function public.try_claim_code(text, text) is 'Types the code that proves a claim, for the holder of its link.';

-- Sends proof for administrators to decide on, with the address that hears of it. Answers as claim_status does.
create function public.send_claim_evidence(token text, evidence text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
begin
  if claim.id is null then
    return null;
  elsif claim.status not in ('new', 'asked-back') then
    perform private.log_claim(claim, 'evidence when it was decided');
    return private.claim_json(claim, 'closed');
  end if;
  update public.change_requests as stored set version = stored.version + 1, email = private.clean_email('address', address),
    evidence = private.clean_evidence(jsonb_build_object('text', private.clean_required('evidence', send_claim_evidence.evidence, 5000)))
    where id = claim.id returning * into claim;
  if exists (select from private.listing_owners where listing_id = claim.listing_id) then
    perform private.write_claim_notices(claim);
  end if;
  -- Two that wait are an administrator's.
  if exists (select from private.rival_claims(claim)) then
    perform private.end_proofs(array(select id from private.rival_claims(claim)
      where not exists (select from private.claim_proofs where request = id and proved_at is not null)) || claim.id);
  end if;
  perform private.log_claim(claim, 'sent evidence');
  return private.claim_json(claim);
end
$$;
comment on function public.send_claim_evidence(text, text, text) is 'Sends proof of a claim for administrators to decide on, for the holder of its link.';

-- Names the account of a claim that is proved: {"token"} of its link. An address that has an account already, whose password the link would set, gets it by an email, and
-- the answer is {"token": null}. Three addresses at most.
create function public.name_claim_account(token text, address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests := private.claim_of(token);
  cleaned constant text := lower(private.clean_email('address', address));
  link text;
begin
  if claim.id is null then
    return null;
  elsif private.claim_state(claim) <> 'proved' or
    (select count(*) >= 3 from private.claim_proofs where request = claim.id and channel = 'account') then
    perform private.log_claim(claim, 'an account when it was not proved');
    return private.claim_json(claim, 'closed');
  end if;
  perform private.end_proofs(array[claim.id]);
  link := private.make_claim_link(claim, cleaned);
  insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
    values (claim.id, claim.listing_id, 'account', cleaned, sha256(convert_to(link, 'UTF8')));
  perform private.log_claim(claim, 'named the account');
  if exists (select from auth.users where lower(email) = cleaned) then
    perform private.write_claim_email(claim, cleaned, link);
    link := null;
  end if;
  return private.claim_json(claim) || jsonb_build_object('token', link);
end
$$;
comment on function public.name_claim_account(text, text) is 'Names the account that shall look after a listing, for the holder of the link of a claim that is proved.';

-- What the review of a claim shows beside the request; null where there is no such claim.
create function private.claim_review(claim public.change_requests) returns jsonb
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

create function public.claim_review(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.claim_review(request) from public.change_requests as request where id = request_id and kind = 'claim');
end
$$;
comment on function public.claim_review(uuid) is 'How a claim is to be proved, for administrators.';

-- Makes the code that was asked for and shows it, once: {"code", "until", "review"}, where "code" is null when there is none to show.
create function private.reveal_claim_code(request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of the twelve hexadecimal digits all are random.
  code constant text := lpad((('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint % 1000000)::text, 6, '0');
  claim public.change_requests;
  proof private.claim_proofs;
begin
  perform private.require_admin();
  select * into claim from public.change_requests where id = request_id and kind = 'claim';
  if claim.id is null then
    perform private.refuse('There is no such claim');
  end if;
  perform pg_advisory_xact_lock(hashtext('private.claim_proofs'), hashtext(claim.listing_id));
  select * into claim from public.change_requests where id = request_id for update;
  if not (private.claim_review(claim) ->> 'can_reveal')::boolean then
    perform private.log_claim(claim, 'no code to read out');
    return jsonb_build_object('code', null, 'until', null, 'review', private.claim_review(claim));
  end if;
  select * into proof from private.claim_proofs as asked where asked.request = claim.id and channel <> 'account' order by asked_at desc limit 1;
  update private.claim_proofs set revealed_at = clock_timestamp(), revealed_by = auth.uid(), code_hash = sha256(convert_to(proof.id || code, 'UTF8'))
    where id = proof.id returning * into proof;
  perform private.log_claim(claim, 'code read out by ' || proof.channel);
  return jsonb_build_object('code', code, 'until', proof.revealed_at + private.proof_counts(), 'review', private.claim_review(claim));
end
$$;

create function public.reveal_claim_code(request_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.reveal_claim_code(request_id) $$;
comment on function public.reveal_claim_code(uuid) is 'Makes the code of a claim and shows it once, for administrators.';

-- Token in the link of a claim's email, for who sends it by hand; null where there is none. The log says who saw it.
create function private.reveal_claim_link(email_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.outbox;
  claim public.change_requests;
  first_entry bigint;
begin
  perform private.require_admin();
  select * into mail from public.outbox
    where id = email_id and kind in ('claim-link', 'email-change') and status in ('waiting', 'uncertain', 'failed');
  if mail.kind = 'claim-link' and mail.secret is not null then
    select request.* into claim from private.claim_proofs as proof join public.change_requests as request on request.id = proof.request
      where link_hash = sha256(convert_to(mail.secret, 'UTF8'));
    perform private.log_claim(claim, 'link of the email seen');
  elsif mail.secret is not null then
    insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes)
      select private.current_operation('edit'), auth.uid(), current_setting('role'), 'invitations', invitation.id::text, invitation.email, 'update',
        '{"link": [null, "seen"]}'
      from private.invitations as invitation where token_hash = sha256(convert_to(mail.secret, 'UTF8'))
      returning id into first_entry;
    perform private.count_entries(first_entry);
  end if;
  return mail.secret;
end
$$;

create function public.reveal_claim_link(email_id uuid) returns text
language sql set search_path = ''
as $$ select private.reveal_claim_link(email_id) $$;
comment on function public.reveal_claim_link(uuid) is
  'What is in the link of an email that is sent by hand, of a claim or for another address of an account, for administrators.';

-- Who came by a claim has proved it; what was issued for others of the listing counts no longer.
create function private.claim_follows_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claim public.change_requests;
begin
  update public.change_requests as request set status = 'accepted', version = request.version + 1, decided_at = clock_timestamp(), asked_at = null,
      read_at = coalesce(read_at, clock_timestamp())
    where id = new.request and kind = 'claim' and status in ('new', 'asked-back');
  select * into claim from public.change_requests where id = new.request and kind = 'claim';
  if claim.id is not null then
    perform private.log_claim(claim, 'looks after the page');
  end if;
  -- The link that was used is the caller's to close.
  perform private.end_proofs(array(select id from public.change_requests where kind = 'claim' and listing_id = new.listing_id and id is distinct from new.request));
  return null;
end
$$;

-- What was issued for a claim that is declined, taken back, or waits again counts no longer. One that is accepted on proof invites the address that came with it, where emails
-- go out by themselves; where they do not, its page asks for the account.
create function private.proofs_follow_claim() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  token text;
begin
  if new.status <> 'accepted' then
    perform private.end_proofs(array[new.id]);
  elsif new.email <> '' and (select is_by_mail from private.outbox_sender)
    and not exists (select from private.listing_owners as owner where owner.request = new.id)
  then
    token := private.make_claim_link(new, new.email);
    insert into private.claim_proofs (request, listing_id, channel, contact, link_hash)
      values (new.id, new.listing_id, 'account', lower(new.email), sha256(convert_to(token, 'UTF8')));
    perform private.write_invitation(token);
  end if;
  return null;
end
$$;

-- A link that is closed is kept nowhere.
create function private.forget_claim_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set secret = null where dedupe_key = 'invitation:' || new.id and kind = 'claim-link' and secret is not null;
  update private.claim_proofs set ended_at = clock_timestamp() where link_hash = new.token_hash and ended_at is null;
  return null;
end
$$;

-- At most three published listings that may be of the business that somebody applies for, by what their pages show: [{"slug", "name", "category", "city", "country", "tier", "phone",
-- "reason", "metres"}]. Asked with columns of listings, as possible_duplicates is. A chain's branches share a website, so that counts here alone.
create function public.listed_twins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted public.listings;
begin
  if length(asked::text) > 2000 then
    perform private.refuse('asked is too long');
  end if;
  wanted := jsonb_populate_record(null::public.listings, asked - array['id', 'slug']);
  return (
    select coalesce(jsonb_agg(answer order by place), '[]') from (
      select jsonb_build_object('slug', shown.slug, 'name', shown.business_name, 'category', shown.category, 'city', shown.city_name, 'country', shown.country, 'tier', coalesce(shown.package_tier, case when shown.is_unclaimed then 'unclaimed' else 'classified' end),
          'phone', shown.phone, 'reason', found.reason, 'metres', round(found.metres, -1)) as answer,
        row_number() over (order by array_position(array['phone', 'website', 'name', 'town'], found.reason), found.metres, shown.id) as place
      from (
        select distinct on (twin) twin, reason, metres from (
          select twin, reason, metres from private.listing_twins(wanted)
          union all
          (select id, 'website', round(private.metres(wanted.lat, wanted.lng, lat, lng))::integer from public.listings
            where private.website_key(website) = private.website_key(wanted.website) and website is not null order by id limit 200)
        ) as either order by twin, array_position(array['phone', 'website', 'name', 'town'], reason)
      ) as found
      join public.published_listings as shown on shown.id = found.twin and (found.reason <> 'website' or shown.website is not null)
      order by place limit 3
    ) as first);
end
$$;
comment on function public.listed_twins(jsonb) is 'Published listings that may be of the business that somebody applies for, three at most.';
