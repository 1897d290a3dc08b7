-- Not yet claimed: what an import brought without a package, until an owner, a payment or a package is there; and what an undo makes of it.
begin;
create extension if not exists pgtap with schema extensions;
select plan(23);

insert into auth.users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'), ('a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example');
insert into auth.sessions (id, user_id) values ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');

create function pg_temp.shown(listing text) returns jsonb
language sql security definer
as $$ select jsonb_strip_nulls(public.listings_with_slugs(array[listing]) -> 0) $$;
-- The package and the state of some listings, as visitors are told of them.
create function pg_temp.states(variadic names text[]) returns text[]
language sql security definer
as $$ select array_agg(concat_ws(' ', pg_temp.shown('t-' || name) ->> 'package_tier', case when (pg_temp.shown('t-' || name) -> 'is_unclaimed')::boolean then 'unclaimed' end) order by at)
  from unnest(names) with ordinality as listed (name, at) $$;
create function pg_temp.as_admin() returns void
language sql
as $$ select set_config('dira.operation', '', true), set_config('dira.begins', '', true), set_config('dira.actor', '', true), set_config('role', 'authenticated', true),
  set_config('request.jwt.claims', '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}', true) $$;
create function pg_temp.brought(name text, more jsonb default '{}') returns jsonb
language sql
as $$ select jsonb_build_object('fields', jsonb_build_object('source_id', 't-' || name, 'business_name', name, 'category', 'shopping', 'country', 'KE') || more,
  'initial', '{"status": "published"}'::jsonb, 'slugs', jsonb_build_array('t-' || name)) $$;
create function pg_temp.import(rows jsonb) returns text
language plpgsql
as $$
declare
  operation bigint := public.begin_import('{"file": "t.csv"}', 'a0000000-0000-4000-8000-000000000001');
  outcomes jsonb := public.import_batch(operation, rows);
begin
  perform public.end_import(operation);
  return outcomes::text;
end
$$;
create function pg_temp.last(operation_kind text) returns bigint
language sql security definer
as $$ select max(id) from public.audit_operations where kind = operation_kind $$;

-- What begins so.
insert into public.listings (id, slug, business_name, category, country, package_tier, source_id, paid_until, status) values
  ('t-hand', 't-hand', 'By hand', 'shopping', 'KE', null, null, null, 'published'),
  ('t-ended', 't-ended', 'Ended', 'shopping', 'KE', 'premium', 't-ended', '2020-01-31', 'published');
set local role service_role;
select pg_temp.import(jsonb_build_array(pg_temp.brought('bare'), pg_temp.brought('paid'), pg_temp.brought('owned'), pg_temp.brought('given'),
  pg_temp.brought('stated', '{"package_tier": "classified"}'), pg_temp.brought('large', '{"package_tier": "premium"}')));
reset role;
select is(pg_temp.states('bare', 'paid', 'owned', 'given'), array_fill('unclaimed'::text, array[4]), 'what an import brings without a package is not yet claimed');
select is(pg_temp.states('stated', 'large'), array['classified', 'premium'], 'with one it is');
select is(pg_temp.states('hand'), array[''], 'so is what was made by hand');
select is(pg_temp.states('ended'), array['classified'], 'and what was paid for once');
select set_eq(
  $$ select key from jsonb_object_keys(pg_temp.shown('t-bare')) as key except select key from jsonb_object_keys(pg_temp.shown('t-stated')) as key $$,
  array['is_unclaimed'], 'visitors are told no more than of a classified one');
select pg_temp.as_admin();
select is((select array_agg(concat_ws(' ', row ->> 'name', row ->> 'tier')) from jsonb_array_elements(public.admin_listings('{"tiers": ["unclaimed"]}') -> 'rows') as row),
  array['bare unclaimed', 'given unclaimed', 'owned unclaimed', 'paid unclaimed'], 'administrators find them by it');
