create trigger keep_listing_rows_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();
create trigger keep_listing_rows_on_update after update on public.listings
  referencing new table as after_rows for each statement execute function private.keep_listing_rows();
create trigger keep_listing_rows_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listing_rows();
create trigger before_write before insert or update on public.listing_views
  for each row execute function private.before_listing_view_write();
