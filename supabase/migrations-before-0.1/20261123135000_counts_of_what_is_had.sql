-- Filters by what listings have are counted by what is kept, beside a text too: blocks and short texts know how many have two things, and all three.

alter table private.search_blocks
  add column whatsapp_website integer not null default 0,
  add column whatsapp_photographs integer not null default 0,
  add column website_photographs integer not null default 0,
  add column has_all integer not null default 0;
alter table private.search_grams
  add column whatsapp_website integer not null default 0,
  add column whatsapp_photographs integer not null default 0,
  add column website_photographs integer not null default 0,
  add column has_all integer not null default 0;

-- The column that counts the rows with all of some flags of private.search_rows.
create function private.count_of(flags integer) returns text
language sql immutable set search_path = ''
return (array['n', 'whatsapp', 'website', 'whatsapp_website', 'photographs', 'whatsapp_photographs', 'website_photographs', 'has_all'])[flags + 1];

-- As before, with the counts of two and three things.
create or replace function private.count_search_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update private.search_blocks as block set
      n = block.n - gone.n, whatsapp = block.whatsapp - gone.whatsapp, website = block.website - gone.website,
      photographs = block.photographs - gone.photographs, whatsapp_website = block.whatsapp_website - gone.whatsapp_website,
      whatsapp_photographs = block.whatsapp_photographs - gone.whatsapp_photographs,
      website_photographs = block.website_photographs - gone.website_photographs, has_all = block.has_all - gone.has_all,
      unranked = block.unranked - gone.unranked
    from (
      select before_rows.block, count(*) as n, count(*) filter (where flags & 1 <> 0) as whatsapp,
        count(*) filter (where flags & 2 <> 0) as website, count(*) filter (where flags & 4 <> 0) as photographs,
        count(*) filter (where flags & 3 = 3) as whatsapp_website, count(*) filter (where flags & 5 = 5) as whatsapp_photographs,
        count(*) filter (where flags & 6 = 6) as website_photographs, count(*) filter (where flags & 7 = 7) as has_all,
        count(*) filter (where flags & 8 <> 0) as unranked
      from before_rows group by before_rows.block
    ) as gone
    where block.id = gone.block;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update private.search_blocks as block set
      n = block.n + come.n, whatsapp = block.whatsapp + come.whatsapp, website = block.website + come.website,
      photographs = block.photographs + come.photographs, whatsapp_website = block.whatsapp_website + come.whatsapp_website,
      whatsapp_photographs = block.whatsapp_photographs + come.whatsapp_photographs,
      website_photographs = block.website_photographs + come.website_photographs, has_all = block.has_all + come.has_all,
      unranked = block.unranked + come.unranked
    from (
      select after_rows.block, count(*) as n, count(*) filter (where flags & 1 <> 0) as whatsapp,
        count(*) filter (where flags & 2 <> 0) as website, count(*) filter (where flags & 4 <> 0) as photographs,
        count(*) filter (where flags & 3 = 3) as whatsapp_website, count(*) filter (where flags & 5 = 5) as whatsapp_photographs,
        count(*) filter (where flags & 6 = 6) as website_photographs, count(*) filter (where flags & 7 = 7) as has_all,
        count(*) filter (where flags & 8 <> 0) as unranked
      from after_rows group by after_rows.block
    ) as come
    where block.id = come.block;
  end if;
  if (select knows_grams from private.search_settings) then
    if tg_op in ('UPDATE', 'DELETE') then
      insert into private.search_gram_changes select -1, block, name, flags from before_rows;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then
      insert into private.search_gram_changes select 1, block, name, flags from after_rows;
    end if;
    -- Reading very many changes is no faster than reading all names.
    if (select count(*) from private.search_gram_changes) > 20000 then
      perform private.forget_grams();
    end if;
  end if;
  return null;
end
$$;

create or replace function private.refresh_search() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  truncate private.search_grams, private.search_gram_changes;
  insert into private.search_grams (gram, category, country, tier, n, whatsapp, website, photographs,
    whatsapp_website, whatsapp_photographs, website_photographs, has_all)
  select gram, block.category, block.country, block.tier, count(*), count(*) filter (where flags & 1 <> 0),
    count(*) filter (where flags & 2 <> 0), count(*) filter (where flags & 4 <> 0), count(*) filter (where flags & 3 = 3),
    count(*) filter (where flags & 5 = 5), count(*) filter (where flags & 6 = 6), count(*) filter (where flags & 7 = 7)
  from private.search_rows as search_row join private.search_blocks as block on block.id = search_row.block,
    lateral (
      select distinct substr(field, first, many) as gram
      from unnest(array[search_row.name, block.city_folded]) as field, generate_series(1, 2) as many,
        generate_series(1, length(field) - many + 1) as first
    ) as found
  where gram not like '% %'
  group by gram, block.category, block.country, block.tier;
  update private.search_settings set knows_grams = true;
  analyze private.search_rows, private.search_blocks;
  return (select count(*) from private.search_rows);
end
$$;

-- What there is already.
update private.search_blocks as block set
  whatsapp_website = known.whatsapp_website, whatsapp_photographs = known.whatsapp_photographs,
  website_photographs = known.website_photographs, has_all = known.has_all
from (
  select r.block, count(*) filter (where flags & 3 = 3) as whatsapp_website, count(*) filter (where flags & 5 = 5) as whatsapp_photographs,
    count(*) filter (where flags & 6 = 6) as website_photographs, count(*) filter (where flags & 7 = 7) as has_all
  from private.search_rows as r group by r.block
) as known
where block.id = known.block;
do $$
begin
  if (select knows_grams from private.search_settings) then
    perform private.refresh_search();
  end if;
end
$$;

-- The condition of a text on the rows as "r" where few rows match, beginning with " and ": for each of its words a test of the name, or the blocks that it
-- names, as texts of arrays, `among` these. Few rows are found by the index of blocks; for many a bit is faster to look at, see private.in_blocks.
create function private.few_rows(name_tests text[], named text[], among integer[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(format(' and (%s or r.block = any(%L::integer[]))', test,
    array(select id from unnest(ids::integer[]) as id where among is null or id = any(among))), ''), '')
  from unnest(name_tests, named) as word (test, ids)
$$;

revoke all on function private.count_of(integer), private.few_rows(text[], text[], integer[]) from public, anon, authenticated;
