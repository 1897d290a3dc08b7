-- Claims: proved through a contact that the listing has already, by an email or a code, and by nothing that the claimant typed; what is tried is refused and logged.
begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, phone, email, website, address, status, package_tier, lat, lng) values
  ('t-jetty', 't-jetty', 'Jetty Kabeljou', 'shopping', 'NA', '+264 64 555 0110', 'table@jetty.test.example', 'https://www.jetty.test.example/', 'C38', 'published', 'standard', -22.68, 14.52),
  ('t-kamer', 't-kamer', 'Kudu Kamer', 'shopping', 'NA', '+264 81 555 0946', 'meat@kamer.test.example', 'https://kamer.test.example', 'C38', 'published', 'classified', -22.57, 17.08),
  ('t-bare', 't-bare', 'Bare', 'shopping', 'NA', '', null, null, 'C38', 'published', 'standard', null, null),
  ('t-hut', 't-hut', 'Hut', 'shopping', 'NA', '+264 64 555 0111', null, null, 'C38', 'published', 'standard', null, null),
  ('t-yard', 't-yard', 'Yard', 'shopping', 'NA', '+264 64 555 0112', 'yard@yard.test.example', null, 'C38', 'published', 'standard', null, null),
  ('t-mill', 't-mill', 'Mill', 'shopping', 'NA', '+264 64 555 0114', 'mill@mill.test.example', null, 'C38', 'published', 'standard', null, null),
  ('t-draft', 't-draft', 'Draft', 'shopping', 'NA', '+264 64 555 0113', 'd@draft.test.example', null, 'C38', 'draft', 'standard', null, null);
update public.listings set package_tier = null, source_id = id where id = 't-yard';
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;

create function pg_temp.claiming(digit text, listing text, more jsonb default '{}') returns text
language sql
as $$
  select format('insert into public.change_requests (%s) values (%s)', string_agg(format('%I', key), ', '), string_agg(format('%L', value), ', '))
  from jsonb_each_text(jsonb_build_object('idempotency_key', gen_random_uuid(), 'link_token', repeat(digit, 64), 'kind', 'claim', 'listing_id', listing, 'name', 'Selma Nangolo') || more)
$$;
create function pg_temp.request(digit text) returns public.change_requests
language sql security definer
as $$ select request from public.change_requests as request where link_token = private.token_hash(repeat(digit, 64)) $$;
-- What the log says of claims since the last look.
create function pg_temp.logged() returns text[]
language plpgsql security definer
as $$
declare
  said text[];
