-- Where the pictures of listings lie: a bucket that everybody sees and administrators fill. Only where there is Supabase
-- Storage; the embedded default has none, and nothing is made there.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('listing-images', 'listing-images', true, 5 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
  on conflict (id) do update
    set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "listing images are public" on storage.objects
    for select to anon, authenticated using (bucket_id = 'listing-images');
  create policy "administrators add listing images" on storage.objects
    for insert to authenticated with check (bucket_id = 'listing-images' and (select private.is_admin()));
  create policy "administrators replace listing images" on storage.objects
    for update to authenticated
    using (bucket_id = 'listing-images' and (select private.is_admin()))
    with check (bucket_id = 'listing-images' and (select private.is_admin()));
  create policy "administrators remove listing images" on storage.objects
    for delete to authenticated using (bucket_id = 'listing-images' and (select private.is_admin()));
end
$$;
