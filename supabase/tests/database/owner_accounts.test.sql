-- Owners' links, rights and emails: who may, what a link makes, and what nobody finds out.
begin;
create extension if not exists pgtap with schema extensions;
select plan(110);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'stranger@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'owner@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000004', 'other@dira.test.example');
insert into auth.sessions (id, user_id)
  select ('b' || substr(id::text, 2))::uuid, id from auth.users where email like '%@dira.test.example';
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-oven', 't-oven', 'Outjo Oven', 'shopping', 'NA', 'published'), ('t-gate', 't-gate', 'Etosha Gate', 'shopping', 'NA', 'published');
delete from public.change_requests;
delete from public.outbox;
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;

create temporary table links (name text primary key, token text);
create temporary table calls (call text);
insert into calls values ('public.make_invitation(''x@dira.test.example'', ''owner'', ''t-oven'')'),
  ('public.remove_owner(gen_random_uuid())'), ('public.set_live_columns(gen_random_uuid(), ''{}'')');
create temporary table service_calls (call text);
insert into service_calls values ('public.ask_password(''owner@dira.test.example'')'), ('public.set_outbox_sender(true)');
grant all on links, calls, service_calls, beginning to anon, authenticated, service_role;

-- Becomes an account: with its session, as the digit says.
create function pg_temp.become(digit integer) returns boolean
language sql
as $$
  select set_config('role', 'authenticated', true) is not null and set_config('request.jwt.claims', format('{"sub": "a0000000-0000-4000-8000-00000000000%s", "session_id": "b0000000-0000-4000-8000-00000000000%s"}', digit, digit), true) is not null
$$;
-- Uses a link as the site's server does, for an account.
create function pg_temp.use(link text, digit integer) returns text
language sql
as $$
  select set_config('role', 'service_role', true);
  select public.claim_invitation(token) from links where name = link;
  select public.finish_invitation(token, ('a0000000-0000-4000-8000-00000000000' || digit)::uuid) ->> 'state' from links where name = link
$$;

---------------------------------------------------------------------------------------------------------------------
-- Nobody else
---------------------------------------------------------------------------------------------------------------------

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from (table calls union all table service_calls) as every;
select throws_ok('select from public.admin_owners', '42501', null, 'nor read who looks after what');
select throws_ok('select public.my_listings()', '42501', null, 'nor see what an owner looks after');
reset role;
insert into private.listing_owners (listing_id, account, email) values
  ('t-oven', 'a0000000-0000-4000-8000-000000000003', 'owner@dira.test.example'), ('t-gate', 'a0000000-0000-4000-8000-000000000004', 'other@dira.test.example');
select throws_ok('select ' || call, '42501', null, 'account ' || digit || ' may not call ' || call)
  from (table calls union all table service_calls) as every, generate_series(2, 4) as digit where pg_temp.become(digit);
select is_empty('select from public.admin_owners', 'account ' || digit || ' sees no owners') from generate_series(2, 4) as digit where pg_temp.become(digit);
select throws_ok('select ' || verb, '42501', null, 'account ' || digit || ' reaches no table: ' || verb)
  from generate_series(1, 4) as digit,
    unnest(array['account from private.listing_owners', 'token_hash from private.invitations', 'from private.outbox_sender', 'private.new_invitation(''x'', ''owner'')',
      'private.make_owner_invitation(''t-oven'', ''x'', null)', 'private.ask_password(''x'')']) as verb
  where pg_temp.become(digit);
select pg_temp.become(1);
select throws_ok('select ' || call, '42501', null, 'an administrator may not call ' || call) from service_calls;

-- Each owner, and who looks after nothing, sees the own listings alone.
create temporary table seen (digit integer, slugs jsonb);
grant all on seen to authenticated;
select pg_temp.become(2);
insert into seen select 2, jsonb_path_query_array(public.my_listings(), '$[*].slug');
select pg_temp.become(3);
insert into seen select 3, jsonb_path_query_array(public.my_listings(), '$[*].slug');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000003", "session_id": "b0000000-0000-4000-8000-000000000009"}';
insert into seen select 9, jsonb_path_query_array(public.my_listings(), '$[*].slug');
reset role;
select results_eq('table seen', $$ values (2, '[]'::jsonb), (3, '["t-oven"]'), (9, '[]') $$, 'each sees what is the own, and a session that ended sees nothing');

