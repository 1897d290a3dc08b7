-- How an owner changes a listing: what the owner may change at once is written, anything else waits as one change request of the kind edit. Each function asks
-- private.require_owner(); owners write in no other way. The page stays as it is while a request waits.

-- A save that is sent again is known by its key, for a year.
create table private.owner_saves (
  key uuid primary key,
  listing_id text not null,
  account uuid not null,
  operation bigint,
  saved_at timestamptz not null default clock_timestamp()
);
comment on table private.owner_saves is 'What owners saved, so that a repeat is known. Written by private.propose_edit alone.';
create index owner_saves_account on private.owner_saves (account, saved_at);
-- No policy: functions own the table.
alter table private.owner_saves enable row level security;

-- The edit of a listing that waits; null where none does.
create function private.open_edit(listing text) returns uuid
language sql stable set search_path = ''
as $$
  select id from public.change_requests where listing_id = listing and kind = 'edit' and status in ('new', 'asked-back') order by created_at desc, id limit 1
$$;

-- What an owner sees: the columns that may be proposed as the page has them, which of them this owner changes at once, what waits, what was last decided, the
-- dates of checks, and who changed the listing last.
create function private.owner_listing_json(listing public.listings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', listing.id, 'slug', listing.slug, 'status', listing.status, 'version', listing.version,
    'tier', case when listing.paid_until < private.ended_before() then 'classified' else coalesce(listing.package_tier, 'classified') end,
    'live', (select jsonb_object_agg(name, to_jsonb(listing) -> name) from unnest(private.proposed_columns()) as name),
    'live_columns', (select to_jsonb(live_columns) from private.listing_owners where listing_id = listing.id and account = auth.uid()),
    'checks', jsonb_strip_nulls(jsonb_build_object('existence', listing.existence_check, 'hours', listing.hours_check, 'phone', listing.phone_check,
      'place', listing.place_check)),
    'waiting', (select private.status_json(request) from public.change_requests as request where id = private.open_edit(listing.id)),
    'decided', (select private.status_json(request) from public.change_requests as request
      where listing_id = listing.id and kind = 'edit' and status in ('accepted', 'partly-accepted', 'declined') order by decided_at desc limit 1),
    -- Administrators have no names here.
    'changed', (
      select jsonb_build_object('at', log.happened_at, 'by', case
        when log.actor = auth.uid() then 'you'
        when exists (select from private.listing_owners where listing_id = listing.id and account = log.actor) then 'owner' else 'directory' end)
      from public.audit_log as log where table_name = 'listings' and row_id = listing.id order by operation_id desc nulls last, id desc limit 1))
$$;

