-- Former addresses: a slug at which a listing was published leads to where it is, or says that it has left the guide, and is given to no other listing.
begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status, city_name, lat, lng) values
  ('f-jetty', 'f-jetty', 'Jetty', 'shopping', 'NA', 'published', 'Swakopmund', -22.68, 14.52),
  ('f-pier', 'f-pier', 'Pier', 'shopping', 'NA', 'published', null, null, null),
  ('f-draft', 'f-draft', 'Draft', 'shopping', 'NA', 'draft', null, null, null);

create function pg_temp.become(member text) returns void
language plpgsql
as $$
begin
  perform set_config('role', case member when '' then 'anon' else 'authenticated' end, true);
  perform set_config('request.jwt.claims', case member when '' then '' else format('{"sub": "a0000000-0000-4000-8000-00000000000%s", "session_id": "b0000000-0000-4000-8000-00000000000%s"}',
    member, member) end, true);
end
$$;
-- Where a slug leads: to another one, 'gone', 'nowhere', or null, of what was no address.
create function pg_temp.leads(asked text) returns text
language sql
as $$
  select case when row ->> 'to' is not null then row ->> 'to' when row -> 'gone' <> 'null' then 'gone' else 'nowhere' end
  from jsonb_array_elements(public.former_addresses(array[asked])) as row
$$;
create temporary table seen (version text);
create function pg_temp.has_new_version() returns boolean
language plpgsql
as $$
declare
  before text;
begin
  select version into before from seen;
  delete from seen;
  insert into seen select public.listings_version();
  return before is distinct from (select version from seen);
end
$$;
grant select, insert, delete on seen to anon, authenticated;

select is(pg_temp.leads('f-jetty'), null, 'where a listing is, is no former address');
update public.listings set business_name = 'Jetty and Sons' where id = 'f-jetty';
select is(slug, 'f-jetty', 'a business that is renamed stays at its address') from public.listings where id = 'f-jetty';

update public.listings set slug = 'f-jetty-2' where id = 'f-jetty';
update public.listings set slug = 'f-jetty-3' where id = 'f-jetty';
select is(array[pg_temp.leads('f-jetty'), pg_temp.leads('f-jetty-2')], array['f-jetty-3', 'f-jetty-3'], 'addresses that were changed lead to the last one');
update public.listings set slug = 'f-draft-2' where id = 'f-draft';
select is(pg_temp.leads('f-draft'), null, 'at which nothing was published, is no former address');

select throws_ok($$update public.listings set slug = 'f-jetty' where id = 'f-pier'$$, '23505', null, 'no other listing takes the address of one that is there');
select throws_ok($$insert into public.listings (slug, business_name, category, country) values ('f-jetty-2', 'Other', 'shopping', 'NA')$$, '23505', null, 'nor does a new one');
select is(private.free_slug(array['f-jetty', 'f-jetty-2'], '{}'), 'f-jetty-2-2', 'an import looks for another');
select lives_ok($$update public.listings set slug = 'f-jetty' where id = 'f-jetty'$$, 'its own it may have again');
select is(pg_temp.leads('f-jetty-3'), 'f-jetty', 'and the others lead there');

select pg_temp.has_new_version();
update public.listings set status = 'archived' where id = 'f-jetty';
select is(public.former_addresses(array['f-jetty-3']) #>> '{0,gone,business_name}', 'Jetty and Sons', 'of one that is archived it is known what it was');
select is(public.former_addresses(array['f-jetty']) #>> '{0,gone,city_slug}', 'swakopmund', 'and where');
select is((select array_agg(key order by key) from jsonb_object_keys(public.former_addresses(array['f-jetty']) #> '{0,gone}') as key),
  array['business_name', 'category', 'city_name', 'city_slug', 'country', 'id', 'lat', 'lng', 'province_name', 'province_slug'], 'and no contact');
select ok(pg_temp.has_new_version(), 'pages are made anew');
update public.listings set status = 'draft' where id = 'f-jetty';
select is(pg_temp.leads('f-jetty'), 'nowhere', 'a draft is nobody’s to see');
select ok(pg_temp.has_new_version(), 'pages are made anew where no published listing changed');
update public.listings set status = 'archived' where id = 'f-jetty';

select pg_temp.become('');
select is(pg_temp.leads('f-jetty'), 'gone', 'visitors ask');
select is(public.former_slugs(''), '["f-jetty", "f-jetty-2", "f-jetty-3"]', 'and exports for all of them');
select is(public.former_slugs('f-jetty-2'), '["f-jetty-3"]', 'a page at a time');
select throws_ok('select public.merge_listing(''f-jetty'', ''f-pier'')', '42501', null, 'nobody merges without an account');
select throws_ok('select * from private.former_addresses', '42501', null, 'nor reads the table');
select pg_temp.become('2');
select throws_ok('select public.merge_listing(''f-jetty'', ''f-pier'')', '42501', null, 'nor with one that is no administrator’s');
select pg_temp.become('1');
select throws_ok('select public.merge_listing(''f-jetty'', ''f-draft'')', '22023', null, 'only a published one takes another in');
select throws_ok('select public.merge_listing(''f-pier'', ''f-pier'')', '22023', null, 'none takes itself in');
select ok(public.merge_listing('f-jetty', 'f-pier'), 'an administrator merges');
select is(pg_temp.leads('f-jetty-3'), 'f-pier', 'and the addresses lead to the other one');
select ok(pg_temp.has_new_version(), 'pages are made anew, although it was archived before');
select lives_ok($$update public.listings set status = 'published' where id = 'f-jetty'$$, 'it comes back');
select is(pg_temp.leads('f-jetty-3'), 'f-jetty', 'and its addresses with it');
select ok(public.merge_listing('f-pier', 'f-jetty'), 'the other one is merged into it, which makes a circle');
update public.listings set status = 'archived' where id = 'f-jetty';
select is(array[pg_temp.leads('f-jetty-3'), pg_temp.leads('f-pier')], array['gone', 'gone'], 'a circle of archived ones leads nowhere');
reset role;

select pg_temp.has_new_version();
delete from public.listings where id = 'f-jetty';
select is(public.former_addresses(array['f-jetty-3']) -> 0, '{"slug": "f-jetty-3", "to": null, "gone": {}}', 'of one that was removed it is known that it was');
select lives_ok($$update public.listings set slug = 'f-jetty' where id = 'f-draft'$$, 'and its address may be another’s');

select ok(pg_temp.has_new_version(), 'pages are made anew');
insert into public.listings (id, slug, business_name, category, country, status) values ('f-jetty', 'f-jetty-4', 'Jetty', 'shopping', 'NA', 'draft');
select ok(pg_temp.has_new_version(), 'also where one that was removed comes back as a draft');
select is(pg_temp.leads('f-jetty-3'), 'nowhere', 'whose addresses lead nowhere');
update public.listings set status = 'published' where id = 'f-pier';
delete from public.listings where id = 'f-pier';
select is(pg_temp.leads('f-pier'), 'gone', 'the address of a published one that is removed is known');

select * from finish();
rollback;
