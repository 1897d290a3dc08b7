-- Invitations and new passwords by a link, and the removal of an administrator: who may, for how long, and what the log says.
begin;
create extension if not exists pgtap with schema extensions;
select plan(63);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'second@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000004', 'amina@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002'),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003'),
  ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000004');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'second@dira.test.example');
delete from public.admin_users where email not like '%@dira.test.example';
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;

-- What is in a link, by a name.
create temporary table links (name text primary key, token text);
create temporary table calls (call text);
insert into calls values ('public.make_invitation(''x@dira.test.example'', ''invitation'', null, null)'),
  ('public.withdraw_invitation(gen_random_uuid())'), ('public.remove_administrator(''a0000000-0000-4000-8000-000000000003'')');
create temporary table service_calls (call text);
insert into service_calls values ('public.invitation_at(''x'')'), ('public.claim_invitation(''x'')'), ('public.finish_invitation(''x'')');
grant all on links, calls, service_calls, beginning to anon, authenticated, service_role;

---------------------------------------------------------------------------------------------------------------------
-- Nobody else
---------------------------------------------------------------------------------------------------------------------

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from (table calls union all table service_calls) as every;
select throws_ok('select from public.' || list, '42501', null, 'a visitor may not read ' || list) from unnest(array['admin_administrators', 'admin_invitations']) as list;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'an account may not call ' || call) from calls;
select throws_ok('select ' || replace(call, 'public.', 'private.'), '42501', 'Only administrators may do this', 'nor what is behind it: ' || call)
  from calls;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok('select ' || call, '42501', null, 'an administrator may not call ' || call) from service_calls;
select throws_ok('select token_hash from private.invitations', '42501', null, 'nobody reads the links themselves');
set local role service_role;
set local request.jwt.claims = '{}';
select throws_ok('select ' || call, '42501', null, 'the server makes and removes nobody in its own name: ' || call) from calls;

---------------------------------------------------------------------------------------------------------------------
-- An invitation
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
insert into links select 'first', public.make_invitation(' Amina@Dira.test.example', 'invitation') ->> 'token';
select matches(token, '^[0-9a-f]{64}$', 'what is in a link cannot be guessed') from links;
select throws_ok($$ select public.make_invitation('nobody', 'invitation') $$, '22023', 'email is not an e-mail address', 'an address is one');
select throws_ok($$ select public.make_invitation('x@dira.test.example', 'else') $$, '22023', 'purpose is invitation, password, owner or owner-password', 'it is for one of four things');
select throws_ok($$ select public.make_invitation('Second@dira.test.example', 'invitation') $$, '22023', 'email is an administrator''s already',
  'an administrator is not invited');
select throws_ok($$ select public.make_invitation('amina@dira.test.example', 'password') $$, '22023', 'email is no administrator''s',
  'and sets nobody else''s password');
select results_eq('select email, purpose, listing_id, made_by from public.admin_invitations',
  $$ values ('amina@dira.test.example', 'invitation', null, 'admin@dira.test.example') $$, 'every administrator sees it');
select ok(not exists (select from public.admin_invitations as invitation, links where position(token in to_jsonb(invitation)::text) > 0),
  'but not what is in the link');
select results_eq(
  $$ select email, last_change_at is not null from public.admin_administrators order by email $$,
  $$ values ('admin@dira.test.example', true), ('second@dira.test.example', false) $$, 'and who is one, and since when not heard of');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is_empty('select from public.' || list, 'an account finds nothing in ' || list) from unnest(array['admin_administrators', 'admin_invitations']) as list;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';

insert into links select 'again', public.make_invitation('amina@dira.test.example', 'invitation') ->> 'token';
reset role;
select is((select array_agg(private.invitation_state(invitation) order by created_at) from private.invitations as invitation),
  array['withdrawn', 'open'], 'a second link ends the first');
select is_empty($$ select from private.invitations, links where to_jsonb(invitations)::text like '%' || token || '%' $$, 'no token is stored');
select ok(bool_and(expires_at between now() + interval '6 days 23 hours' and now() + interval '7 days 1 hour'), 'it holds for seven days') from private.invitations;

set local role service_role;
select is(public.invitation_at('x'), '{"state": "unknown"}', 'a guess opens nothing');
select is(public.invitation_at(token), '{"state": "withdrawn"}', 'what was withdrawn says so, and no more') from links where name = 'first';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000004') ->> 'state', 'open', 'nothing is accepted before it was begun')
  from links where name = 'again';
select is(public.invitation_at(token) - 'expires_at',
  '{"state": "open", "email": "amina@dira.test.example", "purpose": "invitation", "business_name": null, "keeps_password": false, "account": null}', 'the link says for whom it is')
  from links where name = 'again';
select is(public.claim_invitation(token) ->> 'state', 'open', 'one begins') from links where name = 'again';
select is(public.claim_invitation(token) ->> 'state', 'claimed', 'a second does not') from links where name = 'again';
select is(public.finish_invitation(token) ->> 'state', 'open', 'it failed, and the link is as before') from links where name = 'again';
select is(public.claim_invitation(token) ->> 'state', 'open', 'one begins again') from links where name = 'again';
reset role;
update private.invitations set claimed_at = claimed_at - interval '16 minutes' where claimed_at is not null;
set local role service_role;
select is(public.claim_invitation(token) ->> 'state', 'open', 'the server went down meanwhile: another begins') from links where name = 'again';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000004'), '{"state": "used"}', 'it is accepted') from links where name = 'again';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000002'), '{"state": "used"}', 'once') from links where name = 'again';
select is(public.claim_invitation(token), '{"state": "used"}', 'and never again') from links where name = 'again';
reset role;
select results_eq($$ select email from public.admin_users order by email $$,
  array['admin@dira.test.example', 'amina@dira.test.example', 'second@dira.test.example'], 'who accepted is an administrator, and nobody else');
