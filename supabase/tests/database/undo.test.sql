-- Operations and their undo: what goes back, what is left alone, and who may do that.
begin;
create extension if not exists pgtap with schema extensions;
select plan(89);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'other@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002'),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003');
insert into public.admin_users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'), ('a0000000-0000-4000-8000-000000000003', 'other@dira.test.example');

-- As the beginning of another request: what follows is an operation of its own.
create function pg_temp.request() returns void
language sql
as $$ select set_config('dira.operation', '', true), set_config('dira.begins', '', true), set_config('dira.actor', '', true) $$;
create function pg_temp.last_operation() returns bigint
language sql
as $$ select max(id) from public.audit_operations $$;
create function pg_temp.undo(operation bigint, also_changed jsonb default null) returns jsonb
language plpgsql
as $$
begin
  perform pg_temp.request();
  return public.undo_operation(operation, also_changed);
end
$$;
-- The counts of an answer, without what stands beside them.
create function pg_temp.counts(answer jsonb) returns text
language sql
as $$ select concat_ws(' ', answer -> 'changed', answer -> 'archived', answer -> 'restored', answer -> 'left_alone') $$;
create temporary table noted (name text primary key, operation bigint, row jsonb);
grant all on noted to authenticated, service_role;
create function pg_temp.note(noted_name text) returns void
language sql
as $$ insert into noted values (noted_name, pg_temp.last_operation(), null) $$;
create function pg_temp.noted(noted_name text) returns bigint
language sql
as $$ select operation from noted where name = noted_name $$;

select pg_temp.request();
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
insert into public.listings (id, slug, business_name, category, country, status, lat, lng) values
  ('t-a', 't-a', 'A', 'shopping', 'KE', 'published', 1, 2), ('t-b', 't-b', 'B', 'shopping', 'KE', 'published', null, null);
select pg_temp.note('add');

-- Versions.
select results_eq($$ select version from public.listings where id like 't-_' $$, array[1, 1], 'a listing begins with version 1');
select pg_temp.request();
update public.listings set phone = '1', version = 99 where id = 't-a';
select pg_temp.note('edit');
select is((select version from public.listings where id = 't-a'), 2, 'a change counts one up, whatever is sent');
select pg_temp.request();
update public.listings set phone = '1' where id = 't-a';
select is((select version from public.listings where id = 't-a'), 2, 'what changes nothing does not count');
select is(pg_temp.last_operation(), pg_temp.noted('edit'), 'and is no operation');
update public.listings set phone = '9' where id = 't-a' and version = 1;
select is((select phone from public.listings where id = 't-a'), '1', 'who saves an older version saves nothing');

-- What an operation says of itself.
select results_eq(
  $$ select kind, actor::text, actor_role, table_name, label, entries, added, changed, removed, changes, fields from public.audit_operations
    where id = pg_temp.noted('add') $$,
  $$ values ('add', 'a0000000-0000-4000-8000-000000000001', 'authenticated', 'listings', 'A', 2, 2, 0, 0, 0, '{}'::text[]) $$,
  'one statement is one operation');
select pg_temp.request();
update public.listings set lat = 5, description = 'New', city_name = 'Nairobi' where id = 't-a';
select pg_temp.note('place');
select results_eq(
  $$ select kind, entries, changed, changes, fields from public.audit_operations where id = pg_temp.noted('place') $$,
  $$ values ('edit', 1, 1, 3, array['city', 'coordinates', 'description']) $$,
  'the two columns of a place are one field');
select is(
  (select changes - 'description' from public.audit_log where operation_id = pg_temp.noted('place')),
  '{"lat": [1, 5], "lng": [2, 2], "city_name": [null, "Nairobi"], "city_slug": [null, "nairobi"]}'::jsonb,
  'and are kept together');

-- Undo, and undo of the undo.
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('place'))), '3 0 0 0', 'an edit goes back');
select pg_temp.note('undo');
select results_eq(
  $$ select lat, lng, description, city_name, city_slug, version from public.listings where id = 't-a' $$,
  $$ values (1::float8, 2::float8, null::text, null::text, null::text, 4) $$, 'to what it was');
select results_eq(
  $$ select kind, undoes, summary from public.audit_operations where id = pg_temp.noted('undo') $$,
  $$ values ('undo', pg_temp.noted('place'), '{"kind": "edit", "label": "A", "of": {}}'::jsonb) $$, 'an undo is an operation');
