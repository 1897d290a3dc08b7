-- Administrators: who is one, and who made whom one.

create table public.admin_users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table public.admin_users is 'The accounts that may change the directory. Written by "pnpm make:admin" only.';
alter table public.admin_users enable row level security, force row level security;
