-- Addresses under which a listing was published once, for ever: they lead to where it is now, or say that it has left the guide. docs/decisions/0040 says how.

create table private.former_addresses (
  slug text primary key,
  listing_id text not null
);
comment on table private.former_addresses is
  'Slugs under which a listing was published and is no longer, or was for a while: one that is published now comes first. Written by triggers alone, and never removed.';
comment on column private.former_addresses.listing_id is 'No reference: of a listing that is removed it is known that there was one.';
create index former_addresses_listing on private.former_addresses (listing_id);
create index former_addresses_in_order on private.former_addresses (slug collate "C");

create table private.merged_listings (
  listing_id text primary key,
  into_id text not null check (into_id <> listing_id)
);
comment on table private.merged_listings is 'Which listing was archived because another one is of the same business. It counts while the first is not published.';
create index merged_listings_into on private.merged_listings (into_id);

-- No policy: functions own the tables.
alter table private.former_addresses enable row level security;
alter table private.merged_listings enable row level security;

-- What is known already of listings that are no longer published: the slug that they had last.
insert into private.former_addresses (slug, listing_id)
  select distinct on (change.slug) change.slug, change.listing_id from private.listing_changes as change
  where not exists (select from public.listings where id = change.listing_id and status = 'published' and slug = change.slug)
  order by change.slug, change.version desc;

-- Whether a slug is nobody's: neither a listing has it, nor does it lead to one that is there still.
create function private.is_slug_free(candidate text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.listings where slug = candidate)
    and not exists (select from private.former_addresses as former where slug = candidate and exists (select from public.listings where id = former.listing_id))
$$;

-- As before, with addresses that lead elsewhere.
create or replace function private.free_slug(slugs text[], taken text[]) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text;
  base text;
  used integer := 1;
  free integer := 2;
  middle integer;
begin
  if coalesce(cardinality(slugs), 0) = 0 then
    perform private.refuse('slugs holds at least one candidate');
  end if;
  foreach candidate in array slugs loop
    if candidate <> all (taken) and private.is_slug_free(candidate) then
      return candidate;
    end if;
  end loop;
  -- Room for the number within the longest slug.
  base := left(candidate, 150) || '-';
  while base || free = any (taken) or not private.is_slug_free(base || free) loop
    used := free;
    free := free * 2;
  end loop;
  while free - used > 1 loop
    middle := (used + free) / 2;
    if base || middle = any (taken) or not private.is_slug_free(base || middle) then
      used := middle;
    else
      free := middle;
    end if;
  end loop;
  return base || free;
end
$$;

-- An address that led to a listing once is given to no other one: it leads there.
create function private.keep_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.former_addresses as former where former.slug = new.slug and former.listing_id <> new.id
    and exists (select from public.listings where id = former.listing_id))
  then
    raise exception using errcode = '23505', constraint = 'listings_slug_key', message = 'duplicate key value violates unique constraint "listings_slug_key"',
      detail = format('/listings/%s leads to another listing, which was published there', new.slug);
  end if;
  return new;
end
$$;
-- After before_listing_write(), which says what the slug and the id are.
create trigger keep_former_address_on_insert before insert on public.listings
  for each row execute function private.keep_former_address();
create trigger keep_former_address_on_update before update of slug on public.listings
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_address();

---------------------------------------------------------------------------------------------------------------------
-- Noting them
---------------------------------------------------------------------------------------------------------------------

-- Where these listings are has changed: pages that say where former addresses lead are made anew, as are all when the listings are of another version.
create function private.touch_addresses(listings text[]) returns void
language sql security definer set search_path = ''
as $$
  update private.listings_version set version = version + 1
  where exists (select from private.former_addresses where listing_id = any (listings)) or exists (select from private.merged_listings where into_id = any (listings))
$$;

-- What was published and is not any more, or elsewhere, is noted.
create function private.note_former_addresses() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  touched text[];
begin
  case tg_op
    when 'INSERT' then
      touched := array(select id from after_rows);
    when 'UPDATE' then
      touched := array(select id from before_rows join after_rows using (id) where (before_rows.slug, before_rows.status) is distinct from (after_rows.slug, after_rows.status));
      insert into private.former_addresses (slug, listing_id)
        select before_rows.slug, id from before_rows join after_rows using (id)
        where before_rows.status = 'published' and (after_rows.status <> 'published' or after_rows.slug <> before_rows.slug)
        on conflict (slug) do update set listing_id = excluded.listing_id;
    when 'DELETE' then
      touched := array(select id from before_rows);
      insert into private.former_addresses (slug, listing_id)
        select slug, id from before_rows where status = 'published'
        on conflict (slug) do update set listing_id = excluded.listing_id;
  end case;
  if touched <> '{}' then
    perform private.touch_addresses(touched);
  end if;
  return null;
