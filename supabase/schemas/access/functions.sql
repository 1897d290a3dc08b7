-- Brings the privileges to what the table says. The embedded default calls it at every start, because @supabase/lite grants
-- everything to everyone at its first request.
create function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  given record;
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  grant all on all tables in schema public to service_role;
  for given in
    select * from private.table_privileges where to_regclass(format('public.%I', table_name)) is not null
  loop
    execute format('revoke all on public.%I from %I', given.table_name, given.role_name);
    execute format('grant %s on public.%I to %I', given.privileges, given.table_name, given.role_name);
  end loop;
end
$$;

-- Whether the request comes over the API from a visitor or a signed-in account. It asks for the role that the API took on,
-- which current_user does not tell inside a function that runs with its owner's rights.
create function private.is_client() returns boolean
language sql stable set search_path = ''
return current_setting('role') not in ('none', 'service_role', 'postgres', 'supabase_admin');

-- Takes from visitors and accounts the right to send by themselves. For a project whose forms go through the site's server with the secret key; an
-- administrator of the database calls it once. A static host has no such server: there it stays open, under the brake.
create function private.only_the_server_sends() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.table_privileges
    where table_name in ('contact_messages', 'enquiries', 'change_requests') and privileges = 'insert';
  update private.table_privileges set privileges = replace(privileges, 'insert, ', '')
    where table_name in ('contact_messages', 'enquiries', 'change_requests') and role_name = 'authenticated';
  perform private.restrict_grants();
end
$$;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Only administrators may do this';
  end if;
end
$$;