select is((select undone_by from public.audit_operations where id = pg_temp.noted('place')), pg_temp.noted('undo'), 'and the edit is undone');
select is(pg_temp.undo(pg_temp.noted('place')) -> 'operation', 'null'::jsonb, 'a second undo has nothing to do');
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('undo'))), '3 0 0 0', 'the undo is undone');
select pg_temp.note('undo of undo');
select is((select concat_ws(' ', lat, lng, description) from public.listings where id = 't-a'), '5 2 New', 'the edit is there again');
select is((select undone_by from public.audit_operations where id = pg_temp.noted('place')), null, 'and is undone no more');
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('undo of undo'))), '3 0 0 0', 'and once more');
select is((select undone_by from public.audit_operations where id = pg_temp.noted('place')), pg_temp.noted('undo'), 'it is undone again');

-- What has changed since.
select pg_temp.request();
update public.listings set phone = '2', website = 'a.example', lat = 3 where id = 't-a';
select pg_temp.note('three');
select pg_temp.request();
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000003", "session_id": "b0000000-0000-4000-8000-000000000003"}';
update public.listings set phone = '3', lng = 4 where id = 't-a';
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq(
  $$ select field ->> 'field', field -> 'before', field -> 'after', field -> 'now', field ->> 'state', field ->> 'changed_by'
    from jsonb_array_elements(public.operation_preview(pg_temp.noted('three')) -> 'listings' -> 0 -> 'fields') as field $$,
  $$ values
    ('coordinates', '{"lat": 1, "lng": 2}'::jsonb, '{"lat": 3, "lng": 2}'::jsonb, '{"lat": 3, "lng": 4}'::jsonb, 'changed', 'other@dira.test.example'),
    ('phone', '{"phone": "1"}', '{"phone": "2"}', '{"phone": "3"}', 'changed', 'other@dira.test.example'),
    ('website', '{"website": null}', '{"website": "a.example"}', '{"website": "a.example"}', 'goes_back', null) $$,
  'the preview shows what would go back and what has changed since, and by whom');
select is(
  public.operation_preview(pg_temp.noted('three')) -> 'counts',
  '{"listings": 1, "goes_back": 1, "archived": 0, "restored": 0, "already": 0, "left_alone": 2}'::jsonb, 'and counts them');
select is(
  pg_temp.undo(pg_temp.noted('three'), '[{"listing": "t-a", "field": "phone", "now": {"phone": "seen"}}]') - 'operation',
  '{"changed": 1, "archived": 0, "restored": 0, "left_alone": 2, "job": null, "state": "done", "position": 1, "total": 1, "left": [
    {"listing": "t-a", "slug": "t-a", "name": "A", "field": "coordinates", "now": {"lat": 3, "lng": 4}, "reason": "changed"},
    {"listing": "t-a", "slug": "t-a", "name": "A", "field": "phone", "now": {"phone": "3"}, "reason": "changed_again"}]}'::jsonb,
  'what was changed since is left alone, and what is not as it was seen');
select is(
  pg_temp.counts(pg_temp.undo(pg_temp.noted('three'), '[{"listing": "t-a", "field": "phone", "now": {"phone": "3"}}]')), '1 0 0 1',
  'what was ticked goes back as well');
select is((select concat_ws(' ', phone, website, lat, lng) from public.listings where id = 't-a'), '1 3 4', 'and all else stays');
select throws_ok(
  $$ select pg_temp.undo(pg_temp.noted('three'), '{}') $$, '22023', 'also_changed is a list of at most 1,000', 'what is ticked is a list');

-- Two listings.
select pg_temp.request();
update public.listings set phone = '5', description = 'Five' where id in ('t-a', 't-b');
select pg_temp.note('both');

-- A removed listing comes back whole, with its enquiries.
insert into public.enquiries (idempotency_key, listing_id, name, email, message)
  values ('c0000000-0000-4000-8000-000000000001', 't-a', 'N', 'n@dira.test.example', 'Secret');
insert into noted select 'row', null, to_jsonb(listing) from public.listings as listing where id = 't-a';
select pg_temp.request();
delete from public.listings where id = 't-a';
select pg_temp.note('remove');
select results_eq(
  $$ select kind, table_name, label, entries, removed from public.audit_operations where id = pg_temp.noted('remove') $$,
  $$ values ('remove', 'listings', 'A', 2, 1) $$, 'a removal is about the listing');
