-- The search: who may do what, what it follows, and what it never tells.
begin;
create extension if not exists pgtap with schema extensions;
select plan(27);

create function pg_temp.ids(asked jsonb) returns jsonb
language sql
as $$ select jsonb_path_query_array(public.search_listings(asked), '$.listings[*][0]') $$;

insert into public.listings (id, slug, business_name, category, country, city_name, package_tier, website, status, lat, lng) values
  ('t-cafe', 't-cafe', 'Zztamu Zzcafé 100%', 'tt-things', 'KE', 'Zzville', 'premium', 'https://cafe.example', 'published', -1.28, 36.82),
  ('t-ad', 't-ad', 'Boda_Boda', 'tt-things', 'KE', 'Zzville', null, 'https://secret.example', 'published', -1.3, 36.83),
  ('t-draft', 't-draft', 'Zztamu Draft', 'tt-things', 'KE', 'Zzville', 'premium', null, 'draft', -1.3, 36.83);

select throws_ok($$ select public.search_listings('{}') $$, '0A000', 'The search is switched off', 'it is off until it is switched on');

-- Rights
select ok(has_function_privilege('anon', 'public.search_listings(jsonb)', 'execute'), 'a visitor may search');
select is_empty(
  $$ select name from unnest(array['public.switch_search(boolean)', 'public.refresh_search()', 'public.write_search(jsonb)',
      'private.write_search_rows(jsonb)']) as name, unnest(array['anon', 'authenticated']) as caller
    where has_function_privilege(caller, name, 'execute') $$,
  'neither visitors nor accounts write or switch it');
select is_empty(
  $$ select table_name from information_schema.role_table_grants
    where table_schema = 'private' and table_name like 'search%' and grantee in ('anon', 'authenticated', 'public') $$,
  'nor do they read its tables');
set local role service_role;
select cmp_ok((select public.switch_search(true)), '>=', 2, 'the service role switches it on');
reset role;

set local role anon;
select is(pg_temp.ids('{"scope": {"city": "zzville"}}'), '["t-cafe", "t-ad"]', 'a visitor finds what is published, in the featured order');
select is(pg_temp.ids('{"text": "zztamu"}'), '["t-cafe"]', 'and no draft');
select is(pg_temp.ids('{"text": "ZZCAFE"}'), '["t-cafe"]', 'without case and accents');

-- A text is data.
select is(pg_temp.ids('{"text": "100%"}'), '["t-cafe"]', 'a percent sign is a percent sign');
select is(pg_temp.ids('{"text": "%zztamu%"}'), '[]', 'and no pattern');
select is(pg_temp.ids('{"text": "boda_boda"}'), '["t-ad"]', 'an underscore is an underscore');
select is(pg_temp.ids('{"text": "bodaxboda"}'), '[]', 'no other letter is one');
select is(pg_temp.ids('{"text": "zztamu\\"}'), '[]', 'a backslash escapes nothing');
select is(pg_temp.ids($json${"text": "'; drop table public.listings; --", "scope": {"city": "'||'"}, "categories": ["'"]}$json$), '[]', 'a quote ends nothing');
select throws_ok($$ select public.search_listings(jsonb_build_object('text', repeat('x', 1001))) $$, '22023', null, 'a text has an end');
select throws_ok($$ select public.search_listings('{"sort": "az; drop"}') $$, '22023', null, 'an order is one of four');
select throws_ok($$ select public.search_listings('{"within": "1) or (true"}') $$, '22023', null, 'a number is a number');
select throws_ok($$ select public.search_listings('{"txt": "hotel"}') $$, '22023', null, 'what is not understood is refused');
select throws_ok($$ select public.search_listings('{"box": [1, 2, 3, 4]}') $$, '22023', null, 'so is another kind of box');
select throws_ok($$ select public.search_listings('[]') $$, '22023', null, 'a search is an object');

-- Hidden fields
select is(
  pg_temp.ids('{"text": "secret.example"}') || pg_temp.ids('{"text": "cafe.example"}'), '[]', 'a website is not searched');
select is(pg_temp.ids('{"has": ["website"]}'), '[]', 'what nobody told it is true of nothing');
reset role;

-- It follows the listings.
insert into public.listings (id, slug, business_name, category, country, city_name, status)
values ('t-new', 't-new', 'Zznew', 'tt-things', 'KE', 'Zznewville', 'published');
select is(pg_temp.ids('{"text": "zznew"}'), '["t-new"]', 'a new listing');
update public.listings set business_name = 'Zzkahawa House' where id = 't-cafe';
select is(pg_temp.ids('{"text": "zzkahawa"}') || pg_temp.ids('{"text": "zztamu"}'), '["t-cafe"]', 'a changed name');
update public.listings set status = 'archived' where id = 't-ad';
select is(pg_temp.ids('{"scope": {"city": "zzville"}}'), '["t-cafe"]', 'what is taken back is gone');
delete from public.listings where id = 't-cafe';
select is(public.search_listings('{"scope": {"city": "zzville"}}') -> 'total', '0', 'and so is what is deleted, from the counts too');
select throws_ok(
  $$ select public.write_search('{"version": "before", "rows": []}') $$, '40001', null, 'rows read before a change are refused');

select * from finish();
rollback;
