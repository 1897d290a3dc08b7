-- As before; where the search is switched off there is no such function, and the API answers 404.
create or replace function private.search_is_on() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (select is_on and filled is null from private.search_settings) then
    raise exception 'The search is switched off' using errcode = 'PT404', hint = 'select public.switch_search(true), or wait while it is filled';
  end if;
end
$$;