select is(pg_temp.undo(pg_temp.noted('both')) -> 'left' -> 0 ->> 'reason', 'gone', 'what was removed since is left alone');
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('remove'))), '0 0 1 0', 'a removed listing is brought back');
select pg_temp.note('back');
select is(
  (select to_jsonb(listing) - array['updated_at', 'version'] from public.listings as listing where id = 't-a'),
  (select row - array['updated_at', 'version'] from noted where name = 'row'), 'with every column and its id');
select cmp_ok((select version from public.listings where id = 't-a'), '>', (select (row ->> 'version')::integer from noted where name = 'row'),
  'and another version');
select is((select listing_id from public.enquiries where idempotency_key = 'c0000000-0000-4000-8000-000000000001'), 't-a', 'and its enquiries');
select is(pg_temp.undo(pg_temp.noted('remove')) -> 'operation', 'null'::jsonb, 'once');
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('back'))), '0 1 0 0', 'the undo of that removes nothing: it archives');
select is((select status from public.listings where id = 't-a'), 'archived', 'so that it is read no more');
select is(pg_temp.counts(pg_temp.undo(pg_temp.last_operation())), '1 0 0 0', 'and that is undone');
select pg_temp.request();
delete from public.listings where id = 't-a';
select pg_temp.note('remove again');
select pg_temp.request();
insert into public.listings (id, slug, business_name, category, country) values ('t-c', 't-a', 'C', 'shopping', 'KE');
select is(pg_temp.undo(pg_temp.noted('remove again')) -> 'left' -> 0 ->> 'reason', 'taken', 'its slug is another''s by now: it is left alone');

-- What the database accepts no more is left alone too, and takes nothing with it.
select pg_temp.request();
update public.listings set description = 'Old' where id in ('t-b', 't-c');
select pg_temp.note('old');
reset role;
update public.audit_log set changes = '{"description": ["Old", "Old"], "category": ["Not a slug", "shopping"]}'
  where operation_id = pg_temp.noted('old') and row_id = 't-b';
set local role authenticated;
select is(
  pg_temp.undo(pg_temp.noted('old')) -> 'left' -> 0 ->> 'reason', 'category may hold small letters, digits and hyphens only',
  'a value that is refused stays as it is, and why is said');
select is((select description from public.listings where id = 't-c'), null, 'while the other listing goes back');

-- The table has got a column and lost one since.
select pg_temp.request();
insert into public.listings (id, slug, business_name, category, country) values ('t-e', 't-e', 'E', 'shopping', 'KE');
select pg_temp.request();
update public.listings set phone = '6' where id = 't-e';
select pg_temp.note('older column');
select pg_temp.request();
delete from public.listings where id = 't-e';
select pg_temp.note('remove older');
reset role;
update public.audit_log set changes = changes || '{"fax": ["1", "2"]}' where operation_id in (pg_temp.noted('remove older'), pg_temp.noted('older column'));
alter table public.listings add column is_new boolean not null default true;
set local role authenticated;
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('remove older'))), '0 0 1 0', 'a listing comes back into another table');
select results_eq($$ select phone, is_new from public.listings where id = 't-e' $$, $$ values ('6', true) $$, 'with the default of what is new');
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('older column'))), '1 0 0 1', 'and a field that is no more is left alone');
select is((select phone from public.listings where id = 't-e'), '', 'while the others go back');
reset role;
alter table public.listings drop column is_new;
set local role authenticated;

-- Together.
select pg_temp.request();
select is(public.change_listings(array['t-b', 't-c', 't-none'], '{"status": "archived", "package_tier": "premium"}') ->> 'changed', '2',
  'a bulk change counts what it changed');
select pg_temp.note('bulk');
select results_eq(
  $$ select kind, summary, changed, changes from public.audit_operations where id = pg_temp.noted('bulk') $$,
  $$ values ('bulk', '{"status": "archived", "package_tier": "premium"}'::jsonb, 2, 4) $$, 'and says what it set');
select pg_temp.request();
insert into public.listings (id, slug, business_name, category, country) values ('t-d', 't-d', 'D', 'shopping', 'KE');
select throws_ok($$ select public.change_listings(array['t-b'], '{"slug": "x"}') $$, '22023', null, 'a slug is of one listing alone');
select throws_ok($$ select public.change_listings(array['t-b'], '{"status": "archived", "id": "x"}') $$, '22023', null, 'and so is an id');

