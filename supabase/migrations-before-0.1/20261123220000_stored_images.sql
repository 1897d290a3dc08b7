-- Image files of the directory's own. A listing names one by its address, which is the only thing that it keeps of it; this
-- table says which files there are, and until when those are kept that no listing names.

-- As directory-core's isStoredImage: the address of the largest file of an image, with its size.
create function private.is_stored_image(address text) returns boolean
language sql immutable set search_path = ''
return address ~ '^/media/[0-9a-f]{32}-([1-9][0-9]{0,2}|1[0-9]{3}|2000)x([1-9][0-9]{0,2}|1[0-9]{3}|2000)/[1-9][0-9]{0,3}\.webp$'
  and substring(address from '^/media/[0-9a-f]+-([0-9]+)x') = substring(address from '([0-9]+)\.webp$');
revoke all on function private.is_stored_image(text) from public;

-- As before; an image of a listing may be one of these files.
create or replace function private.clean_items(field text, items jsonb, shape jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  cleaned jsonb := '[]';
  item jsonb;
  clean_item jsonb;
  place text;
  member record;
  unknown text;
  value text;
  max_length integer;
begin
  -- A stored JSON null would be a second way to say "none".
  if items is null or items = 'null' then
    return null;
  end if;
  if jsonb_typeof(items) <> 'array' then
    perform private.refuse(format('%s is not a list', field));
  end if;
  if jsonb_array_length(items) > 20 then
    perform private.refuse(format('%s has too many entries: at most 20', field));
  end if;
  for item, place in
    select element.value, format('%s[%s]', field, element.ordinality - 1)
    from jsonb_array_elements(items) with ordinality as element
  loop
    if jsonb_typeof(item) <> 'object' then
      perform private.refuse(format('%s is not an object', place));
    end if;
    select key into unknown from jsonb_object_keys(item) as key where not shape ? key limit 1;
    if unknown is not null then
      perform private.refuse(format('%s has an unknown field', place));
    end if;
    clean_item := '{}';
    for member in select key, rule from jsonb_each(shape) as described(key, rule) loop
      if not item ? member.key then
        if member.rule ? 'optional' then
          continue;
        end if;
        perform private.refuse(format('%s.%s is required', place, member.key));
      end if;
      if jsonb_typeof(item -> member.key) <> 'string' then
        perform private.refuse(format('%s.%s is not a text', place, member.key));
      end if;
      value := item ->> member.key;
      max_length := (member.rule ->> 'max')::integer;
      value := case member.rule ->> 'kind'
        when 'required' then private.clean_required(place || '.' || member.key, value, max_length)
        when 'url' then case
          when field = 'images' and private.is_stored_image(value) then value
          else private.clean_url(place || '.' || member.key, value, max_length)
        end
        when 'date' then private.clean_date(place || '.' || member.key, value)
        else private.clean_text(place || '.' || member.key, value, max_length)
      end;
      clean_item := clean_item || jsonb_build_object(member.key, value);
    end loop;
    cleaned := cleaned || jsonb_build_array(clean_item);
  end loop;
  return cleaned;
end
$$;

create table public.stored_images (
  id uuid primary key default gen_random_uuid(),
  url text not null unique,
  stored_at timestamptz not null default now(),
  stored_by uuid,
  kept_until timestamptz
);
comment on table public.stored_images is 'The image files that the server of the site stores. The service role reads and writes.';
comment on column public.stored_images.url is 'The address as listings name it.';
comment on column public.stored_images.stored_by is 'The administrator who sent it.';
comment on column public.stored_images.kept_until is 'When its files may be removed; null while a listing names it.';
create index stored_images_kept_until on public.stored_images (kept_until) where kept_until is not null;

alter table public.stored_images enable row level security;
alter table public.stored_images force row level security;
select private.restrict_grants();

-- Which listings name an image.
create index listings_images on public.listings using gin (images jsonb_path_ops) where images is not null;

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

-- Row by row and only where images change, so that an import of thousands without any pays nothing. At the end of the statement: what
-- it did to other listings is done.
create function private.follow_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    update public.stored_images set kept_until = null
      where kept_until is not null and url in (select image ->> 'url' from jsonb_array_elements(new.images) as image);
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

create trigger follow_images_on_insert after insert on public.listings
  for each row when (new.images is not null) execute function private.follow_images();
create trigger follow_images_on_update after update on public.listings
  for each row when (new.images is distinct from old.images) execute function private.follow_images();
create trigger follow_images_on_delete after delete on public.listings
  for each row when (old.images is not null) execute function private.follow_images();

-- Before the files of an image are written. Sent again, it is kept for as long as a new one.
create function public.keep_image(image_url text, sender uuid) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  kept timestamptz;
begin
  if not private.is_stored_image(image_url) then
    perform private.refuse('image_url is not the address of a stored image');
  end if;
  insert into public.stored_images as stored (url, stored_by, kept_until)
    values (image_url, sender, case when exists (select from public.listings where images @> private.names_image(image_url))
      then null else now() + private.images_kept() end)
    on conflict (url) do update set kept_until = case
      when stored.kept_until is not null then greatest(stored.kept_until, excluded.kept_until)
    end
    returning kept_until into kept;
  return kept;
end
$$;
comment on function public.keep_image(text, uuid) is 'Notes an image whose files are about to be stored, and says until when they are kept if no listing names them. The service role calls it.';

-- The audit log is the second wall, whatever form its changes have: what it names can be put back. A table of changes that wait for
-- somebody and name images belongs here too.
create function public.images_to_remove(moment timestamptz default now()) returns text[]
language plpgsql set search_path = ''
as $$
begin
  update public.stored_images as stored set kept_until = null
    where kept_until <= moment and exists (select from public.listings where images @> private.names_image(stored.url));
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

-- For servers: a token says who somebody is, this says whether that is an administrator who is signed in now.
create function public.signed_in_administrator() returns uuid
language sql stable set search_path = ''
return case when (select private.is_admin()) then auth.uid() end;
comment on function public.signed_in_administrator() is 'The id of the caller, if that is an administrator; else null.';

revoke all on function private.names_image(text), private.images_kept(), private.undone_within(), private.follow_images() from public;
grant execute on function private.is_stored_image(text) to authenticated, service_role;
grant execute on function private.names_image(text), private.images_kept(), private.undone_within() to service_role;
revoke all on function public.keep_image(text, uuid), public.images_to_remove(timestamptz), public.signed_in_administrator()
  from public, anon, authenticated;
grant execute on function public.keep_image(text, uuid), public.images_to_remove(timestamptz) to service_role;
grant execute on function public.signed_in_administrator() to authenticated, service_role;

-- In Supabase Storage only the server writes, with the key that row-level security does not bind.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;
  drop policy "administrators add listing images" on storage.objects;
  drop policy "administrators replace listing images" on storage.objects;
  drop policy "administrators remove listing images" on storage.objects;
  update storage.buckets set allowed_mime_types = array['image/webp'] where id = 'listing-images';
end
$$;