begin
  select coalesce(array_agg(changes #>> '{claim,1}' order by id), '{}') into said from public.audit_log
    where action = 'claim' and id > (select id from beginning);
  update beginning set id = (select max(audit_log.id) from public.audit_log);
  return said;
end
$$;
create function pg_temp.later(span interval) returns void
language sql security definer
as $$
  update private.claim_proofs set asked_at = asked_at - span, revealed_at = revealed_at - span;
$$;
create function pg_temp.wrong(code text) returns text language sql return lpad(((code::integer + 1) % 1000000)::text, 6, '0');
create function pg_temp.as_admin(statement text) returns jsonb
language plpgsql
as $$
declare
  answer jsonb;
begin
  perform set_config('role', 'authenticated', true);
  perform set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}', true);
  execute statement into answer;
  perform set_config('request.jwt.claims', '', true);
  perform set_config('role', 'anon', true);
  return answer;
end
$$;
create function pg_temp.reveal(digit text) returns jsonb
language sql
as $$ select pg_temp.as_admin(format('select public.reveal_claim_code(%L)', (pg_temp.request(digit)).id)) $$;
create function pg_temp.state(digit text) returns text language sql as $$ select public.claim_status(repeat(digit, 64)) ->> 'state' $$;
create function pg_temp.ask(digit text, channel text) returns jsonb language sql as $$ select public.ask_claim_proof(repeat(digit, 64), channel) $$;
create function pg_temp.type(digit text, code text) returns jsonb language sql as $$ select public.try_claim_code(repeat(digit, 64), code) $$;
create function pg_temp.emails() returns table (kind text, email text, status text, secret text, data jsonb)
language sql security definer
as $$ select kind, email, status, secret, data from public.outbox where kind like 'claim-%' order by created_at, id $$;
-- Presses the button of a link, as the site's server does.
create function pg_temp.press(token text, account uuid) returns text
language plpgsql security definer
as $$
declare
  begun jsonb := public.claim_invitation(token);
begin
  if begun ->> 'state' <> 'open' then
    return begun ->> 'state';
  end if;
  insert into auth.users (id, email) values (account, begun ->> 'email') on conflict do nothing;
  return public.finish_invitation(token, account) ->> 'state';
end
$$;
create function pg_temp.email_id() returns uuid language sql security definer as $$ select id from public.outbox where kind = 'claim-link' and status = 'waiting' $$;
create function pg_temp.owners(listing text) returns table (email text, account uuid)
language sql security definer
as $$ select email, account from private.listing_owners where listing_id = listing $$;
create temporary table kept (name text primary key, value text);
grant all on kept, beginning to anon, authenticated;

-- What can be reached, masked.
set local role anon;
select is(public.claim_channels('t-jetty'), '{"id": "t-jetty", "email": "t••••@jetty.test.example", "phone": "+264 •• ••• ••10"}', 'a visitor sees masked contacts');
select is(public.claim_channels('t-kamer') ->> 'email', 'm••••@••••', 'a domain that the page does not show is masked');
select is(public.claim_channels('t-bare'), '{"id": "t-bare"}', 'what is not there is left out');
select is(public.claim_channels(slug), null, slug || ' has no page') from unnest(array['t-draft', 'nothing']) as slug;

-- A wrong link does nothing, and is noted.
select is(public.claim_status(token), null, 'a wrong link shows nothing') from unnest(array['', 'x', repeat('7', 64)]) as token;
select is(public.ask_claim_proof(repeat('7', 64), 'email'), null, 'nor asks');
select is(public.try_claim_code(repeat('7', 64), '000000'), null, 'nor types');
select is(public.send_claim_evidence(repeat('7', 64), 'E', 'e@dira.test.example'), null, 'nor sends');
select is(public.name_claim_account(repeat('7', 64), 'e@dira.test.example'), null, 'nor names an account');
select is(pg_temp.logged(), array_fill('unknown link'::text, array[4]), 'which is all in the log');
select lives_ok(pg_temp.claiming('0', 't-jetty'), 'a claim has a name only');
select throws_ok(pg_temp.claiming('9', 't-jetty', '{"name": ""}'), '22023', 'name is required', 'and that it needs');
select is(public.withdraw_change_request(repeat('0', 64)) ->> 'is_done', 'true', 'it can be taken back');
select is(pg_temp.state('0'), 'withdrawn', 'and says so');
select is(pg_temp.ask('0', 'call') ->> 'refused', 'closed', 'then it asks for nothing');

-- A code: made when it is read out, seen once, three tries.
select lives_ok(pg_temp.claiming('1', 't-hut', '{"phone": "+264 81 000 0000", "email": "me@stranger.test.example"}'), 'a claimant may say anything of himself');
select is(pg_temp.state('1'), 'new', 'nothing was asked for');
select is(pg_temp.type('1', '000000') ->> 'refused', 'over', 'without a code nothing is right');
select is(pg_temp.ask('1', 'whatsapp') - 'asked_at' - 'again_at' - 'reference',
  '{"state": "code", "channel": "whatsapp", "tries_left": 3, "has_evidence": false}', 'a code is asked for');
select is(pg_temp.ask('1', 'call') ->> 'refused', 'too-soon', 'a new one after ten minutes');
select throws_ok($$ select pg_temp.ask('1', 'pigeon') $$, '22023', null, 'by no other way');
select is(pg_temp.as_admin(format('select public.claim_review(%L)', (pg_temp.request('1')).id)) ->> 'contact', '+264 64 555 0111', 'the number is that of the listing');
insert into kept select 'one', pg_temp.reveal('1') ->> 'code';
select matches((select value from kept where name = 'one'), '^[0-9]{6}$', 'an administrator sees six figures');
select is(pg_temp.reveal('1') ->> 'code', null, 'once');
select is((select pg_temp.type('1', pg_temp.wrong(value)) ->> 'refused' from kept where name = 'one'), 'wrong', 'a guess is wrong');
select is((select pg_temp.type('1', pg_temp.wrong(value)) -> 'tries_left' from kept where name = 'one'), '1', 'and counted');
select is((select pg_temp.type('1', pg_temp.wrong(value)) ->> 'refused' from kept where name = 'one'), 'over', 'the third is the last');
select is((select pg_temp.type('1', value) ->> 'refused' from kept where name = 'one'), 'over', 'then the right one counts no longer');
select is(pg_temp.state('1'), 'over', 'and the page says so');
select is(pg_temp.logged(), array['asked when it was decided', 'a code that counts no longer', 'asked by whatsapp', 'asked by call: too soon', 'code read out by whatsapp', 'no code to read out',
  'wrong code, 2 left', 'wrong code, 1 left', 'wrong code, 0 left', 'a code that counts no longer'], 'all of it is in the log');
select is((select count(*) from pg_temp.emails()), 0::bigint, 'and nothing was written to anybody');

-- A code that is too old, of another claim, and used.
select pg_temp.later('11 minutes');
select is(pg_temp.ask('1', 'call') ->> 'state', 'code', 'after ten minutes there is a new one');
insert into kept select 'two', pg_temp.reveal('1') ->> 'code';
select pg_temp.later('24 hours 1 minute');
select is((select pg_temp.type('1', value) ->> 'refused' from kept where name = 'two'), 'over', 'after a day it counts no longer');
select lives_ok(pg_temp.claiming('2', 't-kamer'), 'a claim of another listing');
select is(pg_temp.ask('2', 'call') ->> 'state', 'code', 'asks');
insert into kept select 'kamer', pg_temp.reveal('2') ->> 'code';
select is(pg_temp.ask('1', 'call') ->> 'state', 'code', 'the first asks again');
insert into kept select 'three', pg_temp.reveal('1') ->> 'code';
select is((select pg_temp.type('2', value) ->> 'refused' from kept where name = 'three'), 'wrong', 'the code of another claim is wrong');
select is((select pg_temp.type('1', value) ->> 'state' from kept where name = 'three'), 'proved', 'the right one proves the claim');
select is((select pg_temp.type('1', value) ->> 'refused' from kept where name = 'three'), 'over', 'once');
select is((select pg_temp.type('2', left(value, 3) || ' ' || right(value, 3)) ->> 'state' from kept where name = 'kamer'), 'proved', 'blanks in it are no matter');

-- Three a day.
select lives_ok(pg_temp.claiming('3', 't-yard'), 'one who asks and asks');
select is(pg_temp.ask('3', 'call') ->> 'state', 'code', 'gets a code');
select pg_temp.later('11 minutes');
select is(pg_temp.ask('3', 'call') ->> 'state', 'code', 'and a second');
select pg_temp.later('11 minutes');
select is(pg_temp.ask('3', 'whatsapp') ->> 'state', 'code', 'and a third');
select pg_temp.later('11 minutes');
select is(pg_temp.ask('3', 'call') ->> 'refused', 'too-soon', 'on one day');
select pg_temp.later('25 hours');
select is(pg_temp.ask('3', 'email') ->> 'state', 'written', 'and the next day another');

-- The email goes to the listed mailbox, and its link gives nothing to who asked.
select results_eq($$ select kind, email, status, data ->> 'claimant' from pg_temp.emails() $$, $$ values ('claim-link', 'yard@yard.test.example', 'waiting', 'Selma Nangolo') $$, 'an email waits for the listed mailbox');
select is(public.claim_status(repeat('3', 64))::text ~ (select secret from pg_temp.emails()), false, 'the claimant learns nothing of its link');
select is(public.name_claim_account(repeat('3', 64), 'me@stranger.test.example') ->> 'refused', 'closed', 'and names no account');
insert into kept select 'email', pg_temp.as_admin(format('select to_jsonb(public.reveal_claim_link(%L))', pg_temp.email_id())) #>> '{}';
select is((select value from kept where name = 'email'), (select secret from pg_temp.emails()), 'who sends it by hand sees the link');
select is(pg_temp.press(repeat('7', 64), 'a0000000-0000-4000-8000-000000000009'), 'unknown', 'a guessed link opens nothing');
select is(public.listings_with_slugs(array['t-yard']) -> 0 -> 'is_unclaimed', 'true', 'until then an imported page is not yet claimed');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000003') from kept where name = 'email'), 'used', 'whoever reads that mailbox presses the button');
select results_eq($$ select email, account from pg_temp.owners('t-yard') $$, $$ values ('yard@yard.test.example', 'a0000000-0000-4000-8000-000000000003'::uuid) $$, 'and looks after the page by that address');
select is(public.listings_with_slugs(array['t-yard']) -> 0 -> 'is_unclaimed', 'null', 'which is claimed now');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000009') from kept where name = 'email'), 'used', 'forwarded after that, the link opens nothing');
select results_eq($$ select status, secret from pg_temp.emails() $$, $$ values ('cancelled', null::text) $$, 'and is kept nowhere');
select is(pg_temp.state('3'), 'done', 'the claim is settled');
select is((pg_temp.request('3')).status, 'accepted', 'without a decision');
select is(public.name_claim_account(repeat('3', 64), 'me@stranger.test.example') ->> 'refused', 'closed', 'who asked still gets nothing');

-- Whoever looks after a page is told of another claim, and no code is issued.
select lives_ok(pg_temp.claiming('4', 't-yard'), 'somebody else claims it');
select is(pg_temp.ask('4', 'whatsapp') ->> 'state', 'taken', 'and hears that somebody looks after it');
select is(pg_temp.ask('4', 'call') ->> 'state', 'taken', 'however often it is asked');
select is((select count(*) from pg_temp.emails() where kind = 'claim-notice' and email = 'yard@yard.test.example'), 1::bigint, 'the owner is told, once');
select is(pg_temp.reveal('4') ->> 'code', null, 'there is no code to read out');
select is(pg_temp.reveal('4') -> 'review' ->> 'contact', '+264 64 555 0112', 'the listed number is named all the same');
select is(pg_temp.type('4', '000000') ->> 'refused', 'over', 'nor one to type');

-- Rival claims wait for an administrator: what was issued counts no longer.
select lives_ok(pg_temp.claiming('5', 't-jetty'), 'one claims a page');
select is(pg_temp.ask('5', 'email') ->> 'state', 'written', 'by an email');
insert into kept select 'rival', secret from pg_temp.emails() where kind = 'claim-link' and status = 'waiting';
select lives_ok(pg_temp.claiming('6', 't-jetty'), 'another claims it as well');
select is(pg_temp.state('5'), 'written', 'which is no rival until it asks');
select is(pg_temp.ask('6', 'call') ->> 'state', 'rival', 'then both wait');
select is(pg_temp.state('5'), 'rival', 'both');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000009') from kept where name = 'rival'), 'withdrawn', 'the email counts no longer');
select is(pg_temp.reveal('6') ->> 'code', null, 'no code is issued');
select is(public.send_claim_evidence(repeat('6', 64), 'I have the lease', 'selma@jetty.test.example') ->> 'has_evidence', 'true', 'either may send proof');
select is(public.claim_status(repeat('6', 64))::text ~ 'lease|selma', false, 'which the link does not show');
select is((pg_temp.as_admin(format('select public.claim_review(%L)', (pg_temp.request('6')).id)) -> 'rivals' -> 0) ->> 'name', 'Selma Nangolo', 'an administrator sees both');
select is(pg_temp.as_admin(format('select public.decide_change_request(%L)', jsonb_build_object('id', (pg_temp.request('5')).id, 'version', (pg_temp.request('5')).version,
  'is_accepted', false, 'reason', 'No proof'))) ->> 'is_done', 'true', 'declines one');
select is(public.claim_status(repeat('5', 64)) - 'reference' - 'asked_at' - 'again_at' ->> 'decision_reason', 'No proof', 'who is told why');
select is(pg_temp.as_admin(format('select public.decide_change_request(%L)', jsonb_build_object('id', (pg_temp.request('6')).id, 'version', (pg_temp.request('6')).version,
  'is_accepted', true))) ->> 'is_done', 'true', 'and accepts the other');
select is(pg_temp.state('6'), 'proved', 'which may name its account');

-- What was issued for a claim ends with it.
select lives_ok(pg_temp.claiming('8', 't-mill'), 'a page without a rival is claimed');
select is(pg_temp.ask('8', 'email') ->> 'state', 'written', 'by an email to its mailbox');
insert into kept select 'declined', secret from pg_temp.emails() where kind = 'claim-link' and status = 'waiting';
select is(pg_temp.as_admin(format('select public.decide_change_request(%L)', jsonb_build_object('id', (pg_temp.request('8')).id, 'version', (pg_temp.request('8')).version,
  'is_accepted', false, 'reason', 'We know the owner'))) ->> 'is_done', 'true', 'an administrator declines it');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000009') from kept where name = 'declined'), 'withdrawn', 'and the email counts no longer');

-- The account of a claim that is proved.
select throws_ok($$ select public.name_claim_account(repeat('1', 64), 'nobody') $$, '22023', null, 'an account has an address');
insert into kept select 'account', public.name_claim_account(repeat('1', 64), 'new@hut.test.example') ->> 'token';
select is(public.name_claim_account(repeat('1', 64), 'ADMIN@dira.test.example') -> 'token', 'null', 'the link for an account that is there goes to its mailbox');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000009') from kept where name = 'account'), 'withdrawn', 'and the one before counts no longer');
insert into kept select 'account 2', public.name_claim_account(repeat('1', 64), 'new@hut.test.example') ->> 'token';
select is(public.name_claim_account(repeat('1', 64), 'other@hut.test.example') ->> 'refused', 'closed', 'three addresses are enough');
select is((select pg_temp.press(value, 'a0000000-0000-4000-8000-000000000004') from kept where name = 'account 2'), 'used', 'a link shown at once makes the account');
select results_eq($$ select email from pg_temp.owners('t-hut') $$, array['new@hut.test.example'], 'which looks after the page');

-- An account is no more than a visitor.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok(format('select public.%s(gen_random_uuid())', name), '42501', 'Only administrators may do this', 'an account may not call ' || name)
  from unnest(array['claim_review', 'reveal_claim_code', 'reveal_claim_link']) as name;
select throws_ok('select from private.claim_proofs', '42501', null, 'nor read what was issued');

-- What is asked before an application is sent.
set local request.jwt.claims = '';
set local role anon;
select is(public.listed_twins('{"phone": "081 555 0946", "country": "NA"}') -> 0, '{"slug": "t-kamer", "name": "Kudu Kamer", "category": "shopping", "city": null, "country": "NA", "tier": "classified",
  "phone": "+264 81 555 0946", "reason": "phone", "metres": null}', 'the same phone');
select is(public.listed_twins('{"business_name": "Kudu Kamer", "country": "NA", "lat": -22.571, "lng": 17.08}') #>> '{0,reason}', 'name', 'a similar name near by');
select is(public.listed_twins('{"website": "http://jetty.test.example", "country": "NA"}') #>> '{0,slug}', 't-jetty', 'the same website');
select is(public.listed_twins('{"website": "https://kamer.test.example", "country": "NA"}'), '[]', 'but not one that the page does not show');
select is(public.listed_twins('{"phone": "+264 64 555 0113", "country": "NA"}'), '[]', 'nor what is a draft');
select is(public.listed_twins('{}'), '[]', 'nothing is like nothing');

-- Proof is deleted 90 days after the decision.
reset role;
update public.change_requests set decided_at = now() - interval '90 days' where id = (pg_temp.request('6')).id;
select public.delete_old_submissions();
select is((pg_temp.request('6')).id, null, 'what was sent as proof is kept for 90 days');
select * from finish();
rollback;
