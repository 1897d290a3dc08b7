-- Photographs of an application: whose they are says a token alone, nobody else sees them before a published listing names them, and they go with the application.
begin;
create extension if not exists pgtap with schema extensions;
select plan(69);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example');
insert into auth.sessions (id, user_id) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000002');
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
delete from public.change_requests;

create function pg_temp.image(number integer) returns text
language sql as $$ select format('/media/%s-2000x1333/2000.webp', lpad(number::text, 32, '0')) $$;
create function pg_temp.images(variadic urls text[]) returns jsonb
language sql as $$ select jsonb_agg(jsonb_build_object('id', '1', 'url', url, 'alt', '')) from unnest(urls) as url $$;
-- An applicant, by the digit of the token, sends a photograph.
create function pg_temp.send(digit text, number integer, bytes integer default 0) returns timestamptz
language sql as $$ select public.keep_image(pg_temp.image(number), null, false, repeat(digit, 64), bytes) $$;
create function pg_temp.kept_for(number integer) returns interval
language sql security definer as $$ select kept_until - now() from public.stored_images where url = pg_temp.image(number) $$;
create function pg_temp.request(digit text) returns public.change_requests
language sql security definer
as $$ select request from public.change_requests as request where link_token = private.token_hash(repeat(digit, 64)) $$;
-- The statement that sends an application with photographs.
create function pg_temp.application(digit text, images jsonb, key uuid default gen_random_uuid()) returns text
language sql
as $$
  select format('insert into public.change_requests (idempotency_key, link_token, kind, asked_tier, name, email, changes) values (%L, %L, %L, %L, %L, %L, %L)',
    key, repeat(digit, 64), 'application', 'premium', 'N', 'n' || digit || '@dira.test.example', jsonb_build_object(
      'business_name', '{"to": "Nara"}'::jsonb, 'category', '{"to": "shopping"}'::jsonb, 'country', '{"to": "NA"}'::jsonb,
      'images', jsonb_build_object('to', images)))
$$;
-- Whether the token of each digit shows a photograph to the caller.
create function pg_temp.seen_by(number integer, variadic digits text[]) returns boolean[]
language sql as $$ select array_agg(public.may_see_image(pg_temp.image(number), repeat(digit, 64))) from unnest(digits) as digit $$;
create function pg_temp.sign_in(digit text) returns void
language sql
as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', 'a0000000-0000-4000-8000-00000000000' || digit,
    'session_id', 'b0000000-0000-4000-8000-00000000000' || digit)::text, true)
$$;

-- Sending them, before there is an application.
set local role anon;
select is(public.application_upload(repeat('1', 64)), '{"has_enough": false, "is_full": false}', 'a new draft takes photographs');
select is(public.application_upload(token), null, 'what is no token takes none: ' || token) from unnest(array['', 'x', repeat('A', 64), repeat('1', 65)]) as token;
select is(public.application_upload(null), null, 'nor does none');
select throws_ok($$ select pg_temp.send('1', 1) $$, '42501', null, 'nobody notes one without the server');
select throws_ok($$ select private.note_application_image('1', 'x') $$, '42501', null, 'in no way');
select throws_ok('select from private.application_images', '42501', null, 'nor reads whose they are');
set local role service_role;
select is(pg_temp.send('1', number) - now(), interval '23 hours', 'it is kept for less than a day') from generate_series(1, 2) as number;
select is(pg_temp.send('2', 2) - now(), interval '23 hours', 'another applicant may send the same file');
select lives_ok($$ select pg_temp.send('2', 3) $$, 'and another one');
select throws_ok($$ select public.keep_image(pg_temp.image(9), null, false, 'x') $$, '22023', null, 'a token has 64 digits');
select throws_ok('select from private.application_images', '42501', null, 'the server does not read whose they are either');

-- Who sees them.
set local role anon;
select is(public.may_see_image(pg_temp.image(1)), false, 'a visitor does not see it');
select is(public.may_see_image(pg_temp.image(1), ''), false, 'an empty token shows none');
select is(pg_temp.seen_by(1, '1', '2', '3'), array[true, false, false], 'its own token does, and no other');
select is(pg_temp.seen_by(2, '1', '2', '3'), array[true, true, false], 'each of those who sent the same file');
select is(public.may_see_image(pg_temp.image(1), private_hash), false, 'the hash of a token is none')
  from (select encode(sha256(convert_to(repeat('1', 64), 'UTF8')), 'hex') as private_hash) as hashed;
