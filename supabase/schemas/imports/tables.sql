-- Imports: a file of listings that is read, looked at, and written in batches.

create table public.import_jobs (
  id bigint primary key generated always as identity,
  file text not null,
  -- The names of the columns, and a hash of the set of them: what was decided is remembered by it.
  columns jsonb not null,
  columns_key text not null,
  -- Of each column a first value and its different values, if these are few.
  samples jsonb not null,
  chosen jsonb not null,
  remembered boolean not null default true,
  total integer not null,
  state text not null default 'columns' check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'done', 'stopped', 'failed')),
  -- How many rows have been looked through, or applied.
  "position" integer not null default 0,
  counts jsonb not null default '{}',
  -- Where it stood when the server went down.
  resumed_at integer,
  stops boolean not null default false,
  failure text,
  operation bigint references public.audit_operations (id),
  actor uuid not null,
  began_at timestamptz not null default now(),
  applied_at timestamptz,
  closed_at timestamptz,
  -- What the lines of a file are, so that all of them are accounted for.
  lines jsonb,
  -- How the file was read: its encoding, the line of the names, its sheet, and what a person should know of it.
  reading jsonb,
  -- How often it has been looked through: rows judged by what was decided before are not taken.
  checks integer not null default 0
);
comment on table public.import_jobs is 'Files that administrators import. One at a time is open.';
comment on column public.import_jobs.lines is
  '{"total", "header", "row", "blank", "notUnderstood"}: how many lines are of each kind, which is all of them; "lost" has the first that are not understood.';
comment on column public.import_jobs.position is
  'How many rows have been looked through, or applied. While it is read, which part of it has come and been read, of the total.';
alter table public.import_jobs enable row level security, force row level security;
create unique index import_jobs_open on public.import_jobs ((true)) where closed_at is null;
create index import_jobs_operation on public.import_jobs (operation);
create index import_jobs_columns on public.import_jobs (columns_key, id);

create table public.import_pieces (
  job bigint not null references public.import_jobs (id) on delete cascade,
  place integer not null,
  -- [{"line", "cells", "fault"?}]
  records jsonb not null,
  primary key (job, place)
);
comment on table public.import_pieces is 'What is in a file, some hundred records in a row.';
alter table public.import_pieces enable row level security, force row level security;

create table public.import_rows (
  job bigint not null references public.import_jobs (id) on delete cascade,
  number integer not null,
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'rejected', 'duplicate')),
  -- same: of the listing that it may be a duplicate of. different: new. out: left out.
  decision text check (decision in ('same', 'different', 'out')),
  name text not null,
  city text,
  reason text,
  -- The listing that it is of, or may be of.
  listing text,
  twin jsonb,
  -- {column: [before, after]}
  changes jsonb,
  -- What is written, and what is written if it is the same.
  item jsonb,
  merge jsonb,
  cells jsonb not null,
  -- What of it is left out or doubted, each a sentence; null where nothing is.
  notes text[],
  -- The kinds of these notes, by which many rows are listed and decided at once.
  doubts text[],
  primary key (job, number)
);
comment on table public.import_rows is 'What an import will do with each row.';
comment on column public.import_rows.notes is 'What of a row is left out or doubted, each with its reason. The row itself goes on.';
comment on column public.import_rows.doubts is 'The kinds of its notes, such as pile, each once.';
alter table public.import_rows enable row level security, force row level security;
create index import_rows_kind on public.import_rows (job, kind, number);
