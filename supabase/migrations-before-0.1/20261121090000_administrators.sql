-- Who may change the directory. An administrator is an account whose id stands in admin_users.

-- What policies and triggers call. The API serves the schema "public" only, so nothing in here can be called from outside.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create table public.admin_users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table public.admin_users is 'The accounts that may change the directory. Written by "pnpm make:admin" only.';

alter table public.admin_users enable row level security;
alter table public.admin_users force row level security;

-- There is no policy for writing: only the service role, which row-level security does not bind, makes administrators.
create policy "an account sees whether it is an administrator" on public.admin_users
  for select to authenticated
  using (id = (select auth.uid()));

-- Whether the request comes from an administrator who is signed in now. A token stays valid for a while after signing
-- out; the session it names does not, and so neither do the rights.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.admin_users as administrator
    join auth.sessions as session on session.user_id = administrator.id
    where administrator.id = auth.uid()
      and session.id::text = auth.jwt() ->> 'session_id'
      and (session.not_after is null or session.not_after > now())
  )
$$;
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;

-- Table privileges, below row-level security as a second wall. Stated as a function because both homes of this database
-- grant everything on every table to everyone: a hosted project once, when a table is made; the embedded default at every
-- start, after which it calls this again. A migration that adds a table replaces the function and calls it.
create function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  grant select on public.admin_users to authenticated;
  grant all on all tables in schema public to service_role;
end
$$;
revoke all on function private.restrict_grants() from public;
select private.restrict_grants();
