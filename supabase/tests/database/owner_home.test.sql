-- The home of owners: each sees and does what belongs to the own listings, and nothing else.
begin;
create extension if not exists pgtap with schema extensions;
select plan(56);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'), ('a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'other@dira.test.example'), ('a0000000-0000-4000-8000-000000000004', 'stranger@dira.test.example');
insert into auth.sessions (id, user_id) select replace(id::text, 'a0000000', 'b0000000')::uuid, id from auth.users where email like '%@dira.test.example';
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, status, package_tier, paid_until, phone, business_hours, phone_check) values
  ('gate', 'gate-slug', 'Qwxz Gate', 'shopping', 'NA', 'published', 'premium', private.today() + 4, '061 000 000', '[{"day": "Daily", "hours": "08:00 – 17:00"}]',
    '{"on": "2026-03-02", "how": "owner"}'),
  ('oven', 'oven-slug', 'qwxz A Oven', 'shopping', 'NA', 'draft', 'standard', null, null, null, null),
  ('theirs', 'theirs-slug', 'Qwxz Theirs', 'shopping', 'NA', 'published', 'standard', null, null, null, null);
insert into private.listing_owners (listing_id, account, email) values
  ('gate', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example'), ('oven', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example'),
  ('theirs', 'a0000000-0000-4000-8000-000000000003', 'other@dira.test.example');
insert into private.listing_weeks (listing_id, week, views, contacts) values
  ('gate', private.week_of(private.today()), 184, 9), ('gate', private.week_of(private.today()) - 49, 96, 3), ('gate', private.week_of(private.today()) - 56, 1, 1),
  ('theirs', private.week_of(private.today()), 7, 7);
update public.listings set status = 'published' where id = 'oven';
insert into public.enquiries (idempotency_key, listing_id, name, email, message)
  select gen_random_uuid(), listing, name, name || '@dira.test.example', 'From ' || name
  from (values ('gate', 'one'), ('gate', 'two'), ('oven', 'three'), ('oven', 'four'), ('theirs', 'five'), ('gate', 'spam')) as sent (listing, name);
-- One after the other: the clock of an embedded database tells no moments apart.
set local session_replication_role = replica;
update public.enquiries set created_at = now() - interval '1 minute' + interval '1 second' * array_position(array['one', 'two', 'three', 'four', 'five', 'spam'], name);
set local session_replication_role = origin;
update public.enquiries set filed_as = 'spam' where name = 'spam';
update public.listings set status = 'draft' where id = 'oven';
create temporary table enquiry_ids as select name, id from public.enquiries where name in ('one', 'two', 'five', 'spam');

-- Two edits that wait, one of them asked back, and one that is decided; a claim is no change.
insert into public.change_requests (idempotency_key, link_token, kind, listing_id, changes, name, email)
  select gen_random_uuid(), encode(sha256(convert_to(kind || at, 'UTF8')), 'hex'), kind, 'gate', '{"phone": {"to": "1"}, "address": {"to": "2"}}', 'N', at || '@dira.test.example'
  from (values ('suggestion', 'a'), ('suggestion', 'b'), ('suggestion', 'c'), ('claim', 'd')) as sent (kind, at);
update public.change_requests set kind = 'edit' where kind = 'suggestion';
update public.change_requests set status = 'asked-back', asked_at = now(), messages = '[{"by": "directory", "text": "Which?", "author": "x"}]' where email like 'b@%';
update public.change_requests set status = 'declined' where email like 'c@%';

