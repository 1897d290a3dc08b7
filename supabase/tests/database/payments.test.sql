-- Payments: who may record and read them, and that nobody changes one.
begin;
create extension if not exists pgtap with schema extensions;
select plan(53);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status) values
  ('paid-a', 'paid-a', 'Qwxz One', 'shopping', 'KE', 'published');
create temporary table asked (payment jsonb);
insert into asked values (jsonb_build_object('id', 'c0000000-0000-4000-8000-000000000001', 'listing_id', 'paid-a', 'tier', 'premium',
  'amount_cents', 199500, 'received_on', private.today(), 'method', 'transfer'));
create temporary table calls (call text);
insert into calls values ('public.admin_needs()'), ('public.record_payment((select payment from asked))'),
  ('public.reverse_payment(''c0000000-0000-4000-8000-000000000001'', ''R'')'), ('private.record_payment((select payment from asked))'),
  ('private.reverse_payment(''c0000000-0000-4000-8000-000000000001'', ''R'', ''{}'')'),
  ('public.undo_reversal(''c0000000-0000-4000-8000-000000000001'')'), ('private.undo_reversal(''c0000000-0000-4000-8000-000000000001'')');
grant all on asked, calls to anon, authenticated;

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from calls;
select throws_ok('select from public.' || list, '42501', null, 'a visitor reads no ' || list)
  from unnest(array['payments', 'admin_payments', 'admin_payment_packages', 'admin_paying_listings', 'admin_payment_notes']) as list;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is((public.record_payment((select payment from asked))).number, 1, 'an administrator records a payment, the first');
select is((public.record_payment((select payment from asked))).number, 1, 'the same one again is that one');
select is((select count(*) from public.payments), 1::bigint, 'which an administrator reads');
select throws_ok($$ insert into public.payments select gen_random_uuid(), 2, 'x', '{}', 1, '2026-01-01', 'cash', '', 'premium', '2026-01-01', '2026-12-31', '', null, '' $$,
  '42501', null, 'and adds by the function alone');
select throws_ok('select from private.add_payment(null)', '42501', null, 'not by the one within it either');
select throws_ok($$ select public.record_payment(payment || '{"id": "c0000000-0000-4000-8000-000000000002", "amount_cents": 100}') from asked $$,
  '22023', null, 'another amount than the price asks for a note');
select throws_ok($$ select public.record_payment(payment || '{"id": "c0000000-0000-4000-8000-000000000002", "method": "goats"}') from asked $$,
  '22023', null, 'a method is a known one');
select throws_ok($$ select public.record_payment(payment || '{"id": "c0000000-0000-4000-8000-000000000002", "seller": {"lines": "Dira"}}') from asked $$,
  '22023', null, 'a seller has lines');
select throws_ok($$ select public.record_payment(payment || '{"id": "c0000000-0000-4000-8000-000000000002", "seller": {"lines": [], "vatPercent": 101}}') from asked $$,
  '22023', null, 'and a rate up to 100');
select is((public.record_payment(payment || '{"id": "c0000000-0000-4000-8000-000000000003", "seller": {"lines": ["Dira"], "vatPercent": 15, "more": 1}}')).seller,
  '{"lines": ["Dira"], "vatPercent": 15}', 'which the entry keeps, and nothing else') from asked;
select throws_ok('select private.give_package(null)', '42501', null, 'nor by the one that gives the package');
select throws_ok($$ select public.undo_reversal('c0000000-0000-4000-8000-000000000001') $$, '22023', 'It was not reversed', 'a payment that holds is not recorded again');
select throws_ok($$ select public.reverse_payment('c0000000-0000-4000-8000-000000000001', 'R', '{"until": "2020-01-01"}') $$, '22023', null, 'a package does not end before today');
select throws_ok($$ select public.reverse_payment('c0000000-0000-4000-8000-000000000001', 'R', '{"kept": " "}') $$, '22023', null, 'it is kept for a reason');
select results_eq('select next_number, renews_from from public.admin_paying_listings', 'select 3, paid_until from public.listings', 'which number comes next, and after which day it goes on');
select results_eq($$ select tier_without, paid_until_without from public.admin_payment_packages where id = 'c0000000-0000-4000-8000-000000000003' $$,
  $$ select tier, last_day from public.admin_payments where id = 'c0000000-0000-4000-8000-000000000001' $$, 'what a reversal would leave');
select is((public.reverse_payment('c0000000-0000-4000-8000-000000000003', 'R')).reverses_number, 2, 'a reversal says of what');
select is((select tier_after from public.payments order by number desc limit 1), 'premium', 'and leaves what the other payment pays for');
select public.reverse_payment('c0000000-0000-4000-8000-000000000001', 'R');
select is((select tier_after from public.payments order by number desc limit 1), null, 'and without any nothing');
select is((select (package_tier, paid_until) is not distinct from (null::text, null::date) from public.listings where id = 'paid-a'), true, 'which the listing has');
select is((public.undo_reversal('c0000000-0000-4000-8000-000000000001')).number, 5, 'its undo records it again');
select is((public.undo_reversal('c0000000-0000-4000-8000-000000000001')).number, 5, 'once');
select results_eq('select number, reversed_by_number, undone_by_number, again_number, recorded_by from public.admin_payments order by number',
  $$ values (1, 4, 5, null, 'admin@dira.test.example'), (2, 3, null, null, 'admin@dira.test.example'), (3, null, null, null, 'admin@dira.test.example'),
    (4, null, 5, null, 'admin@dira.test.example'), (5, null, null, 1, 'admin@dira.test.example') $$, 'each says which others are about it');
select is((public.undo_operation((select max(id) from public.audit_operations)) ->> 'changed'), '0', 'History does not undo a payment');

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'an account may not call ' || call) from calls;
select is_empty('select from public.' || list, 'an account sees no ' || list)
  from unnest(array['payments', 'admin_payments', 'admin_payment_packages', 'admin_paying_listings']) as list;

select is(private.shown_account_email('a0000000-0000-4000-8000-000000000001'), null, 'nor whose an account is');

reset role;
select throws_ok('update public.payments set amount_cents = 1', '42501', 'A payment is never changed nor removed: reverse it', 'nobody changes a payment');
select throws_ok('delete from public.payments', '42501', 'A payment is never changed nor removed: reverse it', 'nor removes it');
select throws_ok('truncate public.payments', '42501', 'A payment is never changed nor removed: reverse it', 'nor all of them');
select ok(not has_table_privilege('service_role', 'public.payments', 'insert'), 'the service role adds none');
select ok(not has_function_privilege('authenticated', 'public.judge_listings(jsonb)', 'execute')
  and not has_function_privilege('authenticated', 'public.listings_to_judge(integer)', 'execute'), 'what needs somebody is judged by the server alone');

select * from finish();
rollback;
