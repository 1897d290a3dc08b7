create trigger log_invitation after insert or update on private.invitations
  for each row execute function private.log_invitation();
create trigger withdraw_invitations after delete on public.admin_users
  for each row execute function private.withdraw_invitations();
create trigger emails_follow_invitation after update on private.invitations
  for each row execute function private.emails_follow_invitation();
