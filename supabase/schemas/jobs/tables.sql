-- Changes of many listings, and undos of them, which a server goes on with.

create table public.change_jobs (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('bulk', 'undo')),
  -- bulk: {"changes", and "ids" or "matching" and "without"}. undo: {"operation", "also_changed"}.
  asked jsonb not null,
  state text not null default 'working' check (state in ('working', 'done', 'stopped', 'failed')),
  last_listing text not null default '',
  "position" integer not null default 0,
  total integer not null,
  counts jsonb not null default '{"changed": 0, "archived": 0, "restored": 0, "left_alone": 0}',
  left_alone jsonb not null default '[]',
  since bigint not null,
  operation bigint references public.audit_operations (id),
  failure text,
  actor uuid not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
comment on table public.change_jobs is 'Changes and undos of more listings than one request writes. Written by functions, read by administrators.';
comment on column public.change_jobs.last_listing is 'The id of the last listing that was gone through: they are taken in the order of their ids.';
comment on column public.change_jobs.position is 'How many listings have been gone through.';
comment on column public.change_jobs.total is 'How many there were at the beginning; in the end, how many were gone through.';
comment on column public.change_jobs.left_alone is 'The first hundred that were left as they were.';
comment on column public.change_jobs.since is 'The last entry of the log when it began: what others wrote afterwards stays.';
alter table public.change_jobs enable row level security, force row level security;
create index change_jobs_operation on public.change_jobs (operation);
create index change_jobs_working on public.change_jobs (id) where state = 'working';
create index change_jobs_undone on public.change_jobs ((asked ->> 'operation')) where kind = 'undo' and state <> 'done';
