create trigger keep_payment before update or delete on public.payments
  for each row execute function private.keep_payment();
create trigger keep_payments before truncate on public.payments
  for each statement execute function private.keep_payment();
create trigger refuse_undo_of_payment before insert on public.audit_operations
  for each row when (new.undoes is not null) execute function private.refuse_undo_of_payment();
create trigger clean_seller before insert on public.payments
  for each row when (new.seller is not null) execute function private.clean_seller();
create trigger settle_payment_note after insert on public.payments
  for each row when (new.reverses is null) execute function private.settle_payment_note();
