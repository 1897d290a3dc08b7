-- The server reads a file in a process of its own. The import is there from its first byte on, so that its progress is seen and it can be given up.
alter table public.import_jobs drop constraint import_jobs_state_check;
alter table public.import_jobs add constraint import_jobs_state_check
  check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'done', 'stopped', 'failed'));
comment on column public.import_jobs.position is
  'How many rows have been looked through, or applied. While it is read, which part of it has come and been read, of the total.';
