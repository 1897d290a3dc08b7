grant execute on function
  private.answer_edit(text, text), private.confirm_facts(text, text[]), private.propose_edit(text, integer, jsonb, uuid),
  private.undo_own_operation(text, bigint), private.withdraw_edit(text, text[])
  to authenticated;
grant execute on function
  public.answer_edit(text, text), public.confirm_facts(text, text[]), public.owner_listing(text), public.propose_edit(text, integer, jsonb, uuid),
  public.undo_own_operation(text, bigint), public.withdraw_edit(text, text[])
  to authenticated, service_role;
