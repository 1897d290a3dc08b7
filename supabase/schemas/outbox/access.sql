grant execute on function
  private.claim_letter(text), private.note_letter(uuid, integer, text, text), private.tend_outbox(), public.claim_letter(text),
  public.note_letter(uuid, integer, text, text), public.tend_outbox()
  to service_role;
grant execute on function
  private.mark_letter(uuid, boolean), private.retry_letters(uuid)
  to authenticated;
grant execute on function
  public.admin_outbox(jsonb), public.mark_letter(uuid, boolean), public.retry_letters(uuid)
  to authenticated, service_role;
insert into private.outbox_sender values (false);