-- Every function that accounts may call and visitors may not asks who it is.
select set_eq(
  $$ select served.proname from pg_proc as served
    where served.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = served.oid and deptype = 'e')
      and has_function_privilege('authenticated', served.oid, 'execute') and not has_function_privilege('anon', served.oid, 'execute')
      and not exists (select from pg_proc as asked where asked.proname = served.proname and asked.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and asked.prosrc ~ 'require_admin|require_owner|is_admin\(\)|private\.account\(\)|auth\.uid\(\)|listing_to_edit|owned_listings') $$,
  array['signed_in_administrator', 'open_change_request', 'reopen_change_request'],
  'a function for accounts asks whose it is, but for one that reads the own row, and those that ask by another function');

---------------------------------------------------------------------------------------------------------------------
-- A link for a listing
---------------------------------------------------------------------------------------------------------------------

select pg_temp.become(1);
select throws_ok($$ select public.make_invitation('x@dira.test.example', 'owner') $$, '22023', 'listing names no listing', 'it is for a listing');
select throws_ok($$ select public.make_invitation('nobody', 'owner', 't-oven') $$, '22023', 'email is not an e-mail address', 'for an address');
select throws_ok($$ select public.make_invitation('Owner@dira.test.example', 'owner', 't-oven') $$, '22023', 'email looks after this listing already', 'of nobody who has it already');
select throws_ok($$ select public.make_invitation('stranger@dira.test.example', 'owner-password') $$, '22023', 'email is no owner''s, or is an administrator''s', 'a password is an owner''s');
insert into links select 'first', public.make_invitation(' Stranger@dira.test.example', 'owner', 't-oven') ->> 'token';
insert into links select 'again', public.make_invitation('stranger@dira.test.example', 'owner', 't-oven') ->> 'token';
insert into links select 'gate', public.make_invitation('stranger@dira.test.example', 'owner', 't-gate') ->> 'token';
insert into links select 'admin', public.make_invitation('admin@dira.test.example', 'owner', 't-gate') ->> 'token';
insert into links select 'password', public.make_invitation('other@dira.test.example', 'owner-password') ->> 'token';
select results_eq($$ select email from public.admin_invitations where listing_id = 't-oven' $$, array['stranger@dira.test.example'], 'the editor lists what is open');
select is_empty('select from public.admin_invitations where listing_id is null', 'and the page of administrators does not');

set local role service_role;
select is(public.invitation_at(token) - 'expires_at',
  '{"state": "open", "email": "stranger@dira.test.example", "purpose": "owner", "business_name": "Outjo Oven", "keeps_password": false, "account": null}',
  'a link says for whom and what it is') from links where name = 'again';
select is(public.invitation_at(token) ->> 'state', 'withdrawn', 'a newer one for the same listing ended it') from links where name = 'first';
select is(public.invitation_at(token) ->> 'state', 'open', 'one for another listing did not') from links where name = 'gate';
select ok((public.invitation_at(token) ->> 'keeps_password')::boolean, 'an administrator keeps the password') from links where name = 'admin';
select is(public.invitation_at(token) ->> 'account', 'a0000000-0000-4000-8000-000000000004', 'a password is for that account') from links where name = 'password';
reset role;
select is((select count(*) from private.listing_owners where listing_id = 't-oven'), 1::bigint, 'opening made nobody an owner');

select is(pg_temp.use('first', 2), 'withdrawn', 'an ended link makes nobody an owner');
select is(pg_temp.use('again', 2), 'used', 'the newest does');
select is(pg_temp.use('again', 4), 'used', 'once');
select is(pg_temp.use('password', 4), 'used', 'a link for a password works');
reset role;
select results_eq($$ select listing_id, email, added_by from private.listing_owners order by email $$,
  $$ values ('t-gate', 'other@dira.test.example', null), ('t-oven', 'owner@dira.test.example', null),
    ('t-oven', 'stranger@dira.test.example', 'a0000000-0000-4000-8000-000000000001'::uuid) $$, 'and makes nobody an owner of anything more');

