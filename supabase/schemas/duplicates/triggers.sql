-- By their names before those that keep the rows.
create trigger compare_again_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.compare_again();
create trigger compare_again_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.compare_again();
