grant execute on function
  private.ask_email_change(uuid, text), private.ask_password(text), private.end_email_changes(uuid), private.finish_email_change(private.invitations),
  private.note_password_change(uuid), public.ask_email_change(uuid, text), public.ask_password(text), public.note_password_change(uuid)
  to service_role;
grant execute on function
  private.shown_account_email(uuid)
  to authenticated;
grant execute on function
  public.my_account()
  to authenticated, service_role;
