-- Trigrams, where the server has them: lists are searched by them, and names compared.
do $$
begin
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
exception when others then
  raise notice 'pg_trgm is not available (%): searches read every name', sqlerrm;
end
$$;

create function private.refuse(message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception using message = message, errcode = '22023';
end
$$;

-- As JavaScript's trim(): btrim() takes off blanks only. By a function of Postgres' own: each write of a listing asks it ten times and more.
create function private.trimmed(value text) returns text
language sql immutable strict
return btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');

-- The length that a form's maxlength counts: a character beyond the basic plane, such as an emoji, counts twice.
create function private.utf16_length(value text) returns integer
language sql immutable
return char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g'));

-- A text as it is stored. Text that is as it should be is seen at one look.
create function private.clean_text(field text, value text, max_length integer) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  if octet_length(value) <= max_length and value !~ '[^\u0020-\u007e]' then
    return value;
  end if;
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
language plpgsql immutable strict set search_path = ''
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
create function private.clean_website(value text, field text default 'website') returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  written text := private.trimmed(private.clean_text(field, value, 500));
begin
  if written = '' then
    return null;
  end if;
  if not private.is_safe_url(case when written ~* '^https?://' then written else 'https://' || written end) then
    perform private.refuse(field || ' is not a safe address: http or https, without a user name or control characters');
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

-- A list of different slugs in their order, null where there is none.
create function private.clean_slugs(field text, given jsonb, most integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if given is null or given in ('null', '[]') then
    return null;
  end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > most
    or exists (select from jsonb_array_elements(given) as one where jsonb_typeof(one) <> 'string')
  then
    perform private.refuse(format('%s is no list of at most %s slugs', field, most));
  end if;
  return (select jsonb_agg(slug order by slug collate "C")
    from (select distinct private.clean_slug(field, one, 60) as slug from jsonb_array_elements_text(given) as one) as slugs);
end
$$;

-- A list of at most 20 objects whose texts are described by `shape`: field name to {"max", "kind", "optional"}. An image of a listing may be a file that is
-- stored here.
create function private.clean_items(field text, items jsonb, shape jsonb) returns jsonb
language plpgsql immutable strict set search_path = ''
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
        when 'url' then case
          when field = 'images' and private.is_stored_image(value) then value
          else private.clean_url(place || '.' || member.key, value, max_length)
        end
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

create function private.clean_email(field text, value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.clean_required(field, value, 254);
  if value !~ '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$' then
    perform private.refuse(format('%s is not an e-mail address', field));
  end if;
  return value;
end
$$;

-- As directory-core's slugify, but for characters that no name of a place has: small letters without accents, hyphens for all that
-- is no letter or digit. The characters are listed, because the classes of a pattern depend on the locale of the database.
create function private.slugify(name text) returns text
language sql immutable set search_path = ''
return normalize(btrim(regexp_replace(regexp_replace(lower(regexp_replace(
  normalize(name, NFD),
  -- Accents and vowel signs.
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06ed\u07eb-\u07f3\u135d-\u135f\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]',
  '', 'g')),
  '[''\u2019\u02bc`]', '', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0589-\u058a\u05be-\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u1360-\u1368\u2000-\u206f\u20a0-\u20c0\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\ufeff\uff00-\uff0f\U0001f000-\U0001faff]+',
  '-', 'g'), '-'), NFC);

-- Letters and digits of every script are welcome; what a path or a search would read as something else is not.
create function private.clean_slug(field text, value text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := private.clean_required(field, value, max_length);
  if value ~ '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]' or value <> lower(value) then
    perform private.refuse(format('%s may hold small letters, digits and hyphens only', field));
  end if;
  return value;
end
$$;

-- As directory-core's foldText.
create function private.fold_text(value text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if value ~ '[^\u0001-\u007f]' then
    select string_agg(
      coalesce(known.folded, case when letter >= U&'\AC00' and letter <= U&'\D7A3' then normalize(letter, NFD) else letter end),
      '' order by place)
    into value
    from regexp_split_to_table(value, '') with ordinality as split (split_letter, place),
      lateral (select split_letter collate "C" as letter) as one
      left join private.search_folds as known using (letter);
  end if;
  value := translate(value, E'ABCDEFGHIJKLMNOPQRSTUVWXYZ\t\n\u000b\f\r', 'abcdefghijklmnopqrstuvwxyz     ');
  return btrim(regexp_replace(value, ' {2,}', ' ', 'g'), ' ');
end
$$;

-- What a search of a list finds of some texts, for views that run with their reader's rights.
create function private.words_of(variadic texts text[]) returns text
language sql stable security definer set search_path = ''
return private.fold_text(array_to_string(texts, ' '));

-- A part of a text as LIKE takes it, whatever signs it has.
create function private.like_pattern(part text) returns text
language sql immutable set search_path = ''
return '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A text of the question, or null; refused where it is something else or too long.
create function private.asked_text(asked jsonb, field text, most integer) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return null;
  end if;
  if jsonb_typeof(asked -> field) <> 'string' or length(asked ->> field) > most then
    perform private.refuse(format('%s is no text of at most %s characters', field, most));
  end if;
  return asked ->> field;
end
$$;

create function private.asked_number(asked jsonb, field text, least_value numeric, most numeric) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return null;
  end if;
  if jsonb_typeof(asked -> field) <> 'number' or not (asked ->> field)::numeric between least_value and most then
    perform private.refuse(format('%s is no number from %s to %s', field, least_value, most));
  end if;
  return (asked ->> field)::numeric;
end
$$;

-- A list of short texts, empty where there is none.
create function private.asked_list(asked jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if asked -> field is null or asked -> field = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(asked -> field) <> 'array' or jsonb_array_length(asked -> field) > 300
    or exists (select from jsonb_array_elements(asked -> field) as entry where jsonb_typeof(entry) <> 'string' or length(entry #>> '{}') > 200)
  then
    perform private.refuse(format('%s is no list of at most 300 short texts', field));
  end if;
  return array(select jsonb_array_elements_text(asked -> field));
end
$$;

-- Columns that mean one thing together are one field: they go back together or not at all.
create function private.pairs() returns table (field text, one text, other text)
language sql immutable set search_path = ''
as $$
  values ('coordinates', 'lat', 'lng'), ('province', 'province_name', 'province_slug'), ('city', 'city_name', 'city_slug'),
    ('source', 'source_name', 'source_url')
$$;

-- The last nine digits of the first number: the same however it is written; null where there are too few.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = ''
return substring(right(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), 9) from '^[0-9]{7,}$');

-- How far two points are from each other, in metres.
create function private.metres(a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision) returns double precision
language sql immutable set search_path = ''
return 111195 * sqrt((a_lat - b_lat) ^ 2 + ((a_lng - b_lng) * cos(radians(a_lat))) ^ 2);

-- The digits of the first number without the zeros before them; null where there are too few.
create function private.phone_digits(phone text) returns text
language sql immutable set search_path = ''
return substring(ltrim(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), '0') from '^[0-9]{7,}$');

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

create function private.masked_email(email text, is_shown boolean) returns text
language sql immutable set search_path = ''
return left(email, 1) || '••••@' || case when is_shown then split_part(email, '@', 2) else '••••' end;

create function private.masked_phone(phone text) returns text
language sql immutable set search_path = ''
return coalesce(substring(ltrim(phone) from '^\+[0-9]{1,3}(?=[^0-9])') || ' ', '') || '•• ••• ••' || right(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), 2);

-- An address of the web without what is written in several ways; null where there is none.
create function private.website_key(website text) returns text
language sql immutable set search_path = ''
return nullif(regexp_replace(regexp_replace(lower(split_part(split_part(website, '#', 1), '?', 1)), '^(https?://)?(www\.)?', ''), '/+$', ''), '');
