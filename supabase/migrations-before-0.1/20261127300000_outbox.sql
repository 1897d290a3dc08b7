-- Letters that the directory writes: stored before they are sent, by the server where it has a mail server, else by hand. docs/decisions/0030 says why.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('reminder', 'invitation')),
  dedupe_key text not null unique,
  email text,
  phone text,
  reply_to text,
  locale text not null default 'en',
  data jsonb not null,
  secret text,
  listing_id text,
  message_id text,
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'uncertain', 'failed', 'sent', 'handed-over', 'cancelled', 'erased')),
  attempts integer not null default 0,
  times_uncertain integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz,
  last_error text not null default '',
  handled_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
comment on table public.outbox is 'Letters to send and sent. Read and written by functions.';
comment on column public.outbox.dedupe_key is 'What the letter is about: there is never a second one.';
comment on column public.outbox.phone is 'A number that can be dialled, as its business in the country of the data writes it.';
comment on column public.outbox.data is 'What is in the letter; the site words it.';
comment on column public.outbox.secret is 'What is in the link of an invitation, until the letter is sent or the link is closed. No administrator reads it.';
comment on column public.outbox.listing_id is 'No reference: a letter that was sent stays when its listing is removed.';
comment on column public.outbox.message_id is 'Written before the first attempt and the same in every later one.';
comment on column public.outbox.times_uncertain is 'How often it may have been sent without an answer. After the first time it is sent once more, with the same Message-ID.';
comment on column public.outbox.attempts is 'Counts on; who notes what came of an attempt names its number.';
comment on column public.outbox.handled_by is 'Who sent it by hand.';

create index outbox_newest on public.outbox (created_at desc, id);
create index outbox_next on public.outbox (next_attempt_at) where status in ('waiting', 'sending', 'uncertain');
create index outbox_open on public.outbox (listing_id) where status in ('waiting', 'uncertain', 'failed');
create index outbox_email on public.outbox (lower(email));

alter table public.outbox enable row level security;
alter table public.outbox force row level security;
-- No policy and no row of private.table_privileges: the table is the service role's alone.
select private.restrict_grants();

---------------------------------------------------------------------------------------------------------------------
-- Which letters there should be
---------------------------------------------------------------------------------------------------------------------

-- The reminder that is due, by how many days before the end it is: 30, 7, 1, or 0 from the last day on. Null: none.
create function private.due_span(paid_until date) returns integer
language sql stable set search_path = ''
return case when paid_until < private.ended_before() then null
  when paid_until <= private.today() then 0 when paid_until <= private.today() + 1 then 1
  when paid_until <= private.today() + 7 then 7 when paid_until <= private.today() + 30 then 30 end;

-- Reminders of packages that end: of published listings above classified, until their grace is over. One for each listing at any time, so that after days
-- in which nothing ran the nearest is sent and not all that were missed.
create view private.due_reminders as
select listing.id as listing_id, format('reminder:%s:%s:%s', listing.id, listing.paid_until, private.due_span(listing.paid_until)) as dedupe_key,
  listing.email,
  -- Directory-core has judged that it can be dialled.
  case when r.judged = r.to_judge and r.undialled_phone is null then nullif(listing.phone, '') end as phone,
  jsonb_build_object('name', listing.business_name, 'slug', listing.slug, 'country', listing.country, 'tier', listing.package_tier, 'paid_until', listing.paid_until) as data
from public.listings as listing left join private.listing_rows as r on r.id = listing.id
where listing.status = 'published' and listing.package_tier <> 'classified'
  and listing.paid_until between (select private.ended_before()) and (select private.today()) + 30;

