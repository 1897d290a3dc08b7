-- Requests as administrators read them: as the sender does, with the contact, who decided, and what the listing says now of what is asked for. A request that waits
-- again after an undo tells nothing of that decision.
create view public.admin_change_requests with (security_invoker = true) as
select request.id, request.reference, request.kind, request.status, request.business_name, request.asked_tier, request.changes,
  (select coalesce(jsonb_agg(message - 'author' order by place), '[]') from jsonb_array_elements(request.messages) with ordinality as sent (message, place)) as messages,
  request.created_at, request.read_at, case request.status when 'asked-back' then request.asked_at + private.answer_window() end as answer_until,
  case when is_decided then request.decided_at end as decided_at, case when is_decided then request.decision_reason else '' end as decision_reason,
  case when is_decided then request.accepted else '{}' end as accepted,
  request.version, request.listing_id, request.base_version, request.reason, request.evidence, request.name, request.email, request.phone,
  listing.slug as listing_slug, listing.version as listing_version, listing.status as listing_status,
  (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(listing)) where request.changes ? key) as listing_live,
  (select administrator.email from public.admin_users as administrator where administrator.id = request.decided_by) as decided_by, request.operation,
  exists (select from public.audit_operations where id = request.operation and undone_by is not null) as is_undone,
  private.words_of(request.business_name, request.name, request.email, request.phone) as words
from public.change_requests as request cross join lateral (select request.status not in ('new', 'asked-back') as is_decided) as state
left join public.listings as listing on listing.id = request.listing_id;
comment on view public.admin_change_requests is 'Change requests, for administrators.';
