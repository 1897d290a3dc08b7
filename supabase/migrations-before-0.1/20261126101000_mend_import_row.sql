-- A rejected row of an import is mended where it is shown, and judged anew.

-- `record` is as check_import_rows() takes it. The cells stay mended when the file is looked through again. Answers the counts.
create function public.mend_import_row(job bigint, number integer, record jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  mended public.import_rows;
  earlier integer;
  piece_size integer;
  counted jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  delete from public.import_rows as planned
    where planned.job = opened.id and planned.number = mend_import_row.number and planned.kind = 'rejected';
  if not found then
    perform private.refuse('Only a rejected row can be mended');
  end if;
  perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(record));
  select * into mended from public.import_rows as planned where planned.job = opened.id and planned.number = mend_import_row.number;

  -- No two rows are the same business.
  select planned.line into earlier from public.import_rows as planned
    where planned.job = opened.id and planned.number <> mended.number and planned.kind <> 'rejected' and mended.kind <> 'rejected'
      and (planned.item -> 'fields' ->> 'source_id' = mended.item -> 'fields' ->> 'source_id'
        or planned.kind in ('changed', 'unchanged') and mended.kind in ('changed', 'unchanged') and planned.listing = mended.listing)
    order by planned.number limit 1;
  if earlier is not null then
    delete from public.import_rows as planned where planned.job = opened.id and planned.number = mended.number;
    perform private.check_import_batch(opened.id, number - 1, jsonb_build_array(
      record - 'item' || jsonb_build_object('reason', format('the same business is already on line %s', earlier))));
  end if;

  select jsonb_array_length(records) into piece_size from public.import_pieces as piece where piece.job = opened.id and piece.place = 0;
  update public.import_pieces as piece set
    records = jsonb_set(records #- array[((number - 1) % piece_size)::text, 'fault'], array[((number - 1) % piece_size)::text, 'cells'], record -> 'cells')
    where piece.job = opened.id and piece.place = (number - 1) / piece_size;
  counted := private.import_counts(opened.id);
  update public.import_jobs set counts = counted where id = opened.id;
  return counted;
end
$$;
revoke all on function public.mend_import_row(bigint, integer, jsonb) from public, anon, authenticated;
grant execute on function public.mend_import_row(bigint, integer, jsonb) to service_role;
