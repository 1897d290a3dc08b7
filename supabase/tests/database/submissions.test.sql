-- What visitors send: one at a time, within limits, once for each key, and only administrators read it.
begin;
create extension if not exists pgtap with schema extensions;
select plan(44);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-published', 't-published', 'Published', 'shopping', 'KE', 'published'),
  ('t-draft', 't-draft', 'Draft', 'shopping', 'KE', 'draft');
delete from public.contact_messages;
delete from public.enquiries;

-- The statement that inserts a row; callers add columns.
create function pg_temp.sending(submissions text, more jsonb default '{}') returns text
language plpgsql
as $$
declare
  form jsonb := case submissions
    when 'contact_messages' then '{"name": "N", "email": "n@dira.test.example", "message": "M"}'::jsonb
    else '{"listing_id": "t-published", "name": "N", "email": "n@dira.test.example", "message": "M"}'
  end || jsonb_build_object('idempotency_key', gen_random_uuid()) || more;
begin
  return (
    select format('insert into public.%I (%s) values (%s)', submissions,
      string_agg(format('%I', key), ', '), string_agg(format('%L', value), ', '))
    from jsonb_each_text(form)
  );
end
$$;
grant execute on function pg_temp.sending(text, jsonb) to anon, authenticated, service_role;

create temporary table tables (name text, change text);
insert into tables values
  ('contact_messages', 'handled = true'), ('enquiries', 'handled = true');
grant select on tables to anon, authenticated;

-- Sent by a visitor, by an account and by an administrator.
set local role anon;
select lives_ok(pg_temp.sending(name, '{"idempotency_key": "c0000000-0000-4000-8000-000000000001"}'), 'a visitor sends: ' || name) from tables;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select lives_ok(pg_temp.sending(name), 'an account sends: ' || name) from tables;

-- Only an administrator reads and changes them.
select is_empty(format('select * from public.%I', name), 'an account reads nothing: ' || name) from tables;
select throws_ok(format('delete from public.%I', name), '42501', 'permission denied for table ' || name, 'nor removes it: ' || name) from tables;
update public.contact_messages set handled = true;
update public.enquiries set handled = true;
set local role anon;
select throws_ok(format('select * from public.%I', name), '42501', 'permission denied for table ' || name, 'a visitor reads nothing: ' || name) from tables;
select throws_ok(
  format('update public.%I set %s', name, change), '42501', 'permission denied for table ' || name, 'nor changes it: ' || name) from tables;
reset role;
select is_empty($$ select from public.contact_messages where handled $$, 'an account ticks off no message');
select is_empty($$ select from public.enquiries where handled $$, 'an account ticks off no enquiry');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq(format('select count(*) from public.%I', name), array[2::bigint], 'an administrator reads: ' || name) from tables;
update public.contact_messages set handled = true;
update public.enquiries set handled = true;
select results_eq($$ select distinct handled from public.contact_messages $$, array[true], 'ticks off messages');
select results_eq($$ select distinct handled from public.enquiries $$, array[true], 'ticks off enquiries');
select throws_ok(
  format('update public.%I set email = %L', name, 'x@dira.test.example'), '42501', null, 'and changes nothing else: ' || name) from tables;
reset role;

-- The same holds for a role that no policy binds.
update public.contact_messages set message = 'Other', email = 'x@dira.test.example', idempotency_key = gen_random_uuid();
update public.enquiries set message = 'Other', listing_id = null, business_name = 'Other';
select is_empty($$ select from public.contact_messages where message = 'Other' or email like 'x@%' $$, 'what a message says stays');
select is_empty(
  $$ select from public.enquiries where message = 'Other' or listing_id is null or business_name = 'Other' $$, 'what an enquiry says stays');

-- A repeat.
set local role anon;
select lives_ok(
  pg_temp.sending(name, '{"idempotency_key": "c0000000-0000-4000-8000-000000000001", "email": "other@dira.test.example"}'),
  'a repeat is a success: ' || name) from tables;
reset role;
select results_eq(
  format('select email from public.%I where idempotency_key = %L', name, 'c0000000-0000-4000-8000-000000000001'),
  array['n@dira.test.example'], 'and changes nothing: ' || name) from tables;

-- Columns of the server, and required ones.
set local role anon;
select throws_ok(pg_temp.sending('contact_messages', '{"name": " "}'), '22023', 'name is required', 'a message has a name');
select throws_ok(pg_temp.sending('contact_messages', '{"idempotency_key": null}'), '22023', 'idempotency_key is required', 'and a key');
select throws_ok(
  pg_temp.sending('enquiries', '{"listing_id": "t-draft"}'), '22023', 'listing_id names no published listing', 'a draft gets no enquiry');

-- One at a time.
select throws_ok(
  $$ insert into public.contact_messages (idempotency_key, name, email, message)
    select gen_random_uuid(), 'N', format('one-%s@dira.test.example', number), 'M' from generate_series(1, 2) as number $$,
  '22023', 'Send one at a time', 'two messages in one statement are refused');

-- Five a minute from an address.
select lives_ok(pg_temp.sending('contact_messages', '{"email": "many@dira.test.example"}'), 'one of five') from generate_series(1, 5);
select throws_ok(
  pg_temp.sending('contact_messages', '{"email": "Many@dira.test.example"}'), 'PT429', null, 'the sixth message of a minute has to wait');
reset role;

-- The service role brings many, up to one less than the brake lets through.
set local role service_role;
select lives_ok(
  $$ insert into public.contact_messages (idempotency_key, name, email, message)
    select gen_random_uuid(), 'N', 'many@dira.test.example', 'M' from generate_series(1, 599 - (select count(*)::integer from public.contact_messages)) $$,
  'the service role is bound by no limit');
set local role anon;
select lives_ok(pg_temp.sending('contact_messages', '{"email": "new@dira.test.example"}'), 'the brake is far above what one sender may use up');
select throws_ok(
  pg_temp.sending('contact_messages', '{"email": "new@dira.test.example"}'), 'PT429', 'Too many at the moment', 'more than 600 a minute, and everybody has to wait');
reset role;

-- Where forms go through the site's server only.
select private.only_the_server_sends();
set local role anon;
select throws_ok(pg_temp.sending(name), '42501', 'permission denied for table ' || name, 'a visitor goes through the server: ' || name) from tables;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok(pg_temp.sending('enquiries'), '42501', 'permission denied for table enquiries', 'an account as well');
select lives_ok('update public.enquiries set handled = false', 'an administrator goes on ticking off');
set local role service_role;
select lives_ok(pg_temp.sending('enquiries'), 'the server sends');
reset role;

select * from finish();
rollback;
