-- Changes and undos of many listings: the request does the first of them, the service the others; who may do and see that, what others write meanwhile, and
-- what History says of it.
begin;
create extension if not exists pgtap with schema extensions;
select plan(63);

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
insert into public.listings (id, slug, business_name, category, country, status)
  select 'job-' || lpad(number::text, 2, '0'), 'job-' || number, 'Qwjob ' || number, 'shopping', 'KE', 'draft' from generate_series(1, 50) as number;
create or replace function private.first_page() returns integer language sql immutable return 20;

-- As the beginning of another request, of an account: 1 and 3 are administrators, 2 is not, 0 is the service.
create function pg_temp.become(account integer) returns void
language plpgsql as $$
begin
  perform set_config('dira.operation', '', true), set_config('dira.begins', '', true), set_config('dira.actor', '', true);
  execute format('set local role %I', case account when 0 then 'service_role' else 'authenticated' end);
  perform set_config('request.jwt.claims', case account when 0 then '{}' else format(
    '{"sub": "a0000000-0000-4000-8000-00000000000%1$s", "session_id": "b0000000-0000-4000-8000-00000000000%1$s"}', account) end, true);
end $$;
create temporary table noted (name text primary key, answer jsonb);
grant all on noted to anon, authenticated, service_role;
create function pg_temp.noted(noted_name text) returns jsonb
language sql as $$ select answer from noted where name = noted_name $$;
create function pg_temp.job(noted_name text) returns bigint
language sql as $$ select (answer ->> 'job')::bigint from noted where name = noted_name $$;
-- What stands in an answer, or in a job.
create function pg_temp.said(answer jsonb) returns text
language sql as $$ select concat_ws(' ', answer ->> 'state', answer ->> 'position', answer ->> 'total', answer ->> 'changed', answer ->> 'archived', answer ->> 'left_alone') $$;
create function pg_temp.kept(noted_name text) returns text
language sql as $$ select concat_ws(' ', state, position, total, counts ->> 'changed', counts ->> 'archived', counts ->> 'left_alone')
  from public.change_jobs where id = pg_temp.job(noted_name) $$;
create function pg_temp.shown(operation bigint) returns jsonb
language sql as $$ select to_jsonb(shown) || story from public.admin_operations as shown where id = operation $$;

-- The request does the first, as one operation.
select pg_temp.become(1);
insert into noted select 'bulk', public.change_matching_listings('{"text": "qwjob"}', '{"status": "published"}', array['job-02']);
select is(pg_temp.said(pg_temp.noted('bulk')), 'working 19 49 19 0 0', 'of 49 listings the request changes those of the first page');
select is((select count(*)::integer from public.listings where id like 'job-%' and status = 'published'), 19, 'which are changed');
select is((select status from public.listings where id = 'job-02'), 'draft', 'but for what is to stay');
select results_eq(
  $$ select kind, actor::text, is_finished, changed from public.audit_operations where id = (pg_temp.noted('bulk') ->> 'operation')::bigint $$,
  $$ values ('bulk', 'a0000000-0000-4000-8000-000000000001', false, 19) $$, 'and History says that it goes on');
insert into noted select 'small', public.change_listings(array['job-49', 'job-50', 'job-none'], '{"category": "accommodation"}');
select is(pg_temp.said(pg_temp.noted('small')), 'done 3 3 2 0 0', 'a few are done at once');
select is(pg_temp.noted('small') -> 'job', 'null'::jsonb, 'without a job');

-- Who sees it, and who does what.
select is(pg_temp.kept('bulk'), 'working 19 49 19 0 0', 'an administrator sees how far it is');
select throws_ok($$ insert into public.change_jobs (kind, asked, total, since, actor) values ('bulk', '{}', 1, 0, 'a0000000-0000-4000-8000-000000000001') $$,
  '42501', null, 'and makes none');
select throws_ok('update public.change_jobs set position = 0', '42501', null, 'changes none');
select throws_ok('delete from public.change_jobs', '42501', null, 'and removes none');
select throws_ok(format('select public.work_on_change(%s)', pg_temp.job('bulk')), '42501', null, 'the service alone goes on with it');
select throws_ok($$ select private.begin_change('bulk', '{}', 1) $$, '42501', null, 'nobody begins one past what is checked');
select pg_temp.become(2);
select is_empty('select from public.change_jobs', 'an account sees none');
select throws_ok(format('select public.stop_change(%s)', pg_temp.job('bulk')), '42501', 'Only administrators may do this', 'stops none');
select throws_ok(format('select public.continue_change(%s)', pg_temp.job('bulk')), '42501', 'Only administrators may do this', 'and goes on with none');
select throws_ok($$ select public.change_listings(array['job-01'], '{"status": "draft"}') $$, '42501', 'Only administrators may do this', 'nor begins one');
reset role;
set local role anon;
select throws_ok('select from public.change_jobs', '42501', null, 'a visitor reads no jobs');

