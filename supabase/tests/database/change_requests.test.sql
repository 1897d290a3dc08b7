-- Change requests: anybody sends one, its link shows it, administrators decide, and the listing stays as it is until then.
begin;
create extension if not exists pgtap with schema extensions;
select plan(118);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, phone, address, status) values
  ('t-oven', 't-oven', 'Outjo Oven', 'shopping', 'NA', '1', 'C38', 'published'),
  ('t-draft', 't-draft', 'Draft', 'shopping', 'NA', '1', 'C38', 'draft');
delete from public.change_requests;

-- The statement that sends a request: a suggestion with the link of one digit, 64 times. Callers add columns.
create function pg_temp.sending(digit text, more jsonb default '{}') returns text
language sql
as $$
  select format('insert into public.change_requests (%s) values (%s)', string_agg(format('%I', key), ', '), string_agg(format('%L', value), ', '))
  from jsonb_each_text(jsonb_build_object('idempotency_key', gen_random_uuid(), 'link_token', repeat(digit, 64), 'kind', 'suggestion',
    'listing_id', 't-oven', 'changes', '{"phone": {"from": "1", "to": "2"}, "address": {"from": "C38", "to": "C39"}}'::jsonb) || more)
$$;
create function pg_temp.application(digit text, more jsonb default '{}') returns text
language sql
as $$
  select pg_temp.sending(digit, '{"kind": "application", "listing_id": null, "asked_tier": "premium", "name": "N", "email": "n@dira.test.example",
    "changes": {"business_name": {"to": "Nara"}, "category": {"to": "shopping"}, "country": {"to": "NA"}, "city_name": {"to": "Outjo"}}}' || more)
$$;
create function pg_temp.request(digit text) returns public.change_requests
language sql security definer
as $$ select request from public.change_requests as request where link_token = private.token_hash(repeat(digit, 64)) $$;
-- A decision on a request as it is now.
create function pg_temp.decide(digit text, decision jsonb) returns jsonb
language sql
as $$
  select public.decide_change_request(jsonb_build_object('id', (request).id, 'version', (request).version) || decision) from pg_temp.request(digit) as request
$$;
-- What visitors are told after an administrator checked these today.
create function pg_temp.checked(variadic facts text[]) returns jsonb
language sql
as $$
  select jsonb_build_object('t-oven', jsonb_object_agg(fact, jsonb_build_object('month', to_char(now() at time zone 'UTC', 'YYYY-MM'), 'how', 'administrator')))
  from unnest(facts) as fact
$$;
create temporary table calls (call text);
insert into calls values ('public.open_change_request(gen_random_uuid())'),
  ('public.ask_back(gen_random_uuid(), 1, ''Q'')'), ('public.reopen_change_request(gen_random_uuid(), 1)'),
  ('public.decide_change_request(''{}'')'), ('private.open_change_request(gen_random_uuid())'),
  ('private.ask_back(gen_random_uuid(), 1, ''Q'')'), ('private.reopen_change_request(gen_random_uuid(), 1)'), ('private.decide_change_request(''{}'')');
grant all on calls to anon, authenticated;

-- Sending.
set local role anon;
select lives_ok(pg_temp.sending('1', '{"idempotency_key": "c0000000-0000-4000-8000-000000000001", "status": "accepted", "operation": 1,
  "messages": [1], "read_at": "2001-01-01", "decided_at": "2001-01-01", "reference": "DIRA AAA AAA", "version": 9, "created_at": "2001-01-01"}'),
  'a visitor sends a suggestion');
