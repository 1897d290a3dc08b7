-- Rows are taken only by the check that they were judged for.
alter table public.import_jobs add column checks integer not null default 0;

drop function check_import_rows(bigint,jsonb);

-- Looks at the next rows of a file, in sets, and writes no listing. Rows of an earlier check, or that another server has looked at meanwhile, are not taken.
-- Answers how far it is, and how many milliseconds the batch kept the database from others.
create or replace function public.check_import_rows(job bigint, checks integer, at integer, rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state = 'checking' and opened.checks = check_import_rows.checks and opened.position = at then
    perform private.check_import_batch(opened.id, opened.position, rows);
    update public.import_jobs set position = at + jsonb_array_length(rows) where id = opened.id returning * into opened;
    if opened.position >= opened.total then
      update public.import_jobs set state = 'checked', counts = private.import_counts(opened.id) where id = opened.id;
    end if;
  end if;
  return jsonb_build_object('position', opened.position, 'took', private.batch_took());
end
$$;

revoke all on function check_import_rows(bigint,integer,integer,jsonb) from public, anon, authenticated, service_role;
grant execute on function check_import_rows(bigint,integer,integer,jsonb) to service_role;