-- An import in batches.
reset role;
set local role service_role;
select pg_temp.request();
insert into noted select 'import', public.begin_import('{"file": "f.csv"}', 'a0000000-0000-4000-8000-000000000001');
select is(public.begin_import('{"file": "f.csv"}', 'a0000000-0000-4000-8000-000000000001'), pg_temp.noted('import'), 'an import that has not ended goes on');
select isnt(public.begin_import('{"file": "f.csv"}'), pg_temp.noted('import'), 'but not that of somebody else');
create function pg_temp.batch(number integer) returns text
language plpgsql
as $$
begin
  perform pg_temp.request();
  perform set_config('request.jwt.claims', '', true);
  return public.import_batch(pg_temp.noted('import'), format('[{"fields": {"source_id": "t-import-%1$s", "business_name": "I%1$s", "category": "shopping", "country": "KE"},
    "initial": {"status": "published"}, "slugs": ["t-import-%1$s"]}]', number)::jsonb) -> 0 ->> 'outcome';
end
$$;
select is(concat(pg_temp.batch(1), pg_temp.batch(2), pg_temp.batch(2)), 'insertedinsertedunchanged', 'a batch is stored');
select public.end_import(pg_temp.noted('import'));
select results_eq(
  $$ select kind, actor::text, added, is_finished from public.audit_operations where id = pg_temp.noted('import') $$,
  $$ values ('import', 'a0000000-0000-4000-8000-000000000001', 2, true) $$, 'the batches are one operation of who began it');
select is(
  (select array_agg(distinct actor::text) from public.audit_log where operation_id = pg_temp.noted('import')),
  array['a0000000-0000-4000-8000-000000000001'], 'and so are its entries');
reset role;
update public.listings set phone = '1' where source_id = 't-import-1';
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is(pg_temp.counts(pg_temp.undo(pg_temp.noted('import'))), '0 2 0 0', 'what an import made is archived');
select results_eq($$ select status, phone from public.listings where source_id like 't-import-%' order by source_id $$,
  $$ values ('archived', '1'), ('archived', '') $$, 'with what was written since');
set local role service_role;
select throws_ok($$ select pg_temp.batch(3) $$, '22023', null, 'nothing is added to what was undone');
reset role;
update public.audit_operations set is_finished = false where id = pg_temp.noted('import');
select isnt(public.begin_import('{"file": "f.csv"}', 'a0000000-0000-4000-8000-000000000001'), pg_temp.noted('import'),
  'an import that was undone before its end begins anew');
insert into noted select 'second', public.begin_import('{"file": "g.csv"}', 'a0000000-0000-4000-8000-000000000003');
update noted set operation = pg_temp.noted('second') where name = 'import';
delete from public.admin_users where id = 'a0000000-0000-4000-8000-000000000003';
set local role service_role;
select throws_ok($$ select pg_temp.batch(3) $$, '42501', null, 'who is an administrator no more imports no more');
select throws_ok($$ select public.begin_import('{}', 'a0000000-0000-4000-8000-000000000002') $$, '42501', null, 'nor does an account begin one');
reset role;

-- History.
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
create function pg_temp.touched(listing text) returns bigint[]
language sql as $$ select array_agg(id) from public.admin_listing_operations where listing_id = listing $$;
select is(max(id), pg_temp.last_operation(), 'the newest is there') from public.admin_operations;
select ok(pg_temp.touched('t-b') @> array[pg_temp.noted('bulk')] and not pg_temp.touched('t-b') @> array[pg_temp.noted('edit')], 'of one listing');
select is(pg_temp.touched('t-nowhere'), null, 'none of another');
select ok(undone @> array[pg_temp.noted('place')] and not undone @> array[pg_temp.noted('edit')], 'what is undone')
  from (select array_agg(id) as undone from public.admin_operations where undone_by is not null) as listed;
select results_eq($$ select distinct story ->> 'actor_email' from public.admin_operations where actor = 'a0000000-0000-4000-8000-000000000003' $$,
  array['other@dira.test.example'], 'by person, who has a name after leaving');

-- Not everything is undone, and not for ever.
select throws_ok(
  $$ select pg_temp.undo((select max(id) from public.audit_operations where table_name = 'admin_users')) $$, '22023', null, 'rights are not given by an undo');
