-- Before a statement: it has brought no submission yet.
create function private.begin_submission() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('dira.submitted', '0', true);
  return null;
end
$$;

-- One at a time: a list of them would be a way around the limits' waiting and a burden by itself.
create function private.count_submission() returns void
language plpgsql set search_path = ''
as $$
declare
  submitted integer := coalesce(nullif(current_setting('dira.submitted', true), ''), '0')::integer + 1;
begin
  perform set_config('dira.submitted', submitted::text, true);
  if submitted > 1 and private.is_client() then
    perform private.refuse('Send one at a time');
  end if;
end
$$;

-- Whether a submission with this key is stored already. Until the end of the transaction nobody else submits to this table,
-- so that two with one key are not both new, and the limits count everything.
create function private.is_submitted(submissions regclass, key uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  stored boolean;
begin
  if key is null then
    perform private.refuse('idempotency_key is required');
  end if;
  perform pg_advisory_xact_lock(hashtext('dira.submissions'), submissions::oid::integer);
  execute format('select exists (select from %s where idempotency_key = $1)', submissions) into stored using key;
  return stored;
end
$$;

-- Five a minute from one e-mail and 600 from all of them; of those without an address, which may all be one sender or many, only the brake counts. PT429
-- makes the API answer 429.
create function private.limit_submissions(submissions regclass, sender text) returns void
language plpgsql set search_path = ''
as $$
declare
  from_sender bigint;
  from_all bigint;
begin
  if not private.is_client() then
    return;
  end if;
  execute format(
    'select count(*) filter (where lower(email) = lower($1)), count(*) from %s where created_at > $2', submissions
  ) into from_sender, from_all using nullif(sender, ''), clock_timestamp() - interval '1 minute';
  if from_sender >= 5 then
    raise exception using errcode = 'PT429', message = 'Too many from this e-mail address',
      hint = 'Try again in a minute.';
  end if;
  if from_all >= 600 then
    raise exception using errcode = 'PT429', message = 'Too many at the moment', hint = 'Try again in a minute.';
  end if;
end
$$;

create function private.before_contact_message_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission();
  new.name := private.clean_required('name', new.name, 120);
  new.email := private.clean_email('email', new.email);
  new.subject := private.trimmed(private.clean_text('subject', coalesce(new.subject, ''), 200));
  new.message := private.clean_required('message', new.message, 5000);
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.handled := false;
  new.created_at := clock_timestamp();
  return new;
end
$$;

create function private.before_enquiry_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission();
  new.name := private.clean_required('name', new.name, 120);
  new.email := private.clean_email('email', new.email);
  new.phone := private.trimmed(private.clean_text('phone', coalesce(new.phone, ''), 40));
  new.message := private.clean_required('message', new.message, 5000);
  if private.is_submitted(tg_relid, new.idempotency_key) then
    return null;
  end if;
  -- Locked, so that it cannot be unpublished between here and the commit.
  select business_name into new.business_name from public.listings
    where id = new.listing_id and status = 'published' for share;
  if not found then
    perform private.refuse('listing_id names no published listing');
  end if;
  perform private.limit_submissions(tg_relid, new.email);
  new.id := gen_random_uuid();
  new.handled := false;
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- What was sent stays as it was; what was done about it changes. As in the migration of the submissions, with the new columns.
create function private.before_contact_message_update() returns trigger
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

-- Visitors' words stay as they were sent; an undo may give an enquiry its listing again.
create function private.before_enquiry_update() returns trigger
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
  if changed.listing_id is null and not exists (select from public.listings where id = old.listing_id)
    or old.listing_id is null and current_setting('dira.undoing', true) = 'on' then
    new.listing_id := changed.listing_id;
  end if;
  return new;
end
$$;

-- After before_insert and before_update, by its name: these decide what is stored as handled.
create function private.set_handled_at() returns trigger
language plpgsql set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  is_handled constant boolean := coalesce((sent ->> 'handled')::boolean, sent ->> 'status' <> 'new');
begin
  new.handled_at := case when is_handled then
    case when tg_op = 'UPDATE' then coalesce(old.handled_at, clock_timestamp()) else clock_timestamp() end
  end;
  return new;
end
$$;

-- No request is kept for longer than the privacy page says; evidence and addresses of suggestions, reports and claims for 90 days. A question that nobody answered in time ends its request, here as it is called every day.
create function public.delete_old_submissions(moment timestamptz default now()) returns integer
language plpgsql set search_path = ''
as $$
declare
  answered_before constant timestamptz := moment - interval '12 months';
  sent_before constant timestamptz := moment - interval '24 months';
  submissions regclass;
  deleted integer;
  total integer := 0;
begin
  perform private.name_operation('retention');
  foreach submissions in array array['public.contact_messages', 'public.enquiries']::regclass[] loop
    execute format('delete from %s where coalesce(handled_at <= $1, created_at <= $2)', submissions)
      using answered_before, sent_before;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  update public.change_requests as request set status = 'withdrawn', decided_at = moment, version = request.version + 1
    where status = 'asked-back' and asked_at <= moment - private.answer_window();
  delete from public.change_requests where case
    when status in ('new', 'asked-back') then created_at <= sent_before
    when status = 'withdrawn' then decided_at <= moment - interval '30 days'
    when kind in ('application', 'edit') then decided_at <= answered_before
    else decided_at <= moment - interval '90 days' end;
  get diagnostics deleted = row_count;
  return total + deleted;
end
$$;
comment on function public.delete_old_submissions(timestamptz) is 'Deletes what visitors sent twelve months after the answer, and unanswered after twenty-four. The service role calls it.';

-- After before_insert and before_update, by its name.
create function private.keep_message() returns trigger
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

create function private.before_note_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.text := private.clean_required('text', new.text, 2000);
  if num_nonnulls(new.message_id, new.enquiry_id) <> 1
    or not exists (
      select from public.contact_messages where id = new.message_id union all select from public.enquiries where id = new.enquiry_id)
  then
    perform private.refuse('message_id or enquiry_id names a message');
  end if;
  new.id := gen_random_uuid();
  new.author := auth.uid();
  new.created_at := clock_timestamp();
  return new;
end
$$;
