-- History: who changed what, as operations of entries that can be undone for thirty days.

create table public.audit_log (
  id bigint primary key generated always as identity,
  happened_at timestamptz not null default now(),
  actor uuid,
  actor_role text not null,
  table_name text not null,
  row_id text not null,
  row_name text,
  action text not null,
  changes jsonb,
  -- No foreign key: only the function below writes it, and 25,000 checks are not free. Entries of older versions have none.
  operation_id bigint
);
comment on table public.audit_log is 'Who changed what. Written by triggers, read by administrators, changed by nobody.';
comment on column public.audit_log.actor is 'The account that did it; null for commands, imports and migrations.';
comment on column public.audit_log.actor_role is 'The role that the API took on; none for whoever works on the database itself.';
comment on column public.audit_log.row_name is 'The slug of a listing or the e-mail address of an administrator, for when the row is gone.';
comment on column public.audit_log.action is 'insert, update or delete.';
comment on column public.audit_log.changes is
  'Column to [before, after]. Of a removed listing every column, of a new one its status; of what visitors sent never their words.';
comment on column public.audit_log.operation_id is 'What it belongs to; null for what was written before there were operations.';
alter table public.audit_log enable row level security, force row level security;
create index audit_log_operation on public.audit_log (operation_id, row_id, id);
create index audit_log_row on public.audit_log (table_name, row_id, operation_id);
create index audit_log_actor on public.audit_log (actor, id);
create index audit_log_accounts on public.audit_log (operation_id) where table_name in ('accounts', 'admin_users', 'invitations', 'listing_owners');

create table public.audit_operations (
  id bigint primary key generated always as identity,
  kind text not null,
  summary jsonb not null default '{}',
  actor uuid,
  actor_role text not null,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz not null default clock_timestamp(),
  is_finished boolean not null default true,
  table_name text,
  label text,
  entries integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  changes integer not null default 0,
  fields text[] not null default '{}',
  undoes bigint references public.audit_operations (id),
  undone_by bigint references public.audit_operations (id),
  keeps_values boolean not null default true
) with (fillfactor = 50);
comment on table public.audit_operations is 'What was done in one go, such as an edit, an import or an undo. Written by triggers and functions, read by administrators.';
comment on column public.audit_operations.kind is 'add, edit or remove for a plain write of listings and emails, account for one of accounts; else what it was named.';
comment on column public.audit_operations.summary is 'What the kind has to say: the file of an import, the values of a bulk change.';
comment on column public.audit_operations.actor is 'The account that did it; null for commands and migrations.';
comment on column public.audit_operations.is_finished is 'False while an import has batches to come.';
comment on column public.audit_operations.table_name is 'The table that it is about; listings, where it touched any.';
comment on column public.audit_operations.label is 'The name of the first listing, or the e-mail address of the first administrator.';
comment on column public.audit_operations.entries is 'Its entries in the log, of all tables. added, changed and removed count those of listings.';
comment on column public.audit_operations.changes is 'The changed fields of the changed listings; fields names them.';
comment on column public.audit_operations.undoes is 'The operation that this one undid.';
comment on column public.audit_operations.undone_by is 'The undo that holds now.';
comment on column public.audit_operations.keeps_values is 'False once the values of its entries were forgotten.';
alter table public.audit_operations enable row level security, force row level security;
-- By person, by kind, what is undone, each in the order of History; what an undo undid; what is old enough to be forgotten.
create index audit_operations_actor on public.audit_operations (actor, id);
create index audit_operations_kind on public.audit_operations (kind, id);
create index audit_operations_undone on public.audit_operations (undone_by, id) where undone_by is not null;
create index audit_operations_undoes on public.audit_operations (undoes) where undoes is not null;
create index audit_operations_values on public.audit_operations (id) where keeps_values;
