-- Which listings may be of one business, how many these are, and who may ask.
begin;
create extension if not exists pgtap with schema extensions;
select plan(22);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');

-- In the sea, where no other listing is.
insert into public.listings (id, slug, business_name, category, country, city_name, city_slug, phone, lat, lng, status) values
  ('d-lodge', 'd-lodge', 'Pamoja Zebra Lodge', 'accommodation', 'BW', 'Kazi', 'kazi', '+267 71 234 567', -40, 10, 'published'),
  ('d-far', 'd-far', 'Pamoja Zebra Lodge', 'accommodation', 'BW', null, null, '', -40, 10.01, 'draft'),
  ('d-other', 'd-other', 'Quiet Baobab Bakery', 'shopping', 'BW', null, null, '+267 71 999 888', -40.001, 10, 'published'),
  ('d-archived', 'd-archived', 'Old Pamoja Zebra', 'shopping', 'BW', null, null, '', -40, 10.02, 'archived');

create function pg_temp.found(asked jsonb) returns text language sql as $$
  select string_agg(twin ->> 'id' || ' by ' || (twin ->> 'reason'), ', ' order by place)
  from jsonb_array_elements(public.possible_duplicates(asked)) with ordinality as twins (twin, place)
$$;
create function pg_temp.sign_in(who integer) returns text language sql as $$
  select set_config('request.jwt.claims', format('{"sub": "a0000000-0000-4000-8000-00000000000%1$s", "role": "authenticated", "session_id": "b0000000-0000-4000-8000-00000000000%1$s"}', who), true)
$$;
grant execute on all functions in schema pg_temp to authenticated;

set local role authenticated;
select pg_temp.sign_in(1);
select is(pg_temp.found('{"country": "BW", "phone": "71234567"}'), 'd-lodge by phone', 'a number without the code of its country');
select is(pg_temp.found('{"country": "BW", "phone": "00267 (71) 23-45-67"}'), 'd-lodge by phone', 'and with it');
select is(pg_temp.found('{"country": "NA", "phone": "71234567"}'), null, 'not that of another country');
select is(pg_temp.found('{"country": "BW", "phone": "72234567"}'), null, 'nor one that ends alike');
select is(pg_temp.found('{"country": "BW", "phone": "234567"}'), null, 'nor too few digits');
select is(pg_temp.found('{"business_name": "Pamoja Zeebra Lodge", "lat": -40.0017, "lng": 10}'), 'd-lodge by name', 'a name like it within 200 m');
select is(pg_temp.found('{"business_name": "PAMOJA ZEBRA", "lat": -40, "lng": 10.002}'), 'd-lodge by name', 'a name within its name');
select is(pg_temp.found('{"business_name": "Pamoja Zebra Lodge", "lat": -40, "lng": 10.005}'), null, 'not one further away');
select is(pg_temp.found('{"business_name": "Quiet Lodge", "lat": -40, "lng": 10}'), null, 'nor another name');
select is(pg_temp.found('{"country": "BW", "business_name": "pamoja zebra lodge", "city_slug": "kazi"}'), 'd-lodge by town', 'the same name in the same town');
select is(pg_temp.found('{"id": "d-lodge", "country": "BW", "phone": "71234567"}'), null, 'it is none of itself');
select is(public.possible_duplicates('{"business_name": "Old Pamoja Zebra", "lat": -40, "lng": 10.02}') -> 0 ->> 'status', 'archived', 'what is archived is found');
select throws_ok($$ select public.possible_duplicates(jsonb_build_object('business_name', repeat('a', 3000))) $$, '22023', null, 'but no book is compared');
select pg_temp.sign_in(2);
select throws_ok($$ select public.possible_duplicates('{}') $$, '42501', null, 'an account that is no administrator asks nothing');
select throws_ok($$ select public.compare_listings() $$, '42501', null, 'nor compares');

-- How many there are.
reset role;
select public.begin_import('{"file": "beside.csv"}');
select is(public.compare_listings(), 0, 'nothing is compared beside an import');
select public.end_import((select max(id) from public.audit_operations where kind = 'import'));
create function pg_temp.duplicates() returns text language plpgsql as $$
begin
  while private.compare_listings(50) > 0 loop end loop;
  return (select string_agg(id, ', ' order by id) from private.listing_rows where is_duplicate and status < 2 and id like 'd-%');
end
$$;
select is(pg_temp.duplicates(), null, 'none at first: the two of one name are too far from each other');
update public.listings set lng = 10.001 where id = 'd-far';
select is(pg_temp.duplicates(), 'd-far, d-lodge', 'both, once they are near');
update public.listings set business_name = 'Something else' where id = 'd-lodge';
select is(pg_temp.duplicates(), null, 'neither, once one has another name');
update public.listings set business_name = 'Quiet Baobab Bakers' where id = 'd-lodge';
update public.listings set phone = '71999888' where id = 'd-far';
select is(pg_temp.duplicates(), 'd-far, d-lodge, d-other', 'one of two others, by name and by phone');
update public.listings set status = 'archived' where id = 'd-far';
select is(pg_temp.duplicates(), 'd-lodge, d-other', 'two of them, when the third is archived');
delete from public.listings where id = 'd-lodge';
select is(pg_temp.duplicates(), null, 'and none when one of these is gone');

select * from finish();
rollback;
