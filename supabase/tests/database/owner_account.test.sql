-- Another e-mail address of an account: who may ask, what it takes, and what nobody finds out.
begin;
create extension if not exists pgtap with schema extensions;
select plan(55);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'Owner@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'other@dira.test.example');
insert into auth.sessions (id, user_id)
  select ('b' || substr(id::text, 2))::uuid, id from auth.users where email ilike '%@dira.test.example';
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-oven', 't-oven', 'Outjo Oven', 'shopping', 'NA', 'published'), ('t-gate', 't-gate', 'Etosha Gate', 'shopping', 'NA', 'published');
insert into private.listing_owners (listing_id, account, email, live_columns) values
  ('t-oven', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', '{phone}'),
  ('t-gate', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', '{}');
delete from public.outbox;
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;
create temporary table service_calls (call text);
insert into service_calls values ('public.ask_email_change(''a0000000-0000-4000-8000-000000000002'', ''new@dira.test.example'')'),
  ('public.note_password_change(''a0000000-0000-4000-8000-000000000002'')');
create temporary table links (name text primary key, token text);
grant all on service_calls, links, beginning to anon, authenticated, service_role;

-- Becomes an account: with its session, as the digit says.
create function pg_temp.become(digit integer) returns boolean
language sql
as $$
  select set_config('role', 'authenticated', true) is not null and set_config('request.jwt.claims', format('{"sub": "a0000000-0000-4000-8000-00000000000%s", "session_id": "b0000000-0000-4000-8000-00000000000%s"}', digit, digit), true) is not null
$$;
-- The site's server, in the name of nobody.
create function pg_temp.serve() returns text
language sql
as $$ select set_config('role', 'service_role', true) || set_config('request.jwt.claims', '', true) $$;
-- Asks as the site's server does.
create function pg_temp.ask(digit integer, address text) returns text
language sql
as $$
  select pg_temp.serve();
  select public.ask_email_change(('a0000000-0000-4000-8000-00000000000' || digit)::uuid, address)
$$;

---------------------------------------------------------------------------------------------------------------------
-- Nobody else
---------------------------------------------------------------------------------------------------------------------

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from service_calls;
select throws_ok('select public.my_account()', '42501', null, 'nor has a visitor an account');
select throws_ok('select ' || call, '42501', null, 'account ' || digit || ' may not call ' || call)
  from service_calls, generate_series(1, 3) as digit where pg_temp.become(digit);
select throws_ok('select private.' || name, '42501', null, 'nor private.' || name)
  from unnest(array['ask_email_change(null, ''x'')', 'note_password_change(null)', 'finish_email_change(null)', 'write_email_notice(null, ''x'', true)']) as name
  where pg_temp.become(2);

select pg_temp.become(1);
select is(public.my_account(), '{"id": "a0000000-0000-4000-8000-000000000001", "email": "admin@dira.test.example", "is_administrator": true}', 'an administrator sees the own account');
select pg_temp.become(2);
select is(public.my_account(), '{"id": "a0000000-0000-4000-8000-000000000002", "email": "Owner@dira.test.example", "is_administrator": false}', 'and an owner');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000009"}';
select is(public.my_account(), null, 'a session that ended sees none');

---------------------------------------------------------------------------------------------------------------------
-- Asking
---------------------------------------------------------------------------------------------------------------------

select is(pg_temp.ask(2, ' OWNER@dira.test.example'), 'same', 'the address of now is no other one');
select is(pg_temp.ask(1, 'new@dira.test.example'), 'refused', 'an administrator is invited by another address instead');
select is(pg_temp.ask(9, 'new@dira.test.example'), 'refused', 'there is no such account');
select throws_ok($$ select pg_temp.ask(2, 'nobody') $$, '22023', 'address is not an e-mail address', 'it is an address');
reset role;
select is_empty('select from public.outbox', 'and nothing of that wrote an email');

select is(pg_temp.ask(2, ' New@dira.test.example '), 'asked', 'an owner asks for another address');
reset role;
select results_eq($$ select kind, email, data - 'at' - 'expires_at' from public.outbox order by kind $$,
  $$ values ('email-change', 'new@dira.test.example', '{}'::jsonb),
    ('email-notice', 'owner@dira.test.example', '{"address": "n••••@dira.test.example", "is_done": false}') $$,
  'the new address gets an email, and the one of now hears of it');
insert into links select 'first', secret from public.outbox where secret is not null;
select is((select email from auth.users where id = 'a0000000-0000-4000-8000-000000000002'), 'Owner@dira.test.example', 'the account is as it was');
select is((select count(*) from private.invitations where token_hash = sha256(convert_to((select token from links), 'UTF8'))), 1::bigint, 'of the link there is a hash');

select is(pg_temp.ask(2, 'Other@dira.test.example'), 'asked', 'the answer is the same for an address that has an account');
reset role;
select results_eq($$ select kind, email, status from public.outbox order by kind $$,
  $$ values ('email-change', 'new@dira.test.example', 'cancelled'), ('email-notice', 'owner@dira.test.example', 'waiting'), ('email-notice', 'owner@dira.test.example', 'waiting') $$,
  'which gets no email; the one of now does, and what was asked for before ends');
select pg_temp.serve();
select is(public.invitation_at(token) ->> 'state', 'withdrawn', 'and its link') from links where name = 'first';
select is(pg_temp.ask(2, 'new@dira.test.example'), 'asked', 'it can be asked for again');
select is(pg_temp.ask(2, 'newer@dira.test.example'), 'limited', 'three a day, and one that has an account is one of them');
reset role;
insert into links select 'again', secret from public.outbox where secret is not null;

---------------------------------------------------------------------------------------------------------------------
-- By hand
---------------------------------------------------------------------------------------------------------------------

select pg_temp.become(2);
select throws_ok($$ select public.reveal_claim_link(gen_random_uuid()) $$, '42501', null, 'an owner does not see what is in an email');
reset role;
create temporary table emails as select id, kind from public.outbox where status = 'waiting';
grant all on emails to authenticated;
select pg_temp.become(1);
select is_empty($$ select from public.admin_outbox as mail where to_jsonb(mail) ? 'secret' $$, 'administrators see no link in the list');
select is(public.reveal_claim_link(id), (select token from links where name = 'again'), 'who sends it by hand sees it') from emails where kind = 'email-change';
select is(public.reveal_claim_link(id), null, 'a notice has none') from (select id from emails where kind = 'email-notice' limit 1) as notice;
select ok(public.mark_email(id, true), 'and notes that it was sent') from emails where kind = 'email-change';
reset role;
select results_eq($$ select actor, row_name, changes from public.audit_log where id > (select id from beginning) and table_name = 'invitations' and changes ? 'link' $$,
  $$ values ('a0000000-0000-4000-8000-000000000001'::uuid, 'new@dira.test.example', '{"link": [null, "seen"]}'::jsonb) $$, 'the log says who saw it');

---------------------------------------------------------------------------------------------------------------------
-- Pressing the button
---------------------------------------------------------------------------------------------------------------------

insert into private.invitations (email, purpose, token_hash) values ('owner@dira.test.example', 'owner-password', '\x01');
select pg_temp.serve();
select is(public.invitation_at(token) - 'expires_at',
  '{"state": "open", "email": "new@dira.test.example", "purpose": "owner-email", "business_name": null, "keeps_password": true, "account": "a0000000-0000-4000-8000-000000000002"}',
  'opening it says what it is for') from links where name = 'again';
select is(public.invitation_at(token) ->> 'state', 'open', 'and uses nothing') from links where name = 'again';
-- The accounts have it by then.
reset role;
update auth.users set email = 'new@dira.test.example' where id = 'a0000000-0000-4000-8000-000000000002';
select pg_temp.serve();
select is(public.claim_invitation(token) ->> 'state', 'open', 'its button begins') from links where name = 'again';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000002') ->> 'state', 'used', 'and ends') from links where name = 'again';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000002') ->> 'state', 'used', 'once') from links where name = 'again';
reset role;
select results_eq($$ select listing_id, account, email, live_columns from private.listing_owners where account = 'a0000000-0000-4000-8000-000000000002' order by 1 $$,
  $$ values ('t-gate', 'a0000000-0000-4000-8000-000000000002'::uuid, 'new@dira.test.example', '{}'::text[]), ('t-oven', 'a0000000-0000-4000-8000-000000000002', 'new@dira.test.example', '{phone}') $$,
  'who looks after what is as it was, under the new address');
