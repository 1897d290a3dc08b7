-- What has changed among the published listings since a reader last looked: the listings as they are now, and the names of
-- those that are no longer published.

-- The last change of every listing that is or was published, under the version that the change made. A listing that was
-- never published has no entry.
create table private.listing_changes (
  listing_id text primary key,
  -- The slug under which it was last published.
  slug text not null,
  version bigint not null
);
create index listing_changes_in_order on private.listing_changes (version, listing_id collate "C");
alter table private.listing_changes enable row level security;

-- From which version on everything is known, removals too. A reader who comes with an older one begins anew.
alter table private.listings_version add column known_since bigint not null default 0;
update private.listings_version set version = version + 1, known_since = version + 1;
insert into private.listing_changes (listing_id, slug, version)
  select id, slug, (select version from private.listings_version) from public.listings where status = 'published';

-- As before it counts with every statement that touches something published, and now notes what. Writers wait for each other
-- on the one row until they commit, so a version that can be seen is preceded by no version that cannot: nothing is
-- committed late, and a reader needs no overlap.
create or replace function private.count_listings_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  slugs text[];
  next_version bigint;
begin
  case tg_op
    when 'INSERT' then
      select array_agg(id), array_agg(slug) into ids, slugs from after_rows where status = 'published';
    when 'DELETE' then
      select array_agg(id), array_agg(slug) into ids, slugs from before_rows where status = 'published';
    when 'UPDATE' then
      -- A slug that was given to a draft stays the draft's secret.
      select array_agg(id), array_agg(case when after_rows.status = 'published' then after_rows.slug else before_rows.slug end)
        into ids, slugs
        from before_rows join after_rows using (id)
        where before_rows.status = 'published' or after_rows.status = 'published';
  end case;
  if ids is null then
    return null;
  end if;
  update private.listings_version set version = version + 1 returning version into next_version;
  insert into private.listing_changes (listing_id, slug, version)
    select listing_id, slug, next_version from unnest(ids, slugs) as changed (listing_id, slug)
    on conflict (listing_id) do update set slug = excluded.slug, version = excluded.version;
  return null;
end
$$;

-- One page of the changes after `cursor`, which is what listings_version() answered before the reader read the listings, or
-- what the last page answered; null for everything. Answers
--   cursor    where the next question goes on
--   more      whether there is more to ask for right now
--   reset     the cursor is unknown here or too old: forget what you have, this page begins with everything
--   listings  published listings, with the columns of a listing
--   removed   {"id", "slug"} of what is no longer published
-- A change may be told twice, never not at all: put listings in place by their id, take out removed ones, in this order.
create function public.listing_changes_since(cursor text default null) returns jsonb
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
    select numbered.*, listing.id is not null as is_published, jsonb_build_object(
      'id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'category', listing.category,
      'subcategory', listing.subcategory, 'country', listing.country, 'province', listing.province, 'city', listing.city,
      'address', listing.address, 'phone', listing.phone, 'email', listing.email, 'website', listing.website,
      'description', listing.description, 'package_tier', listing.package_tier, 'lat', listing.lat, 'lng', listing.lng,
      'images', listing.images, 'business_hours', listing.business_hours, 'social_media', listing.social_media,
      'special_offers', listing.special_offers
    ) as listing
    from numbered
    left join public.listings as listing on listing.id = numbered.listing_id and listing.status = 'published'
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
revoke all on function public.listing_changes_since(text) from public;
grant execute on function public.listing_changes_since(text) to anon, authenticated, service_role;