-- The listing at an address, for who looks after it.
create function public.owner_listing(listing_slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.listings;
begin
  select * into listing from public.listings where slug = listing_slug;
  perform private.require_owner(listing.id);
  return private.owner_listing_json(listing);
end
$$;
comment on function public.owner_listing(text) is 'A listing as its owner edits it.';

-- The listing of an owner who is about to change it, locked, as every decision locks: first the request, then the listing. Two owners take turns.
create function private.listing_to_edit(listing text, out stored public.listings, out request public.change_requests) returns record
language plpgsql set search_path = ''
as $$
begin
  perform private.require_owner(listing);
  perform pg_advisory_xact_lock(hashtext('private.listing_to_edit'), hashtext(listing));
  select * into request from public.change_requests as waiting
    where waiting.id = private.open_edit(listing) and waiting.status in ('new', 'asked-back') for update;
  select * into stored from public.listings as found where found.id = listing and found.status <> 'archived' for update;
  if stored.id is null then
    perform private.refuse('This listing is not in the directory');
  end if;
end
$$;

-- The files that an owner may name: those of the page and of the request, and what was uploaded here.
create function private.refuse_foreign_images(images jsonb, stored public.listings, asked jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from jsonb_array_elements(nullif(images, 'null')) as image
    where not coalesce(stored.images @> private.names_image(image ->> 'url'), false)
      and not coalesce(asked -> 'images' -> 'to' @> private.names_image(image ->> 'url'), false)
      and not exists (select from public.stored_images where url = image ->> 'url'))
  then
    perform private.refuse('images names a file that was not sent here');
  end if;
end
$$;

-- What waits from now on: nothing, the request as it was with other changes, or a new one.
create function private.put_edit(stored public.listings, request public.change_requests, changes jsonb, seen_version integer) returns void
language plpgsql set search_path = ''
as $$
declare
  owner private.listing_owners;
begin
  if request.id is null and changes = '{}' then
    return;
  elsif changes = '{}' then
    update public.change_requests as waiting set status = 'withdrawn', version = waiting.version + 1, decided_at = clock_timestamp(), decided_by = null,
      decision_reason = '', accepted = '{}', operation = null
      where id = request.id;
  elsif request.id is not null then
    if changes <> request.changes then
      update public.change_requests as waiting set changes = put_edit.changes, status = 'new', asked_at = null, version = waiting.version + 1
        where id = request.id;
    end if;
  else
    select * into owner from private.listing_owners where listing_id = stored.id and account = auth.uid();
    perform set_config('dira.owner_edits', 'on', true);
    insert into public.change_requests (idempotency_key, link_token, reference, kind, listing_id, base_version, business_name, changes, name, email)
    values (gen_random_uuid(), private.token_hash(gen_random_uuid()::text || gen_random_uuid()::text), private.new_reference(), 'edit', stored.id,
      least(seen_version, stored.version), stored.business_name, changes,
      coalesce((select name from public.change_requests where id = owner.request), ''), owner.email);
    perform set_config('dira.owner_edits', '', true);
  end if;
end
$$;

-- Anybody else's edit is refused as before; these are written whole.
drop trigger before_insert on public.change_requests;
create trigger before_insert before insert on public.change_requests
  for each row when (current_setting('dira.owner_edits', true) is distinct from 'on') execute function private.before_change_request_insert();

create function private.propose_edit(listing text, seen_version integer, changes jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
  saved private.owner_saves;
  live_columns text[];
  page jsonb;
  asked jsonb;
  cleaned jsonb;
  collides text[];
  live jsonb;
  waits jsonb;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  if key is null then
    perform private.refuse('key is required');
  end if;
  select * into saved from private.owner_saves as known where known.key = propose_edit.key;
  if saved.key is not null then
    if saved.listing_id <> listing or saved.account <> auth.uid() then
      perform private.refuse('key is that of another save');
    end if;
    return jsonb_build_object('is_done', true, 'operation', saved.operation, 'collides', '[]'::jsonb, 'listing', private.owner_listing_json(stored));
  end if;
  if (select count(*) from private.owner_saves where account = auth.uid() and saved_at > clock_timestamp() - interval '1 hour') >= 120 then
    raise exception using errcode = 'PT429', message = 'Too many saves', hint = 'Try again in an hour.';
  end if;

  page := to_jsonb(stored);
  asked := coalesce(request.changes, '{}');
  select owner.live_columns into live_columns from private.listing_owners as owner where listing_id = listing and account = auth.uid();
  cleaned := private.clean_changes(changes, private.listing_with(stored, asked));
  if cleaned ? 'images' then
    perform private.refuse_foreign_images(cleaned -> 'images' -> 'to', stored, asked);
  end if;
  -- An owner sees what waits in the place of what the page says. Where it shall be live, the page has to be the one that was seen as well.
  collides := array(
    select name from jsonb_each(cleaned) as given (name, change), lateral (select coalesce(asked -> name -> 'to', page -> name) as seen) as now
    where not private.is_same(seen, change -> 'from') and not private.is_same(seen, change -> 'to')
      or asked ? name and name = any (live_columns) and stored.version is distinct from seen_version);
  if collides <> '{}' then
    return jsonb_build_object('is_done', false, 'operation', null, 'collides', to_jsonb(collides), 'listing', private.owner_listing_json(stored));
  end if;

  live := (select coalesce(jsonb_object_agg(name, change -> 'to'), '{}') from jsonb_each(cleaned) as given (name, change)
    where name = any (live_columns) and not private.is_same(page -> name, change -> 'to'));
  -- What the sender saw first stays what was seen.
  waits := asked - array(select jsonb_object_keys(cleaned)) || (
    select coalesce(jsonb_object_agg(name, jsonb_build_object('from', coalesce(asked -> name -> 'from', page -> name), 'to', change -> 'to')), '{}')
    from jsonb_each(cleaned) as given (name, change) where name <> all (live_columns));
  -- What the page says is not asked for. A place has two numbers.
  waits := (select coalesce(jsonb_object_agg(name, change), '{}') from jsonb_each(waits) as item (name, change)
    where exists (select from unnest(case when name in ('lat', 'lng') then array['lat', 'lng'] else array[name] end) as part
      where not private.is_same(page -> part, waits -> part -> 'to')));

  perform private.name_operation('owner-edit');
  if live <> '{}' then
    perform private.put_back(jsonb_build_object(listing, live || private.checks_of(array(select jsonb_object_keys(live)), 'owner')));
    saved.operation := nullif(current_setting('dira.operation', true), '')::bigint;
  end if;
  perform private.put_edit(stored, request, waits, seen_version);
  delete from private.owner_saves where saved_at < clock_timestamp() - interval '1 year';
  insert into private.owner_saves (key, listing_id, account, operation) values (propose_edit.key, listing, auth.uid(), saved.operation);
  select * into stored from public.listings where id = listing;
  return jsonb_build_object('is_done', true, 'operation', saved.operation, 'collides', '[]'::jsonb, 'listing', private.owner_listing_json(stored));
end
$$;
-- `changes` are {column: {"from", "to"}}, where from is what the owner saw: what waits, else what the page says. Answers {"is_done", "operation", "collides",
-- "listing"}: not done where a column says something else by now, and then nothing was written. Sent again with the same key, it is written once.
create function public.propose_edit(listing text, seen_version integer, changes jsonb, key uuid) returns jsonb
language sql set search_path = ''
as $$ select private.propose_edit(listing, seen_version, changes, key) $$;
comment on function public.propose_edit(text, integer, jsonb, uuid) is 'Saves what an owner changed of a listing: some of it at once, the rest waits for a look.';

create function private.withdraw_edit(listing text, columns text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  perform private.name_operation('owner-edit');
  perform private.put_edit(stored, request, case when columns is null then '{}'
    else coalesce(request.changes, '{}') - columns - case when columns && array['lat', 'lng'] then array['lat', 'lng'] else '{}' end end, stored.version);
  return private.owner_listing_json(stored);
end
$$;
-- Answers the listing. Repeated, it is done.
create function public.withdraw_edit(listing text, columns text[] default null) returns jsonb
language sql set search_path = ''
as $$ select private.withdraw_edit(listing, columns) $$;
comment on function public.withdraw_edit(text, text[]) is 'Takes back what waits of a listing, some columns or all of it, for its owner.';

create function private.answer_edit(listing text, answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  edited record;
  stored public.listings;
  request public.change_requests;
begin
  select * into edited from private.listing_to_edit(listing);
  stored := edited.stored;
  request := edited.request;
  if request.status = 'asked-back' then
    perform private.name_operation('owner-edit');
    update public.change_requests as waiting set status = 'new', version = waiting.version + 1, asked_at = null,
      messages = waiting.messages || jsonb_build_object('by', 'sender', 'text', private.clean_required('answer', answer, 1000), 'written_at', clock_timestamp())
      where id = request.id;
  end if;
  return private.owner_listing_json(stored);
end
$$;
create function public.answer_edit(listing text, answer text) returns jsonb
language sql set search_path = ''
as $$ select private.answer_edit(listing, answer) $$;
comment on function public.answer_edit(text, text) is 'Answers what was asked about an edit that waits, for the owner of its listing.';

---------------------------------------------------------------------------------------------------------------------
-- Still right
---------------------------------------------------------------------------------------------------------------------

create function private.confirm_facts(listing text, facts text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.listings;
  operation bigint;
begin
  perform from private.listing_to_edit(listing);
  if cardinality(facts) = 0 or not coalesce(facts <@ array['existence', 'hours', 'phone', 'place'], false) then
    perform private.refuse('facts are some of existence, hours, phone and place');
  end if;
  perform private.name_operation('owner-check');
  perform private.put_back(jsonb_build_object(listing,
    (select jsonb_object_agg(fact || '_check', jsonb_build_object('on', private.today(), 'how', 'owner')) from unnest(facts || 'existence'::text) as fact)));
  operation := nullif(current_setting('dira.operation', true), '')::bigint;
  select * into stored from public.listings where id = listing;
  return jsonb_build_object('operation', operation, 'checks', private.owner_listing_json(stored) -> 'checks');
end
$$;
-- Answers {"operation", "checks"}; no operation where all of them were checked by the owner today already.
create function public.confirm_facts(listing text, facts text[]) returns jsonb
language sql set search_path = ''
as $$ select private.confirm_facts(listing, facts) $$;
comment on function public.confirm_facts(text, text[]) is 'Says that facts of a listing are still right today, for its owner.';

create function private.undo_own_operation(listing text, operation bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.listings;
  undone public.audit_operations;
  made bigint;
begin
  perform private.require_owner(listing);
  select * into undone from public.audit_operations as found where found.id = operation for update;
  -- The last one of this owner on this listing, and while it can be undone in History.
  if undone.id is null or undone.actor is distinct from auth.uid() or undone.kind not in ('owner-edit', 'owner-check') or undone.undone_by is not null
    or not undone.keeps_values or undone.ended_at + private.undo_window() <= now()
    or operation is distinct from (select max(operation_id) from public.audit_log as log
      where log.table_name = 'listings' and log.row_id = listing and log.actor = auth.uid())
  then
    perform private.refuse('There is nothing of yours to undo');
  end if;
  perform from public.listings where id = listing for update;
  perform private.name_operation('undo', jsonb_build_object('kind', undone.kind, 'label', undone.label, 'of', undone.summary), operation);
  perform private.put_back((
    select coalesce(jsonb_object_agg(plan.listing, columns), '{}') from (
      select step.listing, jsonb_object_agg(item.key, item.value) as columns
      from private.undo_plan(operation, array[listing]) as step, jsonb_each(step.before) as item
      where step.state = 'goes_back' and step.effect = 'change' group by step.listing) as plan));
  made := nullif(current_setting('dira.operation', true), '')::bigint;
  update public.audit_operations set undone_by = made where id = operation and made is not null;
  select * into stored from public.listings where id = listing;
  return private.owner_listing_json(stored);
end
$$;
-- What somebody else has changed since is left alone. Answers the listing.
create function public.undo_own_operation(listing text, operation bigint) returns jsonb
language sql set search_path = ''
as $$ select private.undo_own_operation(listing, operation) $$;
comment on function public.undo_own_operation(text, bigint) is 'Undoes what an owner has just changed of a listing.';

-- As before; an owner has a name as well.
create or replace function private.operation_row(operation public.audit_operations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', operation.id, 'kind', operation.kind, 'summary', operation.summary, 'actor', operation.actor,
    -- Who is no administrator or owner any more still has a name in the log.
    'actor_email', coalesce(
      (select email from public.admin_users where id = operation.actor),
      (select email from private.listing_owners where account = operation.actor limit 1),
      (select log.row_name from public.audit_log as log
        where log.table_name = 'admin_users' and log.row_id = operation.actor::text order by log.operation_id desc nulls last limit 1)),
    'actor_role', operation.actor_role, 'began_at', operation.began_at, 'ended_at', operation.ended_at,
    'is_finished', operation.is_finished, 'table_name', operation.table_name, 'label', operation.label,
    'entries', operation.entries, 'added', operation.added, 'changed', operation.changed, 'removed', operation.removed,
    'changes', operation.changes, 'fields', operation.fields, 'undoes', operation.undoes, 'undone_by', operation.undone_by,
    'undoable_until', operation.ended_at + private.undo_window(),
    -- Rights are given and taken by name, and what visitors sent is theirs: only listings go back.
    'can_undo', operation.keeps_values and operation.table_name is not distinct from 'listings'
      and operation.ended_at + private.undo_window() > now()
  )
$$;

---------------------------------------------------------------------------------------------------------------------
-- Photographs
---------------------------------------------------------------------------------------------------------------------

alter table public.stored_images add column is_private boolean not null default false;
comment on column public.stored_images.is_private is 'Sent by an owner, and no listing has named it yet: its files are shown to the owner and to administrators.';
comment on column public.stored_images.stored_by is 'The administrator or owner who sent it.';
create index stored_images_sender on public.stored_images (stored_by, stored_at);

-- As before; a file that a listing names is public from then on.
create or replace function private.follow_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    update public.stored_images set kept_until = null, is_private = false
      where (kept_until is not null or is_private) and url in (select image ->> 'url' from jsonb_array_elements(new.images) as image);
  end if;
  if tg_op <> 'INSERT' then
    update public.stored_images as stored set kept_until = now() + private.undone_within() + private.images_kept()
      where kept_until is null
        and url in (select image ->> 'url' from jsonb_array_elements(old.images) as image)
        and not exists (select from public.listings where images @> private.names_image(stored.url));
  end if;
  return null;
end
$$;

-- As before; `only_for_sender` where an owner sends it. The last owner who sent the same file sees it.
drop function public.keep_image(text, uuid);
create function public.keep_image(image_url text, sender uuid, only_for_sender boolean default false) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  kept timestamptz;
begin
  if not private.is_stored_image(image_url) then
    perform private.refuse('image_url is not the address of a stored image');
  end if;
  insert into public.stored_images as stored (url, stored_by, is_private, kept_until)
    select image_url, sender, only_for_sender and not is_named, case when not is_named then now() + private.images_kept() end
      from (select exists (select from public.listings where images @> private.names_image(image_url)) as is_named) as found
    on conflict (url) do update set
      kept_until = case when stored.kept_until is not null then greatest(stored.kept_until, excluded.kept_until) end,
      is_private = stored.is_private and excluded.is_private,
      stored_by = case when stored.is_private then excluded.stored_by else stored.stored_by end
    returning kept_until into kept;
  return kept;
end
$$;
comment on function public.keep_image(text, uuid, boolean) is 'Notes an image whose files are about to be stored, and says until when they are kept if no listing names them. The service role calls it.';

-- For the site's server: whether whoever asks may see the files of an image.
create function public.may_see_image(image_url text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not coalesce((
    select is_private and stored_by is distinct from private.account() and not private.is_admin() and not exists (
      select from private.listing_owners as owner join public.change_requests as request using (listing_id)
      where owner.account = private.account() and request.kind = 'edit' and request.status in ('new', 'asked-back')
        and request.changes -> 'images' -> 'to' @> private.names_image(image_url))
    from public.stored_images where url = image_url), false)
$$;
comment on function public.may_see_image(text) is 'Whether the caller may see the files of a stored image.';

-- For the site's server: who sends a photograph for a listing, its package, and how many this account has sent within a day.
create function public.owner_upload(listing text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner(listing);
  return (
    select jsonb_build_object('account', auth.uid(), 'tier', private.owner_listing_json(stored) -> 'tier',
      'sent', (select count(*) from public.stored_images where stored_by = auth.uid() and stored_at > now() - interval '1 day'))
    from public.listings as stored where id = listing);
end
$$;
comment on function public.owner_upload(text) is 'Who sends a photograph for a listing, for the site''s server, which asks with the caller''s token.';

-- As before; a request that names a file keeps it while it waits, and after the decision as long as what a change took out of a listing.
create or replace function public.images_to_remove(moment timestamptz default now()) returns text[]
language plpgsql set search_path = ''
as $$
begin
  update public.stored_images as stored set kept_until = null
    where kept_until <= moment and exists (select from public.listings where images @> private.names_image(stored.url));
  update public.stored_images as stored set kept_until = named.last + private.undone_within() + private.images_kept()
    from (
      select due.url, max(case when status in ('new', 'asked-back') then moment else decided_at end) as last
      from public.change_requests as request
        join public.stored_images as due on due.kept_until <= moment and request.changes -> 'images' -> 'to' @> private.names_image(due.url)
      group by due.url
    ) as named
    where stored.url = named.url and named.last > moment - private.undone_within() - private.images_kept();
  if exists (select from public.stored_images where kept_until <= moment) then
    update public.stored_images as stored
      set kept_until = named.last + private.undone_within() + private.images_kept()
      from (
        select due.url, max(happened_at) as last
        from public.audit_log
          join public.stored_images as due on due.kept_until <= moment and position(due.url in changes::text) > 0
        where happened_at > moment - private.undone_within() - private.images_kept() and changes::text like '%/media/%'
        group by due.url
      ) as named
      where stored.url = named.url;
  end if;
  return array(select url from public.stored_images where kept_until <= moment order by kept_until limit 500);
end
$$;

revoke all on function
  private.open_edit(text), private.owner_listing_json(public.listings), private.listing_to_edit(text), private.refuse_foreign_images(jsonb, public.listings, jsonb),
  private.put_edit(public.listings, public.change_requests, jsonb, integer), private.propose_edit(text, integer, jsonb, uuid), private.withdraw_edit(text, text[]),
  private.answer_edit(text, text), private.confirm_facts(text, text[]), private.undo_own_operation(text, bigint),
  public.owner_listing(text), public.propose_edit(text, integer, jsonb, uuid), public.withdraw_edit(text, text[]), public.answer_edit(text, text),
  public.confirm_facts(text, text[]), public.undo_own_operation(text, bigint), public.keep_image(text, uuid, boolean), public.may_see_image(text),
  public.owner_upload(text)
from public, anon, authenticated;
-- Each of these asks for the owner itself.
grant execute on function
  private.propose_edit(text, integer, jsonb, uuid), private.withdraw_edit(text, text[]), private.answer_edit(text, text), private.confirm_facts(text, text[]),
  private.undo_own_operation(text, bigint),
  public.owner_listing(text), public.propose_edit(text, integer, jsonb, uuid), public.withdraw_edit(text, text[]), public.answer_edit(text, text),
  public.confirm_facts(text, text[]), public.undo_own_operation(text, bigint), public.owner_upload(text)
to authenticated;
grant execute on function public.may_see_image(text) to anon, authenticated, service_role;
grant execute on function public.keep_image(text, uuid, boolean) to service_role;
