-- After before_listing_write(), which says what the slug and the id are.
create trigger keep_former_address_on_insert before insert on public.listings
  for each row execute function private.keep_former_address();
create trigger keep_former_address_on_update before update of slug on public.listings
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_address();
create trigger note_former_addresses_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.note_former_addresses();
create trigger note_former_addresses_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.note_former_addresses();
create trigger note_former_addresses_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.note_former_addresses();