end
$$;
create trigger note_former_addresses_on_insert after insert on public.listings
  referencing new table as after_rows for each statement execute function private.note_former_addresses();
create trigger note_former_addresses_on_update after update on public.listings
  referencing old table as before_rows new table as after_rows for each statement execute function private.note_former_addresses();
create trigger note_former_addresses_on_delete after delete on public.listings
  referencing old table as before_rows for each statement execute function private.note_former_addresses();

---------------------------------------------------------------------------------------------------------------------
-- Reading them
---------------------------------------------------------------------------------------------------------------------

-- The slug of the published listing to which the addresses of a listing lead: its own, or that of the one that it was merged into. Null: of none.
create function private.moved_to(listing text) returns text
language sql stable set search_path = ''
as $$
  -- Of a circle each listing is looked at once.
  with recursive step (id) as (
    select listing
    union
    select merged.into_id from step join private.merged_listings as merged on merged.listing_id = step.id
    where not exists (select from public.listings as one where one.id = step.id and one.status = 'published')
  )
  select one.slug from step join public.listings as one on one.id = step.id and one.status = 'published'
$$;

-- Where a former address leads: {"slug", "to": another slug or null, "gone": what is known of a listing that has left the guide, or null}. Of a draft it leads nowhere, and of a
-- listing that was removed nothing is known.
create function private.former_address_row(former private.former_addresses) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', former.slug, 'to', place.slug, 'gone', case
    when place.slug is not null or listing.status = 'draft' then null
    when listing.id is null then '{}'
    else jsonb_build_object('id', listing.id, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
      'province_slug', listing.province_slug, 'province_name', listing.province_name, 'city_slug', listing.city_slug, 'city_name', listing.city_name,
      'lat', listing.lat, 'lng', listing.lng) end)
  from private.moved_to(former.listing_id) as place (slug) left join public.listings as listing on listing.id = former.listing_id
$$;

-- Where the former addresses with some slugs lead, up to a hundred; a slug that was no address is left out.
create function public.former_addresses(slugs text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.former_address_row(former)), '[]') from private.former_addresses as former where former.slug = any (slugs[1:100])
$$;
comment on function public.former_addresses(text[]) is 'Where addresses lead at which listings were, by their slugs.';

-- The slugs of former addresses in their order, a thousand after `after`: an export asks for all of them.
create function public.former_slugs(after text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(slug), '[]')
  from (select slug from private.former_addresses where slug collate "C" > after collate "C" order by slug collate "C" limit 1000) as page
$$;
comment on function public.former_slugs(text) is 'The slugs of addresses at which listings were.';

---------------------------------------------------------------------------------------------------------------------
-- Merging
---------------------------------------------------------------------------------------------------------------------

-- Archives a listing because another one, which is published, is of the same business: its addresses lead there from then on. The undo in History brings it back.
create function private.merge_listing(listing text, into_listing text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from public.listings where id = listing for update;
  if not found then
    perform private.refuse('There is no such listing');
  elsif listing = into_listing or not exists (select from public.listings where id = into_listing and status = 'published') then
    perform private.refuse('It is merged into another listing, which is published');
  end if;
  insert into private.merged_listings (listing_id, into_id) values (listing, into_listing)
    on conflict (listing_id) do update set into_id = excluded.into_id;
  update public.listings set status = 'archived' where id = listing and status <> 'archived';
  -- Of one that was archived before as well.
  perform private.touch_addresses(array[listing]);
  return true;
end
$$;
create function public.merge_listing(listing text, into_listing text) returns boolean
language sql set search_path = ''
as $$ select private.merge_listing(listing, into_listing) $$;
comment on function public.merge_listing(text, text) is 'Archives a listing and leads its addresses to another one of the same business, for administrators.';

revoke all on function
  private.is_slug_free(text), private.keep_former_address(), private.touch_addresses(text[]), private.note_former_addresses(), private.moved_to(text),
  private.former_address_row(private.former_addresses), private.merge_listing(text, text), public.former_addresses(text[]), public.former_slugs(text), public.merge_listing(text, text)
from public, anon, authenticated;
grant execute on function public.former_addresses(text[]), public.former_slugs(text) to anon, authenticated, service_role;
-- It asks for an administrator itself.
grant execute on function private.merge_listing(text, text), public.merge_listing(text, text) to authenticated;
-- Imports look for a free one.
grant execute on function private.is_slug_free(text) to service_role;