-- What has not been sent says what its listing says now, and is cancelled where it is no longer due. All letters, or those about some listings.
create function private.refresh_letters(listings text[] default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox as letter set email = due.email, phone = due.phone, data = due.data
  from private.due_reminders as due
  where letter.listing_id = due.listing_id and letter.dedupe_key = due.dedupe_key and letter.status in ('waiting', 'failed')
    and (listings is null or letter.listing_id = any (listings))
    and (letter.email, letter.phone, letter.data) is distinct from (due.email, due.phone, due.data);
  update public.outbox as letter set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where status in ('waiting', 'uncertain', 'failed') and (listings is null or listing_id = any (listings)) and case kind
    when 'reminder' then not exists (select from private.due_reminders as due where due.listing_id = letter.listing_id and due.dedupe_key = letter.dedupe_key)
    else not exists (select from private.invitations as invitation
      where token_hash = sha256(convert_to(letter.secret, 'UTF8')) and private.invitation_state(invitation) = 'open')
  end;
end
$$;

-- A payment, a reversal, an undo, a new address: the letters that wait follow in the same transaction.
create function private.letters_follow_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about text[];
begin
  about := array(select distinct letter.listing_id from public.outbox as letter join before_rows on before_rows.id = letter.listing_id
    where letter.status in ('waiting', 'uncertain', 'failed'));
  if about <> '{}' then
    perform private.refresh_letters(about);
  end if;
  return null;
end
$$;
create trigger letters_follow_updates after update on public.listings
  referencing old table as before_rows for each statement execute function private.letters_follow_listings();
create trigger letters_follow_deletions after delete on public.listings
  referencing old table as before_rows for each statement execute function private.letters_follow_listings();

create function private.letters_follow_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set status = 'cancelled', secret = null, settled_at = clock_timestamp()
  where dedupe_key = 'invitation:' || new.id and status in ('waiting', 'uncertain', 'failed') and private.invitation_state(new) <> 'open';
  return null;
end
$$;
create trigger letters_follow_invitation after update on private.invitations
  for each row execute function private.letters_follow_invitation();

---------------------------------------------------------------------------------------------------------------------
-- For the site's server
---------------------------------------------------------------------------------------------------------------------

-- Cancels what is no longer due, adds what is, 500 at most, and deletes what has been kept for long enough: LETTERS_KEPT of packages/data.
-- Answers how many it added.
create function private.tend_outbox() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  delete from public.outbox where created_at < clock_timestamp() - interval '12 months';
  perform private.refresh_letters();
  insert into public.outbox as letter (kind, dedupe_key, email, phone, listing_id, data)
    select 'reminder', dedupe_key, email, phone, listing_id, data from private.due_reminders as due
    where (email is not null or phone is not null)
      and not exists (select from public.outbox as stored where stored.dedupe_key = due.dedupe_key
        and (stored.status <> 'cancelled' or stored.times_uncertain > 0))
    order by data ->> 'paid_until', listing_id limit 500
  -- It was cancelled by a payment that was reversed since, and never sent.
  on conflict (dedupe_key) do update set status = 'waiting', email = excluded.email, phone = excluded.phone, data = excluded.data,
    next_attempt_at = clock_timestamp(), settled_at = null, last_error = ''
    where letter.status = 'cancelled' and letter.times_uncertain = 0;
  get diagnostics added = row_count;
  return added;
end
$$;
create function public.tend_outbox() returns integer
language sql set search_path = ''
as $$ select private.tend_outbox() $$;
comment on function public.tend_outbox() is 'Adds letters that are due, cancels those that are no longer, deletes old ones. The service role''s.';

-- The next letter to send, for five minutes the caller's alone, or null. One whose sender was not heard of for so long may have been sent: it is sent once
-- more, and after that waits for an administrator.
create function private.claim_letter(mail_domain text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed public.outbox;
begin
  update public.outbox set status = 'uncertain', times_uncertain = times_uncertain + 1, lease_until = null,
    last_error = 'The server stopped while it sent this letter.'
    where status = 'sending' and lease_until < clock_timestamp();
  if found then
    perform private.refresh_letters();
  end if;
  update public.outbox as letter set status = 'sending', attempts = attempts + 1, lease_until = clock_timestamp() + interval '5 minutes',
    message_id = coalesce(message_id, format('<%s@%s>', id, mail_domain))
    where id = (
      select id from public.outbox
      where email is not null and (status = 'waiting' or status = 'uncertain' and times_uncertain = 1) and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit 1 for update skip locked)
    returning * into claimed;
  return case when claimed.id is not null then to_jsonb(claimed) end;
end
$$;
create function public.claim_letter(mail_domain text) returns jsonb
language sql set search_path = ''
as $$ select private.claim_letter(mail_domain) $$;
comment on function public.claim_letter(text) is 'The next letter to send, for the caller alone. The service role''s.';

-- What came of an attempt: sent, refused (for ever), deferred (tried again, later and later, for two days), or uncertain (perhaps sent).
-- Answers whether it was noted: not when somebody else has the letter by now.
create function private.note_letter(letter_id uuid, attempt integer, outcome text, error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '1 day'];
  pause constant interval := pauses[attempt];
  noted public.outbox;
begin
  if outcome is null or outcome not in ('sent', 'refused', 'deferred', 'uncertain') then
    perform private.refuse('outcome is sent, refused, deferred or uncertain');
  end if;
  update public.outbox as letter set
    status = case outcome when 'sent' then 'sent' when 'uncertain' then 'uncertain'
      when 'deferred' then case when pause is null then 'failed' else 'waiting' end else 'failed' end,
    times_uncertain = times_uncertain + case outcome when 'uncertain' then 1 else 0 end,
    next_attempt_at = clock_timestamp() + coalesce(pause, '0'),
    secret = case when outcome <> 'sent' then secret end,
    settled_at = case outcome when 'sent' then clock_timestamp() end,
    lease_until = null, last_error = left(coalesce(error, ''), 500)
    where id = letter_id and attempts = attempt and (status = 'sending' or status = 'uncertain' and outcome <> 'uncertain')
    returning * into noted;
  if noted.status in ('waiting', 'uncertain') then
    perform private.refresh_letters(array[noted.listing_id]);
  end if;
  return noted.id is not null;
end
$$;
create function public.note_letter(letter_id uuid, attempt integer, outcome text, error text default '') returns boolean
language sql set search_path = ''
as $$ select private.note_letter(letter_id, attempt, outcome, error) $$;
comment on function public.note_letter(uuid, integer, text, text) is 'What came of sending a letter. The service role''s.';

-- A letter with the link of an invitation; answers whether there is one now.
create function private.write_invitation(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invitation private.invitations;
begin
  select * into invitation from private.invitations as stored
    where token_hash = sha256(convert_to(token, 'UTF8')) and private.invitation_state(stored) = 'open';
  if invitation.id is null then
    return false;
  end if;
  insert into public.outbox (kind, dedupe_key, email, reply_to, secret, data)
    select 'invitation', 'invitation:' || invitation.id, invitation.email, maker.email, token,
      jsonb_build_object('purpose', invitation.purpose, 'made_by', maker.email, 'expires_at', invitation.expires_at)
    from public.admin_users as maker where maker.id = invitation.made_by
    on conflict (dedupe_key) do nothing;
  return true;
end
$$;
create function public.write_invitation(token text) returns boolean
language sql set search_path = ''
as $$ select private.write_invitation(token) $$;
comment on function public.write_invitation(text) is 'Stores a letter with the link of an invitation. The service role''s.';

---------------------------------------------------------------------------------------------------------------------
-- For administrators
---------------------------------------------------------------------------------------------------------------------

-- Fifty letters, the newest first: {"of": "open"} those that are not settled (default), {"of": "settled"} the others, {"before": id} those before one.
-- It answers {"letters", "more", "counts": of those not settled {"by_mail", "by_hand", "failed", "uncertain"}}: by hand are those without an e-mail address.
create function public.admin_outbox(asked jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := 50;
  is_open constant boolean := coalesce(private.asked_text(asked, 'of', 10), 'open') <> 'settled';
  before constant uuid := private.asked_text(asked, 'before', 36)::uuid;
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(letter) - array['secret', 'dedupe_key', 'lease_until', 'handled_by']
      || jsonb_build_object('handled_by', (select email from public.admin_users where id = letter.handled_by)) order by created_at desc, id), '[]')
    into found
  from (
    select * from public.outbox as stored
    where (settled_at is null) = is_open and (before is null
      or created_at < (select created_at from public.outbox where id = before)
      or created_at = (select created_at from public.outbox where id = before) and stored.id > before)
    order by created_at desc, id limit size + 1
  ) as letter;
  return jsonb_build_object('letters', case when jsonb_array_length(found) > size then found - size else found end,
    'more', jsonb_array_length(found) > size,
    'counts', (select jsonb_build_object(
        'by_mail', count(*) filter (where email is not null and status <> 'failed' and not (status = 'uncertain' and times_uncertain > 1)),
        'by_hand', count(*) filter (where email is null and status = 'waiting'),
        'failed', count(*) filter (where status = 'failed'),
        'uncertain', count(*) filter (where status = 'uncertain' and times_uncertain > 1))
      from public.outbox where status in ('waiting', 'sending', 'uncertain', 'failed')));
end
$$;
comment on function public.admin_outbox(jsonb) is 'Letters to send and sent, for administrators; never what is in the link of an invitation.';

-- Notes that somebody sent a letter by hand, or takes that note back. Answers whether there was something to note.
create function private.mark_letter(letter_id uuid, is_sent boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_sent then
    update public.outbox set status = 'handed-over', handled_by = auth.uid(), settled_at = clock_timestamp()
      where id = letter_id and status in ('waiting', 'uncertain', 'failed') and secret is null;
  else
    update public.outbox set status = 'waiting', handled_by = null, settled_at = null where id = letter_id and status = 'handed-over';
  end if;
  return found;
end
$$;
create function public.mark_letter(letter_id uuid, is_sent boolean) returns boolean
language sql set search_path = ''
as $$ select private.mark_letter(letter_id, is_sent) $$;
comment on function public.mark_letter(uuid, boolean) is 'Notes that a letter was sent by hand, or takes that back. For administrators.';

-- Sends a letter again that failed, or may have been sent twice; without an id all that failed. Answers how many.
create function private.retry_letters(letter_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_admin();
  update public.outbox set status = 'waiting', times_uncertain = 0, next_attempt_at = clock_timestamp()
    where case when letter_id is null then status = 'failed' else id = letter_id and (status = 'failed' or status = 'uncertain' and times_uncertain > 1) end;
  get diagnostics retried = row_count;
  return retried;
end
$$;
create function public.retry_letters(letter_id uuid default null) returns integer
language sql set search_path = ''
as $$ select private.retry_letters(letter_id) $$;
comment on function public.retry_letters(uuid) is 'Sends letters again that failed. For administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Letters to one person, exported or erased when that person asks: around what was sent from the address
---------------------------------------------------------------------------------------------------------------------

alter function public.export_person(text) set schema private;
alter function private.export_person(text) rename to export_sent_by;
create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.export_sent_by(address) || jsonb_build_object('outbox', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'email', email, 'data', data, 'status', status, 'created_at', created_at,
      'settled_at', settled_at) order by created_at), '[]')
    from public.outbox where lower(email) = lower(address)));
