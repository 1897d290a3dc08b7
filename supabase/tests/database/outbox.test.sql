-- Emails: which are written and cancelled, that one is sent once, and who may do and read what.
begin;
create extension if not exists pgtap with schema extensions;
select plan(82);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
delete from public.listings;

-- A listing whose package ends in so many days.
create function pg_temp.ending(name text, days integer, tier text default 'premium', state text default 'published', address text default 'stay@gate.test.example')
returns void language sql as $$
  insert into public.listings (id, slug, business_name, category, country, status, package_tier, paid_until, email)
  values (name, name, 'Etosha ' || name, 'shopping', 'NA', state, tier, private.today() + days, address) $$;
create function pg_temp.emails() returns table (listing text, span text, status text) language sql as $$
  select listing_id, split_part(dedupe_key, ':', 4), status from public.outbox where kind = 'reminder' order by listing_id, split_part(dedupe_key, ':', 4)::integer desc $$;
create function pg_temp.later(days integer) returns void language plpgsql as $$
begin
  execute format('create or replace function private.today() returns date language sql stable set search_path = '''' return date %L', private.today() + days);
end $$;
create temporary table taken (name text, mail jsonb);
create temporary table calls (call text);
insert into calls values ('public.mark_email(gen_random_uuid(), true)'), ('public.retry_emails()');
create temporary table service_calls (call text);
insert into service_calls values ('public.tend_outbox()'), ('public.claim_email(''dira.example'')'),
  ('public.note_email(gen_random_uuid(), 1, ''sent'')'), ('public.write_invitation(''x'')');
grant all on taken, calls, service_calls to anon, authenticated, service_role;

---------------------------------------------------------------------------------------------------------------------
-- Reminders
---------------------------------------------------------------------------------------------------------------------

select results_eq('select private.due_span(private.today() + days) from unnest(array[31, 30, 8, 7, 2, 1, 0, -1, -14, -15]) as days',
  array[null, 30, 30, 7, 7, 1, 0, 0, 0, null], 'the reminder that is due is the nearest');
select pg_temp.ending('far', 31), pg_temp.ending('a', 30), pg_temp.ending('b', 3), pg_temp.ending('c', -2), pg_temp.ending('lapsed', -15),
  pg_temp.ending('draft', 3, state => 'draft'), pg_temp.ending('classified', 3, tier => 'classified'), pg_temp.ending('mute', 3, address => null),
  pg_temp.ending('mobile', 1, address => null);
update public.listings set phone = '081 555 4410' where id in ('mobile', 'mute');
update private.listing_rows set judged = to_judge, undialled_phone = case id when 'mute' then '081 555 4410' end where id in ('mobile', 'mute');
set local role service_role;
select is(public.tend_outbox(), 4, 'what ends and can be reached is reminded');
select is(public.tend_outbox(), 0, 'once');
reset role;
select results_eq('select * from pg_temp.emails()',
  $$ values ('a', '30', 'waiting'), ('b', '7', 'waiting'), ('c', '0', 'waiting'), ('mobile', '1', 'waiting') $$, 'by the nearest alone');
select is(email || ' ' || (data - 'paid_until' - 'renews_from')::text, 'stay@gate.test.example {"name": "Etosha a", "slug": "a", "tier": "premium", "country": "NA", "is_owned": false}', 'it has what it says')
  from public.outbox where listing_id = 'a';
select is(row(email, phone)::text, row(null, '081 555 4410')::text, 'one without an address has the number that can be dialled') from public.outbox where listing_id = 'mobile';

-- What waits follows its listing.
update public.listings set business_name = 'Renamed', email = 'new@gate.test.example' where id = 'a';
select is(email || (data ->> 'name'), 'new@gate.test.exampleRenamed', 'an email that waits says what the listing says now') from public.outbox where listing_id = 'a';
update public.listings set paid_until = paid_until + 365 where id = 'a';
select is(status, 'cancelled', 'renewed: it is cancelled at once') from public.outbox where listing_id = 'a';
update public.listings set paid_until = paid_until - 365 where id = 'a';
select is(private.tend_outbox(), 1, 'the payment is reversed: it waits again');
delete from public.listings where id = 'c';
select is(status, 'cancelled', 'removed: it is cancelled') from public.outbox where listing_id = 'c';
update public.listings set status = 'archived' where id = 'mobile';
select is(status, 'cancelled', 'archived: it is cancelled') from public.outbox where listing_id = 'mobile';

-- Days in which nothing ran.
select pg_temp.later(29);
select is(private.tend_outbox(), 2, 'after days without a server');
select results_eq('select * from pg_temp.emails() where listing in (''a'', ''far'')',
  $$ values ('a', '30', 'cancelled'), ('a', '1', 'waiting'), ('far', '7', 'waiting') $$, 'what was not sent gives way to the nearest');
select results_eq('select * from pg_temp.emails() where listing = ''b''', $$ values ('b', '7', 'cancelled') $$, 'and nothing is sent once the grace is over');
select pg_temp.later(-29);
delete from public.outbox;

