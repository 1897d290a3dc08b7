-- The inbox: what is done about a message, notes, search, counts, and what one person has sent, exported and erased.
begin;
create extension if not exists pgtap with schema extensions;
select plan(56);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'member@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'second@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002'),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003');
delete from public.contact_messages;
delete from public.enquiries;
delete from public.change_requests;
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'second@dira.test.example');
delete from public.admin_users where email not like '%@dira.test.example';
insert into public.listings (id, slug, business_name, category, country, status) values
  ('t-inbox', 't-inbox', 'Kapenta Moon', 'shopping', 'KE', 'published');

create temporary table tables (name text);
insert into tables values ('contact_messages'), ('enquiries');
grant select on tables to anon, authenticated;

-- Whatever is sent, a message begins open, nobody's and unread.
insert into public.contact_messages (idempotency_key, name, email, subject, message, filed_as, assignee, is_read) values
  ('c0000000-0000-4000-8000-000000000001', 'Inês Macuácua', 'Ines@dira.test.example', 'Four lodges', 'Is there a price for 100% of_them?', 'spam',
    'a0000000-0000-4000-8000-000000000001', true);
insert into public.enquiries (idempotency_key, listing_id, name, email, phone, message, filed_as, assignee, is_read) values
  ('c0000000-0000-4000-8000-000000000002', 't-inbox', 'Inês Macuácua', 'ines@dira.test.example', '+258 84 555 0100', 'Rods?', 'spam',
    'a0000000-0000-4000-8000-000000000001', true),
  ('c0000000-0000-4000-8000-000000000003', 't-inbox', 'Joseph', 'joseph@dira.test.example', '', 'هل الحمام مفتوح؟', null, null, false);
insert into public.change_requests (idempotency_key, link_token, kind, asked_tier, changes, name, email) values
  ('c0000000-0000-4000-8000-000000000004', repeat('4', 64), 'application', 'premium', '{"business_name": {"to": "Praia"}, "category": {"to": "shopping"}, "country": {"to": "KE"}}', 'Inês', 'INES@dira.test.example');
-- All of one transaction have the same time, and a trigger keeps it.
alter table public.contact_messages disable trigger user;
alter table public.enquiries disable trigger user;
update public.contact_messages set created_at = created_at - interval '1 minute' where name = 'Inês Macuácua';
update public.enquiries set created_at = created_at + interval '1 minute' where name = 'Joseph';
alter table public.contact_messages enable trigger user;
alter table public.enquiries enable trigger user;
select is_empty(format('select from public.%I where filed_as is not null or assignee is not null or is_read', name), 'it begins open: ' || name) from tables;

create temporary table messages as select kind, id, email from public.admin_inbox;
grant select on messages to anon, authenticated;
create temporary table beginning as select coalesce(max(id), 0) as id from public.audit_log;

-- Messages that are open, or of which a condition holds.
create function pg_temp.found(condition text default 'status = ''open''') returns text
language plpgsql
as $$
declare
  found text;
begin
  execute 'select string_agg(name || '': '' || about, '', '' order by created_at desc, id desc) from public.admin_inbox where ' || condition into found;
  return found;
end
$$;
grant execute on function pg_temp.found(text) to authenticated;

---------------------------------------------------------------------------------------------------------------------
-- An administrator
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';

select is(pg_temp.found(), 'Joseph: Kapenta Moon, Inês Macuácua: Kapenta Moon, Inês Macuácua: Four lodges', 'what is open, the newest first');
select is(pg_temp.found('kind = ''message'''), 'Inês Macuácua: Four lodges', 'of one kind');
select is(pg_temp.found('words like ''%macuacua%'' and words like ''%ines%'''), 'Inês Macuácua: Kapenta Moon, Inês Macuácua: Four lodges', 'by name, without accents');
select is(pg_temp.found('words like ''%joseph@%'''), 'Joseph: Kapenta Moon', 'by address');
select is(pg_temp.found('words like ''%الحمام%'''), 'Joseph: Kapenta Moon', 'in every script');

-- Assigned, read, filed.
select lives_ok(format('update public.%I set assignee = ''a0000000-0000-4000-8000-000000000001'', is_read = true where email ilike ''ines@%%''', name),
  'it is assigned and read: ' || name) from tables;
select is(pg_temp.found('whose = ''mine'''), 'Inês Macuácua: Kapenta Moon, Inês Macuácua: Four lodges', 'what is mine');
select is(pg_temp.found('whose = ''nobodys'''), 'Joseph: Kapenta Moon', 'what is nobody''s');
select throws_ok(format('update public.%I set assignee = ''a0000000-0000-4000-8000-000000000002''', name), '22023', 'assignee is no administrator',
  'others are not assigned to: ' || name) from tables;
