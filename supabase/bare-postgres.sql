-- What the migrations and tests need of Supabase and a bare Postgres lacks: roles, accounts and sessions, the claims of a
-- request, the tables of Storage. For a database of a test, never for a real one.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  execute format('alter database %I set search_path = public, extensions', current_database());
end
$$;
set search_path = public, extensions;

create schema extensions;
grant usage on schema extensions to public;
create extension if not exists pgtap with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
-- Grants everything to everyone, as Supabase and @supabase/lite do before the migrations revoke it.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
create table auth.users (id uuid primary key, email text);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz
);
create function auth.jwt() returns jsonb
language sql stable
return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
create function auth.uid() returns uuid
language sql stable
return (auth.jwt() ->> 'sub')::uuid;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text
);
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
