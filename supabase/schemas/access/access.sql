-- Nobody may call a function but those who are named beside it.
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
grant execute on function
  private.require_admin()
  to authenticated, service_role;
select private.restrict_grants();
