-- Views of the table of listings, kept by an administrator for all of them.

create table public.listing_views (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  query text not null,
  created_at timestamptz not null default now()
);
comment on table public.listing_views is 'Views of the administration''s table of listings. They belong to all administrators alike.';
comment on column public.listing_views.query is 'The query of the address that shows it, without the page.';

create function private.before_listing_view_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_required('name', new.name, 60);
  new.query := private.clean_required('query', new.query, 4000);
  if tg_op = 'INSERT' then
    if (select count(*) from public.listing_views) >= 100 then
      perform private.refuse('There are 100 views: remove one first');
    end if;
    new.id := gen_random_uuid();
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;
create trigger before_write before insert or update on public.listing_views
  for each row execute function private.before_listing_view_write();

alter table public.listing_views enable row level security;
alter table public.listing_views force row level security;
create policy "administrators read views" on public.listing_views
  for select to authenticated using ((select private.is_admin()));
create policy "administrators keep views" on public.listing_views
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change views" on public.listing_views
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove views" on public.listing_views
  for delete to authenticated using ((select private.is_admin()));

insert into private.table_privileges (table_name, role_name, privileges) values
  ('listing_views', 'authenticated', 'select, insert, update (name, query), delete');
select private.restrict_grants();
revoke all on function private.before_listing_view_write() from public, anon, authenticated;
