alter table public.import_jobs add column reading jsonb;