---------------------------------------------------------------------------------------------------------------------
-- What an administrator does with owners
---------------------------------------------------------------------------------------------------------------------

create temporary table owner_ids as select id, email from private.listing_owners;
grant all on owner_ids to authenticated;
select pg_temp.become(1);
select ok(public.set_live_columns(id, array['phone', 'phone', 'images']), 'what goes live at once is set') from owner_ids where email like 'stranger@%';
select throws_ok($$ select public.set_live_columns(gen_random_uuid(), array['package_tier']) $$, '22023', 'columns are those that an owner may write at once', 'never the package');
select ok(not public.set_live_columns(gen_random_uuid(), '{}'), 'there is no such owner');
select results_eq($$ select live_columns, added_by, request_id, business_name = 'Outjo Oven' from public.admin_owners where listing_id = 't-oven' and email like 'stranger@%' $$,
  $$ values (array['images', 'phone'], 'admin@dira.test.example', null::uuid, true) $$, 'and is shown, with the name of the listing');
insert into links select 'late', public.make_invitation('stranger@dira.test.example', 'owner-password') ->> 'token';
select ok(public.remove_owner(id), 'an owner is removed') from owner_ids where email like 'stranger@%';
select ok(not public.remove_owner(id), 'once') from owner_ids where email like 'stranger@%';
select pg_temp.become(2);
select is(public.my_listings(), '[]', 'who is removed looks after nothing more');
reset role;
select results_eq(
  $$ select actor, row_name, action from public.audit_log where id > (select id from beginning) and table_name = 'listing_owners' and row_name like 'stranger@%' order by id $$,
  $$ values ('a0000000-0000-4000-8000-000000000002'::uuid, 'stranger@dira.test.example', 'insert'),
    ('a0000000-0000-4000-8000-000000000001', 'stranger@dira.test.example', 'update'), ('a0000000-0000-4000-8000-000000000001', 'stranger@dira.test.example', 'delete') $$,
  'the log has all of it, with who did it');

---------------------------------------------------------------------------------------------------------------------
-- An accepted application
---------------------------------------------------------------------------------------------------------------------

insert into public.change_requests (idempotency_key, link_token, kind, asked_tier, name, email, changes) values (gen_random_uuid(), repeat('1', 64), 'application',
  'premium', 'N', 'Nara@dira.test.example', '{"business_name": {"to": "Nara"}, "category": {"to": "shopping"}, "country": {"to": "NA"}, "city_name": {"to": "Outjo"}}'),
  (gen_random_uuid(), repeat('2', 64), 'application',
  'premium', 'N', 'mail@dira.test.example', '{"business_name": {"to": "Mail"}, "category": {"to": "shopping"}, "country": {"to": "NA"}, "city_name": {"to": "Outjo"}}');
create temporary table requests as select id, version, case when email ilike 'nara@%' then '1' else '2' end as digit from public.change_requests;
create function pg_temp.accept(digit text, slug text) returns jsonb
language sql
as $$
  select public.decide_change_request(jsonb_build_object('id', id, 'version', version, 'accept', '["business_name", "category", "country", "city_name"]'::jsonb,
    'decline', '[]'::jsonb, 'listing', jsonb_build_object('slug', slug, 'status', 'published', 'package_tier', 'premium')))
  from requests where requests.digit = accept.digit
$$;
grant all on requests to authenticated;
select pg_temp.become(1);
select lives_ok($$ select pg_temp.accept('1', 't-nara') $$, 'an application is accepted where emails are sent by hand');
reset role;
select is_empty($$ select from public.outbox where kind = 'invitation' $$, 'and no link is stored');
set local role service_role;
select ok(public.set_outbox_sender(true), 'emails go out by themselves from now on');
select pg_temp.become(1);
select lives_ok($$ select pg_temp.accept('2', 't-mail') $$, 'another is accepted');
reset role;
select results_eq($$ select email, data ->> 'purpose', data ->> 'name' from public.outbox where kind = 'invitation' and status = 'waiting' $$,
  $$ values ('mail@dira.test.example', 'owner', 'Mail') $$, 'its contact gets an email');
