-- The log says who came to look after what, what each may write at once, and who no longer does. Another address of an owner is no change of that: who
-- changed it is in the entry of its link.
create function private.log_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('listing_id', old.listing_id, 'live_columns', old.live_columns) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('listing_id', new.listing_id, 'live_columns', new.live_columns) end;
  first_entry bigint;
begin
  if was = is_now then
    return null;
  end if;
  insert into public.audit_log (operation_id, actor, actor_role, table_name, row_id, row_name, action, changes) values (
    private.current_operation(case tg_op when 'INSERT' then 'add' when 'UPDATE' then 'edit' else 'remove' end), auth.uid(), current_setting('role'),
    'listing_owners', coalesce(new.id, old.id)::text, coalesce(new.email, old.email), lower(tg_op),
    (select jsonb_object_agg(key, jsonb_build_array(was -> key, is_now -> key)) from jsonb_object_keys(coalesce(is_now, was)) as key
      where was -> key is distinct from is_now -> key)
  ) returning id into first_entry;
  perform private.count_entries(first_entry);
  return null;
end
$$;

-- Refuses whoever does not look after a listing, in the same words whether there is such a listing or not.
create function private.require_owner(listing text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.listing_owners where listing_id = listing and account = private.account()) then
    raise exception using errcode = '42501', message = 'Only who looks after this listing may do this';
  end if;
end
$$;

-- [{"id", "slug", "business_name", "live_columns", "status", "package_tier", "paid_until"}] by name; none for an account that looks after nothing.
-- A listing that was removed is left out, until it comes back.
create function public.my_listings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', listing.id, 'slug', slug, 'business_name', business_name, 'live_columns', live_columns,
    'status', status, 'package_tier', coalesce(package_tier, 'classified'), 'paid_until', paid_until) order by business_name, listing.id), '[]')
  from private.listing_owners as owner join public.listings as listing on listing.id = owner.listing_id
  where account = private.account()
$$;
comment on function public.my_listings() is 'The listings that the caller looks after.';

create function public.set_outbox_sender(by_mail boolean) returns boolean
language sql set search_path = ''
as $$ update private.outbox_sender set is_by_mail = by_mail returning is_by_mail $$;
comment on function public.set_outbox_sender(boolean) is 'Notes whether emails go out by themselves. The service role''s.';

-- An application that is accepted invites its contact; where emails are sent by hand, the review offers the link. What is taken back ends the link that nobody has used.
create function private.invite_applicant() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status not in ('accepted', 'partly-accepted') then
    update private.invitations as invitation set withdrawn_at = clock_timestamp()
      where invitation.request = new.id and private.invitation_state(invitation) = 'open';
  elsif new.email <> '' and (select is_by_mail from private.outbox_sender)
    and not exists (select from private.listing_owners as owner where owner.listing_id = new.listing_id and owner.email = lower(new.email))
  then
    perform private.write_invitation(private.make_owner_invitation(new.listing_id, new.email, new.id) ->> 'token');
  end if;
  return null;
end
$$;