select is(private.invitation_state(invitation), 'withdrawn', 'a link for a password that went to the old one opens nothing more') from private.invitations as invitation where token_hash = '\x01';
select results_eq($$ select email, data ->> 'address' from public.outbox where kind = 'email-notice' and (data ->> 'is_done')::boolean $$,
  $$ values ('owner@dira.test.example', 'n••••@dira.test.example') $$, 'the old address hears of it, once');
select results_eq($$ select distinct actor, row_name, changes from public.audit_log where id > (select id from beginning) and table_name = 'invitations' and row_name = 'new@dira.test.example'
    and (action = 'insert' or changes @> '{"state": ["open", "used"]}') order by row_name, changes $$,
  $$ values ('a0000000-0000-4000-8000-000000000002'::uuid, 'new@dira.test.example', '{"purpose": [null, "owner-email"]}'::jsonb),
    ('a0000000-0000-4000-8000-000000000002', 'new@dira.test.example', '{"state": ["open", "used"]}') $$, 'the log names the account that asked and changed');
select is_empty($$ select from public.audit_log where id > (select id from beginning) and table_name = 'listing_owners' $$, 'and has no change of what it may do');

---------------------------------------------------------------------------------------------------------------------
-- What was asked for with an old password
---------------------------------------------------------------------------------------------------------------------

