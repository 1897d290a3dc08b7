create trigger claim_follows_owner after insert on private.listing_owners
  for each row execute function private.claim_follows_owner();
create trigger proofs_follow_claim after update of status on public.change_requests
  for each row when (new.kind = 'claim' and (new.status in ('accepted', 'declined', 'withdrawn') or old.status = 'accepted') and new.status is distinct from old.status)
  execute function private.proofs_follow_claim();
create trigger forget_claim_link after update on private.invitations
  for each row when (new.used_at is not null or new.withdrawn_at is not null) execute function private.forget_claim_link();