create temporary table days as select private.week_of(private.today()) as monday, private.today() as today, private.period_end(private.today() + 5, 2) as two_years_on;
select is(data ->> 'is_owned', 'true', 'a reminder says that somebody looks after the listing') from private.due_reminders where listing_id = 'gate';
update public.listings set email = 'desk@gate.test.example' where id = 'gate';
select private.tend_outbox();
select is(email, 'owner@dira.test.example', 'it goes to its owner') from public.outbox where listing_id = 'gate';
delete from private.listing_owners where listing_id = 'gate';
select is(email, 'desk@gate.test.example', 'one that waits goes to the listing''s own address once nobody looks after it') from public.outbox where listing_id = 'gate';
insert into private.listing_owners (listing_id, account, email) values ('gate', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example');
select is(email, 'owner@dira.test.example', 'and to who does again') from public.outbox where listing_id = 'gate';

create temporary table calls (call text);
insert into calls values ('public.owner_home()'), ('public.mark_enquiry(gen_random_uuid(), true)'),
  ('public.note_payment(''gate'', ''premium'', 1)'), ('public.remove_payment_note(''gate'')');
grant all on calls, enquiry_ids, days to anon, authenticated;
create function pg_temp.names(condition text default 'true') returns text language plpgsql as $$ declare found text; begin
  execute 'select string_agg(name, '' '' order by created_at desc, id desc) from public.owner_enquiries where ' || condition into found; return found; end $$;
create function pg_temp.listing(name text) returns jsonb language sql as $$ select one from jsonb_array_elements(public.owner_home() -> 'listings') as one where one ->> 'id' = name $$;

set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call ' || call) from calls;
select throws_ok('select from public.' || list, '42501', 'permission denied for view ' || list, 'nor read ' || list) from unnest(array['owner_enquiries', 'owner_enquiry_counts']) as list;

---------------------------------------------------------------------------------------------------------------------
-- A stranger with an account
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000004", "session_id": "b0000000-0000-4000-8000-000000000004"}';
select is(public.owner_home() -> 'listings', '[]', 'who looks after nothing has no listings');
select is_empty('select from public.owner_enquiries', 'and no enquiries');
select results_eq('select count, new from public.owner_enquiry_counts', 'values (0::bigint, 0::bigint)', 'none at all');
select throws_ok($$ select public.note_payment('gate', 'premium', 1) $$, '42501', 'Only who looks after this listing may do this', 'notes no payment');
select throws_ok($$ select public.note_payment('nowhere', 'premium', 1) $$, '42501', 'Only who looks after this listing may do this', 'in the same words where there is no listing');
select throws_ok($$ select public.remove_payment_note('gate') $$, '42501', null, 'removes no note');
select throws_ok(format('select public.mark_enquiry(%L, true)', id), '42501', 'Only who looks after this listing may do this', 'marks no enquiry of ' || name) from enquiry_ids;
select is_empty('select from public.admin_payment_notes', 'sees nobody''s payments');

---------------------------------------------------------------------------------------------------------------------
-- The owner
---------------------------------------------------------------------------------------------------------------------

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is((select string_agg(one ->> 'id', ' ' order by place) from jsonb_array_elements(public.owner_home() -> 'listings') with ordinality as found (one, place)),
  'oven gate', 'the own listings, by name, drafts too');
select is(pg_temp.listing('gate') -> 'weeks', jsonb_build_array(
    jsonb_build_object('week', monday - 49, 'views', 96, 'contacts', 3),
    jsonb_build_object('week', monday, 'views', 184, 'contacts', 12)),
  'eight weeks of numbers, with the enquiries among the contacts') from days;
select is(pg_temp.listing('oven') ->> 'status', 'draft', 'its status');
select is((pg_temp.listing('gate') -> 'checks')::text, '{"phone": {"on": "2026-03-02", "how": "owner"}}', 'what was checked');
select is((pg_temp.listing('oven') -> 'checks')::text || (pg_temp.listing('oven') -> 'has')::text, '{}{"hours": false, "phone": false, "place": true}', 'or can be');
select is((select jsonb_agg(jsonb_build_array(request ->> 'status', request -> 'columns', request ->> 'question') order by request ->> 'status')
  from jsonb_array_elements(pg_temp.listing('gate') -> 'waits') as request),
  '[["asked-back", ["phone", "address"], "Which?"], ["new", ["phone", "address"], null]]', 'edits that wait, and what was asked');
select is(public.owner_home() ->> 'counting_since', today::text, 'when counting began') from days;
select is(pg_temp.names(), 'four three two one', 'enquiries, without spam and without those of others');
select results_eq('select count, new from public.owner_enquiry_counts', 'values (4::bigint, 4::bigint)', 'and how many there are');

select is(pg_temp.names($$ listing_id = 'gate' $$), 'two one', 'of one listing');
select is(pg_temp.names($$ listing_id = 'theirs' $$), null, 'never of another''s');
select ok(not to_jsonb(enquiry) ?| array['assignee', 'filed_as', 'is_read', 'idempotency_key'], 'nor what administrators note of one') from public.owner_enquiries as enquiry limit 1;
select ok((public.mark_enquiry(id, true)).answered_at is not null, 'an owner marks one as answered') from enquiry_ids where name = 'two';
select is(pg_temp.names('answered_at is null') || '/' || pg_temp.names('answered_at is not null'), 'four three one/two', 'which is told apart');
select is(new, 3::bigint, 'and is new no more') from public.owner_enquiry_counts;
select is((public.mark_enquiry(id, false)).answered_at, null, 'and takes it back') from enquiry_ids where name = 'two';
select throws_ok(format('select public.mark_enquiry(%L, true)', id), '42501', null, 'not ' || name || ', which is spam or another''s') from enquiry_ids where name in ('five', 'spam');
select is_empty('select from public.enquiries', 'which shows owners nothing');

select lives_ok($$ select public.note_payment('gate', 'standard', 1) $$, 'an owner says to have paid');
select lives_ok($$ select public.note_payment('gate', 'premium', 2) $$, 'and corrects it');
select is((pg_temp.listing('gate') -> 'payment_note') - 'noted_at', '{"tier": "premium", "years": 2}', 'the last word holds');
select throws_ok($$ select public.note_payment('gate', 'gold', 1) $$, '22023', null, 'for a package');
select throws_ok($$ select public.note_payment('gate', 'premium', 3) $$, '22023', null, 'for a year or two');
select throws_ok($$ select public.note_payment('theirs', 'premium', 1) $$, '42501', null, 'and for the own listing');
select ok(pg_temp.listing('gate') ->> 'payment_reference' ~ '^[2-9A-HJKMNP-TV-Z]{8}$', 'the reference has eight signs that nobody mistakes');
select is_empty('select from public.admin_payment_notes', 'who else has paid is not told');

---------------------------------------------------------------------------------------------------------------------
-- The administrator
---------------------------------------------------------------------------------------------------------------------

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select results_eq('select listing_id, slug, name, tier, years, amount_cents, noted_by from public.admin_payment_notes',
  $$ values ('gate', 'gate-slug', 'Qwxz Gate', 'premium', 2, 399000, 'owner@dira.test.example') $$, 'an administrator sees who says to have paid');
select is(listing.id, 'gate', 'and finds a listing by its reference') from public.admin_paying_listings as listing join public.admin_payment_notes using (reference);
select throws_ok($$ select public.record_payment(jsonb_build_object('id', gen_random_uuid(), 'listing_id', 'gate', 'tier', 'premium', 'amount_cents', 199500,
  'received_on', (select today from days), 'method', 'transfer', 'years', 2)) $$, '22023', null, 'two years cost twice as much');
select is((public.record_payment(jsonb_build_object('id', gen_random_uuid(), 'listing_id', 'gate', 'tier', 'premium', 'amount_cents', 399000,
  'received_on', today, 'method', 'transfer', 'years', 2))).last_day, two_years_on, 'two years from the old end are recorded') from days;
select is_empty('select from public.admin_payment_notes', 'and the note is settled');

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
select is(pg_temp.listing('gate') -> 'payment_note', 'null', 'for the owner too');
select public.note_payment('gate', 'premium', 1);
select lives_ok($$ select public.remove_payment_note('gate') $$, 'an owner takes a note back');
select is(pg_temp.listing('gate') -> 'payment_note', 'null', 'and it is gone');

select * from finish();
rollback;
