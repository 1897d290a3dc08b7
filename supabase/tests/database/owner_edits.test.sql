-- Owners' edits: what an owner may change at once is written, the rest waits for a look, and nothing else is theirs to change.
begin;
create extension if not exists pgtap with schema extensions;
select plan(135);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000003', 'second@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000004', 'stranger@dira.test.example');
insert into auth.sessions (id, user_id)
  select ('b0000000-0000-4000-8000-00000000000' || digit)::uuid, ('a0000000-0000-4000-8000-00000000000' || digit)::uuid from generate_series(1, 4) as digit;
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, phone, address, status, package_tier, business_hours, images) values
  ('t-oven', 't-oven', 'Outjo Oven', 'shopping', 'NA', '1', 'C38', 'published', 'premium', '[{"day": "Monday", "hours": "08:00 - 17:00"}]', null),
  ('t-other', 't-other', 'Other', 'shopping', 'NA', '1', 'C38', 'published', 'premium', null, null),
  ('t-gone', 't-gone', 'Gone', 'shopping', 'NA', '1', 'C38', 'archived', null, null, null);
delete from public.change_requests;
insert into private.listing_owners (listing_id, account, email, live_columns) values
  ('t-oven', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', array['business_hours', 'phone']),
  ('t-gone', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', '{}'),
  ('t-oven', 'a0000000-0000-4000-8000-000000000003', 'second@dira.test.example', '{}'),
  ('t-other', 'a0000000-0000-4000-8000-000000000003', 'second@dira.test.example', '{}');

create function pg_temp.sign_in(digit text) returns void
language sql
as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', 'a0000000-0000-4000-8000-00000000000' || digit,
    'session_id', 'b0000000-0000-4000-8000-00000000000' || digit)::text, true)
$$;
create function pg_temp.version(of_listing text) returns integer
language sql security definer
as $$ select version from public.listings where id = of_listing $$;
-- A save of what was seen, with a key of its own unless one is given.
create function pg_temp.save(changes jsonb, save_key uuid default gen_random_uuid(), of_listing text default 't-oven', seen_version integer default null) returns jsonb
language sql
as $$ select public.propose_edit(of_listing, coalesce(seen_version, pg_temp.version(of_listing)), changes, save_key) $$;
create function pg_temp.listing() returns public.listings
language sql security definer
as $$ select listing from public.listings as listing where id = 't-oven' $$;
create function pg_temp.waiting() returns public.change_requests
language sql security definer
as $$ select request from public.change_requests as request where id = private.open_edit('t-oven') $$;
create function pg_temp.operation(of_id bigint) returns public.audit_operations
language sql security definer
as $$ select operation from public.audit_operations as operation where id = of_id $$;
create function pg_temp.image(number integer) returns text
language sql as $$ select format('/media/%s-2000x1333/2000.webp', lpad(number::text, 32, '0')) $$;
create function pg_temp.images(variadic urls text[]) returns jsonb
language sql as $$ select jsonb_agg(jsonb_build_object('id', '1', 'url', url, 'alt', '')) from unnest(urls) as url $$;

create temporary table calls (call text);
insert into calls values ($$ public.owner_listing('t-oven') $$), ($$ public.propose_edit('t-oven', 1, '{}', gen_random_uuid()) $$), ($$ public.withdraw_edit('t-oven') $$),
  ($$ public.answer_edit('t-oven', 'A') $$), ($$ public.confirm_facts('t-oven', array['phone']) $$), ($$ public.undo_own_operation('t-oven', 1) $$),
  ($$ public.owner_upload('t-oven') $$), ($$ private.propose_edit('t-oven', 1, '{}', gen_random_uuid()) $$), ($$ private.withdraw_edit('t-oven', null) $$),
  ($$ private.answer_edit('t-oven', 'A') $$), ($$ private.confirm_facts('t-oven', array['phone']) $$), ($$ private.undo_own_operation('t-oven', 1) $$);
grant all on calls to anon, authenticated;

-- Nobody but who looks after it, whether there is such a listing or not.
set local role anon;
select throws_ok('select ' || call, '42501', null, 'a visitor may not call' || call) from calls;
set local role authenticated;
select pg_temp.sign_in(digit) from unnest(array['4']) as digit;
select throws_ok('select ' || call, '42501', 'Only who looks after this listing may do this', 'nor a stranger with an account' || call) from calls;
select throws_ok('select ' || replace(call, 't-oven', 't-nothing'), '42501', 'Only who looks after this listing may do this', 'and of no listing the same' || call) from calls;
select pg_temp.sign_in('1');
select throws_ok('select ' || call, '42501', 'Only who looks after this listing may do this', 'nor an administrator who does not' || call) from calls;
select pg_temp.sign_in('2');
select throws_ok('select ' || replace(call, 't-oven', 't-other'), '42501', 'Only who looks after this listing may do this', 'nor the owner of another' || call) from calls;

