-- Who reads and writes listings, and what may be stored.
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
  ('t-published', 't-published', 'Published', 'shopping', 'KE', 'published'),
  ('t-draft', 't-draft', 'Draft', 'shopping', 'KE', 'draft');

prepare seen as select id from public.listings where id like 't-%' order by id;

-- A visitor.
set local role anon;
select throws_ok('select id from public.listings', '42501', 'permission denied for table listings', 'a visitor reads no table');
select results_eq(
  $$ select jsonb_path_query(public.published_listings_page('t-'), '$.listings[*].id') #>> '{}' $$, array['t-published'],
  'and is told what is published');
select results_eq(
  $$ select jsonb_path_query(public.listings_with_slugs(array['t-published', 't-draft', 'x']), '$[*].id') #>> '{}' $$,
  array['t-published'], 'and the published ones of some slugs');
select throws_ok(
  $$ insert into public.listings (id, slug, business_name, category, country) values ('t-x', 't-x', 'X', 'shopping', 'KE') $$,
  '42501', 'permission denied for table listings', 'a visitor adds no listing');
select throws_ok($$ update public.listings set phone = '1' $$, '42501', 'permission denied for table listings', 'a visitor changes none');
select throws_ok($$ delete from public.listings $$, '42501', 'permission denied for table listings', 'a visitor removes none');
select throws_ok(
  'select id from public.published_listings', '42501', 'permission denied for view published_listings', 'a visitor reads no view');
select throws_ok(
  $$ update public.published_listings set phone = '1' $$, '55000', 'cannot update view "published_listings"', 'and is no way to change it');

-- An account that is no administrator.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is_empty('seen', 'an account reads nothing of the table');
select throws_ok(
  'select id from public.published_listings', '42501', 'permission denied for view published_listings', 'nor of the view');
select throws_ok(
  $$ insert into public.listings (id, slug, business_name, category, country) values ('t-x', 't-x', 'X', 'shopping', 'KE') $$,
  '42501', null, 'an account adds no listing');
update public.listings set phone = 'changed' where id like 't-%';
delete from public.listings where id like 't-%';
reset role;
select results_eq(
  $$ select id, phone from public.listings where id like 't-%' order by id $$,
  $$ values ('t-draft', ''), ('t-published', '') $$, 'an account changes and removes none');

-- An administrator.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq('seen', array['t-draft', 't-published'], 'an administrator sees drafts');
select lives_ok(
  $$ insert into public.listings (id, slug, business_name, category, country, source_id, created_at)
    values ('t-new', 't-new', '  New ', 'shopping', 'KE', 'mine', '2001-01-01') $$,
  'an administrator adds a listing');
update public.listings set phone = '1', source_id = 'mine', created_at = '2001-01-01', id = 't-other' where id = 't-new';
select results_eq(
  $$ select id, business_name, phone, source_id, extract(year from created_at) > 2001 from public.listings where id like 't-new' $$,
  $$ values ('t-new', 'New', '1', null::text, true) $$, 'changes it, and not what the server keeps');
delete from public.listings where id = 't-new';
select results_eq('seen', array['t-draft', 't-published'], 'and removes it');
select throws_ok(
  'delete from public.listings', '22023', 'This would remove every listing: name those to remove', 'but never every one at once');

-- Without a live session, an administrator is a visitor.
reset role;
delete from auth.sessions where user_id = 'a0000000-0000-4000-8000-000000000001';
set local role authenticated;
select is_empty('seen', 'an administrator who has signed out reads nothing');
reset role;
insert into auth.sessions (id, user_id, not_after)
  values ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', now() - interval '1 second');
set local role authenticated;
select is_empty('seen', 'and so does one whose session has run out');
reset role;

-- What may be stored.
create function pg_temp.storing(columns jsonb) returns text
language sql
as $$
  select format(
    'insert into public.listings select * from jsonb_populate_record(null::public.listings, %L)',
    '{"id": "t-1", "slug": "t-1", "business_name": "T", "category": "shopping", "country": "KE", "status": "draft",
      "address": "", "phone": "", "created_at": "2026-01-01", "updated_at": "2026-01-01"}'::jsonb
      || columns)
