-- Image files of the directory's own: which a listing may name, who may note them, and when they may be removed.
begin;
create extension if not exists pgtap with schema extensions;
select plan(30);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');

create function pg_temp.image(number integer, shape text default '2000x1333', file text default '2000') returns text
language sql as $$ select format('/media/%s-%s/%s.webp', lpad(number::text, 32, '0'), shape, file) $$;
create function pg_temp.images(variadic urls text[]) returns jsonb
language sql as $$ select jsonb_agg(jsonb_build_object('id', '1', 'url', url, 'alt', '')) from unnest(urls) as url $$;
create function pg_temp.kept_for(number integer) returns interval
language sql as $$ select kept_until - now() from public.stored_images where url = pg_temp.image(number) $$;

-- What a listing may name.
insert into public.listings (id, slug, business_name, category, country, images) values
  ('t-one', 't-one', 'One', 'shopping', 'KE', pg_temp.images(pg_temp.image(1), 'https://elsewhere.example/a.jpg'));
select is(images, pg_temp.images(pg_temp.image(1), 'https://elsewhere.example/a.jpg'), 'a listing names files of the directory and images elsewhere')
  from public.listings where id = 't-one';
prepare named as update public.listings set images = pg_temp.images($1) where id = 't-one';
select throws_ok(format('execute named(%L)', url), '22023', null, 'and nothing else of this origin: ' || url)
  from unnest(array['/admin', '/media/a.webp', pg_temp.image(1, file => '960'), pg_temp.image(1, '2001x10', '2001'), pg_temp.image(1) || '?x']) as url;
select throws_ok(
  $$ update public.listings set social_media = jsonb_build_array(jsonb_build_object('platform', 'x', 'url', pg_temp.image(1))) where id = 't-one' $$,
  '22023', null, 'another link is no file');

-- How long a file is kept.
select public.keep_image(pg_temp.image(number), 'a0000000-0000-4000-8000-000000000001') from generate_series(1, 3) as number;
select is(pg_temp.kept_for(1), null, 'what a listing names already is kept');
select is(pg_temp.kept_for(2), interval '60 days', 'what no listing names is kept for 60 days');
select throws_ok($$ select public.keep_image('/admin', null) $$, '22023', null, 'only files are noted');

insert into public.listings (id, slug, business_name, category, country, images) values
  ('t-two', 't-two', 'Two', 'shopping', 'KE', pg_temp.images(pg_temp.image(2)));
select is(pg_temp.kept_for(2), null, 'a new listing keeps its file');
update public.listings set images = pg_temp.images(pg_temp.image(2), pg_temp.image(3)) where id = 't-one';
select is(pg_temp.kept_for(3), null, 'a changed one as well');
select is(pg_temp.kept_for(1), interval '90 days', 'what a change took out is kept until nobody can undo it, and 60 days more');
delete from public.listings where id = 't-two';
select is(pg_temp.kept_for(2), null, 'a file that two listings named is kept for the other');
delete from public.listings where id = 't-one';
select is(pg_temp.kept_for(2), interval '90 days', 'what a removed listing named is kept as long');
select public.keep_image(pg_temp.image(2), null);
select is(pg_temp.kept_for(2), interval '90 days', 'sent again, it is not kept for less');

-- What may be removed.
select is_empty($$ select unnest(public.images_to_remove(now() + interval '60 days')) $$, 'nothing is removed while a change can be undone');
select set_eq(
  $$ select unnest(public.images_to_remove(now() + interval '91 days')) $$, array[pg_temp.image(1), pg_temp.image(2), pg_temp.image(3)],
  'afterwards all of it');

-- The log is asked whatever form its changes have, and a listing whatever the table says.
insert into public.audit_log (happened_at, actor_role, table_name, row_id, action, changes) values
  (now() + interval '20 days', 'none', 'listings', 't-one', 'delete', jsonb_build_object('before', jsonb_build_object('images', pg_temp.images(pg_temp.image(1)))));
select set_eq(
  $$ select unnest(public.images_to_remove(now() + interval '91 days')) $$, array[pg_temp.image(2), pg_temp.image(3)],
  'what a later entry of the log names is kept');
select is(pg_temp.kept_for(1), interval '110 days', 'for as long after it');
alter table public.listings disable trigger follow_images_on_insert;
insert into public.listings (id, slug, business_name, category, country, images) values
  ('t-three', 't-three', 'Three', 'shopping', 'KE', pg_temp.images(pg_temp.image(3)));
alter table public.listings enable trigger follow_images_on_insert;
select set_eq($$ select unnest(public.images_to_remove(now() + interval '91 days')) $$, array[pg_temp.image(2)], 'and what a listing names');

-- Who may do that.
set local role anon;
select throws_ok('select from public.stored_images', '42501', null, 'a visitor reads no row');
select throws_ok($$ select public.keep_image('/media/x', null) $$, '42501', null, 'notes no file');
select throws_ok('select public.images_to_remove()', '42501', null, 'asks for none to remove');
select throws_ok('select public.signed_in_administrator()', '42501', null, 'and is no administrator');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is(public.signed_in_administrator(), null, 'nor is an account');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is(public.signed_in_administrator(), 'a0000000-0000-4000-8000-000000000001', 'an administrator is told the own id');
select throws_ok($$ select public.keep_image('/media/x', null) $$, '42501', null, 'and notes no file without the server');
select throws_ok('insert into public.stored_images (url) values (null)', '42501', null, 'in no way');
-- With the privilege as a second wall gone, row-level security is the first.
reset role;
grant select on public.stored_images to authenticated;
set local role authenticated;
select is_empty('select from public.stored_images', 'nor reads any');
reset role;

select * from finish();
rollback;