-- What an owner sees.
select is(public.owner_listing('t-oven') - 'live' - 'changed', '{"id": "t-oven", "slug": "t-oven", "status": "published", "version": 1, "tier": "premium",
  "live_columns": ["business_hours", "phone"], "checks": {}, "waiting": null, "decided": null}', 'an owner sees what may be changed at once');
select is((public.owner_listing('t-oven') -> 'live') - array['business_hours', 'country', 'category'], '{"lat": null, "lng": null, "email": null, "phone": "1", "images": null,
  "address": "C38", "website": null, "city_name": null, "description": null, "subcategory": null, "kind": null, "price_level": null, "stars": null, "brand": null, "operator": null, "book_url": null, "menu_url": null, "order_url": null, "attributes": null, "business_name": "Outjo Oven", "social_media": null,
  "province_name": null, "special_offers": null}', 'and the columns that may be proposed');

-- A save: some of it at once, the rest waits.
create temporary table saves as
  select pg_temp.save('{"phone": {"from": "1", "to": " 2 "}, "business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}}', 'c0000000-0000-4000-8000-000000000001') as answer;
grant all on saves to authenticated;
select is(answer ->> 'is_done', 'true', 'an owner saves') from saves;
select is((pg_temp.listing()).phone, ' 2 ', 'what may be live is');
select is((pg_temp.listing()).business_name, 'Outjo Oven', 'and nothing else');
select is((pg_temp.listing()).phone_check ->> 'how', 'owner', 'with the date of the check');
select results_eq($$ select kind, actor, label, fields from pg_temp.operation((select (answer ->> 'operation')::bigint from saves)) $$,
  $$ values ('owner-edit', 'a0000000-0000-4000-8000-000000000002'::uuid, 'Outjo Oven', array['existence_check', 'phone', 'phone_check']) $$,
  'as one operation of History, by the owner');
select results_eq($$ select changes, email, status, base_version, reference ~ '^DIRA ' from pg_temp.waiting() $$,
  $$ values ('{"business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}}'::jsonb, 'owner@dira.test.example', 'new', 1, true) $$, 'the rest waits for a look');