$$;
select lives_ok(pg_temp.storing('{"city_name": "São Tomé – Água Grande"}'), 'a plain listing is stored');
select is((select city_slug from public.listings where id = 't-1'), 'sao-tome-agua-grande', 'a city has the slug of its name');
select throws_ok(pg_temp.storing('{"slug": "t-published", "id": "t-2"}'), '23505', null, 'a slug belongs to one listing');
select throws_ok(pg_temp.storing(columns::jsonb), '22023', null, columns) from (values
  ('{"business_name": " \u2003"}'), ('{"category": ""}'), ('{"category": "Shopping"}'), ('{"country": null}'),
  ('{"country": "Kenya"}'), ('{"city_name": "—"}'), ('{"city_name": "Nairobi", "city_slug": "../x"}'), ('{"status": "live"}'),
  ('{"package_tier": "gold"}'), ('{"slug": "../x"}'), ('{"slug": "X"}'), ('{"email": "a@b"}'),
  ('{"website": "javascript:alert(1)"}'), ('{"lat": 1}'), ('{"lat": 91, "lng": 0}'),
  ('{"images": [{"id": "1", "url": "data:text/html,x", "alt": ""}]}'),
  ('{"social_media": [{"platform": "X", "url": "https://bank.example@evil.example"}]}'),
  ('{"special_offers": [{"id": "1", "title": "T", "description": "", "validUntil": "2026-02-30"}]}')
) as refused (columns);

-- The version of what is published.
create function pg_temp.changes_version(statement text) returns boolean
language plpgsql
as $$
declare
  before constant text := public.listings_version();
begin
  execute statement;
  return public.listings_version() <> before;
end
$$;
select ok(pg_temp.changes_version(
  $$ insert into public.listings (id, slug, business_name, category, country, status)
    values ('t-v', 't-v', 'V', 'shopping', 'KE', 'published') $$), 'publishing makes a new version');
select ok(pg_temp.changes_version($$ update public.listings set phone = '1' where id = 't-v' $$), 'so does a change');
select ok(pg_temp.changes_version($$ update public.listings set status = 'archived' where id = 't-v' $$), 'so does unpublishing');
select ok(pg_temp.changes_version($$ update public.listings set status = 'published' where id = 't-v' $$), 'and publishing again');
select ok(pg_temp.changes_version($$ delete from public.listings where id = 't-v' $$), 'so does a removal');
select ok(not pg_temp.changes_version($$ update public.listings set phone = '2' where id = 't-draft' $$), 'a draft''s change does not');
select ok(not pg_temp.changes_version($$ delete from public.listings where id = 't-draft' $$), 'nor does its removal');

-- Importing is for the service role.
set local role authenticated;
select throws_ok($$ select public.import_listings('[]') $$, '42501', null, 'an account does not import');
reset role;

-- Where a listing comes from, and what it is called in addresses.
create function pg_temp.import_one(source_id text, name text, country text, source text) returns text
language sql
as $$
  select concat(answer -> 0 ->> 'outcome', ' ', answer -> 0 ->> 'slug', answer -> 0 ->> 'reason') from public.import_listings(
    jsonb_build_array(jsonb_build_object('slugs', '["t-same"]'::jsonb, 'fields', jsonb_build_object('source_id', source_id,
      'business_name', name, 'category', 'shopping', 'country', country, 'source_name', source, 'source_url', 'https://s.example/')))) as answer
$$;
insert into public.listings (id, slug, business_name, category, country)
  select 't-' || slug, slug, 'Same', 'shopping', 'KE'
  from (select 't-same' || case when number > 1 then '-' || number else '' end as slug from generate_series(1, 300) as number) as same;
select is(pg_temp.import_one('t-a', 'Same', 'KE', 'A'), 'inserted t-same-301', 'of many listings of one name the next gets the next number');
select is(pg_temp.import_one('t-a', 'Same', 'KE', 'B'), 'rejected the id t-a is already that of another listing, t-same-301',
  'another source does not change it');
select is(pg_temp.import_one('t-a', 'Other', 'UG', 'A'), 'rejected the id t-a is already that of another listing, t-same-301',
  'nor does a row of another name in another country');
select is(pg_temp.import_one('t-a', 'Other', 'KE', 'A'), 'updated t-same-301', 'a new name in the same country does');
select throws_ok(
  $$ update public.listings set source_url = null where source_id = 't-a' $$, '22023', null, 'a source has a name and an address');

select * from finish();
rollback;
