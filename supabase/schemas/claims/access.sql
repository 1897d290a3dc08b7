grant execute on function
  private.reveal_claim_code(uuid), private.reveal_claim_link(uuid)
  to authenticated;
grant execute on function
  public.ask_claim_proof(text, text), public.claim_channels(text), public.claim_status(text), public.listed_twins(jsonb),
  public.name_claim_account(text, text), public.send_claim_evidence(text, text, text), public.try_claim_code(text, text)
  to anon, authenticated, service_role;
grant execute on function
  public.claim_review(uuid), public.reveal_claim_code(uuid), public.reveal_claim_link(uuid)
  to authenticated, service_role;