select lives_ok(pg_temp.sending('f', '{"idempotency_key": "c0000000-0000-4000-8000-000000000001"}'), 'a repeat is a success');
select lives_ok(pg_temp.application('2'), 'and an application');
select lives_ok(pg_temp.sending('3', '{"kind": "report", "reason": "offensive", "changes": {"phone": {"to": "9"}}}'), 'and a report');
select lives_ok(pg_temp.sending('4', '{"kind": "claim", "name": "N", "email": "owner@dira.test.example"}'), 'and a claim');
select throws_ok(pg_temp.sending('5', '{"kind": "edit"}'), '22023', null, 'but no edit');
select throws_ok(pg_temp.sending('5', '{"kind": "claim"}'), '22023', 'name is required', 'a claim has a contact');
select throws_ok(pg_temp.sending('5', '{"kind": "report"}'), '22023', 'reason is required', 'a report says why');
select throws_ok(pg_temp.sending('5', '{"kind": "wish"}'), '23514', null, 'a kind is a known one');
select throws_ok(pg_temp.sending('5', '{"listing_id": "t-draft"}'), '22023', 'listing_id names no published listing', 'a draft is asked nothing of');
select throws_ok(pg_temp.sending('5', '{"changes": {"status": {"to": "archived"}}}'), '22023', null, 'what is an administrator''s is not asked for');
select throws_ok(pg_temp.sending('5', '{"changes": {"lat": {"to": 1}}}'), '22023', 'lat and lng go together', 'a place has two numbers');
select throws_ok(pg_temp.sending('5', '{"changes": {"email": {"to": "nobody"}}}'), '22023', null, 'what a listing does not take is not asked for');
select throws_ok(pg_temp.sending('5', '{"changes": {}}'), '22023', null, 'a suggestion says something');
select throws_ok(pg_temp.sending('5', '{"link_token": "x"}'), '22023', null, 'a link has 64 digits');
select throws_ok(pg_temp.sending('1'), '23505', null, 'which no other request has');
select throws_ok(pg_temp.application('5', '{"asked_tier": "gold"}'), '22023', null, 'an application asks for one of three packages');
select throws_ok(
  format('insert into public.change_requests (idempotency_key, link_token, kind, listing_id, reason) select gen_random_uuid(), repeat(digit, 64), %L, %L, %L
    from unnest(array[''8'', ''9'']) as digit', 'report', 't-oven', 'other'), '22023', 'Send one at a time', 'one at a time');
select throws_ok('select ' || call, '42501', null, 'nor calls ' || call) from calls;
select throws_ok('select from public.' || list, '42501', null, 'nor reads ' || list) from unnest(array['change_requests', 'admin_change_requests', 'admin_waiting']) as list;
reset role;
select results_eq($$ select status, business_name, changes -> 'phone', base_version, version, operation, messages, reference ~ '^DIRA [2-9A-HJKMNP-TV-Z]{3} [2-9A-HJKMNP-TV-Z]{3}$',
    reference <> 'DIRA AAA AAA', coalesce(read_at, decided_at) is null, created_at > '2002-01-01' from pg_temp.request('1') $$,
  $$ values ('new', 'Outjo Oven', '{"from": "1", "to": "2"}'::jsonb, 1, 1, null::bigint, '[]'::jsonb, true, true, true, true) $$, 'what the server says is not the sender''s to say');
select is((select count(*) from public.change_requests), 4::bigint, 'and a repeat is stored once');
select is((pg_temp.request('3')).changes, '{}', 'a report asks for no column');

-- The link.
set local role anon;
select is(public.change_request_status(repeat('1', 64)) ->> 'status', 'new', 'the link shows the request');
select ok(not public.change_request_status(repeat('2', 64))::text ~ 'dira.test.example|link_token', 'and nothing of the contact');
select is(public.change_request_status(token), null, 'a wrong link shows nothing') from unnest(array['', 'x', repeat('7', 64), encode(sha256(convert_to(repeat('1', 64), 'UTF8')), 'hex')]) as token;
reset role;
select is(address || phone, 'C381', 'the listing is as it was') from public.listings where id = 't-oven';

-- An account is no more than a visitor.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'an account may not call ' || call) from calls;
select is_empty('select from public.' || list, 'and finds nothing in ' || list) from unnest(array['change_requests', 'admin_change_requests', 'admin_waiting']) as list;
select lives_ok(pg_temp.sending('5'), 'an account sends');

-- Asked back, answered, and decided: one column of two.
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok('update public.change_requests set status = ''accepted''', '42501', null, 'an administrator decides by the functions alone');
select is(public.open_change_request((pg_temp.request('1')).id) ->> 'read_at' is not null, true, 'an administrator reads it');
select is(public.ask_back((pg_temp.request('1')).id, 7, 'Q') ->> 'is_done', 'false', 'and asks only about what was seen');
select is(public.ask_back((pg_temp.request('1')).id, 1, 'Which door?') #>> '{request,status}', 'asked-back', 'asks back');
set local role anon;
select is(public.answer_change_request(repeat('1', 64), 'The green one', '{"address": {"from": "C39", "to": "C40"}, "email": {"to": "oven@dira.test.example"}}')
  #> '{request,changes,address}', '{"from": "C38", "to": "C40"}', 'the sender answers, with other changes');
select is(public.answer_change_request(repeat('1', 64), 'The green one') ->> 'is_done', 'true', 'once however often it is sent');
select is(public.answer_change_request(repeat('1', 64), 'Another') ->> 'is_done', 'false', 'and nothing that was not asked');
select is(public.answer_change_request(repeat('7', 64), 'Another'), null, 'a wrong link answers nothing');
set local role authenticated;
select throws_ok($$ select pg_temp.decide('1', '{"accept": ["phone"]}') $$, '22023', null, 'a decision is about every column');
select is(pg_temp.decide('1', '{"version": 1, "accept": ["phone"], "decline": ["address", "email"]}') ->> 'is_done', 'false', 'and about the request that was seen');
select is(pg_temp.decide('1', '{"accept": ["phone"], "decline": ["address", "email"]}') #>> '{request,status}', 'partly-accepted', 'it is accepted in part');
select results_eq($$ select phone, address, email, version from public.listings where id = 't-oven' $$, $$ values ('2', 'C38', null::text, 2) $$, 'and that part is written');
select is((select kind || label || fields::text from public.audit_operations where id = (pg_temp.request('1')).operation), 'requestOutjo Oven{existence_check,phone,phone_check}', 'as an operation of History');
select is(public.change_request_status(repeat('1', 64)) -> 'accepted', '["phone"]', 'which the sender is told');

select is(public.listing_checks(array['t-oven', 't-draft', 'nothing']), pg_temp.checked('existence', 'phone'), 'visitors are told the month in which that was checked');

-- An undo puts the request back, and its undo decides it again.
select is(public.undo_operation((pg_temp.request('1')).operation) ->> 'changed', '3', 'it is undone');
select results_eq($$ select (pg_temp.request('1')).status, phone, public.change_request_status(repeat('1', 64)) -> 'accepted' from public.listings where id = 't-oven' $$,
  $$ values ('new', '1', '[]'::jsonb) $$, 'and waits again');
select is(public.listing_checks(array['t-oven']), '{"t-oven": {}}', 'and nothing was checked');
select is(public.undo_operation((select max(id) from public.audit_operations where kind = 'undo')) ->> 'changed', '3', 'the undo is undone');
select results_eq($$ select (pg_temp.request('1')).status, phone from public.listings where id = 't-oven' $$, $$ values ('partly-accepted', '2') $$, 'and it holds again');
select is(public.listing_checks(array['t-oven']), pg_temp.checked('existence', 'phone'), 'with its date');

-- What collides is written only when it was chosen as it is now.
select is(pg_temp.decide('5', '{"accept": ["phone", "address"]}') #>> '{request,status}', 'accepted', 'what is so already does not collide');
update public.listings set address = 'C41' where id = 't-oven';
set local role anon;
select lives_ok(pg_temp.sending('6'), 'a suggestion that was made before');
set local role authenticated;
select is(pg_temp.decide('6', '{"accept": ["phone", "address"]}') #> '{request,listing_live}', '{"phone": "2", "address": "C41"}', 'is shown what the listing says');
select is(pg_temp.decide('6', '{"accept": ["phone", "address"], "over": {"address": "C40"}}') ->> 'is_done', 'false', 'and not written over what was not seen');
select is((select address from public.listings where id = 't-oven'), 'C41', 'in no part');
select is(pg_temp.decide('6', '{"accept": ["phone", "address"], "over": {"address": "C41"}, "instead": {"address": "C39 and C41"}}') ->> 'is_done', 'true', 'but over what was');
select is((select address from public.listings where id = 't-oven'), 'C39 and C41', 'by both in one');

-- An application becomes a listing, of which an undo makes a draft that is put away.
select is(pg_temp.decide('2', '{"accept": ["business_name", "category", "country", "city_name"],
  "listing": {"slug": "t-nara", "status": "published", "package_tier": "standard"}}') #>> '{request,listing_slug}', 't-nara', 'an application becomes a listing');
select results_eq($$ select city_slug, status, package_tier from public.listings where slug = 't-nara' $$, $$ values ('outjo', 'published', 'standard') $$, 'as it was decided');
select is(public.undo_operation((pg_temp.request('2')).operation) ->> 'archived', '1', 'undone, it is archived');
select is(pg_temp.decide('2', '{"accept": ["business_name", "category", "country"], "decline": ["city_name"], "listing": {"slug": "t-nara"}}')
  #>> '{request,listing_status}', 'draft', 'and comes back by another decision');

-- An administrator checks a fact by hand.
update public.listings set existence_check = null, phone_check = null, place_check = null, business_hours = '[{"day": "Monday", "hours": "8-17"}]',
  hours_check = jsonb_build_object('on', (now() at time zone 'UTC')::date, 'how', 'administrator') where id = 't-oven';
select is(public.listing_checks(array['t-oven']), '{"t-oven": {}}', 'of hours that the package does not show nothing is said');
update public.listings set package_tier = 'premium' where id = 't-oven';
select is(public.listing_checks(array['t-oven']), pg_temp.checked('hours'), 'of those that it shows it is');
select throws_ok(format('update public.listings set place_check = %L where id = %L', wrong, 't-oven'), '23514', null, 'no check is ' || wrong)
  from unnest(array['{"on": "2026-01-01", "how": "rumour"}', '{"on": "2026-13-01", "how": "call"}', '{"on": "2026-01-01"}', '{"how": "call"}', '"call"',
    '{"on": "2026-01-01", "how": "call", "by": "me"}']) as wrong;

-- Two different people report that it has closed.
set local role anon;
select lives_ok(pg_temp.sending(digit, jsonb_build_object('kind', 'report', 'reason', 'closed', 'email', case digit when 'a' then 'A@dira.test.example' else 'a@dira.test.example' end)),
  'one person reports it twice') from unnest(array['a', 'b']) as digit;
set local role authenticated;
select is(public.admin_needs() #>> '{needs,closed,count}', '0', 'which is one report');
set local role anon;
select lives_ok(pg_temp.sending('c', '{"kind": "report", "reason": "closed"}'), 'somebody else does');
set local role authenticated;
select is(public.admin_needs() #> '{needs,closed}' ->> 'name', 'Outjo Oven', 'it is on the dashboard');
select is(pg_temp.decide(digit, '{"is_accepted": false, "reason": "It is open"}') ->> 'is_done', 'true', 'until that is decided') from unnest(array['a', 'b', 'c']) as digit;

-- A decision that writes nothing.
select throws_ok($$ select pg_temp.decide('3', '{"is_accepted": false}') $$, '22023', 'reason is required', 'who is declined is told why');
select is(pg_temp.decide('3', '{"is_accepted": false, "reason": "R"}') #>> '{request,status}', 'declined', 'a report is declined');
select is(public.reopen_change_request((pg_temp.request('3')).id, 2) #>> '{request,status}', 'new', 'and waits again');
select throws_ok($$ select public.reopen_change_request((pg_temp.request('6')).id, 2) $$, '22023', 'Undo its operation in History', 'History undoes what was written');
select results_eq($$ select count(*) filter (where status in ('new', 'asked-back')), count(*), count(*) filter (where kind = 'claim' and status = 'new'),
  count(*) filter (where words like '%nara%'), count(*) filter (where listing_id = 't-oven' and status = 'accepted') from public.admin_change_requests $$,
  $$ values (2::bigint, 9::bigint, 1::bigint, 1::bigint, 2::bigint) $$, 'an administrator reads all');
select throws_ok('select link_token from public.change_requests', '42501', null, 'but for what is in their links');

-- A report that it has closed archives the page.
set local role anon;
select lives_ok(pg_temp.sending('d', '{"kind": "report", "reason": "closed"}'), 'it is reported once more');
set local role authenticated;
select is(pg_temp.decide('d', '{"is_accepted": true}') #>> '{request,listing_status}', 'archived', 'who accepts that archives the page');
select throws_ok('select private.is_report_of_absence(null)', '42501', null, 'nobody asks what a report is but by deciding');
reset role;
update public.listings set status = 'published' where id = 't-oven';
delete from public.change_requests where id = (pg_temp.request('d')).id;

-- Taken back, and kept no longer than was promised.
set local role anon;
select is(public.withdraw_change_request(repeat('4', 64)) ->> 'is_done', 'true', 'the sender takes it back') from generate_series(1, 2);
select is(public.withdraw_change_request(repeat('6', 64)) ->> 'is_done', 'false', 'but nothing that is decided');
reset role;
update public.change_requests set status = 'asked-back', asked_at = clock_timestamp() where id = (pg_temp.request('3')).id;
set local role service_role;
select is(public.delete_old_submissions(clock_timestamp() + interval '31 days'), 1, 'withdrawn, it is deleted after 30 days');
select is((pg_temp.request('3')).status, 'withdrawn', 'and a question that nobody answered ends a request');
select is(public.delete_old_submissions(clock_timestamp() + interval '91 days'), 7, 'a suggestion is deleted 90 days after the decision');
select is((select count(*) from public.change_requests), 1::bigint, 'and an application not yet');

-- Where forms go through the site's server only.
reset role;
select private.only_the_server_sends();
set local role anon;
select throws_ok(pg_temp.sending('d'), '42501', null, 'a visitor goes through the server');
set local role authenticated;
select throws_ok(pg_temp.sending('d'), '42501', null, 'an account as well');
set local role service_role;
select lives_ok(pg_temp.sending('d'), 'the server sends');
reset role;
select * from finish();
rollback;
