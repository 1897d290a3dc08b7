-- Anybody sends photographs for an application, under a token of their own choice: what no application names goes within a day, and all applicants together send so much in that time.

alter table public.stored_images add column bytes integer not null default 0 check (bytes >= 0);
comment on column public.stored_images.bytes is 'How much its files take; 0 where it was not counted.';

-- For so long photographs are kept of an application that is never sent. The server removes them every hour.
create or replace function private.unsent_images_kept() returns interval
language sql immutable set search_path = ''
return interval '23 hours';
-- For so long what is sent for an application, which no listing names: that of somebody who was asked back waits for the answer.
create function private.application_images_kept(token text) returns interval
language sql stable security definer set search_path = ''
return case when exists (select from public.change_requests where link_token = private.token_hash(token))
  then interval '30 days' else private.unsent_images_kept() end;
-- So many bytes all applicants together may send within the time that is kept what is unsent.
create function private.unsent_images_limit() returns bigint
language sql immutable set search_path = ''
return 1000000000;

-- As before, and whether all applicants together have sent as much as they may.
create or replace function public.application_upload(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'has_enough', (select count(*) from private.application_images where application = private.token_hash(token)) >= private.application_images_limit(),
    'is_full', (select coalesce(sum(bytes), 0) from public.stored_images
      where is_private and stored_by is null and kept_until <= now() + private.unsent_images_kept()) >= private.unsent_images_limit())
  where private.takes_images(token)
$$;
comment on function public.application_upload(text) is
  'Whether an application, and all together, have as many photographs as they may; null where it takes none. For the site''s server.';

-- As before; it says how much the files take. What is sent for an application that there is already is kept for an answer.
drop function public.keep_image(text, uuid, boolean, text);
create function public.keep_image(image_url text, sender uuid, only_for_sender boolean default false, application text default null, bytes integer default 0)
returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  kept timestamptz;
begin
  if not private.is_stored_image(image_url) then
    perform private.refuse('image_url is not the address of a stored image');
  end if;
  insert into public.stored_images as stored (url, stored_by, is_private, kept_until, bytes)
    select image_url, sender, (only_for_sender or application is not null) and not is_named,
        case when not is_named then
          now() + case when application is null then private.images_kept() else private.application_images_kept(application) end end,
        keep_image.bytes
      from (select exists (select from public.listings where images @> private.names_image(image_url)) as is_named) as found
    on conflict (url) do update set
      kept_until = case when stored.kept_until is not null then greatest(stored.kept_until, excluded.kept_until) end,
      is_private = stored.is_private and excluded.is_private,
      stored_by = case when stored.is_private then coalesce(excluded.stored_by, stored.stored_by) else stored.stored_by end
    returning kept_until into kept;
  if application is not null then
    perform private.note_application_image(application, image_url);
  end if;
  return kept;
end
$$;
comment on function public.keep_image(text, uuid, boolean, text, integer) is
  'Notes an image whose files are about to be stored, and says until when they are kept if no listing names them. The service role calls it.';

-- What waits now was promised more time on the page about privacy, and more than a day is enough to send it.
update public.stored_images as stored set kept_until = least(kept_until, now() + interval '2 days')
  where is_private and stored_by is null and not exists (
    select from private.application_images as sent join public.change_requests as request on request.link_token = sent.application
    where sent.url = stored.url);

revoke all on function
  private.application_images_kept(text), private.unsent_images_limit(), public.keep_image(text, uuid, boolean, text, integer)
from public, anon, authenticated;
grant execute on function public.keep_image(text, uuid, boolean, text, integer), private.application_images_kept(text) to service_role;
