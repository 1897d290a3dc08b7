-- The inbox of the administration: what was done about what visitors sent, beyond ticking it off. `handled` keeps its meaning, answered, and
-- with it how long a letter is kept: archived without an answer it is kept as an unanswered one.

alter table public.contact_messages
  add column filed_as text,
  add column assignee uuid references public.admin_users (id) on delete set null,
  add column is_read boolean not null default false;
alter table public.enquiries
  add column filed_as text,
  add column assignee uuid references public.admin_users (id) on delete set null,
  add column is_read boolean not null default false;
comment on column public.contact_messages.filed_as is 'archived, spam, or null while it is neither; an administrator''s decision.';
comment on column public.enquiries.filed_as is 'archived, spam, or null while it is neither; an administrator''s decision.';
comment on column public.contact_messages.assignee is 'The administrator who answers it.';
comment on column public.enquiries.assignee is 'The administrator who answers it.';
comment on column public.contact_messages.is_read is 'Somebody has opened it.';
comment on column public.enquiries.is_read is 'Somebody has opened it.';

create index contact_messages_status on public.contact_messages (filed_as, handled, created_at);
create index enquiries_status on public.enquiries (filed_as, handled, created_at);
create index contact_messages_assignee on public.contact_messages (assignee);
create index enquiries_assignee on public.enquiries (assignee);

-- What was sent stays as it was; what was done about it changes. As in the migration of the submissions, with the new columns.
create or replace function private.before_contact_message_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.contact_messages := new;
begin
  new := old;
  new.handled := changed.handled;
  new.filed_as := changed.filed_as;
  new.assignee := changed.assignee;
  new.is_read := changed.is_read;
  return new;
end
$$;

create or replace function private.before_enquiry_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.enquiries := new;
begin
  new := old;
  new.handled := changed.handled;
  new.filed_as := changed.filed_as;
  new.assignee := changed.assignee;
  new.is_read := changed.is_read;
  -- The foreign key lets go of a listing that is no more.
  if changed.listing_id is null and not exists (select from public.listings where id = old.listing_id) then
    new.listing_id := null;
  end if;
  return new;
end
$$;

-- After before_insert and before_update, by its name.
create function private.keep_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.filed_as := null;
    new.assignee := null;
    new.is_read := false;
    return new;
  end if;
  if new.handled is null then
    perform private.refuse('handled is true or false');
  elsif new.is_read is null then
    perform private.refuse('is_read is true or false');
  elsif new.filed_as not in ('archived', 'spam') then
    perform private.refuse('filed_as is archived, spam or null');
  elsif new.assignee is distinct from old.assignee and new.assignee is not null
    and not exists (select from public.admin_users where id = new.assignee) then
    perform private.refuse('assignee is no administrator');
  end if;
  return new;
end
$$;

create trigger keep_letter before insert or update on public.contact_messages
  for each row execute function private.keep_letter();
create trigger keep_letter before insert or update on public.enquiries
  for each row execute function private.keep_letter();

---------------------------------------------------------------------------------------------------------------------
-- Notes, for administrators only. They go with their letter, and the audit log knows nothing of them.
---------------------------------------------------------------------------------------------------------------------

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  author uuid references public.admin_users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
comment on table public.inbox_notes is 'What administrators note about a letter. They read and write it, each removes the own, and it goes with its letter.';
comment on column public.inbox_notes.author is 'Written by the database; null when the author is an administrator no more.';
create index inbox_notes_message_id on public.inbox_notes (message_id);
create index inbox_notes_enquiry_id on public.inbox_notes (enquiry_id);
create index inbox_notes_author on public.inbox_notes (author);

create function private.before_note_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.text := private.clean_required('text', new.text, 2000);
  if num_nonnulls(new.message_id, new.enquiry_id) <> 1
    or not exists (
      select from public.contact_messages where id = new.message_id union all select from public.enquiries where id = new.enquiry_id)
  then
    perform private.refuse('message_id or enquiry_id names a letter');
  end if;
  new.id := gen_random_uuid();
  new.author := auth.uid();
  new.created_at := clock_timestamp();
  return new;
end
$$;
create trigger before_insert before insert on public.inbox_notes
  for each row execute function private.before_note_insert();

alter table public.inbox_notes enable row level security;
alter table public.inbox_notes force row level security;
create policy "administrators read notes" on public.inbox_notes
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write notes" on public.inbox_notes
  for insert to authenticated with check ((select private.is_admin()));
create policy "an administrator removes the own notes" on public.inbox_notes
  for delete to authenticated using (author = (select auth.uid()) and (select private.is_admin()));

---------------------------------------------------------------------------------------------------------------------
-- Reading. Each function looks first who asks, because it runs with its owner's rights.
---------------------------------------------------------------------------------------------------------------------

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Only administrators may do this';
  end if;
end
$$;

-- Messages and enquiries alike.
create view private.letters as
  select id, 'message' as kind, subject as about, name, email, '' as phone, message as text, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end) as status, assignee, is_read
  from public.contact_messages
  union all
  select id, 'enquiry', business_name, name, email, phone, message, created_at, handled, handled_at, filed_as,
    coalesce(filed_as, case when handled then 'answered' else 'open' end), assignee, is_read
  from public.enquiries;
revoke all on private.letters from public, anon, authenticated;

-- A letter as the functions answer it, with its notes.
create function private.letter_json(letter private.letters) returns jsonb
language sql stable set search_path = ''
return to_jsonb(letter) || jsonb_build_object('notes', (
  select coalesce(jsonb_agg(
    jsonb_build_object('id', note.id, 'text', note.text, 'created_at', note.created_at, 'author', administrator.email)
    order by note.created_at, note.id), '[]')
  from public.inbox_notes as note left join public.admin_users as administrator on administrator.id = note.author
  where letter.id in (note.message_id, note.enquiry_id)
));

