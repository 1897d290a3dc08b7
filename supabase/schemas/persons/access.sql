grant execute on function
  private.erase_person(text)
  to authenticated;
grant execute on function
  private.export_account_of(text), private.export_messages_of(text), private.export_sent_by(text)
  to service_role;
grant execute on function
  public.erase_person(text), public.export_person(text)
  to authenticated, service_role;
