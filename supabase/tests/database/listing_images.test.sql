-- The pictures of listings: everybody sees them, only the server writes.
begin;
create extension if not exists pgtap with schema extensions;
select plan(7);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
-- Storage refuses to delete the row of a stored file; here there is no file.
set local storage.allow_delete_query = 'true';
insert into storage.buckets (id, name) values ('t-other', 't-other');
insert into storage.objects (bucket_id, name) values ('listing-images', 't-1.webp'), ('t-other', 't-1.webp');

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'listing-images' $$,
  $$ values (true, 5242880::bigint, array['image/webp']) $$, 'the bucket is public, and holds what the server makes and nothing that runs');

prepare seen as select bucket_id from storage.objects where name like 't-%' order by bucket_id;
prepare added as insert into storage.objects (bucket_id, name) values ('listing-images', 't-2.webp');

set local role anon;
select results_eq('seen', array['listing-images'], 'a visitor sees the pictures of listings');
select throws_ok('added', '42501', null, 'and adds none');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('added', '42501', null, 'an account adds none');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok('added', '42501', null, 'an administrator adds none: the server does');
update storage.objects set name = 't-changed' where name like 't-%';
delete from storage.objects where name like 't-%';
reset role;
select results_eq(
  $$ select name from storage.objects where name like 't-%' $$, array['t-1.webp', 't-1.webp'], 'nor replaces or removes any');

set local role service_role;
select lives_ok('added', 'the server adds one');
reset role;

select * from finish();
rollback;
