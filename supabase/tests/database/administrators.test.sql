-- The list of administrators: who reads it, who leaves it, and that it is never empty.
begin;
create extension if not exists pgtap with schema extensions;
select plan(17);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'second@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003');
insert into public.admin_users (id, email, created_at) values
  ('a0000000-0000-4000-8000-000000000001', ' Admin@Dira.Test.Example', '2001-01-01'),
  ('a0000000-0000-4000-8000-000000000002', 'second@dira.test.example', '2001-01-01');
-- Only these two; others are removed until the rollback.
delete from public.admin_users where email not like '%@dira.test.example';

select results_eq(
  $$ select email, extract(year from created_at) > 2001 from public.admin_users order by id $$,
  $$ values ('admin@dira.test.example', true), ('second@dira.test.example', true) $$,
  'an address is kept in one form, the time of entry is the database''s own');
select throws_ok(
  $$ insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000003', 'nobody') $$,
  '22023', 'email is not an e-mail address', 'an address is one');
update public.admin_users set id = 'a0000000-0000-4000-8000-000000000003' where email like 'second@%';
select is_empty(
  $$ select from public.admin_users where id = 'a0000000-0000-4000-8000-000000000003' $$,
  'an entry is not handed on to another account');

set local role anon;
select throws_ok($$ select * from public.admin_users $$, '42501', 'permission denied for table admin_users', 'a visitor reads no administrators');
select throws_ok($$ delete from public.admin_users $$, '42501', 'permission denied for table admin_users', 'nor removes them');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000003", "session_id": "b0000000-0000-4000-8000-000000000003"}';
select is_empty($$ select * from public.admin_users $$, 'an account reads no administrators');
select throws_ok(
  $$ insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000003', 'member@dira.test.example') $$,
  '42501', 'permission denied for table admin_users', 'an account does not enter itself');
delete from public.admin_users;
reset role;
select is((select count(*) from public.admin_users), 2::bigint, 'nor removes anybody');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq(
  $$ select email from public.admin_users order by email $$, array['admin@dira.test.example', 'second@dira.test.example'], 'an administrator reads who is one');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000009"}';
select results_eq(
  $$ select email from public.admin_users $$, array['admin@dira.test.example'], 'whose session has ended reads the own entry alone');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok($$ update public.admin_users set email = 'x@dira.test.example' $$, '42501', null, 'and changes none');
delete from public.admin_users;
reset role;
select results_eq(
  $$ select email from public.admin_users $$, array['second@dira.test.example'], 'an administrator steps down, and removes nobody else');

select throws_ok(
  $$ delete from public.admin_users $$, '22023', 'The last administrator stays: make another one first', 'the last one stays');
select throws_ok(
  $$ delete from auth.users where id = 'a0000000-0000-4000-8000-000000000002' $$,
  '22023', 'The last administrator stays: make another one first', 'and so does the account');
set local role service_role;
select throws_ok(
  $$ delete from public.admin_users $$, '22023', 'The last administrator stays: make another one first', 'not even the service role');
select lives_ok($$ delete from public.admin_users where email = 'nobody@dira.test.example' $$, 'removing no row is allowed');
reset role;

set local role authenticated;
select ok(not private.is_admin(), 'an account that has stepped down is no administrator');
reset role;

select * from finish();
rollback;