-- One letter: {"id"}. Or a page of those that match: {"status": open, answered, archived or spam, "kind": message or enquiry, "whose": mine, nobodys or
-- mine-or-nobodys, "text": words that are in it, "before": the time and id of the last one that was read}. It answers
-- {"letters": [at most 50, the newest first], "more", "messages", "enquiries": how many match of each kind}.
create function public.inbox_letters(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  wanted_id constant uuid := private.asked_text(asked, 'id', 36)::uuid;
  wanted_status constant text := coalesce(private.asked_text(asked, 'status', 20), 'open');
  wanted_kind constant text := private.asked_text(asked, 'kind', 20);
  whose constant text := private.asked_text(asked, 'whose', 20);
  words constant text[] := string_to_array(nullif(private.fold_text(private.asked_text(asked, 'text', 200)), ''), ' ');
  before_time constant timestamptz := asked -> 'before' ->> 0;
  before_id constant uuid := asked -> 'before' ->> 1;
  answer jsonb;
begin
  perform private.require_admin();
  with found as materialized (
    select id, kind, created_at from private.letters as letter
    where case when wanted_id is not null then id = wanted_id else
      -- As the index has it.
      filed_as is not distinct from nullif(nullif(wanted_status, 'open'), 'answered') end
      and (wanted_id is not null or filed_as is not null or handled = (wanted_status = 'answered'))
      and (whose is null or assignee = auth.uid() and whose in ('mine', 'mine-or-nobodys')
        or assignee is null and whose in ('nobodys', 'mine-or-nobodys'))
      and (words is null or not exists (
        select from private.fold_text(concat_ws(' ', name, email, phone, about, text)) as folded, unnest(words) as word
        where strpos(folded, word) = 0))
  ), page as (
    select id, kind, created_at, row_number() over (order by created_at desc, id desc) as place from found
    where (wanted_kind is null or kind = wanted_kind) and (before_id is null or (created_at, id) < (before_time, before_id))
    order by created_at desc, id desc
    limit page_size + 1
  )
  select jsonb_build_object(
    'letters', coalesce((
      select jsonb_agg(private.letter_json(letter) order by place)
      from page join private.letters as letter using (id, kind) where place <= page_size), '[]'),
    'more', (select count(*) > page_size from page),
    'messages', (select count(*) from found where kind = 'message'),
    'enquiries', (select count(*) from found where kind = 'enquiry'))
  into answer;
  return answer;
end
$$;
comment on function public.inbox_letters(jsonb) is 'What visitors sent, searched, for administrators.';

-- What waits for an administrator: how many of each and since when, and who the administrators are, for whom to assign.
create function public.inbox_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'messages', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.contact_messages where filed_as is null and not handled),
    'enquiries', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.enquiries where filed_as is null and not handled),
    'applications', (select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.listing_applications where status = 'new'),
    'administrators', (select jsonb_agg(jsonb_build_object('id', id, 'email', email) order by email) from public.admin_users));
end
$$;
comment on function public.inbox_summary() is 'How much waits for an answer, for administrators.';

---------------------------------------------------------------------------------------------------------------------
-- What one person has sent: exported or erased when that person asks
---------------------------------------------------------------------------------------------------------------------

create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'address', address,
    'letters', (select coalesce(jsonb_agg(private.letter_json(letter) - 'assignee' order by created_at), '[]')
      from private.letters as letter where lower(email) = lower(address)),
    'applications', (select coalesce(jsonb_agg(to_jsonb(application) - 'idempotency_key' order by created_at), '[]')
      from public.listing_applications as application where lower(email) = lower(address)));
end
$$;
comment on function public.export_person(text) is 'Everything that was sent from an e-mail address, with the notes about it, for administrators.';

-- The triggers log who removed which rows, and nothing of what was in them.
create function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  letters integer;
  applications integer;
begin
  perform private.require_admin();
  with messages as (delete from public.contact_messages where lower(email) = lower(address) returning id),
    sent_enquiries as (delete from public.enquiries where lower(email) = lower(address) returning id)
  select (select count(*) from messages) + (select count(*) from sent_enquiries) into letters;
  delete from public.listing_applications where lower(email) = lower(address);
  get diagnostics applications = row_count;
  return jsonb_build_object('letters', letters, 'applications', applications);
end
$$;
create function public.erase_person(address text) returns jsonb
language sql set search_path = ''
as $$ select private.erase_person(address) $$;
comment on function public.erase_person(text) is 'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was. For administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Who may do what
---------------------------------------------------------------------------------------------------------------------

update private.table_privileges set privileges = replace(privileges, 'update (handled)', 'update (handled, filed_as, assignee, is_read)')
  where table_name in ('contact_messages', 'enquiries') and role_name = 'authenticated';
insert into private.table_privileges (table_name, role_name, privileges) values
  ('inbox_notes', 'authenticated', 'select, insert, delete');
select private.restrict_grants();

revoke all on function
  private.keep_letter(), private.before_note_insert(), private.require_admin(), private.letter_json(private.letters), private.erase_person(text),
  public.inbox_letters(jsonb), public.inbox_summary(), public.export_person(text), public.erase_person(text)
  from public, anon, authenticated;
grant execute on function
  private.erase_person(text), public.inbox_letters(jsonb), public.inbox_summary(), public.export_person(text), public.erase_person(text)
  to authenticated;
