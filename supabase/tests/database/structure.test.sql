-- What holds for every table, view and function, future ones included.
begin;
create extension if not exists pgtap with schema extensions;
select plan(13);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not (relrowsecurity and relforcerowsecurity) $$,
  'every table has row-level security, for its owner too'
);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and not relrowsecurity $$,
  'the tables that are not served have row-level security as well'
);

select is_empty(
  $$ select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      and prosqlbody is null and ('search_path=""' = any (proconfig)) is not true $$,
  'every function whose names are not looked up when it is written looks for names where it was written to, whatever the caller''s search path'
);

select is_empty(
  $$ select conrelid::regclass, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]) $$,
  'every foreign key has an index'
);

select is_empty(
  $$ select oid::regprocedure from pg_proc
    where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute') $$,
  'a visitor may call no private function'
);

select ok(not has_schema_privilege('anon', 'private', 'usage'), 'a visitor does not even reach into the schema private');

select set_eq(
  $$ select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 'v' $$,
  array['answer_change_request', 'withdraw_change_request', 'ask_claim_proof', 'try_claim_code', 'send_claim_evidence', 'name_claim_account'],
  'no function that is served writes with its owner''s rights, but for what a link alone opens');

select results_eq(
  $$ select (relname || ' ' || reloptions::text) collate "default" from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce('security_invoker=true' = any (reloptions), false) $$,
  array['owner_enquiries {security_barrier=true}'],
  'every view runs with its caller''s rights, but for one that shows owners fewer columns than administrators, behind a barrier'
);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    and (has_table_privilege('anon', oid, 'select, insert, update, delete') or has_table_privilege('authenticated', oid, 'insert, update, delete')) $$,
  'a visitor reads no view, and no account writes to one'
);

-- Table privileges: a new table has none; restrict_grants() brings every table to the list.
create table public.t_new (id integer);
select ok(
  not has_table_privilege('anon', 'public.t_new', 'select') and not has_table_privilege('authenticated', 'public.t_new', 'select'),
  'a new table has no grants to visitors');
insert into private.table_privileges values ('t_new', 'anon', 'select');
grant all on all tables in schema public to anon, authenticated, service_role;
select private.restrict_grants();
select ok(has_table_privilege('anon', 'public.t_new', 'select'), 'a listed privilege is granted');
select is_empty(
  $$ select grantee, table_name, privilege_type from information_schema.role_table_grants as granted
    where table_schema = 'public' and grantee in ('anon', 'authenticated')
      and not exists (select from private.table_privileges as listed
        where (listed.table_name, listed.role_name) = (granted.table_name, granted.grantee)
          and listed.privileges ~* ('\m' || privilege_type || '\M')) $$,
  'and every other is revoked');
select ok(not has_table_privilege('service_role', 'public.audit_log', 'insert'), 'of the service role too');

select * from finish();
rollback;
