create trigger log_owner after insert or update or delete on private.listing_owners
  for each row execute function private.log_owner();
create trigger invite_applicant after update of status on public.change_requests
  for each row when (new.kind = 'application' and new.listing_id is not null and new.status is distinct from old.status)
  execute function private.invite_applicant();
create trigger emails_follow_owner after insert or delete on private.listing_owners
  for each row execute function private.emails_follow_owner();
create trigger claim_listing after insert on private.listing_owners
  for each row execute function private.claim_listing();
