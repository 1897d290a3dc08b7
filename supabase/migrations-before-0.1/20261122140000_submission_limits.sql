-- The limit that everybody shares is a brake, far above real use: with the small one of before, a single sender could use it up for all.
-- Each address has its own bounds in the site's server, which forms go through; the database knows no addresses. Where that server has
-- the secret key, only_the_server_sends() closes the way around it.

-- Five a minute from one e-mail and 600 from all of them. PT429 makes the API answer 429.
create or replace function private.limit_submissions(submissions regclass, sender text) returns void
language plpgsql set search_path = ''
as $$
declare
  from_sender bigint;
  from_all bigint;
begin
  if not private.is_client() then
    return;
  end if;
  execute format(
    'select count(*) filter (where lower(email) = lower($1)), count(*) from %s where created_at > $2', submissions
  ) into from_sender, from_all using sender, clock_timestamp() - interval '1 minute';
  if from_sender >= 5 then
    raise exception using errcode = 'PT429', message = 'Too many from this e-mail address',
      hint = 'Try again in a minute.';
  end if;
  if from_all >= 600 then
    raise exception using errcode = 'PT429', message = 'Too many at the moment', hint = 'Try again in a minute.';
  end if;
end
$$;

-- Takes from visitors and accounts the right to send by themselves. For a project whose forms go through the site's server with the
-- secret key; an administrator of the database calls it once. A static host has no such server: there it stays open, under the brake.
create function private.only_the_server_sends() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.table_privileges
    where table_name in ('contact_messages', 'enquiries', 'listing_applications') and role_name = 'anon';
  update private.table_privileges set privileges = replace(privileges, 'insert, ', '')
    where table_name in ('contact_messages', 'enquiries', 'listing_applications') and role_name = 'authenticated';
  perform private.restrict_grants();
end
$$;
revoke all on function private.only_the_server_sends() from public;