reset role;
update public.audit_operations set ended_at = now() - interval '30 days' where id = pg_temp.noted('edit');
set local role authenticated;
select throws_matching(format('select pg_temp.undo(%s)', pg_temp.noted('edit')), '^It could be undone until \d{4}-\d{2}-\d{2}$', 'after 30 days it is too late');
set local role service_role;
select is(public.forget_old_values(), 1, 'and the values are forgotten');
select results_eq(
  $$ select entry.changes, entry.actor::text, keeps_values from public.audit_log as entry join public.audit_operations as operation on operation.id = operation_id
    where operation_id = pg_temp.noted('edit') $$,
  $$ values (null::jsonb, 'a0000000-0000-4000-8000-000000000001', false) $$, 'but not who did it and when');
select pg_temp.request();
reset role;
-- What is done about a message is logged, but not that it was opened. An administrator who goes lets go of messages.
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
select pg_temp.request();
update public.enquiries set filed_as = 'spam', assignee = 'a0000000-0000-4000-8000-000000000002', is_read = true
  where idempotency_key = 'c0000000-0000-4000-8000-000000000001';
select is(
  (select changes from public.audit_log where operation_id = pg_temp.last_operation()),
  '{"filed_as": [null, "spam"], "assignee": [null, "a0000000-0000-4000-8000-000000000002"]}'::jsonb, 'what was done about a message is in the log');
select pg_temp.request();
delete from public.admin_users where id = 'a0000000-0000-4000-8000-000000000002';
select results_eq(
  $$ select kind, table_name, label, entries from public.audit_operations where id = pg_temp.last_operation() $$,
  $$ values ('account', 'admin_users', 'member@dira.test.example', 2) $$, 'that an administrator goes is about the administrator');
select pg_temp.request();
-- A column that these tables may get is not logged.
alter table public.contact_messages add column notes text;
create function pg_temp.scribble() returns trigger language plpgsql as $$ begin new.notes := 'Secret'; return new; end $$;
create trigger z_scribble before update on public.contact_messages for each row execute function pg_temp.scribble();
insert into public.contact_messages (idempotency_key, name, email, message)
  values ('c0000000-0000-4000-8000-000000000009', 'N', 'n@dira.test.example', 'Secret');
update public.contact_messages set handled = true where idempotency_key = 'c0000000-0000-4000-8000-000000000009';
select is(
  (select changes - 'handled_at' from public.audit_log where operation_id = pg_temp.last_operation()), '{"handled": [false, true]}'::jsonb,
  'what is written about a sender is not in the log');
select is_empty(
  $$ select from public.audit_operations as operation where operation::text ~ 'Secret|\mn@dira' $$, 'nor in an operation');
select pg_temp.request();
select public.delete_old_submissions(now() + interval '25 months');
select is((select kind from public.audit_operations where id = pg_temp.last_operation()), 'retention', 'what was kept for long enough goes in an operation of its own');

-- Who may.
create temporary table called (question text);
insert into called values (format('select public.operation_preview(%s)', pg_temp.noted('bulk'))),
  (format('select public.undo_operation(%s)', pg_temp.noted('bulk'))), ($$select public.change_listings(array['t-d'], '{"status": "draft"}')$$);
grant select on called, noted to anon, authenticated;
set local role anon;
set local request.jwt.claims = '';
select throws_ok(question, '42501', null, 'a visitor may not: ' || question) from called;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok(question, '42501', 'Only administrators may do this', 'nor an account: ' || question) from called;

set local role anon;
select throws_ok('select * from public.audit_operations', '42501', 'permission denied for table audit_operations', 'a visitor reads no operations');
select throws_ok('select from public.' || list, '42501', null, 'nor ' || list) from unnest(array['admin_operations', 'admin_listing_operations']) as list;
set local role authenticated;
select is_empty('select * from public.audit_operations', 'nor does an account');
select is_empty('select from public.' || list, 'which finds nothing in ' || list) from unnest(array['admin_operations', 'admin_listing_operations']) as list;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select isnt_empty('select * from public.audit_operations', 'an administrator reads them');
prepare forged_operation as insert into public.audit_operations (kind, actor_role) values ('edit', 'none');
select throws_ok('forged_operation', '42501', 'permission denied for table audit_operations', 'and writes none');
select throws_ok('select public.begin_import(''{}'')', '42501', null, 'begins no import');
select throws_ok('select public.forget_old_values()', '42501', null, 'and forgets nothing');
set local role service_role;
select throws_ok('forged_operation', '42501', 'permission denied for table audit_operations', 'nor does the service role write any');
select throws_ok('delete from public.audit_operations', '42501', 'permission denied for table audit_operations', 'or clear them');
select throws_ok('truncate public.audit_operations', '42501', null, 'or empty them');
reset role;

select * from finish();
rollback;
