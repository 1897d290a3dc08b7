-- As directory-core's isStoredImage: the address of the largest file of an image, with its size.
create function private.is_stored_image(address text) returns boolean
language sql immutable set search_path = ''
return address ~ '^/media/[0-9a-f]{32}-([1-9][0-9]{0,2}|1[0-9]{3}|2000)x([1-9][0-9]{0,2}|1[0-9]{3}|2000)/[1-9][0-9]{0,3}\.webp$'
  and substring(address from '^/media/[0-9a-f]+-([0-9]+)x') = substring(address from '([0-9]+)\.webp$');

create function private.names_image(url text) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_array(jsonb_build_object('url', url));

-- Files are kept for 60 days after nothing names them. What a change took out of a listing can be put back for 30 days before that.
create function private.images_kept() returns interval
language sql immutable set search_path = ''
return interval '60 days';

create function private.undone_within() returns interval
language sql immutable set search_path = ''
return interval '30 days';

-- Row by row and only where images change, so that an import of thousands without any pays nothing. A file is public once a listing names it that is
-- published; what is accepted as a draft is not yet.
create function private.follow_images() returns trigger
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

-- The audit log is the second wall, whatever form its changes have: what it names can be put back. A request that names a file keeps it while it waits, and
-- after the decision as long as what a change took out of a listing. A table of changes that wait for somebody and name images belongs here too.
create function public.images_to_remove(moment timestamptz default now()) returns text[]
language plpgsql set search_path = ''
as $$
begin
  update public.stored_images as stored set kept_until = null
    where kept_until <= moment and exists (select from public.listings where images @> private.names_image(stored.url));
  update public.stored_images as stored set kept_until = named.last + private.undone_within() + private.images_kept()
    from (
      select due.url, max(case when status in ('new', 'asked-back') then moment else decided_at end) as last
      from public.change_requests as request
        join public.stored_images as due on due.kept_until <= moment and request.changes -> 'images' -> 'to' @> private.names_image(due.url)
      group by due.url
    ) as named
    where stored.url = named.url and named.last > moment - private.undone_within() - private.images_kept();
  if exists (select from public.stored_images where kept_until <= moment) then
    update public.stored_images as stored
      set kept_until = named.last + private.undone_within() + private.images_kept()
      from (
        select due.url, max(happened_at) as last
        from public.audit_log
          join public.stored_images as due on due.kept_until <= moment and position(due.url in changes::text) > 0
        where happened_at > moment - private.undone_within() - private.images_kept() and changes::text like '%/media/%'
        group by due.url
      ) as named
      where stored.url = named.url;
  end if;
  return array(select url from public.stored_images where kept_until <= moment order by kept_until limit 500);
end
$$;
comment on function public.images_to_remove(timestamptz) is 'The images whose files nothing has named for 60 days. The service role calls it, removes the files, then the rows.';

-- The files that an owner may name: those of the page and of the request, and of what was uploaded here the own and what everybody may see.
create function private.refuse_foreign_images(images jsonb, stored public.listings, asked jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from jsonb_array_elements(nullif(images, 'null')) as image
    where not coalesce(stored.images @> private.names_image(image ->> 'url'), false)
      and not coalesce(asked -> 'images' -> 'to' @> private.names_image(image ->> 'url'), false)
      and not exists (select from public.stored_images where url = image ->> 'url' and (not is_private or stored_by = private.account())))
  then
    perform private.refuse('images names a file that was not sent here');
  end if;
end
$$;

-- For the site's server: who sends a photograph for a listing, its package, and how many this account has sent within a day.
create function public.owner_upload(listing text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner(listing);
  return (
    select jsonb_build_object('account', auth.uid(), 'tier', private.owner_listing_json(stored) -> 'tier',
      'sent', (select count(*) from public.stored_images where stored_by = auth.uid() and stored_at > now() - interval '1 day'))
    from public.listings as stored where id = listing);
end
$$;
comment on function public.owner_upload(text) is 'Who sends a photograph for a listing, for the site''s server, which asks with the caller''s token.';

-- So many may be sent for an application, those that were taken out again included: twice what the largest package shows.
create function private.application_images_limit() returns integer
language sql immutable set search_path = ''
return 20;

-- For so long photographs are kept of an application that is never sent. The server removes them every hour.
create function private.unsent_images_kept() returns interval
language sql immutable set search_path = ''
return interval '23 hours';

-- Photographs are taken until an application is sent, and while it was asked back.
create function private.takes_images(token text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(token ~ '^[0-9a-f]{64}$', false) and not exists (
    select from public.change_requests where link_token = private.token_hash(token) and (kind <> 'application' or status <> 'asked-back'))
$$;

-- For the site's server, before it reads a file: whether the application has enough images, and whether all applicants together have sent as much as they
-- may.
create function public.application_upload(token text) returns jsonb
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

-- For the site's server: whether whoever asks may see the files of an image.
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

-- For so long what is sent for an application, which no listing names: that of somebody who was asked back waits for the answer.
create function private.application_images_kept(token text) returns interval
language sql stable security definer set search_path = ''
return case when exists (select from public.change_requests where link_token = private.token_hash(token))
  then interval '30 days' else private.unsent_images_kept() end;

-- So many bytes all applicants together may send within the time that is kept what is unsent.
create function private.unsent_images_limit() returns bigint
language sql immutable set search_path = ''
return 1000000000;

-- Before the files of an image are written. Sent again, it is kept for as long as a new one.
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

-- An application names what was sent for it, a suggestion what the page has.
create function private.check_request_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What it named before may have been removed since.
  named constant jsonb := case tg_op when 'UPDATE' then old.changes -> 'images' -> 'to' end;
  shown constant jsonb := case new.kind when 'suggestion' then (select images from public.listings where id = new.listing_id) end;
begin
  if exists (
    select from jsonb_array_elements(nullif(new.changes -> 'images' -> 'to', 'null')) as image
    where not coalesce(named @> private.names_image(image ->> 'url'), false)
      and not coalesce(shown @> private.names_image(image ->> 'url'), false)
      and (new.kind = 'suggestion'
        or not exists (select from private.application_images where application = new.link_token and url = image ->> 'url')))
  then
    perform private.refuse(case new.kind
      when 'suggestion' then 'images names a file that the page does not have' else 'images names a file that was not sent for this application' end);
  end if;
  return new;
end
$$;
