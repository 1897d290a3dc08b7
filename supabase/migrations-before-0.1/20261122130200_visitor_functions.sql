-- Visitors read no table and no view, because whoever reads one may ask anything of it: every filter, every column a hundred times.
-- They call functions that each answer one JSON value and do a bounded amount of work.

-- One page of what is published, in the order of the ids: {"listings": [up to 1,000 rows of published_listings], "more": true or false}.
-- The next page begins after the last id of this one.
create function public.published_listings_page(after text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  with page as (
    select published, row_number() over (order by published.id) as place
    from public.published_listings as published
    where published.id > coalesce(after, '')
    order by published.id
    limit 1001
  )
  select jsonb_build_object(
    'listings', coalesce(jsonb_agg(to_jsonb(published) order by place) filter (where place <= 1000), '[]'),
    'more', count(*) > 1000)
  from page
$$;
comment on function public.published_listings_page(text) is 'What visitors are shown: a page of the published listings.';
revoke all on function public.published_listings_page(text) from public;
grant execute on function public.published_listings_page(text) to anon, authenticated, service_role;

drop policy "published listings are public" on public.listings;
delete from private.table_privileges
  where (table_name, role_name) in (('listings', 'anon'), ('published_listings', 'anon'), ('published_listings', 'authenticated'));
select private.restrict_grants();
