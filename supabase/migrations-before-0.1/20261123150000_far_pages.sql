-- The search at a million listings: late pages and cells of a text that very many names have. And the cells of such a text beside the nearest of it,
-- which were those of the page's neighbourhood alone.

-- The blocks or cells of a common text fit into memory, so they are not sorted.
alter function public.search_listings(jsonb) set work_mem = '16MB';

-- Of the function only this is another: each first text becomes the second.
do $do$
declare
  definition text := pg_get_functiondef('public.search_listings(jsonb)'::regprocedure);
  change text[];
begin
  foreach change slice 1 in array array[
    array['near_box text; reach float8;', 'near_box text; only_rows text := ''''; is_far boolean; passed bigint; reach float8;'],
    array[$old$
  if matches = 0 then
    page_rows := page_rows || ' and false';
  elsif$old$, $new$
  is_far := matches > many and text_rows <> '' and wanted_sort <> 'nearest' and page_start >= 2000;
  if matches = 0 then
    only_rows := ' and false';
  elsif is_far and wanted_sort = 'featured' then
    -- A page within one package is found in that package alone: there is far less to sort.
    select format(case when rank < 2 then ' and r.tier = %s and r.featured = ''''' else ' and r.tier = %s' end, rank),
      case when is_backwards then matches - before - n else before end
    into only_rows, passed
    from (
      select rank, n, sum(n) over (order by rank) - n as before
      from (
        select array_position(array['premium', 'standard', 'classified'], one ->> 0) - 1 as rank, (one ->> 1)::bigint as n
        from jsonb_array_elements(answer -> 'tiers') as one
      ) as package
      where rank = any(tiers) or jsonb_array_length(coalesce(asked -> 'tiers', '[]')) = 0
    ) as package
    where before <= (page - 1) * page_size and before + n >= least(page * page_size, matches);
    -- On the border of two packages none is.
    only_rows := coalesce(only_rows, '');
    page_start := page_start - coalesce(passed, 0);
  elsif$new$],
    array[$old$
      page_rows := page_rows || ' and ' || near_box$old$, $new$
      only_rows := ' and ' || near_box$new$],
    array[$old$
      when matches > many and wanted_sort <> 'nearest' then
$old$, $new$
      when is_far then
        -- All are sorted: that is faster than to keep the first thousands of them in order.
        format('select id, %s as metres, tier, featured, az, given from (select *, row_number() over (order by %s) as place'
            || ' from private.search_rows as r where true', metres, page_order)
          || only_rows || page_rows || text_rows || doc_rows || ') as r where place > $2 and place <= $2 + $1'
      when matches > many and wanted_sort <> 'nearest' then
$new$],
    array[$old$
          || page_rows || text_rows || doc_rows || format(' order by %s limit$old$, $new$
          || only_rows || page_rows || text_rows || doc_rows || format(' order by %s limit$new$],
    array[$old$
          || page_rows || text_rows || doc_rows || ' offset 0) as found$old$, $new$
          || only_rows || page_rows || text_rows || doc_rows || ' offset 0) as found$new$]
  ] loop
    if position(change[1] in definition) = 0 then
      raise exception 'search_listings has no more: %', change[1];
    end if;
    definition := replace(definition, change[1], change[2]);
  end loop;
  execute definition;
end
$do$;
