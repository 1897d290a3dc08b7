-- What visitors sent is kept until twelve months after the answer, unanswered for twenty-four months, and then deleted.
begin;
create extension if not exists pgtap with schema extensions;
select plan(14);

delete from public.contact_messages;
delete from public.enquiries;
insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-kept', 't-kept', 'Kept', 'shopping', 'KE', 'published');

create temporary table tables (name text, tick text, untick text);
insert into tables values
  ('contact_messages', 'handled = true', 'handled = false'), ('enquiries', 'handled = true', 'handled = false');

create function pg_temp.send(answered boolean, key uuid default gen_random_uuid()) returns void
language plpgsql
as $$
begin
  insert into public.contact_messages (idempotency_key, name, email, message, handled_at)
    values (key, 'N', key || '@dira.test.example', 'M', '2001-01-01');
  insert into public.enquiries (idempotency_key, listing_id, name, email, message, handled_at)
    values (key, 't-kept', 'N', key || '@dira.test.example', 'M', '2001-01-01');
  if answered then
    update public.contact_messages set handled = true where idempotency_key = key;
    update public.enquiries set handled = true where idempotency_key = key;
  end if;
end
$$;

-- When it was answered is the database's to say.
select pg_temp.send(false, 'c0000000-0000-4000-8000-000000000001');
select is_empty(format('select from public.%I where handled_at is not null', name), 'nothing is answered when it is sent: ' || name) from tables;
select lives_ok(format('update public.%I set %s, handled_at = ''2001-01-01''', name, tick), 'it is ticked off: ' || name) from tables;
select results_eq(
  format('select handled_at between now() and clock_timestamp() from public.%I', name), array[true], 'at that moment: ' || name) from tables;
do $$
declare change record;
begin
  for change in select * from tables loop
    execute format('update public.%I set %s', change.name, change.untick);
  end loop;
end $$;
select is_empty(format('select from public.%I where handled_at is not null', name), 'unticked, it is unanswered again: ' || name) from tables;

-- The clock moves on; one of each is answered, one is not.
select pg_temp.send(true, 'c0000000-0000-4000-8000-000000000002');
select is(public.delete_old_submissions(clock_timestamp() + interval '12 months' - interval '1 minute'), 0, 'answered, it is kept for twelve months');
select is(public.delete_old_submissions(clock_timestamp() + interval '12 months 1 day'), 2, 'and then deleted');
select is(public.delete_old_submissions(clock_timestamp() + interval '24 months' - interval '1 minute'), 0, 'unanswered, it is kept for twenty-four');
select is(public.delete_old_submissions(clock_timestamp() + interval '24 months 1 day'), 2, 'and then deleted');

-- Nobody else does that.
set local role anon;
select throws_ok('select public.delete_old_submissions()', '42501', null, 'a visitor may not call it');
set local role authenticated;
select throws_ok('select public.delete_old_submissions()', '42501', null, 'nor an account');
reset role;

select * from finish();
rollback;
