-- Photographs of an application. An applicant has no account: the token that the link of the application will have says whose they are, from before it is sent.
-- Nobody else but administrators sees them until a listing that is published names them.

create table private.application_images (
  application text not null,
  url text not null references public.stored_images (url) on delete cascade,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (application, url)
);
comment on table private.application_images is 'Which photographs were sent for which application. Written and read by functions alone.';
comment on column private.application_images.application is 'SHA-256 of its token, as change_requests.link_token.';
create index application_images_url on private.application_images (url);
-- No policy: functions own the table.
alter table private.application_images enable row level security;

-- So many may be sent for an application, those that were taken out again included: twice what the largest package shows.
create function private.application_images_limit() returns integer
language sql immutable set search_path = ''
return 20;
-- For so long photographs are kept of an application that is never sent.
create function private.unsent_images_kept() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- Photographs are taken until an application is sent, and while it was asked back.
create function private.takes_images(token text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(token ~ '^[0-9a-f]{64}$', false) and not exists (
    select from public.change_requests where link_token = private.token_hash(token) and (kind <> 'application' or status <> 'asked-back'))
$$;

-- For the site's server, before it reads a file.
create function public.application_upload(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('has_enough',
    (select count(*) from private.application_images where application = private.token_hash(token)) >= private.application_images_limit())
  where private.takes_images(token)
$$;
comment on function public.application_upload(text) is 'Whether an application has as many photographs as it may; null where it takes none. For the site''s server.';

create function private.note_application_image(token text, image_url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two that come at the same time are counted one after the other.
  perform pg_advisory_xact_lock(hashtext('private.application_images'), hashtext(token));
  if not private.takes_images(token) then
    perform private.refuse('This application takes no photographs');
  end if;
  insert into private.application_images (application, url) values (private.token_hash(token), image_url) on conflict do nothing;
  if (select count(*) from private.application_images where application = private.token_hash(token)) > private.application_images_limit() then
    raise exception using errcode = 'PT429', message = 'Too many photographs for one application';
  end if;
end
$$;

-- As before; with the token of an application it is an applicant who sends it, whom others who sent the same file do not notice.
drop function public.keep_image(text, uuid, boolean);
create function public.keep_image(image_url text, sender uuid, only_for_sender boolean default false, application text default null) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  kept timestamptz;
begin
  if not private.is_stored_image(image_url) then
    perform private.refuse('image_url is not the address of a stored image');
  end if;
  insert into public.stored_images as stored (url, stored_by, is_private, kept_until)
    select image_url, sender, (only_for_sender or application is not null) and not is_named,
        case when not is_named then now() + case when application is null then private.images_kept() else private.unsent_images_kept() end end
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
comment on function public.keep_image(text, uuid, boolean, text) is
  'Notes an image whose files are about to be stored, and says until when they are kept if no listing names them. The service role calls it.';
comment on column public.stored_images.is_private is
  'Sent by an owner or an applicant, and no listing that is published has named it yet: its files are shown to who sent it and to administrators.';
comment on column public.stored_images.stored_by is 'The administrator or owner who sent it; null for applicants, whom application_images has.';

-- As before; a file is public once a listing names it that is published. What is accepted as a draft is not yet.
create or replace function private.follow_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    update public.stored_images set kept_until = null, is_private = is_private and new.status <> 'published'
      where (kept_until is not null or is_private and new.status = 'published') and url in (select image ->> 'url' from jsonb_array_elements(new.images) as image);
  end if;
  if tg_op <> 'INSERT' then
    update public.stored_images as stored set kept_until = now() + private.undone_within() + private.images_kept()
      where kept_until is null
        and url in (select image ->> 'url' from jsonb_array_elements(old.images) as image)
        and not exists (select from public.listings where images @> private.names_image(stored.url));
  end if;
  return null;
end
$$;
drop trigger follow_images_on_update on public.listings;
create trigger follow_images_on_update after update on public.listings
  for each row when (new.images is distinct from old.images or new.images is not null and new.status is distinct from old.status)
  execute function private.follow_images();

-- As before, and for who shows the token of an application for which it was sent. What a draft of the own listing names is seen as well.
drop function public.may_see_image(text);
create function public.may_see_image(image_url text, application text default null) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not coalesce((
    -- Of an applicant's there is no account, and a visitor has none.
    select is_private and (stored_by is null or stored_by is distinct from private.account()) and not private.is_admin()
      and not exists (
        select from private.listing_owners as owner join public.change_requests as request using (listing_id)
        where owner.account = private.account() and request.kind = 'edit' and request.status in ('new', 'asked-back')
          and request.changes -> 'images' -> 'to' @> private.names_image(image_url))
      and not exists (
        select from private.listing_owners as owner join public.listings as listing on listing.id = owner.listing_id
        where owner.account = private.account() and listing.images @> private.names_image(image_url))
      and not exists (
        select from private.application_images as sent
        where sent.url = image_url and sent.application = private.token_hash(may_see_image.application))
    from public.stored_images where url = image_url), false)
$$;
comment on function public.may_see_image(text, text) is 'Whether the caller, or who has the token of an application, may see the files of a stored image.';

-- An application names what was sent for it, and nothing else: no address elsewhere, and nobody else's photograph.
create function private.check_application_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What it named before may have been removed since.
  named constant jsonb := case tg_op when 'UPDATE' then old.changes -> 'images' -> 'to' end;
begin
  if exists (
    select from jsonb_array_elements(nullif(new.changes -> 'images' -> 'to', 'null')) as image
    where not coalesce(named @> private.names_image(image ->> 'url'), false)
      and not exists (select from private.application_images where application = new.link_token and url = image ->> 'url'))
  then
    perform private.refuse('images names a file that was not sent for this application');
  end if;
  return new;
end
$$;
-- After before_insert, by its name: there the changes are cleaned, and the token becomes its hash.
create trigger check_images before insert or update of changes on public.change_requests
  for each row when (new.kind = 'application') execute function private.check_application_images();

-- The photographs of an application go with it, by the next sweep: when its time is over, and when what somebody sent is erased.
create function private.forget_application_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with forgotten as (delete from private.application_images where application = old.link_token returning url)
  update public.stored_images as stored set kept_until = now()
    from forgotten
    where stored.url = forgotten.url and is_private and stored_by is null
      and not exists (select from private.application_images as other where other.url = stored.url and other.application <> old.link_token)
      and not exists (select from public.listings where images @> private.names_image(stored.url));
  return null;
end
$$;
create trigger forget_images after delete on public.change_requests
  for each row when (old.kind = 'application') execute function private.forget_application_images();

revoke all on function
  private.application_images_limit(), private.unsent_images_kept(), private.takes_images(text), private.note_application_image(text, text),
  private.check_application_images(), private.forget_application_images(),
  public.application_upload(text), public.keep_image(text, uuid, boolean, text), public.may_see_image(text, text)
from public, anon, authenticated;
grant execute on function public.application_upload(text), public.may_see_image(text, text) to anon, authenticated, service_role;
grant execute on function public.keep_image(text, uuid, boolean, text), private.unsent_images_kept(), private.note_application_image(text, text) to service_role;
