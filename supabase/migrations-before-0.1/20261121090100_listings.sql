-- The listings of the directory. What may be stored is what directory-core's listingSchema accepts; the limits below are
-- its LISTING_LIMITS. They are checked by a trigger and not by CHECK constraints, so that a refusal names the field, is the
-- caller's mistake (400, sqlstate 22023) on every home of this database, and text is tidied before it is measured.

create table public.listings (
  id text primary key default gen_random_uuid()::text,
  slug text not null unique,
  business_name text not null,
  category text not null,
  subcategory text,
  country text not null,
  province text not null default '',
  city text not null default '',
  address text not null default '',
  phone text not null default '',
  email text,
  website text,
  description text,
  package_tier text,
  lat double precision,
  lng double precision,
  images jsonb,
  business_hours jsonb,
  social_media jsonb,
  special_offers jsonb,
  status text not null default 'draft',
  source_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.listings is 'Businesses of the directory. Visitors read the published ones; administrators write.';
comment on column public.listings.package_tier is 'classified, standard or premium; null counts as classified.';
comment on column public.listings.status is 'draft, published or archived; only published listings are public.';
comment on column public.listings.source_id is 'The identity of an imported row in its source; null for a listing made by hand.';
comment on column public.listings.province is 'Empty text means "not given", here and in city, address and phone.';

-- Visitors ask for what is published, page by page and since when; administrators work by status.
create index listings_published_id on public.listings (id) where status = 'published';
create index listings_published_updated_at on public.listings (updated_at) where status = 'published';
create index listings_status on public.listings (status);

---------------------------------------------------------------------------------------------------------------------
-- Refusals and the checks of single values
---------------------------------------------------------------------------------------------------------------------

create function private.refuse(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception using message = message, errcode = '22023';
end
$$;

-- As JavaScript's trim(): btrim() takes off blanks only.
create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  value,
  '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
  '',
  'g'
);

-- The length that a form's maxlength counts: a character beyond the basic plane, such as an emoji, counts twice.
create function private.utf16_length(value text) returns integer
language sql immutable set search_path = ''
return char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g'));

create function private.clean_text(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- Far too long is refused before anything is done to it: a pattern takes its time over megabytes.
  if octet_length(value) > 8 * max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  -- One kind of line break, no other control characters than it and the tab, composed letters.
  value := regexp_replace(value, '\r\n?', E'\n', 'g');
  value := normalize(regexp_replace(value, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g'), NFC);
  -- Counting bytes first spares the expensive count: UTF-8 is never shorter than UTF-16.
  if octet_length(value) > max_length and private.utf16_length(value) > max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  return value;
end
$$;

create function private.clean_required(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.trimmed(private.clean_text(field, value, max_length));
  if value is null or value = '' then
    perform private.refuse(format('%s is required', field));
  end if;
  return value;
end
$$;

-- As directory-core's isSafeUrl: http, https, mailto and tel only, no user name before the host, no control characters,
-- blanks or bidirectional controls, which make an address look like another. What passes here passes there too; the host
-- is held a little tighter, because a browser's reading of odd hosts cannot be repeated in a pattern.
create function private.is_safe_url(address text) returns boolean
language sql immutable set search_path = ''
return address !~ '[\u0001-\u0020\u007f-\u00a0\u061c\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
  and (
    address ~* '^(mailto|tel):.'
    or (
      -- A host name, and a port of at most 65535.
      address ~* '^https?://[a-z0-9_\u00a1-\uffef.-]+(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?([/?#]|$)'
      -- A name whose last part is a number is an address of four numbers up to 255, or nothing.
      and (
        address !~* '^https?://([^/?#:]*\.)?(0x[0-9a-f]*|[0-9]+)\.?([:/?#]|$)'
        or address ~* '^https?://((25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])([:/?#]|$)'
      )
      and address !~* '^https?://\.*([:/?#]|$)'
    )
  );

create function private.clean_url(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(value) > 8 * max_length or private.utf16_length(value) > max_length then
    perform private.refuse(format('%s is too long: at most %s characters', field, max_length));
  end if;
  if not private.is_safe_url(value) then
    perform private.refuse(
      format('%s is not a safe address: http, https, mailto or tel, without a user name or control characters', field));
  end if;
  return value;
end
$$;

-- A website may be written without its scheme, as people do; with one, it is http or https.
create function private.clean_website(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  written text := private.trimmed(private.clean_text('website', value, 500));
begin
  if written = '' then
    return null;
  end if;
  if not private.is_safe_url(case when written ~* '^https?://' then written else 'https://' || written end) then
    perform private.refuse('website is not a safe address: http or https, without a user name or control characters');
  end if;
  return written;
end
$$;

create function private.clean_date(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- The form is checked first, then the calendar: 2026-02-30 has the form of a date and is none.
  if value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or make_date(
    substr(value, 1, 4)::integer, substr(value, 6, 2)::integer, substr(value, 9, 2)::integer) is null
  then
    perform private.refuse(format('%s is not a date like 2026-12-31', field));
  end if;
  return value;
exception
  when datetime_field_overflow then
    perform private.refuse(format('%s is not a date like 2026-12-31', field));
end
$$;

-- A list of at most 20 objects whose texts are described by `shape`: field name to {"max", "kind", "optional"}.
create function private.clean_items(field text, items jsonb, shape jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  cleaned jsonb := '[]';
  item jsonb;
  clean_item jsonb;
  place text;
  member record;
  unknown text;
  value text;
  max_length integer;
begin
  -- A stored JSON null would be a second way to say "none".
  if items is null or items = 'null' then
    return null;
  end if;
  if jsonb_typeof(items) <> 'array' then
    perform private.refuse(format('%s is not a list', field));
  end if;
  if jsonb_array_length(items) > 20 then
    perform private.refuse(format('%s has too many entries: at most 20', field));
  end if;
  for item, place in
    select element.value, format('%s[%s]', field, element.ordinality - 1)
    from jsonb_array_elements(items) with ordinality as element
  loop
    if jsonb_typeof(item) <> 'object' then
      perform private.refuse(format('%s is not an object', place));
    end if;
    select key into unknown from jsonb_object_keys(item) as key where not shape ? key limit 1;
    if unknown is not null then
      perform private.refuse(format('%s has an unknown field', place));
    end if;
    clean_item := '{}';
    for member in select key, rule from jsonb_each(shape) as described(key, rule) loop
      if not item ? member.key then
        if member.rule ? 'optional' then
          continue;
        end if;
        perform private.refuse(format('%s.%s is required', place, member.key));
      end if;
      if jsonb_typeof(item -> member.key) <> 'string' then
        perform private.refuse(format('%s.%s is not a text', place, member.key));
      end if;
      value := item ->> member.key;
      max_length := (member.rule ->> 'max')::integer;
      value := case member.rule ->> 'kind'
        when 'required' then private.clean_required(place || '.' || member.key, value, max_length)
        when 'url' then private.clean_url(place || '.' || member.key, value, max_length)
        when 'date' then private.clean_date(place || '.' || member.key, value)
        else private.clean_text(place || '.' || member.key, value, max_length)
      end;
      clean_item := clean_item || jsonb_build_object(member.key, value);
    end loop;
    cleaned := cleaned || jsonb_build_array(clean_item);
  end loop;
  return cleaned;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- A whole listing
---------------------------------------------------------------------------------------------------------------------

-- The listing as it is stored: text in NFC and without blanks around it; refused where directory-core's schema would.
create function private.clean_listing(listing public.listings) returns public.listings
language plpgsql immutable set search_path = ''
as $$
begin
  listing.id := private.clean_required('id', listing.id, 64);
  listing.business_name := private.clean_required('business_name', listing.business_name, 120);
  listing.category := private.clean_required('category', listing.category, 60);
  listing.subcategory := nullif(private.clean_text('subcategory', listing.subcategory, 60), '');
  listing.country := private.clean_required('country', listing.country, 80);
  listing.province := private.clean_text('province', coalesce(listing.province, ''), 80);
  listing.city := private.clean_text('city', coalesce(listing.city, ''), 80);
  listing.address := private.clean_text('address', coalesce(listing.address, ''), 200);
  listing.phone := private.clean_text('phone', coalesce(listing.phone, ''), 40);
  listing.description := nullif(private.clean_text('description', listing.description, 2000), '');
  listing.website := private.clean_website(listing.website);
  listing.source_id := nullif(private.trimmed(private.clean_text('source_id', listing.source_id, 120)), '');

  -- Letters and digits of every script are welcome; what a path or a search would read as something else is not.
  listing.slug := private.clean_required('slug', listing.slug, 160);
  if listing.slug ~ '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]'
    or listing.slug <> lower(listing.slug)
  then
    perform private.refuse('slug may hold small letters, digits and hyphens only');
  end if;

  listing.email := nullif(private.clean_text('email', listing.email, 254), '');
  if listing.email !~
    '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
  then
    perform private.refuse('email is not an e-mail address');
  end if;

  if listing.package_tier not in ('classified', 'standard', 'premium') then
    perform private.refuse('package_tier is classified, standard or premium');
  end if;
  if listing.status is null or listing.status not in ('draft', 'published', 'archived') then
    perform private.refuse('status is draft, published or archived');
  end if;

  if (listing.lat is null) <> (listing.lng is null) then
    perform private.refuse('lat and lng are given both or not at all');
  end if;
  if listing.lat not between -90 and 90 or listing.lng not between -180 and 180 then
    perform private.refuse('lat is between -90 and 90, lng between -180 and 180');
  end if;

  listing.images := private.clean_items('images', listing.images,
    '{"id": {"max": 64, "kind": "required"}, "url": {"max": 500, "kind": "url"}, "alt": {"max": 200}}');
  listing.business_hours := private.clean_items('business_hours', listing.business_hours,
    '{"day": {"max": 120, "kind": "required"}, "hours": {"max": 120}}');
  listing.social_media := private.clean_items('social_media', listing.social_media,
    '{"platform": {"max": 120, "kind": "required"}, "url": {"max": 500, "kind": "url"}}');
  listing.special_offers := private.clean_items('special_offers', listing.special_offers,
    '{"id": {"max": 64, "kind": "required"}, "title": {"max": 120, "kind": "required"}, "description": {"max": 2000},
      "validUntil": {"kind": "date", "optional": true}}');
  return listing;
end
$$;

create function private.before_listing_write() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_service boolean := current_user not in ('anon', 'authenticated');
begin
  new := private.clean_listing(new);
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    -- What the server keeps is not for a signed-in caller to choose.
    if not by_service then
      new.created_at := new.updated_at;
      new.source_id := null;
    end if;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    if not by_service then
      new.source_id := old.source_id;
    end if;
  end if;
  return new;
end
$$;

create trigger before_listing_write
  before insert or update on public.listings
  for each row execute function private.before_listing_write();

---------------------------------------------------------------------------------------------------------------------
-- Who may do what
---------------------------------------------------------------------------------------------------------------------

alter table public.listings enable row level security;
alter table public.listings force row level security;

create policy "published listings are public" on public.listings
  for select to anon, authenticated
  using (status = 'published');

create policy "administrators read every listing" on public.listings
  for select to authenticated
  using ((select private.is_admin()));

create policy "administrators add listings" on public.listings
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change listings" on public.listings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "administrators remove listings" on public.listings
  for delete to authenticated
  using ((select private.is_admin()));

create or replace function private.restrict_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  grant select on public.admin_users to authenticated;
  grant select on public.listings to anon, authenticated;
  grant insert, update, delete on public.listings to authenticated;
  grant all on all tables in schema public to service_role;
end
$$;
select private.restrict_grants();

-- Triggers run as the caller, who therefore needs the functions that the trigger calls; none of them reads or writes a table.
revoke all on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke all on function private.restrict_grants() from authenticated, service_role;
