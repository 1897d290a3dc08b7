-- The shape of a published listing, once: the snapshot of a build reads this view, listing_changes_since answers its rows, and an
-- import updates its columns. To add or rename a column, change the table, clean_listing and this view (drop and create it,
-- then call private.restrict_grants()), and LISTING_COLUMNS in packages/data.

-- It runs with the caller's rights: the policies and privileges of the table hold.
create view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province, city, address, phone, email, website, description,
    package_tier, lat, lng, images, business_hours, social_media, special_offers
  from public.listings
  where status = 'published';
comment on view public.published_listings is 'What visitors are shown of a listing.';

-- As before, with the rows of the view.
create or replace function public.listing_changes_since(cursor text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 500;
  -- The epoch and version, and within a version that does not fit on one page the last id.
  parts constant text[] := regexp_match(cursor, '^([0-9a-f-]{36}):([0-9]{1,18})(?::(.*))?$');
  state private.listings_version;
  is_known boolean;
  after_version bigint;
  after_id text;
  page jsonb;
begin
  select * into strict state from private.listings_version;
  is_known := coalesce(
    parts[1] = state.epoch::text and parts[2]::bigint between state.known_since and state.version, false);
  -- Everything begins below every version; a cursor without an id has seen the whole of its version.
  after_version := case when is_known then parts[2]::bigint else -1 end;
  after_id := case when is_known then parts[3] end;

  with changed as (
    select change.listing_id, change.slug, change.version
    from private.listing_changes as change
    where change.version > after_version
      or (change.version = after_version and change.listing_id collate "C" > after_id collate "C")
    order by change.version, change.listing_id collate "C"
    limit page_size + 1
  ), numbered as (
    select *, row_number() over (order by version, listing_id collate "C") as place from changed
  ), shown as (
    select numbered.*, published.id is not null as is_published, to_jsonb(published) as listing
    from numbered
    left join public.published_listings as published on published.id = numbered.listing_id
    where place <= page_size
  )
  select jsonb_build_object(
    'more', (select count(*) > page_size from changed),
    'reset', not is_known,
    'listings', coalesce(jsonb_agg(listing order by place) filter (where is_published), '[]'),
    'removed', coalesce(
      jsonb_agg(jsonb_build_object('id', listing_id, 'slug', slug) order by place) filter (where not is_published), '[]'),
    'cursor', state.epoch || ':' || case
      when (select count(*) > page_size from changed)
        then (select version || ':' || listing_id from numbered where place = page_size)
      else state.version::text
    end
  ) into page from shown;
  return page;
end
$$;

-- The columns of the view, but for those that an import never sets.
create or replace function private.update_listing(listing public.listings) returns void
language plpgsql set search_path = ''
as $$
declare
  assignments text;
begin
  select string_agg(format('%1$I = ($1).%1$I', attname), ', ') into assignments
    from pg_catalog.pg_attribute
    where attrelid = 'public.published_listings'::regclass and attnum > 0 and attname not in ('id', 'slug');
  execute format('update public.listings set %s, status = ($1).status where id = ($1).id', assignments) using listing;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Table privileges
---------------------------------------------------------------------------------------------------------------------

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

insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_users', 'authenticated', 'select, delete'),
  ('listings', 'anon', 'select'),
  ('listings', 'authenticated', 'select, insert, update, delete'),
  ('published_listings', 'anon', 'select'),
  ('published_listings', 'authenticated', 'select'),
  ('published_listings', 'service_role', 'select'),
  ('contact_messages', 'anon', 'insert'),
  ('contact_messages', 'authenticated', 'select, insert, update (handled)'),
  ('enquiries', 'anon', 'insert'),
  ('enquiries', 'authenticated', 'select, insert, update (handled)'),
  ('listing_applications', 'anon', 'insert'),
  ('listing_applications', 'authenticated', 'select, insert, update (status, tier)'),
  ('audit_log', 'authenticated', 'select'),
  -- Not even the service role, which row-level security does not bind, writes or clears the log.
  ('audit_log', 'service_role', 'select');

-- Brings the privileges to what the table says. The embedded default calls it at every start, because @supabase/lite grants
-- everything to everyone at its first request.
create or replace function private.restrict_grants() returns void
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
select private.restrict_grants();

-- A new table of a hosted project begins with no grants to visitors, even before its migration says what they may do.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
