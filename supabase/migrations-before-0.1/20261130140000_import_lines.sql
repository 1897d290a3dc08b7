-- What the lines of a file are, so that all of them are accounted for.
alter table public.import_jobs add column lines jsonb;
comment on column public.import_jobs.lines is
  '{"total", "header", "row", "blank", "notUnderstood"}: how many lines are of each kind, which is all of them; "lost" has the first that are not understood.';