---------------------------------------------------------------------------------------------------------------------
-- Sending
---------------------------------------------------------------------------------------------------------------------

delete from public.listings where id <> 'a';
set local role service_role;
select is(public.tend_outbox(), 1, 'one waits');
insert into taken select 'first', to_jsonb(claimed) from public.claim_email('dira.example') as claimed;
select is(mail ->> 'message_id', format('<%s@dira.example>', mail ->> 'id'), 'it has its Message-ID before it is sent') from taken where name = 'first';
select is_empty($$ select public.claim_email('other.example') $$, 'nobody else takes it');
select ok(not public.note_email((mail ->> 'id')::uuid, 2, 'sent'), 'nor notes another attempt') from taken where name = 'first';
select throws_ok(format('select public.note_email(%L, 1, ''lost'')', mail ->> 'id'), '22023', null, 'nor anything else') from taken where name = 'first';
select ok(public.note_email((mail ->> 'id')::uuid, 1, 'deferred', '450 Greylisted'), 'the mail server asks to wait') from taken where name = 'first';
select is_empty($$ select public.claim_email('other.example') $$, 'so it waits');
reset role;
select is(row(status, last_error)::text, row('waiting', '450 Greylisted')::text, 'with the reason') from public.outbox;
select ok(next_attempt_at between clock_timestamp() + interval '50 seconds' and clock_timestamp() + interval '70 seconds', 'for a minute first') from public.outbox;
update public.outbox set next_attempt_at = clock_timestamp();
set local role service_role;
insert into taken select 'second', to_jsonb(claimed) from public.claim_email('other.example') as claimed;
select is(second.mail ->> 'message_id', first.mail ->> 'message_id', 'and keeps its Message-ID')
  from taken as first, taken as second where first.name = 'first' and second.name = 'second';

-- Nobody heard of the sender.
reset role;
update public.outbox set lease_until = clock_timestamp() - interval '1 second';
set local role service_role;
insert into taken select 'third', to_jsonb(claimed) from public.claim_email('dira.example') as claimed;
select is(row(mail ->> 'times_uncertain', mail ->> 'attempts')::text, row('1', '3')::text, 'without an answer it is sent once more') from taken where name = 'third';
reset role;
update public.outbox set lease_until = clock_timestamp() - interval '1 second';
set local role service_role;
select is_empty($$ select public.claim_email('dira.example') $$, 'and not a third time');
reset role;
select is(row(status, times_uncertain)::text, row('uncertain', 2)::text, 'it waits for an administrator') from public.outbox;
set local role service_role;
select ok(public.note_email((mail ->> 'id')::uuid, 3, 'sent'), 'a late answer still counts') from taken where name = 'third';
reset role;
select ok(status = 'sent' and settled_at is not null, 'it is sent') from public.outbox;
set local role service_role;
select ok(not public.note_email((mail ->> 'id')::uuid, 3, 'refused'), 'for ever') from taken where name = 'third';
select is(public.tend_outbox(), 0, 'and never written again');
reset role;

-- A renewal while it is being sent, and an email that was tried too often.
delete from public.outbox;
set local role service_role;
select is(public.tend_outbox(), 1, 'another');
insert into taken select 'renewed', to_jsonb(claimed) from public.claim_email('dira.example') as claimed;
reset role;
update public.listings set paid_until = paid_until + 365;
set local role service_role;
select ok(public.note_email((mail ->> 'id')::uuid, 1, 'deferred'), 'could not be sent') from taken where name = 'renewed';
reset role;
select is(status, 'cancelled', 'renewed meanwhile: it is not tried again') from public.outbox;
update public.listings set paid_until = paid_until - 365;
select is(private.tend_outbox(), 1, 'reversed: it waits');
update public.outbox set status = 'sending', attempts = 8;
select ok(private.note_email(id, 8, 'deferred', '450 Still busy'), 'the last time') from public.outbox;
select is(status, 'failed', 'then it has failed') from public.outbox;

