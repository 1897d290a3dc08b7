-- What an owner changed at once, beside an edit that waits: who sees it, what of it is shown, and that an undo brings back the check as well.
begin;
create extension if not exists pgtap with schema extensions;
select plan(20);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example'),
  ('a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example');
insert into auth.sessions (id, user_id)
  select ('b0000000-0000-4000-8000-00000000000' || digit)::uuid, ('a0000000-0000-4000-8000-00000000000' || digit)::uuid from generate_series(1, 2) as digit;
insert into public.admin_users (id, email) values ('a0000000-0000-4000-8000-000000000001', 'admin@dira.test.example');
insert into public.listings (id, slug, business_name, category, country, phone, address, status, package_tier, phone_check) values
  ('t-oven', 't-oven', 'Outjo Oven', 'shopping', 'NA', '1', 'C38', 'published', 'premium', '{"on": "2026-01-02", "how": "call"}'),
  ('t-other', 't-other', 'Other', 'shopping', 'NA', '1', 'C38', 'published', 'premium', null);
delete from public.change_requests;
insert into private.listing_owners (listing_id, account, email, live_columns) values
  ('t-oven', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', array['special_offers', 'phone']),
  ('t-other', 'a0000000-0000-4000-8000-000000000002', 'owner@dira.test.example', array['phone']);

create function pg_temp.sign_in(digit text) returns void
language sql
as $$
  select set_config('role', 'authenticated', true), set_config('request.jwt.claims', jsonb_build_object('sub', 'a0000000-0000-4000-8000-00000000000' || digit,
    'session_id', 'b0000000-0000-4000-8000-00000000000' || digit)::text, true)
$$;
-- Each a transaction of its own, as far as the log knows.
create function pg_temp.save(of_listing text, changes jsonb) returns jsonb
language sql
as $$
  select set_config('dira.operation', '', true);
  select public.propose_edit(of_listing, 1, changes, gen_random_uuid())
$$;
create function pg_temp.edit(of_listing text) returns uuid
language sql security definer
as $$ select private.open_edit(of_listing) $$;
create function pg_temp.live() returns jsonb
language sql
as $$
  select coalesce(jsonb_agg(jsonb_path_query_array(item, '$.fields[*]') order by place), '[]')
  from jsonb_array_elements(public.went_live(pg_temp.edit('t-oven'))) with ordinality as live (item, place)
$$;

select pg_temp.sign_in('2');
select is(pg_temp.save('t-oven', '{"phone": {"from": "1", "to": "2"}, "business_name": {"from": "Outjo Oven", "to": "Outjo Bakery"}}') ->> 'is_done', 'true', 'the owner changes a phone at once, and a name that waits');
select is(pg_temp.save('t-oven', '{"special_offers": {"from": null, "to": [{"id": "1", "title": "Bread", "description": "Half"}]}}') ->> 'is_done', 'true', 'then the offers');
select is(pg_temp.save('t-other', '{"phone": {"from": "1", "to": "3"}, "address": {"from": "C38", "to": "C39"}}') ->> 'is_done', 'true', 'and another listing');
select throws_ok($$ select public.went_live(gen_random_uuid()) $$, '42501', null, 'an owner does not see what the review shows');
set local role anon;
select throws_ok($$ select public.went_live(gen_random_uuid()) $$, '42501', null, 'nor does a visitor');

select pg_temp.sign_in('1');
select is(public.went_live(gen_random_uuid()), '[]', 'of no request there is nothing');
select is(pg_temp.live() -> 1, '[{"field": "phone", "before": {"phone": "1"}, "after": {"phone": "2"}}]', 'an administrator sees what went live of this listing, and no check beside it');
select is(pg_temp.live() -> 0 -> 0 ->> 'field', 'special_offers', 'the newest first');
select is(jsonb_array_length(pg_temp.live()), 2, 'and nothing of the other listing');

-- Changed since by somebody else: there is nothing to undo.
reset role;
select private.name_operation('edit');
select pg_temp.sign_in('1');
update public.listings set special_offers = null where id = 't-oven';
select is(pg_temp.live(), '[[{"field": "phone", "before": {"phone": "1"}, "after": {"phone": "2"}}]]', 'what was changed since is not shown');

-- Field by field.
create function pg_temp.put_back(field text) returns bigint
language sql
as $$
  select set_config('dira.operation', '', true);
  select public.put_back_live(pg_temp.edit('t-oven'), (public.went_live(pg_temp.edit('t-oven')) -> 0 -> 'operation')::bigint, field)
$$;
select throws_ok($$ select pg_temp.put_back('special_offers') $$, '22023', 'It was changed or put back meanwhile', 'what was changed since is not put back');
select throws_ok($$ select pg_temp.put_back('phone_check') $$, '22023', 'It was changed or put back meanwhile', 'nor a check alone');
select throws_ok($$ select public.put_back_live(gen_random_uuid(), 1, 'phone') $$, '22023', 'There is no such request', 'of no request there is nothing to put back');
select set_config('test.put_back', pg_temp.put_back('phone')::text, true);
select results_eq($$ select phone, phone_check, pg_temp.live() from public.listings where id = 't-oven' $$,
  $$ values ('1', '{"on": "2026-01-02", "how": "call"}'::jsonb, '[]'::jsonb) $$, 'a field goes back with the date of its check');
select is((select kind || ' ' || (actor = auth.uid()) from public.audit_operations where id = current_setting('test.put_back')::bigint), 'edit true', 'as an edit of who put it back');
select set_config('dira.operation', '', true);
select public.undo_operation(current_setting('test.put_back')::bigint);
select results_eq($$ select phone, phone_check ->> 'how' from public.listings where id = 't-oven' $$, $$ values ('2', 'owner') $$, 'which can be undone');

-- Of two fields in one save.
reset role;
update private.listing_owners set live_columns = array['phone', 'business_hours'] where listing_id = 't-oven';
update public.listings set phone_check = '{"on": "2026-01-02", "how": "call"}', existence_check = '{"on": "2026-01-02", "how": "call"}' where id = 't-oven';
select pg_temp.sign_in('2');
select pg_temp.save('t-oven', '{"phone": {"from": "2", "to": "4"}, "business_hours": {"from": null, "to": [{"day": "Monday", "hours": "8-17"}]}}');
select pg_temp.sign_in('1');
select pg_temp.put_back('business_hours');
select results_eq($$ select business_hours, hours_check, existence_check ->> 'how', phone, phone_check ->> 'how' from public.listings where id = 't-oven' $$,
  $$ values (null::jsonb, null::jsonb, 'owner', '4', 'owner') $$, 'of two fields of a save one goes back, and the other stays with its check and that of the business');
select is(pg_temp.live() -> 0, '[{"field": "phone", "before": {"phone": "2"}, "after": {"phone": "4"}}]', 'the other is still shown');
select pg_temp.put_back('phone');
select results_eq($$ select phone, phone_check ->> 'how', existence_check ->> 'how' from public.listings where id = 't-oven' $$, $$ values ('2', 'call', 'call') $$,
  'the last one goes back, and both dates with it');

select set_config('dira.operation', '', true);
select public.undo_operation((public.went_live(pg_temp.edit('t-oven')) -> 0 -> 'operation')::bigint);
select results_eq($$ select phone, phone_check, pg_temp.live() from public.listings where id = 't-oven' $$,
  $$ values ('1', '{"on": "2026-01-02", "how": "call"}'::jsonb, '[]'::jsonb) $$, 'an undo of the whole brings back the phone and the date of its check');

select * from finish();
rollback;