insert into links select 'mailed', secret from public.outbox where kind = 'invitation';
select is(pg_temp.use('mailed', 2), 'used', 'whose link makes an owner');
reset role;
select results_eq($$ select owner.email, request.kind, owner.added_by from private.listing_owners as owner join public.change_requests as request on request.id = owner.request $$,
  $$ values ('mail@dira.test.example', 'application', 'a0000000-0000-4000-8000-000000000001'::uuid) $$, 'by that application and who accepted it');
select pg_temp.become(1);
select ok(request_kind = 'application' and request_reference is not null, 'which administrators see') from public.admin_owners where email = 'mail@dira.test.example';

-- An application that waits again invites nobody any more.
select pg_temp.become(1);
insert into links select 'by hand', public.make_invitation('nara@dira.test.example', 'owner', (select id from public.listings where slug = 't-nara'),
  (select id from requests where digit = '1')) ->> 'token';
select lives_ok($$ select public.undo_operation((select operation from jsonb_to_record(public.open_change_request((select id from requests where digit = '1'))) as opened(operation bigint))) $$,
  'the decision is undone');
set local role service_role;
select is(public.invitation_at(token) ->> 'state', 'withdrawn', 'and the link that nobody used ends') from links where name = 'by hand';

---------------------------------------------------------------------------------------------------------------------
-- A forgotten password
---------------------------------------------------------------------------------------------------------------------

set local request.jwt.claims = '{}';
select results_eq($$ select public.ask_password(' Other@dira.test.example') from generate_series(1, 4) $$, array[true, true, false, false], 'an owner gets an email, three a day with those that an administrator made');
select ok(not public.ask_password(address), 'there is none for ' || coalesce(address, 'nobody'))
  from unnest(array['nobody@dira.test.example', 'mailed@dira.test.example', '', null, 'x''; --']) as address;
select ok(public.ask_password('Admin@dira.test.example'), 'an administrator gets one too');
reset role;
select results_eq($$ select email, data ->> 'purpose', data ->> 'made_by' from public.outbox where kind = 'invitation' and email = 'admin@dira.test.example' $$,
  $$ values ('admin@dira.test.example', 'password', null) $$, 'with a link that sets the password of the administration');
select pg_temp.become(1);
select results_eq($$ select purpose, made_by from public.admin_invitations where email = 'admin@dira.test.example' and listing_id is null $$,
  $$ values ('password', null) $$, 'which the others see');
set local role service_role;
select ok(not public.set_outbox_sender(false), 'emails are sent by hand again');
select ok(not public.ask_password('owner@dira.test.example'), 'and nobody gets one');

---------------------------------------------------------------------------------------------------------------------
-- Erased when the person asks
---------------------------------------------------------------------------------------------------------------------

reset role;
insert into private.payment_notes (listing_id, account, tier, years) select 't-oven', id, 'premium', 1 from auth.users where email = 'other@dira.test.example';
select pg_temp.become(1);
select is(jsonb_array_length(public.export_person('MAIL@dira.test.example') -> 'looks_after'), 1, 'what an address looks after is exported');
select is(public.export_person('admin@dira.test.example') -> 'is_administrator', 'true', 'that it is an administrator''s');
select is(public.export_person('other@dira.test.example') -> 'account' ->> 'email', 'other@dira.test.example', 'and its account');
select lives_ok(format('select public.erase_person(%L)', address), 'all that there is of ' || address || ' is erased')
  from unnest(array['MAIL@dira.test.example', 'other@dira.test.example', 'admin@dira.test.example']) as address;
reset role;
select is_empty($$ select email from private.listing_owners where email ~ '^(mail|other)@' union all select email from private.invitations where email ~ '^(mail|other)@'
  union all select email from auth.users where email ~ '^(mail|other)@' $$, 'pages, links and account');
select is_empty($$ select from private.payment_notes where account not in (select id from auth.users) $$, 'and what it noted');
select is((select events -> 0 ->> 'what' from private.account_events(current_setting('dira.operation')::bigint) as events), 'person-erased', 'which History says, of nobody');
select is_empty($$ select from public.audit_log where table_name = 'listing_owners' and row_name ~ '^(mail|other)@' $$, 'and the names in the log');
select is((select count(*) from auth.users where email = 'admin@dira.test.example'), 1::bigint, 'the account of an administrator stays');

select * from finish();
rollback;
