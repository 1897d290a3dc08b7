-- Imports by the page of the administration: what a dry run says, that each row counts once, and who may do that.
begin;
create extension if not exists pgtap with schema extensions;
select plan(37);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001');
insert into public.admin_users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'), ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');

insert into public.listings (id, slug, business_name, category, country, city_name, city_slug, phone, lat, lng, source_id) values
  ('t-here', 't-here', 'Pamoja Zebra Kiosk', 'shopping', 'KE', 'Narok', 'narok', '+254 700 111 222', -1.1, 35.8, 't-1'),
  ('t-near', 't-near', 'Pamoja Zebra Lodge', 'accommodation', 'KE', 'Narok', 'narok', '', -1.2, 35.9, null),
  ('sample-t', 'sample-t', 'Qwsample', 'shopping', 'KE', null, null, '', null, null, null);

create function pg_temp.item(source_id text, name text, more jsonb default '{}') returns jsonb
language sql as $$ select jsonb_build_object('line', 1, 'name', name, 'cells', '[]'::jsonb, 'item', jsonb_build_object(
  'fields', jsonb_build_object('source_id', source_id, 'business_name', name, 'category', 'shopping', 'country', 'KE') || more,
  'initial', '{"status": "draft"}'::jsonb, 'slugs', jsonb_build_array(source_id))) $$;
create temporary table job (id bigint);
grant all on job to service_role, anon, authenticated;

set local role service_role;
with made as (
  insert into public.import_jobs (file, columns, columns_key, samples, chosen, total, state, actor)
  values ('t.csv', '[]', 't', '[]', '{"choice": {"removesSample": true}}', 7, 'checking', 'a0000000-0000-4000-8000-000000000001') returning id
) insert into job select id from made;
select throws_ok(
  $$ insert into public.import_jobs (file, columns, columns_key, samples, chosen, total, actor) select file, columns, 'u', samples, chosen, 1, actor from public.import_jobs $$,
  '23505', null, 'one import is open at a time');

-- The dry run.
select is(public.check_import_rows((select id from job), 1, 0, '[{"line": 2}]') ->> 'position', '0', 'rows judged for another check are not taken');
select is(public.check_import_rows((select id from job), 0, 1, '[{"line": 2}]') ->> 'position', '0', 'nor those that another server has looked at');
select public.check_import_rows((select id from job), 0, 0, jsonb_build_array(
  pg_temp.item('t-1', 'Pamoja Zebra Kiosk', '{"phone": "+254 700 111 333"}'),
  pg_temp.item('t-1', 'Pamoja Zebra Kiosk'),
  pg_temp.item('t-2', 'Somewhere else', '{"phone": "0700 111 222"}'),
  pg_temp.item('t-3', 'Pamoja Zebra Lodges', '{"lat": -1.2005, "lng": 35.9}'),
  pg_temp.item('t-4', 'pamoja zebra kiosk', '{"city_name": "Narok", "city_slug": "narok"}'),
  pg_temp.item('t-5', 'Pamoja Zebra Lodge', '{"lat": -1.21, "lng": 35.9}'),
  '{"line": 8, "name": "", "cells": [], "reason": "name: Required"}'::jsonb));
select results_eq(
  'select kind, twin ->> ''id'', twin ->> ''by'' from public.import_rows order by number',
  $$ values ('changed', null, null), ('unchanged', null, null), ('duplicate', 't-here', 'phone'), ('duplicate', 't-near', 'name'),
    ('duplicate', 't-here', 'town'), ('new', null, null), ('rejected', null, null) $$,
  'a row is changed, unchanged, new, rejected, or may be a duplicate');
select is(changes, '{"phone": ["+254 700 111 222", "+254 700 111 333"]}', 'a change says before and after')
  from public.import_rows where number = 1;
