-- What a site without a server asks for: the published listings with some slugs, up to a hundred, as one JSON list.
create function public.listings_with_slugs(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(published)), '[]')
  from public.published_listings as published
  where published.slug = any (slugs[1:100])
$$;
comment on function public.listings_with_slugs(text[]) is 'What visitors are shown: the published listings with some slugs.';
revoke all on function public.listings_with_slugs(text[]) from public;
grant execute on function public.listings_with_slugs(text[]) to anon, authenticated, service_role;