select throws_ok(format('update public.%I set filed_as = ''elsewhere''', name), '22023', 'filed_as is archived, spam or null', 'nor filed elsewhere: ' || name) from tables;
select throws_ok(format('update public.%I set is_read = null', name), '22023', null, 'it is read or not: ' || name) from tables;
select throws_ok(format('update public.%I set handled = null', name), '22023', null, 'it is answered or not: ' || name) from tables;
select throws_ok(format('update public.%I set handled_at = now()', name), '42501', null, 'when is the database''s to say: ' || name) from tables;
select throws_ok(format('update public.%I set message = ''X''', name), '42501', null, 'what was sent stays: ' || name) from tables;
update public.contact_messages set filed_as = 'spam';
update public.enquiries set handled = true, filed_as = 'archived' where name = 'Joseph';
update public.enquiries set handled = true where name <> 'Joseph';
select is(pg_temp.found('status = ''spam'''), 'Inês Macuácua: Four lodges', 'spam');
select is(pg_temp.found('status = ''archived'''), 'Joseph: Kapenta Moon', 'archived');
select is(pg_temp.found('status = ''answered'''), 'Inês Macuácua: Kapenta Moon', 'answered');
select is(pg_temp.found(), null, 'nothing is open');
reset role;
select results_eq(
  $$ select handled, handled_at is not null from public.contact_messages union all select handled, handled_at is not null from public.enquiries $$,
  $$ values (false, false), (true, true), (true, true) $$, 'filed is not answered, and answered stays so');

-- Notes.
set local role authenticated;
select lives_ok(format('insert into public.inbox_notes (%s_id, author, text) values (%L, ''a0000000-0000-4000-8000-000000000003'', '' Called her '')', kind, id),
  'a note: ' || kind) from messages where email ilike 'ines@%' order by kind;
select throws_ok($$ insert into public.inbox_notes (text) values ('N') $$, '22023', null, 'a note is about a message');
select throws_ok($$ insert into public.inbox_notes (message_id, text) values (gen_random_uuid(), 'N') $$, '22023', null, 'that there is');
select results_eq($$ select note.text, author from public.admin_notes as note join public.admin_inbox as item on item.id = item_id where status = 'spam' $$,
  $$ values ('Called her', 'admin@dira.test.example') $$, 'it says who wrote it');

insert into public.inbox_notes (message_id, text) select id, 'Wrong' from messages where kind = 'message';
delete from public.inbox_notes where text = 'Wrong';
select is((select count(*) from public.inbox_notes), 2::bigint, 'its author removes it');
select throws_ok($$ update public.inbox_notes set text = 'N' $$, '42501', null, 'nobody writes it anew');

-- Counts.
update public.contact_messages set filed_as = null;
select results_eq('select what, count from public.admin_waiting order by what', $$ values ('messages', 1::bigint), ('requests', 1) $$, 'what waits');

-- Another administrator reads the note, and does not remove it.
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000003", "session_id": "b0000000-0000-4000-8000-000000000003"}';
delete from public.inbox_notes;
select is((select count(*) from public.inbox_notes), 2::bigint, 'another administrator reads notes and does not remove them');

---------------------------------------------------------------------------------------------------------------------
-- Nobody else
---------------------------------------------------------------------------------------------------------------------

set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000002", "session_id": "b0000000-0000-4000-8000-000000000002"}';
create temporary table calls (call text);
reset role;
insert into calls values ('public.export_person(''ines@dira.test.example'')'),
  ('public.erase_person(''ines@dira.test.example'')'), ('private.erase_person(''ines@dira.test.example'')');
grant select on calls to anon, authenticated;
set local role authenticated;
select throws_ok('select ' || call, '42501', 'Only administrators may do this', 'not for an account: ' || call) from calls;
select throws_ok($$ insert into public.inbox_notes (message_id, text) select id, 'N' from messages where kind = 'message' $$, '42501', null, 'an account notes nothing');
select is_empty('select from public.' || list, 'an account finds nothing in ' || list) from unnest(array['admin_inbox', 'admin_notes', 'admin_waiting']) as list;
set local role anon;
select throws_ok('select ' || call, '42501', null, 'nor for a visitor: ' || call) from calls;
select throws_ok('select from public.' || list, '42501', null, 'a visitor may not read ' || list) from unnest(array['admin_inbox', 'admin_notes', 'admin_waiting']) as list;

---------------------------------------------------------------------------------------------------------------------
-- One person
---------------------------------------------------------------------------------------------------------------------

set local role authenticated;
set local request.jwt.claims = '{"sub": "a0000000-0000-4000-8000-000000000001", "session_id": "b0000000-0000-4000-8000-000000000001"}';
select is(
  (select jsonb_build_array(jsonb_array_length(person -> 'messages'), jsonb_array_length(person -> 'requests'), person #> '{messages,0,notes,0,text}')
    from public.export_person('INES@dira.test.example') as person),
  '[2, 1, "Called her"]'::jsonb, 'everything from an address, with the notes');
select is(public.erase_person('ines@DIRA.test.example'), '{"messages": 2, "requests": 1}'::jsonb, 'it is erased');
reset role;
select is((select count(*) from public.admin_inbox), 1::bigint, 'of others it stays');
select is_empty('select from public.inbox_notes', 'the notes went with their messages');
select is((select count(*) from public.audit_log where id > (select id from beginning) and action = 'delete'
    and actor = 'a0000000-0000-4000-8000-000000000001' and table_name in ('contact_messages', 'enquiries', 'change_requests')), 3::bigint,
  'who erased it is logged');
select is_empty($$ select from public.audit_log as entry where id > (select id from beginning) and entry::text ~* 'ines@|Macu|Called|Praia' $$,
  'and nothing of what it was');

select * from finish();
rollback;
