-- Reading all listings, or all changes, page by page is as fast at the last page as at the first. A database that never gathers statistics, such as the
-- embedded one, expects few rows and sorted all that were left for each page, or read the whole table beside it.

alter function public.published_listings_page(text) set enable_bitmapscan to off;

-- As before, but it begins in the index where the page begins, and looks up the listings of the page one by one.
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
    where change.version >= after_version
      and (
        change.version > after_version
        or (change.version = after_version and change.listing_id collate "C" > after_id collate "C")
      )
    order by change.version, change.listing_id collate "C"
    limit page_size + 1
  ), numbered as (
    select *, row_number() over (order by version, listing_id collate "C") as place from changed
  ), shown as (
    select numbered.*, published.id is not null as is_published, to_jsonb(published) as listing
    from numbered
    left join lateral (
      select * from public.published_listings where id = numbered.listing_id limit 1
    ) as published on true
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
