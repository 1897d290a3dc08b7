-- The audit log: what is written into it, who reads it, and that nobody writes it.
begin;
create extension if not exists pgtap with schema extensions;
select plan(14);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;
prepare written as
  select actor_role, table_name, row_name, action, changes from public.audit_log
  where id > (select id from beginning) and actor is not distinct from nullif($1, '')::uuid order by id;

-- Administrators.
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
update public.admin_users set email = 'renamed@dira.test.example' where email like 'member@%';
delete from public.admin_users where email like 'renamed@%';
select results_eq(
  $$ execute written('') $$,
  $$ values
    ('none', 'admin_users', 'admin@dira.test.example', 'insert', null::jsonb),
    ('none', 'admin_users', 'member@dira.test.example', 'insert', null),
    ('none', 'admin_users', 'renamed@dira.test.example', 'update', '{"email": ["member@dira.test.example", "renamed@dira.test.example"]}'),
    ('none', 'admin_users', 'renamed@dira.test.example', 'delete', null) $$,
  'who became an administrator and who is one no more');

-- Listings, by an administrator.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
insert into public.listings (id, slug, business_name, category, country, status)
  values ('t-log', 't-log', 'Log', 'shopping', 'KE', 'published');
update public.listings set phone = '1', city_name = 'Nairobi' where id = 't-log';
update public.listings set phone = '1' where id = 't-log';
delete from public.listings where id = 't-log';
reset role;
create temporary table removed as
  select changes from public.audit_log where action = 'delete' and row_id = 't-log';
grant select on removed to authenticated;
select is(
  (select jsonb_object_agg(key, value -> 0) from removed, jsonb_each(changes)) - array['created_at', 'updated_at'],
  (select to_jsonb(listing) - array['created_at', 'updated_at'] from jsonb_populate_record(null::public.listings,
    '{"id": "t-log", "slug": "t-log", "business_name": "Log", "category": "shopping", "country": "KE", "status": "published", "address": "",
      "phone": "1", "city_name": "Nairobi", "city_slug": "nairobi", "version": 2}') as listing),
  'of a removed listing every value is kept');
select results_eq(
  $$ execute written('a0000000-0000-4000-8000-000000000001') $$,
  $$ values
    ('authenticated', 'listings', 't-log', 'insert', '{"status": [null, "published"]}'::jsonb),
    ('authenticated', 'listings', 't-log', 'update', '{"phone": ["", "1"], "city_name": [null, "Nairobi"], "city_slug": [null, "nairobi"]}'),
    ('authenticated', 'listings', 't-log', 'delete', (select changes from removed)) $$,
  'what an administrator did to a listing, and nothing where nothing changed');

-- That a submission was handled, without its contents.
insert into public.listings (id, slug, business_name, category, country, status)
  values ('t-log', 't-log', 'Log', 'shopping', 'KE', 'published');
set local role service_role;
insert into public.contact_messages (idempotency_key, name, email, message)
  values ('c0000000-0000-4000-8000-000000000001', 'N', 'n@dira.test.example', 'Secret');
insert into public.enquiries (idempotency_key, listing_id, name, email, message)
  values ('c0000000-0000-4000-8000-000000000001', 't-log', 'N', 'n@dira.test.example', 'Secret');
insert into public.change_requests (idempotency_key, link_token, kind, asked_tier, changes, name, email) values
  ('c0000000-0000-4000-8000-000000000001', repeat('1', 64), 'application', 'premium', '{"business_name": {"to": "Secret"}, "category": {"to": "shopping"}, "country": {"to": "KE"}}', 'N', 'n@dira.test.example');
reset role;
update beginning set id = (select max(id) from public.audit_log);
set local role authenticated;
update public.contact_messages set handled = true where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
update public.enquiries set handled = true where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
reset role;
update public.change_requests set status = 'declined' where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
delete from public.contact_messages where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
delete from public.enquiries where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
delete from public.change_requests where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select table_name, action, changes - 'handled_at' from public.audit_log where id > (select id from beginning) order by id $$,
  $$ values
    ('contact_messages', 'update', '{"handled": [false, true]}'::jsonb),
    ('enquiries', 'update', '{"handled": [false, true]}'),
    ('change_requests', 'update', '{"status": ["new", "declined"]}'),
    ('contact_messages', 'delete', null), ('enquiries', 'delete', null), ('change_requests', 'delete', null) $$,
  'what was done about what visitors sent');
select is_empty(
  $$ select from public.audit_log as entry where id > (select id from beginning) and entry::text ~ 'Secret|n@dira' $$,
  'and not what they sent');

-- Who reads, and that nobody writes.
set local role anon;
select throws_ok($$ select * from public.audit_log $$, '42501', 'permission denied for table audit_log', 'a visitor reads no log');
set local role authenticated;
select isnt_empty($$ select * from public.audit_log $$, 'an administrator reads the log');
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is_empty($$ select * from public.audit_log $$, 'an account reads none');
prepare forged as insert into public.audit_log (actor_role, table_name, row_id, action) values ('none', 'listings', 'x', 'insert');
select throws_ok('forged', '42501', 'permission denied for table audit_log', 'nobody who is signed in writes it');
select throws_ok($$ delete from public.audit_log $$, '42501', 'permission denied for table audit_log', 'nor clears it');
set local role service_role;
select throws_ok('forged', '42501', 'permission denied for table audit_log', 'nor does the service role write');
select throws_ok($$ update public.audit_log set actor = null $$, '42501', 'permission denied for table audit_log', 'or change');
select throws_ok($$ delete from public.audit_log $$, '42501', 'permission denied for table audit_log', 'or clear it');
select throws_ok($$ truncate public.audit_log $$, '42501', 'permission denied for table audit_log', 'or empty it');
reset role;

select * from finish();
rollback;
