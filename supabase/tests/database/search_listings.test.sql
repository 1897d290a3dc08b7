-- The search: who may do what, what it follows, and what it never tells.
begin;
create extension if not exists pgtap with schema extensions;
select plan(46);

create function pg_temp.ids(asked jsonb) returns jsonb
language sql
as $$ select jsonb_path_query_array(public.search_listings(asked), '$.listings[*][0]') $$;

insert into public.listings (id, slug, business_name, category, country, city_name, package_tier, website, status, lat, lng) values
  ('t-cafe', 't-cafe', 'Zztamu Zzcafé 100%', 'tt-things', 'KE', 'Zzville', 'premium', 'https://cafe.example', 'published', -1.28, 36.82),
  ('t-ad', 't-ad', 'Boda_Boda', 'tt-things', 'KE', 'Zzville', null, 'https://secret.example', 'published', -1.3, 36.83),
  ('t-draft', 't-draft', 'Zztamu Draft', 'tt-things', 'KE', 'Zzville', 'premium', null, 'draft', -1.3, 36.83);

select throws_ok($$ select public.search_listings('{}') $$, 'PT404', 'The search is switched off', 'it is off until it is switched on');

-- Rights
select ok(has_function_privilege('anon', 'public.search_listings(jsonb)', 'execute'), 'a visitor may search');
select is_empty(
  $$ select name from unnest(array['public.switch_search(boolean)', 'public.refresh_search()', 'public.write_search(jsonb)',
      'private.write_search_rows(jsonb)', 'public.search_state()', 'public.follow_search(jsonb)', 'private.follow_search(jsonb)']) as name, unnest(array['anon', 'authenticated']) as caller
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

select is(public.search_listings('{"scope": {"category": "tt-things"}}') -> 'exact_order', 'true', 'names of Latin letters are in their order');

-- What else a site asks
select is(
  (select jsonb_agg(one) from jsonb_array_elements(public.search_groups() -> 'groups') as one where one ->> 0 = 'tt-things'),
  '[["tt-things", "", "KE", "", "", "zzville", "Zzville", "classified", 1], ["tt-things", "", "KE", "", "", "zzville", "Zzville", "premium", 1]]',
  'groups are counted, drafts are in none');
select is(public.search_groups() ->> 'version', public.listings_version(), 'and name their version');
select is(
  jsonb_path_query_array(public.listings_with_ids(array['t-cafe', 't-draft']), '$[*].id'), '["t-cafe"]', 'listings by id, no draft');
select is(public.listings_with_ids(array_append(array_fill('x'::text, array[100]), 't-cafe')), '[]', 'no more than a hundred at once');
select is(jsonb_path_query_array(public.suggest_listings('zzcaf'), '$[*].id'), '["t-cafe"]', 'a business by the start of a word');
select is(public.suggest_listings('zztamu d') || public.suggest_listings('%zztamu\') || public.suggest_listings('&'), jsonb_build_array(
  public.suggest_listings('zztamu') -> 0), 'no draft, and no pattern');
select cmp_ok(jsonb_array_length(public.suggest_listings('a', 1000)), '<=', 10, 'at most ten');
select is(
  jsonb_path_query_array(public.published_slugs_page('t-'), '$.slugs[*] ? (@ starts with "t-")'), '["t-ad", "t-cafe"]', 'slugs in their order, no draft');
reset role;

-- A writer
select is(public.follow_search(jsonb_build_object('was', '{}'::jsonb, 'now', jsonb_build_object('filled', jsonb_build_object(
  'version', public.listings_version(), 'after', '')), 'version', public.listings_version(), 'rows', '[]'::jsonb)), true, 'a writer begins');
select throws_ok($$ select public.search_listings('{}') $$, 'PT404', null, 'nobody searches what is half filled');
select is(public.follow_search(jsonb_build_object('was', '{}'::jsonb, 'now', '{}'::jsonb, 'version', public.listings_version(), 'rows', '[]'::jsonb)), false,
  'of two writers one gets on');
select lives_ok($$ select public.switch_search(true) $$, 'switching it on makes it anew');

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
-- What is kept is what the rows say, after all of this and when some leave the borders of their cells.
update private.search_rows set lat = lat + 1, lng = lng - 70000, flags = 7 where lat in (select south from private.search_cells where n > 1);
update private.search_rows set lat = null, lng = null where id in (select id from private.search_rows order by id limit 20);
select set_eq(private.cells_of('select * from private.search_rows where lat is not null'), 'select * from private.search_cells', 'cells');
select set_eq(
  $$ select block.category, block.country, block.tier, r.flags, coalesce(r.hours, 0) as hours, coalesce(r.offers, 0) as offers, count(*)::integer as n
    from private.search_rows as r join private.search_blocks as block on block.id = r.block group by 1, 2, 3, 4, 5, 6 $$,
  'select * from private.search_tally where n <> 0', 'the tally');
select set_eq(
  $$ select block.country, block.province, block.city, count(r.lat)::integer as n, coalesce(sum(r.lat::bigint), 0)::bigint as lat_sum,
      coalesce(sum(r.lng::bigint), 0)::bigint as lng_sum
    from private.search_blocks as block left join private.search_rows as r on r.block = block.id group by 1, 2, 3 $$,
  'select country, province, city, n, lat_sum, lng_sum from private.search_places', 'the positions of places');
select set_eq(
  $$ select block, count(*)::integer as n, sum(flags & 1)::integer as whatsapp, sum(flags >> 1 & 1)::integer as website,
      sum(flags >> 2 & 1)::integer as photographs from private.search_rows where lat is null group by block $$,
  'select id, unplaced, unplaced_whatsapp, unplaced_website, unplaced_photographs from private.search_blocks where unplaced <> 0',
  'what has no position');
select throws_ok(
  $$ select public.write_search('{"version": "before", "rows": []}') $$, '40001', null, 'rows read before a change are refused');

-- The order from A to Z
select ok(private.name_key('o’neil') = private.name_key('o''neil') and private.name_key('ŋutsu') > private.name_key('nzz')
  and private.name_key('ŋutsu') < private.name_key('oa'), 'signs and letters of Latin scripts have their place from A to Z');
select ok(not has_function_privilege('anon', 'private.sorted_name(text)', 'execute'), 'which no visitor asks for by itself');

select * from finish();
rollback;