select results_eq(
  $$ select actor, table_name, row_name, action, changes -> 'state' ->> 1 from public.audit_log where id > (select id from beginning) order by id $$,
  $$ values
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'invitations', 'amina@dira.test.example', 'insert', null),
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'invitations', 'amina@dira.test.example', 'update', 'withdrawn'),
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'invitations', 'amina@dira.test.example', 'insert', null),
    ('a0000000-0000-4000-8000-000000000004'::uuid, 'invitations', 'amina@dira.test.example', 'update', 'used'),
    ('a0000000-0000-4000-8000-000000000004'::uuid, 'admin_users', 'amina@dira.test.example', 'insert', null) $$,
  'the log names who did it');

select results_eq(
  $$ select event ->> 'what', event ->> 'email', event ->> 'by' from jsonb_array_elements(private.account_events(current_setting('dira.operation')::bigint)) with ordinality as told (event, place)
    where event ->> 'email' = 'amina@dira.test.example' order by place $$,
  $$ values ('administrator-added', 'amina@dira.test.example', null), ('administrator-accepted', 'amina@dira.test.example', 'admin@dira.test.example'),
    ('administrator-invited', 'amina@dira.test.example', null), ('administrator-invited', 'amina@dira.test.example', null), ('administrator-uninvited', 'amina@dira.test.example', null) $$,
  'and History what it was, what counts most first');
set local role authenticated;
select throws_ok('select private.account_events(1)', '42501', null, 'nobody reads it but by History');
select throws_ok('select private.account_email(null)', '42501', null, 'nor whose an account is');
reset role;

---------------------------------------------------------------------------------------------------------------------
-- Removed, withdrawn, expired
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000004", "session_id": "b0000000-0000-4000-8000-000000000004"}';
insert into links select 'by amina', public.make_invitation('friend@dira.test.example', 'invitation') ->> 'token';
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
insert into links select 'for amina', public.make_invitation('amina@dira.test.example', 'password') ->> 'token';
insert into links select 'late', public.make_invitation('late@dira.test.example', 'invitation') ->> 'token';
insert into links select 'taken back', public.make_invitation('back@dira.test.example', 'invitation') ->> 'token';
insert into links select 'for second', public.make_invitation('second@dira.test.example', 'password') ->> 'token';
select ok(public.withdraw_invitation(id), 'a link is taken back') from public.admin_invitations where email like 'back@%';
reset role;
update private.invitations set expires_at = now() where email like 'late@%';
set local role service_role;
select is(public.claim_invitation(token) ->> 'account', 'a0000000-0000-4000-8000-000000000004', 'a new password is for that account')
  from links where name = 'for amina';

set local role authenticated;
select ok(public.remove_administrator('a0000000-0000-4000-8000-000000000004'), 'one removes another');
select ok(not public.remove_administrator('a0000000-0000-4000-8000-000000000004'), 'who has gone has gone');
reset role;
select is_empty($$ select from auth.sessions where user_id = 'a0000000-0000-4000-8000-000000000004' $$, 'who is removed is signed out');
select results_eq($$ select actor, row_name from public.audit_log where action = 'delete' and table_name = 'admin_users' order by id desc limit 1 $$,
  $$ values ('a0000000-0000-4000-8000-000000000001'::uuid, 'amina@dira.test.example') $$, 'the log names both');
set local role service_role;
select results_eq($$ select name, public.claim_invitation(token) ->> 'state' from links order by name $$,
  $$ values ('again', 'used'), ('by amina', 'withdrawn'), ('first', 'withdrawn'), ('for amina', 'withdrawn'), ('for second', 'open'),
    ('late', 'expired'), ('taken back', 'withdrawn') $$, 'links by and for who is removed end');
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000004') ->> 'state', 'withdrawn', 'also where it was begun before')
  from links where name = 'for amina';
select is(public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000003') ->> 'state', 'used', 'a new password makes nobody an administrator')
  from links where name = 'for second';
reset role;
select is((select count(*) from public.admin_users), 2::bigint, 'and leaves them as they were');

-- Old links go.
update private.invitations set expires_at = now() - interval '31 days' where used_at is not null;
set local role authenticated;
insert into links select 'new', public.make_invitation('new@dira.test.example', 'invitation') ->> 'token';
set local role service_role;
select is(public.invitation_at(token), '{"state": "unknown"}', 'a month later nobody knows of a link') from links where name = 'again';

-- Somebody stays.
set local role authenticated;
select public.remove_administrator('a0000000-0000-4000-8000-000000000003');
select throws_ok($$ select public.remove_administrator('a0000000-0000-4000-8000-000000000001') $$, '22023',
  'The last administrator stays: make another one first', 'the last one stays');

select * from finish();
rollback;
