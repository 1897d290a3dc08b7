-- A DELETE over the API that leaves no listing has lost its filter: it is refused. The service role and migrations may.

create function private.keep_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_client() and (select count(*) > 1 from before_rows) and not exists (select from public.listings) then
    perform private.refuse('This would remove every listing: name those to remove');
  end if;
  return null;
end
$$;
revoke all on function private.keep_listings() from public;

create trigger keep_listings after delete on public.listings
  referencing old table as before_rows for each statement execute function private.keep_listings();