-- What others write meanwhile stays.
select pg_temp.become(3);
update public.listings set status = 'archived' where id = 'job-45';
update public.listings set phone = '0700 000 046' where id = 'job-46';
insert into public.listings (id, slug, business_name, category, country, status) values ('job-47-new', 'job-47-new', 'Qwjob new', 'shopping', 'KE', 'draft');
select pg_temp.become(0);
insert into noted select 'page', public.work_on_change(pg_temp.job('bulk'), 10);
select is(pg_temp.noted('page') ->> 'state', 'working', 'the service writes the next page');
select ok((pg_temp.noted('page') ->> 'took')::numeric >= 0, 'and says how long that took');
select is(pg_temp.kept('bulk'), 'working 29 49 29 0 0', 'of so many listings');
select public.work_on_change(pg_temp.job('bulk'), 10);
select public.work_on_change(pg_temp.job('bulk'), 20);
select is(pg_temp.kept('bulk'), 'done 50 50 48 0 2', 'until all are done');
select results_eq(
  $$ select id, status, phone from public.listings where id in ('job-02', 'job-45', 'job-46', 'job-47-new', 'job-50') order by id $$,
  $$ values ('job-02', 'draft', ''), ('job-45', 'archived', ''), ('job-46', 'published', '0700 000 046'), ('job-47-new', 'draft', ''), ('job-50', 'published', '') $$,
  'but for what somebody else has decided there, or added');
select is(public.work_on_change(pg_temp.job('bulk')) ->> 'state', 'done', 'more of it is nothing');
select results_eq(
  $$ select is_finished, changed, actor::text from public.audit_operations where id = (pg_temp.noted('bulk') ->> 'operation')::bigint $$,
  $$ values (true, 48, 'a0000000-0000-4000-8000-000000000001') $$, 'it is one operation of who began it');
select is((select asked from public.change_jobs where id = pg_temp.job('bulk')), '{"changes": {"status": "published"}, "matching": {"text": "qwjob"}}'::jsonb,
  'of which no long list stays');

-- It stops, and goes on for who began it.
select pg_temp.become(1);
insert into noted select 'stopped', public.change_listings(array(select id from public.listings where id like 'job-%'), '{"category": "accommodation"}');
select pg_temp.become(3);
select is(public.stop_change(pg_temp.job('stopped')) ->> 'state', 'stopped', 'any administrator stops it');
select pg_temp.become(0);
select is(public.work_on_change(pg_temp.job('stopped')) ->> 'state', 'stopped', 'then nothing more is done');
select is(pg_temp.kept('stopped'), 'stopped 20 51 20 0 0', 'and what is done is known');
select pg_temp.become(3);
select is((pg_temp.shown((pg_temp.noted('stopped') ->> 'operation')::bigint) -> 'job') - array['id', 'counts', 'actor'],
  '{"state": "stopped", "position": 20, "total": 51, "failure": null}', 'which History says');
select throws_ok(format('select public.continue_change(%s)', pg_temp.job('stopped')), '22023', 'There is no such job of yours that was stopped', 'nobody goes on in another''s name');
select pg_temp.become(1);
select is(pg_temp.said(public.continue_change(pg_temp.job('stopped'))), 'working 40 51 40 0 0', 'who began it does');
select throws_ok(format('select public.continue_change(%s)', pg_temp.job('stopped')), '22023', null, 'once');
reset role;
delete from public.admin_users where id = 'a0000000-0000-4000-8000-000000000001';
select pg_temp.become(0);
select throws_ok(format('select public.work_on_change(%s)', pg_temp.job('stopped')), '42501', 'Who began it is no administrator now', 'nothing is done for who is no administrator any more');
reset role;
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
select pg_temp.become(0);
select is(public.work_on_change(pg_temp.job('stopped'), 20) ->> 'state', 'done', 'and it is done for who is one');
select is(pg_temp.kept('stopped'), 'done 51 51 51 0 0', 'as a whole');

-- An undo of many.
select pg_temp.become(1);
insert into noted select 'undo', public.undo_operation((pg_temp.noted('bulk') ->> 'operation')::bigint);
select is(pg_temp.said(pg_temp.noted('undo')), 'working 20 48 20 0 0', 'an undo begins by the first page');
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undone', '{"done": 20, "of": 48}', 'and History says how much is undone');
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undo_job' ->> 'state', 'working', 'and that it goes on');
select throws_ok(format('select public.undo_operation(%s)', pg_temp.noted('bulk') ->> 'operation'), '22023', 'It is being undone already', 'nobody undoes it beside that');
select pg_temp.become(3);
update public.listings set status = 'archived' where id = 'job-48';
select public.stop_change(pg_temp.job('undo'));
select pg_temp.become(1);
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undone', '{"done": 20, "of": 48}', 'stopped, it is undone in part');
insert into noted select 'undo goes on', public.undo_operation((pg_temp.noted('bulk') ->> 'operation')::bigint);
select is(pg_temp.noted('undo goes on') -> 'operation', pg_temp.noted('undo') -> 'operation', 'undone again, it goes on as the same');
select is(pg_temp.said(pg_temp.noted('undo goes on')), 'working 40 48 40 0 0', 'where it stood');
select pg_temp.become(0);
select public.work_on_change(pg_temp.job('undo'), 50);
select is(pg_temp.kept('undo'), 'done 48 48 47 0 1', 'what somebody changed meanwhile is left alone');
select is((select (left_alone -> 0) - 'now' from public.change_jobs where id = pg_temp.job('undo')),
  '{"listing": "job-48", "slug": "job-48", "name": "Qwjob 48", "field": "status", "reason": "changed"}', 'and named');
