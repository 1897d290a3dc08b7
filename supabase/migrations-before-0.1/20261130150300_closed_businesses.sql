-- A report that a business has closed, or that there is none, archives its page when it is accepted, as one operation of History whose undo brings the page back and lets the
-- report wait again.

create function private.is_report_of_absence(request public.change_requests) returns boolean
language sql immutable set search_path = ''
return request.kind = 'report' and request.reason in ('closed', 'not-real');

-- As before, and a report that the business is not there archives its page.
create or replace function private.decide_change_request(decision jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  accept constant text[] := private.asked_list(decision, 'accept');
  decline constant text[] := private.asked_list(decision, 'decline');
  chosen constant jsonb := coalesce(nullif(decision -> 'over', 'null'), '{}');
  instead constant jsonb := coalesce(nullif(decision -> 'instead', 'null'), '{}');
  why constant text := private.trimmed(private.clean_text('reason', coalesce(decision ->> 'reason', ''), 1000));
  request public.change_requests;
  listing public.listings;
  decided text;
  written jsonb;
begin
  select * into request from private.request_to_change((decision ->> 'id')::uuid);
  if request.id is null then
    perform private.refuse('There is no such request');
  elsif request.version is distinct from (decision ->> 'version')::integer or request.status not in ('new', 'asked-back') then
    return jsonb_build_object('is_done', false, 'request', private.reviewed_json(request));
  end if;
  if array(select unnest(accept || decline) order by 1) <> array(select key from jsonb_object_keys(request.changes) as key order by 1) then
    perform private.refuse('Every column that is asked for is accepted or declined, once');
  elsif ('lat' = any (accept)) <> ('lng' = any (accept)) then
    perform private.refuse('lat and lng go together');
  end if;
  decided := private.decided_status(request.changes, accept);
  if request.changes = '{}' then
    decided := case (decision ->> 'is_accepted')::boolean when true then 'accepted' when false then 'declined' end;
    if decided is null then
      perform private.refuse('is_accepted is true or false');
    end if;
  end if;
  if decided = 'declined' and why = '' then
    perform private.refuse('reason is required');
  end if;

  written := (select coalesce(jsonb_object_agg(name, coalesce(instead -> name, request.changes -> name -> 'to')), '{}') from unnest(accept) as name);
  -- The slug of a place is made from its name.
  if written ? 'province_name' then
    written := written || '{"province_slug": null}';
  end if;
  if written ? 'city_name' then
    written := written || '{"city_slug": null}';
  end if;
  if accept <> '{}' then
    written := written || private.checks_of(accept, coalesce(private.asked_text(decision, 'how', 20),
      case when request.kind in ('application', 'edit') then 'owner' else 'administrator' end));
  end if;
  select * into listing from public.listings where id = request.listing_id for update;
  if request.kind <> 'application' and accept <> '{}' then
    if listing.id is null then
      perform private.refuse('The listing is no longer there');
    elsif exists (
      select from unnest(accept) as name, lateral (select to_jsonb(listing) -> name as live, request.changes -> name as asked) as field
      where not private.is_same(live, asked -> 'from') and not private.is_same(live, asked -> 'to')
        and not (chosen ? name and private.is_same(live, chosen -> name)))
    then
      return jsonb_build_object('is_done', false, 'request', private.reviewed_json(request));
    end if;
  end if;

  -- Who accepts that a business is not there takes its page out of the guide, by the same press. What is out of it already is left alone.
  if decided = 'accepted' and private.is_report_of_absence(request) and listing.status <> 'archived' then
    written := '{"status": "archived"}';
  end if;

  perform private.name_operation('request', jsonb_build_object('request', request.id, 'reference', request.reference, 'kind', request.kind));
  if request.kind = 'application' and decided <> 'declined' then
    request.listing_id := private.write_application(request.listing_id, written || jsonb_build_object('slug', decision -> 'listing' ->> 'slug',
      'status', coalesce(decision -> 'listing' ->> 'status', 'draft'), 'package_tier', coalesce(decision -> 'listing' ->> 'package_tier', 'classified')));
  elsif written <> '{}' then
    perform private.put_back(jsonb_build_object(request.listing_id, written));
  end if;
  update public.change_requests as stored set
    status = decided, version = stored.version + 1, accepted = accept, decision_reason = why, decided_at = clock_timestamp(), decided_by = auth.uid(),
    read_at = coalesce(stored.read_at, clock_timestamp()), asked_at = null, listing_id = request.listing_id,
    -- It has begun only where a listing was written.
    operation = nullif(current_setting('dira.operation', true), '')::bigint
  where id = request.id returning * into request;
  return jsonb_build_object('is_done', true, 'request', private.reviewed_json(request));
end
$$;

revoke all on function private.is_report_of_absence(public.change_requests) from public, anon, authenticated;
