create trigger before_listing_write
  before insert or update on public.listings
  for each row execute function private.before_listing_write();
create trigger count_listings_version_on_insert
  after insert on public.listings referencing new table as after_rows
  for each statement execute function private.count_listings_version();
create trigger count_listings_version_on_update
  after update on public.listings referencing old table as before_rows new table as after_rows
  for each statement execute function private.count_listings_version();
create trigger count_listings_version_on_delete
  after delete on public.listings referencing old table as before_rows
  for each statement execute function private.count_listings_version();
create trigger keep_listings after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listings();
