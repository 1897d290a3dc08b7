/** Asks one database session; the answer is the one value of the one row. */
export type AskDatabase = (statement: string, values?: readonly string[]) => Promise<unknown>

const ADMIN = 'a0000000-0000-4000-8000-000000000001'
const SESSION = 'b0000000-0000-4000-8000-000000000001'

/** Makes what a history needs; in a transaction that is rolled back. */
export async function prepareHistories(ask: AskDatabase): Promise<void> {
  await ask(`insert into auth.users (id, email) values ('${ADMIN}', 'a@dira.example') on conflict do nothing`)
  await ask(`insert into public.admin_users (id, email) values ('${ADMIN}', 'a@dira.example')`)
  await ask(`insert into auth.sessions (id, user_id) values ('${SESSION}', '${ADMIN}')`)
  await ask(
    `select set_config('request.jwt.claims', '{"sub": "${ADMIN}", "session_id": "${SESSION}"}', true), set_config('request.jwt.claim.sub', '${ADMIN}', true)`,
  )
  // The clock of a history, which its steps move.
  await ask(`
    create or replace function private.today() returns date language sql stable set search_path = ''
    return coalesce(nullif(current_setting('dira.history_day', true), '')::date, (now() at time zone 'UTC')::date)`)
  await ask(`
    create function pg_temp.request() returns void language sql as
    $$ select set_config('dira.operation', '', true), set_config('dira.begins', '', true), set_config('dira.actor', '', true) $$`)
  await ask(`
    create function pg_temp.edit(ids text[], changes jsonb) returns void language sql as $$
      update public.listings as listing set phone = next.phone, description = next.description, package_tier = next.package_tier,
        paid_until = next.paid_until, status = next.status, slug = next.slug, lat = next.lat, lng = next.lng,
        city_name = next.city_name, city_slug = next.city_slug
      from (select changed.* from public.listings as stored, jsonb_populate_record(stored, changes) as changed
        where stored.id = any (ids)) as next
      where next.id = listing.id
    $$`)
  await ask(`
    create function pg_temp.import(batches jsonb) returns void language plpgsql as $$
    declare
      import constant bigint := public.begin_import('{"file": "f"}', '${ADMIN}');
      batch jsonb;
    begin
      for batch in select value from jsonb_array_elements(batches) loop
        perform pg_temp.request();
        perform public.import_batch(import, batch);
      end loop;
      perform public.end_import(import);
    end $$`)
  // One request of the API, or two for an import, and what there is after it. What is refused is answered as {"refused": reason}.
  await ask(`
    create function pg_temp.step(asked jsonb) returns jsonb language plpgsql as $$
    declare
      answer jsonb;
      ids text[] := array(select jsonb_array_elements_text(asked -> 'ids'));
      last bigint := (select coalesce(max(id), 0) from public.audit_operations);
    begin
      perform pg_temp.request();
      begin
        case asked ->> 'action'
          when 'edit' then perform pg_temp.edit(ids, asked -> 'values');
          when 'bulk' then answer := public.change_listings(ids, asked -> 'values');
          when 'remove' then delete from public.listings where id = any (ids);
          when 'undo' then answer := public.undo_operation((asked ->> 'operation')::bigint, asked -> 'also');
          when 'import' then perform pg_temp.import(asked -> 'batches');
          when 'pay' then answer := to_jsonb(public.record_payment(asked -> 'payment'));
          when 'reverse' then answer := to_jsonb(public.reverse_payment((asked ->> 'payment')::uuid, 'A mistake'));
          when 'expire' then perform set_config('dira.history_day', asked ->> 'day', true);
        end case;
      exception when sqlstate '22023' then
        answer := jsonb_build_object('refused', sqlerrm);
      end;
      return jsonb_build_object(
        'answer', answer,
        'operation', (select max(id) from public.audit_operations where id > last and entries > 0),
        'rows', (select coalesce(jsonb_agg(to_jsonb(listing) - array['updated_at']), '[]') from public.listings as listing
          where business_name = 'History'),
        'shown', (select coalesce(jsonb_object_agg(id, package_tier), '{}') from public.published_listings where business_name = 'History'));
    end $$`)
  // These follow what is published; that is tested elsewhere.
  await ask('alter table public.listings disable trigger count_listings_version_on_insert')
  await ask('alter table public.listings disable trigger count_listings_version_on_update')
  await ask('alter table public.listings disable trigger count_listings_version_on_delete')
}
