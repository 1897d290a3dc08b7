create trigger follow_images_on_insert after insert on public.listings
  for each row when (new.images is not null) execute function private.follow_images();
create trigger follow_images_on_delete after delete on public.listings
  for each row when (old.images is not null) execute function private.follow_images();
create trigger follow_images_on_update after update on public.listings
  for each row when (new.images is distinct from old.images or new.images is not null and new.status is distinct from old.status)
  execute function private.follow_images();
create trigger forget_images after delete on public.change_requests
  for each row when (old.kind = 'application') execute function private.forget_application_images();
-- After before_insert, by its name: there the changes are cleaned, and the token becomes its hash.
create trigger check_images before insert or update of changes on public.change_requests
  for each row when (new.kind in ('application', 'suggestion')) execute function private.check_request_images();