set local role authenticated;
select pg_temp.sign_in('2');
select is(public.may_see_image(pg_temp.image(1)), false, 'an account does not');
select pg_temp.sign_in('1');
select is(public.may_see_image(pg_temp.image(1)), true, 'an administrator does');
set local role service_role;
set local request.jwt.claims = '{}';
select lives_ok($$ select public.keep_image(pg_temp.image(3), 'a0000000-0000-4000-8000-000000000002', true) $$, 'an owner may have the same file');
select lives_ok($$ select pg_temp.send('2', 3) $$, 'and it is sent again');
set local role authenticated;
select pg_temp.sign_in('2');
select is(public.may_see_image(pg_temp.image(3)), true, 'then the owner sees it still');
set local role anon;
set local request.jwt.claims = '{}';
select is(pg_temp.seen_by(3, '1', '2'), array[false, true], 'and the applicant');

-- So many of one application.
set local role service_role;
select lives_ok($$ select pg_temp.send('3', number) from generate_series(101, 120) as number $$, 'as many as may be');
set local role anon;
select is(public.application_upload(repeat('3', 64)), '{"has_enough": true, "is_full": false}', 'are enough');
set local role service_role;
select throws_ok($$ select pg_temp.send('3', 121) $$, 'PT429', null, 'one more is too many');
select lives_ok($$ select pg_temp.send('3', 101) $$, 'the same again is not');

-- So much of all applicants within a day, whatever tokens they choose.
select pg_temp.send(digit, 200 + place::integer, 499999999) from unnest(array['9', 'a']) with ordinality as sent (digit, place);
select public.keep_image(pg_temp.image(211), 'a0000000-0000-4000-8000-000000000002', true, null, 2000000000);
set local role anon;
select is(public.application_upload(repeat('b', 64)) ->> 'is_full', 'false', 'what accounts send does not count');
set local role service_role;
select pg_temp.send('b', 203, 2);
set local role anon;
select is(public.application_upload(repeat('c', 64)) ->> 'is_full', 'true', 'a billion bytes are all');
reset role;
delete from public.stored_images where bytes > 0;

-- What an application may name.
set local role anon;
select throws_ok(pg_temp.application('1', pg_temp.images(url)), '22023', 'images names a file that was not sent for this application', 'it names no ' || what)
  from (values (pg_temp.image(3), 'photograph of another one'), (pg_temp.image(8), 'file that nobody sent'), ('https://elsewhere.example/a.jpg', 'address elsewhere')) as foreign_images (url, what);
select throws_ok(pg_temp.application('1', pg_temp.images(pg_temp.image(1), pg_temp.image(3))), '22023', null, 'also not beside an own one');
select throws_ok(pg_temp.application('4', pg_temp.images(pg_temp.image(1))), '22023', null, 'nor does one with a wrong token');
select lives_ok(pg_temp.application('1', pg_temp.images(pg_temp.image(2), pg_temp.image(1)), 'c0000000-0000-4000-8000-000000000001'), 'but what was sent for it');
select lives_ok(pg_temp.application('1', pg_temp.images(pg_temp.image(2), pg_temp.image(1)), 'c0000000-0000-4000-8000-000000000001'), 'twice, and once it is stored');
reset role;
select is((pg_temp.request('1')).changes -> 'images' -> 'to', pg_temp.images(pg_temp.image(2), pg_temp.image(1)), 'in its order');

-- Once it is sent, it takes more only when something was asked.
set local role anon;
select is(public.application_upload(repeat('1', 64)), null, 'what is sent takes no more');
set local role service_role;
select throws_ok($$ select pg_temp.send('1', 5) $$, '22023', 'This application takes no photographs', 'in no way');
reset role;
update public.change_requests set status = 'asked-back', asked_at = clock_timestamp() where id = (pg_temp.request('1')).id;
set local role service_role;
select is(pg_temp.send('1', 5) - now(), interval '30 days', 'asked back, it does, and keeps it for the answer');
set local role anon;
select throws_ok(format('select public.answer_change_request(%L, %L, %L)', repeat('1', 64), 'A',
  jsonb_build_object('images', jsonb_build_object('to', pg_temp.images(pg_temp.image(3))))), '22023', null, 'an answer names no other ones either');
reset role;
delete from private.application_images where application = private.token_hash(repeat('1', 64)) and url = pg_temp.image(2);
set local role anon;
select is(public.answer_change_request(repeat('1', 64), 'A', jsonb_build_object('images', jsonb_build_object('to', pg_temp.images(pg_temp.image(2), pg_temp.image(5)))))
  ->> 'is_done', 'true', 'but what it named before, and new ones');

-- Accepted as a draft, it is nobody's to see; published, everybody's.
set local role authenticated;
select pg_temp.sign_in('1');
select public.decide_change_request(jsonb_build_object('id', id, 'version', version, 'accept', '["business_name", "category", "country", "images"]'::jsonb,
  'listing', '{"slug": "t-nara", "status": "draft", "package_tier": "premium"}'::jsonb)) from pg_temp.request('1');