select is(array(select row ->> 'name' from jsonb_array_elements(public.admin_listings('{"tiers": ["classified"], "text": "stated"}') -> 'rows') as row), array['stated'],
  'and classified is what has that package');
select is(public.admin_listings('{"sort": "package", "descending": true, "size": 1}') -> 'rows' -> 0 ->> 'name', 'paid', 'in the order of packages they are last');
reset role;
-- A fact of it that was checked within a year.
update public.listings set place_check = jsonb_build_object('on', private.today() - 364, 'how', 'call') where slug = 't-stated';
update public.listings set hours_check = jsonb_build_object('on', private.today() - 365, 'how', 'call') where slug = 't-large';
select is(pg_temp.shown('t-stated') -> 'is_checked', 'true', 'a fact that was checked within a year counts');
select is(pg_temp.shown('t-large') -> 'is_checked', null, 'an older check does not');
create temporary table at_first as select public.listings_version() as version;
grant all on at_first to authenticated, service_role;

-- What ends it.
select pg_temp.as_admin();
select public.record_payment(jsonb_build_object('id', 'c0000000-0000-4000-8000-000000000001', 'listing_id', (pg_temp.shown('t-paid') ->> 'id'), 'tier', 'standard',
  'amount_cents', 99500, 'received_on', current_date - 1, 'method', 'transfer'));
select pg_temp.as_admin();
update public.listings set package_tier = 'classified' where slug = 't-given';
create temporary table link as select public.make_invitation('owner@dira.test.example', 'owner', pg_temp.shown('t-owned') ->> 'id') ->> 'token' as token;
grant all on link to service_role;
select is(pg_temp.states('owned'), array['unclaimed'], 'an invitation alone ends nothing');
set local role service_role;
select public.claim_invitation(token) from link;
select public.finish_invitation(token, 'a0000000-0000-4000-8000-000000000002') from link;
reset role;
select is(pg_temp.states('paid', 'given', 'owned'), array['standard', 'classified', 'classified'], 'a payment, a package or an owner ends it');
select set_eq(
  $$ select item ->> 'slug' from at_first, jsonb_array_elements(public.listing_changes_since(version) -> 'listings') as item $$,
  array['t-paid', 't-given', 't-owned'], 'and each is a change that pages follow');
select is(pg_temp.states('bare'), array['unclaimed'], 'the others stay');
select is(
  (select array_agg(log.changes ->> 'package_tier') from public.audit_log as log join public.listings as listing on listing.id = log.row_id
    where listing.slug = 't-owned' and log.action = 'update'),
  array['[null, "classified"]'], 'History has it');

-- What an import says again, or takes back.
set local role service_role;
select is(pg_temp.import(jsonb_build_array(pg_temp.brought('owned', '{"phone": "1"}'))) ~ 'updated', true, 'a later import writes what it knows');
reset role;
select is(pg_temp.states('owned'), array['classified'], 'and takes nobody''s page away');
select pg_temp.as_admin();
select public.remove_owner(id) from public.admin_owners where email = 'owner@dira.test.example';
reset role;
select is(pg_temp.states('owned'), array['classified'], 'a page that was claimed once stays so without its owner');
select pg_temp.as_admin();
select public.reverse_payment('c0000000-0000-4000-8000-000000000001', 'It never came');
reset role;
select is(pg_temp.states('paid'), array['unclaimed'], 'a payment that was taken back leaves what was there before');
select pg_temp.as_admin();
select isnt(public.undo_operation((select min(id) from public.audit_operations where kind = 'import')) -> 'archived', null, 'the import is undone');
reset role;
select is(pg_temp.shown('t-bare'), null, 'then nothing of it is public');
select pg_temp.as_admin();
select public.undo_operation(pg_temp.last('undo'));
reset role;
select is(pg_temp.states('bare', 'paid'), array['unclaimed', 'unclaimed'], 'its undo brings it back as it was');
select is(pg_temp.states('given', 'owned'), array['classified', 'classified'], 'and what was claimed since, too');

select * from finish();
rollback;
