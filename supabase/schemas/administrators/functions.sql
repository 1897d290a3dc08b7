-- Whether the request comes from an administrator who is signed in now. A token stays valid for a while after signing
-- out; the session it names does not, and so neither do the rights.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from public.admin_users as administrator
    join auth.sessions as session on session.user_id = administrator.id
    where administrator.id = auth.uid()
      and session.id::text = auth.jwt() ->> 'session_id'
      and (session.not_after is null or session.not_after > now())
  )
$$;

create function private.before_administrator_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := lower(private.clean_email('email', new.email));
  if tg_op = 'INSERT' then
    new.created_at := clock_timestamp();
  else
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

-- Looks after the fact, whoever removes: an administrator, the service role, or the removal of an account. Two who step
-- down at the same moment take turns, so that the second sees that the first has gone.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.keep_an_administrator'));
  if exists (select from before_rows) and not exists (select from public.admin_users) then
    perform private.refuse('The last administrator stays: make another one first');
  end if;
  return null;
end
$$;

-- For servers: a token says who somebody is, this says whether that is an administrator who is signed in now.
create function public.signed_in_administrator() returns uuid
language sql stable set search_path = ''
return case when (select private.is_admin()) then auth.uid() end;
comment on function public.signed_in_administrator() is 'The id of the caller, if that is an administrator; else null.';

-- The account stays, without rights and signed out.
create function private.remove_administrator(administrator_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.admin_users where id = administrator_id;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = administrator_id;
  return true;
end
$$;

create function public.remove_administrator(administrator_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_administrator(administrator_id) $$;
comment on function public.remove_administrator(uuid) is 'Takes the rights of an administrator away, but never the last one''s. For administrators.';
