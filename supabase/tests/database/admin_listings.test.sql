-- The administration's table of listings and its views: who may, and what follows the listings.
begin;
create extension if not exists pgtap with schema extensions;
select plan(23);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, city_name, status) values
  ('table-a', 'table-a', 'Qwxz One', 'shopping', 'KE', 'Nairobi', 'published'),
  ('table-b', 'table-b', 'Qwxz Two', 'shopping', 'NA', null, 'draft');
insert into public.listing_views (name, query) values ('Kept', 'status=draft');

create temporary table calls (call text);
insert into calls values ('public.admin_listings()'), ('public.admin_places()'),
  ('public.change_matching_listings(''{"text": "qwxz"}'', ''{"status": "archived"}'')');
grant all on calls to anon, authenticated;

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from calls;
select throws_ok('select from public.listing_views', '42501', null, 'a visitor reads no views');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'an account may not call ' || call) from calls;
select is_empty('select from public.listing_views', 'an account sees no views');
select throws_ok($$ insert into public.listing_views (name, query) values ('Mine', 'a') $$, '42501', null, 'an account keeps no view');
create function pg_temp.removed_views() returns bigint language sql as $$
  with removed as (delete from public.listing_views returning id) select count(*) from removed
$$;
select is(pg_temp.removed_views(), 0::bigint, 'and removes none');
select throws_ok('select from private.listing_rows', '42501', null, 'nobody reads the rows themselves');
select throws_ok($$ select private.matching_listings('{}', '', 1) $$, '42501', null, 'nor asks which match');

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is(jsonb_path_query_array(public.admin_listings('{"text": "qwxz"}'), '$.rows[*].id'), '["table-a", "table-b"]', 'an administrator reads all of them');
select is(public.change_matching_listings('{"text": "qwxz", "statuses": ["draft"]}', '{"status": "archived"}') ->> 'changed', '1', 'and changes what matches');
select is(public.admin_listings('{"text": "qwxz", "statuses": ["archived"]}') ->> 'count', '1', 'which the table knows at once');
update public.listings set business_name = 'Zwxq' where id = 'table-a';
select is(public.admin_listings('{"text": "qwxz"}') ->> 'count', '1', 'a new name is found, and the old one is not');
delete from public.listings where id = 'table-b';
select is(public.admin_listings('{"text": "qwxz"}') ->> 'count', '0', 'what is removed leaves the table');
select throws_ok($$ select public.admin_listings('{"sort": "id; drop"}') $$, '22023', null, 'an order is one of five');
select throws_ok($$ select public.admin_listings('{"after": "[\"a\"]"}') $$, '22023', null, 'a page begins where one ended');
select throws_ok($$ update public.listing_views set name = ' ' $$, '22023', 'name is required', 'a view has a name');
select lives_ok($$ insert into public.listing_views (name, query) values (' Drafts ', 'status=draft') $$, 'an administrator keeps a view');
update public.listing_views set query = 'status=archived' where name = 'Drafts';
select results_eq('select name, query from public.listing_views order by name', $$ values ('Drafts', 'status=archived'), ('Kept', 'status=draft') $$,
  'changes it, and reads those of all');
select is(pg_temp.removed_views(), 2::bigint, 'and removes those of all');

select * from finish();
rollback;