-- Both answer whether there is such an owner.
create function private.remove_owner(owner_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed private.listing_owners;
begin
  perform private.require_admin();
  delete from private.listing_owners where id = owner_id returning * into removed;
  -- Nobody comes back by a link of before.
  update private.invitations as invitation set withdrawn_at = clock_timestamp()
    where listing_id = removed.listing_id and email = removed.email and private.invitation_state(invitation) = 'open';
  return removed.id is not null;
end
$$;

create function public.remove_owner(owner_id uuid) returns boolean
language sql set search_path = ''
as $$ select private.remove_owner(owner_id) $$;
comment on function public.remove_owner(uuid) is 'Takes a listing out of somebody''s hands. For administrators.';

create function private.set_live_columns(owner_id uuid, columns text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if columns is null or not columns <@ private.live_columns() then
    perform private.refuse('columns are those that an owner may write at once');
  end if;
  update private.listing_owners set live_columns = array(select distinct unnest(columns) order by 1) where id = owner_id;
  return found;
end
$$;

create function public.set_live_columns(owner_id uuid, columns text[]) returns boolean
language sql set search_path = ''
as $$ select private.set_live_columns(owner_id, columns) $$;
comment on function public.set_live_columns(uuid, text[]) is 'What an owner writes without a look. For administrators.';

create function private.owned_listings() returns setof text
language sql stable security definer set search_path = ''
as $$ select listing_id from private.listing_owners where account = private.account() $$;

-- Marks an enquiry as answered, or takes that back. One of another listing is refused as one that there is not.
create function private.mark_enquiry(enquiry_id uuid, is_answered boolean) returns public.owner_enquiries
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owner((select listing_id from public.enquiries where id = enquiry_id and filed_as is distinct from 'spam'));
  update public.enquiries set handled = coalesce(is_answered, false) where id = enquiry_id;
  return (select enquiry from public.owner_enquiries as enquiry where id = enquiry_id);
end
$$;

create function public.mark_enquiry(enquiry_id uuid, is_answered boolean) returns public.owner_enquiries
language sql set search_path = ''
as $$ select * from private.mark_enquiry(enquiry_id, is_answered) $$;
comment on function public.mark_enquiry(uuid, boolean) is 'Marks an enquiry as answered or takes that back, for the owners of its listing.';

-- What an owner changed last by themselves, within two weeks: {"columns", "at"}.
create function private.last_own_change(listing text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('columns', columns, 'at', happened_at)
  from (
    select happened_at, id, array(select key from jsonb_object_keys(changes) as key where key = any (private.proposed_columns()) order by key) as columns
    from public.audit_log
    where table_name = 'listings' and row_id = listing and actor = auth.uid() and action = 'update' and happened_at > now() - interval '14 days'
  ) as entry
  where columns <> '{}' order by happened_at desc, id desc limit 1
$$;

-- Everything the page shows: the caller's listings by name, with what waits, what is paid for ("is_paid", and "renews_from", the day after which a renewal
-- goes on), the weeks from the one seven weeks ago, and how counting began.
create function public.owner_home() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'today', private.today(),
    'counting_since', (select began_on from private.counting),
    'listings', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', listing.id, 'slug', listing.slug, 'business_name', listing.business_name, 'category', listing.category, 'country', listing.country,
        'province_name', listing.province_name, 'city_name', listing.city_name, 'address', listing.address, 'status', listing.status,
        'package_tier', listing.package_tier, 'paid_until', listing.paid_until,
        'checks', jsonb_strip_nulls(jsonb_build_object('existence', existence_check, 'phone', phone_check, 'hours', hours_check, 'place', place_check)),
        'has', jsonb_build_object('phone', coalesce(phone, '') <> '', 'hours', coalesce(jsonb_array_length(business_hours), 0) > 0, 'place', true),
        'changed', private.last_own_change(listing.id),
        'waits', (
          select coalesce(jsonb_agg(jsonb_build_object('reference', request.reference, 'status', request.status, 'created_at', request.created_at,
            'columns', array(select jsonb_object_keys(request.changes)),
            'question', case request.status when 'asked-back' then (
              select message ->> 'text' from jsonb_array_elements(request.messages) with ordinality as sent (message, place)
              where message ->> 'by' = 'directory' order by place desc limit 1) end) order by request.created_at), '[]')
          from public.change_requests as request where request.listing_id = listing.id and kind = 'edit' and request.status in ('new', 'asked-back')),
        'weeks', (
          select coalesce(jsonb_agg(jsonb_build_object('week', numbers.week, 'views', views, 'contacts', contacts) order by numbers.week), '[]')
          from private.listing_weeks as numbers where numbers.listing_id = listing.id and numbers.week >= private.week_of(private.today()) - 49),
        'is_paid', private.is_paid(listing.id), 'renews_from', private.renews_from(listing),
        'payment_reference', private.payment_reference(listing.id),
        'payment_note', (
          select jsonb_build_object('tier', note.tier, 'years', note.years, 'noted_at', note.noted_at) from private.payment_notes as note where note.listing_id = listing.id)
      ) order by lower(listing.business_name), listing.id)
      from public.listings as listing where listing.id in (select private.owned_listings())), '[]'))
$$;
comment on function public.owner_home() is 'The listings of the owner who asks: what is live, what waits, numbers, package.';

-- What waits follows who looks after the listing.
create function private.emails_follow_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_emails(array[coalesce(new.listing_id, old.listing_id)]);
  return null;
end
$$;

-- What an import brought is claimed once it has an owner: it has the smallest package, where it had none.
create function private.claim_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings as listing set package_tier = 'classified' where id = new.listing_id and private.standing(listing) = 'unclaimed';
  return null;
end
$$;
