grant execute on function
  private.invitation_state(private.invitations), private.write_invitation(text), public.claim_invitation(text), public.finish_invitation(text, uuid),
  public.invitation_at(text), public.write_invitation(text)
  to service_role;
grant execute on function
  private.make_invitation(text, text, text, uuid), private.withdraw_invitation(uuid)
  to authenticated;
grant execute on function
  public.make_invitation(text, text, text, uuid), public.withdraw_invitation(uuid)
  to authenticated, service_role;
grant select, update on private.invitations to service_role;
