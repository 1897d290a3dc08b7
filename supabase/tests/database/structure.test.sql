-- What holds for every table and function, those of tomorrow too.
begin;
create extension if not exists pgtap with schema extensions;
select plan(7);

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
      and ('search_path=""' = any (proconfig)) is not true $$,
  'every function looks for names where it was written to, whatever the caller''s search path'
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
  'a visitor calls nothing that is not served'
);

select ok(not has_schema_privilege('anon', 'private', 'usage'), 'a visitor does not even reach into the schema private');

select is_empty(
  $$ select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 'v' $$,
  'no function that is served writes with its owner''s rights'
);

select * from finish();
rollback;
