-- Packages: who reads when they end, what visitors are given before and after, and that time passing is no write.
begin;
create extension if not exists pgtap with schema extensions;
select plan(23);

-- The clock of these tests.
create function pg_temp.move_to(day date) returns void
language plpgsql
as $$
begin
  execute format('create or replace function private.today() returns date language sql stable set search_path = '''' return date %L', day);
end
$$;
create function pg_temp.shown(id text) returns jsonb
language sql
as $$ select jsonb_strip_nulls(public.listings_with_slugs(array[id]) -> 0) $$;

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'), ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');

select pg_temp.move_to('2026-12-31');
insert into public.listings (id, slug, business_name, category, country, city_name, package_tier, paid_until, email, website, description, phone, images,
  business_hours, social_media, special_offers, status)
select 't-' || name, 't-' || name, 'Zzt ' || name, 'tt-things', 'KE', 'Zzville', tier, paid_until, 'a@b.example', 'https://secret.example', 'Secret', '1',
  '[{"id": "1", "url": "https://secret.example/1.jpg", "alt": ""}]', '[{"day": "Monday", "hours": "9-5"}]',
  '[{"platform": "X", "url": "https://secret.example"}]', '[{"id": "1", "title": "T", "description": ""}]', 'published'
from (values ('premium', 'premium', date '2026-12-31'), ('standard', 'standard', '2027-01-31'), ('endless', 'premium', null), ('small', 'classified', '2020-01-01'),
  ('none', null, null)) as one (name, tier, paid_until);

-- Who reads it
set local role anon;
select throws_ok('select paid_until from public.listings', '42501', null, 'a visitor does not read when a package ends');
select is_empty(
  $$ select 1 from unnest(array[public.published_listings_page('t-'), public.listing_changes_since(), public.listings_with_slugs(array['t-premium'])]) as answer
    where answer::text like '%paid_until%' or answer::text like '%2026-12-31%' $$,
  'nor is told it by any function');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is_empty('select paid_until from public.listings', 'an account reads nothing of it');
update public.listings set paid_until = '2099-01-01';
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is((select paid_until from public.listings where id = 't-premium'), '2026-12-31', 'and changes nothing; an administrator reads it');
select lives_ok($$ update public.listings set paid_until = '2026-11-30' where id = 't-none' $$, 'and writes it');
select is(
  (select changes from public.audit_log where row_id = 't-none' order by id desc limit 1), '{"paid_until": [null, "2026-11-30"]}', 'the log has it');
select throws_ok(format('update public.listings set paid_until = %L where id = ''t-none''', day), '23514', null, 'not ' || day)
from unnest(array['infinity', '-infinity', '1969-12-31', '10000-01-01']) as day;
reset role;
update public.listings set paid_until = null where id = 't-none';

create temporary table at_first as
  select public.listings_version() as version, (select jsonb_agg(to_jsonb(listing) order by id) from public.listings as listing) as rows;

-- What shows, whoever paid for it
select set_eq(
  $$ select key from jsonb_object_keys(pg_temp.shown('t-none')) as key except select key from jsonb_object_keys(pg_temp.shown('t-small')) as key
    union all (select key from jsonb_object_keys(pg_temp.shown('t-standard')) as key except select key from jsonb_object_keys(pg_temp.shown('t-none')) as key) $$,
  array['package_tier', 'email', 'website', 'description', 'images'], 'standard shows more than no package, which shows as much as classified');
select set_eq(
  $$ select key from jsonb_object_keys(pg_temp.shown('t-premium')) as key except select key from jsonb_object_keys(pg_temp.shown('t-standard')) as key $$,
  array['business_hours', 'social_media', 'special_offers'], 'premium shows more than standard');

-- The last day of grace, and the day after
select pg_temp.move_to('2027-01-14');
select is(pg_temp.shown('t-premium') ->> 'package_tier', 'premium', 'for 14 days after the last that is paid, it shows what was bought');
select is(public.listings_version(), version, 'and nothing has changed') from at_first;
select pg_temp.move_to('2027-01-15');
select is(pg_temp.shown('t-premium') - array['id', 'slug', 'business_name'], pg_temp.shown('t-small') - array['id', 'slug', 'business_name'],
  'then it is classified, and shows no more');
select is(pg_temp.shown('t-small') ->> 'package_tier', 'classified', 'a classified listing stays as it is');
select isnt(public.listings_version(), version, 'the version is another') from at_first;
select is(
  jsonb_path_query_array(public.listing_changes_since(version), '$.listings[*].id'), '["t-premium"]', 'and it is what has changed') from at_first;
select is(public.listing_changes_since(public.listings_version()) -> 'listings', '[]', 'who has seen that is told nothing');
select ok((public.listing_changes_since(split_part(version, '@', 1) || '@99999') -> 'reset')::boolean, 'who comes from the future begins anew') from at_first;

select is(
  (select jsonb_agg(to_jsonb(listing) order by id) from public.listings as listing), rows, 'no listing was written') from at_first;

-- Paid again, it shows all that it had.
update public.listings set paid_until = '2027-12-31' where id = 't-premium';
select is(pg_temp.shown('t-premium') - array['id', 'slug', 'business_name'], pg_temp.shown('t-endless') - array['id', 'slug', 'business_name'], 'paid again, it shows all that it had');
select isnt(public.listings_version(), version, 'which is a change') from at_first;

select * from finish();
rollback;