select results_eq(
  $$ select status, count(*)::integer from public.listings where id like 'job-%' group by status order by status $$,
  $$ values ('archived', 2), ('draft', 49) $$, 'all others are as they were');
select pg_temp.become(1);
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undone', '{"done": 48, "of": 48}', 'now all of it is undone');

-- The undo of that, in part: what was undone is partly so.
insert into noted select 'redo', public.undo_operation((pg_temp.noted('undo') ->> 'operation')::bigint);
select is(pg_temp.said(pg_temp.noted('redo')), 'working 20 47 20 0 0', 'the undo is undone');
select public.stop_change(pg_temp.job('redo'));
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undone', '{"done": 28, "of": 48}', 'which leaves less of it undone');
select is(pg_temp.shown((pg_temp.noted('undo') ->> 'operation')::bigint) -> 'undone', '{"done": 20, "of": 47}', 'of the undo so much');
select public.continue_change(pg_temp.job('redo'));
select pg_temp.become(0);
select public.work_on_change(pg_temp.job('redo'), 50);
select pg_temp.become(1);
select is(pg_temp.shown((pg_temp.noted('bulk') ->> 'operation')::bigint) -> 'undone', 'null'::jsonb, 'and then nothing of it is');
select is((select undone_by from public.audit_operations where id = (pg_temp.noted('undo') ->> 'operation')::bigint), (pg_temp.noted('redo') ->> 'operation')::bigint, 'but the undo');
select is((select count(*)::integer from public.listings where id like 'job-%' and status = 'published'), 47, 'the listings are as the change had them');

-- What was undone meanwhile does not go on.
insert into noted select 'overtaken', public.change_listings(array(select id from public.listings where id like 'job-%'), '{"country": "NA"}');
select pg_temp.become(3);
select public.undo_operation((pg_temp.noted('overtaken') ->> 'operation')::bigint);
select pg_temp.become(0);
select throws_ok(format('select public.work_on_change(%s)', pg_temp.job('overtaken')), '22023', 'It was undone meanwhile: begin anew', 'a change that was undone meanwhile ends there');
select is((select count(*)::integer from public.listings where id like 'job-%' and country = 'NA'), 0, 'and nothing of it is left');

-- What may be asked.
select pg_temp.become(1);
select throws_ok($$ select public.change_listings(array_fill('x'::text, array[5001]), '{"status": "draft"}') $$, '22023', 'ids are at most 5,000', 'a list has an end');
select throws_ok($$ select public.change_listings(null, '{"status": "draft"}') $$, '22023', 'ids are at most 5,000', 'and is one');
select throws_ok($$ select public.change_matching_listings('{}', '[]') $$, '22023', 'changes is an object of columns', 'changes say which columns');
select throws_ok('select public.stop_change(0)', '22023', 'There is no such job', 'a job that is none is not stopped');

-- The sample goes at once, and comes back.
select pg_temp.become(0);
insert into public.listings (id, slug, business_name, category, country, status) values ('sample-qw', 'sample-qw', 'Qwsample', 'shopping', 'KE', 'published');
select pg_temp.become(2);
select throws_ok('select public.remove_sample()', '42501', null, 'who is no administrator does not remove the sample');
select pg_temp.become(1);
select is((select count(*)::integer from jsonb_array_elements(public.admin_listings('{"text": "qwsample", "needs": "sample"}') -> 'rows')), 1, 'an administrator finds the sample');
insert into noted select 'sample', public.remove_sample();
select is((select status from public.listings where id = 'sample-qw'), 'archived', 'and archives it');
insert into noted select 'sample undo', public.undo_operation((pg_temp.noted('sample') ->> 'operation')::bigint);
select pg_temp.become(0);
select public.work_on_change(pg_temp.job('sample undo'), 5000);
select is((select status from public.listings where id = 'sample-qw'), 'published', 'as one operation that is undone');

-- What was left alone is forgotten when nothing can be undone any more.
select pg_temp.become(0);
select public.forget_old_values(now() + interval '31 days');
select is((select count(*)::integer from public.change_jobs where left_alone <> '[]'), 0, 'the values of others are not kept for longer than the log''s');

select * from finish();
rollback;
