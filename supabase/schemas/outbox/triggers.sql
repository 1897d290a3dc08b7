create trigger emails_follow_updates after update on public.listings
  referencing old table as before_rows for each statement execute function private.emails_follow_listings();
create trigger emails_follow_deletions after delete on public.listings
  referencing old table as before_rows for each statement execute function private.emails_follow_listings();