select is(answer #> '{listing,waiting,changes}', (pg_temp.waiting()).changes, 'which the owner is told') from saves;
select is(pg_temp.save('{"phone": {"from": "2", "to": "7"}}', 'c0000000-0000-4000-8000-000000000001') -> 'operation', (select answer -> 'operation' from saves), 'a repeat is a success');
select is((pg_temp.listing()).phone, ' 2 ', 'and is not written twice');
select pg_temp.sign_in('3');
select throws_ok($$ select pg_temp.save('{}', 'c0000000-0000-4000-8000-000000000001') $$, '22023', 'key is that of another save', 'a key is that of its sender');
select throws_ok($$ select pg_temp.save('{}', null) $$, '22023', 'key is required', 'and needed');

-- A second owner adds to it; what both wrote is shown, not overwritten.
select is(pg_temp.save('{"business_name": {"from": "Outjo Oven", "to": "Third"}, "address": {"from": "C38", "to": "C39"}}') -> 'collides', '["business_name"]',
  'what somebody else proposed since collides');
select is((pg_temp.waiting()).changes ? 'address', false, 'and nothing of it is written');
select is(pg_temp.save('{"phone": {"from": "1", "to": "3"}}') -> 'collides', '["phone"]', 'as does what the page says since');
select is(pg_temp.save('{"address": {"from": "C38", "to": "C39"}, "phone": {"from": " 2 ", "to": "3"}}') ->> 'is_done', 'true', 'what fits is added');
select is((pg_temp.waiting()).changes, '{"business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}, "address": {"from": "C38", "to": "C39"},
  "phone": {"from": " 2 ", "to": "3"}}', 'to the one request that waits');
select is((pg_temp.waiting()).version, 2, 'which is another from then on');
select is((pg_temp.listing()).phone, ' 2 ', 'without the right nothing is live');

-- Who has the right takes what waits over the page, if the page is the one that was seen.
select pg_temp.sign_in('2');
select is(pg_temp.save('{"phone": {"from": "3", "to": "4"}}', seen_version => 1) -> 'collides', '["phone"]', 'not over a page that was not seen');
select is(pg_temp.save('{"phone": {"from": "3", "to": "4"}}') ->> 'is_done', 'true', 'the page that was seen is changed');
select is((pg_temp.listing()).phone || ((pg_temp.waiting()).changes ? 'phone')::text, '4false', 'and the proposal is gone');

-- What is refused.
select throws_ok(format('select pg_temp.save(%L)', changes), '22023', null, 'refused: ' || changes) from unnest(array['{"status": {"from": "published", "to": "archived"}}',
  '{"package_tier": {"to": "premium"}}', '{"slug": {"to": "x"}}', '{"phone_check": {"to": null}}', '{"lat": {"to": 1}}', '{"email": {"to": "nobody"}}',
  '{"business_name": {"from": "Outjo Bakery", "to": ""}}', '[]', '{"images": {"to": [{"id": "1", "url": "https://elsewhere.example/a.jpg", "alt": ""}]}}']) as changes;
select throws_ok(format('select pg_temp.save(jsonb_build_object(''images'', jsonb_build_object(''to'', pg_temp.images(%L))))', pg_temp.image(9)), '22023', null,
  'a file that was not sent here is not named');
select throws_ok($$ select pg_temp.save('{"phone": {"to": "9"}}', of_listing => 't-gone') $$, '22023', 'This listing is not in the directory', 'nor is an archived listing edited');
select throws_ok('select account from private.listing_owners', '42501', null, 'the tables are closed');
select throws_ok('select from private.owner_saves', '42501', null, 'all of them');
select is_empty($$ update public.listings set phone = '9' where id = 't-oven' returning 1 $$, 'and a listing is not written directly');
select throws_ok($$ insert into public.change_requests (idempotency_key, link_token, kind, listing_id, changes) values
  (gen_random_uuid(), repeat('1', 64), 'edit', 't-oven', '{"address": {"to": "C40"}}') $$, '22023', null, 'nor is an edit sent as a visitor sends');

-- Taken back: by what equals the page, by name, and all of it.
select is(pg_temp.save('{"address": {"from": "C39", "to": "C38"}}') #> '{listing,waiting,changes}', '{"business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}}',
  'what the page says is not asked for');
select is(pg_temp.save('{"lat": {"to": 1}, "lng": {"to": 2}}') #> '{listing,waiting,changes,lng}', '{"from": null, "to": 2}', 'a place has two numbers');
select is(public.withdraw_edit('t-oven', array['lat']) #> '{waiting,changes}', '{"business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}}', 'and goes as one');
select is(public.withdraw_edit('t-oven') -> 'waiting', 'null', 'all of it is taken back');
select is(public.withdraw_edit('t-oven') -> 'waiting', 'null', 'and again');

-- Asked back, answered, decided in part; the owner sees it.
select is(pg_temp.save('{"business_name": {"from": "Outjo Oven", "to": "Bakery"}, "address": {"from": "C38", "to": "C39"}}') #>> '{listing,waiting,status}', 'new', 'another waits');
select pg_temp.sign_in('1');
select is(public.ask_back((pg_temp.waiting()).id, 1, 'Which road?') ->> 'is_done', 'true', 'it is asked back');
select pg_temp.sign_in('2');
select is(public.owner_listing('t-oven') #>> '{waiting,messages,0,text}', 'Which road?', 'which the owner reads');
select is(public.answer_edit('t-oven', 'The new one') #>> '{waiting,status}', 'new', 'and answers');
select pg_temp.sign_in('1');
select is(public.decide_change_request(jsonb_build_object('id', (pg_temp.waiting()).id, 'version', 2, 'accept', '["address"]'::jsonb, 'decline', '["business_name"]'::jsonb))
  ->> 'is_done', 'false', 'a decision is about what was seen');
select is(public.decide_change_request(jsonb_build_object('id', (pg_temp.waiting()).id, 'version', 3, 'accept', '["address"]'::jsonb, 'decline', '["business_name"]'::jsonb))
  #>> '{request,status}', 'partly-accepted', 'it is accepted in part');
select is((pg_temp.listing()).place_check ->> 'how', 'owner', 'as checked by the owner');
select pg_temp.sign_in('2');
select is(public.owner_listing('t-oven') #> '{decided,accepted}', '["address"]', 'and the owner sees what');
select is(public.owner_listing('t-oven') #>> '{changed,by}', 'directory', 'and who changed the page');

-- Still right, and undone.
select throws_ok(format('select public.confirm_facts(''t-oven'', %L)', facts), '22023', null, 'a fact is a known one') from unnest(array['{}', '{price}', null]) as facts;
select is((public.confirm_facts('t-oven', array['hours']) #>> '{checks,hours,how}'), 'owner', 'an owner says that the hours are still right');
reset role;
create temporary table undone as select max(id) as id from public.audit_operations where kind = 'owner-check';
grant all on undone to authenticated;
set local role authenticated;
select pg_temp.sign_in('3');
select throws_ok($$ select public.undo_own_operation('t-oven', (select id from undone)) $$, '22023', null, 'another owner undoes nothing of it');
select pg_temp.sign_in('2');
select throws_ok($$ select public.undo_own_operation('t-oven', (select (answer ->> 'operation')::bigint from saves)) $$, '22023', null, 'nor is an earlier one undone');
select is(public.undo_own_operation('t-oven', (select id from undone)) #> '{checks,hours}', null, 'who said so undoes it');
select throws_ok($$ select public.undo_own_operation('t-oven', (select id from undone)) $$, '22023', null, 'once');
select is((public.confirm_facts('t-oven', array['hours', 'phone', 'place']) ->> 'operation') is not null, true, 'it is said again');
select is(public.confirm_facts('t-oven', array['hours', 'phone', 'place']) ->> 'operation', null, 'and twice is once');
select pg_temp.sign_in('1');
select is((array_agg(story ->> 'actor_email' order by id desc))[1], 'owner@dira.test.example', 'History names the owner') from public.admin_listing_operations where listing_id = 't-oven';

-- Photographs.
reset role;
select public.keep_image(pg_temp.image(1), 'a0000000-0000-4000-8000-000000000002', true);
select public.keep_image(pg_temp.image(2), 'a0000000-0000-4000-8000-000000000001');
select public.keep_image(pg_temp.image(3), 'a0000000-0000-4000-8000-000000000003', true);
select public.keep_image(pg_temp.image(4), null, false, repeat('7', 64));
set local role anon;
set local request.jwt.claims = '{}';
select is(public.may_see_image(pg_temp.image(1)), false, 'a visitor does not see what an owner sent');
select is(public.may_see_image(pg_temp.image(2)), true, 'and what an administrator sent');
set local role authenticated;
select results_eq($$ select digit, public.may_see_image(pg_temp.image(1)) from unnest(array['1', '2', '3', '4']) as digit, pg_temp.sign_in(digit) $$,
  $$ values ('1', true), ('2', true), ('3', false), ('4', false) $$, 'but its sender and administrators do');
select pg_temp.sign_in('2');
select is(public.owner_upload('t-oven'), '{"account": "a0000000-0000-4000-8000-000000000002", "tier": "premium", "sent": 1}', 'the server is told who sends how many');
select throws_ok(format('select pg_temp.save(jsonb_build_object(''images'', jsonb_build_object(''to'', pg_temp.images(%L))))', pg_temp.image(number)), '22023',
  'images names a file that was not sent here', 'a photograph of ' || whose || ' is not named') from (values (3, 'another owner'), (4, 'an applicant')) as private_images (number, whose);
select is(pg_temp.save(jsonb_build_object('images', jsonb_build_object('to', pg_temp.images(pg_temp.image(1))))) ->> 'is_done', 'true', 'it is proposed');
select results_eq($$ select digit, public.may_see_image(pg_temp.image(1)) from unnest(array['1', '2', '3', '4']) as digit, pg_temp.sign_in(digit) $$,
  $$ values ('1', true), ('2', true), ('3', true), ('4', false) $$, 'and seen by the other owner as well');
reset role;
select is_empty($$ select unnest(public.images_to_remove(now() + interval '70 days')) intersect select pg_temp.image(1) $$, 'what waits keeps its file');
select public.keep_image(pg_temp.image(1), 'a0000000-0000-4000-8000-000000000002', true);
set local role authenticated;
select pg_temp.sign_in('1');
select is(public.decide_change_request(jsonb_build_object('id', (pg_temp.waiting()).id, 'version', (pg_temp.waiting()).version, 'accept', '["images"]'::jsonb)) ->> 'is_done', 'true', 'it is accepted');
set local role anon;
select is(public.may_see_image(pg_temp.image(1)), true, 'and everybody sees it');
reset role;
select public.keep_image(pg_temp.image(1), 'a0000000-0000-4000-8000-000000000003', true);
select is((select is_private from public.stored_images where url = pg_temp.image(1)), false, 'for good');

select * from finish();
rollback;
