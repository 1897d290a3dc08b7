grant execute on function
  private.application_images_kept(text), private.images_kept(), private.names_image(text), private.note_application_image(text, text),
  private.undone_within(), private.unsent_images_kept(), public.images_to_remove(timestamptz), public.keep_image(text, uuid, boolean, text, integer)
  to service_role;
grant execute on function
  private.is_stored_image(text), public.owner_upload(text)
  to authenticated, service_role;
grant execute on function
  public.application_upload(text), public.may_see_image(text, text)
  to anon, authenticated, service_role;
-- Where the pictures of listings lie: a bucket that everybody sees, and only the server fills, with the key that row-level security does not bind. Only where there is
-- Supabase Storage; the embedded default has none, and nothing is made there.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('listing-images', 'listing-images', true, 5 * 1024 * 1024, array['image/webp'])
  on conflict (id) do update
    set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  create policy "listing images are public" on storage.objects
    for select to anon, authenticated using (bucket_id = 'listing-images');
end
$$;
