-- Numbers by listing and week: what is counted, who may add and read them, and for how long they are kept.
begin;
create extension if not exists pgtap with schema extensions;
select plan(17);

insert into auth.users (id, email) values ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status) values
  ('counted', 'counted-slug', 'Qwxz One', 'shopping', 'KE', 'published'), ('draft', 'draft-slug', 'Qwxz Two', 'shopping', 'KE', 'draft');
create temporary table calls (call text);
insert into calls values ('public.count_numbers(''{"counted-slug": {"views": 1}}'')'), ('private.count_numbers(''{"counted-slug": {"views": 1}}'')'),
  ('private.add_numbers(''counted'', 1, 1)');
grant all on calls to anon, authenticated;

select results_eq($$ select private.week_of(day) from unnest(array['2026-11-23', '2026-11-29', '2027-01-01', '2027-01-04']::date[]) as day $$,
  $$ values (date '2026-11-23'), ('2026-11-23'), ('2026-12-28'), ('2027-01-04') $$, 'a week begins on Monday and may hold days of two years');

set local role service_role;
select lives_ok($$ select public.count_numbers('{"counted-slug": {"views": 3, "contacts": 1}, "draft-slug": {"views": 5}, "nowhere": {"views": 1}}') $$, 'the service adds what it counted');
select lives_ok($$ select public.count_numbers('{"counted-slug": {"views": 2, "contacts": -4}}') $$, 'again');
reset role;
select results_eq('select listing_id, week, views, contacts from private.listing_weeks',
  $$ values ('counted', private.week_of(private.today()), 5, 1) $$, 'they are added up, of published listings alone, and nothing is taken away');

-- An enquiry is a contact: once, however often it is sent.
insert into public.enquiries (idempotency_key, listing_id, name, email, message)
  select 'c0000000-0000-4000-8000-000000000001', 'counted', 'A', 'a@dira.test.example', 'M' from generate_series(1, 1);
insert into public.enquiries (idempotency_key, listing_id, name, email, message)
  values ('c0000000-0000-4000-8000-000000000001', 'counted', 'A', 'a@dira.test.example', 'M');
select is((select contacts from private.listing_weeks where listing_id = 'counted'), 2, 'an enquiry counts once');

insert into private.listing_weeks (listing_id, week, views) values
  ('counted', private.first_week_kept(), 7), ('counted', private.first_week_kept() - 7, 7), ('removed', private.first_week_kept() - 70, 7);
select public.count_numbers('{}');
select is((select count(*) from private.listing_weeks where week < private.first_week_kept()), 0::bigint, 'what is older than a year goes');
select is((select count(*) from private.listing_weeks where week = private.first_week_kept()), 1::bigint, 'and not before');
select throws_ok($$ insert into private.listing_weeks (listing_id, week) values ('counted', '2026-11-24') $$, '23514', null, 'a week is a Monday');
select is((select began_on from private.counting), private.today(), 'it is known when counting began');
select throws_ok($$ insert into private.counting values (false, '2026-01-01') $$, '23514', null, 'once');

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from calls;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', null, 'an account may not call ' || call) from calls;
select throws_ok('select from private.listing_weeks', '42501', null, 'nor read the numbers');

select * from finish();
rollback;