set local role anon;
set local request.jwt.claims = '{}';
select is(public.may_see_image(pg_temp.image(5)), false, 'a visitor does not see what a draft names');
reset role;
insert into private.listing_owners (listing_id, account, email, live_columns) values ((pg_temp.request('1')).listing_id, 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', '{}');
set local role authenticated;
select pg_temp.sign_in('2');
select is(public.may_see_image(pg_temp.image(5)), true, 'who looks after it does');
reset role;
select is(pg_temp.kept_for(5), null, 'and it is kept');
update public.listings set status = 'published' where slug = 't-nara';
set local role anon;
set local request.jwt.claims = '{}';
select is(public.may_see_image(pg_temp.image(5)), true, 'published, everybody sees it');
select is(public.may_see_image(pg_temp.image(1)), false, 'and not what it does not name');

-- Another kind of request takes none, also while something is asked about it.
reset role;
select lives_ok(format('insert into public.change_requests (idempotency_key, link_token, kind, reason, listing_id) values (%L, %L, %L, %L, %L)',
  gen_random_uuid(), repeat('8', 64), 'report', 'other', (pg_temp.request('1')).listing_id), 'somebody reports something');
update public.change_requests set status = 'asked-back', asked_at = clock_timestamp() where id = (pg_temp.request('8')).id;
select is(public.application_upload(repeat('8', 64)), null, 'which takes no photographs');

-- A suggestion names what the page has: no address elsewhere, and nobody's photograph, its sender's included.
create function pg_temp.suggestion(digit text, images jsonb) returns text
language sql
as $$
  select format('insert into public.change_requests (idempotency_key, link_token, kind, listing_id, changes) values (%L, %L, %L, %L, %L)',
    gen_random_uuid(), repeat(digit, 64), 'suggestion', (pg_temp.request('1')).listing_id, jsonb_build_object('images', jsonb_build_object('to', images)))
$$;
select pg_temp.send('d', 31);
select public.keep_image(pg_temp.image(32), 'a0000000-0000-4000-8000-000000000001');
set local role anon;
select throws_ok(pg_temp.suggestion('d', pg_temp.images(url)), '22023', 'images names a file that the page does not have', 'a suggestion names no ' || what)
  from (values ('https://elsewhere.example/a.jpg', 'address elsewhere'), (pg_temp.image(1), 'photograph of another one'), (pg_temp.image(31), 'photograph of its own'),
    (pg_temp.image(32), 'file of another page')) as foreign_images (url, what);
select throws_ok(pg_temp.suggestion('d', pg_temp.images(pg_temp.image(5), pg_temp.image(1))), '22023', null, 'also not beside one of the page');
select lives_ok(pg_temp.suggestion('d', pg_temp.images(pg_temp.image(5))), 'it takes one away');
reset role;
update public.change_requests set status = 'asked-back', asked_at = clock_timestamp() where id = (pg_temp.request('d')).id;
set local role anon;
select throws_ok(format('select public.answer_change_request(%L, %L, %L)', repeat('d', 64), 'A',
  jsonb_build_object('images', jsonb_build_object('to', pg_temp.images('https://elsewhere.example/a.jpg')))), '22023', null, 'an answer names none elsewhere either');
select lives_ok(pg_temp.suggestion('e', null), 'and it takes all away');
reset role;
delete from public.change_requests where kind = 'suggestion';
delete from public.stored_images where url in (pg_temp.image(31), pg_temp.image(32));

-- How long they are kept.
reset role;
select is_empty($$ select unnest(public.images_to_remove(now() + interval '22 hours')) $$, 'nothing is removed before its time');
select lives_ok(pg_temp.application('2', pg_temp.images(pg_temp.image(2), pg_temp.image(3))), 'another application is sent');
select set_eq($$ select unnest(public.images_to_remove(now() + interval '1 day')) except select pg_temp.image(number) from generate_series(101, 120) as number $$,
  array[pg_temp.image(1)], 'of an unsent draft they are removed within a day, and those that nothing names');
delete from public.change_requests where id = (pg_temp.request('2')).id;
select is(pg_temp.kept_for(2), null, 'a listing keeps what an application names that goes');
select ok(pg_temp.kept_for(3) > interval '50 days', 'and an owner what was sent by both');
select is(pg_temp.seen_by(3, '2'), array[false], 'whom the token shows nothing any more');
select pg_temp.send('5', 6), pg_temp.send('5', 7), pg_temp.send('6', 7);
select lives_ok(pg_temp.application('5', pg_temp.images(pg_temp.image(6), pg_temp.image(7))), 'one more is sent');
set local role authenticated;
select pg_temp.sign_in('1');
select is(public.erase_person('n5@dira.test.example') ->> 'requests', '1', 'and its sender erased');
reset role;
select set_eq($$ select unnest(public.images_to_remove(now() + interval '1 second')) $$, array[pg_temp.image(6)], 'its photographs go, but for those of another applicant');

select * from finish();
rollback;