select is(item -> 'fields', '{"phone": "+254 700 111 333"}', 'and writes nothing else') from public.import_rows where number = 1;
select is(reason, 'name: Required', 'a rejected row keeps its reason') from public.import_rows where number = 7;
select is(state, 'checked', 'behind the last row it is looked through') from public.import_jobs where id = (select id from job);
select is(counts ->> 'goes', '2', 'what is not decided stays out') from public.import_jobs where id = (select id from job);
select is(phone, '+254 700 111 222', 'nothing is written yet') from public.listings where id = 't-here';
select is(count(*)::integer, 2, 'and nothing added') from public.listings where business_name ilike '%zebra%';

-- Decisions.
select throws_ok($$ select public.decide_import_row((select id from job), 7, 'same') $$, '22023', null, 'a rejected row is not decided');
select throws_ok($$ select public.decide_import_row((select id from job), 1, 'same') $$, '22023', null, 'nor one that is of a listing already');
select throws_ok($$ select public.mend_import_row((select id from job), 1, '{}') $$, '22023', null, 'only a rejected row is mended');
select is(public.mend_import_row((select id from job), 7, pg_temp.item('t-5', 'Pamoja Zebra Tent')) ->> 'new', '1', 'no two rows are the same business');
select is(public.decide_import_row((select id from job), 1, 'out') ->> 'goes', '1', 'a row is left out');
select is(public.decide_import_row((select id from job), 1, null) ->> 'goes', '2', 'and taken in again');
select is(public.decide_import_row((select id from job), 4, 'same') ->> 'undecided', '2', 'a duplicate is decided');
select is(public.apply_import_rows((select id from job)) ->> 'state', 'checked', 'nothing is applied before that begins');

-- Batches.
select is(public.begin_import_job((select id from job)), 'applying', 'it begins');
select is(public.apply_import_rows((select id from job), 5) ->> 'state', 'applying', 'a batch is written');
select is(counts - 'checked', '{"new": 0, "changed": 2, "unchanged": 1, "rejected": 0, "out": 2}', 'its rows count') from public.import_jobs where id = (select id from job);
delete from public.admin_users where id = 'a0000000-0000-4000-8000-000000000001';
select throws_ok($$ select public.apply_import_rows((select id from job), 5) $$, '42501', null, 'who is no administrator any more writes nothing');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
select is(public.apply_import_rows((select id from job), 5) ->> 'state', 'done', 'the last batch ends it');
select is(counts - 'checked' - 'sample', '{"new": 1, "changed": 2, "unchanged": 1, "rejected": 1, "out": 2}', 'each row counts once') from public.import_jobs where id = (select id from job);
select results_eq(
  $$ select id, business_name, category, phone, source_id from public.listings where id like 't-%' order by id $$,
  $$ values ('t-here', 'Pamoja Zebra Kiosk', 'shopping', '+254 700 111 333', 't-1'), ('t-near', 'Pamoja Zebra Lodges', 'shopping', '', null) $$,
  'a row that is the same writes what it says, and the listing keeps the rest');
select is(status, 'archived', 'the sample goes with the last row, if it is to') from public.listings where id = 'sample-t';
select ok(is_finished, 'the operation has ended') from public.audit_operations where id = (select operation from public.import_jobs where id = (select id from job));

-- Who may do that.
set local role anon;
select throws_ok('select from public.import_rows', '42501', null, 'a visitor reads no row');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok('select from public.' || name, '42501', null, 'nor does an administrator without the server: ' || name)
  from unnest(array['import_jobs', 'import_pieces', 'import_rows']) as name;
select throws_ok('select public.apply_import_rows(1)', '42501', null, 'and applies nothing');
select throws_ok('select public.check_import_rows(1, 0, 0, ''[]'')', '42501', null, 'nor looks through');
-- With the privilege as a second wall gone, row-level security is the first.
reset role;
grant select on public.import_jobs, public.import_pieces, public.import_rows to authenticated;
insert into public.import_pieces select id, 0, '[]' from job;
set local role authenticated;
select is_empty('select from public.' || name, 'nor reads any: ' || name) from unnest(array['import_jobs', 'import_pieces', 'import_rows']) as name;
reset role;

select * from finish();
rollback;
