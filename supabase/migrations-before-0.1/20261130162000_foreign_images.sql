-- Nobody proposes an image elsewhere, or a photograph that is somebody else's alone.

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
drop trigger check_images on public.change_requests;
drop function private.check_application_images();
-- After before_insert, by its name: there the changes are cleaned, and the token becomes its hash.
create trigger check_images before insert or update of changes on public.change_requests
  for each row when (new.kind in ('application', 'suggestion')) execute function private.check_request_images();

-- As before; of what was sent here an owner names the own and what everybody may see.
create or replace function private.refuse_foreign_images(images jsonb, stored public.listings, asked jsonb) returns void
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

revoke all on function private.check_request_images() from public, anon, authenticated;
