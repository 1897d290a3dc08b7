-- What a reader is told of the changes since it last looked.
begin;
create extension if not exists pgtap with schema extensions;
select plan(9);

insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-kept', 't-kept', 'Kept', 'Shopping', 'Kenya', 'published'),
  ('t-hidden', 't-hidden', 'Hidden', 'Shopping', 'Kenya', 'published'),
  ('t-removed', 't-removed', 'Removed', 'Shopping', 'Kenya', 'published'),
  ('t-draft', 't-draft', 'Draft', 'Shopping', 'Kenya', 'draft');
create temporary table cursors as select public.listings_version() as since;
grant select on cursors to anon;

update public.listings set phone = '1' where id = 't-kept';
update public.listings set status = 'draft', slug = 't-secret' where id = 't-hidden';
update public.listings set slug = 't-secret-too' where id = 't-hidden';
update public.listings set phone = '1' where id = 't-draft';
delete from public.listings where id = 't-removed';
insert into public.listings (id, slug, business_name, category, country, status)
  values ('t-new', 't-new', 'New', 'Shopping', 'Kenya', 'published');

set local role anon;
create function pg_temp.answer() returns jsonb
language sql
as $$ select public.listing_changes_since((select since from cursors)) $$;
select results_eq(
  $$ select listing ->> 'id' from jsonb_array_elements(pg_temp.answer() -> 'listings') as listing $$,
  array['t-kept', 't-new'], 'listings that were changed or published');
select is(
  pg_temp.answer() -> 'removed', '[{"id": "t-hidden", "slug": "t-hidden"}, {"id": "t-removed", "slug": "t-removed"}]'::jsonb,
  'and the names of those that are no more, as they were known');
select is(pg_temp.answer() ->> 'cursor', public.listings_version(), 'where the next question goes on');
select is(pg_temp.answer() -> 'reset', 'false'::jsonb, 'what is known stays');
select is(pg_temp.answer() -> 'more', 'false'::jsonb, 'that is all');
select is(
  (select array_agg(key order by key) from jsonb_object_keys(pg_temp.answer() -> 'listings' -> 0) as key),
  array['address', 'business_hours', 'business_name', 'category', 'city', 'country', 'description', 'email', 'id', 'images', 'lat',
    'lng', 'package_tier', 'phone', 'province', 'slug', 'social_media', 'special_offers', 'subcategory', 'website'],
  'a listing has the columns that visitors are shown');
select is(public.listing_changes_since('of another database') -> 'reset', 'true'::jsonb, 'an unknown cursor begins anew');
select is(
  public.listing_changes_since(public.listings_version()) -> 'listings', '[]'::jsonb, 'whoever knows everything is told nothing');
select throws_ok($$ select * from private.listing_changes $$, '42501', null, 'the notes behind it are nobody''s');
reset role;

select * from finish();
rollback;