update private.invitations set created_at = created_at - interval '2 days' where account is not null;
select is(pg_temp.ask(2, 'newest@dira.test.example'), 'asked', 'the next day another may be asked for');
select ok(public.note_password_change('a0000000-0000-4000-8000-000000000002'), 'a changed password ends it');
select ok(not public.note_password_change('a0000000-0000-4000-8000-000000000002'), 'once');
select is(pg_temp.ask(2, 'newest@dira.test.example'), 'asked', 'another is asked for');
reset role;
insert into links values ('password', repeat('c', 64));
insert into private.invitations (email, purpose, token_hash) values ('new@dira.test.example', 'owner-password', sha256(convert_to(repeat('c', 64), 'UTF8')));
select pg_temp.serve();
select is(public.claim_invitation(token) ->> 'account', 'a0000000-0000-4000-8000-000000000002', 'a link for a password finds the account by its new address') from links where name = 'password';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000002') ->> 'state', 'used', 'a forgotten password is chosen anew') from links where name = 'password';
reset role;
select is_empty($$ select from private.invitations as invitation where account is not null and private.invitation_state(invitation) = 'open' $$, 'and ends it as well');

---------------------------------------------------------------------------------------------------------------------
-- Erased when the person asks
---------------------------------------------------------------------------------------------------------------------

select pg_temp.become(1);
select lives_ok($$ select public.erase_person('NEW@dira.test.example') $$, 'all that there is of the new address is erased');
reset role;
select is_empty($$ select email from private.listing_owners where email = 'new@dira.test.example' union all
  select email from private.invitations where account is not null union all select row_name from public.audit_log where row_name = 'new@dira.test.example' union all
  select data::text from public.outbox where data::text like '%new@%' union all select email from public.outbox where email = 'new@dira.test.example' $$,
  'listings, links, emails, and names in the log');

select * from finish();
rollback;
