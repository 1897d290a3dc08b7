-- Names in Latin letters are ordered as directory-core does also where they have letters and signs beyond ASCII: ’ and ø, and those of African languages.

-- What a character stands for in the order: that of others, or the next after one, which U+E000 and its neighbours say: they sort after all else.
create table private.search_letters (letter text collate "C" primary key, sorted text collate "C" not null);
alter table private.search_letters enable row level security;
insert into private.search_letters values
  ('‘', ''''), ('’', ''''), ('‚', ''''), ('‛', ''''), ('“', '"'), ('”', '"'), ('„', '"'), ('‟', '"'), ('…', '...'), ('№', 'no'), ('™', 'tm'),
  ('ª', 'a'), ('º', 'o'), ('æ', 'ae'), ('œ', 'oe'), ('ø', 'o'), ('đ', 'd'), ('ð', 'd'), ('ħ', 'h'), ('ł', 'l'), ('ŀ', 'l'),
  ('–', U&'-\E000'), ('—', U&'-\E001'),
  ('ɓ', U&'b\E000'), ('ɖ', U&'d\E000'), ('ɗ', U&'d\E001'), ('ǝ', U&'e\E000'), ('ə', U&'e\E001'), ('ɛ', U&'e\E002'), ('ƒ', U&'f\E000'),
  ('ɣ', U&'g\E000'), ('ı', U&'i\E000'), ('ɩ', U&'i\E001'), ('ƙ', U&'k\E000'), ('ŋ', U&'n\E000'), ('ɔ', U&'o\E000'), ('ʊ', U&'u\E000'),
  ('ʋ', U&'v\E000'), ('ƴ', U&'y\E000'), ('þ', U&'z\E000');
-- Names that have these already are of no known order.
insert into private.search_letters select chr(57344 + at), U&'\FFFD' from generate_series(0, 2) as at;

-- A folded name as it is sorted. With anything beyond ASCII and U+E000 to U+E002 its order is not known.
create function private.sorted_name(folded text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if folded !~ '[^ -~]' then
    return folded;
  end if;
  return (
    select string_agg(coalesce(known.sorted, one.letter), '' order by one.place)
    from regexp_split_to_table(folded, '') with ordinality as one (letter, place) left join private.search_letters as known on known.letter = one.letter);
end
$$;

create or replace function private.name_key(folded text) returns text
language sql stable set search_path = ''
return (
  select coalesce(string_agg(
    case when part[1] is not null then 'B' || chr(256 + length(ltrim(part[1], '0'))) || ltrim(part[1], '0')
    else translate(part[2], ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$abcdefghijklmnopqrstuvwxyz',
      '!"#$%&''()*+,-./0123456789:;<=>?@ALMNOPQRSTUVWXYZ[\]^_`abcdef') end,
    '' order by place), '')
  from regexp_matches(private.sorted_name(folded), '([0-9]+)|([^0-9]+)', 'g') with ordinality as matched (part, place)
);

-- Of the function only this is another.
do $do$
declare
  definition text := pg_get_functiondef('private.write_search_rows(jsonb)'::regprocedure);
  before constant text := 'folded ~ ''[^ -~]''';
begin
  if position(before in definition) = 0 then
    raise exception 'write_search_rows has no more: %', before;
  end if;
  execute replace(definition, before, 'private.sorted_name(folded) ~ U&''[^ -~\E000-\E002]''');
end
$do$;

-- What is written already. Who has said the places of all names keeps them.
update private.search_rows as r set
  az = '~' || private.name_key(name),
  flags = flags & ~8 | case when private.sorted_name(name) ~ U&'[^ -~\E000-\E002]' then 8 else 0 end
where flags & 8 <> 0 and not (select is_ranked from private.search_settings);

revoke all on function private.sorted_name(text) from public, anon, authenticated;