---------------------------------------------------------------------------------------------------------------------
-- Administrators
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq('select waits_for, count from public.admin_outbox_counts', $$ values ('failed', 1::bigint) $$, 'an administrator sees what failed');
select is(public.retry_emails(), 1, 'and tries again');
select is(status || ' ' || waits_for, 'waiting by_mail', 'so that it waits') from public.admin_outbox where settled_at is null;
select ok(public.mark_email(id, true), 'or sends it by hand') from public.admin_outbox where settled_at is null;
select is(handled_by, 'admin@dira.test.example', 'which the email says') from public.admin_outbox where settled_at is not null;
select is_empty('select from public.admin_outbox where settled_at is null', 'and nothing waits');
select ok(public.mark_email(id, false), 'it was not: that is taken back') from public.admin_outbox where settled_at is not null;
select throws_ok('select secret from public.outbox', '42501', null, 'and never reads what is in a link');

-- An invitation.
insert into taken select 'link', public.make_invitation('amina@dira.test.example', 'invitation');
set local role service_role;
select ok(public.write_invitation(mail ->> 'token') and public.write_invitation(mail ->> 'token'), 'an invitation becomes an email') from taken where name = 'link';
select ok(not public.write_invitation('x'), 'no other link does');
set local role authenticated;
select is(reply_to, 'admin@dira.test.example', 'administrators see that there is one') from public.admin_outbox where kind = 'invitation';
select is_empty($$ select from public.admin_outbox as shown, taken where name = 'link' and position(mail ->> 'token' in shown::text) > 0 $$, 'and never its link');
select ok(position(mail ->> 'token' in public.export_person('amina@dira.test.example')::text) = 0, 'nor in an export') from taken where name = 'link';
select ok(not public.mark_email(id, true), 'nobody sends it by hand') from public.admin_outbox where kind = 'invitation';
reset role;
select is((select count(*) from public.outbox where secret is not null), 1::bigint, 'the link is kept while it waits');
update private.invitations set withdrawn_at = clock_timestamp() where email like 'amina@%';
select is(row(status, secret)::text, row('cancelled', null::text)::text, 'withdrawn: the email is cancelled and forgets it') from public.outbox where kind = 'invitation';
set local role authenticated;
insert into taken select 'expires', public.make_invitation('amina@dira.test.example', 'invitation');
set local role service_role;
select ok(public.write_invitation(mail ->> 'token'), 'another') from taken where name = 'expires';
reset role;
set local session_replication_role = replica;
update private.invitations set expires_at = clock_timestamp() where withdrawn_at is null;
set local session_replication_role = origin;
select is(private.tend_outbox(), 0, 'time passes');
select is(row(status, secret)::text, row('cancelled', null::text)::text, 'expired: it is cancelled as well') from public.outbox where kind = 'invitation' order by created_at desc limit 1;

-- A person who asks for it.
set local role authenticated;
select is(jsonb_array_length(public.export_person('NEW@gate.test.example') -> 'outbox'), 1, 'a person gets the emails to them');
select lives_ok($$ select public.erase_person('NEW@gate.test.example') $$, 'or has them erased');
reset role;
select is(row(email, data, status)::text, row(null::text, '{}'::jsonb, 'erased')::text, 'nothing of them stays') from public.outbox where kind = 'reminder';
select is(private.tend_outbox(), 0, 'and they are not written again');
update public.outbox set created_at = clock_timestamp() - interval '12 months 1 day';
select is(private.tend_outbox(), 1, 'after twelve months they are deleted');

---------------------------------------------------------------------------------------------------------------------
-- Nobody else
---------------------------------------------------------------------------------------------------------------------

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from (table calls union all table service_calls) as every;
select throws_ok('select from public.' || list, '42501', null, 'a visitor may not read ' || list) from unnest(array['outbox', 'admin_outbox', 'admin_outbox_counts']) as list;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'an account may not call ' || call) from calls;
select is_empty('select from public.' || list, 'an account finds nothing in ' || list) from unnest(array['outbox', 'admin_outbox', 'admin_outbox_counts']) as list;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select throws_ok('select ' || call, '42501', null, 'an administrator may not call ' || call) from service_calls;
set local role service_role;
set local request.jwt.claims = '{}';
select throws_ok('select ' || call, '42501', null, 'the server marks nothing in its own name: ' || call) from calls;
-- With the privilege as a second wall gone, row-level security is the first.
reset role;
grant select on public.outbox to authenticated;
set local role authenticated;
select is_empty('select from public.outbox', 'row-level security shows nobody an email');
reset role;

select * from finish();
rollback;