end
$$;
comment on function public.export_person(text) is 'Everything that was sent from an e-mail address and to it, with the notes about it, for administrators.';

alter function private.erase_person(text) rename to erase_sent_by;
-- Of a letter stays that there was one, so that it is not written anew.
create function private.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.outbox set email = null, phone = null, reply_to = null, data = '{}', secret = null, last_error = '',
      status = 'erased', settled_at = coalesce(settled_at, clock_timestamp())
    where lower(email) = lower(address);
  return private.erase_sent_by(address);
end
$$;
comment on function public.erase_person(text) is
  'Removes everything that was sent from an e-mail address, with the notes about it, and answers how much that was; and all letters to it. For administrators.';

---------------------------------------------------------------------------------------------------------------------
-- Who may do what
---------------------------------------------------------------------------------------------------------------------

revoke all on function
  private.due_span(date), private.refresh_letters(text[]), private.letters_follow_listings(), private.letters_follow_invitation(),
  private.tend_outbox(), private.claim_letter(text), private.note_letter(uuid, integer, text, text), private.write_invitation(text),
  private.mark_letter(uuid, boolean), private.retry_letters(uuid), private.export_sent_by(text), private.erase_sent_by(text), private.erase_person(text),
  public.tend_outbox(), public.claim_letter(text), public.note_letter(uuid, integer, text, text), public.write_invitation(text),
  public.admin_outbox(jsonb), public.mark_letter(uuid, boolean), public.retry_letters(uuid), public.export_person(text)
from public, anon, authenticated;
-- Each of these asks for an administrator itself.
grant execute on function
  private.mark_letter(uuid, boolean), private.retry_letters(uuid), private.erase_person(text),
  public.admin_outbox(jsonb), public.mark_letter(uuid, boolean), public.retry_letters(uuid), public.export_person(text)
to authenticated;
grant execute on function
  private.tend_outbox(), private.claim_letter(text), private.note_letter(uuid, integer, text, text), private.write_invitation(text),
  public.tend_outbox(), public.claim_letter(text), public.note_letter(uuid, integer, text, text), public.write_invitation(text)
to service_role;
