-- Who may do what: the schema of what is called by others alone, the privileges of tables, and the checks of who asks.

-- What policies and triggers call. The API serves the schema "public" only, so nothing in here can be called from outside.
create schema private;
-- A new table of a hosted project begins with no grants to visitors, even before it is said what they may do.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Who may do what to which table or view, below row-level security. A migration that adds a table adds its rows here and calls
-- private.restrict_grants(); what is not here is nobody's but the service role's.
create table private.table_privileges (
  table_name name not null,
  role_name name not null,
  -- As GRANT takes them, such as 'select, update (handled)'.
  privileges text not null,
  primary key (table_name, role_name)
);
alter table private.table_privileges enable row level security;
