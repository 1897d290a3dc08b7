-- The changes since a reader's cursor.
begin;
create extension if not exists pgtap with schema extensions;
select plan(9);

insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-kept', 't-kept', 'Kept', 'shopping', 'KE', 'published'),
  ('t-hidden', 't-hidden', 'Hidden', 'shopping', 'KE', 'published'),
  ('t-removed', 't-removed', 'Removed', 'shopping', 'KE', 'published'),
  ('t-draft', 't-draft', 'Draft', 'shopping', 'KE', 'draft');
create temporary table cursors as select public.listings_version() as since;
grant select on cursors to anon;

update public.listings set phone = '1' where id = 't-kept';
update public.listings set status = 'draft', slug = 't-secret' where id = 't-hidden';
update public.listings set slug = 't-secret-too' where id = 't-hidden';
update public.listings set phone = '1' where id = 't-draft';
delete from public.listings where id = 't-removed';
insert into public.listings (id, slug, business_name, category, country, status)
  values ('t-new', 't-new', 'New', 'shopping', 'KE', 'published');

set local role anon;
create function pg_temp.answer() returns jsonb
language sql
as $$ select public.listing_changes_since((select since from cursors)) $$;
select results_eq(
  $$ select listing ->> 'id' from jsonb_array_elements(pg_temp.answer() -> 'listings') as listing $$,
  array['t-kept', 't-new'], 'listings that were changed or published');
select is(
  pg_temp.answer() -> 'removed', '[{"id": "t-hidden", "slug": "t-hidden"}, {"id": "t-removed", "slug": "t-removed"}]'::jsonb,
  'and those that are no longer published, by their last public slug');
select is(pg_temp.answer() ->> 'cursor', public.listings_version(), 'the next cursor');
select is(pg_temp.answer() -> 'reset', 'false'::jsonb, 'no reset');
select is(pg_temp.answer() -> 'more', 'false'::jsonb, 'no further page');
select is(
  (select array_agg(key order by key) from jsonb_object_keys(pg_temp.answer() -> 'listings' -> 0) as key),
  array['address', 'attributes', 'book_url', 'brand', 'business_hours', 'business_name', 'category', 'city_name', 'city_slug', 'country', 'description', 'email', 'id',
    'images', 'is_checked', 'is_unclaimed', 'kind', 'lat', 'lng', 'menu_url', 'operator', 'order_url', 'package_tier', 'phone', 'price_level', 'province_name', 'province_slug', 'slug', 'social_media', 'source_name', 'source_url',
    'special_offers', 'stars', 'subcategory', 'website'],
  'a listing has the columns that visitors are shown');
select is(public.listing_changes_since('of another database') -> 'reset', 'true'::jsonb, 'an unknown cursor starts over');
select is(
  public.listing_changes_since(public.listings_version()) -> 'listings', '[]'::jsonb, 'an up-to-date reader gets no listings');
select throws_ok($$ select * from private.listing_changes $$, '42501', null, 'the table behind it is private');
reset role;

select * from finish();
rollback;
