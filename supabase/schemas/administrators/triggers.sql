create trigger before_administrator_write before insert or update on public.admin_users
  for each row execute function private.before_administrator_write();
create trigger keep_an_administrator after delete on public.admin_users
  referencing old table as before_rows for each statement execute function private.keep_an_administrator();
